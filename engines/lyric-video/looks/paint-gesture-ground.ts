import type { Context2D } from '../../drawing/canvas.ts';
import { brushStroke, disc, type Point, splatter } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import type { MovementKind } from '../movements.ts';
import { fieldOf } from './paint-gesture-bird.ts';

/** The house painter's brush of each movement: the colors of its coats, and how the sweeps lie, in radians. */
const GROUNDS: Readonly<Record<MovementKind, { coats: readonly [string, string]; turn: number }>> = {
  opening: { coats: ['#dcd0b4', '#cfc4a8'], turn: -0.12 },
  verse: { coats: ['#f6cf6b', '#f0b840'], turn: -0.28 },
  chorus: { coats: ['#ffc9a3', '#ff9fa8'], turn: -0.5 },
  break: { coats: ['#bfe0cf', '#f3d58c'], turn: -0.18 },
  ending: { coats: ['#aebbe0', '#93a5d6'], turn: 0.08 },
};
/** Width of a sweep in shares of the field's shorter side, and the distance from one to the next in widths. */
const [SWEEP, APART] = [0.3, 0.74];

/** Paints the ground of the picture in broad, half-dry sweeps that leave the canvas free around the words. */
export function groundOf(pen: Context2D, composition: Composition): void {
  const { chance, movement, unit, text, tint } = composition;
  const own = chance.fork('ground');
  const { coats, turn } = GROUNDS[movement];
  const field = fieldOf(composition);
  const wide = SWEEP * Math.min(field.width, field.height);
  const middle: Point = [field.left + field.width / 2, field.top + field.height / 2];
  const reach = field.height / 2 + (Math.abs(Math.sin(turn)) * field.width) / 4;
  const rows = Math.max(3, Math.ceil((2 * reach) / (APART * wide)) - 1);
  pen.save();
  pen.lineCap = 'round';
  pen.translate(...middle);
  pen.rotate(turn);
  for (let row = 0; row < rows; row++) {
    const share = rows === 1 ? 0 : (2 * row) / (rows - 1) - 1;
    const y = share * (reach - wide / 2);
    // The sweeps in the middle are longer, and each begins where the hand was.
    const long = (field.width / 2) * (1.02 - 0.26 * share * share) * own.between(0.9, 1.06);
    const bow = own.around() * wide * 0.2;
    const points: Point[] = [-1, -0.5, 0, 0.5, 1].map((at) => [at * long, y + bow * (1 - at * at)]);
    pen.strokeStyle = coats[row % 3 === 1 ? 1 : 0];
    brushStroke(pen, row % 2 ? points.reverse() : points, wide, own, {
      dryness: 0.34,
      hairs: Math.round(wide / (2.1 * unit)),
    });
  }
  pen.restore();
  // Drops fly from the last sweep over the canvas, but not over the words.
  for (let drop = 0; drop < 4; drop++) {
    const [x, y] = [field.left + own.next() * field.width, field.top + own.next() * field.height];
    const size = own.between(16, 40) * unit;
    const isNear =
      x > text.left - size &&
      x < text.left + text.width + size &&
      y > text.top - size &&
      y < text.top + text.height + size;
    if (isNear) continue;
    pen.fillStyle = tint(own.pick(['#d62828', '#f4a300', '#0f7173']));
    splatter(pen, x, y, size * 1.6, 22, own);
    disc(pen, x, y, size * 0.13);
    pen.fill();
  }
}
