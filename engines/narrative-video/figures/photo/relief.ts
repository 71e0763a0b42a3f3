import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import { sampleInto } from './head-picture.ts';

/** A part of the head's space. */
export type Area = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** How far the parts of a head are in front of its outline, for each pixel of a picture, in pixels. */
export interface Relief {
  depths: Float32Array;
  width: number;
  height: number;
}

/** Sines of a turn to the viewer's right and down. */
export interface Turn {
  aside: number;
  down: number;
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
const STEPS = 5;

/**
 * Returns the relief of a head: an egg with a nose. The neck and hair beside the face are as far back as the outline.
 * @param points of the face mesh, in the head's space
 * @param area what the picture shows
 * @param size of the picture, in pixels
 */
export function reliefOf(
  points: readonly Point[],
  { left, top, right }: Area,
  { width, height }: { width: number; height: number },
): Relief {
  const scale = width / (right - left);
  const [one, other, [noseX, noseY]] = [points[LEFT], points[RIGHT], points[TIP]] as [Point, Point, Point];
  const middle = (one[0] + other[0]) / 2;
  const half = (Math.abs(other[0] - one[0]) / 2) * OUTLINE;
  const depths = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const y = top + (row + 0.5) / scale;
    const rise = bulge(y);
    if (rise === 0) continue;
    const nose = NOSE_DEPTH * Math.exp(-(((y - noseY) / NOSE.down) ** 2));
    for (let column = 0; column < width; column += 1) {
      const x = left + (column + 0.5) / scale;
      const aside = (x - middle) / half;
      if (Math.abs(aside) >= 1) continue;
      const tip = nose * Math.exp(-(((x - noseX) / NOSE.across) ** 2));
      depths[row * width + column] = (FACE_DEPTH * rise * (1 - aside ** 2) + tip) * scale;
    }
  }
  return { depths, width, height };
}

/** How far a head bulges at a height: most at the cheeks, nothing above the crown and on the neck. */
function bulge(y: number): number {
  const up = Math.max(0, 1 - (Math.min(0, y - 0.1) / 1.25) ** 2);
  const jaw = 1 - 0.3 * Math.max(0, y - 0.1) ** 2;
  return Math.sqrt(up) * jaw * smoothstep(1.28, 0.96, y);
}

/**
 * Turns a picture with a relief: what is in front moves farther than what is behind it, and the outline stays.
 * @param turned RGBA, into which it is drawn
 * @param data RGBA
 */
export function turnRelief(
  turned: Uint8ClampedArray,
  data: Uint8ClampedArray,
  { depths, width, height }: Relief,
  { aside, down }: Turn,
): void {
  const picture = { data, width, height };
  turned.set(data);
  for (let row = 0; row < height; row += 1) turnRow(turned, picture, depths, row, aside, down);
}

/** Turns one row. V8 compiles a function once; nested loops kept falling back to uncompiled code. */
function turnRow(
  turned: Uint8ClampedArray,
  picture: { data: Uint8ClampedArray; width: number; height: number },
  depths: Float32Array,
  row: number,
  aside: number,
  down: number,
): void {
  const { width, height } = picture;
  for (let column = 0; column < width; column += 1) {
    let x = column;
    let y = row;
    for (let step = 0; step < STEPS; step += 1) {
      const depth = depths[clamped(y, height) * width + clamped(x, width)] as number;
      x = column - depth * aside;
      y = row - depth * down;
    }
    if (x !== column || y !== row) sampleInto(turned, (row * width + column) * 4, picture, x, y);
  }
}

function clamped(value: number, size: number): number {
  return Math.max(0, Math.min(size - 1, Math.round(value)));
}
