import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, hex, lighten, luminance, mix, type Rgb, saturate } from '../../../drawing/color.ts';
import { noseOf } from '../kit/face-shape.ts';
import type { Head } from '../kit/head-space.ts';
import { hasLashes } from '../kit/lashes.ts';
import { fullnessOf, womansLips } from '../kit/mouth.ts';
import type { HeadPaint } from '../kit/puppet.ts';

/** Position of the eyes, and their width and height, in the head's units. */
export const PIXEL_EYES = { across: 0.44, down: 0.2, width: 0.36, height: 0.54 };
const INK = hex('#1c1430');
const WHITE = hex('#fbf8ff');
const MOUTH_DOWN = 0.6;
/** Half of the jaw's width at the mouth, as a share of the head's. */
const JAW = 0.78;

/** A face on the pixels of the picture. Features that are not aligned with pixels are mixed with the skin, and smear. */
interface Grid {
  /** Returns the pixel at a point of the head. */
  pixel(point: readonly [number, number]): [number, number];
  /** Returns a length in whole pixels, at least one. */
  length(units: number): number;
  fill(color: Rgb, x: number, y: number, width: number, height: number): void;
}

/** Calls `draw` with a grid of whole pixels. */
function onPixels(context: SKRSContext2D, draw: (grid: Grid) => void): void {
  const { a, b, c, d, e, f } = context.getTransform();
  const scale = Math.hypot(a, b);
  context.save();
  context.resetTransform();
  draw({
    pixel: ([x, y]) => [Math.round(a * x + c * y + e), Math.round(b * x + d * y + f)],
    length: (units) => Math.max(1, Math.round(units * scale)),
    fill(color, x, y, width, height) {
      if (width <= 0 || height <= 0) return;
      context.fillStyle = css(color);
      context.fillRect(x, y, width, height);
    },
  });
  context.restore();
}

/** Draws eyes, brows, nose and mouth, each in whole pixels. */
export function drawPixelFace(head: Head, paint: HeadPaint): void {
  onPixels(head.brush.context, (grid) => {
    blush(grid, head, paint);
    const [x, y] = grid.pixel(head.at(0.02, 0.4));
    const tall = grid.length(0.05);
    const wide = grid.length(0.05 * noseOf(head.sheet) ** 2);
    grid.fill(darken(paint.skin, 0.2), x - Math.floor((wide - tall) / 2), y, wide, tall);
    mouth(grid, head, paint);
    for (const sign of [-1, 1] as const) {
      eye(grid, head, paint, sign);
      if (head.expression.isCrying) tears(grid, head, paint, sign);
    }
  });
}

/** Rise of the brows' inner ends from which a face is sad. */
const SORROWFUL = 0.6;

/** Gaze from which eyes are seen to look down. */
const DOWN = -0.4;

function eye(grid: Grid, head: Head, { of, lit }: HeadPaint, sign: 1 | -1): void {
  const { expression, sheet } = head;
  const { open, squint, x: gaze, y: rise } = expression.eyes;
  const narrow = Math.max(0.55, head.narrowing(sign * PIXEL_EYES.across));
  const wide = grid.length(PIXEL_EYES.width * narrow);
  const full = grid.length(PIXEL_EYES.height);
  const [middle, level] = grid.pixel(head.at(sign * PIXEL_EYES.across, PIXEL_EYES.down));
  const left = middle - Math.round(wide / 2);
  brow(grid, head, of, sign);
  const thick = Math.max(1, Math.round(full * 0.13));
  if (open < 0.3 || squint > 0.8) {
    // A shut eye bends down, and a laughing one up.
    const bow = (squint > 0.5 ? -1 : 1) * Math.max(1, Math.round(full * 0.14));
    for (let column = 0; column < wide; column += 1) {
      const across = ((column + 0.5) / wide) * 2 - 1;
      grid.fill(INK, left + column, level + Math.round(bow * (1 - across * across)), 1, thick);
    }
    return;
  }
  const tall = Math.max(3, Math.round(full * Math.min(1.15, 0.25 + open * 0.75) * (1 - squint * 0.12)));
  const top = level - Math.round(tall * 0.55);
  const cut = wide > 5 ? Math.max(1, Math.round(wide * 0.16)) : 0;
  // The ends of a white are round: each row is inset.
  const inset = (row: number) => Math.max(0, row - (tall - 1 - cut), cut - row - thick + 1);
  const white = lit(WHITE);
  for (let row = thick; row < tall; row += 1) grid.fill(white, left + inset(row), top + row, wide - inset(row) * 2, 1);
  const iris = Math.max(wide > 3 ? 2 : 1, Math.round(wide * 0.66));
  const from = left + Math.round(((wide - iris) / 2) * (1 + Math.max(-0.9, Math.min(0.9, gaze))));
  const color = vivid(of(sheet.eyes));
  // Eyes that look down have white above them.
  const above = rise < DOWN ? Math.max(1, Math.round(tall * 0.3)) : 0;
  for (let row = thick + above; row < tall; row += 1) {
    const share = row / tall;
    const tone = share < 0.6 ? INK : mix(color, INK, share < 0.8 ? 0.45 : 0.15);
    const within = row >= tall - cut ? 1 : 0;
    grid.fill(tone, from + within, top + row, iris - within * 2, 1);
  }
  const glint = Math.max(1, Math.round(iris * 0.4));
  const glintTall = Math.max(1, Math.round(tall * 0.22));
  grid.fill(WHITE, from + (iris > 4 ? 1 : 0), top + thick + above + (tall > 7 ? 1 : 0), glint, glintTall);
  if (iris > 5) grid.fill(WHITE, from + iris - 2, top + Math.round(tall * 0.66), 1, 1);
  grid.fill(INK, left, top, wide, thick);
  if (expression.brows.inner > SORROWFUL) {
    // The outer half of a sad lid hangs. A level one would seem bored.
    const outer = Math.round(wide / 2);
    grid.fill(INK, sign > 0 ? left + wide - outer : left, top + thick, outer, Math.max(1, thick - 1));
  }
  if (hasLashes(sheet) && wide > 3) {
    const tip = Math.max(1, Math.round(wide * 0.24));
    grid.fill(INK, sign > 0 ? left + wide : left - tip, top, tip, thick);
    grid.fill(INK, sign > 0 ? left + wide : left - tip, top + thick, tip, Math.max(1, thick - 1));
  }
}

/** Drawings per second of tears, and how many drawings one tear takes to run down. */
const [FLOW, DRAWINGS] = [4, 6];
/** Height at which tears end, above the jaw. */
const TEARS_END = 0.8;

/** Draws a wet track from the lower lid, one or two pixels wide, and a drop with one light that runs down on it. */
function tears(grid: Grid, head: Head, { skin }: HeadPaint, sign: 1 | -1): void {
  if (head.narrowing(sign * PIXEL_EYES.across) < 0.3) return;
  const [x, y] = grid.pixel(head.at(sign * (PIXEL_EYES.across + 0.06), PIXEL_EYES.down + 0.12));
  const [, low] = grid.pixel(head.at(sign * PIXEL_EYES.across, TEARS_END));
  const drawing = (Math.floor(head.seconds * FLOW) + (sign > 0 ? 0 : DRAWINGS / 2)) % DRAWINGS;
  const end = Math.round(y + (low - y) * (0.4 + (0.6 * drawing) / (DRAWINGS - 1)));
  const wide = grid.length(0.05);
  grid.fill(mix(skin, WATER, 0.6), x, y, wide, end - y);
  const [broad, tall] = [wide + 2, grid.length(0.15)];
  grid.fill(WATER, x - 1, end - tall + 1, broad, tall - 1);
  grid.fill(WATER, x, end - tall, wide, tall + 1);
  grid.fill(WHITE, x, end - Math.round(tall / 2), 1, Math.max(1, Math.round(tall / 3)));
}

const WATER = hex('#7cc4f4');

function brow(grid: Grid, head: Head, of: HeadPaint['of'], sign: 1 | -1): void {
  const { expression, sheet } = head;
  const { inner, lift } = expression.brows;
  const down = PIXEL_EYES.down - 0.46 - lift * 0.1;
  const [near, far] = [
    grid.pixel(head.at(sign * 0.24, down - inner * 0.2)),
    grid.pixel(head.at(sign * 0.66, down + inner * 0.08)),
  ];
  const thick = grid.length((sheet.presentation === 'feminine' ? 0.05 : 0.085) * sheet.browThickness);
  const tone = darken(of(sheet.brows), 0.25);
  const [start, end] = near[0] < far[0] ? [near, far] : [far, near];
  for (let x = start[0]; x <= end[0]; x += 1) {
    const share = (x - start[0]) / Math.max(1, end[0] - start[0]);
    grid.fill(tone, x, Math.round(start[1] + (end[1] - start[1]) * share), 1, thick);
  }
}

function vivid(color: Rgb): Rgb {
  const strong = saturate(color, 1.5);
  return luminance(strong) < 80 ? lighten(strong, 0.25) : strong;
}

function blush(grid: Grid, head: Head, { skin }: HeadPaint): void {
  if (head.expression.blush < 0.2 || head.sheet.beard === 'full') return;
  const tone = mix(skin, [236, 92, 84], 0.4);
  for (const sign of [-1, 1] as const) {
    // A cheek that has turned away would be outside of the face.
    if (head.narrowing(sign * 0.62) < 0.6) continue;
    const [x, y] = grid.pixel(head.at(sign * 0.62, 0.52));
    const [wide, tall] = [grid.length(0.22 * Math.max(0.4, head.narrowing(sign * 0.62))), grid.length(0.08)];
    grid.fill(tone, x - Math.round(wide / 2), y, wide, tall);
  }
}

/**
 * Draws a mouth in rows. An open smile is widest above, and the corners of a smile are higher than its middle. A sad
 * mouth is as wide above as below, and shows no teeth: they would grin.
 */
function mouth(grid: Grid, head: Head, { skin, of }: HeadPaint): void {
  const { expression, sheet } = head;
  const { open, smile, width, hasTeeth } = expression.mouth;
  const [ahead, down] = head.at(0, MOUTH_DOWN);
  const wide = (0.78 * width + 0.06) * Math.max(0.7, head.narrowing(0));
  // From the side, the whole mouth is still on the face.
  const most = Math.max(0, head.half * JAW - wide / 2);
  const [middle, level] = grid.pixel([Math.sign(ahead) * Math.min(Math.abs(ahead) * 0.82, most), down]);
  const half = Math.max(1, Math.round(grid.length(wide) / 2));
  const line = grid.length(0.045 * (sheet.presentation === 'feminine' ? fullnessOf(sheet) ** 2 : 1));
  const lips = sheet.presentation === 'feminine' ? darken(womansLips(of(sheet.lips), skin, sheet), 0.1) : undefined;
  const rise = Math.max(Math.abs(smile) < 0.25 ? 0 : 1, Math.round(grid.length(0.09) * Math.abs(smile)));
  const corners = smile >= 0 ? -rise : rise;
  if (open < 0.05) {
    const tone = lips && !expression.isCrying ? lips : mix(INK, skin, 0.2);
    // The line bends in steps of a pixel: a straight one with raised ends would be a bracket.
    const reach = half + line;
    for (let column = -reach; column < reach; column += 1) {
      const bend = Math.round(corners * ((column + 0.5) / reach) ** 2);
      grid.fill(tone, middle + column, level + bend, 1, line);
    }
    return;
  }
  const tall = Math.max(2, grid.length(0.12 + open * 0.26));
  const top = level - Math.round(tall * 0.4);
  const dark = hex('#8a1a24');
  const isSad = smile < -0.2;
  const reach = (row: number) => {
    const deep = isSad ? 0.94 - 0.5 * (row / tall) : row / tall;
    return Math.max(1, Math.round(half * Math.sqrt(1 - deep ** 2 * 0.72)));
  };
  if (lips && half > 3) {
    for (let row = 0; row <= tall; row += 1)
      grid.fill(
        lips,
        middle - reach(Math.min(row, tall - 1)) - 1,
        top + row,
        reach(Math.min(row, tall - 1)) * 2 + 2,
        1,
      );
    grid.fill(lips, middle - half, top - 1, half * 2, 1);
  }
  const teeth = hasTeeth && !isSad ? Math.max(1, Math.round(tall * (open < 0.3 ? 0.7 : 0.36))) : 0;
  const tongue = open > 0.4 ? Math.max(1, Math.round(tall * 0.26)) : 0;
  for (let row = 0; row < tall; row += 1) {
    const tone = row < teeth ? WHITE : row >= tall - tongue ? hex('#e0606e') : dark;
    grid.fill(tone, middle - reach(row), top + row, reach(row) * 2, 1);
  }
  const edge = lips ?? mix(INK, skin, 0.3);
  for (const side of [-half - line, half]) grid.fill(edge, middle + side, top + corners, line, Math.max(line, rise));
}
