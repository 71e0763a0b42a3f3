import { css, hex } from '../../../drawing/color.ts';
import { grain } from '../../../drawing/texture.ts';
import { cycle, each, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { hills, nearShore, skyOf } from './land.ts';
import { BOAT, boatWithTwo } from './rower.ts';
import { glow, mirrored, smear, streaks, waterOf } from './water.ts';

const HORIZON = 432;
/** The middle of the boat, and where it meets the water. */
const [BOAT_X, WATER] = [420, 612];
/** The window of the house that the two left. */
const [HOME, SILL] = [186, 416];

/** Night. Somebody rows away from the one lit window of the far shore, and a dog looks back at it. */
export function rowingOf(composition: Composition, view: View): Layer[] {
  const { chance, width, height } = composition;
  const { left, right } = view;
  const lake = view.plate((brush) => {
    const { pen, fill, tint } = brush;
    skyOf(brush, view, HORIZON, [
      [0, '#121c3a'],
      [0.5, '#1f3157'],
      [0.85, '#3c5479'],
      [1, '#5d7290'],
    ]);
    hills(brush, '#3d5376', HORIZON, [HOME - 560, HOME + 250], 92, chance.fork('mountain'));
    hills(brush, '#344869', HORIZON, [HOME + 60, right + 260], 70, chance.fork('mountains'));
    hills(brush, '#24365a', HORIZON, [left - 160, HOME + 420], 40, chance.fork('wood'));
    hills(brush, '#1d2d4f', HORIZON, [HOME + 240, right + 120], 26, chance.fork('woods'));
    waterOf(brush, view, { horizon: HORIZON, darkest: 720 }, [
      [0, '#4a6184'],
      [0.2, '#2b4167'],
      [1, '#101a38'],
    ]);
    const mist = pen.createLinearGradient(0, HORIZON - 26, 0, HORIZON + 22);
    for (const [at, opacity] of [
      [0, 0],
      [0.55, 0.34],
      [1, 0],
    ] as const)
      mist.addColorStop(at, css(hex(tint('#96acc4')), opacity));
    pen.fillStyle = mist;
    pen.fillRect(left, HORIZON - 26, right - left, 48);
    streaks(
      brush,
      ['#7d94b2', '#0f1936', '#5a7396'],
      { left, right, top: HORIZON + 3, bottom: 716 },
      110,
      chance.fork('streaks night'),
    );
    house(brush);
    smear(brush, '#ffc774', { x: HOME, top: HORIZON + 2, bottom: 690, width: 17 }, 1, chance.fork('home'));
    smear(
      brush,
      '#cfdcf0',
      { x: right - 190, top: HORIZON + 2, bottom: 700, width: 64 },
      0.6,
      chance.fork('moonlight'),
    );
    const onWater = (brush: Brush) => {
      brush.pen.translate(BOAT_X, WATER);
      boatWithTwo(brush, 0);
    };
    mirrored(brush, { x: BOAT_X, top: WATER, bottom: 716, width: 250 }, 0.42, onWater);
    fill(
      '#0b1230',
      `${BOAT_X - 200},${WATER + 2} ${BOAT_X - 110},${WATER + 12} ${BOAT_X},${WATER + 15} ${BOAT_X + 110},${WATER + 12} ${BOAT_X + 200},${WATER} ${BOAT_X},${WATER - 8}`,
    );
    for (const side of [-1, 1] as const)
      nearShore(brush, ['#0a112b', '#0e1836', '#4d658f'], view, side, chance.fork(`shore ${side}`));
    pen.resetTransform();
    grain(pen, width, height, 0.08, chance);
  });
  const box = [BOAT_X + BOAT.left, WATER + BOAT.top, BOAT_X + BOAT.right, WATER + BOAT.bottom] as const;
  const rowing = view.cuts(10, box, (brush, share) => {
    brush.pen.translate(BOAT_X, WATER);
    boatWithTwo(brush, share);
  });
  const own = chance.fork('stars');
  const stars = Array.from({ length: 16 }, () => ({
    x: own.between(left, right),
    y: view.top + own.next() ** 1.4 * (HORIZON - view.top - 110),
    phase: own.between(0, 6.3),
  }));
  const dot = view.cut([0, 0, 6, 6], ({ disc }) => disc('#fff3de', 3, 3, 1.5));
  return [
    still(lake),
    each(stars, ({ x, y, phase }) =>
      picture(dot)
        .at(view.at(x, y), 'top-left')
        .opacity(({ travel, treble }) => Math.max(0.1, 0.4 + 0.35 * Math.sin(travel * 1.3 + phase) + 0.3 * treble)),
    ),
    cycle(rowing, ({ beat }) => beat * 2.5).at(view.at(box[0], box[1]), 'top-left'),
  ];
}

function house(brush: Brush): void {
  const { fill } = brush;
  glow(brush, '#ffc468', HOME, SILL, 84, 0.7);
  fill(
    '#16223f',
    `${HOME - 30},${HORIZON + 1}* ${HOME - 30},${HORIZON - 22}* ${HOME - 36},${HORIZON - 22}* ${HOME - 8},${HORIZON - 42}* ${HOME + 22},${HORIZON - 22}* ${HOME + 17},${HORIZON - 22}* ${HOME + 17},${HORIZON + 1}*`,
  );
  fill(
    '#16223f',
    `${HOME - 24},${HORIZON - 28}* ${HOME - 24},${HORIZON - 44}* ${HOME - 17},${HORIZON - 44}* ${HOME - 17},${HORIZON - 30}*`,
  );
  glow(brush, '#ffc468', HOME, SILL, 34, 0.8);
  fill(
    '#ffdf98',
    `${HOME - 6},${SILL + 7}* ${HOME - 6},${SILL - 6}* ${HOME + 6},${SILL - 6}* ${HOME + 6},${SILL + 7}*`,
  );
}
