import { pixels } from '../../drawing/canvas.ts';
import { polygon } from '../../drawing/hand.ts';
import { boxMean } from '../../people/box-mean.ts';
import type { Face, Point } from '../../people/person.ts';

/** Numbers of MediaPipe's face mesh around the face, and at its left and right end. */
const OVAL = [
  ...[10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377],
  ...[152, 148, 176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109],
];
const ENDS = [234, 454] as const;

/** Shares of the skin's pixels that are darker, and the lightness that each gets in a drawing. By eye. */
const LEVELS = [
  [0.06, 0.4],
  [0.5, 0.7],
  [0.94, 0.93],
] as const;
/** Least difference in lightness of two levels in the photograph, so that noise does not become form. */
const APART = 0.05;
/** Softness of the oval's edge in shares of its width. */
const SOFT = 0.03;
/** Steps of the exposure's curve, which is looked up for each pixel. */
const STEPS = 1024;

interface Oval {
  /** Share of each pixel, 0 to 1, with a soft edge. */
  oval: Float32Array;
  /** Width of the face in pixels. */
  width: number;
}

export interface Skin extends Oval {
  /** Lightness in the photograph of its shadows, of most of it and of its lights. */
  levels: readonly [shadows: number, usual: number, lights: number];
}

export function ovalOf({ points }: Pick<Face, 'points'>, columns: number, rows: number): Oval {
  const at = (index: number) => points[index] as Point;
  const [left, right] = [at(ENDS[0]), at(ENDS[1])];
  const width = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const data = pixels(columns, rows, (pen) => {
    polygon(pen, OVAL.map(at));
    pen.fill();
  });
  const inside = new Float32Array(columns * rows);
  for (let pixel = 0; pixel < inside.length; pixel++) inside[pixel] = (data[pixel * 4 + 3] as number) / 255;
  const soften = (values: Float32Array) => boxMean(values, columns, Math.ceil(SOFT * width));
  return { oval: soften(soften(inside)), width };
}

/** @param features shares of each pixel that show eyes, brows, nostrils or lips */
export function levelsOf({ oval }: Oval, light: Float32Array, features?: Float32Array): Skin['levels'] {
  const skin: number[] = [];
  for (let at = 0; at < light.length; at++)
    if ((oval[at] as number) > 0.99 && (features?.[at] ?? 0) < 0.1) skin.push(light[at] as number);
  const seen = Float32Array.from(skin).sort();
  const [shadows, usual, lights] = LEVELS.map(
    ([share, drawn]) => seen[Math.floor(share * (seen.length - 1))] ?? drawn,
  ) as [number, number, number];
  return [Math.max(0.01, Math.min(shadows, usual - APART)), usual, Math.max(lights, usual + APART)];
}

/**
 * Returns how light a pixel is in a drawing. The skin decides on the exposure of the whole picture, because a face may be
 * dark or badly lit, and clothes and hair say nothing about that. A darker pixel never gets lighter than another.
 */
export function exposureOf({ levels }: Skin): (light: number) => number {
  const stops = [[0, 0], ...levels.map((level, at) => [level, LEVELS[at]?.[1]]), [1.02, 1]] as [number, number][];
  const curve = Float32Array.from({ length: STEPS + 1 }, (_, step) => along(stops, step / STEPS));
  return (light) => curve[Math.round(light * STEPS)] as number;
}

/** Reads a curve of straight lines between its points. */
function along(points: readonly (readonly [number, number])[], value: number): number {
  const next = Math.max(
    1,
    points.findIndex(([from]) => from >= value),
  );
  const [[from, low], [to, high]] = [points[next - 1], points[next]] as [[number, number], [number, number]];
  return Math.min(1, low + ((high - low) * (value - from)) / Math.max(1e-3, to - from));
}
