import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { star } from '../../../drawing/hand.ts';
import { specks } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import { drop } from '../../words/entrances.ts';
import { emptyLike, inked, upright } from '../../words/ink.ts';
import type { Lettering } from '../../words/lettering.ts';
import { runsOf } from '../../words/runs.ts';
import { charactersOf } from '../../words/tokens.ts';
import { BLACK, drip, FILLS } from './piece.ts';

/** Scripts whose letters depend on their neighbors. */
const JOINED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Mongolian}\p{M}]/u;
/** Outline of a letter and depth of its block, em. */
const [OUTLINE, DEPTH] = [0.06, 0.09];
/** Most drips of a word, and their width, em. */
const [DRIPS, DRIP_WIDE] = [2, 0.024];

/** A letter's place in its word: its left end, and how it is thrown out of the line. */
interface Thrown {
  letter: string;
  x: number;
  width: number;
  turn: number;
  rise: number;
}

/** A fill-in: letters that lean on each other, silver until they are sung and in hot colors then, and paint that runs. */
export function fillIn({ tint }: Composition): Lettering {
  const hot = FILLS[0].map(tint) as [string, string];
  const block = tint('#ff2e88');
  return {
    font: 'Chango',
    size: 0.15,
    smallest: 0.05,
    leading: 1.16,
    space: 0.24,
    tracking: -0.01,
    casing: 'upper',
    align: 'center',
    margin: 0.4,
    turn: 'switch',
    dim: 1,
    // The words of a hook are seen before they are sung, too.
    entrance: { ...drop('line', 0.34, 0.8, 0.06), ahead: 1 },
    sway: (share) => ({ dy: -0.13 * Math.sin(share * Math.PI) }),
    paint(pen, text, state, { size, chance }) {
      const isSung = state === 'sung';
      const letters = thrown(pen, text, chance);
      const paint: Paint = isSung
        ? { light: hot[0], deep: hot[1], speck: '#fff8c0' }
        : { light: '#e2e6f0', deep: '#9aa1b8', speck: '#f6f8ff' };
      for (const [color, by] of [
        [isSung ? block : BLACK, DEPTH],
        [BLACK, 0],
      ] as const) {
        each(pen, letters, size, (letter) =>
          inked(pen, letter, size, {
            outline: { color, width: OUTLINE },
            ...(by > 0 ? { shadow: { color, dx: by, dy: 1.1 * by, steps: 4 } } : {}),
          }),
        );
      }
      each(pen, letters, size, (letter) =>
        inked(pen, letter, size, { outline: { color: BLACK, width: 0.5 * OUTLINE }, fill: paint.deep }),
      );
      sprayed(pen, letters, size, paint, chance);
    },
    count(pen, radius) {
      star(pen, 0, 0, radius * 1.15, radius * 0.55, 5);
      pen.fillStyle = tint('#fff35c');
      pen.fill();
      pen.strokeStyle = BLACK;
      pen.lineWidth = radius * 0.18;
      pen.stroke();
    },
  };
}

interface Paint {
  light: string;
  deep: string;
  speck: string;
}

function thrown(pen: Context2D, text: string, chance: Chance): Thrown[] {
  const letters = JOINED.test(text) ? [text] : charactersOf(text);
  let before = '';
  return letters.map((letter, index) => {
    const x = pen.measureText(before).width;
    before += letter;
    const lean = letters.length === 1 ? 0.3 : index % 2 ? 1 : -1;
    return {
      letter,
      x,
      width: pen.measureText(before).width - x,
      turn: lean * chance.between(0.02, 0.07),
      rise: lean * chance.between(0.004, 0.022),
    };
  });
}

function each(pen: Context2D, letters: readonly Thrown[], size: number, draw: (letter: string) => void): void {
  for (const { letter, x, width, turn, rise } of letters) {
    pen.save();
    pen.translate(x + width / 2, (rise - 0.36) * size);
    pen.rotate(turn);
    pen.translate(-width / 2, 0.36 * size);
    draw(letter);
    pen.restore();
  }
}

/** Paint inside the letters: a fade with the grain of a can, a light edge, and runs from their feet. */
function sprayed(pen: Context2D, letters: readonly Thrown[], size: number, paint: Paint, chance: Chance): void {
  const { canvas } = pen;
  const fill = emptyLike(pen);
  // Each letter covers a part of the one before it.
  each(fill.pen, letters, size, (letter) => {
    fill.pen.globalCompositeOperation = 'destination-out';
    fill.pen.lineWidth = OUTLINE * size;
    fill.pen.strokeText(letter, 0, 0);
    fill.pen.globalCompositeOperation = 'source-over';
    fill.pen.fillStyle = upright(fill.pen, size, [
      [0.08, paint.light],
      [0.5, paint.light],
      [0.95, paint.deep],
    ]);
    fill.pen.fillText(letter, 0, 0);
  });
  const edge = emptyLike(pen);
  edge.pen.fillStyle = '#ffffff';
  each(edge.pen, letters, size, (letter) => edge.pen.fillText(letter, 0, 0));
  edge.pen.globalCompositeOperation = 'destination-out';
  edge.pen.translate(0.028 * size, 0.034 * size);
  each(edge.pen, letters, size, (letter) => edge.pen.fillText(letter, 0, 0));
  const runs = runsOf(fill.canvas, size, DRIPS, chance.fork('runs'));
  fill.pen.setTransform(1, 0, 0, 1, 0, 0);
  fill.pen.globalCompositeOperation = 'source-atop';
  fill.pen.globalAlpha = 0.55;
  specks(fill.pen, canvas.width, canvas.height, 0.05, Math.max(1, 0.014 * size), paint.speck, chance.fork('light'));
  fill.pen.globalAlpha = 0.3;
  specks(fill.pen, canvas.width, canvas.height, 0.04, Math.max(1, 0.014 * size), BLACK, chance.fork('dark'));
  fill.pen.globalAlpha = 0.8;
  fill.pen.drawImage(edge.canvas, 0, 0);
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  for (const [color, grow] of [
    [BLACK, 0.022 * size],
    [paint.deep, 0],
  ] as const) {
    pen.fillStyle = color;
    for (const { x, y, long } of runs) drip(pen, x, y - 0.05 * size, long + grow, DRIP_WIDE * size + grow);
  }
  pen.drawImage(fill.canvas, 0, 0);
  pen.restore();
}
