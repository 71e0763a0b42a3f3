import { css, hex } from '../../../drawing/color.ts';
import { grain } from '../../../drawing/texture.ts';
import { cycle, each, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { hills, skyOf } from './land.ts';
import { glow, mirrored, rings, smear, streaks } from './water.ts';

const HORIZON = 432;
/** The bow of the boat at the water, and how large it is drawn. */
const [BOW, WATER, SIZE] = [352, 612, 1.5];
/** How much wider than drawn the boat is. */
const WIDE = 1.22;
/** The window of the house that the two left. */
const [HOME, SILL] = [452, 416];

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
    const water = pen.createLinearGradient(0, HORIZON, 0, 720);
    for (const [at, color] of [
      [0, '#4a6184'],
      [0.2, '#2b4167'],
      [1, '#101a38'],
    ] as const)
      water.addColorStop(at, tint(color));
    pen.fillStyle = water;
    pen.fillRect(left, HORIZON, right - left, 720 - HORIZON);
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
    mirrored(brush, { x: BOW, top: WATER, bottom: 716, width: 250 }, 0.42, rower);
    fill(
      '#0b1230',
      `${BOW - 74},${WATER - 4} ${BOW - 40},${WATER + 4} ${BOW},${WATER + 7} ${BOW + 40},${WATER + 4} ${BOW + 74},${WATER - 4} ${BOW},${WATER - 12}`,
    );
    pen.resetTransform();
    grain(pen, width, height, 0.08, chance);
  });
  const box = [BOW - 260, WATER - 190, BOW + 260, WATER + 50] as const;
  const rowing = view.cuts(10, box, (brush, share) => {
    oars(brush, share);
    rower(brush);
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

/** The boat from its bow, the back of the one who rows, and the dog beyond. */
function rower(brush: Brush): void {
  const { pen, fill, limb, tint } = brush;
  pen.save();
  pen.translate(BOW, WATER);
  pen.scale(SIZE, SIZE);
  pen.save();
  pen.scale(WIDE, 1);
  fill('#5a4654', '-46,-34 -30,-43 0,-46 30,-43 46,-34 50,-24 -50,-24');
  fill('#2b2440', '-42,-33 -26,-39 0,-41 26,-39 42,-33 40,-20 -40,-20');
  pen.restore();
  pen.save();
  pen.translate(33, -40);
  pen.scale(1.12, 1.12);
  fill('#b9a9b4', '-12,16 -13,-4 -10,-18 -2,-24 8,-22 12,-10 14,16');
  fill('#d9c6bf', '-15,-26 -14,-38 -5,-44 6,-42 12,-34 11,-25 2,-20 -8,-20');
  fill('#f6d6a4', '-15,-26 -14,-38 -6,-44 -4,-43 -10,-36 -10,-24');
  fill('#6d5a78', '8,-42 15,-38 18,-26 14,-18 9,-22 7,-32');
  fill('#6d5a78', '-12,-41 -17,-36 -18,-26 -14,-22 -11,-30');
  limb('#c4665c', '-9,-18,5 2,-15,6 11,-19,5');
  pen.restore();
  fill('#a34f52', '-25,-14 -27,-40 -24,-58 -15,-69 0,-72 13,-69 21,-58 23,-38 20,-14');
  fill('#e0795f', '-8,-14 -12,-44 -8,-70 0,-72 13,-69 21,-58 23,-38 20,-14');
  fill('#f6b07a', '14,-67 21,-58 23,-38 21,-20 18,-22 19,-40 17,-56');
  fill('#7f3c4c', '-4,-16 -3,-44 0,-64 1,-64 0,-44 0,-16');
  limb('#a34f52', '-22,-58,15 -34,-42,13 -31,-28,11');
  limb('#e0795f', '18,-58,15 32,-42,13 30,-28,11');
  fill('#e9c4a0', '-13,-70 -6,-76 6,-76 12,-70 8,-65 -8,-65');
  fill('#25203f', '-14,-74 -16,-90 -9,-102 1,-105 11,-101 16,-90 13,-74 6,-71 -7,-71');
  fill('#5a4766', '9,-101 15,-92 14,-78 11,-75 11,-90 6,-101');
  pen.save();
  pen.scale(WIDE, 1);
  fill('#6f5058', '-54,-27 -45,-34 -39,-27 -22,-18 0,-13 22,-18 39,-27 45,-34 54,-27 40,0 22,8 0,10 -22,8 -40,0');
  fill('#3d3049', '-54,-27 -44,-22 -24,-12 0,-7 0,10 -22,8 -40,0');
  fill('#564050', '54,-27 44,-22 24,-12 0,-7 0,10 22,8 40,0');
  fill('#a87a6a', '-55,-28 -45,-24 -24,-14 0,-9 24,-14 45,-24 55,-28 45,-21 24,-10 0,-5 -24,-10 -45,-21');
  fill('#201a33', '-1.4,-7* 1.4,-7* 1.4,9* -1.4,9*');
  pen.strokeStyle = css(hex(tint('#becee0')), 0.65);
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.moveTo(-52, 1);
  pen.quadraticCurveTo(-26, 10, 0, 11);
  pen.quadraticCurveTo(26, 10, 52, 1);
  pen.stroke();
  pen.restore();
  pen.restore();
}

/** Both oars. @param share position in one pull, 0 to 1 */
function oars(brush: Brush, share: number): void {
  const { pen, limb } = brush;
  const swing = Math.cos(2 * Math.PI * share);
  const lifted = Math.max(0, Math.sin(2 * Math.PI * share));
  for (const side of [-1, 1]) {
    const [x, y] = [BOW + side * (164 + 12 * swing), WATER - 6 + 16 * swing - 30 * lifted];
    if (lifted < 0.3) rings(brush, '#c2d2e2', [x, WATER - 2 + 14 * swing], 44, share * 3);
    limb(
      '#8d6a66',
      `${BOW + side * 62},${WATER - 44},4 ${(BOW + side * 46 + x) / 2},${(WATER - 49 + y) / 2},4 ${x - side * 16},${y - 5},5`,
    );
    limb('#b98a74', `${x - side * 22},${y - 8},6 ${x - side * 8},${y - 2},11 ${x + side * 8},${y + 4},9`);
    pen.globalAlpha = 1;
  }
}
