import type { Chance } from '../../../drawing/chance.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { type Copper, cutInto, LIGHT } from './burin.ts';

/** A billow: a ball whose middle is `z` in front of the plate. */
interface Billow {
  x: number;
  y: number;
  z: number;
  r: number;
}

/** A bank of clouds stands on a level base. Lengths are pixels. */
export interface Bank {
  left: number;
  right: number;
  base: number;
  /** Height of the bank over its base, for each share of its width. */
  rise(share: number): number;
  /** Darkest tone. */
  dark?: number;
}

/**
 * Returns the height of a bell curve, 1 in its middle.
 * @param wide distance from the middle at which it is still 1/e high
 */
export function hump(share: number, middle: number, wide: number): number {
  return Math.exp(-(((share - middle) / wide) ** 2));
}

/** Cuts rolling cumulus: each large billow carries smaller ones on its upper side, as cauliflower does. */
export function cutClouds(copper: Copper, bank: Bank, unit: number, own: Chance): void {
  const billows = billowsOf(bank, own);
  const left = Math.max(0, Math.floor(Math.min(...billows.map(({ x, r }) => x - r))));
  const right = Math.min(copper.width, Math.ceil(Math.max(...billows.map(({ x, r }) => x + r))));
  const top = Math.max(0, Math.floor(Math.min(...billows.map(({ y, r }) => y - r))));
  const bottom = Math.min(copper.height, Math.ceil(bank.base));
  const [width, height] = [right - left, bottom - top];
  const depth = new Float32Array(width * height).fill(-1e6);
  const lit = new Float32Array(width * height);
  for (const { x, y, z, r } of billows) {
    for (let row = Math.max(top, Math.floor(y - r)); row < Math.min(bottom, y + r); row++) {
      const dy = (row - y) / r;
      const reach = Math.sqrt(Math.max(0, 1 - dy * dy)) * r;
      for (let at = Math.max(left, Math.ceil(x - reach)); at < Math.min(right, x + reach); at++) {
        const dx = (at - x) / r;
        const dz = Math.sqrt(Math.max(0, 1 - dx * dx - dy * dy));
        const index = (row - top) * width + at - left;
        if (z + dz * r <= (depth[index] as number)) continue;
        depth[index] = z + dz * r;
        lit[index] = dx * LIGHT[0] + dy * LIGHT[1] + dz * LIGHT[2];
      }
    }
  }
  const reach = Math.max(2, Math.round(5 * unit));
  cutInto(copper, [left, top, right, bottom], (x, y, cut) => {
    const index = (y - top) * width + x - left;
    const here = depth[index] as number;
    if (here < -1e5) return false;
    const share = (x - bank.left) / (bank.right - bank.left);
    const high = (bank.base - y) / Math.max(1, bank.rise(clamp(share)));
    // A billow in front darkens what is behind it.
    let hidden = 0;
    for (const [dx, dy, far] of AROUND) {
      const [ax, ay] = [x - left + dx * reach * far, y - top + dy * reach * far];
      if (ax < 0 || ay < 0 || ax >= width || ay >= height) continue;
      hidden += clamp(
        ((depth[Math.round(ay) * width + Math.round(ax)] as number) - here - 2 * unit) / (26 * unit),
        0,
        0.16,
      );
    }
    const base = smoothstep(0.5, 0.02, high);
    const shade = smoothstep(0.78, -0.4, lit[index] as number);
    // Toward the base a cloud dissolves.
    const end = smoothstep(0, 0.1, high + 0.03 * Math.sin(x * 0.03));
    cut.tone = clamp((0.62 * shade + hidden + 0.16 * base) * (0.35 + 0.65 * end), 0, bank.dark ?? 0.84);
    cut.line = y * 0.9 + x * 0.32 + here * 0.72;
    cut.cross = x * 0.8 - y * 0.55 + here * 0.5;
    return true;
  });
}

const AROUND = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, -1, 1],
  [0, 1, 1],
  [0.7, 0.7, 2],
  [-0.7, 0.7, 2],
  [0, 1, 2.4],
] as const;

function billowsOf({ left, right, base, rise }: Bank, own: Chance): Billow[] {
  const billows: Billow[] = [];
  const grow = (x: number, y: number, z: number, r: number, level: number) => {
    billows.push({ x, y, z, r });
    if (level === 0) return;
    const count = level === 2 ? 6 : 5;
    for (let child = 0; child < count; child++) {
      const turn = Math.PI * (1.04 + (0.92 * (child + 0.5 + own.around() * 0.45)) / count);
      const small = r * own.between(0.34, 0.56);
      const far = r * own.between(0.62, 0.92);
      grow(x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.95, z + r * own.between(0.1, 0.5), small, level - 1);
    }
  };
  const wide = right - left;
  let x = left;
  while (x < right) {
    const share = (x - left) / wide;
    const high = rise(share) * own.between(0.82, 1.1);
    const r = Math.max(high * 0.3, Math.min(high * 0.42, wide * 0.16));
    for (let y = base - r * 0.2; y > base - high + r * 0.9; y -= r * 0.85)
      grow(x + own.around() * r * 0.5, y, ((y - base) / high) * r * 1.2, r * own.between(0.85, 1.1), 2);
    x += r * own.between(0.8, 1.25);
  }
  return billows;
}
