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

/** Color of shadows: red in the lowest byte, without opacity. */
const COLOR = 0x14_0a_0c;

/** People's shadows on the ground: their forms flattened along the light. */
export class GroundShadow {
  readonly #raster: Rasterizer;
  readonly #pixels: Uint8ClampedArray;
  /** Samples in the shadow for each pixel, with an empty pixel on each side. */
  readonly #covered: Uint8Array;
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
    this.#pixels = new Uint8ClampedArray(new Uint32Array(wide * tall).fill(COLOR).buffer);
    this.#covered = new Uint8Array((wide + 2) * (tall + 2));
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
    const [top, bottom] = [
      Math.max(0, Math.floor(raster.top / SAMPLES) - 2),
      Math.min(raster.height, Math.ceil(raster.bottom / SAMPLES) + 2),
    ];
    const [left, right] = [
      Math.max(0, Math.floor(raster.left / SAMPLES) - 2),
      Math.min(width, Math.ceil(raster.right / SAMPLES) + 2),
    ];
    const covered = this.#covered.fill(0);
    for (let y = top; y < bottom; y += 1) countRow(covered, seen, width, y, left, right);
    const data = this.#pixels;
    const full = (255 * this.#strength) / (8 * SAMPLES ** 2);
    for (let y = top; y < bottom; y += 1) softenRow(data, covered, width, y, left, right, full);
    const [wide, tall] = [right - left, bottom - top];
    const pen = this.#canvas.getContext('2d');
    // Without it, the canvas would copy its old content first.
    pen.reset();
    pen.putImageData(new ImageData(data, width, raster.height), 0, 0, left, top, wide, tall);
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

/** Counts the samples in the shadow in each pixel of a row. */
function countRow(covered: Uint8Array, seen: Int32Array, width: number, y: number, left: number, right: number): void {
  const line = width * SAMPLES;
  const to = (y + 1) * (width + 2) + 1;
  for (let x = left, at = y * SAMPLES * line + left * SAMPLES; x < right; x += 1, at += SAMPLES) {
    let count = 0;
    if ((seen[at] as number) > 0) count += 1;
    if ((seen[at + 1] as number) > 0) count += 1;
    if ((seen[at + line] as number) > 0) count += 1;
    if ((seen[at + line + 1] as number) > 0) count += 1;
    covered[to + x] = count;
  }
}

/** Writes the opacity of a row's shadow, which its neighbors soften. @param full opacity for each sample in a mean of eight */
function softenRow(
  data: Uint8ClampedArray,
  covered: Uint8Array,
  width: number,
  y: number,
  left: number,
  right: number,
  full: number,
): void {
  const beside = width + 2;
  for (let x = left, at = (y + 1) * beside + left + 1; x < right; x += 1, at += 1) {
    const near =
      (covered[at] as number) * 4 +
      (covered[at - 1] as number) +
      (covered[at + 1] as number) +
      (covered[at - beside] as number) +
      (covered[at + beside] as number);
    data[(y * width + x) * 4 + 3] = near * full;
  }
}
