import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { disc } from '../../../drawing/hand.ts';
import { wear } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import { wipe } from '../../words/entrances.ts';
import { emptyLike, inked } from '../../words/ink.ts';
import type { Lettering } from '../../words/lettering.ts';
import { runsOf } from '../../words/runs.ts';
import { BLACK, WHITE } from './board.ts';

/** Paint of words: while they wait, when they are sung, of the coat below that, and of the mist around both. */
interface Coats {
  waiting: string;
  sung: string;
  under: string;
  mist: string;
}

const ON_PALE: Coats = { waiting: '#66625d', sung: BLACK, under: WHITE, mist: 'rgb(22 21 26 / 0.5)' };
const ON_DARK: Coats = { waiting: '#8fc4cb', sung: WHITE, under: BLACK, mist: 'rgb(246 242 231 / 0.42)' };

/** By how much two coats miss each other, and how far the mist reaches, em. */
const [MISS, REACH] = [0.019, 0.13];
/** Most runs of paint of a word, and their width, em. */
const [RUNS, RUN_WIDE] = [2, 0.032];
/** Share of a word's area in which the wall's pores lack paint. */
const WORN = 0.012;

/** Capitals that were sprayed through a card twice, with mist around them. */
export function stenciled({ movement, tint, unit }: Composition): Lettering {
  const coats = movement === 'opening' || movement === 'verse' ? ON_PALE : ON_DARK;
  return {
    font: '"Protest Guerrilla"',
    size: 0.19,
    smallest: 0.06,
    leading: 1.02,
    space: 0.27,
    tracking: 0.012,
    casing: 'upper',
    align: 'left',
    margin: 0.3,
    turn: 'fill',
    dim: 1,
    entrance: { ...wipe('line', 0.22, 0.07), ahead: 1 },
    paint(pen, text, state, { size, chance }) {
      const { canvas, pen: own } = emptyLike(pen);
      if (state === 'waiting') inked(own, text, size, { fill: tint(coats.waiting) });
      else {
        inked(own, text, size, {
          fill: tint(coats.sung),
          shadow: { color: tint(coats.under), dx: -MISS, dy: MISS },
          glow: { color: coats.mist, radius: REACH },
        });
        running(own, text, size, tint(coats.sung), chance);
      }
      own.resetTransform();
      wear(own, canvas.width, canvas.height, WORN, Math.max(1, 1.4 * unit), chance.fork('pores'));
      pen.save();
      pen.resetTransform();
      pen.drawImage(canvas, 0, 0);
      pen.restore();
    },
    count(pen, radius) {
      pen.fillStyle = tint(coats.sung);
      // A dot through a card with a bridge.
      disc(pen, 0, 0, radius);
      pen.fill();
      pen.clearRect(-0.12 * radius, -radius, 0.24 * radius, 2 * radius);
    },
  };
}

/** Paint that runs from the feet of letters. */
function running(pen: Context2D, text: string, size: number, color: string, chance: Chance): void {
  const { canvas, pen: own } = emptyLike(pen);
  own.fillText(text, 0, 0);
  const wide = RUN_WIDE * size;
  pen.save();
  pen.resetTransform();
  pen.fillStyle = color;
  for (const { x, y, long } of runsOf(canvas, size, RUNS, chance.fork('runs'))) {
    pen.beginPath();
    pen.roundRect(x - wide / 2, y - wide, wide, wide + 1.3 * long, wide / 2);
    pen.fill();
  }
  pen.restore();
}
