import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import { css, type Rgb } from '../../../drawing/color.ts';
import type { Head } from '../kit/head-space.ts';
import { FACE, warpedFace, warpOf } from './face-warp.ts';
import { type HeadLight, relit } from './head-light.ts';
import { canvasOf, EXTENT, type HeadPicture } from './head-picture.ts';

/** Maximum bytes of cached pictures. A song needs about 40 faces. */
const MOST_BYTES = 40_000_000;
/** For a head that looks aside: how much narrower it is, and how far its face moves. */
const [NARROWER, ASIDE] = [0.16, 0.12];
/** The same for a head that bows: how much shorter it is, and how far it moves down. */
const [SHORTER, NOD] = [0.2, 0.2];
/** Number of cached sizes per octave, and the maximum size relative to the photograph. */
const [STEPS, LARGEST] = [2, 2];

/** A photographed head that shows expressions, lit like its surroundings. */
export class PhotoHead {
  readonly #picture: HeadPicture;
  readonly #light: HeadLight;
  readonly #kept = new Map<string, Canvas>();
  #bytes = 0;

  constructor(picture: HeadPicture, light: HeadLight) {
    this.#picture = picture;
    this.#light = light;
  }

  /**
   * Draws the head in the light of its place.
   */
  draw(head: Head): void {
    const { context } = head.brush;
    const size = this.#sizeFor(context.getTransform());
    const warp = warpOf(head.expression);
    const whole = this.#keep(`head ${size}`, () => this.#lit(this.#picture, EXTENT, size));
    const face = this.#keep(`${Object.values(warp)} ${size}`, () =>
      this.#lit(warpedFace(this.#picture, warp), FACE, size),
    );
    shadeNeck(context);
    context.save();
    context.translate(Math.sin(head.yaw) * ASIDE, Math.sin(head.pitch) * NOD);
    context.scale(1 - NARROWER * Math.abs(Math.sin(head.yaw)), 1 - SHORTER * Math.max(0, Math.sin(head.pitch)));
    laid(context, whole, EXTENT);
    laid(context, face, FACE);
    context.restore();
  }

  /** Draws the back of the head: its outline in the color of the hair. */
  drawAway({ brush }: Head, hair: Rgb): void {
    laid(
      brush.context,
      this.#keep(`back ${hair}`, () => outline(this.#picture, hair)),
      EXTENT,
    );
  }

  /**
   * Chooses a cached size a little larger than the visible one, so that drawing stays fast while the camera moves.
   * @returns the size relative to the photograph
   */
  #sizeFor({ a, b }: { a: number; b: number }): number {
    const seen = Math.hypot(a, b) / this.#picture.scale;
    return Math.min(LARGEST, 2 ** (Math.ceil(Math.log2(seen) * STEPS) / STEPS));
  }

  #lit(pixels: Pixels, area: Area, size: number): Canvas {
    return sized(relit(pixels, area, this.#picture.scale, this.#light), size);
  }

  #keep(key: string, make: () => Canvas): Canvas {
    const known = this.#kept.get(key) ?? make();
    if (!this.#kept.delete(key)) this.#bytes += bytesOf(known);
    // Evict the least recently used pictures: what a scene shows repeatedly stays.
    for (const [oldest, canvas] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytesOf(canvas);
    }
    this.#kept.set(key, known);
    return known;
  }
}

/** Draws the shadow of the chin on the neck and the collar, so that the head does not seem to float. */
function shadeNeck(context: Head['brush']['context']): void {
  context.save();
  context.translate(0, 1.02);
  context.scale(0.42, 0.26);
  const shadow = context.createRadialGradient(0, 0, 0.2, 0, 0, 1);
  shadow.addColorStop(0, 'rgba(24,12,10,0.5)');
  shadow.addColorStop(1, 'rgba(24,12,10,0)');
  context.fillStyle = shadow;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

function bytesOf({ width, height }: Canvas): number {
  return width * height * 4;
}

type Area = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

function laid(context: Head['brush']['context'], canvas: Canvas, { left, top, right, bottom }: Area): void {
  context.drawImage(canvas, left, top, right - left, bottom - top);
}

function outline(picture: HeadPicture, color: Rgb): Canvas {
  const canvas = canvasOf(picture);
  const pen = canvas.getContext('2d');
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = css(color);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function sized(picture: Pixels, size: number): Canvas {
  const whole = canvasOf(picture);
  const { canvas, pen } = newCanvas(picture.width * size, picture.height * size);
  pen.imageSmoothingQuality = size > 1 ? 'high' : 'medium';
  pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return canvas;
}

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}
