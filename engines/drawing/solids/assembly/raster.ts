/** Positions of a vertex's quantities, in bytes. */
export const X: usize = 0;
export const Y: usize = 8;
export const DEPTH: usize = 16;
export const DISTANCE: usize = 24;
export const ACROSS: usize = 32;
export const ALONG: usize = 40;
/** The normal and the openness, four numbers of 4 bytes. */
export const NORMAL: usize = 48;
/** Two numbers of 4 bytes. */
export const U: usize = 64;
export const V: usize = 68;
export const VERTEX: usize = 72;

/** Bytes of a triangle's record, and positions in it. `layout.ts` describes them. */
export const RECORD: usize = 112;
export const RECORD_NORMAL: usize = 16;
export const RECORD_NEARNESS: usize = 64;

/** Each byte of a number of 4 bytes that is smaller than the depth of anything: -1.7 billion. */
const FARTHEST: u8 = 0xce;

/** What the kernel knows of a rasterizer. `rasterizer.ts` reads and writes some of its fields. */
@unmanaged
export class Raster {
  near: f64;
  px: f64;
  py: f64;
  pz: f64;
  rx: f64;
  ry: f64;
  rz: f64;
  ux: f64;
  uy: f64;
  uz: f64;
  fx: f64;
  fy: f64;
  fz: f64;
  focal: f64;
  centerX: f64;
  centerY: f64;
  isParallel: i32;
  snaps: i32;
  keepsBacks: i32;
  isFaceted: i32;
  /** Whether triangles are not recorded, because only distances are wanted. */
  isDepthOnly: i32;
  width: i32;
  height: i32;
  density: i32;
  count: i32;
  top: i32;
  bottom: i32;
  left: i32;
  right: i32;
  depths: usize;
  seen: usize;
  records: usize;
  groups: usize;
  materials: usize;
  /** Samples and records for which there is memory. */
  samples: i32;
  room: i32;
  groupBase: i32;
}

export function newRaster(): Raster {
  const raster = changetype<Raster>(heap.alloc(offsetof<Raster>()));
  memory.fill(changetype<usize>(raster), 0, offsetof<Raster>());
  raster.near = 0.08;
  return raster;
}

export function freeRaster(raster: Raster): void {
  freeSamples(raster);
  if (raster.room > 0) {
    heap.free(raster.records);
    heap.free(raster.groups);
    heap.free(raster.materials);
  }
  heap.free(changetype<usize>(raster));
}

function freeSamples(raster: Raster): void {
  if (raster.samples === 0) return;
  heap.free(raster.depths);
  heap.free(raster.seen);
  raster.samples = 0;
}

/** Changes the size. Reuses memory that is large enough. */
export function resize(raster: Raster, width: i32, height: i32, density: i32): void {
  const samples = width * height * density * density;
  if (samples > raster.samples) {
    freeSamples(raster);
    // Four samples are read at once, also at the end.
    raster.depths = heap.alloc(((<usize>samples) << 2) + 16);
    raster.seen = heap.alloc(((<usize>samples) << 2) + 16);
    raster.samples = samples;
    memory.fill(raster.depths, 0, (<usize>samples) << 2);
    memory.fill(raster.seen, 0, (<usize>samples) << 2);
  } else if (raster.bottom > raster.top) {
    // Only these rows were drawn in.
    const line = raster.width * raster.density;
    const from = (<usize>(raster.top * line)) << 2;
    const long = (<usize>((raster.bottom - raster.top) * line)) << 2;
    memory.fill(raster.depths + from, 0, long);
    memory.fill(raster.seen + from, 0, long);
  }
  raster.width = width;
  raster.height = height;
  raster.density = density;
  raster.top = 0;
  raster.bottom = 0;
}

/** Starts an empty picture. */
export function begin(raster: Raster): void {
  const line = raster.width * raster.density;
  if (raster.isParallel) {
    const all = line * raster.height * raster.density;
    memory.fill(raster.depths, FARTHEST, (<usize>all) << 2);
  }
  if (raster.bottom > raster.top) {
    const long = (<usize>(raster.right - raster.left)) << 2;
    for (let row = raster.top; row < raster.bottom; row += 1) {
      const at = (<usize>(row * line + raster.left)) << 2;
      if (!raster.isParallel) memory.fill(raster.depths + at, 0, long);
      memory.fill(raster.seen + at, 0, long);
    }
  }
  raster.count = 0;
  raster.groupBase = 0;
  raster.top = raster.height * raster.density;
  raster.left = line;
  raster.bottom = 0;
  raster.right = 0;
}

/** Makes room for one more record. */
export function growRecords(raster: Raster): void {
  const room = raster.room === 0 ? 4096 : raster.room * 2;
  raster.records = moved(raster.records, <usize>raster.room * RECORD, <usize>room * RECORD);
  raster.groups = moved(raster.groups, (<usize>raster.room) << 2, (<usize>room) << 2);
  raster.materials = moved(raster.materials, (<usize>raster.room) << 2, (<usize>room) << 2);
  raster.room = room;
}

/** Moves bytes to a larger block. */
export function moved(from: usize, used: usize, size: usize): usize {
  const to = heap.alloc(size);
  if (used > 0) memory.copy(to, from, used);
  if (from !== 0) heap.free(from);
  return to;
}
