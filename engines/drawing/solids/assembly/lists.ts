import { moved } from './raster';

/** A list of numbers of 4 bytes that keeps its memory. */
@unmanaged
export class List {
  data: usize;
  count: i32;
  room: i32;

  /** Makes room for more numbers. Nothing is checked afterwards. */
  reserve(more: i32): void {
    if (this.count + more <= this.room) return;
    const room = (this.count + more) * 2;
    this.data = moved(this.data, (<usize>this.count) << 2, (<usize>room) << 2);
    this.room = room;
  }

  push(value: i32): void {
    store<i32>(this.data + ((<usize>this.count) << 2), value);
    this.count += 1;
  }
}

function newList(): List {
  const list = changetype<List>(heap.alloc(offsetof<List>()));
  memory.fill(changetype<usize>(list), 0, offsetof<List>());
  return list;
}

/** Bytes of a point: its record, x and y in samples, and its color. Red is in the color's lowest byte. */
export const POINT: usize = 16;
export const POINT_X: usize = 4;
export const POINT_Y: usize = 8;
export const COLOR: usize = 12;
/**
 * Bytes of the light on a point of a textured surface: factors of the texture's red, green and blue, the factor of the
 * texture's own glow, and the light that is added.
 */
export const LIT: usize = 32;
export const LIT_ADDED: usize = 16;
/** Numbers of 4 bytes in `LIT`. */
export const LIT_NUMBERS: i32 = 8;

/** Points of visible triangles, four numbers for each. */
export const points = newList();
/** For each point, the pixel that shows only it, or minus the number of samples in a pixel on an edge. */
export const targets = newList();
/** For each pixel on an edge: the pixel, its first point, and the number of its points. */
export const edges = newList();
/** Pixels after which three are interpolated. */
export const runs = newList();
/** The same on textured surfaces: the pixel, its first sample, and its point. */
export const prints = newList();
/** Stretches of pixels that lie between two shaded rows: the first pixel, the rows to the upper one, and the length. */
export const means = newList();
/** The light on each point, if there are textures. */
export const lit = newList();
/** For each pixel in the drawn bounds: its group and material, 0 if it is empty, EDGE if several groups meet. */
export const cells = newList();

/** Empties all lists. */
export function emptyLists(): void {
  points.count = 0;
  targets.count = 0;
  edges.count = 0;
  runs.count = 0;
  prints.count = 0;
  means.count = 0;
  lit.count = 0;
  cells.count = 0;
}

export function addPoint(record: i32, x: f32, y: f32): void {
  const to = points.data + ((<usize>points.count) << 2);
  store<i32>(to, record);
  store<f32>(to, x, POINT_X);
  store<f32>(to, y, POINT_Y);
  points.count += 4;
}
