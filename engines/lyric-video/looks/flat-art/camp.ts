import type { Chance } from '../../../drawing/chance.ts';
import type { Point } from '../../../drawing/hand.ts';
import { cycle, type Layer, meter, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { guitarist, listener } from './campers.ts';
import { BY_FIRE, dog } from './dog.ts';
import { type Planes, pine, sky } from './land.ts';
import { faceInSky } from './singer.ts';
import { spray } from './spray.ts';

const GROUND = 648;
/** Where the fire burns. */
const FIRE = 668;
const WOODS: Planes = ['#2a3468', '#141a41'];
const SHADOW = '#151b44';
const FRAME: Planes = ['#1d2456', '#0b0f2c'];

/** Night. Two sit at a fire below the Milky Way, one with a guitar, and their dog howls along. */
export function campOf(composition: Composition, view: View): Layer[] {
  const { chance, shape } = composition;
  const land = view.plate((brush) => {
    sky(
      brush,
      view,
      [
        [view.top - 60, '#151a49'],
        [120, '#1b2156'],
        [240, '#232b66'],
        [340, '#2e3877'],
        [410, '#3f4a8c'],
      ],
      chance,
    );
    milkyWay(brush, view, composition);
    meadow(brush, composition);
    tent(brush, shape === 'wide' ? -76 : 36, chance);
  });
  const twinkling = view.cuts(6, [view.left, view.top, view.right, 330], (brush, share) => {
    const own = chance.fork('twinkling');
    for (let star = 0; star < 16; star++) {
      const [x, y, size] = [own.between(view.left, view.right), own.between(view.top + 20, 300), own.between(3, 7)];
      sparkle(brush, x, y, size * (0.35 + share * (star % 2 ? 1 : 0.6)));
    }
  });
  const ring = view.cuts(4, [FIRE - 330, GROUND - 80, FIRE + 330, GROUND + 110], ({ pen, disc, fill }, share) => {
    pen.translate(FIRE, GROUND + 10);
    pen.scale(1, 0.22);
    for (const [color, radius] of [
      ['#322449', 310],
      ['#533051', 225],
      ['#8a4650', 135],
    ] as const)
      disc(color, 0, 0, radius + share * 14);
    // The shadows of those who sit there.
    pen.beginPath();
    pen.arc(0, 0, 310 + share * 14, 0, 2 * Math.PI);
    pen.clip();
    fill(SHADOW, '-100,20* -350,-120* -350,90*');
    fill(SHADOW, '112,10* 350,-190* 350,70*');
  });
  const flames = view.cuts(8, [FIRE - 80, GROUND - 190, FIRE + 80, GROUND + 20], fire);
  const player = view.cuts(6, [FIRE - 40, GROUND - 250, FIRE + 290, GROUND + 10], (brush, share) => {
    const { pen } = brush;
    pen.translate(FIRE + 160, GROUND + 6);
    pen.scale(1.12, 1.12);
    guitarist(brush, share);
  });
  const friend = view.cut([FIRE - 270, GROUND - 220, FIRE - 20, GROUND + 14], (brush) => {
    const { pen } = brush;
    pen.translate(FIRE - 158, GROUND + 8);
    pen.scale(-1.14, 1.14);
    listener(brush);
  });
  const pet = view.cut([FIRE - 168, GROUND - 60, FIRE - 54, GROUND + 48], (brush) => {
    const { pen } = brush;
    pen.translate(FIRE - 112, GROUND + 46);
    pen.scale(-1.05, 1.05);
    dog(brush, BY_FIRE);
  });
  const front = view.cut([view.left - 10, view.top, view.right + 10, 760], (brush) => trees(brush, view, composition));
  return [
    still(land),
    meter(twinkling, ({ treble, hit }) => 0.5 * treble + 0.5 * hit).at([0, 0], 'top-left'),
    ...faceInSky(composition, view),
    meter(ring, ({ bass, loudness }) => 0.6 * bass + 0.4 * loudness).at(view.at(FIRE - 330, GROUND - 80), 'top-left'),
    cycle(flames, ({ travel }) => travel * 9).at(view.at(FIRE - 80, GROUND - 190), 'top-left'),
    picture(friend).at(view.at(FIRE - 270, GROUND - 220), 'top-left'),
    picture(pet).at(view.at(FIRE - 168, GROUND - 60), 'top-left'),
    cycle(player, ({ beat }) => beat * 6).at(view.at(FIRE - 40, GROUND - 250), 'top-left'),
    picture(front).at([-10 * view.scale, 0], 'top-left'),
  ];
}

/** A band of flat clouds of light, and stars that gather in it. */
function milkyWay(brush: Brush, view: View, { chance }: Composition): void {
  const { fill, disc } = brush;
  const { middle } = view;
  const own = chance.fork('stars');
  const along = (share: number): [number, number] => [
    middle + 520 - share * 860,
    view.top - 90 + share * (500 - view.top),
  ];
  const band = (color: string, wide: number, from: number, to: number, seed: string) => {
    const ragged = chance.fork(seed);
    const side = (sign: number) =>
      Array.from({ length: 9 }, (_, step): [number, number] => {
        const share = from + ((to - from) * step) / 8;
        const [x, y] = along(share);
        const reach = sign * wide * Math.sin((Math.PI * (step + 0.6)) / 9.2) * ragged.between(0.55, 1.25);
        return [x + reach * 0.62, y + reach * 0.78];
      });
    fill(color, [...side(1), ...side(-1).reverse()]);
  };
  band('#252e6e', 150, -0.1, 1.1, 'outer');
  band('#333f86', 96, -0.1, 1.02, 'middle');
  band('#4b589f', 50, 0.02, 0.62, 'inner');
  band('#6f79b9', 24, 0.1, 0.42, 'core');
  band('#4b589f', 30, 0.66, 0.94, 'lower');
  for (const [color, reach] of [
    ['#8d97d2', 60],
    ['#5a66ad', 110],
  ] as const)
    for (const side of [1, -1])
      spray(brush, color, [along(0), along(0.95)], [side * reach * 0.62, side * reach * 0.78], own);
  band('#1f2763', 18, 0.2, 0.56, 'rift');
  for (let star = 0; star < 210; star++) {
    const inBand = star % 3 > 0;
    const [bx, by] = along(own.next());
    const [x, y] = inBand
      ? [bx + own.around() * 120, by + own.around() * 120]
      : [own.between(view.left, view.right), own.between(view.top, 400)];
    if (y < 400) disc(own.below(5) ? '#dfe0f6' : '#ffe6b0', x, y, own.between(0.8, 2.5) * (own.below(9) ? 1 : 1.5));
  }
  for (const [dx, y, size] of [
    [-400, 92, 9],
    [-180, 214, 7],
    [330, 240, 8],
    [90, 60, 10],
    [520, 120, 7],
  ] as const)
    sparkle(brush, middle + dx, y, size);
}

function sparkle({ fill }: Brush, x: number, y: number, size: number): void {
  const s = size * 0.22;
  fill(
    '#fff4d8',
    `${x},${y - size}* ${x + s},${y - s}* ${x + size},${y}* ${x + s},${y + s}* ${x},${y + size}* ${x - s},${y + s}* ${x - size},${y}* ${x - s},${y - s}*`,
  );
}

function meadow(brush: Brush, { chance }: Composition): void {
  const { fill } = brush;
  // Slopes that cross each other, and a wall of rock in the light of the stars.
  fill('#3a4587', '-60,330* 60,348 150,384 260,404 380,448 520,474 700,500* -60,520*');
  fill('#4a5599', '-60,330* 60,348 150,384 130,400 40,388 -60,400*');
  fill('#333d80', '1340,390* 1200,400 1080,396 940,420 820,424 700,452 560,470 420,512* 1340,520*');
  const wall =
    '800,520* 812,438* 836,414* 846,352* 870,322* 884,270* 930,246* 1010,238* 1062,254* 1120,250* 1180,280* 1250,296* 1340,330* 1340,520*';
  fill('#313b7d', wall);
  brush.inside(wall, () => {
    for (const plane of [
      '780,530* 812,430* 836,414* 846,352* 870,322* 884,270* 930,246* 944,300* 930,352* 952,420* 930,470* 944,530*',
      '966,242* 1010,238* 1034,247* 1024,310* 1044,366* 1022,430* 1036,530* 984,530* 1000,440* 978,360* 990,300*',
      '1072,250* 1120,250* 1136,258* 1124,330* 1142,400* 1128,530* 1090,530* 1102,430* 1084,350*',
      '1186,278* 1214,288* 1208,370* 1228,530* 1182,530* 1196,400*',
    ])
      fill('#5a66ad', plane);
    const foot: Point[] = [
      [800, 520],
      [1320, 520],
    ];
    spray(brush, '#222b66', foot, [0, -230], chance);
    fill('#8d97d2', '870,322* 884,270* 930,246* 936,272* 910,290* 902,322*');
    fill('#8d97d2', '966,242* 1010,238* 1034,247* 1030,262* 1000,258* 988,276*');
    fill('#8d97d2', '1072,250* 1120,250* 1136,258* 1132,272* 1104,266* 1080,272*');
  });
  const own = chance.fork('woods');
  fill('#28316d', '-60,490* 160,476 380,500 600,486 840,506 1060,480 1340,496* 1340,760* -60,760*');
  for (let tree = 0; tree < 44; tree++)
    pine(brush, -30 + tree * 31 + own.around() * 12, 508 + own.around() * 8, own.between(34, 76), WOODS, chance);
  fill(WOODS[1], '-60,506* 200,502 520,510 840,504 1340,512* 1340,560* -60,560*');
  fill('#3b5a92', '-60,532* 300,524 640,530 980,524 1340,534* 1340,562* -60,556*');
  for (const [x, y, wide] of [
    [120, 536, 170],
    [430, 541, 120],
    [690, 535, 210],
    [980, 540, 160],
  ] as const)
    brush.bar('#6f8fc0', x, y, wide, 3.5);
  fill('#1c2554', '-60,556* 200,548 480,556 760,548 1040,556 1340,546* 1340,760* -60,760*');
  fill('#151b44', '-60,600* 260,588 560,594 860,586 1340,600* 1340,760* -60,760*');
}

/** A tent with a light inside, open toward the fire. */
function tent(brush: Brush, dx: number, chance: Chance): void {
  const { fill, limb, pen } = brush;
  pen.save();
  pen.translate(dx, -4);
  fill('#0f1436', '196,652* 300,640 520,646 560,654 400,668 220,666');
  limb('#0f1436', '312,430,2.4 180,640,2.4');
  limb('#8d5a5f', '466,424,2.4 566,650,2.4');
  // The side, through which the light shines, the open front, and its flaps.
  fill('#e0713c', '466,424* 312,440* 222,646* 392,650*');
  fill('#f39a49', '466,424* 388,431* 322,560 306,649* 392,650*');
  fill('#ffbd62', '466,424* 432,427* 378,560 360,650* 392,650*');
  brush.inside('466,424* 312,440* 222,646* 392,650*', () => {
    const hem: Point[] = [
      [222, 650],
      [392, 650],
    ];
    spray(brush, '#a83f3c', hem, [0, -150], chance);
    const back: Point[] = [
      [312, 440],
      [222, 646],
    ];
    spray(brush, '#8f2f45', back, [80, 0], chance);
  });
  limb('#b84e3b', '388,431,2 322,560,2 306,649,2');
  fill('#ffd98a', '466,424* 392,650* 540,650*');
  fill('#fff0bf', '466,486* 428,650* 506,650*');
  fill('#b9543d', '452,650* 450,622 460,606 474,604 484,616 486,650*');
  fill('#c9483f', '466,418* 386,650* 424,650* 446,560 458,500*');
  fill('#8f2f45', '466,418* 546,650* 518,650* 492,570 474,500*');
  limb('#3a1d3c', '466,416,5 312,434,4');
  limb('#3a1d3c', '467,410,5 466,424,5');
  pen.restore();
}

/** @param share of the flames' cycle */
function fire({ fill, limb, disc }: Brush, share: number): void {
  const turn = share * 2 * Math.PI;
  for (const [dx, phase] of [
    [-26, 0],
    [14, 0.4],
    [34, 0.7],
    [-6, 0.2],
  ] as const) {
    const up = (share + phase) % 1;
    disc('#ffb65a', FIRE + dx + 10 * Math.sin(up * 6 + dx), GROUND - 70 - up * 112, 3.4 * (1 - up));
  }
  const flame = (color: string, tall: number, wide: number, phase: number) => {
    const [bend, other] = [Math.sin(turn + phase) * 9, Math.cos(turn + phase) * 7];
    fill(
      color,
      `${FIRE - wide},${GROUND - 10} ${FIRE - wide * 1.06},${GROUND - tall * 0.34} ${FIRE - wide * 0.5 + other * 0.4},${GROUND - tall * 0.62}* ${FIRE - wide * 0.34},${GROUND - tall * 0.5} ${FIRE + bend},${GROUND - tall}* ${FIRE + wide * 0.42},${GROUND - tall * 0.56} ${FIRE + wide * 0.72 + bend * 0.4},${GROUND - tall * 0.7}* ${FIRE + wide * 1.04},${GROUND - tall * 0.3} ${FIRE + wide * 0.9},${GROUND - 8} ${FIRE},${GROUND + 2}`,
    );
  };
  flame('#e8543a', 118, 40, 0);
  flame('#ff9440', 88, 29, 1.6);
  flame('#ffd067', 58, 18, 3.1);
  flame('#fff3c4', 32, 9, 4.4);
  limb('#2c1634', `${FIRE - 46},${GROUND + 6},13 ${FIRE + 40},${GROUND - 10},11`);
  limb('#54263c', `${FIRE + 46},${GROUND + 6},13 ${FIRE - 38},${GROUND - 10},11`);
  disc('#d98a5a', FIRE - 48, GROUND + 6, 6);
}

/** Big trees on both sides, near and dark. */
function trees(brush: Brush, view: View, { chance }: Composition): void {
  const { fill } = brush;
  const [left, right] = [view.left, view.right];
  const narrow = right - left < 1000;
  pine(brush, right - (narrow ? 4 : 150), 720, narrow ? 300 : 420, WOODS, chance);
  pine(brush, right - (narrow ? -20 : 36), 770, narrow ? 560 : 730, FRAME, chance);
  if (!narrow) pine(brush, left + 132, 722, 360, WOODS, chance);
  pine(brush, left + (narrow ? -30 : 22), 770, narrow ? 520 : 640, FRAME, chance);
  fill(
    FRAME[1],
    `${left - 40},690* ${left + 120},680 ${left + 300},704 ${view.middle},722 ${right - 260},706 ${right - 100},684 ${right + 40},676* ${right + 40},770* ${left - 40},770*`,
  );
  const own = chance.fork('grass');
  for (let blade = 0; blade < 40; blade++) {
    const x = own.between(left, right);
    brush.limb(
      FRAME[1],
      `${x},724,5 ${x + own.between(-4, 4)},706,4 ${x + own.between(-14, 14)},${own.between(676, 698)},1`,
    );
  }
}
