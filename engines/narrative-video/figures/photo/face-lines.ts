import type { Point } from '../../../people/person.ts';

/** A line of a face in the head's space, from left to right, such as the edge of a lid. */
export type Line = readonly Point[];

/** @param indexes in MediaPipe's face mesh */
export function lineOf(points: readonly Point[], indexes: readonly number[]): Line {
  return indexes.map((index) => points[index] as Point).sort((a, b) => a[0] - b[0]);
}

/** Returns the height of a line at a place, or undefined beside its ends. */
export function heightAt(line: Line, x: number): number | undefined {
  const last = line.length - 1;
  if (x <= (line[0] as Point)[0] || x > (line[last] as Point)[0]) return undefined;
  let next = 1;
  while ((line[next] as Point)[0] < x) next += 1;
  const from = line[next - 1] as Point;
  const to = line[next] as Point;
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / Math.max(1e-6, to[0] - from[0]);
}

/** Indexes of the edges of the lids, by eye. */
export const EYES = [
  { upper: [33, 246, 161, 160, 159, 158, 157, 173, 133], lower: [33, 7, 163, 144, 145, 153, 154, 155, 133] },
  { upper: [362, 398, 384, 385, 386, 387, 388, 466, 263], lower: [362, 382, 381, 380, 374, 373, 390, 249, 263] },
];
