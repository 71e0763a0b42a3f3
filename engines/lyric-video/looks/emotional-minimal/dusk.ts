import { grain } from '../../../drawing/texture.ts';
import { cycle, type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { couple, tail } from './couple.ts';
import { hills, lantern, nearShore, skyOf, star, underWords } from './land.ts';
import { glow, mirrored, rings, smear, streaks, waterOf } from './water.ts';

const HORIZON = 508;
/** The end of the pier, its deck, and the water around its posts. */
const [END, DECK, WATER] = [860, 538, 624];
const LAMP = END - 300;
const TOE = [END + 78, WATER - 2] as const;
/** How much larger the two are than drawn. */
const SIZE = 1.68;
/** What the dog's tail covers. */
const TAIL = [END - 276, DECK - 64, END - 216, DECK + 8] as const;

/** Dusk. Somebody and a dog sit at the end of a long pier and look at the first star. */
export function duskOf(composition: Composition, view: View): Layer[] {
  const { chance, width, height, shape } = composition;
  const { left, right } = view;
  const [x, y] = [Math.min(1010, right - 96), shape === 'wide' ? 150 : underWords(composition, view) + 46];
  const lake = view.plate((brush) => {
    const { pen } = brush;
    skyOf(brush, view, HORIZON, [
      [0, '#27365c'],
      [0.45, '#4d5580'],
      [0.76, '#96799a'],
      [0.93, '#dc9f93'],
      [1, '#f2c39a'],
    ]);
    glow(brush, '#ffc48c', x, HORIZON, 420, 0.4);
    star(brush, x, y, 1);
    hills(brush, '#8d7396', HORIZON, [left - 40, 620], 46, chance.fork('far hills'));
    hills(brush, '#6f6187', HORIZON, [left - 60, 400], 38, chance.fork('hills'));
    hills(brush, '#7c6a8e', HORIZON, [right - 190, right + 60], 30, chance.fork('right hills'));
    waterOf(brush, view, { horizon: HORIZON, darkest: 720 }, [
      [0, '#d59f9a'],
      [0.12, '#a9809b'],
      [0.5, '#56557f'],
      [1, '#252f55'],
    ]);
    streaks(
      brush,
      ['#f4c9a6', '#39406b', '#c391a0'],
      { left, right, top: HORIZON + 2, bottom: 716 },
      90,
      chance.fork('streaks dusk'),
    );
    smear(brush, '#fff0d2', { x, top: HORIZON + 3, bottom: 700, width: 26 }, 0.7, chance.fork('star'));
    const all = (brush: Brush) => {
      pier(brush, left);
      brush.pen.save();
      atEnd(brush);
      couple(brush);
      brush.pen.restore();
    };
    mirrored(brush, { x: (left + END + 110) / 2, top: WATER, bottom: 720, width: 640 }, 0.6, all);
    smear(brush, '#ffcf86', { x: LAMP, top: WATER + 8, bottom: 720, width: 20 }, 0.9, chance.fork('lantern'));
    glow(brush, '#ffbe6e', LAMP, DECK - 22, 110, 0.5);
    all(brush);
    lantern(brush, LAMP, DECK - 2, 1.4);
    nearShore(brush, ['#1d2244', '#232849', '#6d5f86'], view, -1, chance.fork('left shore'));
    nearShore(brush, ['#1d2244', '#232849', '#6d5f86'], view, 1, chance.fork('right shore'));
    pen.resetTransform();
    grain(pen, width, height, 0.08, chance);
  });
  const toes = view.cuts(12, [TOE[0] - 80, TOE[1] - 20, TOE[0] + 80, TOE[1] + 20], (brush, share) =>
    rings(brush, '#f6d0b4', TOE, 72, share),
  );
  const shining = view.cuts(8, [x - 70, y - 70, x + 70, y + 70], (brush, share) => {
    glow(brush, '#fff0d6', x, y, 30 + 40 * share, 0.55);
    star(brush, x, y, 1 + 0.25 * share);
  });
  const wagging = view.cuts(4, TAIL, (brush, share) => {
    atEnd(brush);
    tail(brush, share);
  });
  return [
    still(lake),
    meter(shining, ({ treble, loudness }) => 0.6 * treble + 0.4 * loudness).at(view.at(x - 70, y - 70), 'top-left'),
    cycle(toes, ({ travel }) => travel * 5).at(view.at(TOE[0] - 80, TOE[1] - 20), 'top-left'),
    cycle(wagging, ({ beat }) => beat * 2).at(view.at(TAIL[0], TAIL[1]), 'top-left'),
  ];
}

function pier({ fill, bar }: Brush, left: number): void {
  for (let post = END - 26; post > left - 20; post -= 98) {
    fill('#2b2b4e', `${post - 6},${DECK}* ${post + 6},${DECK}* ${post + 5},${WATER}* ${post - 6},${WATER}*`);
    fill('#8f6f86', `${post + 3},${DECK}* ${post + 6},${DECK}* ${post + 5},${WATER}* ${post + 3},${WATER}*`);
    fill(
      '#211f40',
      `${post - 78},${DECK + 8}* ${post - 73},${DECK + 8}* ${post - 74},${WATER - 8}* ${post - 78},${WATER - 8}*`,
    );
  }
  bar('#26264a', left - 20, DECK - 2, END - left + 22, 13);
  bar('#c8908c', left - 20, DECK - 3, END - left + 22, 3.4);
  for (let plank = END - 16; plank > left; plank -= 31)
    fill(
      '#26264a',
      `${plank},${DECK - 3}* ${plank + 1.6},${DECK - 3}* ${plank + 1.6},${DECK + 2}* ${plank},${DECK + 2}*`,
    );
}

/** Moves the pen to where the two sit. */
function atEnd({ pen }: Brush): void {
  pen.translate(END - 34, DECK - 2);
  pen.scale(-SIZE, SIZE);
}
