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

/**
 * A smooth movement of the skin in which some places move as they should. It interpolates with compact radial
 * basis functions (Wendland 1995, C2), so what is far from all places stays.
 */
export class FaceField {
  readonly #area: Area;
  readonly #columns: number;
  readonly #rows: number;
  readonly #across: Float32Array;
  readonly #down: Float32Array;

  constructor(area: Area) {
    this.#area = area;
    this.#columns = ceil((area.right - area.left) / STEP) + 2;
    this.#rows = ceil((area.bottom - area.top) / STEP) + 2;
    this.#across = new Float32Array(this.#columns * this.#rows);
    this.#down = new Float32Array(this.#columns * this.#rows);
  }

  /** Moves these places, and the skin around them. */
  show(moved: readonly Moved[]): void {
    const { top } = this.#area;
    this.#across.fill(0);
    this.#down.fill(0);
    // Places are known where they are after the movement, because pixels ask where their color was before it.
    const after = moved.map(({ at, by }): Point => [at[0] + by[0], at[1] + by[1]]);
    const weights = weightsOf(
      after,
      moved.map(({ by }) => by),
    );
    for (const [index, place] of after.entries()) {
      const from = max(0, ceil((place[1] - REACH - top) / STEP));
      const to = min(this.#rows - 1, floor((place[1] + REACH - top) / STEP));
      for (let row = from; row <= to; row += 1) this.#pullRow(row, place, weights[index] as Point);
    }
  }

  /** Adds the pull of a place on the spots of one row. */
  #pullRow(row: number, [x, y]: Point, [wx, wy]: Point): void {
    const { left, top } = this.#area;
    const first = max(0, ceil((x - REACH - left) / STEP));
    const last = min(this.#columns - 1, floor((x + REACH - left) / STEP));
    for (let column = first; column <= last; column += 1) {
      const share = pull(left + column * STEP - x, top + row * STEP - y);
      const spot = row * this.#columns + column;
      this.#across[spot] = (this.#across[spot] as number) + wx * share;
      this.#down[spot] = (this.#down[spot] as number) + wy * share;
    }
  }

  /** Finds how far the skin has moved that is at a place, in the head's units. */
  at(movement: { x: number; y: number }, x: number, y: number): void {
    const column = max(0, min(this.#columns - 1.001, (x - this.#area.left) / STEP));
    const row = max(0, min(this.#rows - 1.001, (y - this.#area.top) / STEP));
    const spot = floor(row) * this.#columns + floor(column);
    const fx = column % 1;
    const fy = row % 1;
    movement.x = between(this.#across, spot, this.#columns, fx, fy);
    movement.y = between(this.#down, spot, this.#columns, fx, fy);
  }
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
    for (let row = pivot + 1; row < count; row += 1) eliminate(matrix, wide, pivot, row);
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

/** Makes the column of a pivot zero in a row below it. */
function eliminate(matrix: Float64Array, wide: number, pivot: number, row: number): void {
  const factor = (matrix[row * wide + pivot] as number) / (matrix[pivot * wide + pivot] as number);
  if (factor === 0) return;
  for (let column = pivot; column < wide; column += 1)
    matrix[row * wide + column] =
      (matrix[row * wide + column] as number) - factor * (matrix[pivot * wide + column] as number);
}
