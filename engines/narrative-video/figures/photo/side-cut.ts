import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import type { HeadPlace } from './head-place.ts';

/** Opacity from which a pixel is the person's, 0 to 255. */
const OWN = 128;
/** Rows in which hair may be beside a face: above its chin and below it, and how soft their end is, in heads. */
const BESIDE = { above: 1.1, below: 0.22, soft: 0.2 };
/** Most that is between a face and the side of the photograph, in heads. */
const NEAR = 0.32;
/** Least height of hair that the side of a photograph cuts off, in heads. */
const LEAST = 0.12;
/**
 * What is removed of the way from the side of a photograph to the face: in the first row, farther below, by how much it
 * varies, as locks do, and how soft its edge is. Locks follow each other at this distance, in heads.
 */
const CUT = { first: 0.85, farther: 0.34, varies: 0.07, soft: 0.34, lock: 0.17 };

/** Where a person is in a photograph: 0 (background) to 255 for each pixel. */
interface Outline {
  mask: Uint8Array;
  width: number;
  height: number;
}

/**
 * Returns a person without what is beside the face at a side of the photograph that cuts it off: it would end in a straight
 * line, and often it is the hair or the shoulder of somebody else. What is left ends in soft locks.
 * @param points of the face mesh
 */
export function withSoftSides(
  { mask, width, height }: Outline,
  { chin, head }: HeadPlace,
  points: readonly Point[],
): Uint8Array {
  const columns = points.map(([x]) => x);
  const [first, last] = [
    Math.max(0, Math.round(chin[1] - head * BESIDE.above)),
    Math.min(height, Math.round(chin[1] + head * BESIDE.below)),
  ];
  let soft = mask;
  for (const [side, gap] of [
    [0, Math.min(...columns)],
    [width - 1, width - 1 - Math.max(...columns)],
  ] as const) {
    // Farther from the face, long hair that the side cuts off is the person's own.
    if (gap < 2 || gap > head * NEAR) continue;
    const rows = Array.from({ length: last - first }, (_, at) => first + at).filter(
      (row) => (mask[row * width + side] as number) > OWN,
    );
    const [top, low] = [rows[0], rows.at(-1)];
    if (top === undefined || low === undefined || rows.length < head * LEAST) continue;
    if (soft === mask) soft = mask.slice();
    fadeSide(soft, width, { side, gap, head, rows: [top, low] });
  }
  return soft;
}

function fadeSide(
  mask: Uint8Array,
  width: number,
  { side, gap, head, rows: [top, low] }: { side: number; gap: number; head: number; rows: readonly [number, number] },
): void {
  const inward = side === 0 ? 1 : -1;
  const start = Math.max(0, Math.round(top - head * BESIDE.soft));
  const end = Math.min(mask.length / width, low + head * BESIDE.soft);
  for (let row = start; row < end; row += 1) {
    const share = Math.min(1, Math.max(0, (row - top) / (low - top)));
    const lock = CUT.varies * Math.sin(((row - top) / (head * CUT.lock)) * Math.PI * 2);
    const ends = smoothstep(low + head * BESIDE.soft, low, row);
    const cut = gap * (CUT.farther + (CUT.first - CUT.farther) * (1 - share) ** 2 + lock) * ends;
    for (let away = 0; away < cut + gap * CUT.soft; away += 1) {
      const at = row * width + side + away * inward;
      mask[at] = (mask[at] as number) * smoothstep(cut - gap * CUT.soft * 0.5, cut + gap * CUT.soft * 0.5, away + 0.5);
    }
  }
}
