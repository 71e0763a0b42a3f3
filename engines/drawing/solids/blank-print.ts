/**
 * Side of a cell of a texture, and how far around a triangle's part of the texture something may show in it, because pixels
 * are mixed, and edges are extrapolated. Both are pixels.
 */
const [CELL, MARGIN] = [8, 2];

/** A texture: red, green, blue and alpha of each pixel. */
interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray | Uint8Array;
}

/** Where a texture shows something: 1 for each cell with a pixel that is not transparent. */
interface Print {
  cells: Uint8Array;
  columns: number;
  rows: number;
}

const prints = new WeakMap<Pixels, Print>();

/**
 * Returns for each triangle whether a texture is transparent all over it, 1 or 0.
 * @param uvs u and v of each vertex
 * @param corners three vertices of each triangle
 */
export function blankTriangles(uvs: Float32Array, corners: Uint32Array, texture: Pixels): Uint8Array {
  const print = prints.get(texture) ?? printOf(texture);
  prints.set(texture, print);
  const blank = new Uint8Array(corners.length / 3);
  for (let triangle = 0; triangle < blank.length; triangle += 1) {
    const [a, b, c] = [0, 1, 2].map((corner) => (corners[triangle * 3 + corner] as number) * 2) as [
      number,
      number,
      number,
    ];
    const columns = cellsOver(uvs, a, b, c, texture.width);
    const rows = cellsOver(uvs, a + 1, b + 1, c + 1, texture.height);
    blank[triangle] = isBlank(print, columns, rows) ? 1 : 0;
  }
  return blank;
}

function printOf({ width, height, data }: Pixels): Print {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const cells = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y += 1) markRow(cells, Math.floor(y / CELL) * columns, data, y * width * 4, width);
  return { cells, columns, rows };
}

function markRow(cells: Uint8Array, to: number, data: Pixels['data'], from: number, width: number): void {
  for (let x = 0; x < width; x += 1) if (data[from + x * 4 + 3] !== 0) cells[to + Math.floor(x / CELL)] = 1;
}

/** Returns the first and the last cell over which three numbers in shares of a texture's size extend. */
function cellsOver(uvs: Float32Array, a: number, b: number, c: number, size: number): readonly [number, number] {
  const [one, other, third] = [uvs[a] as number, uvs[b] as number, uvs[c] as number];
  return [
    Math.floor((Math.min(one, other, third) * size - MARGIN) / CELL),
    Math.floor((Math.max(one, other, third) * size + MARGIN) / CELL),
  ];
}

/** Textures repeat, so cells before the first and after the last one are those at the other end. */
function isBlank(
  { cells, columns, rows }: Print,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): boolean {
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1)
      if (cells[wrapped(row, rows) * columns + wrapped(column, columns)] !== 0) return false;
  return true;
}

function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}
