import { Path2D } from '@napi-rs/canvas';
import { darken, hex, luminance } from '../../../drawing/color.ts';
import { reachOfBlock } from '../head-blocks.ts';
import type { Head } from '../kit/head-space.ts';
import type { Brush } from '../kit/ink.ts';
import { drawShutLashes, griefOf, hasLashes } from '../kit/lashes.ts';
import { fullnessOf, mouthSides, womansLips } from '../kit/mouth.ts';
import type { HeadPaint } from '../kit/puppet.ts';
import { tremblingMouth } from '../kit/tears.ts';
import { cornered, ellipse, type Point, smoothPath, tube } from '../kit/tube.ts';

export const INK = hex('#0f0f14');
export const EYES = { across: 0.45, down: 0.08, width: 0.29, height: 0.38 };
/** Eyes behind glasses are no larger than a lens. */
const EYES_BEHIND_GLASSES = { ...EYES, width: 0.25, height: 0.24 };

/** A mouth that cries stays a line until it opens this far: with round lower lips, it would laugh. */
const SOBBING = 0.35;

/** Below this, an eye is drawn as a line. */
const SHUT = 0.2;

/** Half of the width and height of an eye. */
function sizeOf(head: Head, sign: 1 | -1): [wide: number, tall: number] {
  const { width, height } = head.sheet.glasses ? EYES_BEHIND_GLASSES : EYES;
  const tall = height * Math.min(1.3, 0.5 + head.expression.eyes.open * 0.5);
  return [width * Math.max(0.55, head.narrowing(sign * EYES.across)), tall];
}

/** Width of a shut eye relative to an open one, and how much of it the nose leaves of the far one on a turned face. */
const [SHUT_WIDE, FAR] = [0.76, 0.7];

/** Rotation from which a far eye moves toward the nose, in radians. */
const TURNED = 0.15;
/** How far open eyes reach, as a share of the head's half width. They may cover the hair beside a narrow face. */
const OPEN_REACH = 0.95;

/** Returns the middle of an eye. The far one of a turned face does not stick out, unless glasses are before it. */
function middleOf(head: Head, sign: 1 | -1): Point {
  const [x, y] = head.at(sign * EYES.across, EYES.down);
  if (head.sheet.glasses || head.yaw * sign < TURNED) return [x, y];
  const [wide] = sizeOf(head, sign);
  const isShut = head.expression.eyes.open < SHUT;
  const most = isShut ? reachOfBlock(head, sign, EYES.down) - wide * SHUT_WIDE * FAR : head.half * OPEN_REACH - wide;
  return [sign * Math.min(sign * x, most), y];
}

/** Draws an eye as a white oval with a pupil, and lids that show feelings. */
export function drawEye(head: Head, { lit, skin, of }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const [x, y] = middleOf(head, sign);
  const [wide, tall] = sizeOf(head, sign);
  const { open, squint } = expression.eyes;
  if (open < SHUT) {
    // Two arcs with a gap between them: eyes that touch would be one bar.
    const isFar = head.yaw * sign > TURNED;
    const [out, bow] = [wide * SHUT_WIDE * (isFar ? FAR : 1), squint > 0.5 ? -0.15 : 0.13];
    const grief = sign * griefOf(head);
    const arc = [-1, -0.5, 0, 0.5, 1].map((at): Point => [x + at * out, y + 0.12 + bow * (0.5 - at * at) + grief * at]);
    inkLine(brush, arc, 3.4);
    drawShutLashes(head, { x: x + sign * out, y: y + 0.12 - bow / 2, bow, out: sign * out }, INK, 1.6);
    return;
  }
  const ball = ellipse(x, y, wide, tall, sign * 0.08);
  // The line is thicker above: an even one all around an eye would look like glasses.
  const rim = brush.line * 1.1;
  if (!sheet.glasses)
    brush.shape(ellipse(x, y - rim * 0.7, wide + rim, tall + rim, sign * 0.08), INK, { hasLine: false });
  brush.shape(ball, lit(hex('#ffffff')), { hasLine: false });
  const { context } = brush;
  context.save();
  context.clip(ball);
  const size = sheet.glasses ? 0.11 : 0.15;
  const [lookX, lookY] = [
    x + expression.eyes.x * wide * 0.45 - sign * 0.06,
    y - expression.eyes.y * tall * 0.4 + 0.05 * (tall / EYES.height),
  ];
  brush.shape(
    ellipse(lookX, lookY, size, size * 1.25),
    luminance(of(sheet.eyes)) > 90 ? darken(of(sheet.eyes), 0.35) : INK,
    { hasLine: false },
  );
  brush.shape(ellipse(lookX + brush.side * size * 0.36, lookY - size * 0.5, size * 0.34, size * 0.36), hex('#ffffff'), {
    hasLine: false,
  });
  // Glad eyes have no lids, which would look tired.
  const { inner, lift } = expression.brows;
  const lid = 1 - open + (inner < -0.4 ? 0.3 : Math.max(-0.06, 0.06 - lift * 0.4));
  if (lid > 0.05) {
    const [left, right] = [
      y - tall + tall * lid * 1.4 - expression.brows.inner * sign * 0.14,
      y - tall + tall * lid * 1.4 + expression.brows.inner * sign * 0.14,
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
}

/** Draws lashes in the outer corner of a woman's eye, in front of the hair. */
export function drawLashes(head: Head, sign: 1 | -1): void {
  const { brush, expression } = head;
  if (!hasLashes(head.sheet) || expression.eyes.open < SHUT) return;
  const [x, y] = middleOf(head, sign);
  const [wide, tall] = sizeOf(head, sign);
  for (const turn of [0.75, 1.15]) {
    const at = (out: number, bend: number) => onOval(x, y, wide + out, tall + out, sign * (turn + bend));
    inkLine(brush, [at(-0.03, -0.04), at(0.07, 0), at(0.13, 0.12)], 3.6);
  }
}

/** Returns the point of an oval at an angle from its top, in radians. */
function onOval(x: number, y: number, wide: number, tall: number, turn: number): Point {
  return [x + Math.sin(turn) * wide, y - Math.cos(turn) * tall];
}

/** Draws the mouth as one strong shape: a line that ends in a hook, or an opening with a row of teeth. */
export function drawMouth(head: Head, { of, skin }: HeadPaint): void {
  const { brush, expression, sheet } = head;
  const lips = sheet.presentation === 'feminine' ? womansLips(of(sheet.lips), skin, sheet) : undefined;
  const { open, smile, width, hasTeeth } = expression.mouth;
  const [x, y] = head.at(0.04, 0.64);
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
