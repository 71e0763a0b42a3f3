import type { PlaceName, Scene } from '../story.ts';
import type { ThingName } from '../vocabulary/things.ts';
import type { Scenery } from './thing.ts';
import type { ThingKind } from './things.ts';

/** Furniture of places that is not there if the story has some of its own. */
const DOUBLES: Partial<Record<ThingName, readonly ThingKind[]>> = {
  bed: ['bed', 'doubleBed'],
  sofa: ['sofa'],
  bench: ['bench', 'platformBench'],
  swing: ['swingSet'],
  table: ['table', 'roundTable'],
};
/** Places that look right only from one side. */
const ONE_SIDED: ReadonlySet<PlaceName> = new Set([
  'train',
  'railway',
  'station',
  'subway',
  'beach',
  'sea',
  'harbor',
  'castle',
]);

type Staged = Pick<Scene, 'place' | 'deeds'> & Partial<Pick<Scene, 'things' | 'visit' | 'isTrainGone'>>;

/** How far a train has gone that leaves its platform, so that its tail is still seen, in meters. */
const GONE = 43;

/** Returns the furniture that a scene has of its own. */
export function ownFurniture({ things = [], deeds }: Pick<Staged, 'things' | 'deeds'>): ThingName[] {
  const had = [...things, ...deeds.flatMap(({ things: own = [] }) => own)];
  return (Object.keys(DOUBLES) as ThingName[]).filter((name) => had.includes(name));
}

/**
 * Returns a place without what a scene has of its own, and with its train on the way if that has left. On every second
 * visit, it is seen from the other side.
 */
export function furnished(scenery: Scenery<ThingKind>, scene: Staged): Scenery<ThingKind> {
  const gone = new Set(ownFurniture(scene).flatMap((name) => DOUBLES[name] ?? []));
  const turns = (scene.visit ?? 0) % 2 === 1 && !ONE_SIDED.has(scene.place);
  if (gone.size === 0 && !turns && !scene.isTrainGone) return scenery;
  const left = scenery.things
    .filter(({ kind }) => !gone.has(kind))
    .map((thing) => (scene.isTrainGone && thing.kind === 'waitingTrain' ? { ...thing, x: thing.x - GONE } : thing));
  return {
    ...scenery,
    things: turns ? left.map((thing) => ({ ...thing, x: -thing.x, ...(thing.turn && { turn: -thing.turn }) })) : left,
  };
}
