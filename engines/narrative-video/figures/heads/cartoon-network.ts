import { darken, hex, luminance } from '../../../drawing/color.ts';
import type { Head } from '../kit/head-space.ts';
import type { Brush } from '../kit/ink.ts';
import { mouthSides, womansLips } from '../kit/mouth.ts';
import type { HeadPaint } from '../kit/puppet.ts';
import { drawShutLashes } from '../kit/shut-lashes.ts';
import { cornered, ellipse, type Point, smoothPath, tube } from '../kit/tube.ts';

export const INK = hex('#0f0f14');
export const EYES = { across: 0.45, down: 0.08, width: 0.3, height: 0.4 };

/** Draws an eye as a white oval with a pupil, and lids that show feelings. */
export function drawEye(head: Head, { lit, skin, of }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const [x, y] = head.at(sign * EYES.across, EYES.down);
  const wide = EYES.width * Math.max(0.55, head.narrowing(sign * EYES.across));
  const { open, squint } = expression.eyes;
  if (open < 0.2) {
    inkLine(
      brush,
      [
        [x - wide, y + 0.08],
        [x, y + 0.16],
        [x + wide, y + 0.08],
      ],
      3.9,
    );
    drawShutLashes(head, { x: x + sign * wide, y: y + 0.08, bow: 0.08, out: sign * wide }, INK, 1.6);
    return;
  }
  const tall = EYES.height * Math.min(1.3, 0.5 + open * 0.5);
  const ball = ellipse(x, y, wide, tall, sign * 0.08);
  // An even line all around an eye would look like glasses.
  brush.shape(ball, lit(hex('#ffffff')), { hasLine: false });
  const { context } = brush;
  context.save();
  context.clip(ball);
  const size = 0.15;
  brush.shape(
    ellipse(
      x + expression.eyes.x * wide * 0.45 - sign * 0.06,
      y - expression.eyes.y * tall * 0.4 + 0.05,
      size,
      size * 1.25,
    ),
    luminance(of(sheet.eyes)) > 90 ? darken(of(sheet.eyes), 0.35) : INK,
    { hasLine: false },
  );
  // Glad eyes have no lids, which would look tired.
  const { inner, lift } = expression.brows;
  const lid = 1 - open + (inner < -0.4 ? 0.3 : Math.max(-0.06, 0.12 - lift * 0.4));
  if (lid > 0.05) {
    const [left, right] = [
      y - tall + tall * lid * 1.4 + expression.brows.inner * sign * 0.14,
      y - tall + tall * lid * 1.4 - expression.brows.inner * sign * 0.14,
    ];
    brush.shape(
      cornered([
        [x - wide * 1.3, y - tall * 1.4],
        [x + wide * 1.3, y - tall * 1.4],
        [x + wide * 1.3, right],
        [x - wide * 1.3, left],
      ]),
      skin,
    );
  }
  if (squint > 0.3) brush.shape(ellipse(x, y + tall * 1.35, wide * 1.5, tall * 0.62 * squint), skin);
  context.restore();
  if (sheet.glasses) return;
  const line = (turns: readonly number[], width: number) =>
    inkLine(
      brush,
      turns.map((turn) => onOval(x, y, wide, tall, turn)),
      width,
    );
  line([-1.5, -0.75, 0, 0.75, 1.5], 3.4);
  line([1.5, 2.3, Math.PI, 4, 4.8], 1.8);
}

/** Returns the point of an oval at an angle from its top, in radians. */
function onOval(x: number, y: number, wide: number, tall: number, turn: number): Point {
  return [x + Math.sin(turn) * wide, y - Math.cos(turn) * tall];
}

/** Draws lashes in the outer corner of a woman's eye, in front of the hair. */
export function drawLashes(head: Head, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  if (sheet.presentation !== 'feminine' || expression.eyes.open < 0.2) return;
  const [x, y] = head.at(sign * EYES.across, EYES.down);
  const wide = EYES.width * Math.max(0.55, head.narrowing(sign * EYES.across));
  const tall = EYES.height * Math.min(1.3, 0.5 + expression.eyes.open * 0.5);
  for (const turn of [0.55, 1]) {
    const angle = -Math.PI / 2 + sign * turn;
    const at = (out: number): Point => [x + Math.cos(angle) * (wide + out), y + Math.sin(angle) * (tall + out * 0.8)];
    inkLine(brush, [at(-0.06), at(0.05), at(0.15)], 4.6);
  }
}

/** Draws the mouth as one strong shape: a line that ends in a hook, or an opening with a row of teeth. */
export function drawMouth(head: Head, { of, skin }: HeadPaint): void {
  const { brush, expression, sheet } = head;
  const lips = sheet.presentation === 'feminine' ? womansLips(of(sheet.lips), skin, sheet) : undefined;
  const { open, smile, width, hasTeeth } = expression.mouth;
  const [x, y] = head.at(0.04, 0.64);
  const [left, right] = mouthSides(head, (lips ? 0.4 : 0.56) * width);
  const wide = (left + right) / 2;
  if (open < 0.05) {
    const lift = smile * 0.15;
    if (lips)
      brush.shape(
        smoothPath(
          [
            [x - left, y - lift],
            [x - left * 0.3, y - 0.09 + lift * 0.5],
            [x, y - 0.05 + lift * 0.6],
            [x + right * 0.3, y - 0.09 + lift * 0.5],
            [x + right, y - lift * 1.2],
            [x, y + 0.12 + lift * 0.6],
          ],
          0.1,
        ),
        lips,
        { hasLine: false },
      );
    inkLine(
      brush,
      [
        [x - left, y - lift],
        [x, y + lift * 0.6],
        [x + right, y - lift * 1.2],
        [x + right + 0.07, y - lift * 1.2 - 0.06],
      ],
      3.5,
    );
    return;
  }
  const drop = 0.36 * open;
  const hole = smoothPath(
    [
      [x - left, y - 0.1 - smile * 0.07],
      [x, y - 0.08 + smile * 0.04],
      [x + right, y - 0.1 - smile * 0.07],
      [x + right * 0.72, y + drop * 0.8],
      [x, y + drop],
      [x - left * 0.72, y + drop * 0.8],
    ],
    0.35,
  );
  if (lips) brush.stroke(hole, lips, 5);
  brush.shape(hole, hex('#5a0f24'));
  brush.context.save();
  brush.context.clip(hole);
  brush.shape(ellipse(x + (right - left) / 2, y + drop * 1.05, wide * 0.6, drop * 0.5), hex('#ff5a7a'), {
    hasLine: false,
  });
  if (hasTeeth)
    brush.shape(
      cornered([
        [x - left, y - 0.3],
        [x + right, y - 0.3],
        [x + right, y + drop * 0.1],
        [x - left, y + drop * 0.1],
      ]),
      hex('#ffffff'),
      { hasLine: false },
    );
  brush.context.restore();
}

/** Draws a brow: thick for men, thin for women. */
export function drawBrow(head: Head, sign: number): void {
  const { lift, inner } = head.expression.brows;
  const y = EYES.down - EYES.height - 0.1 - lift * 0.1;
  inkLine(
    head.brush,
    [head.at(sign * 0.2, y - inner * 0.16), head.at(sign * 0.5, y - 0.05), head.at(sign * 0.76, y + inner * 0.1)],
    (head.sheet.presentation === 'feminine' ? 3.2 : 9) * head.sheet.browThickness,
  );
}

/** Draws a line that is thin at both ends. @param width its greatest width, in line widths */
function inkLine(brush: Brush, points: readonly Point[], width: number): void {
  const half = (brush.line * width) / 2;
  const stations = points.map(([x, y], index) => ({
    x,
    y,
    half: half * (0.3 + 0.7 * Math.sin((index / (points.length - 1)) * Math.PI)),
  }));
  brush.shape(tube(stations), INK, { hasLine: false, isFlat: true });
}
