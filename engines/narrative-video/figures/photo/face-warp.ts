import { luminance, type Rgb } from '../../../drawing/color.ts';
import type { Point } from '../../../people/person.ts';
import { eyesOf } from './eye-warp.ts';
import { type HeadPicture, sampleAt } from './head-picture.ts';
import { lidsOf } from './lids.ts';
import { CLOSED, insideColor, type Moved, mouthOf } from './mouth-warp.ts';
import { tearsOf } from './tears.ts';
import type { Warp } from './warp.ts';

/** The part of the head that an expression moves, in the head's space. */
export const FACE = { left: -0.95, top: -0.55, right: 0.95, bottom: 1.5 };

/** Indexes in MediaPipe's face mesh. */
const BROWS = [105, 334];
const INNER_BROWS = [55, 285];
/** How far brows move up, and their inner ends. */
const [RAISED, INNER] = [0.06, 0.075];
/** How far above and below brows the skin moves with them, in the head's units. Below, there may be glasses. */
const [ABOVE_BROWS, BELOW_BROWS] = [0.17, 0.09];

/**
 * Returns the face of a photographed head with another expression, by moving its jaw, lips, brows and lids.
 */
export function warpedFace(
  portrait: HeadPicture,
  warp: Warp,
): { data: Uint8ClampedArray; width: number; height: number } {
  const head = { ...portrait, data: portrait.lit };
  const { scale, points } = head;
  const width = Math.round((FACE.right - FACE.left) * scale);
  const height = Math.round((FACE.bottom - FACE.top) * scale);
  const data = new Uint8ClampedArray(width * height * 4);
  const mouth = mouthOf(points, warp);
  const eyes = eyesOf(head, warp);
  const lids = warp.blink > 0 ? lidsOf(head, warp.blink) : undefined;
  const tears = warp.tears ? tearsOf(points, scale) : undefined;
  const brow = BROWS.reduce((sum, index) => sum + (points[index] as Point)[1] / BROWS.length, 0);
  const inners = INNER_BROWS.map((index) => (points[index] as Point)[0]);
  const light = Math.min(1, luminance(head.skin) / 190 + 0.15);
  const raisedBy = Float64Array.from({ length: width }, (_, column) => {
    const x = FACE.left + (column + 0.5) / scale;
    const inner = inners.reduce((sum, from) => sum + Math.exp(-(((x - from) / 0.12) ** 2)), 0);
    return warp.lift * RAISED * edge(x) + warp.inner * INNER * inner;
  });
  const moved: Moved = { x: 0, y: 0, inside: undefined, down: 0, aside: 0, seam: 0 };
  /** Warps one row. V8 compiles a function once; nested loops kept falling back to uncompiled code. */
  const warpRow = (row: number): void => {
    const y = FACE.top + (row + 0.5) / scale;
    const near = Math.exp(-(((y - brow) / (y < brow ? ABOVE_BROWS : BELOW_BROWS)) ** 2)) * head.brows;
    for (let column = 0; column < width; column += 1) {
      const x = FACE.left + (column + 0.5) / scale;
      const at = (row * width + column) * 4;
      mouth(moved, x, y);
      eyes(moved, x, y);
      sampleAt(data, at, head, moved.x, moved.y + (raisedBy[column] as number) * near);
      if (moved.inside !== undefined)
        lay(data, at, insideColor(moved, warp.hasTeeth && !mouth.showsTeeth, light), moved.inside);
      if (moved.seam > 0) lay(data, at, CLOSED.color, moved.seam * CLOSED.opacity);
      const lid = lids?.(x, y);
      if (lid) lay(data, at, lid.color, lid.opacity);
      tears?.(data, at, x, y);
    }
  };
  for (let row = 0; row < height; row += 1) warpRow(row);
  return { data, width, height };
}

/** Lays a color over a pixel that is opaque. */
function lay(data: Uint8ClampedArray, at: number, color: Rgb, opacity: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const under = data[at + channel] as number;
    data[at + channel] = under + ((color[channel] as number) - under) * opacity;
  }
}

/** Returns 1 in the middle of the face, falling to 0 toward the sides of the patch. */
function edge(x: number): number {
  return Math.max(0, 1 - (x / 0.85) ** 4);
}
