import type { Rgb } from '../../../drawing/color.ts';
import type { Brush } from './ink.ts';
import { type Point, smoothLine } from './tube.ts';

/** Lines of a letter in hundredths of the figure's height: left end, right end and height. */
const LINES = [
  [-5.9, -1.6, 10.4],
  [-5.9, 5.6, 8.5],
  [-5.9, 5.9, 6.3],
  [-5.9, 4.8, 4.4],
  [-5.9, 5.8, 1],
  [-5.9, 2.2, -0.9],
] as const;
/** Widths of words, which repeat from line to line, and the gap between two. */
const [WORDS, GAP] = [[2.1, 1.1, 2.9, 1.6, 0.8, 2.4, 1.3], 0.55] as const;
/** Distance between two strokes of a word, and the heights of strokes above and below the line. */
const [STROKE, HIGH, LOW] = [0.26, [0.5, 0.3, 0.42, 0.28, 0.66, 0.34], [-0.06, 0.02, -0.34, 0]] as const;

/** Draws joined-up words on a sheet, whose origin is between the hands that hold it. */
export function drawHandwriting(brush: Brush, ink: Rgb): void {
  let word = 0;
  for (const [left, right, y] of LINES) {
    for (let x: number = left; x < right - 0.4; word += 1) {
      const end = Math.min(right, x + (WORDS[word % WORDS.length] ?? 1));
      const points: Point[] = [];
      for (let at = x, stroke = word; at < end; at += STROKE, stroke += 1) {
        const up = stroke % 2 === 0 ? (HIGH[stroke % HIGH.length] ?? 0.3) : (LOW[stroke % LOW.length] ?? 0);
        points.push([at, y + up]);
      }
      if (points.length > 1) brush.stroke(smoothLine(points), ink, 0.45);
      x = end + GAP;
    }
  }
}
