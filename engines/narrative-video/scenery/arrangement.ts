import { chanceOf } from '../../drawing/chance.ts';
import type { Rgb } from '../../drawing/color.ts';
import type { Thing } from './thing.ts';
import type { ThingKind } from './things.ts';

/** Places `count` things in a row: the first at `x`, each of the others `step` meters after the one before. */
export function row(
  kind: ThingKind,
  count: number,
  x: number,
  z: number,
  step: number,
  more: Partial<Thing<ThingKind>> = {},
): Thing<ThingKind>[] {
  return Array.from({ length: count }, (_, index) => ({ kind, x: x + index * step, z, ...more }));
}

/** Places `count` things at even distances from one point on the ground to another. */
export function along(
  kind: ThingKind,
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
): Thing<ThingKind>[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0 : index / (count - 1);
    return { kind, x: from[0] + (to[0] - from[0]) * share, z: from[1] + (to[1] - from[1]) * share };
  });
}

/** Scatters things over an area, evenly enough that none stands on another. Sizes vary by 20 % around `size`. */
export function scattered(
  kind: ThingKind,
  count: number,
  area: { x: readonly [number, number]; z: readonly [number, number] },
  seed: string,
  size = 1,
  color?: Rgb,
): Thing<ThingKind>[] {
  const chance = chanceOf(`${seed}/${kind}`);
  const lanes = Math.max(1, Math.round(count / 3));
  return Array.from({ length: count }, (_, index) => {
    const lane = (index % lanes) + chance.between(0.15, 0.85);
    const depth = (Math.floor(index / lanes) + chance.between(0.1, 0.9)) / Math.ceil(count / lanes);
    const [left, right] = area.x;
    const [far, near] = area.z;
    return {
      kind,
      x: left + ((right - left) * lane) / lanes,
      z: far + (near - far) * depth,
      size: size * chance.between(0.8, 1.2),
      turn: chance.between(-0.5, 0.5),
      ...(color && { color }),
    };
  });
}
