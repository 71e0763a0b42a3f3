import { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Head } from './head-space.ts';
import type { Point } from './tube.ts';

/** Whether lashes are drawn. Long ones would make old women young. */
export function hasLashes({ presentation, age }: Pick<CharacterSheet, 'presentation' | 'age'>): boolean {
  return presentation === 'feminine' && age !== 'old';
}

/** A shut eye: its outer corner, how far below it the middle of its bow is (negative in a laugh), and its half width. */
interface ShutEye {
  x: number;
  y: number;
  bow: number;
  /** Positive if the outer corner is on the viewer's right. */
  out: number;
}

/** Draws a woman's lashes along the outer half of a shut eye. @param width in line widths */
export function drawShutLashes({ brush, sheet }: Head, { x, y, bow, out }: ShutEye, ink: Rgb, width: number): void {
  if (!hasLashes(sheet)) return;
  const path = new Path2D();
  for (const share of [0.35, 0.7, 1]) {
    const low = y + bow * (1 - share ** 2);
    path.moveTo(x - out * (1 - share), low);
    path.lineTo(x - out * (0.76 - share * 1.12), low + 0.075 - share * 0.02);
  }
  brush.stroke(path, ink, width);
}

/** How far the ends of a shut lid rise toward the nose and fall beside it in the deepest grief, in the head's units. */
const GRIEVED = 0.045;

/** Returns how far the inner end of a shut lid rises and its outer end falls. Level lids over tears look angry. */
export function griefOf({ expression }: Pick<Head, 'expression'>): number {
  return GRIEVED * Math.max(0, expression.brows.inner);
}

/** Returns the points of a shut lid from its inner to its outer end. @param lid `x` is the middle */
export function shutLid(head: Pick<Head, 'expression'>, { x, y, bow, out }: ShutEye): Point[] {
  const grief = griefOf(head);
  return [-1, -0.5, 0, 0.5, 1].map((at) => [x + at * out, y + bow * (1 - at * at) + grief * at]);
}
