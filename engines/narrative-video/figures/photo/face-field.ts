import type { Point } from '../../../people/person.ts';

/** Looking up a global for each pixel takes long in programs that run in a module of their own. */
const { ceil, floor, max, min, sqrt } = Math;

/** A place of a face, and how far it moves, in the head's units. */
export interface Moved {
  at: Point;
  by: Point;
}

/** An area of the head's space. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far a moved place carries the skin around it, in the head's units. */
const REACH = 0.5;
/** Distance between the spots of the grid for which the movement is found. Between them, it is interpolated. */
const STEP = 0.036;
/** What is added to the diagonal of the equations, so that places that coincide have a solution too. */
const RIDGE = 2e-4;

/** How far the skin has moved that is at each place, in the head's units. */
export type FaceField = (movement: { x: number; y: number }, x: number, y: number) => void;

/**
 * Returns a smooth movement of the skin in which each of these places moves as it should. It interpolates with compact
 * radial basis functions (Wendland 1995, C2), so what is far from all places stays.
 */
export function faceField(moved: readonly Moved[], { left, top, right, bottom }: Area): FaceField {
  const columns = ceil((right - left) / STEP) + 2;
  const rows = ceil((bottom - top) / STEP) + 2;
  const across = new Float32Array(columns * rows);
  const down = new Float32Array(columns * rows);
  // Places are known where they are after the movement, because pixels ask where their color was before it.
  const after = moved.map(({ at, by }): Point => [at[0] + by[0], at[1] + by[1]]);
  const weights = weightsOf(
    after,
    moved.map(({ by }) => by),
  );
  for (const [index, [x, y]] of after.entries()) {
    const [wx, wy] = weights[index] as Point;
    const first = max(0, ceil((x - REACH - left) / STEP));
    const last = min(columns - 1, floor((x + REACH - left) / STEP));
    const from = max(0, ceil((y - REACH - top) / STEP));
    const to = min(rows - 1, floor((y + REACH - top) / STEP));
    for (let row = from; row <= to; row += 1) {
      for (let column = first; column <= last; column += 1) {
        const share = pull(left + column * STEP - x, top + row * STEP - y);
        const spot = row * columns + column;
        across[spot] = (across[spot] as number) + wx * share;
        down[spot] = (down[spot] as number) + wy * share;
      }
    }
  }
  return (movement, x, y) => {
    const column = max(0, min(columns - 1.001, (x - left) / STEP));
    const row = max(0, min(rows - 1.001, (y - top) / STEP));
    const spot = floor(row) * columns + floor(column);
    const fx = column % 1;
    const fy = row % 1;
    movement.x = between(across, spot, columns, fx, fy);
    movement.y = between(down, spot, columns, fx, fy);
  };
}

function between(values: Float32Array, spot: number, columns: number, fx: number, fy: number): number {
  const upper = (values[spot] as number) * (1 - fx) + (values[spot + 1] as number) * fx;
  const lower = (values[spot + columns] as number) * (1 - fx) + (values[spot + columns + 1] as number) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** Returns how much of the movement of a place reaches another one that is so far away. */
function pull(across: number, down: number): number {
  const far = sqrt(across * across + down * down) / REACH;
  if (far >= 1) return 0;
  const near = (1 - far) * (1 - far);
  return near * near * (4 * far + 1);
}

/** Solves the equations whose solution moves each place by what it should, by Gaussian elimination. */
function weightsOf(places: readonly Point[], wanted: readonly Point[]): Point[] {
  const count = places.length;
  const wide = count + 2;
  const matrix = new Float64Array(count * wide);
  for (const [row, [x, y]] of places.entries()) {
    for (const [column, [x1, y1]] of places.entries()) matrix[row * wide + column] = pull(x - x1, y - y1);
    matrix[row * wide + row] = 1 + RIDGE;
    matrix.set(wanted[row] as Point, row * wide + count);
  }
  // The matrix is positive definite, so that no rows have to be exchanged.
  for (let pivot = 0; pivot < count; pivot += 1) {
    for (let row = pivot + 1; row < count; row += 1) {
      const factor = (matrix[row * wide + pivot] as number) / (matrix[pivot * wide + pivot] as number);
      if (factor === 0) continue;
      for (let column = pivot; column < wide; column += 1)
        matrix[row * wide + column] =
          (matrix[row * wide + column] as number) - factor * (matrix[pivot * wide + column] as number);
    }
  }
  const solved: Point[] = new Array(count);
  for (let row = count - 1; row >= 0; row -= 1) {
    let [x, y] = [matrix[row * wide + count] as number, matrix[row * wide + count + 1] as number];
    for (let column = row + 1; column < count; column += 1) {
      const factor = matrix[row * wide + column] as number;
      const known = solved[column] as Point;
      x -= factor * known[0];
      y -= factor * known[1];
    }
    const own = matrix[row * wide + row] as number;
    solved[row] = [x / own, y / own];
  }
  return solved;
}
