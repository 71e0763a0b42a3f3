import { star } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { drop } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import type { Lettering } from '../../words/lettering.ts';
import { BLACK } from './piece.ts';

/** How much wider than its font a fat cap writes, and the outline around that, em. */
const [FAT, OUTLINE] = [0.014, 0.042];
/** How far the block of a word reaches, em. Like that of the piece, it is seen from the lower right. */
const DEPTH = 0.055;
/** Most by which a word is turned, radians. */
const TURN = 0.035;

/** A tag of one fat cap: flat paint that is white until it is sung and yellow then, on a thin block of black. */
export function handstyle({ tint }: Composition): Lettering {
  const paints = { waiting: '#f4efff', sung: tint('#ffe81f') };
  return {
    font: 'Sedgwick Ave Display',
    size: 0.19,
    smallest: 0.06,
    leading: 0.98,
    space: 0.26,
    tracking: 0.015,
    casing: 'upper',
    align: 'center',
    margin: 0.4,
    turn: 'fill',
    dim: 1,
    // The words of a hook are seen before they are sung, too.
    entrance: { ...drop('line', 0.34, 0.8, 0.06), ahead: 1 },
    sway: (share) => ({ dy: -0.13 * Math.sin(share * Math.PI) }),
    paint(pen, text, state, { word, size, chance }) {
      const [x, y] = [word.width / 2, -0.36 * size];
      const color = paints[state];
      pen.save();
      pen.translate(x, y);
      pen.rotate(TURN * chance.around());
      pen.translate(-x, -y);
      inked(pen, text, size, {
        outline: { color: BLACK, width: FAT + OUTLINE },
        shadow: { color: BLACK, dx: DEPTH, dy: DEPTH, steps: 4 },
      });
      inked(pen, text, size, { outline: { color, width: FAT }, fill: color });
      pen.restore();
    },
    count(pen, radius) {
      star(pen, 0, 0, radius * 1.15, radius * 0.55, 5);
      pen.fillStyle = paints.sung;
      pen.fill();
      pen.strokeStyle = BLACK;
      pen.lineWidth = radius * 0.18;
      pen.stroke();
    },
  };
}
