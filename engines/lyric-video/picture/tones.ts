import { type Canvas, newCanvas } from '../../drawing/canvas.ts';
import { boxMean } from '../../people/box-mean.ts';
import type { Features } from './features.ts';
import type { Figure } from './figure.ts';

/** Lightness of a figure, stretched to its own range: 0 is black, 1 is white. */
export interface Tones {
  width: number;
  height: number;
  light: Float32Array;
  cover: Uint8Array;
  /** Pixels of the largest area that counts as a speck, which a drawing leaves out. */
  speck: number;
  /** What is drawn on top of the tones; undefined in a photograph and without a face. */
  features?: Pick<Features, 'ink' | 'paper' | 'around'>;
}

/** @param soft radius of the blur in pixels; the outline stays sharp */
export function tonesOf(figure: Figure, soft = 0): Tones {
  const { width, height } = figure;
  const { light, cover } = lightOf(figure, soft);
  const seen = light.filter((_, at) => at % 17 === 0 && (cover[at] as number) > 200).sort();
  const low = seen[Math.floor(seen.length * 0.03)] ?? 0;
  const high = Math.max(low + 0.15, seen[Math.floor(seen.length * 0.97)] ?? 1);
  const spread = light.map((value) => Math.max(0, Math.min(1, (value - low) / (high - low))));
  return { width, height, cover, light: evened(spread, cover, width), speck: speckOf(figure) };
}

/** Side of the largest speck in shares of the width of a face, and of a picture without one. By eye. */
const [FACE_SPECK, SPECK] = [0.09, 0.03];

export function speckOf({ face, width }: Figure): number {
  return (face ? FACE_SPECK * face.box.width : SPECK * width) ** 2;
}

/** The figure's lightness as photographed, blurred and not. */
export function lightOf(figure: Figure, soft: number): Pick<Tones, 'light' | 'cover'> & { sharp: Float32Array } {
  const data = pixelsOf(figure.canvas, 0);
  const cover = new Uint8Array(data.length / 4);
  for (let at = 0; at < cover.length; at++) cover[at] = data[at * 4 + 3] as number;
  const sharp = lightnessOf(data);
  return { sharp, cover, light: soft > 0 ? lightnessOf(pixelsOf(figure.canvas, soft)) : sharp };
}

function lightnessOf(data: Uint8ClampedArray): Float32Array {
  const light = new Float32Array(data.length / 4);
  for (let at = 0; at < light.length; at++) {
    const [r, g, b] = [data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number];
    light[at] = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  }
  return light;
}

/**
 * How much of the difference between bright and dark parts remains, and how strongly the features in each part stand
 * out.
 */
const [PARTS, FEATURES] = [0.55, 1.35];

/**
 * Brings out detail in bright and dark parts. With only a few inks, a pale face over dark clothes would otherwise lose
 * its eyes and mouth.
 */
export function evened(light: Float32Array, cover: Uint8Array, width: number): Float32Array {
  const parts = meanWithin(light, cover, width, Math.round(width * 0.12));
  return light.map((value, at) => {
    if (cover[at] === 0) return 0;
    const part = parts[at] as number;
    return Math.max(0, Math.min(1, 0.5 + (part - 0.5) * PARTS + (value - part) * FEATURES));
  });
}

/** Returns for each pixel the mean lightness of the figure around it. What is outside the figure does not count. */
export function meanWithin(light: Float32Array, cover: Uint8Array, width: number, reach: number): Float32Array {
  const covered = Float32Array.from(cover, (value) => value / 255);
  const around = boxMean(covered, width, reach);
  const sums = boxMean(
    light.map((value, at) => value * (covered[at] as number)),
    width,
    reach,
  );
  return sums.map((sum, at) => sum / Math.max(1e-3, around[at] as number));
}

function pixelsOf(figure: Canvas, blurred: number): Uint8ClampedArray {
  const { pen } = newCanvas(figure.width, figure.height);
  if (blurred > 0) pen.filter = `blur(${blurred}px)`;
  pen.drawImage(figure, 0, 0);
  return pen.getImageData(0, 0, figure.width, figure.height).data;
}
