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

/** How hidden from the sky the cells of a picture are by nearer surfaces beside them, 0 to 1. */
export interface Hollows {
  cells: Float32Array;
  /** Number of cells in a row. */
  wide: number;
}

/**
 * Returns how hidden a pixel is, 0 to 1. It is called for each pixel, so it makes no arrays. It takes no object either: at
 * each collection of garbage, V8 forgets what it compiled for objects that are all gone.
 */
export function hollowAt(cells: Float32Array, wide: number, x: number, y: number): number {
  const across = x > 0 ? x / CELL : 0;
  const down = y > 0 ? y / CELL : 0;
  const column = Math.floor(across);
  const row = Math.floor(down);
  const right = across - column;
  const below = down - row;
  const first = row * wide + column;
  const upper = (cells[first] ?? 0) * (1 - right) + (cells[first + 1] ?? 0) * right;
  const next = first + wide;
  const lower = (cells[next] ?? 0) * (1 - right) + (cells[next + 1] ?? 0) * right;
  return upper * (1 - below) + lower * below;
}

/** Measures the hollows of what a rasterizer drew, from the distances around each point. */
export function hollowsOf(raster: Rasterizer): Hollows {
  const { depths, seen, density, width, height, lens } = raster;
  if (!lens) throw new RangeError('nothing has been drawn');
  const [wide, tall] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const cells = new Float32Array(wide * tall);
  const drawn = { depths, seen, density, width, height, line: width * density, focal: lens.focal };
  for (let row = 0; row < tall; row += 1) measureRow(row, cells, wide, drawn);
  return { cells: blurred(cells, wide, tall), wide };
}

/** What a rasterizer drew. */
interface Drawn extends Pick<Rasterizer, 'depths' | 'seen' | 'density' | 'width' | 'height'> {
  /** Samples in a row. */
  line: number;
  focal: number;
}

/**
 * Measures one row of cells. V8 compiles a function once; nested loops kept falling back to uncompiled code.
 * @param wide number of cells in a row
 */
function measureRow(row: number, cells: Float32Array, wide: number, drawn: Drawn): void {
  const { depths, seen, density, line, focal } = drawn;
  const y = row * CELL;
  for (let column = 0; column < wide; column += 1) {
    const x = column * CELL;
    const at = y * density * line + x * density;
    if ((seen[at] as number) === 0) continue;
    const own = 1 / (depths[at] as number);
    const radius = Math.min(WIDEST, (REACH * focal) / own);
    if (radius >= 2) cells[row * wide + column] = hiddenAt(x, y, own, radius, drawn);
  }
}

/** Returns how hidden a pixel is by its neighbors, 0 to 1. @param own its distance, meters */
function hiddenAt(x: number, y: number, own: number, radius: number, drawn: Drawn): number {
  let hidden = 0;
  for (let index = 0; index < NEIGHBORS.length; index += 2) {
    const dx = Math.round((NEIGHBORS[index] as number) * radius);
    const dy = Math.round((NEIGHBORS[index + 1] as number) * radius);
    // Opposite neighbors at equal slopes are one plane, which hides nothing.
    const near = closenessAt(x + dx, y + dy, own, drawn);
    const opposite = closenessAt(x - dx, y - dy, own, drawn);
    hidden += Math.max(0, Math.min(1, near + opposite));
  }
  return hidden / 16;
}

/** How much nearer a pixel is than a distance, in shares of REACH. 0 if it is too near to belong to the same corner. */
function closenessAt(x: number, y: number, own: number, { depths, seen, density, width, height, line }: Drawn): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  const at = y * density * line + x * density;
  if ((seen[at] as number) === 0) return -1;
  const nearer = (own - 1 / (depths[at] as number)) / REACH;
  return nearer > 2.5 ? 0 : Math.max(-1, Math.min(1, nearer));
}

function blurred(cells: Float32Array, wide: number, tall: number): Float32Array {
  const soft = new Float32Array(cells.length);
  for (let y = 1; y < tall - 1; y += 1) blurRow(y, soft, cells, wide);
  return soft;
}

function blurRow(y: number, soft: Float32Array, cells: Float32Array, wide: number): void {
  for (let x = 1; x < wide - 1; x += 1) {
    const at = y * wide + x;
    soft[at] = (sumAround(cells, at - wide) + sumAround(cells, at) + sumAround(cells, at + wide)) / 9;
  }
}

/** Returns the sum of a cell and its two neighbors in the row. */
function sumAround(cells: Float32Array, at: number): number {
  return (cells[at - 1] as number) + (cells[at] as number) + (cells[at + 1] as number);
}
