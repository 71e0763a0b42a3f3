import { grain } from '../../drawing/texture.ts';
import { cycle, type Layer, meter, still } from '../layers.ts';
import type { Composition } from '../look.ts';
import { hills, lantern, skyOf, star, underWords } from './emotional-minimal-land.ts';
import { glow, mirrored, rings, smear, streaks } from './emotional-minimal-water.ts';
import type { Brush, View } from './flat-art-brush.ts';

const HORIZON = 508;
/** The end of the pier, its deck, and the water around its posts. */
const [END, DECK, WATER] = [660, 560, 624];
const LAMP = 462;
const TOE = [END + 56, WATER - 2] as const;

/** Dusk. Somebody and a dog sit at the end of a long pier and look at the first star. */
export function duskOf(composition: Composition, view: View): Layer[] {
  const { chance, width, height, shape, tint } = composition;
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
    glow(brush, '255 196 140', x, HORIZON, 420, 0.4);
    star(brush, x, y, 1);
    hills(brush, '#8d7396', HORIZON, [left - 40, 620], 46, chance.fork('far hills'));
    hills(brush, '#6f6187', HORIZON, [left - 60, 400], 38, chance.fork('hills'));
    hills(brush, '#7c6a8e', HORIZON, [right - 190, right + 60], 30, chance.fork('right hills'));
    const water = pen.createLinearGradient(0, HORIZON, 0, 720);
    for (const [at, color] of [
      [0, '#d59f9a'],
      [0.12, '#a9809b'],
      [0.5, '#56557f'],
      [1, '#252f55'],
    ] as const)
      water.addColorStop(at, tint(color));
    pen.fillStyle = water;
    pen.fillRect(left, HORIZON, right - left, 720 - HORIZON);
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
      couple(brush);
    };
    mirrored(brush, { x: (left + END + 110) / 2, top: WATER, bottom: 720, width: 640 }, 0.6, all);
    smear(brush, '#ffcf86', { x: LAMP, top: WATER + 8, bottom: 720, width: 20 }, 0.9, chance.fork('lantern'));
    glow(brush, '255 190 110', LAMP, DECK - 22, 110, 0.5);
    all(brush);
    lantern(brush, LAMP, DECK - 2, 1.1);
    pen.resetTransform();
    grain(pen, width, height, 0.08, chance);
  });
  const toes = view.cuts(12, [TOE[0] - 80, TOE[1] - 20, TOE[0] + 80, TOE[1] + 20], (brush, share) =>
    rings(brush, tint('#f6d0b4'), TOE, 72, share),
  );
  const shining = view.cuts(8, [x - 70, y - 70, x + 70, y + 70], (brush, share) => {
    glow(brush, '255 240 214', x, y, 30 + 40 * share, 0.55);
    star(brush, x, y, 1 + 0.25 * share);
  });
  const wagging = view.cuts(4, [END - 170, DECK - 50, END - 100, DECK + 4], (brush, share) => tail(brush, share));
  return [
    still(lake),
    meter(shining, ({ treble, loudness }) => 0.6 * treble + 0.4 * loudness).at(view.at(x - 70, y - 70), 'top-left'),
    cycle(toes, ({ travel }) => travel * 5).at(view.at(TOE[0] - 80, TOE[1] - 20), 'top-left'),
    cycle(wagging, ({ beat }) => beat * 2).at(view.at(END - 170, DECK - 50), 'top-left'),
  ];
}

function pier({ pen, fill, ...brush }: Brush, left: number): void {
  for (let post = END - 26; post > left - 20; post -= 98) {
    fill('#2b2b4e', `${post - 6},${DECK}* ${post + 6},${DECK}* ${post + 5},${WATER}* ${post - 6},${WATER}*`);
    fill('#8f6f86', `${post + 3},${DECK}* ${post + 6},${DECK}* ${post + 5},${WATER}* ${post + 3},${WATER}*`);
    fill(
      '#211f40',
      `${post - 78},${DECK + 8}* ${post - 73},${DECK + 8}* ${post - 74},${WATER - 8}* ${post - 78},${WATER - 8}*`,
    );
  }
  brush.bar('#26264a', left - 20, DECK - 2, END - left + 22, 13);
  brush.bar('#c8908c', left - 20, DECK - 3, END - left + 22, 3.4);
  pen.save();
  for (let plank = END - 16; plank > left; plank -= 31)
    fill(
      '#26264a',
      `${plank},${DECK - 3}* ${plank + 1.6},${DECK - 3}* ${plank + 1.6},${DECK + 2}* ${plank},${DECK + 2}*`,
    );
  pen.restore();
}

/** The two at the end of the pier, lit from the right by what is left of the day. */
function couple({ pen, ...brush }: Brush): void {
  const { fill, limb } = brush;
  pen.save();
  pen.translate(END - 34, DECK - 2);
  pen.scale(-1.12, 1.12);
  dog({ pen, ...brush });
  limb('#25244a', '0,-12,24 -40,-15,20 -50,-8,17 -46,24,13 -47,40,11');
  fill('#1b1a38', '-41,36 -40,48 -46,52 -66,54 -70,50 -62,45 -53,38');
  limb('#33305a', '4,-12,26 -42,-13,21 -55,-8,18 -57,20,13 -62,38,11');
  fill('#1f1d3e', '-56,34 -55,47 -62,52 -82,50 -86,45 -76,42 -67,35');
  fill('#c4665c', '-8,-94 -20,-78 -24,-54 -30,-34 -42,-20 -34,-10 -6,2* 28,2* 33,-20 31,-52 24,-80 10,-98');
  fill('#8f4656', '10,-97 24,-80 31,-52 33,-20 28,2* 8,2* 15,-24 13,-56 6,-80');
  fill('#f0a078', '-10,-92 -20,-78 -25,-54 -31,-34 -42,-20 -38,-16 -25,-30 -19,-52 -14,-76');
  fill('#d69a84', '-3,-92 -12,-95 -19,-97 -23,-102 -22,-106 -27,-110 -22,-115 -22,-124 -14,-131 0,-130 8,-116 6,-96');
  fill('#f6c79c', '-12,-95 -19,-97 -23,-102 -22,-106 -27,-110 -22,-115 -22,-124 -18,-122 -18,-112 -17,-104 -13,-99');
  fill(
    '#25203f',
    '-24,-120* -23,-131 -9,-139 8,-136 18,-122 21,-106 28,-92* 20,-93 16,-86* 6,-92 2,-104 -2,-116 -12,-121',
  );
  fill('#25203f', '-19,-112.5 -17.6,-114 -16.2,-112.5 -17.6,-110.5');
  fill('#6b4a66', '-21,-129 -9,-138 6,-136 -2,-133 -13,-129');
  fill('#e9c4a0', '-13,-92 -12,-97 2,-95 14,-97 17,-91 8,-86 -6,-86');
  limb('#ab5657', '10,-80,20 32,-68,18 50,-52,15 58,-46,12');
  fill('#d69a84', '54,-52 62,-50 68,-42 64,-37 56,-40 52,-45');
  pen.restore();
}

function dog({ fill, limb }: Brush): void {
  limb('#a998a8', '60,-52,30 46,-36,22 42,-14,12 39,-3,10');
  fill(
    '#cdbab8',
    '48,-62 41,-48 44,-28 48,-8 44,0* 58,0* 60,-6 68,-5 68,0* 98,0* 104,-10 101,-28 92,-46 78,-62 64,-70',
  );
  fill('#9b8a9f', '78,-62 92,-46 101,-28 104,-10 98,0* 82,0* 90,-16 84,-34 74,-48');
  fill('#f3dcc0', '48,-62 41,-48 44,-28 47,-10 52,-12 50,-30 50,-46 54,-58');
  fill('#d8c5bf', '64,-66 50,-60 42,-64 26,-72 20,-79 24,-84 38,-86 48,-96 62,-96 72,-84 72,-70');
  fill('#f8e4c8', '42,-65 26,-72 20,-79 24,-84 38,-86 48,-96 54,-97 46,-86 38,-81 30,-78 34,-72');
  fill('#25203f', '20,-80 22,-85 28,-84 26,-79');
  fill('#25203f', '43,-85 45,-87 47,-85 45,-83');
  fill('#6d5a78', '58,-95 69,-92 77,-76 75,-64 68,-63 62,-76');
  limb('#c4665c', '50,-60,6 60,-62,6 72,-68,6');
}

function tail({ pen, limb }: Brush, share: number): void {
  const up = [0, 6, 12, 6][Math.round(share * 4)] ?? 0;
  pen.translate(END - 34, DECK - 2);
  pen.scale(-1.12, 1.12);
  limb('#b5a3ab', `99,-5,9 ${110},${-7 - up * 0.4},7 ${119},${-16 - up},4`);
}
