import type { Scene } from './story.ts';
import { TAKES_OVER } from './transitions.ts';

/** Drawings of a part. `to` is the first drawing after it. */
export interface Part {
  from: number;
  to: number;
}

/** Shortest part in seconds. A shorter part is not worth its own process. */
const SHORTEST = 6;
/**
 * Distance in seconds that a border may have from an even share, to avoid a dissolve. A dissolve also shows the scene
 * before, which would be drawn twice.
 */
const DETOUR = 2;

/**
 * Cuts a video into parts that can be drawn at the same time, at the scene borders nearest to even shares.
 * @throws RangeError if there are no scenes
 */
export function partsOf(scenes: readonly Scene[], durationSeconds: number, drawings: number, most: number): Part[] {
  const count = Math.max(1, Math.min(most, Math.floor(durationSeconds / SHORTEST)));
  const borders = new Set([0]);
  for (let index = 1; index < count; index += 1) {
    const even = (durationSeconds * index) / count;
    const cost = ({ start, transition }: Scene) => Math.abs(start - even) + (TAKES_OVER.has(transition) ? DETOUR : 0);
    const scene = [...scenes].sort((a, b) => cost(a) - cost(b))[0];
    if (scene) borders.add(Math.ceil(scene.start * drawings));
  }
  const total = Math.ceil(durationSeconds * drawings);
  const froms = [...borders].filter((from) => from < total).sort((a, b) => a - b);
  return froms.map((from, index) => ({ from, to: froms[index + 1] ?? total }));
}

/** @throws RangeError if there are no scenes */
export function sceneAt(scenes: readonly Scene[], seconds: number): Scene {
  const scene = scenes.find(({ end }) => seconds < end) ?? scenes.at(-1);
  if (!scene) throw new RangeError('a storyboard has at least one scene');
  return scene;
}
