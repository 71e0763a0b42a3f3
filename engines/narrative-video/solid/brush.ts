import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { type Lens, scaledLens } from '../../drawing/solids/lens.ts';
import type { Lighting } from '../../drawing/solids/lighting.ts';
import { Rasterizer } from '../../drawing/solids/rasterizer.ts';
import { paint } from '../../drawing/solids/shade.ts';
import { ShadowMap } from '../../drawing/solids/shadow-map.ts';
import type { PictureSize } from '../picture-size.ts';
import { STATURE } from './framing.ts';
import type { Placed } from './solid-figure.ts';

/** Maximum number of pixels drawn for people. Larger figures are drawn smaller and then enlarged. */
const MOST_PIXELS = 105_000;
const COARSEST = 0.5;
/** The scale changes in steps, so that memory is reused in most frames of a shot in which the camera comes nearer. */
const STEPS = 20;
/** Share of the rectangle around a person that the body fills. */
const FILLED = 0.3;
/** Number of lamps that light people. A place may have more. */
const LAMPS = 2;

/** Opacity of people's reflections on wet ground. */
const MIRRORED = 0.3;
/** Empty pixels around people. Enlarging mixes neighboring pixels, and pixels farther out belong to another frame. */
const MARGIN = 2;

/** Draws people over a picture. It reuses its memory for each frame. */
export class Brush {
  #raster: Rasterizer | undefined;
  #pixels = new Uint8ClampedArray(0);
  #canvas: Canvas | undefined;
  readonly #shadow = new ShadowMap(256);
  /** Part of the canvas that shows people, in pixels of the canvas. */
  #shown: { left: number; top: number; wide: number; tall: number; scale: number } | undefined;

  /**
   * Renders people for this lens. `lay` shows them.
   * @param nearerThan distance along the view's axis, in meters, from which nothing is shown. Default: everything is
   */
  render(lens: Lens, light: Lighting, forms: readonly Placed[], picture: PictureSize, nearerThan?: number): void {
    this.#shown = undefined;
    if (forms.length === 0) return;
    const scale = scaleFor(lens, picture);
    const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)];
    this.#raster ??= new Rasterizer(1, 1, 2);
    if (this.#raster.width !== width || this.#raster.height !== height) {
      // A new one would take memory of its own until the old one is collected.
      this.#raster.resize(width, height, 2);
      this.#pixels = new Uint8ClampedArray(width * height * 4);
      this.#canvas = createCanvas(width, height);
    }
    const raster = this.#raster;
    const shadow = this.#shadow;
    const [middle, reach] = extent(forms);
    shadow.begin(light.key.toward, [middle, STATURE * 0.55, 0], reach);
    for (const { mesh, matrix, isClear } of forms) if (!isClear) shadow.draw(mesh, matrix);
    raster.begin(scaledLens(lens, scale));
    for (const { mesh, matrix } of forms) raster.draw(mesh, matrix);
    if (raster.count === 0 || !this.#canvas) return;
    if (nearerThan !== undefined) keepNearer(raster, nearerThan);
    // Only the pixels that people cover are colored and copied.
    const [left, top] = [Math.max(0, (raster.left >> 1) - MARGIN), Math.max(0, (raster.top >> 1) - MARGIN)];
    const wide = Math.min(width, Math.ceil(raster.right / 2) + MARGIN) - left;
    const tall = Math.min(height, Math.ceil(raster.bottom / 2) + MARGIN) - top;
    const pixels = this.#pixels.subarray(0, wide * tall * 4);
    const near = { ...light, shadow, lamps: light.lamps.slice(0, LAMPS) };
    paint(raster, near, pixels, { window: { left, top, width: wide } });
    const pen = this.#canvas.getContext('2d');
    // Without it, the canvas would copy its old content first.
    pen.reset();
    pen.putImageData(new ImageData(pixels, wide, tall), 0, 0);
    this.#shown = { left, top, wide, tall, scale };
  }

  /**
   * Draws the last rendering over a picture.
   * @param feet y of the line in the picture below which wet ground reflects people
   */
  lay(context: SKRSContext2D, feet?: number): void {
    if (!this.#shown || !this.#canvas) return;
    const { left, top, wide, tall, scale } = this.#shown;
    const place = [left / scale, top / scale, wide / scale, tall / scale] as const;
    if (feet !== undefined) {
      context.save();
      context.globalAlpha = MIRRORED;
      context.translate(0, feet * 2);
      context.scale(1, -1);
      context.drawImage(this.#canvas, 0, 0, wide, tall, ...place);
      context.restore();
    }
    context.drawImage(this.#canvas, 0, 0, wide, tall, ...place);
  }

  draw(context: SKRSContext2D, lens: Lens, light: Lighting, forms: readonly Placed[], picture: PictureSize): void {
    this.render(lens, light, forms, picture);
    this.lay(context);
  }
}

/** Returns the number of pixels drawn for each pixel of the picture, along each side. */
function scaleFor({ position, focal }: Lens, { width, height }: PictureSize): number {
  const tall = (focal * STATURE) / Math.max(0.5, position[2]);
  const seen = Math.min(tall * tall * FILLED, width * Math.min(height, tall) * 0.6);
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / seen));
  return Math.max(COARSEST, Math.floor(scale * STEPS) / STEPS);
}

/** Returns the x of the middle of the group, and the reach to either side of it, meters. */
function extent(forms: readonly Placed[]): readonly [number, number] {
  const places = forms.map(({ matrix }) => matrix[3] ?? 0);
  const [left, right] = [Math.min(...places), Math.max(...places)];
  return [(left + right) / 2, (right - left) / 2 + 1.2];
}

/** Removes what is not nearer to a lens with perspective than a distance in meters. */
function keepNearer({ width, density, top, bottom, depths, seen }: Rasterizer, distance: number): void {
  const line = width * density;
  for (let at = top * line; at < bottom * line; at += 1) if ((depths[at] as number) * distance <= 1) seen[at] = 0;
}
