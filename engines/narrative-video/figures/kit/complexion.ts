import type { Rgb } from '../../../drawing/color.ts';
import { drawAge, drawBlush } from './face-parts.ts';
import type { Head } from './head-space.ts';
import type { HeadPaint } from './puppet.ts';
import { drawCriedOut } from './tears.ts';

/** What a face shows on its skin. */
export interface Complexion {
  /** Color of the cheeks, where it is, and how far it reaches. */
  blush: readonly [color: Rgb, across: number, down: number, radius: number];
  age: Parameters<typeof drawAge>[2];
  /** Height of the nose, which is red after crying. */
  nose: number;
}

/** Draws color in the cheeks, folds, and what crying has left. */
export function drawComplexion(head: Head, paint: HeadPaint, { blush, age, nose }: Complexion): void {
  drawBlush(head, ...blush);
  drawAge(head, paint.skin, age);
  drawCriedOut(head, paint, { eyes: age.eyes, nose });
}
