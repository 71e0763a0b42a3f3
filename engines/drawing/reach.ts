import type { Sprite } from './frame.ts';

/** Rows that are looked at together. */
const BAND = 8;

/** How far to the left and to the right the visible pixels of a sprite reach, by its rows. */
export class Reach {
  readonly #lefts: Int32Array;
  readonly #rights: Int32Array;

  constructor({ width, height, luma: { rows, runs } }: Sprite) {
    const bands = Math.ceil(height / BAND);
    this.#lefts = new Int32Array(bands).fill(width);
    this.#rights = new Int32Array(bands);
    for (let row = 0; row < height; row++) {
      const [from, to] = [rows[row] as number, rows[row + 1] as number];
      if (from === to) continue;
      const band = Math.floor(row / BAND);
      this.#lefts[band] = Math.min(this.#lefts[band] as number, runs[from] as number);
      this.#rights[band] = Math.max(this.#rights[band] as number, runs[to - 2] as number);
    }
  }

  /** Returns the first column that may be visible in a range of rows, or a very great number. */
  left(top: number, bottom: number): number {
    let least = Number.MAX_SAFE_INTEGER;
    for (let band = this.#first(top); band < this.#end(bottom); band++) {
      least = Math.min(least, this.#lefts[band] as number);
    }
    return least;
  }

  /** Returns the column after the last one that may be visible in a range of rows, or 0. */
  right(top: number, bottom: number): number {
    let most = 0;
    for (let band = this.#first(top); band < this.#end(bottom); band++) {
      most = Math.max(most, this.#rights[band] as number);
    }
    return most;
  }

  #first(top: number): number {
    return Math.max(0, Math.floor(top / BAND));
  }

  #end(bottom: number): number {
    return Math.min(this.#lefts.length, Math.ceil(bottom / BAND));
  }
}
