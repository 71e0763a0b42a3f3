import { Path2D } from '@napi-rs/canvas';
import { css, lighten, luminance, mix, type Rgb } from '../../../drawing/color.ts';
import type { Head } from './head-space.ts';

/** Lengths of the strands at the upper and lower edge of the light on hair, in the head's units. */
const STRANDS = [0.03, 0.09, 0.05, 0.12, 0.04, 0.08, 0.02, 0.1, 0.06, 0.11, 0.03, 0.07];

/** Draws the ring of light around the crown, broken at the parting. */
export function drawShine(head: Head, cap: Path2D, hair: Rgb): void {
  if (head.sheet.hair.length === 'cropped' || head.sheet.hat) return;
  const { context } = head.brush;
  const path = new Path2D();
  for (const [from, to] of [
    [-0.86, -0.12],
    [0.04, 0.8],
  ] as const) {
    const at = (share: number, off: number) => {
      const across = from + (to - from) * share;
      return head.at(across, -0.74 + 0.2 * across * across + off);
    };
    const count = STRANDS.length;
    path.moveTo(...at(0, 0.02));
    STRANDS.forEach((long, index) => {
      path.quadraticCurveTo(...at((index + 0.2) / count, -long), ...at((index + 0.5) / count, -long - 0.03));
      path.quadraticCurveTo(...at((index + 0.8) / count, -long * 0.4), ...at((index + 1) / count, -0.01));
    });
    STRANDS.forEach((_, index) => {
      const long = STRANDS[(index * 5) % count] ?? 0;
      path.quadraticCurveTo(...at(1 - (index + 0.2) / count, long), ...at(1 - (index + 0.5) / count, long + 0.05));
      path.quadraticCurveTo(...at(1 - (index + 0.8) / count, long * 0.4), ...at(1 - (index + 1) / count, 0.03));
    });
    path.closePath();
  }
  const isDark = luminance(hair) < 60;
  context.save();
  context.clip(cap);
  context.fillStyle = css(mix(lighten(hair, isDark ? 0.26 : 0.5), [150, 170, 255], isDark ? 0.3 : 0.08), 0.8);
  context.fill(path);
  context.restore();
}
