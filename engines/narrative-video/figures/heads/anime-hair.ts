import type { Path2D } from '@napi-rs/canvas';
import { css, lighten, luminance, mix, type Rgb } from '../../../drawing/color.ts';
import { bandOfLight } from '../kit/hair-light.ts';
import { onHead } from '../kit/hairline.ts';
import type { Head } from '../kit/head-space.ts';
import type { Mane } from '../kit/mane.ts';
import type { Section } from '../kit/skull.ts';
import { smoothPath } from '../kit/tube.ts';

/** A high cranium, hollow cheeks, a small pointed nose and a pointed chin. */
export const SKULL: readonly Section[] = [
  [-1, 0.06, 0.04, 0.1],
  [-0.96, 0.34, 0.3, 0.44],
  [-0.84, 0.62, 0.58, 0.76],
  [-0.64, 0.85, 0.8, 1],
  [-0.36, 0.98, 0.93, 1.16],
  [-0.08, 1, 0.95, 1.2],
  [0.1, 0.97, 0.86, 1.14, 0.88],
  [0.26, 0.95, 0.84, 1.02, 0.95],
  [0.4, 0.92, 0.84, 0.88, 1.07],
  [0.46, 0.89, 0.82, 0.78, 1.11],
  [0.51, 0.85, 0.78, 0.62, 0.98],
  [0.57, 0.79, 0.74, 0.44, 0.9],
  [0.63, 0.7, 0.7, 0.25, 0.945],
  [0.67, 0.63, 0.68, 0.14, 0.9],
  [0.72, 0.55, 0.68, 0.02, 0.935],
  [0.79, 0.44, 0.7, -0.12, 0.87],
  [0.89, 0.28, 0.78, -0.34, 0.93],
  [0.96, 0.15, 0.82, -0.52, 0.88],
  [1, 0.05, 0.7, -0.6],
];

/** Pointed locks that fall between the eyes. */
export const MANE: Mane = {
  skull: SKULL,
  volume: 0.22,
  wind: 0.05,
  edge: 'spikes',
  fringe: [
    [0.93, -0.2],
    [0.84, 0.16],
    [0.66, -0.34],
    [0.46, 0.02],
    [0.36, -0.4],
    [0.1, 0.14],
    [-0.06, -0.46],
    [-0.22, -0.04],
    [-0.44, -0.44],
    [-0.66, 0.08],
    [-0.76, -0.3],
    [-0.88, 0.12],
    [-0.94, -0.2],
  ],
  parted: [
    [0.94, -0.16],
    [0.86, 0.2],
    [0.72, -0.2],
    [0.66, 0],
    [0.4, -0.46],
    [0.3, -0.18],
    [0.02, -0.66],
    [-0.16, -0.36],
    [-0.4, -0.86],
    [-0.66, -0.12],
    [-0.72, -0.34],
    [-0.86, 0.14],
    [-0.94, -0.16],
  ],
  swept: [
    [0.94, -0.12],
    [0.9, 0.2],
    [0.8, -0.16],
    [0.8, 0.06],
    [0.55, -0.32],
    [0.6, -0.1],
    [0.2, -0.54],
    [0.3, -0.26],
    [-0.42, -0.9],
    [-0.68, -0.28],
    [-0.72, -0.44],
    [-0.88, 0.12],
    [-0.94, -0.16],
  ],
  halved: [
    [0.94, -0.16],
    [0.86, 0.22],
    [0.74, -0.2],
    [0.64, 0.04],
    [0.4, -0.44],
    [0.32, -0.14],
    [0, -0.88],
  ],
};

/** Locks that stand up at the crown, in the terms of tufts. */
export const TUFTS = { volume: MANE.volume, tip: 'pointed', locks: 6, hang: 0.5, wind: MANE.wind } as const;

/** Returns the pointed locks that fall in front of the ears. */
export function sideLocks(head: Head): Path2D[] {
  const { length } = head.sheet.hair;
  if (length === 'cropped' || length === 'bald' || head.sheet.hair.recedes) return [];
  const low = { short: 0.42, swept: 0.36, bob: 0.64, medium: 0.92, long: 1.12 }[length];
  const blown = Math.sin(head.seconds * 1.9) * MANE.wind * low;
  return ([-1, 1] as const)
    .filter((sign) => Math.abs(sign * 1.2 + head.yaw) < 1.4)
    .map((sign) => {
      const at = (angle: number, down: number, push = 0) => {
        const [x, y] = onHead(head, sign * angle, down, 0.03);
        return [x + push, y] as const;
      };
      return smoothPath(
        [
          [...at(1.28, -0.3)],
          [...at(1.34, low * 0.4)],
          [...at(1.16, low, blown)],
          [...at(1.12, low * 0.42)],
          [...at(1.02, -0.2)],
        ],
        0.3,
      );
    });
}

/** Draws the ring of light as one clean band. Jagged streaks would be gray hair. */
export function drawLight(head: Head, cap: Path2D, hair: Rgb): void {
  const { brush, sheet, isAway } = head;
  if (sheet.hair.length === 'cropped' || sheet.hat) return;
  const isDark = luminance(hair) < 60;
  const tone = mix(lighten(hair, isDark ? 0.3 : 0.5), isDark ? [160, 180, 255] : [255, 236, 190], 0.25);
  const { context } = brush;
  context.save();
  context.clip(cap);
  context.fillStyle = css(tone, 0.85);
  context.fill(bandOfLight(head, MANE, { down: isAway ? -0.44 : -0.7, thick: 0.1, teeth: 0.025 }));
  context.restore();
}
