import { hex, luminance, type Rgb } from '../drawing/color.ts';
import type { Face, Point } from './person.ts';
import { median, type Swatches } from './swatches.ts';

const [BLUE, BROWN] = [hex('#4a7fb0'), hex('#5a3d2a')];

/** Numbers of MediaPipe's face mesh: corners and lids of each eye. */
const EYES = [
  [33, 133, 159, 145],
  [362, 263, 386, 374],
] as const;

/** Eyes that are open less, in pixels, show no color of their own. */
const LEAST_OPEN = 6.5;
/** Hair that is less fair goes with brown eyes, in which a window or a lamp is often reflected in blue. */
const LEAST_FAIR = 0.4;
/** Share of blue in red from which an iris is blue. Set by eye. */
const BLUISH = 0.7;

/**
 * Returns the color in which eyes are drawn.
 * @param fairness of the hair, 0 to 1
 */
export function irisOf(swatches: Swatches, { points }: Pick<Face, 'points'>, fairness: number): Rgb {
  if (fairness < LEAST_FAIR) return BROWN;
  const shares = EYES.flatMap((corners) =>
    sharesOfBlue(
      swatches,
      corners.map((index) => points[index]),
    ),
  );
  if (shares.length === 0) return fairness > 0.9 ? BLUE : BROWN;
  return shares.reduce((sum, share) => sum + share, 0) / shares.length > BLUISH ? BLUE : BROWN;
}

/** Returns the shares of blue in the iris's darker and lighter part, which are between the pupil and the white. */
function sharesOfBlue(swatches: Swatches, corners: readonly (Point | undefined)[]): number[] {
  const [left, right, upper, lower] = corners;
  if (!left || !right || !upper || !lower) return [];
  const open = Math.hypot(upper[0] - lower[0], upper[1] - lower[1]);
  if (open < LEAST_OPEN) return [];
  const middle: Point = [
    (left[0] + right[0] + upper[0] + lower[0]) / 4,
    (left[1] + right[1] + upper[1] + lower[1]) / 4,
  ];
  const sorted = swatches.at(middle, open / 2).sort((a, b) => luminance(a) - luminance(b));
  const part = (from: number, to: number) => median(sorted.slice(sorted.length * from, sorted.length * to));
  return [part(0.4, 0.6), part(0.6, 0.8)].flatMap((color) => (color ? [color[2] / Math.max(1, color[0])] : []));
}
