import { Path2D } from '@napi-rs/canvas';
import { addCrescent, isInLocks } from './hair-locks.ts';
import { hairlineOf } from './hairline.ts';
import type { Head } from './head-space.ts';
import { type Mane, thicknessOf } from './mane.ts';
import type { Point } from './tube.ts';

const PARTINGS = { left: -0.45, middle: 0, right: 0.45 } as const;

/** Lines of hair on the back of a head: where they end across, and the shares of the fall between which they are drawn. */
const FALLING = [
  [-0.86, 0.04, 0.62],
  [-0.6, 0.34, 1],
  [-0.44, 0.02, 0.5],
  [-0.16, 0.42, 0.94],
  [0.06, 0.03, 0.4],
  [0.24, 0.55, 1],
  [0.5, 0.02, 0.6],
  [0.66, 0.4, 0.9],
  [0.88, 0.05, 0.56],
] as const;

/** Width of a line between locks where it is the thickest, in the head's units. */
const LINE = 0.016;

/** Returns the lines between locks, which are thin at both ends: from the gaps of the hairline to the parting, or on the back of a head to the whorl. */
export function locksOf(head: Head, mane: Mane): Path2D {
  const path = new Path2D();
  const { hair } = head.sheet;
  if (hair.length === 'bald' || hair.texture === 'curly' || isInLocks(head)) return path;
  const turned = PARTINGS[hair.parting] * (head.isAway ? -1 : 1) + head.yaw;
  const [rootX, rootY] = [Math.sin(turned) * crownHalf(head, mane, -0.98), -0.98];
  if (!head.isAway) {
    for (const {
      point: [x, y],
      isTip,
    } of hairlineOf(head, mane)) {
      if (isTip || y < -0.74 || Math.abs(x) > head.half * 0.97) continue;
      const root: Point = [rootX + (x - rootX) * 0.42, rootY + 0.02];
      addCrescent(path, { root, bend: [x * 1.02, -0.74], tip: [x, y] }, LINE);
    }
    return path;
  }
  // From behind, hair falls from the whorl in lines that spread around the head.
  const low = { bald: 0, cropped: 0.35, short: 0.5, swept: 0.56, bob: 0.66, medium: 0.95, long: 1.9 }[hair.length];
  const [whorlX, whorlY] = [Math.sin(turned * 0.6) * head.half * 0.3, -0.66];
  const wide = head.half + mane.volume * 0.6;
  for (const [across, from, to] of FALLING) {
    const at = (share: number) => whorlY + (low - whorlY) * share;
    const spread = (share: number) => whorlX + (across * wide - whorlX) * Math.min(1, share * 2.2) ** 0.6;
    const lock = {
      root: [spread(from), at(from)],
      bend: [spread(to) * 1.04, at(from + (to - from) * 0.4)],
      tip: [spread(to) * 0.96, at(to)],
    } as const;
    addCrescent(path, lock, LINE);
  }
  const top: Point = [rootX, rootY - mane.volume * 0.6];
  addCrescent(path, { root: [whorlX, whorlY], bend: [(whorlX + rootX) / 2, -0.9], tip: top }, LINE);
  return path;
}

/** Share of the parting at which a band of light is broken. */
const GAP = 0.1;

/**
 * Returns a band of light around the crown, from any side.
 * @param teeth how far its jagged edges reach up and down; 0 is a smooth band
 */
export function bandOfLight(
  head: Head,
  mane: Mane,
  { down, thick, teeth }: { down: number; thick: number; teeth: number },
): Path2D {
  const path = new Path2D();
  const parting = head.isAway ? 0 : Math.sin(PARTINGS[head.sheet.hair.parting] + head.yaw);
  const half = crownHalf(head, mane, down);
  for (const [from, to] of [
    [-0.84, parting - GAP],
    [parting + GAP, 0.84],
  ] as const) {
    if (to - from < 0.2) continue;
    const count = Math.max(2, Math.round((to - from) * 7));
    const at = (share: number, off: number): Point => {
      const across = from + (to - from) * share;
      // The band tapers toward its ends.
      const taper = Math.min(1, Math.sin(Math.PI * Math.min(1, Math.max(0, share))) * 2);
      return [across * half, down + 0.2 * across * across + off * taper];
    };
    path.moveTo(...at(0, 0));
    for (let tooth = 0; tooth < count; tooth += 1) {
      const long = teeth * (0.5 + ((tooth * 7) % 5) / 6);
      path.lineTo(...at((tooth + 0.5) / count, -thick / 2 - long));
      path.lineTo(...at((tooth + 1) / count, -thick / 2));
    }
    for (let tooth = count; tooth > 0; tooth -= 1) {
      const long = teeth * (0.6 + ((tooth * 5) % 7) / 6);
      path.lineTo(...at((tooth - 0.4) / count, thick / 2 + long));
      path.lineTo(...at((tooth - 1) / count, thick / 2));
    }
    path.closePath();
  }
  return path;
}

/** Returns half of the width of the hair at a height above the ears. */
function crownHalf(head: Head, mane: Mane, down: number): number {
  const thick = thicknessOf(head.sheet, mane);
  const share = Math.min(1, Math.abs(down) / (1 + thick));
  return (head.half + thick) * Math.sqrt(Math.max(0, 1 - share ** 2.6));
}
