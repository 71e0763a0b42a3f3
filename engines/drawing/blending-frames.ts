import { blendPlainly, copyPlainly } from './blend.ts';
import { type Blend, type Copy, type Frame, frameOf, type Plane, type Sprite } from './frame.ts';
import { startKernel } from './kernel.ts';

/** Bytes for copies of sprites. At 1080p, the default look draws 41 MB of different sprites in a second. */
const ROOM = 48 << 20;
/** Bytes for them where few frames are drawn. It takes one sprite as large as a picture of 1080p. */
export const SMALL_ROOM = 8 << 20;
/** The module reads and writes up to this many bytes at once, so also behind the last sample. */
const CHUNK = 16;

type BlendKernel = (
  target: number,
  stride: number,
  source: number,
  alpha: number,
  width: number,
  rows: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
  opacity: number,
) => void;

type CopyKernel = (target: number, source: number, stride: number, width: number, rows: number) => void;

/**
 * Returns frames into which sprites are blended 16 samples at once. They share memory, in which the sprites that were
 * drawn last are kept too. All of it is freed together.
 * @param width even, as is height
 * @param room bytes for copies of sprites
 */
export function blendingFrames(width: number, height: number, count: number, room = ROOM): Frame[] {
  const size = roundedUp((width * height * 3) / 2);
  const kernels = startKernel<{ blend: BlendKernel; copy: CopyKernel }>('blend', size * count + room + CHUNK);
  const { functions, memory } = kernels;
  const cache = new SpriteCache(memory, size * count, room);
  const [blend, copy] = [blendWith(functions.blend, cache), copyWith(functions.copy, cache, memory)];
  return Array.from({ length: count }, (_, index) => ({
    ...frameOf(width, height, new Uint8Array(memory, index * size, (width * height * 3) / 2)),
    blend,
    copy,
  }));
}

function blendWith(kernel: BlendKernel, cache: SpriteCache): Blend {
  return (frame, channel, sprite, x, y, part, opacity) => {
    const at = cache.find(sprite);
    if (!at) return blendPlainly(frame, channel, sprite, x, y, part, opacity);
    const target = frame[channel];
    const stride = channel === 'y' ? frame.width : frame.width / 2;
    const [{ width }, plane] = channel === 'y' ? [sprite.luma, at.luma] : [sprite.chroma, at.chroma];
    const corner = target.byteOffset + y * stride + x;
    const { left, top, right, bottom } = part;
    kernel(corner, stride, at[channel], plane.alpha, width, plane.rows, left, top, right, bottom, opacity);
  };
}

function copyWith(kernel: CopyKernel, cache: SpriteCache, memory: ArrayBuffer): Copy {
  return (frame, channel, source, part) => {
    const { left, top, right, bottom } = part;
    const target = frame[channel];
    const stride = channel === 'y' ? frame.width : frame.width / 2;
    const isPart = right - left < stride && right - left >= CHUNK;
    const from = !isPart
      ? undefined
      : source.data.buffer === memory
        ? source[channel].byteOffset
        : cache.findPlate(source)?.[channel];
    if (from === undefined) return copyPlainly(frame, channel, source, part);
    const corner = top * stride + left;
    kernel(target.byteOffset + corner, from + corner, stride, right - left, bottom - top);
  };
}

/** Where a sprite's samples are in the module's memory. */
interface Copied {
  y: number;
  u: number;
  v: number;
  luma: { alpha: number; rows: number };
  chroma: { alpha: number; rows: number };
}

/** Where a plate's samples are. */
type PlateCopy = Pick<Copied, 'y' | 'u' | 'v'>;

/** Copies of sprites and plates in a part of the module's memory. When the part is full, it starts again with none. */
class SpriteCache {
  readonly #bytes: Uint8Array;
  readonly #words: Int32Array;
  readonly #begin: number;
  readonly #end: number;
  #free: number;
  #copies = new WeakMap<Sprite, Copied>();
  #plates = new WeakMap<Frame, PlateCopy>();

  constructor(buffer: ArrayBuffer, begin: number, size: number) {
    this.#bytes = new Uint8Array(buffer);
    this.#words = new Int32Array(buffer);
    this.#begin = begin;
    this.#free = begin;
    this.#end = begin + size;
  }

  /** @returns undefined if the sprite is too large */
  find(sprite: Sprite): Copied | undefined {
    const known = this.#copies.get(sprite);
    if (known) return known;
    if (!this.#makeRoom(sizeOf(sprite))) return undefined;
    const [y, u, v] = [this.#keep(sprite.y), this.#keep(sprite.u), this.#keep(sprite.v)];
    const copy = { y, u, v, luma: this.#keepPlane(sprite.luma), chroma: this.#keepPlane(sprite.chroma) };
    this.#copies.set(sprite, copy);
    return copy;
  }

  /** @returns undefined if the plate is too large */
  findPlate(plate: Frame): PlateCopy | undefined {
    const known = this.#plates.get(plate);
    if (known) return known;
    if (!this.#makeRoom(plate.data.length + 3 * CHUNK)) return undefined;
    const copy = { y: this.#keep(plate.y), u: this.#keep(plate.u), v: this.#keep(plate.v) };
    this.#plates.set(plate, copy);
    return copy;
  }

  /** Forgets all copies if too little room is free. @returns whether there is enough at all */
  #makeRoom(size: number): boolean {
    if (size > this.#end - this.#begin) return false;
    if (size <= this.#end - this.#free) return true;
    this.#copies = new WeakMap();
    this.#plates = new WeakMap();
    this.#free = this.#begin;
    return true;
  }

  #keep(samples: Uint8Array): number {
    const at = this.#free;
    this.#bytes.set(samples, at);
    this.#free += roundedUp(samples.length);
    return at;
  }

  /** Writes the visible spans of each row. Gaps that are shorter than a chunk are not worth a new span. */
  #keepPlane({ alpha, runs, rows, height }: Plane): Copied['luma'] {
    const kept = this.#keep(alpha);
    const words = this.#words;
    const first = this.#free >> 2;
    let next = first + height + 1;
    for (let row = 0; row < height; row++) {
      words[first + row] = next << 2;
      const begin = next;
      for (let run = rows[row] as number; run < (rows[row + 1] as number); run += 3) {
        const isNear = next > begin && (runs[run] as number) - (words[next - 1] as number) < CHUNK;
        if (!isNear) {
          words[next] = runs[run] as number;
          next += 2;
        }
        words[next - 1] = runs[run + 1] as number;
      }
    }
    words[first + height] = next << 2;
    this.#free = roundedUp(next << 2);
    return { alpha: kept, rows: first << 2 };
  }
}

/** Returns the bytes that a copy takes at most. */
function sizeOf(sprite: Sprite): number {
  const samples = [sprite.y, sprite.u, sprite.v, sprite.luma.alpha, sprite.chroma.alpha];
  const planes = [sprite.luma, sprite.chroma];
  return (
    samples.reduce((sum, { length }) => sum + roundedUp(length), 0) +
    planes.reduce((sum, { runs, rows }) => sum + roundedUp(4 * (rows.length + runs.length)), 0)
  );
}

function roundedUp(bytes: number): number {
  return Math.ceil(bytes / CHUNK) * CHUNK;
}
