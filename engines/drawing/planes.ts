import { startKernel } from './kernel.ts';

interface Functions {
  convert(pixels: number, width: number, height: number, y: number): void;
}

/** The kernel converts this many pixels at once. */
const CHUNK = 8;

/** Converts whole pictures to the encoder's format, 1.5 bytes for each pixel, as `plateOf` does, but eight pixels at once. */
export class PlaneConverter {
  readonly #convert: Functions['convert'];
  readonly #width: number;
  readonly #height: number;
  readonly #pixels: Uint8Array;
  readonly #results: Uint8Array[];
  #next = 0;

  /**
   * @param width a multiple of 8; `height` is even
   * @param count number of results that are in use at the same time
   */
  constructor(width: number, height: number, count: number) {
    if (width % CHUNK !== 0 || height % 2 !== 0) throw new RangeError(`planes of ${width}x${height} are not supported`);
    const area = width * height;
    const { functions, memory } = startKernel<Functions>('planes', area * 4 + area * 1.5 * count);
    this.#convert = functions.convert;
    this.#width = width;
    this.#height = height;
    this.#pixels = new Uint8Array(memory, 0, area * 4);
    this.#results = Array.from(
      { length: count },
      (_, index) => new Uint8Array(memory, area * 4 + area * 1.5 * index, area * 1.5),
    );
  }

  /**
   * @param pixels red, green, blue and alpha, which is ignored
   * @returns Y, U and V, one plane after another, valid until as many more pictures were converted as there are results
   */
  convert(pixels: Uint8Array): Uint8Array {
    const result = this.#results[this.#next] as Uint8Array;
    this.#next = (this.#next + 1) % this.#results.length;
    this.#pixels.set(pixels);
    this.#convert(0, this.#width, this.#height, result.byteOffset);
    return result;
  }
}
