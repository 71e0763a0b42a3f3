import type { Action } from '../actions.ts';
import type { PlaceName, Scene } from '../story.ts';
import type { Light } from './light.ts';

/** Places with a view to the horizon, on which the low sun stands. Elsewhere, houses or trees would hide it there. */
const OPEN: ReadonlySet<PlaceName> = new Set(['beach', 'sea', 'field', 'desert']);
/** What two people do so close to each other that nothing is seen between them. */
const CLOSE: ReadonlySet<Action> = new Set<Action>(['hug', 'kiss']);
/** Height of a low sun's middle, as a share of the height of the horizon: a part of it is below. */
const LOW = 0.96;

/** Returns the x of a gap through which the sky is seen: between people, or beside them. 0 to 1. */
function gapOf({ characters, action }: Pick<Scene, 'characters' | 'action'>): number {
  return characters.length % 2 === 0 && !CLOSE.has(action) ? 0.5 : 0.7;
}

type Staged = Pick<Scene, 'place' | 'time' | 'characters' | 'action'>;

/** Returns the x of the sun of a scene if it is low on an open horizon. */
export function lowSunAt(scene: Staged): number | undefined {
  const isLow = scene.time === 'sunset' || scene.time === 'dawn';
  return isLow && OPEN.has(scene.place) ? gapOf(scene) : undefined;
}

/** Puts the sun of a sunset or a dawn on the horizon, where people do not hide it. */
export function withLowSun(light: Light, scene: Staged): Light {
  const x = lowSunAt(scene);
  return light.sun && x !== undefined ? { ...light, sun: { ...light.sun, x, y: LOW } } : light;
}

/** Returns whether the sun is so low that it throws long shadows toward the viewer. */
export function isSunLow({ sun, time }: Light): boolean {
  return sun !== null && (time === 'sunset' || time === 'dawn');
}
