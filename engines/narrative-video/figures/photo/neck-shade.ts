import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import { heightAt, lineOf } from './face-lines.ts';

/** Indexes of the lower edge of the face in MediaPipe's face mesh, from ear to ear. */
const JAW = [234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454];
/** How dark the neck is under the jaw, how soon the shadow begins, and where it ends, in the head's units. */
const [DARK, BEGINS, ENDS] = [0.34, 0.07, 0.5];
/** How far the shadow falls to the side away from the light, in the same units. */
const ASIDE = 0.08;

/**
 * Returns the share of the light that reaches a place of the head's space below the jaw: a chin shades the neck.
 * @param points of the face mesh, in the head's space
 * @param side of the light: -1 left, 1 right
 */
export function neckShade(points: readonly Point[], side: number): (x: number, y: number) => number {
  const jaw = lineOf(points, JAW);
  const [first, last] = [jaw[0] as Point, jaw.at(-1) as Point];
  const [middle, half] = [(first[0] + last[0]) / 2, (last[0] - first[0]) / 2];
  return (x, y) => {
    const from = heightAt(jaw, x + side * ASIDE);
    if (from === undefined || y <= from) return 1;
    const down = y - from;
    const beside = smoothstep(1, 0.7, Math.abs(x + side * ASIDE - middle) / half);
    return 1 - DARK * beside * smoothstep(0, BEGINS, down) * smoothstep(ENDS, BEGINS, down);
  };
}
