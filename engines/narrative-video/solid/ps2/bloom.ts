import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { freeCanvas } from '../../canvas-memory.ts';
import type { PictureSize } from '../../picture-size.ts';

/** Size of the copy that is spread over the picture, relative to the picture's, and its strength. */
const [COPY, STRENGTH] = [1 / 6, 0.42];

/** The glow of whatever is bright, which consoles spread with a small blurred copy of the picture. */
export class Bloom {
  readonly #copy: Canvas;

  constructor({ width, height }: PictureSize) {
    this.#copy = createCanvas(Math.ceil(width * COPY), Math.ceil(height * COPY));
  }

  /** Spreads the glow of a picture over a canvas that shows it. */
  over(context: SKRSContext2D, picture: Canvas): void {
    const copy = this.#copy;
    const small = copy.getContext('2d');
    small.globalCompositeOperation = 'copy';
    small.drawImage(picture, 0, 0, copy.width, copy.height);
    // Multiplied with itself, only what is bright remains.
    small.globalCompositeOperation = 'multiply';
    small.drawImage(copy, 0, 0);
    context.save();
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = STRENGTH;
    context.drawImage(copy, 0, 0, picture.width, picture.height);
    context.restore();
  }

  free(): void {
    freeCanvas(this.#copy);
  }
}
