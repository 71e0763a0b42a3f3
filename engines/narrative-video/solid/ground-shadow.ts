import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { luminance } from '../../drawing/color.ts';
import { type Lens, scaledLens } from '../../drawing/solids/lens.ts';
import type { Lighting } from '../../drawing/solids/lighting.ts';
import { type Matrix, product } from '../../drawing/solids/matrix.ts';
import { Rasterizer } from '../../drawing/solids/rasterizer.ts';
import { freeCanvas } from '../canvas-memory.ts';
import type { PictureSize } from '../picture-size.ts';
import type { Placed } from './solid-figure.ts';

/** Pixels of the picture for each pixel of the shadows, along each side. Shadows are soft, so this is enough. */
const COARSE = 4;
/** Samples of a shadow's pixel along each side. With one, its edge would have steps. */
const SAMPLES = 2;

/** People's shadows on the ground: their forms flattened along the light. */
export class GroundShadow {
  readonly #raster: Rasterizer;
  readonly #pixels: Uint8ClampedArray;
  readonly #canvas: Canvas;
  readonly #flat: Matrix;
  readonly #strength: number;
  /** Part of the canvas that has shadows, in pixels of the canvas. */
  #shown: { left: number; top: number; wide: number; tall: number } | undefined;

  constructor({ width, height }: PictureSize, { key, sky }: Lighting) {
    const [wide, tall] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)];
    this.#raster = new Rasterizer(wide, tall, SAMPLES);
    this.#raster.keepsBacks = true;
    this.#raster.isDepthOnly = true;
    this.#pixels = new Uint8ClampedArray(wide * tall * 4);
    this.#canvas = createCanvas(wide, tall);
    const [x, y, z] = key.toward;
    // Shadows are steeper than the light, so that those of a low sun stay in the picture.
    const steep = Math.max(y, 0.75);
    this.#flat = [1, -x / steep, 0, 0, 0, 0, 0, 0.012, 0, -z / steep, 1, 0];
    const [lit, dark] = [luminance([...key.color]), luminance([...sky])];
    this.#strength = 0.35 + 0.35 * (lit / (lit + dark + 1e-6));
  }

  /** Renders the shadows for this lens. `lay` shows them. */
  cast(lens: Lens, forms: readonly Placed[]): void {
    this.#shown = undefined;
    const raster = this.#raster;
    raster.begin(scaledLens(lens, 1 / COARSE));
    for (const { mesh, matrix } of forms) raster.draw(mesh, product(this.#flat, matrix));
    if (raster.count === 0) return;
    const { seen, width } = raster;
    const line = width * SAMPLES;
    const [top, bottom] = [
      Math.max(0, Math.floor(raster.top / SAMPLES) - 2),
      Math.min(raster.height, Math.ceil(raster.bottom / SAMPLES) + 2),
    ];
    const [left, right] = [
      Math.max(0, Math.floor(raster.left / SAMPLES) - 2),
      Math.min(width, Math.ceil(raster.right / SAMPLES) + 2),
    ];
    const data = this.#pixels;
    const full = 255 * this.#strength;
    const isSeen = (at: number) => ((seen[at] as number) > 0 ? 1 : 0);
    const at = (x: number, y: number) => {
      if (x < 0 || y < 0 || x >= width || y >= raster.height) return 0;
      const first = y * SAMPLES * line + x * SAMPLES;
      return isSeen(first) + isSeen(first + 1) + isSeen(first + line) + isSeen(first + line + 1);
    };
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const near = at(x, y) * 4 + at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
        const index = (y * width + x) * 4;
        data[index] = 12;
        data[index + 1] = 10;
        data[index + 2] = 20;
        data[index + 3] = (near / (8 * SAMPLES ** 2)) * full;
      }
    }
    const [wide, tall] = [right - left, bottom - top];
    this.#canvas.getContext('2d').putImageData(new ImageData(data, width, raster.height), 0, 0, left, top, wide, tall);
    this.#shown = { left, top, wide, tall };
  }

  free(): void {
    this.#raster.free();
    freeCanvas(this.#canvas);
  }

  lay(context: SKRSContext2D): void {
    if (!this.#shown) return;
    const { left, top, wide, tall } = this.#shown;
    context.drawImage(this.#canvas, left, top, wide, tall, left * COARSE, top * COARSE, wide * COARSE, tall * COARSE);
  }
}
