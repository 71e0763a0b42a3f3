import { css, darken, hex, lighten, luminance, saturate } from '../../../drawing/color.ts';
import { belowHat } from '../kit/fitted-hat.ts';
import type { Head } from '../kit/head-space.ts';
import { drawShutLashes, hasLashes, shutLid } from '../kit/lashes.ts';
import type { HeadPaint } from '../kit/puppet.ts';
import { ellipse, smoothLine, smoothPath } from '../kit/tube.ts';

const INK = hex('#2a1410');

export const DISNEY_EYES = { across: 0.43, down: 0.1, width: 0.29, height: 0.25 };

/** An eye on the canvas: its middle, its half width with the sign of its outer corner, and its half height. */
interface Place {
  x: number;
  y: number;
  out: number;
  tall: number;
  low: number;
}

/** Size of the eyes of old people, whose lids hang, relative to those of adults. */
const AGED = 0.86;

/** Draws an almond with a colored lid, a large round iris and lashes in the outer corner. */
export function drawDisneyEye(head: Head, paint: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const { across, down, width, height } = DISNEY_EYES;
  if (head.hides(sign * across)) return;
  const [x, y] = head.at(sign * across, down);
  const isSoft = sheet.presentation === 'feminine' || sheet.age === 'child';
  const small = (isSoft ? 1 : 0.84) * (sheet.age === 'old' ? AGED : 1);
  const wide = width * Math.max(0.3, head.narrowing(sign * across)) * small;
  const { open, squint } = expression.eyes;
  const tall = height * small * (sheet.age === 'old' ? AGED : 1) * Math.min(1.25, open);
  const place = { x, y, out: sign * wide, tall, low: y + tall * (0.74 - squint * 0.4) };
  if (open < 0.16) {
    // Eyes shut in joy are bows that rise.
    const bow = squint > 0.5 ? -0.13 : 0.13;
    const level = 0.09 - bow / 2;
    // The inner ends stay apart: lines that meet would be one.
    const lid = shutLid(head, { x: x + place.out * 0.1, y: y + level, bow, out: place.out * 0.88 });
    brush.stroke(smoothLine(lid), INK, 2.6);
    drawShutLashes(head, { x: x + place.out, y: y + level, bow, out: place.out }, INK, 1.3);
    return;
  }
  drawLid(head, paint, place, isSoft && sheet.age !== 'old');
  const white = smoothPath([
    [x - place.out * 1.02, y + tall * 0.42],
    [x - place.out * 0.56, y - tall * 0.66],
    [x + place.out * 0.2, y - tall],
    [x + place.out * 0.92, y - tall * 0.42],
    [x + place.out * 0.84, place.low - 0.09],
    [x + place.out * 0.1, place.low],
    [x - place.out * 0.6, place.low - 0.02],
  ]);
  brush.shape(white, paint.lit(hex('#fffaf4')), { hasLine: false, isFlat: true });
  brush.context.save();
  brush.context.clip(white);
  drawIris(head, paint, place);
  brush.context.restore();
  drawLashes(head, place, hasLashes(sheet) ? 1 : 0);
}

/** Draws the upper lid as a shape of its own, darker than the skin. */
function drawLid({ brush }: Head, { skin }: HeadPaint, { x, y, out, tall }: Place, isSoft: boolean): void {
  const lid = smoothPath([
    [x - out * 1.06, y + 0.06],
    [x - out * 0.55, y - tall * 0.92 - 0.06],
    [x + out * 0.28, y - tall * 1.26 - 0.06],
    [x + out * 1.06, y - tall * 0.62],
    [x + out * 0.6, y],
  ]);
  const shade = brush.ink.shadow?.color(skin) ?? darken(skin, 0.3);
  brush.context.fillStyle = css(isSoft ? saturate(shade, 1.15) : shade, isSoft ? 0.5 : 0.4);
  brush.context.fill(lid);
}

function drawIris(head: Head, { of }: HeadPaint, { x, y, out, tall }: Place): void {
  const { brush, expression, sheet } = head;
  const { context, side } = brush;
  const wide = Math.abs(out);
  context.fillStyle = 'rgba(110,70,110,0.28)';
  context.fillRect(x - wide * 1.1, y - tall * 1.1, wide * 2.2, tall * 0.55);
  const [lookX, lookY] = [x + expression.eyes.x * wide * 0.4, y - expression.eyes.y * 0.1 - 0.02];
  const round = DISNEY_EYES.height * 0.74;
  const flat = Math.min(0.9, wide / DISNEY_EYES.width + 0.15);
  const color = saturate(of(sheet.eyes), 1.4);
  const glow = context.createRadialGradient(lookX, lookY + round * 0.4, 0, lookX, lookY, round);
  glow.addColorStop(0, css(lighten(color, 0.45)));
  glow.addColorStop(0.7, css(color));
  glow.addColorStop(1, css(darken(color, 0.65)));
  context.fillStyle = glow;
  context.fill(ellipse(lookX, lookY, round * flat, round));
  context.fillStyle = css(hex('#140a0a'));
  context.fill(ellipse(lookX, lookY, round * 0.44 * flat, round * 0.48));
  context.fillStyle = '#ffffff';
  context.fill(ellipse(lookX + side * round * 0.32, lookY - round * 0.38, round * 0.22, round * 0.26));
}

/** Draws the upper line, which swells toward the outer corner, with lashes, and a thin line below. */
function drawLashes({ brush }: Head, { x, y, out, tall, low }: Place, lashes: number): void {
  const line = smoothPath(
    [
      [x - out * 1.08, y + tall * 0.48],
      [x - out * 0.58, y - tall * 0.7],
      [x + out * 0.2, y - tall * 1.08],
      [x + out * (0.98 + lashes * 0.1), y - tall * (0.52 + lashes * 0.06)],
      [x + out * (1.12 + lashes * 0.26), y - tall * (0.5 + lashes * 0.44)],
      [x + out * (1.06 + lashes * 0.04), y - tall * 0.22],
      [x + out * 0.9, y - tall * 0.34],
      [x + out * 0.2, y - tall * (0.92 - lashes * 0.04)],
      [x - out * 0.52, y - tall * 0.56],
    ],
    0.1,
  );
  brush.shape(line, INK, { hasLine: false, isFlat: true });
  if (lashes > 0)
    for (const [from, rise] of [
      [0.62, 1.34],
      [0.86, 1.1],
    ] as const)
      brush.stroke(
        smoothLine([
          [x + out * from, y - tall * 0.78],
          [x + out * (from + 0.3), y - tall * rise],
        ]),
        INK,
        1.1,
      );
  brush.stroke(
    smoothLine([
      [x - out * 0.56, low - 0.02],
      [x + out * 0.1, low + 0.01],
      [x + out * 0.82, low - 0.08],
    ]),
    lighten(INK, 0.25),
    0.9,
  );
}

/** How far brows arch above their ends, and how far their inner ends rise in grief, in the head's units. */
const [ARCH, RISE] = [0.12, 0.16];

/** Draws a brow that is broad at its inner end and arched, under hair that is brushed away. */
export function drawDisneyBrow(head: Head, { hair, of }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  if (head.hides(sign * 0.5)) return;
  const { lift, inner } = expression.brows;
  const y = belowHat(head, DISNEY_EYES.down - 0.42 - lift * 0.12, Math.max(ARCH, inner * RISE));
  const thick = (sheet.presentation === 'feminine' ? 0.03 : 0.062) * sheet.browThickness;
  const tone = darken(luminance(hair) > 150 ? hair : of(sheet.brows), sheet.age === 'old' ? 0.3 : 0.22);
  const at = (across: number, down: number) => head.at(sign * across, down);
  const low = y - inner * RISE;
  brush.shape(
    smoothPath(
      [
        at(0.15, low + thick * 1.3),
        at(0.16, low - thick * 0.9),
        at(0.5, y - 0.12 - thick),
        at(0.9, y + 0.02 + inner * 0.06),
        at(0.52, y - 0.09 + thick * 0.8),
      ],
      0.1,
    ),
    tone,
    { hasLine: false, isFlat: true },
  );
}
