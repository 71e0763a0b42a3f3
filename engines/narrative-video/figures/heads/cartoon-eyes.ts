import { Path2D } from '@napi-rs/canvas';
import { darken, hex, luminance } from '../../../drawing/color.ts';
import { belowHat } from '../kit/fitted-hat.ts';
import type { Head } from '../kit/head-space.ts';
import { griefOf, hasLashes, shutLid } from '../kit/lashes.ts';
import type { HeadPaint } from '../kit/puppet.ts';
import { cornered, ellipse, type Point, smoothPath } from '../kit/tube.ts';
import { INK, inkLine } from './cartoon-ink.ts';

/** Two ovals that nearly meet above the nose. */
export const EYES = { across: 0.36, down: -0.02, width: 0.28, height: 0.34 };
/** Eyes behind glasses are no larger than a lens, and each has a whole rim around it. */
const EYES_BEHIND_GLASSES = { across: 0.44, down: 0.02, width: 0.24, height: 0.24 };

/** Where a person's eyes are, for glasses and lines around them. */
export function eyesOf({ sheet }: Pick<Head, 'sheet'>): typeof EYES {
  return sheet.glasses ? EYES_BEHIND_GLASSES : EYES;
}

/** Below this, an eye is drawn as a line. */
const SHUT = 0.2;
/** Rotation from which a far eye has no lashes, in radians. */
const TURNED = 0.25;
/** Least width of a far eye relative to one from the front, and width of a shut eye relative to an open one. */
const [LEAST, SHUT_WIDE] = [0.5, 0.8];

/** An eye on the canvas: its middle, and half of its width and height. */
interface Place {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

function placeOf(head: Head, sign: 1 | -1): Place {
  const { across, down, width, height } = eyesOf(head);
  const [x, y] = head.at(sign * across, down);
  const wide = width * Math.max(LEAST, Math.min(1, head.narrowing(sign * across)));
  return { x, y, wide, tall: height * Math.min(1.25, 0.5 + head.expression.eyes.open * 0.5) };
}

/** Draws an eye as a white oval under a thick lid, with a large pupil. */
export function drawEye(head: Head, paint: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const place = placeOf(head, sign);
  const { x, y, wide, tall } = place;
  const { open, squint } = expression.eyes;
  if (open < SHUT) {
    const [out, bow] = [wide * SHUT_WIDE, squint > 0.5 ? -0.16 : 0.14];
    inkLine(brush, shutLid(head, { x, y: y + 0.12 - bow / 2, bow, out: sign * out }), 4);
    if (hasLashes(sheet)) drawWing(head, [x + sign * out, y + 0.12 - bow / 2 + griefOf(head)], sign, 0.7);
    return;
  }
  const ball = ellipse(x, y, wide, tall);
  brush.shape(ball, paint.lit(hex('#ffffff')), { hasLine: false });
  const { context } = brush;
  context.save();
  context.clip(ball);
  drawPupil(head, paint, place);
  const lid = drawLids(head, paint, place, sign);
  context.restore();
  if (!sheet.glasses) {
    brush.stroke(ball, INK, 1);
    drawUpperLine(head, place, lid);
  }
}

function drawPupil({ brush, expression, sheet, yaw }: Head, { of }: HeadPaint, { x, y, wide, tall }: Place): void {
  const size = sheet.glasses ? 0.12 : 0.16;
  const [lookX, lookY] = [
    x + expression.eyes.x * wide * 0.42 + Math.sin(yaw) * wide * 0.3,
    y - expression.eyes.y * tall * 0.4 + 0.05 * (tall / EYES.height),
  ];
  const flat = Math.min(size, wide * 0.62);
  const color = of(sheet.eyes);
  const isLight = luminance(color) > 90;
  if (isLight) brush.shape(ellipse(lookX, lookY, flat * 1.18, size * 1.42), darken(color, 0.15), { hasLine: false });
  brush.shape(ellipse(lookX, lookY, flat * (isLight ? 0.72 : 1), size * (isLight ? 0.9 : 1.25)), INK, {
    hasLine: false,
  });
  brush.shape(ellipse(lookX + brush.side * flat * 0.36, lookY - size * 0.5, flat * 0.34, size * 0.36), hex('#ffffff'), {
    hasLine: false,
  });
}

/** Draws the skin of both lids over an eye. Returns the height of the upper one at both sides, from left to right. */
function drawLids({ brush, expression, sheet }: Head, { skin }: HeadPaint, { x, y, wide, tall }: Place, sign: 1 | -1) {
  const { open, squint } = expression.eyes;
  const { inner, lift } = expression.brows;
  // Glad eyes have no lids, which would look tired.
  const heavy = sheet.age === 'old' ? 0.08 : 0;
  const lid = heavy + 1 - open + (inner < -0.4 ? 0.3 : Math.max(-0.06, 0.06 - lift * 0.4));
  const low = y - tall + tall * lid * 1.4;
  const slant = inner * sign * 0.14;
  if (squint > 0.3) brush.shape(ellipse(x, y + tall * 1.35, wide * 1.5, tall * 0.62 * squint), skin);
  if (lid <= 0.05) return undefined;
  const sides = [low - slant, low + slant] as const;
  const cover: Point[] = [
    [x - wide * 1.3, y - tall * 1.4],
    [x + wide * 1.3, y - tall * 1.4],
    [x + wide * 1.3, sides[1]],
    [x - wide * 1.3, sides[0]],
  ];
  brush.shape(cornered(cover), skin, { hasLine: false });
  brush.stroke(cornered(cover), INK, 2.2);
  return sides;
}

/** Draws the thick line of an upper lid, which is what the eye is recognized by. An even ring would look like glasses. */
function drawUpperLine({ brush, sheet }: Head, { x, y, wide, tall }: Place, lid: readonly number[] | undefined): void {
  if (lid) return;
  const thick = brush.line * (hasLashes(sheet) ? 3.4 : 2.4);
  const path = new Path2D();
  const turn = 1.15;
  path.ellipse(x, y, wide, tall, 0, -Math.PI / 2 - turn, -Math.PI / 2 + turn);
  path.ellipse(x, y + thick * 0.1, wide + thick * 0.3, tall + thick, 0, -Math.PI / 2 + turn, -Math.PI / 2 - turn, true);
  path.closePath();
  brush.shape(path, INK, { hasLine: false, isFlat: true });
}

/** Draws lashes in the outer corner of a woman's eye, in front of the hair. */
export function drawLashes(head: Head, sign: 1 | -1): void {
  // Beside the outline of a turned face, they would be scratches on the hair.
  if (!hasLashes(head.sheet) || head.expression.eyes.open < SHUT || head.yaw * sign > TURNED) return;
  const { x, y, wide, tall } = placeOf(head, sign);
  for (const [turn, size] of [
    [0.82, 0.9],
    [1.24, 0.75],
  ] as const)
    drawWing(head, [x + sign * Math.sin(turn) * wide, y - Math.cos(turn) * tall], sign, size);
}

/** Draws one lash as a bold triangle with a curved edge. */
function drawWing({ brush }: Head, [x, y]: Point, sign: 1 | -1, size: number): void {
  const at = (across: number, down: number): Point => [x + sign * across * size, y + down * size];
  brush.shape(smoothPath([at(-0.06, -0.06), at(0.17, -0.1), at(0.02, 0.06)], 0.5), INK, {
    hasLine: false,
    isFlat: true,
  });
}

/** How far the inner ends of brows rise in grief, in the head's units. */
const RISE = 0.16;

/** Draws a brow: thick for men, thin for women. */
export function drawBrow(head: Head, sign: 1 | -1): void {
  const { lift, inner } = head.expression.brows;
  const { across, down, height } = eyesOf(head);
  if (head.hides(sign * 0.7)) return;
  const y = belowHat(head, down - height - 0.13 - lift * 0.1, Math.max(0.06, inner * RISE));
  inkLine(
    head.brush,
    [
      head.at(sign * (across - 0.22), y - inner * RISE),
      head.at(sign * across, y - 0.05),
      head.at(sign * (across + 0.3), y + inner * 0.1),
    ],
    (head.sheet.presentation === 'feminine' ? 3.4 : 9) * head.sheet.browThickness,
  );
}
