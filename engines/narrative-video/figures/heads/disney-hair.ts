import type { Path2D } from '@napi-rs/canvas';
import { css, lighten, luminance } from '../../../drawing/color.ts';
import { isHanging } from '../../../people/character-sheet.ts';
import type { HairCut } from '../kit/hair.ts';
import { onHead } from '../kit/hairline.ts';
import type { Head } from '../kit/head-space.ts';
import type { Mane } from '../kit/mane.ts';
import type { HeadPaint } from '../kit/puppet.ts';
import type { Section } from '../kit/skull.ts';
import { smoothPath } from '../kit/tube.ts';
import { tuftsOf } from '../kit/tufts.ts';

/** A heart of a face: round cheeks, an upturned nose, full lips, a small round chin. */
const HEROINE: readonly Section[] = [
  [-1, 0.08, 0.04, 0.1],
  [-0.96, 0.35, 0.3, 0.44],
  [-0.83, 0.63, 0.58, 0.76],
  [-0.62, 0.85, 0.82, 1],
  [-0.34, 0.97, 0.94, 1.12],
  [-0.05, 0.97, 0.93, 1.12],
  [0.12, 0.97, 0.84, 1.02, 0.86],
  [0.3, 1, 0.86, 0.88, 1.02],
  [0.38, 1, 0.84, 0.78, 1.2],
  [0.45, 0.97, 0.8, 0.66, 1.02],
  [0.57, 0.88, 0.74, 0.4, 1.05],
  [0.68, 0.74, 0.7, 0.16, 0.98],
  [0.78, 0.56, 0.7, -0.02, 0.92],
  [0.9, 0.36, 0.76, -0.25, 0.94],
  [1, 0.12, 0.7, -0.5],
];

/** A long face with a strong jaw and a broad chin, a straight nose and a heavy brow. */
const HERO: readonly Section[] = [
  [-1, 0.08, 0.04, 0.1],
  [-0.96, 0.36, 0.32, 0.44],
  [-0.83, 0.64, 0.6, 0.76],
  [-0.62, 0.84, 0.84, 1],
  [-0.34, 0.95, 0.95, 1.1],
  [-0.05, 0.95, 0.97, 1.1],
  [0.1, 0.95, 0.86, 1.02, 0.9],
  [0.28, 0.96, 0.86, 0.9, 1.1],
  [0.38, 0.96, 0.84, 0.8, 1.24],
  [0.45, 0.94, 0.8, 0.7, 0.98],
  [0.56, 0.91, 0.76, 0.5, 1],
  [0.66, 0.86, 0.72, 0.34, 0.94],
  [0.78, 0.72, 0.74, 0.1, 0.92],
  [0.92, 0.5, 0.86, -0.2, 1.02],
  [1, 0.24, 0.78, -0.45],
];

/** Hair in a few large waves that are brushed up and away from the forehead. */
export function maneOf(head: Head): Mane {
  return {
    skull: skullOf(head),
    volume: head.sheet.presentation === 'feminine' ? 0.28 : 0.2,
    wind: 0.07,
    edge: 'sweep',
    fringe: [
      [0.94, -0.1],
      [0.86, -0.02],
      [0.66, -0.1],
      [0.36, -0.3],
      [0.02, -0.5],
      [-0.3, -0.66],
      [-0.56, -0.6],
      [-0.8, -0.36],
      [-0.94, -0.1],
    ],
    parted: [
      [0.95, -0.06],
      [0.88, -0.3],
      [0.7, -0.46],
      [0.36, -0.54],
      [0, -0.62],
      [-0.3, -0.76],
      [-0.44, -0.86],
      [-0.62, -0.64],
      [-0.84, -0.4],
      [-0.95, -0.06],
    ],
    halved: [
      [0.95, -0.06],
      [0.88, -0.34],
      [0.7, -0.5],
      [0.4, -0.62],
      [0, -0.86],
    ],
  };
}

/** Returns how waves break the outline of the hair. */
function tuftCutOf({ volume, wind }: Mane): HairCut {
  return { volume, wind, tip: 'round', locks: 5, hang: 0.4 };
}

export function skullOf({ sheet }: Head): readonly Section[] {
  return sheet.presentation === 'feminine' || sheet.age === 'child' ? HEROINE : HERO;
}

/** Returns the wave that stands up from the forehead, on the far side of the parting, or the waves of full hair. */
export function crestOf(head: Head, mane: Mane): Path2D[] {
  if (head.sheet.hair.full) return tuftsOf(head, tuftCutOf(mane));
  const { sheet, isAway } = head;
  const { hair, hat } = sheet;
  if (hat || isAway || hair.recedes || hair.texture === 'curly' || hair.length === 'bald' || hair.length === 'cropped')
    return [];
  const side = hair.parting === 'right' ? -1 : 1;
  // From the side, the wave is seen along its length.
  const facing = Math.max(0, Math.cos(head.yaw));
  if (facing < 0.7) return [];
  const tall = (isHanging(hair) ? 0.1 : 0.2) * facing;
  const blown = Math.sin(head.seconds * 2.1) * 0.02;
  const at = (angle: number, down: number, lift = 0) => onHead(head, side * angle, down, lift);
  const wave = [
    at(-0.5, -0.82),
    at(-0.5, -1.12 - tall * 0.5, 0.02),
    at(-0.05, -1.18 - tall, 0.04),
    at(0.5, -1.12 - tall * 0.8 + blown, 0.14 * facing),
    at(0.95, -0.8 + blown, 0.24 * facing),
    at(1.12, -0.5, 0.14 * facing),
    at(0.7, -0.5),
    at(0, -0.68),
  ];
  return [smoothPath(wave, 0.1)];
}

/** Draws broad light along the waves, which follows the way the hair is brushed. */
export function drawSheen(head: Head, mane: Mane, cap: Path2D, { hair }: HeadPaint): void {
  const { brush, sheet, isAway } = head;
  if (sheet.hair.length === 'cropped' || sheet.hat) return;
  const tone = lighten(hair, luminance(hair) < 60 ? 0.2 : 0.3);
  const side = (sheet.hair.parting === 'right' ? -1 : 1) * (isAway ? -1 : 1);
  const at = (angle: number, down: number) => onHead(head, side * angle, down, mane.volume * 0.5);
  const bow = (from: number, to: number, down: number, thick: number) =>
    smoothPath(
      [
        at(from, down + 0.12),
        at(from + (to - from) * 0.3, down - thick * 0.4),
        at(from + (to - from) * 0.65, down - thick * 0.2 + 0.04),
        at(to, down + 0.3),
        at(from + (to - from) * 0.62, down + thick + 0.02),
        at(from + (to - from) * 0.3, down + thick * 0.6),
      ],
      0.05,
    );
  const { context } = brush;
  context.save();
  context.clip(cap);
  context.fillStyle = css(tone, 0.85);
  context.fill(bow(-0.25, 1.05, isAway ? -0.62 : -0.86, 0.12));
  context.fill(bow(-0.62, -1.3, isAway ? -0.5 : -0.64, 0.1));
  if (isAway && isHanging(sheet.hair)) context.fill(bow(-0.7, 0.8, 0.2, 0.1));
  context.restore();
}
