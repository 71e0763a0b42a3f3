import { css, hex } from '../../../drawing/color.ts';
import type { Point } from '../../../drawing/hand.ts';
import { grain } from '../../../drawing/texture.ts';
import { cycle, type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { blades, hills, lantern, skyOf, star } from './land.ts';
import { glow, mirrored, smear, streaks, waterOf } from './water.ts';

const HORIZON = 330;
/** The lantern at the end of the pier. */
const [LAMP, DECK] = [930, 420];
/** Where the boat lies. */
const MOORED = 1140;

/** First light. The lantern burns on at the end of the empty pier, and the two walk home along the shore. */
export function dawnOf(composition: Composition, view: View): Layer[] {
  const { chance, width, height } = composition;
  const { left, right, top } = view;
  const walk: Point = left < 200 ? [330, 520] : [left + 116, 540 + 0.29 * (left - 300)];
  const shore = view.plate((brush) => {
    const { pen } = brush;
    skyOf(brush, view, HORIZON, [
      [0, '#4a5f8c'],
      [0.4, '#8590b0'],
      [0.78, '#d3aeb0'],
      [1, '#fbd6ad'],
    ]);
    glow(brush, '#ffd6a0', 520, HORIZON, 420, 0.75);
    hills(brush, '#a99bb2', HORIZON, [620, right + 200], 74, chance.fork('mountain'));
    hills(brush, '#8f8aab', HORIZON, [left - 200, 420], 52, chance.fork('hills'));
    hills(brush, '#8583a6', HORIZON, [800, right + 60], 34, chance.fork('wood'));
    waterOf(brush, view, { horizon: HORIZON, darkest: 640 }, [
      [0, '#f3cdae'],
      [0.16, '#cfaeb4'],
      [0.55, '#8d93b6'],
      [1, '#6a7ba6'],
    ]);
    streaks(
      brush,
      ['#ffe2c0', '#6c7aa4', '#e7bfb4'],
      { left, right, top: HORIZON + 2, bottom: 600 },
      110,
      chance.fork('streaks dawn'),
    );
    smear(brush, '#fff0cf', { x: 520, top: HORIZON + 2, bottom: 540, width: 60 }, 0.5, chance.fork('sun'));
    mirrored(brush, { x: LAMP + 60, top: DECK + 22, bottom: DECK + 140, width: 420 }, 0.4, pier);
    smear(brush, '#ffd98c', { x: LAMP - 52, top: DECK + 24, bottom: DECK + 170, width: 15 }, 1, chance.fork('lamp'));
    mirrored(brush, { x: MOORED, top: 470, bottom: 530, width: 110 }, 0.5, moored);
    moored(brush);
    beach(brush, view);
    pier(brush);
    lantern(brush, LAMP, DECK, 1.05);
    steps(brush, walk);
    bowl(brush);
    blades(
      brush,
      ['#5f5577', '#5f5577', '#8a7690'],
      { from: left + 40, to: left + 240, ground: 730 },
      [40, 120],
      26,
      chance.fork('grass'),
    );
    pen.resetTransform();
    grain(pen, width, height, 0.08, chance);
  });
  const [x, y] = [LAMP, DECK - 17];
  const lamp = view.cuts(8, [x - 90, y - 90, x + 90, y + 90], (brush, share) =>
    glow(brush, '#ffc86e', x, y, 60 + 28 * share, 0.6),
  );
  const walking = view.cuts(8, [walk[0] - 90, walk[1] - 120, walk[0] + 120, walk[1] + 24], (brush, share) =>
    pair(brush, walk, share),
  );
  const [far, high] = [Math.max(left + 90, 250), top < 0 ? -40 : 92];
  const stars = view.cuts(6, [far - 60, high - 60, far + 60, high + 60], (brush, share) =>
    star(brush, far, high, 0.7 + 0.2 * share),
  );
  return [
    still(shore),
    meter(stars, ({ treble }) => treble).at(view.at(far - 60, high - 60), 'top-left'),
    meter(lamp, ({ loudness, bass }) => 0.6 * loudness + 0.4 * bass).at(view.at(x - 90, y - 90), 'top-left'),
    cycle(walking, ({ beat }) => beat * 4).at(view.at(walk[0] - 90, walk[1] - 120), 'top-left'),
  ];
}

function beach({ fill }: Brush, { left, right }: View): void {
  const [from, to] = [Math.min(left, 0) - 20, Math.max(right, 1280) + 20];
  const shape = (down: number) =>
    `${from},${452 + down}* 110,${470 + down} 260,${492 + down} 420,${528 + down} 560,${574 + down} 720,${612 + down} 900,${622 + down} 1090,${604 + down} ${to},${572 + down}* ${to},740* ${from},740*`;
  fill('#dcc4c4', shape(-4));
  fill('#7f7899', shape(3));
  fill('#a58f9f', shape(20));
  fill('#bb9f9f', `${from},508* 140,520 300,548 460,590 640,640 860,660 1080,650 ${to},630* ${to},740* ${from},740*`);
  fill('#8c7a92', `${from},640* 120,650 300,676 500,700 640,740* ${from},740*`);
}

/** The pier, from the sand out over the water. */
function pier({ pen, fill }: Brush): void {
  for (const [x, y, long, wide] of [
    [1196, 606, 44, 13],
    [1090, 530, 52, 10],
    [1024, 484, 42, 8],
    [962, 440, 30, 7],
    [888, 440, 30, 7],
    [928, 484, 44, 8],
    [966, 530, 56, 10],
  ] as const) {
    fill(
      '#4a4668',
      `${x - wide / 2},${y - 10}* ${x + wide / 2},${y - 10}* ${x + wide / 2},${y + long * 0.5}* ${x - wide / 2},${y + long * 0.5}*`,
    );
    fill(
      '#b5939b',
      `${x - wide / 2},${y - 10}* ${x - wide / 6},${y - 10}* ${x - wide / 6},${y + long * 0.5}* ${x - wide / 2},${y + long * 0.5}*`,
    );
  }
  fill('#46425f', '884,414* 966,414* 1236,664* 1032,664* 1018,640* 884,428*');
  fill('#7d6d86', '884,410* 966,410* 1236,650* 1020,650*');
  const at = (share: number): readonly [number, number, number] => {
    const near = share ** 1.7;
    return [884 + 136 * near, 966 + 270 * near, 410 + 240 * near];
  };
  for (let plank = 0; plank < 22; plank++) {
    const [a, b, y] = at(plank / 22);
    const [c, d, low] = at((plank + 0.82) / 22);
    fill(
      plank % 3 === 1 ? '#a58d9a' : plank % 3 ? '#98828f' : '#b0959d',
      `${a},${y}* ${b},${y}* ${d},${low}* ${c},${low}*`,
    );
  }
  pen.globalAlpha *= 0.75;
  fill('#f4cfae', '884,410* 888,410* 1030,650* 1020,650*');
  pen.globalAlpha /= 0.75;
}

/** The boat, tied to the pier. */
function moored({ fill, limb }: Brush): void {
  limb('#5d5678', `1016,448,1.6 1044,456,1.6 ${MOORED - 62},448,1.6`);
  fill('#6f5a6c', `${MOORED - 62},444 ${MOORED},450 ${MOORED + 66},438 ${MOORED + 40},446 ${MOORED - 30},448`);
  fill(
    '#5a4660',
    `${MOORED - 66},442* ${MOORED - 30},451 ${MOORED + 20},452 ${MOORED + 72},436* ${MOORED + 62},458 ${MOORED + 46},472* ${MOORED - 44},472* ${MOORED - 58},460`,
  );
  fill(
    '#7d5f70',
    `${MOORED - 66},442* ${MOORED - 30},451 ${MOORED - 10},452 ${MOORED - 22},472* ${MOORED - 44},472* ${MOORED - 58},460`,
  );
  fill(
    '#d9a793',
    `${MOORED - 67},441* ${MOORED - 30},450 ${MOORED + 20},451 ${MOORED + 73},435* ${MOORED + 71},440* ${MOORED + 20},456 ${MOORED - 30},455 ${MOORED - 65},446*`,
  );
  limb('#c99c86', `${MOORED - 20},452,3 ${MOORED + 20},438,3 ${MOORED + 64},424,5`);
}

/** Footprints of two feet and four paws from the pier to where the two walk. */
function steps(brush: Brush, [walk, sand]: Point): void {
  const { pen, tint } = brush;
  for (let step = 0; step < 26; step++) {
    const share = step / 26;
    const x = 1030 - (1010 - walk) * share;
    const y = 690 - (686 - sand) * (0.36 * share + 0.64 * share ** 2.2) + 18 * Math.sin(share * 4);
    const size = 1 - 0.6 * share;
    const side = step % 2 ? 1 : -1;
    pen.globalAlpha = 0.75 - 0.25 * share;
    pen.fillStyle = tint('#77667f');
    pen.beginPath();
    pen.ellipse(x, y + side * 5 * size, 9 * size, 4 * size, 0.2, 0, 2 * Math.PI);
    pen.fill();
    for (const paw of [0, 1])
      brush.disc('#77667f', x + 12 * size + paw * 9 * size, y + 24 * size + side * 3 * size, 2.8 * size);
  }
  pen.globalAlpha = 1;
}

function bowl({ pen, fill, tint }: Brush): void {
  pen.save();
  pen.translate(980, 648);
  pen.fillStyle = css(hex(tint('#504260')), 0.5);
  pen.beginPath();
  pen.ellipse(6, 13, 34, 7, 0, 0, 2 * Math.PI);
  pen.fill();
  fill('#c4665c', '-20,-8* 20,-8* 27,12* -27,12*');
  fill('#f0a078', '-20,-8* -12,-8* -17,12* -27,12*');
  pen.fillStyle = tint('#6b3f55');
  pen.beginPath();
  pen.ellipse(0, -8, 20, 5.4, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}

/** The two from behind. @param share position in two steps, 0 to 1 */
function pair(brush: Brush, [walk, sand]: Point, share: number): void {
  const { pen, fill, limb, tint } = brush;
  const turn = 2 * Math.PI * share;
  const swing = Math.sin(turn);
  pen.save();
  pen.translate(walk, sand - Math.abs(swing) * 1.5);
  pen.fillStyle = css(hex(tint('#544668')), 0.4);
  pen.beginPath();
  pen.ellipse(24, 12, 62, 6, 0.12, 0, 2 * Math.PI);
  pen.fill();
  limb('#33305a', `-4,-34,13 ${-5 - 8 * swing},-16,11 ${-3 - 13 * swing},6,8`);
  limb('#25244a', `4,-34,13 ${4 + 8 * swing},-16,11 ${5 + 13 * swing},6,8`);
  fill('#c4665c', '-14,-32 -17,-52 -13,-72 -4,-79 7,-78 14,-70 17,-50 15,-31 0,-27');
  fill('#f0a078', '-14,-32 -17,-52 -13,-72 -4,-79 -8,-68 -10,-50 -8,-30');
  fill('#8f4656', '8,-77 14,-70 17,-50 15,-31 8,-28 10,-50');
  limb('#c4665c', `-12,-70,9 -17,-54,8 ${-15 - 4 * swing},-40,7`);
  limb('#8f4656', `13,-70,9 20,-56,8 26,-42,7`);
  fill('#e9c4a0', '-9,-78 -4,-83 6,-83 10,-77 4,-73 -6,-73');
  fill('#25203f', '-11,-82 -12,-94 -5,-102 4,-103 11,-97 12,-84 6,-79 -6,-79');
  fill('#7a5a6c', '-11,-84 -12,-94 -5,-102 -1,-102 -7,-94 -8,-84');
  pen.translate(50, 2);
  for (const [x, phase] of [
    [-9, 0],
    [-4, Math.PI],
    [12, Math.PI],
    [17, 0],
  ] as const)
    limb(
      x === -4 || x === 12 ? '#a998a8' : '#cdbab8',
      `${x},-18,8 ${x + 5 * Math.sin(turn + phase)},-6,6 ${x + 8 * Math.sin(turn + phase)},7,5`,
    );
  fill('#cdbab8', '-16,-20 -14,-32 -4,-37 10,-36 20,-31 22,-20 16,-13 -10,-13');
  fill('#f3dcc0', '-16,-20 -14,-32 -4,-37 6,-36 -4,-32 -9,-20 -10,-13');
  fill('#d8c5bf', '-28,-34 -22,-40 -16,-48 -6,-49 0,-42 -2,-32 -10,-27 -20,-29');
  fill('#6d5a78', '-9,-49 -2,-46 2,-36 -2,-29 -7,-34');
  fill('#25203f', '-29,-36 -27,-38 -24,-36 -27,-33');
  limb('#cdbab8', `20,-29,6 28,${-38 - 3 * swing},5 30,${-48 - 4 * swing},3`);
  limb('#c4665c', '-9,-28,4 -4,-31,5 0,-35,4');
  pen.restore();
}
