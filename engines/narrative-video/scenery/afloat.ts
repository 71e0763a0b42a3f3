import { hex } from '../../drawing/color.ts';
import type { Light } from '../light/light.ts';
import type { Scene } from '../story.ts';
import { INDOORS } from '../vocabulary/shelter.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { furnished } from './furnished.ts';
import { sceneryIn } from './seasons.ts';
import type { Scenery } from './thing.ts';
import type { ThingKind } from './things.ts';

/** Where water under a boat begins, and how far it reaches at least, in front of and behind the boat; its height. Meters. */
const LAKE = { from: 5, to: -14, y: -0.04, color: hex('#3f97c4') } as const;
/** Height of the water under a bridge, meters. */
const UNDER_BRIDGE = -0.7;
/** Height from which a thing is in the sky, meters. */
const ALOFT = 4;

const FLOATING: ReadonlySet<ThingName> = new Set<ThingName>(['boat', 'surfboard', 'splash']);

/** Whether somebody in the scene is in a boat or on a board on water, or on a bridge over it. */
export function isAfloat(scene: Pick<Scene, 'place' | 'deeds'> & Partial<Pick<Scene, 'things'>>): boolean {
  const { place, deeds } = scene;
  return (
    !INDOORS.has(place) && (deeds.some(({ things }) => things?.some((name) => FLOATING.has(name))) || isOnBridge(scene))
  );
}

function isOnBridge({ things = [] }: Partial<Pick<Scene, 'things'>>): boolean {
  return things.includes('bridge');
}

/**
 * Returns the place of a scene in this light. Around a boat there is water instead of the ground on which people usually
 * stand, and what stood on that ground is gone.
 */
export function sceneryOf(
  scene: Pick<Scene, 'place' | 'deeds'> & Partial<Pick<Scene, 'things' | 'visit' | 'isTrainGone'>>,
  light: Pick<Light, 'weather' | 'isAutumn'>,
): Scenery<ThingKind> {
  const scenery = furnished(sceneryIn(scene.place, light), scene);
  if (!isAfloat(scene) || scenery.room || scenery.around !== undefined) return scenery;
  const { water = LAKE, things } = scenery;
  const level = isOnBridge(scene) ? UNDER_BRIDGE : LAKE.y;
  const to = Math.min(water.to, LAKE.to);
  // What stands in the water already rises with it.
  const shore = scenery.water ? water.from : to;
  const rise = scenery.water ? level - water.y : 0;
  return {
    ...scenery,
    water: { ...LAKE, y: level, to, color: water.color },
    things: things
      .filter(({ y = 0, z }) => y > ALOFT || z < shore)
      .map((thing) => ((thing.y ?? 0) > ALOFT || thing.z < water.to ? thing : { ...thing, y: (thing.y ?? 0) + rise })),
  };
}
