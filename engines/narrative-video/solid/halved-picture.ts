import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { freeCanvas } from '../canvas-memory.ts';
import type { SmallPicture } from '../figures/figure.ts';

/** Most halvings of a picture: each takes the mean of four pixels, so that what is found on it has no steps. */
export const MOST_HALVINGS = 2;

/** Small copies of a picture that changes. Each takes the place of the one before. */
export class HalvedPicture {
  readonly #pens: readonly SKRSContext2D[];

  constructor(picture: Canvas) {
    this.#pens = Array.from({ length: MOST_HALVINGS }, (_, index) =>
      createCanvas(
        Math.ceil(picture.width / 2 ** (index + 1)),
        Math.ceil(picture.height / 2 ** (index + 1)),
      ).getContext('2d'),
    );
  }

  /** Returns the picture, halved so many times, until it is freed or halved again. */
  halved(picture: Canvas, times: number): SmallPicture {
    let canvas = picture;
    for (const pen of this.#pens.slice(0, times)) {
      pen.reset();
      pen.imageSmoothingQuality = 'low';
      const { width, height } = pen.canvas;
      pen.drawImage(canvas, 0, 0, width * 2, height * 2, 0, 0, width, height);
      canvas = pen.canvas;
    }
    return { canvas, pixels: canvas.data(), coarse: 2 ** times };
  }

  /** Forgets what the copies show: as long as they remember a picture, it is copied when it changes. */
  forget(): void {
    for (const pen of this.#pens) pen.reset();
  }

  /** Frees the copies at once. */
  free(): void {
    for (const { canvas } of this.#pens) freeCanvas(canvas);
  }
}
