import type { Context2D } from '../../../drawing/canvas.ts';
import type { Composition } from '../../look.ts';
import { mist } from './spray.ts';

const CANS = ['#ff2e63', '#08d9d6', '#f9ed32', '#ff8c1a'] as const;
const FIELDS = 6;

/** Covers a wall with what others have sprayed before: large fields of faded color, from its top to its foot. */
export function oldPaint(pen: Context2D, { width, height, tint, chance, movement }: Composition): void {
  const own = chance.fork(`old paint ${movement}`);
  const side = Math.min(width, height);
  pen.globalAlpha = 0.2;
  for (let field = 0; field < FIELDS; field++) {
    const [x, y] = [own.next() * width, ((field + own.next()) / FIELDS) * height];
    const color = tint(CANS[field % CANS.length] as string);
    mist(pen, x, y, side * own.between(0.34, 0.5), side * own.between(0.22, 0.36), color, own);
  }
  pen.globalAlpha = 1;
}
