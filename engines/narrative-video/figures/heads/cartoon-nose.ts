import type { Path2D } from '@napi-rs/canvas';
import { darken, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { noseOf } from '../kit/face-shape.ts';
import type { Head } from '../kit/head-space.ts';
import { cornered, ellipse, type Point, smoothPath } from '../kit/tube.ts';

type Shape = 'button' | 'wedge' | 'drop';

const SHAPES: Readonly<Record<CharacterSheet['face'], Shape>> = {
  round: 'button',
  heart: 'button',
  oval: 'drop',
  square: 'wedge',
  long: 'wedge',
};

/** Where the nose is below the eyes, and how far it turns with the face, relative to the face's middle. */
const [DOWN, ON_FACE] = [0.38, 0.84];

/** Draws a nose as one small shape below the eyes: a ball, a drop or a wedge, by the shape of the face. */
export function drawCartoonNose(head: Head, skin: Rgb): void {
  const [middle, y] = head.at(0, DOWN);
  const x = middle * ON_FACE;
  const size = 0.1 * noseOf(head.sheet);
  const ahead = Math.abs(head.yaw) > 0.12 ? Math.sign(head.yaw) : 1;
  head.brush.shape(pathOf(SHAPES[head.sheet.face], [x, y], size, ahead), darken(skin, 0.1));
}

/** @param ahead 1 if the nose points to the viewer's right */
function pathOf(shape: Shape, [x, y]: Point, size: number, ahead: number): Path2D {
  if (shape === 'button') return ellipse(x + ahead * size * 0.2, y, size * 1.05, size * 0.8);
  const at = (across: number, down: number): Point => [x + ahead * across * size, y + down * size];
  if (shape === 'wedge') return cornered([at(-0.4, -1.3), at(1.3, 0.6), at(-0.5, 0.7)]);
  return smoothPath([at(-0.15, -1.3), at(0.6, -0.3), at(1, 0.35), at(0.4, 0.8), at(-0.6, 0.65), at(-0.45, -0.3)], 0.1);
}
