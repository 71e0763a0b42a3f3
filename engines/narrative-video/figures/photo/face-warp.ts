import type { Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import { eyesOf } from './eye-warp.ts';
import { faceField } from './face-field.ts';
import { musclesOf } from './facial-muscles.ts';
import { type HeadPicture, sampleAt } from './head-picture.ts';
import { insideMouth } from './inside-mouth.ts';
import { lidsOf } from './lids.ts';
import { CLOSED, type Moved, mouthOf } from './mouth-warp.ts';
import { tearsOf } from './tears.ts';
import type { Warp } from './warp.ts';

/** The part of the head that an expression moves, in the head's space. */
export const FACE = { left: -0.95, top: -0.55, right: 0.95, bottom: 1.5 };
/** Width of the edge of that part in which the movement ends. */
const EDGE = 0.14;

/**
 * Returns the face of a photographed head with another expression: its muscles move the skin, and its lips and lids open
 * and close.
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
  const field = faceField(musclesOf(points, warp, head.brows), FACE);
  const mouth = mouthOf(points, warp);
  const eyes = warp.aside === 0 ? undefined : eyesOf(points, warp.aside);
  const lids = warp.blink > 0 ? lidsOf(points, warp.blink) : undefined;
  const tears = warp.tears ? tearsOf(points, scale) : undefined;
  const insideColor = insideMouth(head);
  const movement = { x: 0, y: 0 };
  const moved: Moved = { x: 0, y: 0, inside: undefined, down: 0, aside: 0, seam: 0 };
  const inColumns = Float32Array.from({ length: width }, (_, column) =>
    smoothstep(0, EDGE, Math.min(column + 0.5, width - column - 0.5) / scale),
  );
  /** Warps one row. V8 compiles a function once; nested loops kept falling back to uncompiled code. */
  const warpRow = (row: number): void => {
    const y = FACE.top + (row + 0.5) / scale;
    const inRows = smoothstep(0, EDGE, Math.min(y - FACE.top, FACE.bottom - y));
    for (let column = 0; column < width; column += 1) {
      const x = FACE.left + (column + 0.5) / scale;
      const at = (row * width + column) * 4;
      const inside = inRows * (inColumns[column] as number);
      field(movement, x, y);
      moved.x = x - movement.x * inside;
      moved.y = y - movement.y * inside;
      const [skinX, skinY] = [moved.x, moved.y];
      mouth(moved);
      const shade = lids?.(moved) ?? 1;
      eyes?.(moved);
      sampleAt(data, at, head, moved.x, moved.y);
      if (shade < 1) dim(data, at, shade);
      if (moved.inside !== undefined)
        lay(data, at, insideColor(moved, warp.hasTeeth && !mouth.showsTeeth), moved.inside);
      if (moved.seam > 0) lay(data, at, CLOSED.color, moved.seam * CLOSED.opacity);
      tears?.(data, at, skinX, skinY);
    }
  };
  for (let row = 0; row < height; row += 1) warpRow(row);
  return { data, width, height };
}

function dim(data: Uint8ClampedArray, at: number, by: number): void {
  for (let channel = 0; channel < 3; channel += 1) data[at + channel] = (data[at + channel] as number) * by;
}

/** Lays a color over a pixel that is opaque. */
function lay(data: Uint8ClampedArray, at: number, color: Rgb, opacity: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const under = data[at + channel] as number;
    data[at + channel] = under + ((color[channel] as number) - under) * opacity;
  }
}
