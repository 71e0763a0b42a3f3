import { type Canvas, newCanvas } from '../../drawing/canvas.ts';
import type { Figure } from './figure.ts';
import { withoutIslands } from './islands.ts';
import { type Tones, tonesOf } from './tones.ts';

/**
 * Repaints every pixel, and inks the features of a face with the colors of black and white.
 * @param color returns 0xRRGGBB, or undefined for none, from lightness
 */
export function repainted(tones: Tones, color: (light: number) => number | undefined): Canvas {
  const { width, height } = tones;
  const { canvas, pen } = newCanvas(width, height);
  const image = pen.createImageData(width, height);
  // Numbers are compared and divided faster than a mixture with undefined.
  const inkOf = (light: number) => color(light) ?? BLANK;
  for (let y = 0; y < height; y++) repaintRow(image.data, tones, y, inkOf);
  pen.putImageData(image, 0, 0);
  return canvas;
}

const BLANK = -1;
/** Red, green, blue and opacity of the pixel that is repainted. */
const sums = new Float64Array(4);

function repaintRow(
  data: Uint8ClampedArray,
  { width, height, light, cover, features }: Tones,
  y: number,
  inkOf: (light: number) => number,
): void {
  for (let at = y * width; at < (y + 1) * width; at++) {
    if (cover[at] === 0) continue;
    // Edges between two colors are smooth because each quarter of a pixel has its own.
    const right = at + 1 < (y + 1) * width && cover[at + 1] ? at + 1 : at;
    const below = y + 1 < height && cover[at + width] && cover[right + width] ? width : 0;
    const a = light[at] as number;
    const b = light[right] as number;
    const c = light[at + below] as number;
    const d = light[right + below] as number;
    const inked = features ? (features.ink[at] as number) : 0;
    const blank = features ? (features.paper[at] as number) : 0;
    const share = (1 - inked - blank) / 4;
    clear();
    add(inkOf(a * 0.5625 + (b + c) * 0.1875 + d * 0.0625), share);
    add(inkOf(b * 0.5625 + (a + d) * 0.1875 + c * 0.0625), share);
    add(inkOf(c * 0.5625 + (a + d) * 0.1875 + b * 0.0625), share);
    add(inkOf(d * 0.5625 + (b + c) * 0.1875 + a * 0.0625), share);
    if (inked > 0) add(inkOf(0), inked);
    if (blank > 0) add(inkOf(1), blank);
    const whole = sums[3] as number;
    if (whole === 0) continue;
    for (let channel = 0; channel < 3; channel++) data[at * 4 + channel] = (sums[channel] as number) / whole;
    data[at * 4 + 3] = (cover[at] as number) * Math.min(1, whole);
  }
}

function clear(): void {
  sums[0] = 0;
  sums[1] = 0;
  sums[2] = 0;
  sums[3] = 0;
}

function add(ink: number, share: number): void {
  if (ink === BLANK || share === 0) return;
  sums[0] = (sums[0] as number) + (ink >> 16) * share;
  sums[1] = (sums[1] as number) + ((ink >> 8) & 255) * share;
  sums[2] = (sums[2] as number) + (ink & 255) * share;
  sums[3] = (sums[3] as number) + share;
}

/** The tones alone, for a print whose features are printed separately. */
export function withoutFeatures({ features, ...tones }: Tones): Tones {
  return tones;
}

/** A few flat inks from dark to light, as on a cut poster. @param inks `#rrggbb`, or null to show the paper */
export function posterized(tones: Tones, inks: readonly (string | null)[]): Canvas {
  return printed(withoutIslands(tones, bordersOf(inks)), inks);
}

/** The lightness at which one of these inks gives way to another. */
export function bordersOf(inks: readonly (string | null)[]): number[] {
  return inks.flatMap((tint, at) => (at > 0 && tint !== inks[at - 1] ? [at / inks.length] : []));
}

/** The same as `posterized`, of tones whose specks are gone. */
export function printed(tones: Tones, inks: readonly (string | null)[]): Canvas {
  const colors = inks.map((tint) => (tint === null ? undefined : Number.parseInt(tint.slice(1), 16)));
  return repainted(tones, (light) => colors[Math.min(inks.length - 1, Math.floor(light * inks.length))]);
}

/** The features of a face without its tones. Empty if there are none. @param ink and `paper`: `#rrggbb` */
export function featuresAlone(
  { width, height, features, cover }: Omit<Tones, 'light' | 'speck'>,
  ink: string,
  paper: string,
): Canvas {
  const { canvas, pen } = newCanvas(width, height);
  if (!features) return canvas;
  for (const [color, shares] of [
    [paper, features.paper],
    [ink, features.ink],
  ] as const) {
    const { canvas: layer, pen: own } = newCanvas(width, height);
    const image = own.createImageData(width, height);
    for (let from = 0; from < shares.length; from += width) coverRow(image.data, shares, cover, from, from + width);
    own.putImageData(image, 0, 0);
    own.globalCompositeOperation = 'source-in';
    own.fillStyle = color;
    own.fillRect(0, 0, width, height);
    pen.drawImage(layer, 0, 0);
  }
  return canvas;
}

function coverRow(
  data: Uint8ClampedArray,
  shares: Float32Array,
  cover: ArrayLike<number>,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at++) data[at * 4 + 3] = (shares[at] as number) * (cover[at] as number);
}

/** Shades of two or more inks that blend into each other, from dark to light. */
export function toned(figure: Figure, inks: readonly string[]): Canvas {
  const colors = inks.map((tint) => Number.parseInt(tint.slice(1), 16));
  return repainted(tonesOf(figure), (light) => {
    const position = light * (colors.length - 1);
    const index = Math.min(colors.length - 2, Math.floor(position));
    return mixed(colors[index] as number, colors[index + 1] as number, position - index);
  });
}

function mixed(a: number, b: number, share: number): number {
  const channel = (shift: number) => {
    const from = (a >> shift) & 255;
    return Math.round(from + (((b >> shift) & 255) - from) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
