import { Path2D } from '@napi-rs/canvas';
import { addGuitarBody } from '../../picture/guitar.ts';

/** The outlines of a guitar that is 1000 long, from the end of its head downward. */
export const GUITAR = {
  body: bodyOutline(),
  neck: 'M-26,140 L26,140 L40,640 L-40,640 Z',
  head: 'M-30,150 L-60,108 L-46,0 L46,22 L60,120 L30,150 Z',
};

/** The middle of its hole, and the ends of its strings, below the end of the head. */
export const [HOLE, NUT, BRIDGE] = [690, 152, 854];

function bodyOutline(): string {
  const path = new Path2D();
  addGuitarBody(path, 1);
  return path.toSVGString();
}
