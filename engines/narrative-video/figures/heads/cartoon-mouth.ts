import { Path2D } from '@napi-rs/canvas';
import { hex } from '../../../drawing/color.ts';
import type { Head } from '../kit/head-space.ts';
import { fullnessOf, mouthSides, womansLips } from '../kit/mouth.ts';
import type { HeadPaint } from '../kit/puppet.ts';
import { tremblingMouth } from '../kit/tears.ts';
import { ellipse, type Point, smoothPath } from '../kit/tube.ts';
import { INK, inkLine } from './cartoon-ink.ts';

/** A mouth that cries stays a line until it opens this far: with round lower lips, it would laugh. */
const SOBBING = 0.35;
/** How far a mouth turns with the face, relative to the face's middle. */
const ON_JAW = 0.8;

/** Draws the mouth as one strong shape: a line that ends in a hook, or an opening with a row of teeth. */
export function drawMouth(head: Head, { of, skin }: HeadPaint): void {
  const { brush, expression, sheet } = head;
  const lips = sheet.presentation === 'feminine' ? womansLips(of(sheet.lips), skin, sheet) : undefined;
  const { open, smile, width, hasTeeth } = expression.mouth;
  const [ahead, y] = head.at(0, 0.64);
  // On a turned face, the mouth stays inside of the jaw.
  const x = ahead * ON_JAW;
  const [left, right] = mouthSides(head, (lips ? 0.4 : 0.56) * width);
  const wide = (left + right) / 2;
  const full = fullnessOf(sheet);
  if (open < (expression.isCrying ? SOBBING : 0.05)) {
    const lift = smile * 0.12;
    if (lips)
      brush.shape(
        smoothPath(
          [
            [x - left, y - lift],
            [x - left * 0.3, y - 0.09 * full + lift * 0.5],
            [x, y - 0.05 * full + lift * 0.6],
            [x + right * 0.3, y - 0.09 * full + lift * 0.5],
            [x + right, y - lift * 1.2],
            [x, y + 0.12 * full + lift * 0.6],
          ],
          0.1,
        ),
        lips,
        { hasLine: false },
      );
    const hook: Point[] = [
      [x - left, y - lift],
      [x - left * 0.55, y + lift * 0.3],
      [x, y + lift * 0.7],
      [x + right * 0.55, y + lift * 0.2],
      [x + right, y - lift * 1.2],
      [x + right + 0.07, y - lift * 1.2 - 0.06],
    ];
    inkLine(brush, expression.isCrying ? tremblingMouth(head, [x, y], [left, right], Math.abs(lift)) : hook, 3.5);
    return;
  }
  const drop = 0.14 + 0.24 * open;
  // The corners of a sad mouth hang as low as the jaw.
  const [hang, bow] = smile < 0 ? [0.24, 0.12] : [0.05, 0.05];
  const [corner, upper] = [y - 0.07 - smile * hang, y - 0.06 + smile * bow];
  const hole = new Path2D();
  hole.moveTo(x - left, corner);
  hole.quadraticCurveTo(x, upper, x + right, corner);
  hole.bezierCurveTo(x + right * 0.9, y + drop * 1.2, x - left * 0.9, y + drop * 1.2, x - left, corner);
  hole.closePath();
  if (lips) brush.stroke(hole, lips, 4.4 * full);
  brush.shape(hole, hex('#5a0f24'), { hasLine: false });
  brush.context.save();
  brush.context.clip(hole);
  brush.shape(ellipse(x + (right - left) / 2, y + drop * 0.95, wide * 0.6, drop * 0.5), hex('#ff5a7a'), {
    hasLine: false,
  });
  if (hasTeeth) {
    // The teeth follow the upper lip.
    const tall = drop * 0.34;
    const teeth = new Path2D();
    teeth.moveTo(x - left, corner - 0.2);
    teeth.lineTo(x - left, corner + tall * 0.5);
    teeth.quadraticCurveTo(x, upper + tall * 1.5, x + right, corner + tall * 0.5);
    teeth.lineTo(x + right, corner - 0.2);
    teeth.closePath();
    brush.shape(teeth, hex('#ffffff'), { hasLine: false });
  }
  brush.context.restore();
  brush.stroke(hole, INK, 1.5);
}
