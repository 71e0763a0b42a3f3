import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import { luminance, type Rgb } from '../../../drawing/color.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { boxMean } from '../../../people/box-mean.ts';
import { hueApart } from '../../../people/swatches.ts';

/** Factors of red, green and blue. */
export type Gains = readonly [red: number, green: number, blue: number];

/** How much brighter or darker photographed cloth is than painted cloth, by the place. */
export interface Tone {
  /** A coarse picture whose colors are the factors, relative to the greatest one. */
  gains: Canvas;
  /** On the whole, and on the viewer's left and right. */
  mean: Gains;
  left: Gains;
  right: Gains;
}

/** Pixels for each pixel of the coarse picture, along each side. */
const COARSE = 8;
/** Hues, as `hueApart` measures them, up to which a color is that of the cloth, and luminance below which hues do not tell. */
const [SAME, BLACK] = [0.5, 36];
/** What is added to dark colors before they are compared, and the range of the factors. */
const [TOE, RANGE] = [6, { least: 0.34, most: 1.9 }];
/** Distances over which factors are averaged, in coarse pixels from far to near, and how many places make a mean sure. */
const [REACHES, SURE] = [[40, 16, 6, 3], 0.12];
/** Rows above the end of the photograph in which cloth counts most, in pixels, and the share of that higher up. */
const [NEAR, HIGHER] = [90, 0.6];

/**
 * Compares photographed cloth with painted cloth under it. Badges, straps and hands do not count.
 * @param end row at which the photograph ends
 * @returns factors around 1 where nothing can be compared
 */
export function toneOf(photo: Canvas, painted: Canvas, end: number): Tone {
  const [seen, under] = [coarseOf(photo), coarseOf(painted)];
  const { width, height } = seen;
  const weights = new Float32Array(width * height);
  const logs = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let at = 0; at < weights.length; at += 1) {
    if ((seen.data[at * 4 + 3] as number) < 250 || (under.data[at * 4 + 3] as number) < 250) continue;
    const [one, other] = [colorAt(seen.data, at), colorAt(under.data, at)];
    if (luminance(one) > BLACK && hueApart(one, other) > SAME) continue;
    if (luminance(other) < BLACK && luminance(one) > BLACK * 2) continue;
    const row = (Math.floor(at / width) + 0.5) * COARSE;
    weights[at] = HIGHER + (1 - HIGHER) * smoothstep(end - NEAR * 2, end - NEAR, row);
    logs.forEach((log, channel) => {
      log[at] =
        (weights[at] as number) * Math.log(((one[channel] as number) + TOE) / ((other[channel] as number) + TOE));
    });
  }
  const usual = (isIn: (x: number) => boolean): Gains =>
    usualOf(
      seen.data,
      under.data,
      Array.from(weights.keys()).filter((at) => (weights[at] as number) > 0 && isIn(at % width)),
    );
  const mean = usual(() => true);
  const fields = logs.map((log) => relaxed(spread(log, weights, width), weights, width, end / COARSE));
  return {
    gains: pictureOf(fields, width),
    mean,
    left: asBright(
      mean,
      usual((x) => x < width / 2),
    ),
    right: asBright(
      mean,
      usual((x) => x >= width / 2),
    ),
  };
}

/** Returns factors that are as bright as others. The light of a place, which sleeves get too, tints each side of a chest. */
function asBright(gains: Gains, others: Gains): Gains {
  const by = luminance(others) / luminance(gains);
  return [gains[0] * by, gains[1] * by, gains[2] * by];
}

/** Shares of the cloth, from dark to bright, between which it is lit: folds are darker, and patches brighter. */
const LIT = { from: 0.45, to: 0.9 };

/** Returns the factors of lit cloth, and 1 if there is none. @param places of the cloth that is compared */
function usualOf(seen: Uint8ClampedArray, under: Uint8ClampedArray, places: readonly number[]): Gains {
  const sorted = places.toSorted((one, other) => luminance(colorAt(seen, one)) - luminance(colorAt(seen, other)));
  const lit = sorted.slice(Math.floor(sorted.length * LIT.from), Math.ceil(sorted.length * LIT.to));
  const sum = (data: Uint8ClampedArray, channel: number) =>
    lit.reduce((total, at) => total + (data[at * 4 + channel] as number) + TOE, 0);
  return [0, 1, 2].map((channel) =>
    lit.length > 0 ? clamp(sum(seen, channel) / sum(under, channel), RANGE.least, RANGE.most) : 1,
  ) as unknown as Gains;
}

/** Returns the factors everywhere: those of places near by, as far as there are any, and otherwise those of farther ones. */
function spread(log: Float32Array, weights: Float32Array, width: number): Float32Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = total > 0 ? log.reduce((sum, value) => sum + value, 0) / total : 0;
  const field = new Float32Array(log.length).fill(mean);
  for (const reach of REACHES) {
    const [sums, counts] = [
      boxMean(boxMean(log, width, reach), width, reach),
      boxMean(boxMean(weights, width, reach), width, reach),
    ];
    for (let at = 0; at < field.length; at += 1) {
      const count = counts[at] as number;
      if (count < 1e-5) continue;
      const value = (sums[at] as number) / count;
      field[at] = (field[at] as number) + (value - (field[at] as number)) * (count / (count + SURE));
    }
  }
  return field.map((value) => clamp(Math.exp(value), RANGE.least, RANGE.most));
}

/** Rows below the end of the photograph in which the factors pass into their mean, in coarse pixels. */
const RELAXES = 26;

/** Returns factors that become the same everywhere below the photograph, whose own shadows end with it. */
function relaxed(field: Float32Array, weights: Float32Array, width: number, end: number): Float32Array {
  const mean = meanIn(field, weights, () => true);
  return field.map((value, at) => value + (mean - value) * smoothstep(end - 2, end + RELAXES, Math.floor(at / width)));
}

function meanIn(field: Float32Array, weights: Float32Array, isIn: (at: number) => boolean): number {
  let [sum, count] = [0, 0];
  weights.forEach((weight, at) => {
    if (!isIn(at)) return;
    sum += (field[at] as number) * weight;
    count += weight;
  });
  return count > 0 ? sum / count : 1;
}

/** Returns a picture whose colors are factors, relative to the greatest one. */
function pictureOf(fields: readonly Float32Array[], width: number): Canvas {
  const height = (fields[0] as Float32Array).length / width;
  const { canvas, pen } = newCanvas(width, height);
  const image = pen.createImageData(width, height);
  for (let at = 0; at < width * height; at += 1) {
    fields.forEach((field, channel) => {
      image.data[at * 4 + channel] = ((field[at] as number) / RANGE.most) * 255;
    });
    image.data[at * 4 + 3] = 255;
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

function coarseOf(picture: Canvas) {
  const { canvas, pen } = newCanvas(picture.width / COARSE, picture.height / COARSE);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

function colorAt(data: Uint8ClampedArray, at: number): Rgb {
  return [data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number];
}

/** Gives painted cloth the tone of the photograph, place by place. */
export function matchTone(painted: Canvas, { gains }: Pick<Tone, 'gains'>): void {
  const { width, height } = painted;
  const { pen } = newCanvas(width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(gains, 0, 0, width, height);
  const factors = pen.getImageData(0, 0, width, height).data;
  const brush = painted.getContext('2d');
  const image = brush.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 1)
    if ((at & 3) < 3) data[at] = ((data[at] as number) * (factors[at] as number) * RANGE.most) / 255;
  brush.putImageData(image, 0, 0);
}

/** Returns a color of cloth in the tone of the photograph. */
export function gained([red, green, blue]: Rgb, gains: Gains): Rgb {
  return [red * gains[0], green * gains[1], blue * gains[2]];
}
