import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, hex, lighten, luminance, mix, type Rgb, saturate } from '../../../drawing/color.ts';
import { noseOf } from '../kit/face-shape.ts';
import type { Head } from '../kit/head-space.ts';
import { hasLashes } from '../kit/lashes.ts';
import { fullnessOf, womansLips } from '../kit/mouth.ts';
import type { HeadPaint } from '../kit/puppet.ts';

/** Position of the eyes, and their width and height, in the head's units. */
export const PIXEL_EYES = { across: 0.44, down: 0.2, width: 0.39, height: 0.54 };
const INK = hex('#1c1430');
const WHITE = hex('#fbf8ff');
const VIOLET = hex('#6a58a8');
/** The dark of eyes and mouths. */
const DEEP = hex('#37102f');
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

/** Gaze from which eyes are seen to look down. */
const DOWN = -0.4;
/** Width and height of irises, as shares of the eye's, and the least share of its height that a glad eye keeps. */
const IRIS = { wide: 0.72, tall: 0.92 };
const LEAST_OPEN = 0.42;
/** How far a sad or angry lid hangs at its lower end at most, as a share of the eye's height. */
const HANGS = 0.3;
/** Rise and fall of the brows' inner ends from which lids hang at the temples, or beside the nose. */
const [SORROWFUL, ANGRY] = [0.6, -0.4];
/** How much farther brows rise or fall until lids hang most. Under the lids of grief, pity looks angry. */
const GRIEF = 0.6;
/** Exponent of the eye's rounded outline: 2 is an ellipse. */
const ROUND = 3.2;

function eye(grid: Grid, head: Head, { skin, of, lit }: HeadPaint, sign: 1 | -1): void {
  const { expression, sheet } = head;
  const { open, squint, x: gaze, y: rise } = expression.eyes;
  const narrow = Math.max(0.55, head.narrowing(sign * PIXEL_EYES.across));
  const wide = grid.length(PIXEL_EYES.width * narrow);
  const full = grid.length(PIXEL_EYES.height);
  const [middle, level] = grid.pixel(head.at(sign * PIXEL_EYES.across, PIXEL_EYES.down));
  const left = middle - Math.round(wide / 2);
  brow(grid, head, of, sign);
  const thick = Math.max(1, Math.round(full * 0.1));
  if (open < 0.3 || squint > 0.8) {
    // A shut eye bends down, and a laughing one up.
    const bow = (squint > 0.5 ? -1 : 1) * Math.max(1, Math.round(full * 0.14));
    for (let column = 0; column < wide; column += 1) {
      const across = ((column + 0.5) / wide) * 2 - 1;
      grid.fill(INK, left + column, level + Math.round(bow * (1 - across * across)), 1, thick);
    }
    return;
  }
  const opened = LEAST_OPEN + (1 - LEAST_OPEN) * Math.min(1.15, open);
  const tall = Math.max(3, Math.round(full * opened * (1 - squint * 0.08)));
  const top = level - Math.round(tall * 0.55);
  const { inner } = expression.brows;
  const lowEnd = inner > SORROWFUL ? sign : inner < ANGRY ? -sign : 0;
  const hangs = HANGS * Math.min(1, Math.max(inner - SORROWFUL, ANGRY - inner) / GRIEF);
  /** Returns the rows at which the opening of the eye begins and ends in a column. */
  const opening = (column: number): readonly [number, number] => {
    const across = ((column + 0.5) / wide) * 2 - 1;
    const half = ((1 - Math.abs(across) ** ROUND) ** (1 / ROUND) * tall) / 2;
    const lid = lowEnd === 0 ? 0 : Math.round(((lowEnd * across + 1) / 2) * hangs * tall);
    const from = Math.max(Math.round(tall / 2 - half), lid);
    return [from, Math.max(from + 1, Math.round(tall / 2 + half))];
  };
  const white = lit(WHITE);
  const iris = Math.max(wide > 3 ? 2 : 1, Math.round(wide * IRIS.wide));
  const irisFrom = Math.round(((wide - iris) / 2) * (1 + Math.max(-0.9, Math.min(0.9, gaze))));
  // Eyes that look down have white above them.
  const above = rise < DOWN ? Math.max(1, Math.round(tall * 0.3)) : 0;
  const color = vivid(of(sheet.eyes));
  const tones = [
    mix(color, DEEP, 0.72),
    mix(color, DEEP, 0.25),
    mix(lighten(color, 0.25), [255, 214, 150], 0.16),
  ] as const;
  for (let column = 0; column < wide; column += 1) {
    const [from, to] = opening(column);
    const x = left + column;
    grid.fill(white, x, top + from, 1, to - from);
    // The lashes shade the upper edge of the ball.
    if (tall > 9) grid.fill(mix(white, VIOLET, 0.34), x, top + from + thick, 1, 1);
    const share = ((column - irisFrom + 0.5) / iris) * 2 - 1;
    if (Math.abs(share) >= 1) continue;
    const deep = Math.sqrt(1 - share * share * (iris > 4 ? 0.8 : 0.4));
    const end = Math.min(to, above + Math.round(tall * (0.5 + (IRIS.tall - 0.5) * deep)));
    const isRing = iris > 6 && Math.abs(share) > 1 - 2.2 / iris;
    const isPupil = Math.abs(share) < 0.42;
    for (let row = Math.max(from, above); row < end; row += 1) {
      const down = (row - above) / tall;
      const tone = down < 0.36 || isRing ? tones[0] : down < 0.62 ? (isPupil ? INK : tones[1]) : tones[2];
      grid.fill(iris > 6 && row === end - 1 ? tones[0] : tone, x, top + row, 1, 1);
    }
  }
  const glint = Math.max(1, Math.round(iris * 0.3));
  const glintTop = top + thick + above + Math.round(tall * 0.08) + (lowEnd === 0 ? 0 : Math.round(tall * hangs * 0.5));
  grid.fill(WHITE, left + irisFrom + (iris > 4 ? 1 : 0), glintTop, glint, Math.max(1, Math.round(tall * 0.18)));
  if (iris > 5) grid.fill(WHITE, left + irisFrom + iris - 3, top + above + Math.round(tall * 0.62), 1, 1);
  for (let column = 0; column < wide; column += 1) {
    const [from, to] = opening(column);
    const isOuter = sign > 0 ? column >= wide * 0.7 : column < wide * 0.3;
    grid.fill(INK, left + column, top + from, 1, isOuter && wide > 5 ? thick + 1 : thick);
    // A line under the whole eye would be a ring.
    if (tall > 9 && Math.abs(column + 0.5 - wide / 2) < wide * 0.26)
      grid.fill(mix(darken(skin, 0.3), [150, 40, 60], 0.2), left + column, top + to, 1, 1);
  }
  if (hasLashes(sheet) && wide > 3) {
    // The tip of the lashes rises outside of the corner.
    const [from] = opening(sign > 0 ? wide - 1 : 0);
    const outside = sign > 0 ? left + wide : left - 1;
    grid.fill(INK, outside, top + from - 1 + (thick > 1 ? 0 : 1), 1, thick);
    if (wide > 8) grid.fill(INK, outside + sign, top + from - 1, 1, thick);
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

/** How far brows bend up in their middle, in the head's units, and how far their ends lie from the face's middle. */
const ARCH = 0.06;
const BROW = { near: 0.24, far: 0.66 };

function brow(grid: Grid, head: Head, of: HeadPaint['of'], sign: 1 | -1): void {
  const { expression, sheet } = head;
  const { inner, lift } = expression.brows;
  const down = PIXEL_EYES.down - 0.46 - lift * 0.1;
  // Eyes stay upright on a tilted head, and so do brows: a sad one that tilts with it would lie level, or look angry.
  const [, level] = grid.pixel(head.at(sign * PIXEL_EYES.across, down));
  const raised = (by: number) => level + Math.sign(by) * Math.round(grid.length(1) * Math.abs(by));
  // Under hair that falls into the forehead, raised inner ends would be hidden: sorrow lowers the outer ones instead.
  const [up, low] = inner > 0 ? [0.1, 0.16] : [0.2, 0.08];
  const [near, far] = [
    [grid.pixel(head.at(sign * BROW.near, down))[0], raised(-inner * up)],
    [grid.pixel(head.at(sign * BROW.far, down))[0], raised(inner * low)],
  ] as const;
  const thick = grid.length((sheet.presentation === 'feminine' ? 0.05 : 0.085) * sheet.browThickness);
  const tone = darken(of(sheet.brows), 0.36);
  const [start, end] = near[0] < far[0] ? [near, far] : [far, near];
  const arch = Math.round(grid.length(1) * ARCH);
  for (let x = start[0]; x <= end[0]; x += 1) {
    const share = (x - start[0]) / Math.max(1, end[0] - start[0]);
    const bend = arch * 4 * share * (1 - share);
    grid.fill(tone, x, Math.round(start[1] + (end[1] - start[1]) * share - bend), 1, thick);
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

const TONGUE = hex('#cf5f74');
/** Half of the width of the widest mouth, and how far the widest one opens, in the head's units. */
const MOUTH = { wide: 0.36, least: 0.1, tall: 0.3 };

/**
 * Draws a mouth column by column. An open smile hangs from a line whose corners are raised, with teeth above and the
 * tongue below. A sad mouth is bent up and shows no teeth: they would grin.
 */
function mouth(grid: Grid, head: Head, { skin, of }: HeadPaint): void {
  const { expression, sheet } = head;
  const { open, smile, width, hasTeeth } = expression.mouth;
  const [ahead, down] = head.at(0, MOUTH_DOWN);
  const wide = (MOUTH.wide * width + 0.04) * Math.max(0.7, head.narrowing(0));
  // From the side, the whole mouth is still on the face.
  const most = Math.max(0, head.half * JAW - wide);
  const [middle, level] = grid.pixel([Math.sign(ahead) * Math.min(Math.abs(ahead) * 0.82, most), down]);
  const half = Math.max(1, grid.length(wide));
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
  const tall = Math.max(2, grid.length(MOUTH.least + open * MOUTH.tall));
  const isSad = smile < -0.2;
  // How much of the opening is above the line of the lips: none in a smile, most in sorrow.
  const up = smile > 0.2 ? 0 : isSad ? 0.72 : 0.45;
  const top = level - Math.round(tall * (up === 0 ? 0.3 : 0));
  const opening = (column: number): readonly [number, number] => {
    const across = (column + 0.5) / half;
    const deep = Math.sqrt(1 - across * across);
    const bend = up === 0 ? Math.round(corners * across * across) : 0;
    const from = top + bend - Math.round(tall * up * deep);
    return [from, Math.max(from + 1, top + Math.round(tall * (1 - up) * deep))];
  };
  const teeth = hasTeeth && !isSad ? Math.max(1, Math.round(tall * 0.3)) : 0;
  const tongue = open > 0.3 && tall > 3 ? Math.max(1, Math.round(tall * 0.32)) : 0;
  const edge = lips ?? mix(INK, skin, 0.24);
  for (let column = -half; column < half; column += 1) {
    const [from, to] = opening(column);
    const x = middle + column;
    const isEnd = column === -half || column === half - 1;
    if (lips) grid.fill(lips, x, from - (half > 3 ? 1 : 0), 1, to - from + (half > 3 ? 2 : 0));
    grid.fill(DEEP, x, from, 1, to - from);
    if (!isEnd) grid.fill(WHITE, x, from, 1, Math.min(teeth, to - from - 1));
    const inside = Math.min(to - from - teeth, Math.round(tongue * (1 - ((column + 0.5) / half) ** 2 * 0.9)));
    grid.fill(TONGUE, x, to - inside, 1, inside);
    if (!lips) grid.fill(edge, x, to, 1, 1);
  }
  const [left] = opening(-half);
  for (const side of [-half - line, half]) grid.fill(edge, middle + side, left, line, line);
}
