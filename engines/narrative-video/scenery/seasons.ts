import type { Light } from '../light/light.ts';
import type { PlaceName } from '../story.ts';
import { SHELTERED } from '../vocabulary/shelter.ts';
import { lawnInAutumn } from './autumn.ts';
import { SCENERIES } from './index.ts';
import { covered } from './snow-cover.ts';
import type { Scenery, Thing } from './thing.ts';
import type { ThingKind } from './things.ts';

/** Share of snow in the color of the ground. */
const ON_GROUND = 0.88;
/** What snow covers completely, and what stands there only in summer. */
const GONE: ReadonlySet<ThingKind> = new Set<ThingKind>(['flowers', 'tuft', 'shell', 'palm', 'umbrella', 'cactus']);
/** What sheds its leaves. */
const SHEDS: ReadonlySet<ThingKind> = new Set<ThingKind>(['tree', 'bush']);
const DRIFTS: readonly Thing<ThingKind>[] = [
  { kind: 'drift', x: -2.6, z: -1.9 },
  { kind: 'drift', x: 3.4, z: -2.6, size: 1.3, turn: 0.3 },
  { kind: 'drift', x: -5.4, z: -5, size: 1.7 },
  { kind: 'drift', x: 6.2, z: -7.5, size: 2 },
];

/**
 * Returns a place as it is in this light. Where snow falls, it lies on the ground, in drifts and on things. In autumn, leaves
 * and lawns have turned.
 */
export function sceneryIn(
  place: PlaceName,
  { weather, isAutumn }: Pick<Light, 'weather' | 'isAutumn'>,
): Scenery<ThingKind> {
  const scenery = SCENERIES[place];
  if (isAutumn && weather !== 'snow' && !SHELTERED.has(place))
    return {
      ...scenery,
      ground: lawnInAutumn(scenery.ground),
      things: scenery.things.map((thing) => (SHEDS.has(thing.kind) ? { ...thing, isAutumnal: true } : thing)),
    };
  if (weather !== 'snow' || SHELTERED.has(place) || scenery.around !== undefined) return scenery;
  const { ground, water, things } = scenery;
  const left = things.filter(({ kind }) => !GONE.has(kind)).map((thing) => ({ ...thing, isSnowed: true }));
  const onLand = water ? DRIFTS.filter(({ z }) => z > water.from + 1 || z < water.to) : DRIFTS;
  return {
    ...scenery,
    ground: { kind: 'snow', color: covered(ground.color, ON_GROUND), accent: covered(ground.accent, ON_GROUND - 0.1) },
    things: [...left, ...onLand],
  };
}
