import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { specks } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import { wipe } from '../../words/entrances.ts';
import { inked, upright } from '../../words/ink.ts';
import type { Lettering } from '../../words/lettering.ts';
import { runsOf } from '../../words/runs.ts';
import { type Bricks, bricksOf, joints } from './bricks.ts';
import { drip, mist } from './spray.ts';

/** The colors of sung lines, from the top of their letters to the bottom. */
const ON_DARK = [
  ['#fff6c2', '#ffd21f'],
  ['#d8fffa', '#2fe3dc'],
  ['#ffe3ee', '#ff7fb2'],
] as const;
const ON_PALE = [
  ['#d3145f', '#8a0f6a'],
  ['#0a5fc4', '#2a2a8c'],
  ['#d9480f', '#a8180f'],
] as const;
/** Colors below the paint, and of words that wait. */
const [INK, INK_ON_PALE] = ['#160826', '#4a1460'];
/** Most runs of paint of a word, and their width, em. */
const [RUNS, RUN_WIDE] = [3, 0.03];
/** Share of a word that the wall's grain darkens. */
const GRAIN = 0.02;

/** Handwriting that is sprayed on the bricks: the joints and the grain of the wall show through it, and paint runs. */
export function painted({ tint, movement, singer, unit }: Composition): Lettering {
  const isPale = movement === 'opening' && !singer;
  const ink = isPale ? INK_ON_PALE : INK;
  const bricks = bricksOf(unit);
  return {
    font: '"Sedgwick Ave Display"',
    size: 0.185,
    smallest: 0.066,
    leading: 1.1,
    space: 0.24,
    // This hand's own small p looks like a d, and its capital L like an h.
    casing: { upperOnly: /p/gu },
    align: 'center',
    margin: 0.4,
    turn: 'fill',
    dim: 0.9,
    // The words of a hook can be read on, too.
    entrance: { ...wipe('line', 0.22, 0.07), ahead: 0.8 },
    paint(pen, text, state, { size, word, chance }) {
      const [near, far] = (isPale ? ON_PALE : ON_DARK)[word.line % 3] as readonly [string, string];
      onBricks(pen, [word.x, word.y], { bricks, speck: Math.max(1, 1.6 * unit), chance }, (own) => {
        if (state === 'waiting') {
          const fill = isPale ? '#6a5578' : '#d9d3e2';
          inked(own, text, size, { fill, ...(isPale ? {} : { glow: { color: 'rgb(12 4 26 / 0.9)', radius: 0.12 } }) });
        } else {
          const soft = isPale ? '#fff4dc' : far;
          own.globalAlpha = 0.3;
          mist(own, word.width / 2, -0.3 * size, 0.55 * word.width + 0.2 * size, 0.6 * size, tint(soft), chance);
          own.globalAlpha = 1;
          // Three coats: paint that missed the letters, a dark one a little lower, and the color.
          inked(own, text, size, { fill: tint(far), glow: { color: tint(far), radius: 0.16 } });
          inked(own, text, size, {
            fill: ink,
            outline: { color: ink, width: isPale ? 0.012 : 0.035 },
            glow: { color: isPale ? 'rgb(90 30 110 / 0.45)' : 'rgb(12 4 26 / 0.9)', radius: 0.12 },
            ...(isPale ? {} : { shadow: { color: ink, dx: 0.04, dy: 0.055, steps: 4 } }),
          });
          const fade = upright(own, size, [
            [0.1, tint(near)],
            [0.95, tint(far)],
          ]);
          inked(own, text, size, { fill: fade });
          running(own, text, size, tint(far), chance);
        }
      });
    },
    count(pen, radius) {
      pen.fillStyle = tint('#f9ed32');
      disc(pen, 0, 0, radius * 0.8);
      pen.fill();
      drip(pen, -radius * 0.2, 0, radius * 0.3, radius * 1.5);
    },
  };
}

/** Draws a word on a canvas like the pen's, takes away paint from the joints of the wall, and shows its grain. */
function onBricks(
  pen: Context2D,
  [x, y]: Point,
  { bricks, speck, chance }: { bricks: Bricks; speck: number; chance: Chance },
  draw: (own: Context2D) => void,
): void {
  const { canvas, pen: own } = like(pen);
  draw(own);
  const { e, f } = pen.getTransform();
  own.resetTransform();
  joints(own, bricks, [x - e, y - f]);
  own.globalCompositeOperation = 'source-atop';
  specks(own, canvas.width, canvas.height, GRAIN, speck, 'rgb(30 12 30 / 0.45)', chance.fork('grain'));
  pen.save();
  pen.resetTransform();
  pen.drawImage(canvas, 0, 0);
  pen.restore();
}

function running(pen: Context2D, text: string, size: number, color: string, chance: Chance): void {
  const { canvas, pen: own } = like(pen);
  own.fillText(text, 0, 0);
  const runs = runsOf(canvas, size, RUNS, chance.fork('runs'));
  pen.save();
  pen.resetTransform();
  pen.fillStyle = color;
  const wide = RUN_WIDE * size;
  for (const { x, y, long } of runs) drip(pen, x - wide / 2, y - wide, wide, 1.6 * long);
  pen.restore();
}

/** Returns a canvas of the pen's size, whose pen writes as this one does. */
function like(pen: Context2D) {
  const made = newCanvas(pen.canvas.width, pen.canvas.height);
  made.pen.setTransform(pen.getTransform());
  made.pen.font = pen.font;
  made.pen.letterSpacing = pen.letterSpacing;
  made.pen.direction = pen.direction;
  made.pen.lineJoin = pen.lineJoin;
  return made;
}
