import { type Canvas, pixels } from '../../drawing/canvas.ts';
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
  const seen = sampled(light, cover).sort();
  const low = seen[Math.floor(seen.length * 0.03)] ?? 0;
  const high = Math.max(low + 0.15, seen[Math.floor(seen.length * 0.97)] ?? 1);
  const spread = new Float32Array(light.length);
  for (let at = 0; at < spread.length; at++)
    spread[at] = Math.max(0, Math.min(1, ((light[at] as number) - low) / (high - low)));
  return { width, height, cover, light: evened(spread, cover, width), speck: speckOf(figure) };
}

/** The lightness of some of the pixels that are covered. */
function sampled(light: Float32Array, cover: Uint8Array): Float32Array {
  const samples: number[] = [];
  for (let at = 0; at < light.length; at += 17) if ((cover[at] as number) > 200) samples.push(light[at] as number);
  return Float32Array.from(samples);
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
  for (let at = 0, pixel = 0; at < light.length; at++, pixel += 4) {
    const green = data[pixel + 1] as number;
    light[at] = (0.2126 * (data[pixel] as number) + 0.7152 * green + 0.0722 * (data[pixel + 2] as number)) / 255;
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
  const result = new Float32Array(light.length);
  for (let at = 0; at < result.length; at++) {
    if (cover[at] === 0) continue;
    const part = parts[at] as number;
    result[at] = Math.max(0, Math.min(1, 0.5 + (part - 0.5) * PARTS + ((light[at] as number) - part) * FEATURES));
  }
  return result;
}

/** Returns for each pixel the mean lightness of the figure around it. What is outside the figure does not count. */
export function meanWithin(light: Float32Array, cover: Uint8Array, width: number, reach: number): Float32Array {
  // Loops, because typed arrays' own `map` and `from` call a function for each pixel.
  const covered = new Float32Array(cover.length);
  const shown = new Float32Array(cover.length);
  for (let at = 0; at < covered.length; at++) {
    covered[at] = (cover[at] as number) / 255;
    shown[at] = (light[at] as number) * (covered[at] as number);
  }
  const around = boxMean(covered, width, reach);
  const means = boxMean(shown, width, reach);
  for (let at = 0; at < means.length; at++) means[at] = (means[at] as number) / Math.max(1e-3, around[at] as number);
  return means;
}

function pixelsOf(figure: Canvas, blurred: number): Uint8ClampedArray {
  return pixels(figure.width, figure.height, (pen) => {
    if (blurred > 0) pen.filter = `blur(${blurred}px)`;
    pen.drawImage(figure, 0, 0);
  });
}
