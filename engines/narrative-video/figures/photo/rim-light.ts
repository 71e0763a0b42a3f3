import type { Canvas, Context2D } from '../../../drawing/canvas.ts';
import { lighten, mix, type Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Light } from '../../light/light.ts';
import type { Figure } from '../figure.ts';
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
/** Height of a figure in pixels of the sheet on which its outline is found: the light is soft, so the sheet is small. */
const FINE = 220;
/** Most halvings of the picture for the sheet: each takes the mean of four pixels, so that the light has no steps. */
const HALVINGS = 2;
/** Share of the light on a black surface: dark cloth has a dim outline. */
const ON_BLACK = 0.42;
/** Share of the light at the feet. */
const AT_FEET = 0.5;
/** Pixels of that sheet around the figure: as many as the light looks around. */
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
  return (context, at, state) => {
    const { a: scale, e, f } = context.getTransform();
    const { canvas } = context;
    const [x, y, height] = [at.x * scale + e, at.y * scale + f, at.height * scale];
    // Held things reach farther, but light on their ends is not worth its time.
    const area = areaOf({ skeleton: state.skeleton });
    const halvings = Math.max(0, Math.min(HALVINGS, Math.round(Math.log2(height / FINE))));
    const coarse = 2 ** halvings;
    const pad = PAD * coarse;
    const left = Math.max(0, Math.floor(x + height * area.left) - pad);
    const top = Math.max(0, Math.floor(y - height * area.top) - pad);
    const wide = Math.min(canvas.width, Math.ceil(x + height * area.right) + pad) - left;
    const tall = Math.min(canvas.height, Math.ceil(y - height * area.bottom) + pad) - top;
    if (wide <= pad * 2 || tall <= pad * 2) return;
    const [w, h] = [Math.ceil(wide / coarse), Math.ceil(tall / coarse)];
    const outline = outlineOf(canvas, { left, top, w, h }, halvings);
    const bands = edgeOf(outline, { w, h }, rim);
    context.save();
    context.resetTransform();
    context.globalCompositeOperation = 'source-atop';
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'low';
    const inner = [w - PAD * 2, h - PAD * 2] as const;
    context.beginPath();
    for (const { x, y, wide, tall } of bands)
      context.rect(left + x * coarse, top + y * coarse, wide * coarse, tall * coarse);
    context.clip();
    context.drawImage(outline.canvas, PAD, PAD, ...inner, left + pad, top + pad, inner[0] * coarse, inner[1] * coarse);
    context.restore();
    // A sheet that remembers the people's picture would make it be copied when it changes.
    HALF(1, 1);
  };
}

/** Returns a part of a picture, halved several times. @param w its width after that */
function outlineOf(
  picture: Canvas,
  { left, top, w, h }: { left: number; top: number; w: number; h: number },
  halvings: number,
): Context2D {
  const [wide, tall] = [w * 2, h * 2];
  const small = OUTLINE(w, h);
  if (halvings < 2) {
    small.drawImage(picture, left, top, w * 2 ** halvings, h * 2 ** halvings, 0, 0, w, h);
    return small;
  }
  const half = HALF(wide, tall);
  half.drawImage(picture, left, top, wide * 2, tall * 2, 0, 0, wide, tall);
  small.drawImage(half.canvas, 0, 0, wide, tall, 0, 0, w, h);
  return small;
}

/**
 * Replaces a shape with the light on its outline. Most of a person has none, so laying it on the whole person would be
 * much slower.
 * @param pen has drawn the shape on a sheet of w times h pixels
 * @returns the parts of the sheet that have light, row by row
 */
function edgeOf(pen: Context2D, { w, h }: { w: number; h: number }, rim: Rim): Band[] {
  const picture = pen.getImageData(0, 0, w, h);
  const { data } = picture;
  const pixels = new Uint32Array(data.buffer);
  const shape = new Uint8Array(w * h);
  for (let at = 0; at < shape.length; at += 1) shape[at] = data[at * 4 + 3] as number;
  const columns = Math.ceil(w / TILE);
  const tiles = new Uint8Array(columns * Math.ceil(h / TILE));
  const sheet = { data, pixels, shape, tiles, columns, w, h };
  for (let y = PAD; y < h - PAD; y += 1) lightRow(y, sheet, rim);
  pixels.fill(0, 0, PAD * w);
  pixels.fill(0, (h - PAD) * w);
  pen.putImageData(picture, 0, 0);
  return bandsOf(tiles, columns);
}

/** A sheet on which the light is drawn. */
interface Sheet {
  /** Its channels, and the same as one number for each pixel. */
  data: Uint8ClampedArray;
  pixels: Uint32Array;
  /** Opacity of each pixel of the figure, row by row, w in each. */
  shape: Uint8Array;
  /** 1 for tiles that have light, `columns` in each row. */
  tiles: Uint8Array;
  columns: number;
  w: number;
  h: number;
}

/** Lights one row of a sheet. Functions inside of others would be compiled again after each garbage collection. */
function lightRow(y: number, { data, pixels, shape, tiles, columns, w, h }: Sheet, rim: Rim): void {
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
    const brightest = Math.max(data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number);
    const bright = shape[at] === 0 ? 1 : ON_BLACK + ((1 - ON_BLACK) * brightest) / 255;
    const opacity = Math.min(MOST, open * fall * bright);
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

const [HALF, OUTLINE] = [sharedSheet(), sharedSheet()];
