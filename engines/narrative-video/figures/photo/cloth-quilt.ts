import { chanceOf } from '../../../drawing/chance.ts';

/** Side of a patch in shares of the piece, the share of it that lies over its neighbors, and places that are tried for each. */
const [PATCH, OVERLAP, TRIED] = [0.4, 0.3, 36];

/**
 * Makes a larger square of cloth out of a photographed piece by image quilting: patches of the piece, each taken where it
 * continues its neighbors best. Repeated in mirror images instead, folds would form figures.
 * @param piece structure of the cloth, as `Form` has it, a square
 * @param side of the larger square
 */
export function quilted(piece: Float32Array, side: number, seed: string): Float32Array {
  const own = Math.sqrt(piece.length);
  const patch = Math.min(own, Math.max(4, Math.round(own * PATCH)));
  const overlap = Math.max(1, Math.round(patch * OVERLAP));
  const chance = chanceOf(`${seed}/quilt`);
  const quilt = new Float32Array(side * side);
  for (let top = 0; top < side; top += patch - overlap) {
    for (let left = 0; left < side; left += patch - overlap) {
      const place = { quilt, side, left, top, patch, overlap: { left: left && overlap, top: top && overlap } };
      let best = { x: 0, y: 0, error: Number.POSITIVE_INFINITY };
      for (let tried = 0; tried < TRIED; tried += 1) {
        const [x, y] = [chance.below(own - patch + 1), chance.below(own - patch + 1)];
        const error = differenceOf(piece, own, x, y, place);
        if (error < best.error) best = { x, y, error };
      }
      lay(piece, own, best.x, best.y, place);
    }
  }
  return quilt;
}

/** Where a patch comes: its upper left corner, and how far it lies over the patches on the left and above. */
interface Place {
  quilt: Float32Array;
  side: number;
  left: number;
  top: number;
  patch: number;
  overlap: { left: number; top: number };
}

/** Returns how much a patch of the piece differs from what it would cover. */
function differenceOf(piece: Float32Array, own: number, x: number, y: number, place: Place): number {
  const { quilt, side, left, top, patch, overlap } = place;
  let error = 0;
  for (let row = 0; row < patch && top + row < side; row += 1) {
    const width = row < overlap.top ? patch : overlap.left;
    for (let column = 0; column < width && left + column < side; column += 1) {
      const seen = quilt[(top + row) * side + left + column] as number;
      error += (seen - (piece[(y + row) * own + x + column] as number)) ** 2;
    }
  }
  return error;
}

/** Lays a patch, which passes softly into those on its left and above. */
function lay(piece: Float32Array, own: number, x: number, y: number, place: Place): void {
  const { quilt, side, left, top, patch, overlap } = place;
  for (let row = 0; row < patch && top + row < side; row += 1) {
    const above = overlap.top ? Math.min(1, (row + 0.5) / overlap.top) : 1;
    for (let column = 0; column < patch && left + column < side; column += 1) {
      const share = overlap.left ? above * Math.min(1, (column + 0.5) / overlap.left) : above;
      const at = (top + row) * side + left + column;
      const under = quilt[at] as number;
      quilt[at] = under + ((piece[(y + row) * own + x + column] as number) - under) * share;
    }
  }
}
