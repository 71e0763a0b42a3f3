import { createCanvas } from '@napi-rs/canvas';
import { css, darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import { gridShape } from '../../drawing/solids/grid-shape.ts';
import { shifted } from '../../drawing/solids/matrix.ts';
import type { MeshBuilder, Texture } from '../../drawing/solids/mesh.ts';
import type { Pose } from '../acting/pose.ts';
import { writeLetter } from '../figures/kit/handwriting.ts';
import type { ThingName } from '../vocabulary/things.ts';
import type { PartOf } from './part-maker.ts';

/** Edges of the writing's sheet, in the units of `writeLetter`. */
const SHEET = { left: -7.6, right: 7.8, top: 12.3, bottom: -2.6 };
/** Heights of the folds, between lines, and their width, in the same units. */
const [FOLDS, CREASE] = [[2.38, 7.24], 0.14];
const INK = hex('#28304e');
/** Pixels along each side of the print, and of one whose single pixels are seen. */
const [FINE, COARSE] = [448, 208];
/** How far the print is before its block and inside its edges, meters. */
const [BEFORE, INSIDE] = [0.002, 0.005];

/** Things that readers hold in both hands, and everybody else in one. */
const SHEETS: ReadonlySet<ThingName> = new Set<ThingName>(['letter', 'photo']);

/** Whether a thing is a sheet between the hands of a reader. */
export function isInBothHands(name: ThingName, { leftHand, rightHand }: Pick<Pose, 'leftHand' | 'rightHand'>): boolean {
  return SHEETS.has(name) && leftHand === 'hold' && rightHand === 'hold';
}

/** Strength of ink that shines through to the back. */
const THROUGH = 0.05;

/** Adds a handwritten letter on a block of paper: on the side of whoever holds it. On the other one, it shines through. */
export function addWriting(into: MeshBuilder, { at, size, color }: PartOf<'block'>, isCoarse: boolean): void {
  const [x, y, z] = [size[0] / 2 - INSIDE, size[1] - INSIDE, size[2] / 2 + BEFORE];
  for (const side of [-1, 1] as const) {
    const surface = { color, texture: printOf(color, isCoarse, side < 0 ? INK : mix(color, INK, THROUGH), side) };
    const face = gridShape(1, 1, (u, v) => [(u * 2 - 1) * x * side, INSIDE + (y - INSIDE) * (1 - v), z * side]);
    into.add(face, surface, shifted(...at));
  }
}

/** @param way -1 from left to right as its reader sees it, 1 mirrored */
function printOf(paper: Rgb, isCoarse: boolean, ink: Rgb, way: 1 | -1): Texture {
  const size = isCoarse ? COARSE : FINE;
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const { left, right, top, bottom } = SHEET;
  context.fillStyle = css(paper);
  context.fillRect(0, 0, size, size);
  context.scale(size / (right - left), -size / (top - bottom));
  context.translate(-left, -top);
  for (const fold of FOLDS) {
    context.fillStyle = css(darken(paper, 0.3));
    context.fillRect(left, fold - CREASE, right - left, CREASE);
    context.fillStyle = css(lighten(paper, 0.7));
    context.fillRect(left, fold, right - left, CREASE);
  }
  context.scale(-way, 1);
  writeLetter(context, ink);
  const { data } = context.getImageData(0, 0, size, size);
  return { width: size, height: size, data, ...(isCoarse && { isCoarse }) };
}
