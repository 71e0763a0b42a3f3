import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { isCrying } from '../acting/face-state.ts';
import { toPalette } from '../looks/palette.ts';
import { cleanPixels } from './clean-pixels.ts';
import type { Figure, FigureState, Footing } from './figure.ts';

/** A drawing of a figure, cut off at its edges. */
interface Sprite {
  canvas: Canvas;
  /** Position of its upper left corner relative to the figure's feet, pixels. */
  x: number;
  y: number;
}

/** Pixels with an alpha above this (0 to 255) become opaque; all others become transparent. */
const SOLID = 110;
/** Number of drawings that are kept of a figure: two walks with a few faces. */
const KEPT = 24;
/** Pixels around the picture, so that the camera can move a little without uncovering where a sprite was cut off. */
const MARGIN = 4;
/** Drawings per second of hair and cloth. */
const SWINGS = 4;

/**
 * Draws a figure as sprites: in colors of the palette, with every pixel either opaque or transparent, hard edges
 * and thin lines, at whole pixels.
 * A drawing that comes again is copied, because a sprite is drawn once for the whole game.
 */
export function spriteOf(figure: Pick<Figure, 'draw'>): Figure['draw'] {
  const kept = new Map<string, Sprite>();
  return (context, { x, y, height }, exact) => {
    const at = { x: Math.round(x), y: Math.round(y), height: Math.round(height) };
    const state = coarse(exact);
    const key = keyOf(context, at, state);
    const sprite = kept.get(key) ?? drawn(figure, context, at, state);
    kept.delete(key);
    kept.set(key, sprite);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
    context.drawImage(sprite.canvas, at.x + sprite.x, at.y + sprite.y);
  };
}

/** Rounds what large pixels cannot show, so that few drawings are needed and each is the same wherever a film begins. */
function coarse(state: FigureState): FigureState {
  const { skeleton, face } = state;
  const step = (value: number, steps: number) => Math.round(value * steps) / steps;
  const joints = Object.entries(skeleton.joints).map(([name, spot]) => [name, spot.map((value) => step(value, 500))]);
  return {
    ...state,
    wind: 0,
    seconds: step(state.seconds, SWINGS),
    skeleton: {
      joints: Object.fromEntries(joints),
      headYaw: step(skeleton.headYaw, 50),
      chestYaw: step(skeleton.chestYaw, 50),
      headRoll: step(skeleton.headRoll, 50),
      headPitch: step(skeleton.headPitch, 50),
    },
    face: {
      ...face,
      // Rounding must not make somebody cry who is only sad.
      strength: isCrying(face) ? 1 : step(face.strength, 4),
      blink: step(face.blink, 1),
      gaze: [step(face.gaze[0], 2), step(face.gaze[1], 2)],
    },
  };
}

/** Returns what the drawing depends on. A sprite that the picture cuts off also depends on its position. */
function keyOf({ canvas }: SKRSContext2D, { x, y, height }: Footing, { pose, ...state }: FigureState): string {
  const reach = height * 0.9;
  const isWhole = x > reach && x < canvas.width - reach && y > height * 1.2 && y + height * 0.1 < canvas.height;
  const place = isWhole ? [] : [Math.floor(x / MARGIN), Math.floor(y / MARGIN)];
  return JSON.stringify([{ ...state, pulse: 0 }, pose.leftHand, pose.rightHand, height, place]);
}

function drawn(figure: Pick<Figure, 'draw'>, { canvas }: SKRSContext2D, at: Footing, state: FigureState): Sprite {
  const sheet = createCanvas(canvas.width + MARGIN * 2, canvas.height + MARGIN * 2);
  const context = sheet.getContext('2d');
  figure.draw(context, { x: at.x + MARGIN, y: at.y + MARGIN, height: at.height }, state);
  const image = context.getImageData(0, 0, sheet.width, sheet.height);
  const { left, top, width, height } = boundsOf(image.data, sheet.width);
  const cut = createCanvas(width, height);
  const pen = cut.getContext('2d');
  pen.drawImage(sheet, -left, -top);
  const solid = pen.getImageData(0, 0, width, height);
  const data = solid.data as unknown as Uint8ClampedArray;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  for (let index = 0; index < pixels.length; index += 1) {
    const pixel = pixels[index] as number;
    pixels[index] = pixel >>> 24 > SOLID ? pixel | 0xff000000 : 0;
  }
  toPalette(data, width, 0);
  cleanPixels(data, width);
  pen.putImageData(solid, 0, 0);
  return { canvas: cut, x: left - at.x - MARGIN, y: top - at.y - MARGIN };
}

/** Returns the box around all visible pixels. Whole numbers are compared, because most of a picture is empty. */
function boundsOf(data: Uint8ClampedArray, across: number) {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  let [left, right, top, bottom] = [across, 0, -1, 0];
  for (let row = 0, start = 0; start < pixels.length; row += 1, start += across) {
    let from = 0;
    while (from < across && pixels[start + from] === 0) from += 1;
    if (from === across) continue;
    let to = across;
    while (pixels[start + to - 1] === 0) to -= 1;
    if (from < left) left = from;
    if (to > right) right = to;
    if (top < 0) top = row;
    bottom = row + 1;
  }
  if (top < 0) return { left: 0, top: 0, width: 1, height: 1 };
  return { left, top, width: right - left, height: bottom - top };
}
