import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { type Lens, scaledLens } from '../../drawing/solids/lens.ts';
import type { Lighting } from '../../drawing/solids/lighting.ts';
import { IDENTITY } from '../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../drawing/solids/mesh.ts';
import { Rasterizer } from '../../drawing/solids/rasterizer.ts';
import { paint, type Window } from '../../drawing/solids/shade.ts';
import { newSolidsKernel, type SolidsKernel } from '../../drawing/solids/solids-kernel.ts';
import { freeCanvas, settle } from '../canvas-memory.ts';
import type { PictureSize } from '../picture-size.ts';
import { type Framing, placeOf } from './framing.ts';
import { drawGlow, type Glow, spotOf } from './glow.ts';

/** Values of z, in meters, where a place is cut into slices. The last slice is in front of people. */
export const CUTS = [-13, -4.5, 1] as const;

/** Returns the index of the slice that contains z. */
export function sliceAt(z: number): number {
  const slice = CUTS.findIndex((cut) => z < cut);
  return slice === -1 ? CUTS.length : slice;
}

/** Triangles of a place by slice, the farthest first. */
export class SlicedPlace {
  readonly builders = Array.from({ length: CUTS.length + 1 }, () => new MeshBuilder());
  #meshes: Mesh[] | undefined;

  at(z: number): MeshBuilder {
    return this.builders[sliceAt(z)] as MeshBuilder;
  }

  get meshes(): readonly Mesh[] {
    if (!this.#meshes) {
      this.#meshes = this.builders.map((builder) => builder.mesh());
      // The meshes are copies. Keeping the builders as well would take too much memory.
      this.builders.length = 0;
    }
    return this.#meshes;
  }
}

/** A slice's picture as the base lens sees it. Pixels of the picture. */
export interface Slice {
  canvas: Canvas;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Meters from the base lens. Infinity for the sky. */
  distance: number;
  /** Whether it is out of focus. */
  isBlurred: boolean;
}

/** Changes the pixels of a slice in place, after it was painted. Empty pixels are transparent. */
export type Develop = (raster: Rasterizer, light: Lighting, pixels: Uint8ClampedArray, window: Window) => void;

/** Largest margin of slices around the picture, so that the camera can move. A share of the picture's width or height. */
const MARGIN = 0.09;
/** Shares of a scene at which the camera's place is asked for. */
const MOMENTS = [0, 0.25, 0.5, 0.75, 1];
/** What a margin has beside the camera's way, for its shake. A share of the picture's width or height. */
const SHAKEN = 0.008;

/** Pixels of the picture beside it, and above and below it. */
interface Margin {
  left: number;
  top: number;
}

/** Returns how much of a slice the camera sees beyond the picture of the base lens on its way. */
export function marginFor({ base, at }: Framing, { width, height }: PictureSize, distance: number): Margin {
  let [left, top] = [0, 0];
  for (const moment of MOMENTS) {
    const { x, y, scale } = placeOf(base, at(moment), distance);
    left = Math.max(left, (Math.abs(x) + Math.max(0, 1 - scale) * width * 0.5) / scale);
    top = Math.max(top, (Math.abs(y) + Math.max(0, 1 - scale) * height * 0.5) / scale);
  }
  return {
    left: Math.ceil(Math.min(MARGIN * width, left + SHAKEN * width)),
    top: Math.ceil(Math.min(MARGIN * height, top + SHAKEN * height)),
  };
}

/** Maximum number of pixels drawn. Larger pictures would take too long, so they are drawn smaller and enlarged. */
const MOST_PIXELS = 1_100_000;

/** Draws slices. It keeps the memory that it draws in until it is freed, because the next slice needs it again. */
export class SlicePainter {
  #raster: Rasterizer | undefined;
  #kernel: SolidsKernel | undefined;

  /** Draws places. Its memory is larger than that of people, so it is freed with the painter's. */
  get kernel(): SolidsKernel {
    this.#kernel ??= newSolidsKernel();
    return this.#kernel;
  }

  /** Forgets its memory and its kernel's. */
  free(): void {
    this.#raster?.free();
    this.#raster = undefined;
    this.#kernel = undefined;
  }

  /** Takes memory for the largest of a place's slices at once: parts of it would be left over if it grew. */
  reserve(picture: PictureSize, slices: readonly { focus: number; margin: Margin }[]): void {
    const sizes = slices.map(({ focus, margin }) => sizeOf(picture, focus, margin));
    const largest = sizes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
    this.#raster ??= new Rasterizer(1, 1, 2, this.kernel);
    if (largest) this.#raster.resize(largest.width, largest.height, 2);
  }

  /**
   * Draws one slice with a margin around the picture.
   * @param focus rendered pixels for each pixel of the picture, along each side, unless the picture is too large
   */
  draw(
    mesh: Mesh,
    base: Lens,
    light: Lighting,
    picture: PictureSize,
    focus: number,
    distance: number,
    margin: Margin,
    glows: readonly Glow[] = [],
    develop?: Develop,
  ): Slice | undefined {
    if (mesh.materials.length === 0) return undefined;
    const { width, height, density } = sizeOf(picture, focus, margin);
    const { left, top } = margin;
    // A coarse slice needs smooth edges too: its steps would be enlarged.
    this.#raster ??= new Rasterizer(1, 1, 2, this.kernel);
    const raster = this.#raster;
    raster.resize(width, height, 2);
    const lens = scaledLens({ ...base, centerX: base.centerX + left, centerY: base.centerY + top }, density);
    raster.begin(lens);
    raster.draw(mesh, IDENTITY);
    if (raster.count === 0) return undefined;
    // Room for blurred edges to spread into.
    const room = focus < SHARP ? 5 : 0;
    let [x, y] = [Math.floor(raster.left / raster.density) - room, Math.floor(raster.top / raster.density) - room];
    let [right, bottom] = [
      Math.ceil(raster.right / raster.density) + room,
      Math.ceil(raster.bottom / raster.density) + room,
    ];
    for (const glow of glows) {
      const spot = spotOf(glow, lens);
      if (!spot) continue;
      [x, y] = [Math.min(x, Math.floor(spot.x - spot.radius)), Math.min(y, Math.floor(spot.y - spot.radius))];
      [right, bottom] = [Math.max(right, spot.x + spot.radius), Math.max(bottom, spot.y + spot.radius)];
    }
    [x, y] = [Math.max(x, -room), Math.max(y, -room)];
    const [wide, tall] = [Math.ceil(Math.min(right, width + room)) - x, Math.ceil(Math.min(bottom, height + room)) - y];
    const pixels = new Uint8ClampedArray(wide * tall * 4);
    paint(raster, light, pixels, { window: { left: x, top: y, width: wide } });
    develop?.(raster, light, pixels, { left: x, top: y, width: wide });
    const canvas = createCanvas(wide, tall);
    const context = canvas.getContext('2d');
    context.putImageData(new ImageData(pixels, wide, tall), 0, 0);
    context.translate(-x, -y);
    for (const glow of glows) drawGlow(context, glow, lens);
    const drawn = focus < SHARP ? defocused(canvas) : canvas;
    return {
      canvas: drawn,
      x: x / density - left,
      y: y / density - top,
      width: wide / density,
      height: tall / density,
      distance,
      isBlurred: focus < SHARP,
    };
  }
}

/** Returns the size of a slice with its margin, and the rendered pixels for each pixel of the picture, along each side. */
function sizeOf(
  { width, height }: PictureSize,
  focus: number,
  { left, top }: Margin,
): PictureSize & { density: number } {
  const density = focus * Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  return {
    width: Math.ceil((width + left * 2) * density),
    height: Math.ceil((height + top * 2) * density),
    density,
  };
}

/** Slices with a focus below this are blurred. */
const SHARP = 0.6;

function defocused(canvas: Canvas): Canvas {
  const soft = createCanvas(canvas.width, canvas.height);
  const context = soft.getContext('2d');
  context.filter = 'blur(1.6px)';
  context.drawImage(canvas, 0, 0);
  settle(soft);
  freeCanvas(canvas);
  return soft;
}

/**
 * Enlarges a slice to the picture's pixels, so that frames copy it instead of enlarging it again. In pictures that are
 * drawn smaller, this would take too much memory.
 */
export function atPictureSize(slice: Slice, picture: PictureSize): Slice {
  if (picture.width * picture.height > MOST_PIXELS) return slice;
  const [width, height] = [Math.round(slice.width), Math.round(slice.height)];
  if (slice.canvas.width >= width) return slice;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'low';
  context.drawImage(slice.canvas, 0, 0, width, height);
  settle(canvas);
  freeCanvas(slice.canvas);
  return { ...slice, canvas, width, height };
}

/** Returns where a lens sees a slice: its left and upper edge, pixels of the picture, and how much larger it is. */
export function seenAt(
  { x, y, distance }: Slice,
  base: Lens,
  lens: Lens,
): { left: number; top: number; scale: number } {
  const moved = Number.isFinite(distance) ? placeOf(base, lens, distance) : { x: 0, y: 0, scale: 1 };
  const { scale } = moved;
  return {
    left: base.centerX + (x - base.centerX) * scale + moved.x,
    top: base.centerY + (y - base.centerY) * scale + moved.y,
    scale,
  };
}

/**
 * Draws a slice where this lens sees it. If its size does not change, it is copied without scaling, which is much
 * faster.
 */
export function laySlice(context: SKRSContext2D, slice: Slice, base: Lens, lens: Lens): void {
  const { canvas, isBlurred } = slice;
  const { left, top, scale } = seenAt(slice, base, lens);
  const [width, height] = [slice.width * scale, slice.height * scale];
  if (Math.abs(width - canvas.width) < 0.6) {
    context.drawImage(canvas, Math.round(left), Math.round(top));
    return;
  }
  const smooths = context.imageSmoothingEnabled;
  // Out of focus, the nearest pixel looks like a mean of four and takes a fifth of the time.
  context.imageSmoothingEnabled = smooths && !(isBlurred && canvas.width >= slice.width);
  context.drawImage(canvas, left, top, width, height);
  context.imageSmoothingEnabled = smooths;
}
