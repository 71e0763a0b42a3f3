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
import { drip } from './spray.ts';

/** The colors of sung lines, from the top of their letters to the bottom. */
const ON_DARK = [
  ['#fff3a6', '#ffc81a'],
  ['#c8fff6', '#21d6d2'],
  ['#ffd3e4', '#ff6aa6'],
] as const;
const ON_PALE = [
  ['#ff3d86', '#d0105c'],
  ['#1d8cf0', '#1747b8'],
  ['#ff8420', '#dd3c0c'],
] as const;
/** The outline of sung letters, and the light halo around it. */
const [INK, HALO] = ['#1a0a2e', '#fff6e2'];
/** Most a word is turned to either side, in radians: a wall is not ruled. */
const TILT = 0.022;
/** Most runs of paint of a word, and their width, em. */
const [RUNS, RUN_WIDE] = [3, 0.03];
/** Share of a word that the wall's grain darkens. */
const GRAIN = 0.02;

/**
 * Capitals of one wide brush on the bricks: a rolled color, an outline and a light halo. The joints and the grain of the
 * wall show through, and paint runs.
 */
export function painted({ tint, movement, singer, unit }: Composition): Lettering {
  const isPale = movement === 'opening' && !singer;
  const bricks = bricksOf(unit);
  return {
    // The second font has the letters of Polish, Turkish and Vietnamese that the first lacks.
    font: 'Knewave, "Sedgwick Ave Display"',
    size: 0.165,
    smallest: 0.06,
    leading: 1.16,
    space: 0.3,
    tracking: 0.02,
    casing: 'upper',
    align: 'center',
    margin: 0.4,
    turn: 'fill',
    dim: 0.9,
    // The words of a hook can be read on, too.
    entrance: { ...wipe('line', 0.22, 0.07), ahead: 0.8 },
    paint(pen, text, state, { size, word, chance }) {
      const [near, far] = (isPale ? ON_PALE : ON_DARK)[word.line % 3] as readonly [string, string];
      pen.translate(word.width / 2, 0);
      pen.rotate(TILT * chance.fork('tilt').around());
      pen.translate(-word.width / 2, 0);
      onBricks(pen, [word.x, word.y], { bricks, speck: Math.max(1, 1.6 * unit), chance }, (own) => {
        if (state === 'waiting') {
          const [fill, around] = isPale ? ['#6b5878', 'rgb(255 246 226 / 0.85)'] : ['#d9d3e2', 'rgb(12 4 26 / 0.9)'];
          inked(own, text, size, { fill, glow: { color: around, radius: 0.12 } });
          return;
        }
        inked(own, text, size, {
          outline: { color: INK, width: 0.035 },
          rim: { color: HALO, width: isPale ? 0.045 : 0.028 },
          shadow: { color: isPale ? tint(far) : INK, dx: 0.035, dy: 0.05, steps: 4 },
        });
        const fade = upright(own, size, [
          [0.25, tint(near)],
          [0.95, tint(far)],
        ]);
        inked(own, text, size, { fill: fade });
        running(own, text, size, tint(far), chance);
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
