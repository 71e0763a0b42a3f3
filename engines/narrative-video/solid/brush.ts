import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Lens } from '../../drawing/solids/lens.ts';
import type { Lighting } from '../../drawing/solids/lighting.ts';
import { Rasterizer } from '../../drawing/solids/rasterizer.ts';
import { paint } from '../../drawing/solids/shade.ts';
import { ShadowMap } from '../../drawing/solids/shadow-map.ts';
import type { PictureSize } from '../picture-size.ts';
import { STATURE } from './framing.ts';
import type { Placed } from './solid-figure.ts';

/** People nearer than this many pictures' heights are drawn a little smaller, and enlarged: there are so many pixels of them. */
const NEAR = 0.75;
const COARSER = 0.7;
/** Lamps that light people; a place may have more. */
const LAMPS = 3;

/** How much of people wet ground shows. */
const MIRRORED = 0.3;
/** Empty pixels around people: enlarging mixes neighbors, and what lies farther is of another frame. */
const MARGIN = 2;

/** Draws people over a picture; keeps its memory from frame to frame. */
export class Brush {
  #raster: Rasterizer | undefined;
  #pixels = new Uint8ClampedArray(0);
  #canvas: Canvas | undefined;
  readonly #shadow = new ShadowMap(256);

  /** @param feet the line of the picture under which wet ground mirrors people */
  draw(
    context: SKRSContext2D,
    lens: Lens,
    light: Lighting,
    forms: readonly Placed[],
    picture: PictureSize,
    feet?: number,
  ): void {
    if (forms.length === 0) return;
    const { position, focal } = lens;
    const seen = (focal * STATURE) / Math.max(0.5, position[2]) / picture.height;
    const scale = seen > NEAR ? COARSER : 1;
    const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)];
    if (!this.#raster || this.#raster.width !== width || this.#raster.height !== height) {
      this.#raster = new Rasterizer(width, height, 2);
      this.#pixels = new Uint8ClampedArray((width + MARGIN * 2) * (height + MARGIN * 2) * 4);
      this.#canvas = createCanvas(width + MARGIN * 2, height + MARGIN * 2);
    }
    const raster = this.#raster;
    const shadow = this.#shadow;
    const [middle, reach] = extent(forms);
    shadow.begin(light.key.toward, [middle, STATURE * 0.55, 0], reach);
    for (const { mesh, matrix } of forms) shadow.draw(mesh, matrix);
    raster.begin({ ...lens, focal: lens.focal * scale, centerX: lens.centerX * scale, centerY: lens.centerY * scale });
    for (const { mesh, matrix } of forms) raster.draw(mesh, matrix);
    if (raster.count === 0 || !this.#canvas) return;
    this.#lay(context, raster, this.#canvas, { ...light, shadow, lamps: light.lamps.slice(0, LAMPS) }, scale, feet);
  }

  /** Colors what is seen, and lays it over the picture: no more pixels than people cover. */
  #lay(
    context: SKRSContext2D,
    raster: Rasterizer,
    canvas: Canvas,
    light: Lighting,
    scale: number,
    feet?: number,
  ): void {
    const [left, top] = [(raster.left >> 1) - MARGIN, (raster.top >> 1) - MARGIN];
    const [wide, tall] = [Math.ceil(raster.right / 2) - left + MARGIN, Math.ceil(raster.bottom / 2) - top + MARGIN];
    const pixels = this.#pixels.subarray(0, wide * tall * 4);
    pixels.fill(0);
    paint(raster, light, pixels, { window: { left, top, width: wide } });
    canvas.getContext('2d').putImageData(new ImageData(pixels, wide, tall), 0, 0);
    const [seenWide, seenTall] = [wide - 2, tall - 2];
    const place = [(left + 1) / scale, (top + 1) / scale, seenWide / scale, seenTall / scale] as const;
    if (feet !== undefined) {
      context.save();
      context.globalAlpha = MIRRORED;
      context.translate(0, feet * 2);
      context.scale(1, -1);
      context.drawImage(canvas, 1, 1, seenWide, seenTall, ...place);
      context.restore();
    }
    context.drawImage(canvas, 1, 1, seenWide, seenTall, ...place);
  }
}

/** The middle of where people are, and how far about it, meters. */
function extent(forms: readonly Placed[]): readonly [number, number] {
  const places = forms.map(({ matrix }) => matrix[3] ?? 0);
  const [left, right] = [Math.min(...places), Math.max(...places)];
  return [(left + right) / 2, (right - left) / 2 + 1.2];
}
