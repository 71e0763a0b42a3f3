import { boxMean } from './box-mean.ts';

/**
 * The guided filter of He, Sun and Tang (Guided Image Filtering, IEEE TPAMI 35(6), 2013) with a guide in color. Near
 * each place, the result is a linear function of the guide's colors, so its edges are at the guide's edges.
 */

/** Factors of a place's colors: `red * r + green * g + blue * b + base`. */
interface LocalModel {
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  base: Float32Array;
}

interface GuidedFilterSettings {
  /** Radius in pixels of the windows. */
  radius: number;
  /** Variance of the guide below which a place counts as flat, in squares of its unit. */
  flat: number;
}

/**
 * @param guide red, green and blue of each pixel, 0 to 1
 * @param values the value of each pixel that is filtered
 */
export function fitLocally(
  guide: Float32Array,
  values: Float32Array,
  width: number,
  { radius, flat }: GuidedFilterSettings,
): LocalModel {
  const count = values.length;
  const colors = [0, 1, 2].map((channel) => channelOf(guide, channel));
  const mean = (one: Float32Array, other?: Float32Array) =>
    boxMean(other ? multiplied(one, other) : one, width, radius);
  const target = mean(values);
  const [meanR, meanG, meanB] = colors.map((color) => mean(color)) as Maps<3>;
  const [sharedR, sharedG, sharedB] = colors.map((color) => mean(color, values)) as Maps<3>;
  const [r, g, b] = colors as Maps<3>;
  const [rr, rg, rb] = [mean(r, r), mean(r, g), mean(r, b)];
  const [gg, gb, bb] = [mean(g, g), mean(g, b), mean(b, b)];
  const [red, green, blue, base] = [0, 1, 2, 3].map(() => new Float32Array(count)) as Maps<4>;
  for (let at = 0; at < count; at += 1) {
    const mr = meanR[at] as number;
    const mg = meanG[at] as number;
    const mb = meanB[at] as number;
    const level = target[at] as number;
    // Cramer's rule solves for the factors: the symmetric matrix of the colors' covariances, and each color's
    // covariance with the values.
    const vrr = (rr[at] as number) - mr * mr + flat;
    const vrg = (rg[at] as number) - mr * mg;
    const vrb = (rb[at] as number) - mr * mb;
    const vgg = (gg[at] as number) - mg * mg + flat;
    const vgb = (gb[at] as number) - mg * mb;
    const vbb = (bb[at] as number) - mb * mb + flat;
    const x = (sharedR[at] as number) - mr * level;
    const y = (sharedG[at] as number) - mg * level;
    const z = (sharedB[at] as number) - mb * level;
    const minorR = vgg * vbb - vgb * vgb;
    const minorG = vrb * vgb - vrg * vbb;
    const minorB = vrg * vgb - vrb * vgg;
    const whole = vrr * minorR + vrg * minorG + vrb * minorB;
    const slopeR = (minorR * x + minorG * y + minorB * z) / whole;
    const slopeG = (minorG * x + (vrr * vbb - vrb * vrb) * y + (vrg * vrb - vrr * vgb) * z) / whole;
    const slopeB = (minorB * x + (vrg * vrb - vrr * vgb) * y + (vrr * vgg - vrg * vrg) * z) / whole;
    red[at] = slopeR;
    green[at] = slopeG;
    blue[at] = slopeB;
    base[at] = level - slopeR * mr - slopeG * mg - slopeB * mb;
  }
  return { red: mean(red), green: mean(green), blue: mean(blue), base: mean(base) };
}

// Typed arrays' own `map` calls a function for each of 260,000 places, which takes ten times as long as a loop.

function channelOf(guide: Float32Array, channel: number): Float32Array {
  const values = new Float32Array(guide.length / 3);
  for (let at = 0; at < values.length; at += 1) values[at] = guide[at * 3 + channel] as number;
  return values;
}

function multiplied(one: Float32Array, other: Float32Array): Float32Array {
  const values = new Float32Array(one.length);
  for (let at = 0; at < values.length; at += 1) values[at] = (one[at] as number) * (other[at] as number);
  return values;
}

type Maps<Count extends 3 | 4> = Count extends 3
  ? [Float32Array, Float32Array, Float32Array]
  : [Float32Array, Float32Array, Float32Array, Float32Array];
