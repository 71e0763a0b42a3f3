import type { Rasterizer } from './rasterizer.ts';

/** Pixels of the picture for each cell that is measured, along each side. */
const CELL = 4;
/** Distance in meters from which neighbors take light from a point. */
const REACH = 0.5;
/** Largest distance in the picture, pixels, so that near surfaces do not get a wide halo. */
const WIDEST = 60;
/** Neighbors that are measured, as x and y in shares of the distance: eight directions, near and far. */
const NEIGHBORS = Float64Array.from(
  Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4).flatMap((angle) =>
    [0.4, 1].flatMap((share) => [Math.cos(angle) * share, Math.sin(angle) * share]),
  ),
);

/** How hidden from the sky each pixel is by nearer surfaces beside it, 0 to 1. */
export class Hollows {
  readonly #cells: Float32Array;
  readonly #wide: number;

  constructor(cells: Float32Array, wide: number) {
    this.#cells = cells;
    this.#wide = wide;
  }

  /** It is called for each pixel, so it makes no arrays. */
  at(x: number, y: number): number {
    const across = x > 0 ? x / CELL : 0;
    const down = y > 0 ? y / CELL : 0;
    const column = Math.floor(across);
    const row = Math.floor(down);
    const right = across - column;
    const below = down - row;
    const first = row * this.#wide + column;
    const upper = (this.#cells[first] ?? 0) * (1 - right) + (this.#cells[first + 1] ?? 0) * right;
    const next = first + this.#wide;
    const lower = (this.#cells[next] ?? 0) * (1 - right) + (this.#cells[next + 1] ?? 0) * right;
    return upper * (1 - below) + lower * below;
  }
}

/** Measures the hollows of what a rasterizer drew, from the distances around each point. */
export function hollowsOf(raster: Rasterizer): Hollows {
  const { depths, seen, density, width, height, lens } = raster;
  if (!lens) throw new RangeError('nothing has been drawn');
  const line = width * density;
  const [wide, tall] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const cells = new Float32Array(wide * tall);
  for (let row = 0; row < tall; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const x = column * CELL;
      const y = row * CELL;
      const at = y * density * line + x * density;
      if ((seen[at] as number) === 0) continue;
      const own = 1 / (depths[at] as number);
      const radius = Math.min(WIDEST, (REACH * lens.focal) / own);
      if (radius < 2) continue;
      let hidden = 0;
      for (let index = 0; index < NEIGHBORS.length; index += 2) {
        const dx = Math.round((NEIGHBORS[index] as number) * radius);
        const dy = Math.round((NEIGHBORS[index + 1] as number) * radius);
        // Opposite neighbors at equal slopes are one plane, which hides nothing.
        const near = closenessAt(x + dx, y + dy, own);
        const opposite = closenessAt(x - dx, y - dy, own);
        hidden += Math.max(0, Math.min(1, near + opposite));
      }
      cells[row * wide + column] = hidden / 16;
    }
  }
  return new Hollows(blurred(cells, wide, tall), wide);

  /** How much nearer a pixel is than a distance, in shares of REACH. 0 if it is too near to belong to the same corner. */
  function closenessAt(x: number, y: number, own: number): number {
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    const at = y * density * line + x * density;
    if ((seen[at] as number) === 0) return -1;
    const nearer = (own - 1 / (depths[at] as number)) / REACH;
    return nearer > 2.5 ? 0 : Math.max(-1, Math.min(1, nearer));
  }
}

function blurred(cells: Float32Array, wide: number, tall: number): Float32Array {
  const soft = new Float32Array(cells.length);
  for (let y = 1; y < tall - 1; y += 1) {
    for (let x = 1; x < wide - 1; x += 1) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) sum += cells[(y + dy) * wide + x + dx] as number;
      soft[y * wide + x] = sum / 9;
    }
  }
  return soft;
}
