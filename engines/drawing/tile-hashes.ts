import type { Mark, PlateMark } from './frame.ts';
import { boundsOf } from './marks.ts';
import { Reach } from './reach.ts';

/** Odd factors that spread the bits of a number. */
const [ONE, OTHER] = [0x9e3779b1, 0x85ebca6b];

/** What is known of a plate or a sprite. */
interface Known {
  identity: number;
  /** Undefined for plates. */
  reach: Reach | undefined;
}

/**
 * Hashes of what is drawn on each square tile of a frame. Each hash has two numbers, because one of 32 bits could be the
 * same for something else by chance.
 */
export class TileHashes {
  readonly across: number;
  readonly down: number;
  readonly #side: number;
  readonly #known = new WeakMap<object, Known>();
  #identities = 0;
  /** The numbers of the mark that is hashed. */
  readonly #numbers = new Int32Array(9);
  readonly #scale = new Float64Array(1);
  readonly #scaleBits = new Int32Array(this.#scale.buffer);

  /** @param side pixels of a tile */
  constructor(width: number, height: number, side: number) {
    this.across = Math.ceil(width / side);
    this.down = Math.ceil(height / side);
    this.#side = side;
  }

  /** The size of a list of hashes. */
  get size(): number {
    return 2 * this.across * this.down;
  }

  /**
   * Writes two numbers for each tile, row after row. They depend on the marks that touch the tile, and on their order.
   * @param tiles gets the numbers
   */
  write(marks: readonly Mark[], tiles: Int32Array): void {
    tiles.fill(0);
    for (const mark of marks) {
      const known = this.#knownOf(mark);
      const [one, other] = this.#hashOf(mark, known.identity);
      if (mark.kind === 'plate') this.#add(tiles, 0, tiles.length, one, other);
      else this.#addTouched(tiles, mark, known.reach as Reach, one, other);
    }
  }

  #addTouched(tiles: Int32Array, mark: Exclude<Mark, PlateMark>, reach: Reach, one: number, other: number) {
    const side = this.#side;
    const bounds = boundsOf(mark);
    const first = Math.max(0, Math.floor(bounds.top / side));
    const end = Math.min(this.down, Math.ceil(bounds.bottom / side));
    for (let row = first; row < end; row++) {
      let { left, right } = bounds;
      if (mark.kind === 'sprite') {
        const top = row * side - mark.top;
        left = Math.max(left, mark.left + reach.left(top - 1, top + side + 1) - 1);
        right = Math.min(right, mark.left + reach.right(top - 1, top + side + 1) + 1);
      }
      const from = Math.max(0, Math.floor(left / side));
      const to = Math.min(this.across, Math.ceil(right / side));
      this.#add(tiles, 2 * (row * this.across + from), 2 * (row * this.across + to), one, other);
    }
  }

  #add(tiles: Int32Array, from: number, to: number, one: number, other: number): void {
    for (let at = from; at < to; at += 2) {
      tiles[at] = Math.imul(tiles[at] as number, ONE) + one;
      tiles[at + 1] = Math.imul(tiles[at + 1] as number, OTHER) + other;
    }
  }

  #hashOf(mark: Mark, identity: number): [number, number] {
    const numbers = this.#numbers;
    numbers.fill(0);
    numbers[0] = identity;
    if (mark.kind !== 'plate') {
      numbers[1] = mark.left;
      numbers[2] = mark.top;
      numbers[3] = mark.opacity;
    }
    if (mark.kind === 'sprite') {
      const { left, top, right, bottom } = mark.part;
      numbers[4] = left;
      numbers[5] = top;
      numbers[6] = right;
      numbers[7] = bottom;
    } else if (mark.kind === 'scaled') {
      this.#scale[0] = mark.scale;
      numbers[4] = this.#scaleBits[0] as number;
      numbers[5] = this.#scaleBits[1] as number;
      numbers[8] = 1;
    }
    let [one, other] = [1, 2];
    for (let at = 0; at < numbers.length; at++) {
      one = spread(one ^ (numbers[at] as number), ONE);
      other = spread(other ^ (numbers[at] as number), OTHER);
    }
    return [one, other];
  }

  #knownOf(mark: Mark): Known {
    const drawn = mark.kind === 'plate' ? mark.plate : mark.sprite;
    const known = this.#known.get(drawn);
    if (known) return known;
    this.#identities += 1;
    const found = { identity: this.#identities, reach: mark.kind === 'plate' ? undefined : new Reach(mark.sprite) };
    this.#known.set(drawn, found);
    return found;
  }
}

function spread(number: number, factor: number): number {
  const product = Math.imul(number, factor);
  return product ^ (product >>> 15);
}
