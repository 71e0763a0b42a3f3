import type { Canvas } from '../../../drawing/canvas.ts';
import { lighten, mix, type Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Light } from '../../light/light.ts';
import type { Figure, SmallPicture } from '../figure.ts';
import { areaOf } from './film-light.ts';
import { sharedSheet } from './shared-sheet.ts';

/** Light from behind a person: its color, and its opacity on the outline toward its side, away from it, and from above. */
interface Rim {
  color: Rgb;
  side: 1 | -1;
  near: number;
  far: number;
  above: number;
}

/** Opacities of the light on the outline, by the hour in the open, and in rooms: lamps hang above. */
const OPACITY = {
  low: { near: 0.9, far: 0.3, above: 0.62 },
  night: { near: 0.62, far: 0.1, above: 0.5 },
  day: { near: 0.28, far: 0.02, above: 0.3 },
  room: { near: 0.16, far: 0.02, above: 0.24 },
  lamps: { near: 0.2, far: 0.02, above: 0.5 },
};
/** Colors of lamps and of the moon behind people at night, and of lamps in rooms. */
const [MOONLIGHT, LAMPLIGHT]: readonly [Rgb, Rgb] = [
  [206, 214, 236],
  [255, 214, 168],
];
/** Share of the light on a black surface: dark cloth has a dim outline. */
const ON_BLACK = 0.42;
/** Share of the light at the feet. */
const AT_FEET = 0.5;
/** Pixels of the small picture that the light reaches around the figure, and looks around. */
const PAD = 3;

/** Returns the light behind people in a place. */
function rimOf(light: Light): Rim {
  const side = light.sun && light.sun.x < 0.5 ? -1 : 1;
  const isLow = light.time === 'sunset' || light.time === 'dawn';
  if (light.isInside || light.isLamplit)
    return light.isDark || light.isLamplit
      ? { color: LAMPLIGHT, side, ...OPACITY.lamps }
      : { color: lighten(light.haze, 0.5), side, ...OPACITY.room };
  if (isLow) return { color: lighten(light.horizon, 0.25), side, ...OPACITY.low };
  return light.isDark
    ? { color: mix(MOONLIGHT, light.horizon, 0.2), side, ...OPACITY.night }
    : { color: lighten(light.haze, 0.5), side, ...OPACITY.day };
}

/**
 * Returns what lets the light behind people reach around their outline, as it does in a lens: cut out without it, they
 * would seem to be pasted on their place. Where a body covers itself or a partner, there is none.
 */
export function rimLight(light: Light): NonNullable<Figure['lightEdges']> {
  const rim = rimOf(light);
  return (context, at, state, small) => {
    const { a: scale, e, f } = context.getTransform();
    const { coarse } = small;
    const [x, y, height] = [(at.x * scale + e) / coarse, (at.y * scale + f) / coarse, (at.height * scale) / coarse];
    // Held things reach farther, but light on their ends is not worth its time.
    const area = areaOf({ skeleton: state.skeleton });
    const left = Math.max(0, Math.floor(x + height * area.left) - PAD);
    const top = Math.max(0, Math.floor(y - height * area.top) - PAD);
    const w = Math.min(small.canvas.width, Math.ceil(x + height * area.right) + PAD) - left;
    const h = Math.min(small.canvas.height, Math.ceil(y - height * area.bottom) + PAD) - top;
    if (w <= PAD * 2 || h <= PAD * 2) return;
    const { canvas, bands } = edgeOf(small, { left, top, w, h }, rim);
    const pattern = context.createPattern(canvas, 'no-repeat');
    if (!pattern) return;
    pattern.setTransform({ a: coarse, b: 0, c: 0, d: coarse, e: left * coarse, f: top * coarse });
    context.save();
    context.resetTransform();
    context.globalCompositeOperation = 'source-atop';
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'low';
    context.fillStyle = pattern;
    for (const { x, y, wide, tall } of bands)
      context.fillRect((left + x) * coarse, (top + y) * coarse, wide * coarse, tall * coarse);
    context.restore();
  };
}

/** A part of the small picture. */
interface Region {
  left: number;
  top: number;
  w: number;
  h: number;
}

/**
 * Draws the light on the outline of what a part of the small picture shows. Most of a person has none, so laying it on
 * the whole person would be much slower.
 * @returns the light, and the parts of it that are not empty, row by row
 */
function edgeOf(
  { canvas: { width }, pixels }: SmallPicture,
  { left, top, w, h }: Region,
  rim: Rim,
): { canvas: Canvas; bands: Band[] } {
  const pen = SHEET(w, h);
  const picture = pen.createImageData(w, h);
  const shape = new Uint8Array(w * h);
  const bright = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1) readRow(pixels, ((top + y) * width + left) * 4, shape, bright, y * w, w);
  const columns = Math.ceil(w / TILE);
  const tiles = new Uint8Array(columns * Math.ceil(h / TILE));
  const sheet = { pixels: new Uint32Array(picture.data.buffer), shape, bright, tiles, columns, w, h };
  for (let y = PAD; y < h - PAD; y += 1) lightRow(y, sheet, rim);
  pen.putImageData(picture, 0, 0);
  return { canvas: pen.canvas, bands: bandsOf(tiles, columns) };
}

/** Reads the opacity and the brightness of a row of premultiplied pixels. */
function readRow(pixels: Uint8Array, from: number, shape: Uint8Array, bright: Uint8Array, to: number, w: number): void {
  for (let x = 0; x < w; x += 1) {
    const at = from + x * 4;
    const opacity = pixels[at + 3] as number;
    if (opacity === 0) continue;
    shape[to + x] = opacity;
    const most = Math.max(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number);
    bright[to + x] = (most * 255) / opacity;
  }
}

/** A sheet on which the light is drawn. */
interface Sheet {
  /** The channels of each pixel of the light as one number, row by row, w in each. */
  pixels: Uint32Array;
  /** Opacity of each pixel of the figure, and its brightest channel. */
  shape: Uint8Array;
  bright: Uint8Array;
  /** 1 for tiles that have light, `columns` in each row. */
  tiles: Uint8Array;
  columns: number;
  w: number;
  h: number;
}

/** Lights one row of a sheet. Functions inside of others would be compiled again after each garbage collection. */
function lightRow(y: number, { pixels, shape, bright, tiles, columns, w, h }: Sheet, rim: Rim): void {
  const fall = AT_FEET + (1 - AT_FEET) * smoothstep(0, 1, 1 - y / h);
  const [red, green, blue] = rim.color;
  const color = red | (green << 8) | (blue << 16);
  // Enlarging mixes neighboring pixels, which may lie in the next tile.
  const [above, below] = [Math.floor((y - 1) / TILE) * columns, Math.floor((y + 1) / TILE) * columns];
  for (let x = PAD; x < w - PAD; x += 1) {
    const at = y * w + x;
    const open = lightAt(shape, at, w, rim);
    // Most of a sheet has no light.
    if (open === 0) {
      pixels[at] = color;
      continue;
    }
    const kept = shape[at] === 0 ? 1 : ON_BLACK + ((1 - ON_BLACK) * (bright[at] as number)) / 255;
    const opacity = Math.min(MOST, open * fall * kept);
    pixels[at] = color | (opacity << 24);
    if (opacity < LEAST) continue;
    const [left, right] = [Math.floor((x - 1) / TILE), Math.floor((x + 1) / TILE)];
    tiles[above + left] = tiles[above + right] = tiles[below + left] = tiles[below + right] = 1;
  }
}

/**
 * Returns the opacity of the light at a pixel of a shape, 0 to 255: where the shape ends within three pixels in the
 * light's direction, and beside the outline, so that the outline is bright too, where the light is laid on the person.
 * @param shape opacity of each pixel, row by row, w in each
 */
function lightAt(shape: Uint8Array, at: number, w: number, { side, near, far, above }: Rim): number {
  if (shape[at] === 0)
    return near * (shape[at - side] as number) + far * (shape[at + side] as number) + above * (shape[at + w] as number);
  // Most of a person is far from the outline.
  const around =
    (shape[at - 3] as number) &
    (shape[at - 1] as number) &
    (shape[at + 1] as number) &
    (shape[at + 3] as number) &
    (shape[at - w] as number) &
    (shape[at - 3 * w] as number);
  if (around === 255) return 0;
  return near * endsWithin(shape, at, side) + far * endsWithin(shape, at, -side) + above * endsWithin(shape, at, -w);
}

/** Returns how far a shape ends within three pixels in a direction, 0 to 255. */
function endsWithin(shape: Uint8Array, at: number, toward: number): number {
  return (
    255 -
    0.55 * (shape[at + toward] as number) -
    0.3 * (shape[at + 2 * toward] as number) -
    0.15 * (shape[at + 3 * toward] as number)
  );
}

/** Side of the tiles of a sheet, in its pixels, in which light is looked for. */
const TILE = 8;

/** Returns the tiles that have light, joined where they follow each other in a row. */
function bandsOf(tiles: Uint8Array, columns: number): Band[] {
  const bands: Band[] = [];
  for (let row = 0; row < tiles.length / columns; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (tiles[row * columns + column] === 0) continue;
      const first = column;
      while (column < columns && tiles[row * columns + column] === 1) column += 1;
      bands.push({ x: first * TILE, y: row * TILE, wide: (column - first) * TILE, tall: TILE });
    }
  }
  return bands;
}

interface Band {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

/** Opacity, of 255, below which light is not seen. */
const LEAST = 2;
/** Most opacity, of 255. */
const MOST = 235;

const SHEET = sharedSheet();
