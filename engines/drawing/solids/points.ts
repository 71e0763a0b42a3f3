import { grown } from './mesh.ts';

/**
 * Numbers of a point in `lights`: factors of a texture's red, green and blue, the light that is added to them, and the
 * factor of the texture's own glow.
 */
export const LIGHT = 7;

/** Points of visible triangles, and how the lens sees each. */
export class Points {
  count = 0;
  records = new Int32Array(4096);
  /** In samples, not pixels. */
  xs = new Float32Array(4096);
  ys = new Float32Array(4096);
  /** Red in the lowest byte, then green, blue and a full alpha. */
  colors = new Uint32Array(4096);
  /** The light on points of textured surfaces. */
  lights = new Float32Array(4096 * LIGHT);

  add(record: number, x: number, y: number): void {
    const index = this.count;
    if (index === this.records.length) this.#grow();
    this.records[index] = record;
    this.xs[index] = x;
    this.ys[index] = y;
    this.count = index + 1;
  }

  #grow(): void {
    const room = this.count * 2;
    this.records = grown(this.records, new Int32Array(room));
    this.xs = grown(this.xs, new Float32Array(room));
    this.ys = grown(this.ys, new Float32Array(room));
    this.colors = new Uint32Array(room);
    this.lights = new Float32Array(room * LIGHT);
  }
}

/** A list of numbers that keeps its memory. */
export class Numbers {
  data = new Int32Array(4096);
  count = 0;

  push(value: number): void {
    if (this.count === this.data.length) this.data = grown(this.data, new Int32Array(this.count * 2));
    this.data[this.count] = value;
    this.count += 1;
  }
}
