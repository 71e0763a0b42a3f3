import { css, darken, hex, lighten, luminance, type Rgb, saturate } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Head } from '../kit/head-space.ts';
import { drawShutLashes, hasLashes, shutLid } from '../kit/lashes.ts';
import type { HeadPaint } from '../kit/puppet.ts';
import { ellipse, type Point, smoothLine, smoothPath } from '../kit/tube.ts';

const INK = hex('#241a38');

interface Eyes {
  across: number;
  down: number;
  width: number;
  height: number;
}

const PLACE = { across: 0.47, down: 0.17 };
/** Least width of a turned eye, relative to one from the front, and how far its iris is turned to the front of the face. */
const [LEAST, AHEAD] = [0.24, 0.26];

/** Eyes are tall; men's are lower. */
export function animeEyes(sheet: CharacterSheet): Eyes {
  const isWoman = sheet.presentation === 'feminine';
  // Eyes that are too large would make grown and old women young.
  if (sheet.age === 'child' || (isWoman && sheet.age === 'young')) return { ...PLACE, width: 0.27, height: 0.35 };
  if (isWoman && sheet.age === 'adult') return { ...PLACE, width: 0.255, height: 0.295 };
  if (sheet.age === 'old') return { ...PLACE, width: 0.205, height: 0.15 };
  return { ...PLACE, width: 0.245, height: 0.255 };
}

/** An eye on the canvas: its middle, its half width, its upper and lower edge, and its outer corner's direction. */
interface Place {
  x: number;
  y: number;
  width: number;
  top: number;
  low: number;
  tall: number;
  outer: number;
}

export function drawAnimeEye(head: Head, { lit, of }: HeadPaint, sign: 1 | -1): void {
  const { brush, expression, sheet } = head;
  const cut = animeEyes(sheet);
  if (head.hides(sign * cut.across)) return;
  const [x, y] = head.at(sign * cut.across, cut.down);
  const width = cut.width * Math.max(LEAST, Math.min(1, head.narrowing(sign * cut.across)));
  const { open, squint } = expression.eyes;
  if (open < 0.18 || (squint > 0.7 && expression.mouth.smile > 0.9 && expression.mouth.open > 0.35)) {
    // Shut eyes are bows, which curve upward in a laugh.
    const bow = squint > 0.5 ? -0.14 : 0.1;
    brush.stroke(smoothLine(shutLid(head, { x, y: y + 0.06, bow, out: sign * width })), INK, 2.6);
    drawShutLashes(head, { x: x + sign * width, y: y + 0.06, bow, out: sign * width }, INK, 1.2);
    return;
  }
  const tall = cut.height * Math.min(1.15, open);
  const place = {
    x,
    y,
    width,
    tall,
    top: y - tall * 0.95,
    low: y + tall * (0.86 - squint * 0.4),
    outer: sign * width,
  };
  const white = smoothPath(
    [
      [x - place.outer * 0.84, y + 0.02],
      [x - place.outer * 0.6, place.top + 0.06],
      [x + place.outer * 0.2, place.top],
      [x + place.outer * 0.94, place.top + tall * 0.38],
      [x + place.outer * 0.8, place.low - 0.06],
      [x + place.outer * 0.1, place.low],
      [x - place.outer * 0.62, place.low - 0.08],
    ],
    0.15,
  );
  brush.shape(white, lit(hex('#fbf8ff')), { hasLine: false, isFlat: true });
  brush.context.save();
  brush.context.clip(white);
  brush.context.fillStyle = 'rgba(80,60,140,0.3)';
  brush.context.fillRect(x - width, place.top, width * 2, tall * 0.36);
  drawIris(head, place, cut.height, vivid(of(sheet.eyes)));
  brush.context.restore();
  drawLashes(head, place, hasLashes(sheet) ? 1 : 0, sheet.age === 'old' ? THIN : 1);
}

/** Draws an iris that is dark above and bright below, with two highlights. */
function drawIris(head: Head, { x, y, width }: Place, height: number, color: Rgb): void {
  const { brush, expression } = head;
  const { context, side } = brush;
  const [lookX, lookY] = [
    x +
      expression.eyes.x * width * 0.36 * (1 - Math.abs(Math.sin(head.yaw)) * 0.6) +
      Math.sin(head.yaw) * width * AHEAD,
    y - expression.eyes.y * 0.1 - 0.01,
  ];
  const [irisX, irisY] = [width * 0.66, height * 0.86];
  const gradient = context.createLinearGradient(0, lookY - irisY, 0, lookY + irisY);
  gradient.addColorStop(0, css(darken(color, 0.78)));
  gradient.addColorStop(0.48, css(color));
  gradient.addColorStop(1, css(lighten(color, 0.6)));
  context.fillStyle = gradient;
  context.fill(ellipse(lookX, lookY, irisX, irisY));
  brush.stroke(ellipse(lookX, lookY, irisX, irisY), darken(color, 0.75), 0.9);
  context.fillStyle = css(darken(color, 0.88));
  context.fill(ellipse(lookX, lookY, irisX * 0.44, irisY * 0.5));
  context.fillStyle = css(lighten(color, 0.75), 0.8);
  context.fill(ellipse(lookX, lookY + irisY * 0.72, irisX * 0.5, irisY * 0.16));
  context.fillStyle = '#ffffff';
  context.fill(ellipse(lookX + side * irisX * 0.36, lookY - irisY * 0.45, irisX * 0.4, irisY * 0.27, 0.3));
  context.fill(ellipse(lookX - side * irisX * 0.42, lookY + irisY * 0.42, irisX * 0.2, irisY * 0.14));
}

/** Thickness of the upper line of old eyes: heavy lines are the lashes of the young. */
const THIN = 0.5;

/**
 * Draws the heavy upper line of lashes, the fold above it and a short line below.
 * @param thick thickness of the upper line relative to the usual one
 */
function drawLashes({ brush }: Head, { x, y, tall, top, low, outer }: Place, lashes: number, thick: number): void {
  const lid = smoothPath(
    [
      [x - outer * 0.92, y - 0.02],
      [x - outer * 0.52, top - 0.01 * thick],
      [x + outer * 0.25, top - (0.07 + lashes * 0.02) * thick],
      [x + outer * 1.06, top + tall * 0.3],
      [x + outer * (1.12 + lashes * 0.24), top + tall * (0.42 - lashes * 0.2)],
      [x + outer * 0.94, top + tall * (0.42 + 0.3 * thick)],
      [x + outer * 0.2, top + 0.045 * thick],
      [x - outer * 0.52, top + 0.085 * thick],
    ],
    0.3,
  );
  brush.shape(lid, INK, { hasLine: false, isFlat: true });
  const fold: Point[] = [
    [x - outer * 0.5, top - 0.08],
    [x + outer * 0.3, top - 0.14],
    [x + outer * 0.95, top + 0.02],
  ];
  brush.stroke(smoothLine(fold), INK, 0.7);
  const below: Point[] = [
    [x + outer * 0.8, low - 0.07],
    [x + outer * 0.2, low + 0.01],
    [x - outer * 0.3, low],
  ];
  brush.stroke(smoothLine(below), INK, 0.9);
}

/** Returns an eye color that is more vivid than in life. */
function vivid(color: Rgb): Rgb {
  const strong = saturate(color, 1.5);
  return luminance(strong) < 70 ? lighten(strong, 0.18) : strong;
}
