import type { Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import { RolledEyes } from './eye-warp.ts';
import { FaceField } from './face-field.ts';
import { musclesOf } from './facial-muscles.ts';
import { type HeadPicture, sampleAt } from './head-picture.ts';
import { InsideMouth } from './inside-mouth.ts';
import { Lids } from './lids.ts';
import { CLOSED, MouthWarp, type Moved } from './mouth-warp.ts';
import { Tears } from './tears.ts';
import type { Warp } from './warp.ts';

/** The part of the head that an expression moves, in the head's space. */
export const FACE = { left: -0.95, top: -0.55, right: 0.95, bottom: 1.5 };
/** Width of the edge of that part in which the movement ends. */
const EDGE = 0.14;

/**
 * The face of a photographed head, which shows expressions: its muscles move the skin, and its lips and lids open and
 * close. It is kept as long as its head, and with it what V8 has compiled for its parts.
 */
export class PhotoFace {
  readonly head: HeadPicture;
  readonly field = new FaceField(FACE);
  readonly mouth: MouthWarp;
  readonly inside: InsideMouth;
  readonly eyes: RolledEyes;
  readonly lids: Lids;
  readonly tears: Tears;
  readonly width: number;
  readonly height: number;

  constructor(portrait: HeadPicture) {
    this.head = { ...portrait, data: portrait.lit };
    const { points, scale } = portrait;
    this.mouth = new MouthWarp(points);
    this.inside = new InsideMouth(this.head);
    this.eyes = new RolledEyes(points);
    this.lids = new Lids(points);
    this.tears = new Tears(points, scale);
    this.width = Math.round((FACE.right - FACE.left) * scale);
    this.height = Math.round((FACE.bottom - FACE.top) * scale);
  }

  /** Returns the part of the head that an expression moves, with this one. */
  showing(warp: Warp): { data: Uint8ClampedArray; width: number; height: number } {
    const { head, width, height } = this;
    this.field.show(musclesOf(head.points, warp, head.brows));
    this.mouth.show(warp);
    const data = new Uint8ClampedArray(width * height * 4);
    for (let row = 0; row < height; row += 1) warpRow(row, this, warp, data);
    return { data, width, height };
  }
}

const movement = { x: 0, y: 0 };
const moved: Moved = { x: 0, y: 0, inside: undefined, down: 0, aside: 0, seam: 0 };

/** Warps one row. */
function warpRow(row: number, face: PhotoFace, warp: Warp, data: Uint8ClampedArray): void {
  const { head, width, field, mouth, inside, eyes, lids, tears } = face;
  const { scale } = head;
  const y = FACE.top + (row + 0.5) / scale;
  const inRows = smoothstep(0, EDGE, Math.min(y - FACE.top, FACE.bottom - y));
  const hasTeeth = warp.hasTeeth && !mouth.showsTeeth;
  for (let column = 0; column < width; column += 1) {
    const x = FACE.left + (column + 0.5) / scale;
    const at = (row * width + column) * 4;
    const share = inRows * smoothstep(0, EDGE, Math.min(column + 0.5, width - column - 0.5) / scale);
    field.at(movement, x, y);
    moved.x = x - movement.x * share;
    moved.y = y - movement.y * share;
    const skinX = moved.x;
    const skinY = moved.y;
    mouth.move(moved);
    const shade = warp.blink > 0 ? lids.lower(moved, warp.blink) : 1;
    if (warp.aside !== 0) eyes.roll(moved, warp.aside);
    sampleAt(data, at, head, moved.x, moved.y);
    if (shade < 1) dim(data, at, shade);
    if (moved.inside !== undefined) lay(data, at, inside.colorAt(moved, hasTeeth), moved.inside);
    if (moved.seam > 0) lay(data, at, CLOSED.color, moved.seam * CLOSED.opacity);
    if (warp.tears) tears.wet(data, at, skinX, skinY);
  }
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
