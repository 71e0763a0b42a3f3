import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import { css, type Rgb } from '../../../drawing/color.ts';
import type { Head } from '../kit/head-space.ts';
import { FACE, warpedFace } from './face-warp.ts';
import { type HeadLight, relit } from './head-light.ts';
import { canvasOf, EXTENT, type HeadPicture } from './head-picture.ts';
import { keep } from './kept-pictures.ts';
import { type Area, FACE_DEPTH, type Relief, reliefOf, type Turn, turnRelief } from './relief.ts';
import { type Warp, warpOf } from './warp.ts';

/** How far a photographed face can turn and bow, as sines: beyond, it would show what the camera did not see. */
const [MOST_ASIDE, MOST_DOWN] = [0.32, 0.1];
/** Share of a turn that the photograph follows. */
const FOLLOWS = 0.5;
/** For a head that looks aside or down: how far it moves, and how much narrower or shorter it is. */
const [ASIDE, NOD] = [0.06, 0.08];
const [NARROWER, SHORTER] = [0.06, 0.1];
/** Smallest visible turn: how far the middle of the face moves, in pixels. */
const VISIBLE = 1.7;
/** Number of cached sizes per octave, and the maximum size relative to the photograph. */
const [STEPS, LARGEST] = [2, 1.42];

/** Index of the nose's tip in MediaPipe's face mesh. */
const NOSE = 4;

/** Number of heads that were made, which tells their pictures apart. */
let heads = 0;

/** A photographed head that shows expressions and turns, lit like its surroundings. */
export class PhotoHead {
  readonly #picture: HeadPicture;
  readonly #light: HeadLight;
  readonly #lean: number;
  /** The part of the head's space in which the picture shows anything. */
  readonly #area: Area;
  readonly #reliefs = new Map<number, Relief>();
  readonly #number: number;

  /** @param lean of the head at rest in radians, clockwise around the chin */
  constructor(picture: HeadPicture, light: HeadLight, lean: number) {
    heads += 1;
    this.#number = heads;
    this.#picture = picture;
    this.#light = light;
    this.#lean = lean;
    this.#area = seenArea(picture);
  }

  /** Draws the head in the light of its place. */
  draw(head: Head): void {
    const { context } = head.brush;
    const size = this.#sizeFor(context.getTransform());
    const warp = warpOf(head.expression);
    const face = `${Object.values(warp)} ${size}`;
    const turn = this.#turnOf(head, size);
    const straight = () => this.#keep(face, () => this.#expressing(warp, size));
    const shown =
      turn.aside === 0 && turn.down === 0
        ? straight()
        : this.#keep(`${face} ${turn.aside} ${turn.down}`, () => this.#turned(straight(), size, turn));
    context.save();
    context.translate(0, 1);
    context.rotate(this.#lean);
    context.translate(0, -1);
    context.translate(Math.sin(head.yaw) * ASIDE, Math.sin(head.pitch) * NOD);
    context.scale(1 - NARROWER * Math.abs(Math.sin(head.yaw)), 1 - SHORTER * Math.max(0, Math.sin(head.pitch)));
    laid(context, shown, this.#area);
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
   * Chooses the cached size nearest to the visible one, so that drawing stays fast while the camera moves. A photograph
   * that is enlarged has no more details.
   * @returns the size relative to the photograph
   */
  #sizeFor({ a, b }: { a: number; b: number }): number {
    const seen = Math.hypot(a, b) / this.#picture.scale;
    return Math.min(LARGEST, 2 ** (Math.round(Math.log2(seen) * STEPS) / STEPS));
  }

  /** Returns the turn that is shown, in steps that are just visible, so that few pictures are made. */
  #turnOf({ yaw, pitch }: Head, size: number): Turn {
    const step = VISIBLE / (FACE_DEPTH * this.#picture.scale * size);
    const stepped = (angle: number, most: number) =>
      Math.round(Math.max(-most, Math.min(most, Math.sin(angle * FOLLOWS))) / step) * step;
    return { aside: stepped(yaw, MOST_ASIDE), down: stepped(pitch, MOST_DOWN) };
  }

  /** Returns the head from the front with an expression. */
  #expressing(warp: Warp, size: number): Canvas {
    const { left, top, right, bottom } = this.#area;
    const scale = this.#picture.scale * size;
    const whole = this.#keep(`head ${size}`, () => this.#lit(this.#picture, EXTENT, size));
    const { canvas, pen } = newCanvas((right - left) * scale, (bottom - top) * scale);
    pen.scale(scale, scale);
    pen.translate(-left, -top);
    laid(pen, whole, EXTENT);
    laid(pen, this.#lit(warpedFace(this.#picture, warp), FACE, size), FACE);
    return canvas;
  }

  #turned(straight: Canvas, size: number, turn: Turn): Canvas {
    const relief = this.#reliefs.get(size) ?? reliefOf(this.#picture.points, this.#area, straight);
    this.#reliefs.set(size, relief);
    const { width, height } = straight;
    const { canvas, pen } = newCanvas(width, height);
    const image = pen.createImageData(width, height);
    turnRelief(image.data, straight.getContext('2d').getImageData(0, 0, width, height).data, relief, turn);
    pen.putImageData(image, 0, 0);
    return canvas;
  }

  #lit(pixels: Pixels, area: Area, size: number): Canvas {
    return sized(relit(pixels, area, this.#picture.scale, this.#light, this.#picture.points[NOSE]), size);
  }

  #keep(key: string, make: () => Canvas): Canvas {
    return keep(`${this.#number} ${key}`, make);
  }
}

function laid(context: Head['brush']['context'], canvas: Canvas, { left, top, right, bottom }: Area): void {
  context.drawImage(canvas, left, top, right - left, bottom - top);
}

/** Returns the smallest area with everything that the picture shows, whatever its expression. */
function seenArea({ data, width, height, scale }: HeadPicture): Area {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const pixel = (at - 3) / 4;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  return {
    left: EXTENT.left + left / scale,
    top: EXTENT.top + top / scale,
    right: EXTENT.left + right / scale,
    bottom: Math.min(EXTENT.bottom, EXTENT.top + bottom / scale + JAW),
  };
}

/** Room below the chin for a jaw that opens. */
const JAW = 0.16;

function outline(picture: HeadPicture, color: Rgb): Canvas {
  const canvas = canvasOf(picture);
  const pen = canvas.getContext('2d');
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = css(color);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Size relative to the photograph from which it is soft enough, and the blur of a lens in pixels. */
const [SHARP, LENS] = [1.3, 0.7];

function sized(picture: Pixels, size: number): Canvas {
  const whole = canvasOf(picture);
  const { canvas, pen } = newCanvas(picture.width * size, picture.height * size);
  pen.imageSmoothingQuality = size > 1 ? 'high' : 'medium';
  // A portrait in its own size is sharper than film.
  if (size < SHARP) pen.filter = `blur(${LENS}px)`;
  pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return canvas;
}

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}
