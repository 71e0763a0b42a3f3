import type { Canvas, Context2D } from '../../../drawing/canvas.ts';
import { css, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import type { Light } from '../../light.ts';
import type { Figure } from '../figure.ts';
import { areaOf } from './film-light.ts';
import { sharedSheet } from './shared-sheet.ts';

/** Light from behind a person: its color, its strength on the outline, and the side from which most of it comes. */
interface Rim {
  color: string;
  side: 1 | -1;
}

/** Opacity of the light on the outline, by the hour in the open, and in rooms. */
const OPACITY = { low: 0.78, night: 0.5, day: 0.3, room: 0.24, lamps: 0.26 };
/** Colors of lamps and of the moon behind people at night, and of lamps in rooms. */
const [MOONLIGHT, LAMPLIGHT]: readonly [Rgb, Rgb] = [
  [206, 214, 236],
  [255, 214, 168],
];
/** Height of a figure in pixels of the sheet on which its outline is found: the light is soft, so the sheet is small. */
const FINE = 220;
/** Most halvings of the picture for the sheet: each takes the mean of four pixels, so that the light has no steps. */
const HALVINGS = 2;
/** How far light reaches around the outline, in pixels of that sheet: from its own side, from the other one and from above. */
const REACH = { near: 1.05, far: 0.36, above: 0.8 };
/** Pixels of that sheet around the figure. */
const PAD = 2;

/** Returns the light behind people in a place. */
function rimOf(light: Light): Rim {
  const side = light.sun && light.sun.x < 0.5 ? -1 : 1;
  const isLow = light.time === 'sunset' || light.time === 'dawn';
  if (light.isInside)
    return light.isDark
      ? { color: css(LAMPLIGHT, OPACITY.lamps), side }
      : { color: css(lighten(light.haze, 0.5), OPACITY.room), side };
  if (isLow) return { color: css(lighten(light.horizon, 0.25), OPACITY.low), side };
  return light.isDark
    ? { color: css(mix(MOONLIGHT, light.horizon, 0.2), OPACITY.night), side }
    : { color: css(lighten(light.haze, 0.5), OPACITY.day), side };
}

/**
 * Lets the light behind people reach around their outline, as it does in a lens: cut out without it, they would seem to be
 * pasted on their place. Where a body covers itself or a partner, there is none.
 */
export function rimmed(draw: Figure['draw'], light: Light): Figure['draw'] {
  const rim = rimOf(light);
  return (context, at, state) => {
    draw(context, at, state);
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
    const edge = edgeOf(outline, { w, h }, rim);
    context.save();
    context.resetTransform();
    context.globalCompositeOperation = 'source-atop';
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'low';
    const inner = [w - PAD * 2, h - PAD * 2] as const;
    for (const { x, y, wide, tall } of bandsOf(outline, edge, { w, h })) {
      context.save();
      context.beginPath();
      context.rect(left + x * coarse, top + y * coarse, wide * coarse, tall * coarse);
      context.clip();
      context.drawImage(edge, PAD, PAD, ...inner, left + pad, top + pad, inner[0] * coarse, inner[1] * coarse);
      context.restore();
    }
    context.restore();
  };
}

/** Returns a part of a picture, halved several times. @param w its width after that */
function outlineOf(
  picture: Canvas,
  { left, top, w, h }: { left: number; top: number; w: number; h: number },
  halvings: number,
): Canvas {
  const [wide, tall] = [w * 2, h * 2];
  const small = OUTLINE(w, h);
  if (halvings < 2) {
    small.drawImage(picture, left, top, w * 2 ** halvings, h * 2 ** halvings, 0, 0, w, h);
    return small.canvas;
  }
  const half = HALF(wide, tall);
  half.drawImage(picture, left, top, wide * 2, tall * 2, 0, 0, wide, tall);
  small.drawImage(half.canvas, 0, 0, wide, tall, 0, 0, w, h);
  return small.canvas;
}

/** Returns what is outside of a shape and near its outline, in the light's color. */
function edgeOf(outline: Canvas, { w, h }: { w: number; h: number }, { color, side }: Rim): Canvas {
  const lay = (pen: Context2D, x: number, y: number) => pen.drawImage(outline, 0, 0, w, h, x, y, w, h);
  const inside = INSIDE(w, h);
  lay(inside, 0, 0);
  inside.globalCompositeOperation = 'destination-in';
  lay(inside, -side * REACH.near, 0);
  lay(inside, side * REACH.far, 0);
  lay(inside, 0, REACH.above);
  // It is bright outside too, so that the outline itself is, where it is laid on the person.
  const edge = EDGE(w, h);
  edge.fillStyle = color;
  edge.fillRect(0, 0, w, h);
  edge.globalCompositeOperation = 'destination-out';
  edge.drawImage(inside.canvas, 0, 0, w, h, 0, 0, w, h);
  return edge.canvas;
}

/** Side of the tiles of a sheet, in its pixels, in which light is looked for. */
const TILE = 8;

/**
 * Returns the parts of a sheet in which light falls on the person, row by row. Most of a person has none, so
 * laying it on the whole person would be much slower.
 */
function bandsOf(outline: Canvas, edge: Canvas, { w, h }: { w: number; h: number }): Band[] {
  const lit = LIT(w, h);
  lit.drawImage(edge, 0, 0, w, h, 0, 0, w, h);
  lit.globalCompositeOperation = 'destination-in';
  lit.drawImage(outline, 0, 0, w, h, 0, 0, w, h);
  const { data } = lit.getImageData(0, 0, w, h);
  const [columns, rows] = [Math.ceil(w / TILE), Math.ceil(h / TILE)];
  const tiles = new Uint8Array(columns * rows);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      if ((data[(y * w + x) * 4 + 3] as number) < LEAST) continue;
      // Enlarging mixes neighboring pixels.
      for (let down = -1; down <= 1; down += 1)
        for (let across = -1; across <= 1; across += 1)
          tiles[tileAt(y + down, h) * columns + tileAt(x + across, w)] = 1;
    }
  }
  const bands: Band[] = [];
  for (let row = 0; row < rows; row += 1) {
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

function tileAt(pixel: number, size: number): number {
  return Math.floor(Math.max(0, Math.min(size - 1, pixel)) / TILE);
}

const [HALF, OUTLINE, INSIDE, EDGE, LIT] = [sharedSheet(), sharedSheet(), sharedSheet(), sharedSheet(), sharedSheet()];
