import type { Canvas } from '../../../drawing/canvas.ts';
import { css, type Rgb } from '../../../drawing/color.ts';
import type { Head } from '../kit/head-space.ts';
import { FACE, type Warp, warpedFace, warpOf } from './face-warp.ts';
import { canvasOf, EXTENT, type HeadPicture } from './head-picture.ts';

/** Faces that are kept; a song needs about forty. */
const MOST_FACES = 80;
/** How much narrower a head is that looks aside, and how far its face moves. */
const [NARROWER, ASIDE, NOD] = [0.16, 0.12, 0.1];

/** A photographed head that shows expressions, lit as its place is. */
export class PhotoHead {
  readonly #picture: HeadPicture;
  readonly #faces = new Map<string, Canvas>();
  readonly #whole = new Map<string, Canvas>();

  constructor(picture: HeadPicture) {
    this.#picture = picture;
  }

  /** @param light what white looks like in the place */
  draw(head: Head, light: Rgb): void {
    const { context } = head.brush;
    context.save();
    context.imageSmoothingQuality = 'high';
    context.translate(Math.sin(head.yaw) * ASIDE, Math.sin(head.pitch) * NOD);
    context.scale(1 - NARROWER * Math.abs(Math.sin(head.yaw)), 1);
    const { left, top, right, bottom } = EXTENT;
    context.drawImage(this.#head(light), left, top, right - left, bottom - top);
    const face = this.#face(warpOf(head.expression), light);
    context.drawImage(face, FACE.left, FACE.top, FACE.right - FACE.left, FACE.bottom - FACE.top);
    context.restore();
  }

  /** The back of the head: its outline in the color of the hair. */
  drawAway({ brush }: Head, hair: Rgb): void {
    const { left, top, right, bottom } = EXTENT;
    brush.context.drawImage(this.#back(hair), left, top, right - left, bottom - top);
  }

  #head(light: Rgb): Canvas {
    const key = `${light}`;
    const known = this.#whole.get(key) ?? canvasOf(lit(this.#picture, light));
    this.#whole.set(key, known);
    return known;
  }

  #back(hair: Rgb): Canvas {
    const key = `back ${hair}`;
    const known = this.#whole.get(key);
    if (known) return known;
    const canvas = canvasOf(this.#picture);
    const pen = canvas.getContext('2d');
    pen.globalCompositeOperation = 'source-in';
    pen.fillStyle = css(hair);
    pen.fillRect(0, 0, canvas.width, canvas.height);
    this.#whole.set(key, canvas);
    return canvas;
  }

  #face(warp: Warp, light: Rgb): Canvas {
    const key = `${Object.values(warp)} ${light}`;
    const known = this.#faces.get(key);
    if (known) return known;
    // The oldest goes: what a scene shows again and again comes back at once.
    if (this.#faces.size >= MOST_FACES) this.#faces.delete(this.#faces.keys().next().value ?? '');
    const canvas = canvasOf(lit(warpedFace(this.#picture, warp), light));
    this.#faces.set(key, canvas);
    return canvas;
  }
}

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

function lit({ data, width, height }: Pixels, light: Rgb): Pixels {
  return {
    data: data.map((value, at) => (at % 4 === 3 ? value : (value * (light[at % 4] as number)) / 255)),
    width,
    height,
  };
}
