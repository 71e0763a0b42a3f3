import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import type { HeadFrame } from './head-light.ts';

/** How a picture of a head and its neck bends, for each of its pixels. */
export interface Relief {
  /** How far the parts of the head are in front of its outline, in pixels. */
  depths: Float32Array;
  /** How far a place follows the head when it leans: 1 on the head, 0 on the body. */
  follows: Float32Array;
  frame: HeadFrame;
  width: number;
  height: number;
}

/** How a head moves: sines of its turns to the viewer's right and down, and how far it leans clockwise, in radians. */
export interface Turn {
  aside: number;
  down: number;
  lean: number;
}

/** How far a face is in front of the outline, in the head's units. */
export const FACE_DEPTH = 0.62;
/** How far the tip of the nose is in front of the face. */
const NOSE_DEPTH = 0.2;
/** Size of a nose, in the head's units: half of its width and of its height. */
const NOSE = { across: 0.13, down: 0.2 };
/** Indexes in the face mesh: the ears as the viewer sees them, and the tip of the nose. */
const [LEFT, RIGHT, TIP] = [234, 454, 4];
/** Half of the distance from the outline to the outline, in half distances between the ears. */
const OUTLINE = 1.16;
/** Steps in which the place that moves to a pixel is found. */
const STEPS = 4;
/** How far below the chin the neck bends, and the place around which the head leans, in the head's units. */
export const BENDS = 0.95;
const PIVOT = 1.5;
/** Where collars and hair beside the jaw follow the head less and less: distances aside, and heights. */
const BESIDE = { aside: [0.75, 1.5], down: [0.1, 0.7] } as const;
/** How far a head moves aside when it turns, and down when it nods, relative to the sine, in the head's units. */
const [SHIFTS, NODS] = [0.12, 0.2];

/**
 * Returns the relief of a head: an egg with a nose. The neck and hair beside the face are as far back as the outline.
 * @param points of the face mesh, in the head's space
 * @param size of the picture, in pixels
 */
export function reliefOf(
  points: readonly Point[],
  frame: HeadFrame,
  { width, height }: { width: number; height: number },
): Relief {
  const { a, b, left, top } = frame;
  const scale = 1 / Math.hypot(a, b);
  const [one, other, [noseX, noseY]] = [points[LEFT], points[RIGHT], points[TIP]] as [Point, Point, Point];
  const middle = (one[0] + other[0]) / 2;
  const half = (Math.abs(other[0] - one[0]) / 2) * OUTLINE;
  const depths = new Float32Array(width * height);
  const follows = new Float32Array(width * height);
  const chin = chinRow(frame);
  const raiseRow = (row: number): void => {
    const bent = smoothstep(BENDS, 0, (row + 0.5 - chin) / scale);
    for (let column = 0; column < width; column += 1) {
      const x = a * (column + 0.5) - b * (row + 0.5) + left;
      const y = b * (column + 0.5) + a * (row + 0.5) + top;
      const beside =
        smoothstep(BESIDE.aside[0], BESIDE.aside[1], Math.abs(x)) * smoothstep(BESIDE.down[0], BESIDE.down[1], y);
      const at = row * width + column;
      follows[at] = bent * (1 - beside);
      const aside = (x - middle) / half;
      if (Math.abs(aside) >= 1) continue;
      const nose = Math.exp(-(((y - noseY) / NOSE.down) ** 2) - ((x - noseX) / NOSE.across) ** 2);
      depths[at] = (FACE_DEPTH * bulge(y) * (1 - aside ** 2) + NOSE_DEPTH * nose) * scale;
    }
  };
  for (let row = 0; row < height; row += 1) raiseRow(row);
  return { depths, follows, frame, width, height };
}

/** Row of the chin, whose place in the head's space is (0, 1). */
function chinRow({ a, b, left, top }: HeadFrame): number {
  const length = a * a + b * b;
  return (b * left + a * (1 - top)) / length;
}

/** How far a head bulges at a height: most at the cheeks, nothing above the crown and on the neck. */
function bulge(y: number): number {
  const up = Math.max(0, 1 - (Math.min(0, y - 0.1) / 1.25) ** 2);
  const jaw = Math.max(0, 1 - 0.3 * Math.max(0, y - 0.1) ** 2);
  return Math.sqrt(up) * jaw * smoothstep(1.28, 0.96, y);
}

/**
 * Turns a head: what is in front moves farther than what is behind it. The neck bends, and the body stays.
 * @param turned RGBA, into which it is drawn
 * @param data RGBA
 */
export function turnRelief(turned: Uint8ClampedArray, data: Uint8ClampedArray, relief: Relief, turn: Turn): void {
  const { width, height } = relief;
  const pixels = wordsOf(data);
  const words = wordsOf(turned);
  words.set(pixels);
  const move = moveOf(relief.frame, turn);
  for (let row = 0; row < height; row += 1) turnRow(turned, words, { pixels, width, height }, relief, row, move);
}

function wordsOf({ buffer, byteOffset, byteLength }: Uint8ClampedArray): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

/** A turn in pixels: where what is in front moves, where the whole head moves, and how it leans around a pivot. */
interface Move {
  x: number;
  y: number;
  shiftX: number;
  shiftY: number;
  pivotX: number;
  pivotY: number;
  sin: number;
  cos: number;
}

function moveOf({ a, b, left, top }: HeadFrame, { aside, down, lean }: Turn): Move {
  const length = a * a + b * b;
  const scale = 1 / Math.sqrt(length);
  const [right, below] = [a * scale, b * scale];
  const [px, py] = [-left, PIVOT - top];
  const [x, y] = [aside * right + down * below, down * right - aside * below];
  const [across, along] = [aside * SHIFTS * scale, down * NODS * scale];
  return {
    x,
    y,
    shiftX: across * right + along * below,
    shiftY: along * right - across * below,
    pivotX: (a * px + b * py) / length,
    pivotY: (a * py - b * px) / length,
    sin: Math.sin(-lean),
    cos: Math.cos(lean) - 1,
  };
}

/**
 * Turns one row. V8 compiles a function once; nested loops kept falling back to uncompiled code.
 * @param words the pixels of `turned`
 */
function turnRow(
  turned: Uint8ClampedArray,
  words: Uint32Array,
  { pixels, width, height }: { pixels: Uint32Array; width: number; height: number },
  { depths, follows }: Relief,
  row: number,
  { x: aside, y: down, shiftX, shiftY, pivotX, pivotY, sin, cos }: Move,
): void {
  const dy = row - pivotY;
  for (let column = 0; column < width; column += 1) {
    const at = row * width + column;
    const share = follows[at] as number;
    if (share === 0) continue;
    const dx = column - pivotX;
    const fromX = column + share * (dx * cos - dy * sin - shiftX);
    const fromY = row + share * (dx * sin + dy * cos - shiftY);
    let x = fromX;
    let y = fromY;
    for (let step = 0; step < STEPS; step += 1) {
      const depth = depths[clamped(y, height) * width + clamped(x, width)] as number;
      if (depth === 0 && step > 0) break;
      x = fromX - depth * aside;
      y = fromY - depth * down;
    }
    if (x === column && y === row) continue;
    words[at] = 0;
    const left = Math.floor(x);
    const top = Math.floor(y);
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
    const corner = top * width + left;
    const one = pixels[corner] as number;
    const two = pixels[corner + 1] as number;
    const three = pixels[corner + width] as number;
    const four = pixels[corner + width + 1] as number;
    // Most of the picture around a head is empty.
    if ((one | two | three | four) === 0) continue;
    const fx = x - left;
    const fy = y - top;
    for (let channel = 0; channel < 4; channel += 1) {
      const bits = channel * 8;
      const upper = ((one >>> bits) & 255) * (1 - fx) + ((two >>> bits) & 255) * fx;
      const lower = ((three >>> bits) & 255) * (1 - fx) + ((four >>> bits) & 255) * fx;
      turned[at * 4 + channel] = upper * (1 - fy) + lower * fy;
    }
  }
}

function clamped(value: number, size: number): number {
  return Math.max(0, Math.min(size - 1, Math.round(value)));
}
