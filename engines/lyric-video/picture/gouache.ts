import { type Canvas, newCanvas } from '../../drawing/canvas.ts';
import { type Rgb, saturate } from '../../drawing/color.ts';
import { areasOf } from '../../people/areas.ts';
import { boxMean } from '../../people/box-mean.ts';
import type { Figure } from './figure.ts';
import type { Tones } from './tones.ts';

/** Rounds in which colors move to the middle of what they paint. More change nothing that is seen. */
const ROUNDS = 8;
/** One of so many pixels along each side is looked at to choose the colors. */
const SPARSE = 3;
/** How much stronger the paints are than the photograph's colors, and how much lighter: colors for children. By eye. */
const [VIVID, LIFT] = [1.45, 0.14];
/** How much of a pixel's lightness is that of the drawn tones. */
const DRAWN = 0.6;

/** Paints a figure in a few flat colors of its own, as with opaque paint. @param count of the colors */
export function gouache(figure: Figure, tones: Tones, count: number, soft: number): Canvas {
  const { width, height } = figure;
  const { canvas, pen } = newCanvas(width, height);
  pen.filter = `blur(${soft}px)`;
  pen.drawImage(figure.canvas, 0, 0);
  pen.filter = 'none';
  const image = pen.getImageData(0, 0, width, height);
  const { data } = image;
  const colors = Array.from({ length: width * height }, (_, at) => paintAt(data, at, tones.light[at] as number));
  const paints = chosen(colors, tones.cover, width, count);
  const painted = Uint8Array.from(colors, (color, at) => (tones.cover[at] ? nearest(paints, color) + 1 : 0));
  const flat = withoutSpecks(painted, width, tones.speck);
  // Each paint spreads by a pixel, so that borders between two of them are smooth.
  const shares = paints.map((_, index) =>
    boxMean(
      Float32Array.from(flat, (paint) => Number(paint === index + 1)),
      width,
      1,
    ),
  );
  for (let at = 0; at < flat.length; at++) {
    const all = shares.reduce((sum, share) => sum + (share[at] as number), 0);
    for (let channel = 0; channel < 3; channel++) {
      const sum = shares.reduce(
        (mixed, share, index) => mixed + (share[at] as number) * ((paints[index] as Rgb)[channel] as number),
        0,
      );
      data[at * 4 + channel] = sum / Math.max(1e-6, all);
    }
    data[at * 4 + 3] = tones.cover[at] as number;
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** The photograph's color as it would be mixed, with the lightness of the drawn tones. */
function paintAt(data: Uint8ClampedArray, at: number, light: number): Rgb {
  const own = [0, 1, 2].map((channel) => data[at * 4 + channel] as number) as unknown as Rgb;
  const gray = 0.2126 * own[0] + 0.7152 * own[1] + 0.0722 * own[2];
  const target = 255 * (LIFT + (1 - LIFT) * (DRAWN * light + (1 - DRAWN) * (gray / 255)));
  const factor = (target + 14) / (gray + 14);
  return saturate(own.map((channel) => Math.min(255, channel * factor)) as unknown as Rgb, VIVID);
}

/** Chooses colors by k-means. The first is the usual one, and each other the farthest from those before. */
function chosen(colors: readonly Rgb[], cover: Uint8Array, width: number, count: number): Rgb[] {
  const seen = colors.filter(
    (_, at) => (cover[at] as number) > 200 && at % SPARSE === 0 && Math.floor(at / width) % SPARSE === 0,
  );
  if (seen.length === 0) return [[255, 255, 255]];
  let paints: Rgb[] = [meanOf(seen)];
  while (paints.length < count) {
    const far = seen.reduce((best, color) => (gapTo(paints, color) > gapTo(paints, best) ? color : best));
    paints.push(far);
  }
  for (let round = 0; round < ROUNDS; round++) {
    const groups: Rgb[][] = paints.map(() => []);
    for (const color of seen) groups[nearest(paints, color)]?.push(color);
    paints = paints.map((paint, index) => (groups[index]?.length ? meanOf(groups[index] as Rgb[]) : paint));
  }
  return paints;
}

function meanOf(colors: readonly Rgb[]): Rgb {
  const mean = (channel: 0 | 1 | 2) => colors.reduce((sum, color) => sum + color[channel], 0) / colors.length;
  return [mean(0), mean(1), mean(2)];
}

function distance(a: Rgb, b: Rgb): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

function gapTo(paints: readonly Rgb[], color: Rgb): number {
  return Math.min(...paints.map((paint) => distance(paint, color)));
}

function nearest(paints: readonly Rgb[], color: Rgb): number {
  let best = 0;
  paints.forEach((paint, index) => {
    if (distance(paint, color) < distance(paints[best] as Rgb, color)) best = index;
  });
  return best;
}

/** Paints small areas over with the color that they touch most. 0 is no paint. */
function withoutSpecks(painted: Uint8Array, width: number, speck: number): Uint8Array {
  const { of, sizes } = areasOf(painted, width);
  const touching = new Map<number, Map<number, number>>();
  painted.forEach((paint, at) => {
    const area = of[at] as number;
    if (paint === 0 || (sizes[area] as number) >= speck) return;
    const touched = touching.get(area) ?? new Map<number, number>();
    touching.set(area, touched);
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      const other = painted[next] ?? 0;
      if (other !== 0 && of[next] !== area && (sizes[of[next] as number] as number) >= speck)
        touched.set(other, (touched.get(other) ?? 0) + 1);
    }
  });
  return painted.map((paint, at) => {
    const touched = touching.get(of[at] as number);
    const [most] = touched ? [...touched].sort((a, b) => b[1] - a[1]) : [];
    return most?.[0] ?? paint;
  });
}
