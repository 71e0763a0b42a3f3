import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { luminance, type Rgb } from '../../../drawing/color.ts';
import { keepShapes } from '../../../drawing/lasting-shapes.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import { settle } from '../../canvas-memory.ts';
import { speckAt } from '../../solid/film/film-stock.ts';
import type { Spot } from '../kit/rig.ts';
import type { Crease } from './creases.ts';
import type { Tint } from './head-light.ts';
import { wrinkles } from './wrinkles.ts';

/** A part of a body as a picture. It hangs down from its upper joint, in the middle of the canvas. */
export interface PartPicture {
  canvas: Canvas;
  /** Pixels from the upper joint to the lower one, and from the canvas's upper edge to the upper joint. */
  long: number;
  above: number;
  /** Pixels for the height of the figure. */
  scale: number;
}

/** What a part is made of: where its surface ends to each side, its color, and its relief. */
export interface Form {
  /** In shares of the figure's height, as are all lengths here. */
  long: number;
  /** Length beyond the joints. */
  ends: readonly [above: number, below: number];
  /** Half of the width at a distance below the upper joint. 0 or less is outside. */
  half(down: number): number;
  /** Color at a distance below the upper joint. */
  color(down: number): Rgb;
  /** How deep the folds are: 0 for skin, 1 for cloth. */
  folds(down: number): number;
  /** Folds where it bends, besides those of loose cloth. */
  creases?: readonly Crease[];
  /** How much lower rims, such as cuffs, are in the middle, because they are round. Below 0, it is higher. */
  bow?: number;
  /** Whether what is beyond the upper or the lower joint fades into the next part, which lies under it. */
  fades?: 'above' | 'below';
  /** Share of the light that reaches a place: `around` is -1 at its left edge and 1 at its right edge. */
  shade?(down: number, around: number): number;
  /** Structure of the surface as factors around 1, a square that is mirrored to repeat. */
  weave: Float32Array;
  /** Side of the light: -1 left, 1 right. */
  side: number;
  tint?: Tint;
  seed: number;
}

/** Pixels for the height of the figure: the largest size in any shot. */
export const SCALE = 1300;
/** Surfaces with shallower folds are skin. */
const SKIN = 0.2;
/** Light from everywhere, and the light that falls from one side and from above. */
const [AMBIENT, DIRECT] = [0.62, 0.5];
/** Light that the edges of a round part lose. Photographs are taken with light from near the camera. */
const EDGE = 0.2;
/** Light that the fibers of the darkest cloth reflect toward the viewer, and the luminance from which cloth shows none. */
const [SHEEN, BRIGHT] = [0.9, 70];
/** How much faster green and blue fade in the shadow of skin, through which light passes. */
const WARM: readonly [number, number, number] = [0.84, 1, 1.06];

/** Share of the places' grain, as photographed parts have it. */
const GRAIN = 0.8;

const WHITE: Tint = { lit: [1, 1, 1], shaded: [1, 1, 1] };

/** Paints a round part of a body in soft light. */
export function painted(form: Form, scale = SCALE): PartPicture {
  const painting = new Painting(form, scale);
  keepShapes('paintRow', painting);
  const { canvas, pen } = newCanvas(painting.wide, painting.tall);
  const image = pen.createImageData(painting.wide, painting.tall);
  for (let y = 0; y < painting.tall; y += 1) painting.paintRow(y, image.data);
  pen.putImageData(image, 0, 0);
  return { canvas, long: form.long * scale, above: painting.above, scale };
}

/** A part that is painted row by row. */
class Painting {
  readonly wide: number;
  readonly tall: number;
  readonly above: number;
  readonly #downs: Float64Array;
  /** Of each row: half of its width in pixels, its color, how deep its folds are, and how dark and opaque it is. */
  readonly #halves: Float64Array;
  readonly #colors: Float64Array;
  readonly #depths: Float64Array;
  readonly #darkness: Float64Array;
  readonly #fades: Float64Array;
  readonly #bow: number;
  /** Color of the light on the side of the lamp, and on the other side. */
  readonly #lit: Float64Array;
  readonly #shaded: Float64Array;
  readonly #side: number;
  readonly #shade: (down: number, around: number) => number;
  readonly #relief: ReturnType<typeof wrinkles>;
  readonly #weave: Float32Array;
  readonly #shift: number;

  constructor(form: Form, scale: number) {
    const below = Math.ceil(form.ends[1] * scale);
    const { lit, shaded } = form.tint ?? WHITE;
    this.#lit = Float64Array.from(lit);
    this.#shaded = Float64Array.from(shaded);
    this.#side = form.side;
    this.#shade = form.shade ?? everywhere;
    this.#bow = (form.bow ?? 0) * scale;
    this.#weave = form.weave;
    this.#shift = form.seed;
    this.above = Math.ceil(form.ends[0] * scale);
    this.tall = Math.ceil(this.above + form.long * scale + below);
    this.#downs = Float64Array.from({ length: this.tall }, (_, y) => (y + 0.5 - this.above) / scale);
    const colors = Array.from(this.#downs, (down) => form.color(down));
    this.#halves = this.#downs.map((down) => form.half(down) * scale);
    this.#colors = Float64Array.from(colors.flat());
    this.#depths = this.#downs.map((down) => form.folds(down));
    this.#fades = this.#downs.map((down) => fadeAt(form, down));
    this.#darkness = Float64Array.from(colors, (color) => Math.max(0, 1 - luminance(color) / BRIGHT));
    this.wide = Math.ceil(this.#halves.reduce((most, half) => Math.max(most, half), 0)) * 2 + 4;
    const folded = { creases: form.creases ?? [], above: this.above };
    this.#relief = wrinkles(this.wide, this.tall, scale, form.seed, folded);
  }

  /** @returns half of the width at a row, 0 beyond the ends */
  #halfAt(row: number): number {
    return row < this.tall ? (this.#halves[Math.max(0, Math.round(row))] ?? 0) : 0;
  }

  /** @param data RGBA of the whole part */
  paintRow(y: number, data: Uint8ClampedArray): void {
    const { wide, tall } = this;
    const [bow, relief, weave] = [this.#bow, this.#relief, this.#weave];
    const half = Math.max(this.#halfAt(y), this.#halfAt(y - bow));
    if (half <= 0) return;
    const [down, fade] = [this.#downs[y] as number, this.#fades[y] as number];
    // An edge that is nearly level is soft across rows, too.
    const soft = 1.6 * Math.hypot(1, (this.#halfAt(y + 1) - this.#halfAt(y - 1)) / 2);
    const [lx, ly, lz] = [this.#side * 0.4, -0.36, 0.84];
    const tile = Math.sqrt(weave.length);
    // Mirrored in the same place on both sides, cloth would have figures on its knees.
    const [shiftX, shiftY] = [Math.round(this.#shift * 41) % tile, Math.round(this.#shift * 67) % tile];
    for (let x = 0; x < wide; x += 1) {
      const off = x + 0.5 - wide / 2;
      if (Math.abs(off) >= half) continue;
      const at = y * wide + x;
      const around = off / half;
      const bulge = Math.sqrt(1 - around * around);
      const row = Math.max(0, Math.round(y - bow * bulge));
      // Below a wide rim, a narrower part goes on.
      const edge = row < tall ? (this.#halves[row] as number) - Math.abs(off) : 0;
      if (edge <= 0) continue;
      const depth = this.#depths[row] as number;
      const isSkin = depth < SKIN;
      const nx = around * 0.94 + (relief.across[at] as number) * depth;
      const ny = (relief.down[at] as number) * depth;
      const nz = Math.max(0.2, bulge);
      const facing = (nx * lx + ny * ly + nz * lz) / Math.sqrt(nx * nx + ny * ny + nz * nz);
      const round = 1 - EDGE + EDGE * nz;
      const reached = this.#shade(down, around);
      const grain = 1 + (weaveAt(weave, tile, x + shiftX, y + shiftY) - 1) * depth;
      const share = Math.max(0, facing);
      const sheen = isSkin ? 0 : (this.#darkness[y] as number) * SHEEN * share * share * share;
      const open = 1 + ((relief.open[at] as number) - 1) * depth;
      const speck = speckAt(at) * GRAIN;
      const light = (AMBIENT + DIRECT * share + sheen) * round * reached * grain * open;
      for (let channel = 0; channel < 3; channel += 1) {
        const fill = this.#shaded[channel] as number;
        const tone =
          (this.#colors[row * 3 + channel] as number) * (fill + ((this.#lit[channel] as number) - fill) * share);
        data[at * 4 + channel] = tone * (isSkin ? light ** (WARM[channel] as number) : light) + speck;
      }
      data[at * 4 + 3] = smoothstep(0, soft, edge) * fade * 255;
    }
  }
}

function everywhere(): number {
  return 1;
}

/** Returns how opaque a part is at a distance below its upper joint. */
function fadeAt({ fades, ends, long }: Form, down: number): number {
  // The upper end is round, and its outline must not be seen.
  if (fades === 'above') return smoothstep(-ends[0] / 2, ends[0] / 3, down);
  return fades === 'below' ? smoothstep(long + ends[1], long, down) : 1;
}

/** @param tile side of the square */
function weaveAt(weave: Float32Array, tile: number, x: number, y: number): number {
  const u = x % (tile * 2);
  const v = y % (tile * 2);
  return weave[(v < tile ? v : tile * 2 - 1 - v) * tile + (u < tile ? u : tile * 2 - 1 - u)] as number;
}

/** Returns a part without the empty edges of its picture, which take time to draw. It stays in the middle. */
export function trimmed(part: PartPicture): PartPicture {
  const { width, height } = part.canvas;
  const { buffer, byteOffset } = part.canvas.data();
  const pixels = new Uint32Array(buffer, byteOffset, width * height);
  let [first, last, half] = [height, 0, 1];
  for (let y = 0; y < height; y += 1) {
    const wide = halfOfRow(pixels.subarray(y * width, (y + 1) * width));
    if (wide === 0) continue;
    first = Math.min(first, y);
    last = y;
    half = Math.max(half, wide);
  }
  const aside = Math.floor(width / 2 - half);
  const { canvas, pen } = newCanvas(width - aside * 2, Math.max(1, last + 1 - first));
  pen.drawImage(part.canvas, -aside, -first);
  return { ...part, canvas: settle(canvas), above: part.above - first };
}

/** Returns how far what is seen in a row of RGBA reaches from its middle, pixels; 0 if it is empty. */
function halfOfRow(pixels: Uint32Array): number {
  const isSeen = (pixel: number) => pixel >>> 24 > 0;
  const left = pixels.findIndex(isSeen);
  if (left < 0) return 0;
  const right = pixels.findLastIndex(isSeen);
  const middle = pixels.length / 2;
  return Math.max(middle - left, right + 1 - middle);
}

/**
 * Lays a part between two joints.
 * @param height of the figure, pixels
 * @param narrow its width relative to that from the front
 */
export function layPart(
  context: Context2D,
  { canvas, long, above, scale }: PartPicture,
  from: Spot,
  to: Spot,
  height: number,
  narrow = 1,
): void {
  const seen = Math.hypot(to.x - from.x, to.y - from.y);
  const size = height / scale;
  context.save();
  context.translate(from.x, from.y);
  context.rotate(Math.atan2(to.y - from.y, to.x - from.x) - Math.PI / 2);
  // A part that points toward the viewer is shorter, but its ends stay round.
  context.scale(size * narrow, Math.max(size * 0.3, seen / long));
  context.drawImage(canvas, -canvas.width / 2, -above);
  context.restore();
}
