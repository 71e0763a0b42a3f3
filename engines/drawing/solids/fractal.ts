// Looked up once, because `fractalAt` runs for each pixel.
const { floor } = Math;

/** Side of the tile in pixels, a power of two. */
export const TILE = 512;
const MASK = TILE - 1;
/** Spots along a side of the tile in its coarsest layer. Each layer after it has twice as many, and less strength. */
const COARSEST = 6;
const LAYERS = 6;
const FADING = 0.62;

let made: Float32Array | undefined;

/** Returns a square tile of fractal noise from 0 to 1 with a mean of 0.5. It continues at its edges without a seam. */
export function fractalTile(): Float32Array {
  made ??= makeTile();
  return made;
}

function makeTile(): Float32Array {
  const tile = new Float32Array(TILE * TILE);
  let strength = 1;
  for (let layer = 0; layer < LAYERS; layer += 1) {
    addLayer(tile, COARSEST << layer, strength);
    strength *= FADING;
  }
  const most = tile.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  return tile.map((value) => 0.5 + value / most / 2);
}

function addLayer(tile: Float32Array, spots: number, strength: number): void {
  const grid = Float32Array.from({ length: spots * spots }, (_, index) => spot(index, spots));
  const scale = spots / TILE;
  for (let y = 0; y < TILE; y += 1) {
    const row = (y * scale) | 0;
    const b = smooth(y * scale - row);
    const upper = row * spots;
    const lower = ((row + 1) % spots) * spots;
    for (let x = 0; x < TILE; x += 1) {
      const left = (x * scale) | 0;
      const right = (left + 1) % spots;
      const a = smooth(x * scale - left);
      const above = (grid[upper + left] as number) * (1 - a) + (grid[upper + right] as number) * a;
      const below = (grid[lower + left] as number) * (1 - a) + (grid[lower + right] as number) * a;
      const at = y * TILE + x;
      tile[at] = (tile[at] as number) + (above * (1 - b) + below * b - 0.5) * strength;
    }
  }
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Returns a random number from 0 to 1 for a corner of the grid. */
function spot(index: number, spots: number): number {
  let value = Math.imul(index, 374761393) + Math.imul(spots, 974634211);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) & 0xffff) / 0xffff;
}

/** Returns the noise at a point. One tile covers one unit of length. */
export function fractalAt(tile: Float32Array, x: number, y: number): number {
  return tile[((floor(y * TILE) & MASK) << 9) | (floor(x * TILE) & MASK)] as number;
}
