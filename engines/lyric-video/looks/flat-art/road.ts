import type { Chance } from '../../../drawing/chance.ts';
import type { Point } from '../../../drawing/hand.ts';
import { cycle, each, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { cloud, mountain, oak, type Planes, poplar, sky } from './land.ts';
import { faceInSky } from './singer.ts';
import { spray } from './spray.ts';
import { TANDEM, tandem } from './traveler.ts';

/** The middle of the road and its width, from the frame's lower edge to the mountains. */
const ROAD = [
  [250, 790, 330],
  [330, 690, 250],
  [560, 612, 150],
  [850, 560, 84],
  [900, 520, 56],
  [760, 486, 36],
  [610, 466, 25],
  [588, 446, 17],
  [668, 428, 11],
  [736, 414, 7],
  [800, 404, 3],
] as const;
const GOLD: Planes = ['#f7c257', '#e49a3f'];
const POPLARS: Planes = ['#5f8a62', '#27505c'];

/** Morning. A road winds through fields toward mountains, and two ride along it on a tandem. */
export function roadOf(composition: Composition, view: View): Layer[] {
  const { chance, singer, shape, unit } = composition;
  const air = view.plate((brush) => {
    sky(
      brush,
      view,
      [
        [view.top - 60, '#fbd9a0'],
        [90, '#fde2af'],
        [210, '#feeac2'],
        [300, '#fff2d8'],
      ],
      chance,
    );
  });
  const land = view.cut([view.left, view.top, view.right, view.bottom], (brush) => {
    brush.pen.save();
    // A face needs the sky in which the mountains would be.
    brush.pen.translate(
      ...((shape === 'wide' ? [0, singer ? 190 : 0] : [150, { tall: 60, square: 180 }[shape] + (singer ? 100 : 0)]) as [
        number,
        number,
      ]),
    );
    mountains(brush, composition);
    brush.pen.restore();
    fields(brush, chance);
    road(brush);
    trees(brush);
  });
  const clouds = [
    { x: 720, y: 372, wide: 230, speed: 3 },
    { x: 1120, y: 386, wide: 330, speed: 4.4 },
    { x: 500, y: 300, wide: 150, speed: 2.4 },
  ].map((one) => ({
    ...one,
    drawing: view.cut([0, 0, one.wide * 1.1, one.wide * 0.4], (brush) =>
      cloud(brush, one.wide * 0.55, one.wide * 0.36, one.wide, ['#fffaf0', '#fbdcb4']),
    ),
  }));
  const marks = view.cuts(6, [view.left, 400, view.right, 720], dashes);
  const size = shape === 'wide' ? 0.94 : 0.86;
  const riders = view.cuts(12, box(size), (brush, share) => {
    brush.pen.scale(size, size);
    brush.fill('#a45c33', '10,296 90,291 390,292 458,298 390,304 80,304');
    tandem(brush, share);
  });
  const corn = [view.right - 450, 540, view.right + 10, 740] as const;
  const ripe = view.cuts(8, corn, (brush, share) => ears(brush, view, composition, share));
  const [x, y]: Point = [shape === 'wide' ? (singer ? 500 : 400) : view.middle - 20, 700];
  return [
    still(air),
    each(clouds, ({ x, y, drawing, speed }) =>
      picture(drawing).at(({ travel }) => view.at(x + 24 * Math.sin(travel * 0.02 * speed), y)),
    ),
    picture(land),
    ...faceInSky(composition, view),
    cycle(marks, ({ travel }) => travel * 5).at([0, (400 - view.top) * view.scale], 'top-left'),
    cycle(riders, ({ travel }) => travel * 9).at(({ travel, bass }) => {
      const [left, low] = view.at(x + Math.sin(travel * 0.31) * 26, y);
      return [left, low - bass * 3 * unit];
    }, 'bottom'),
    cycle(ripe, ({ travel }) => travel * 5).at(view.at(corn[0], corn[1]), 'top-left'),
  ];
}

function box(size: number) {
  const { left, top, right, bottom } = TANDEM;
  return [left * size, top * size, right * size, bottom * size] as const;
}

function mountains(brush: Brush, { chance }: Composition): void {
  const far: Planes = ['#f3bfa0', '#c9a7bd'];
  mountain(brush, { x: 800, y: 316, left: 560, right: 1060, base: 430 }, far, chance);
  mountain(brush, { x: 1080, y: 346, left: 880, right: 1320, base: 430 }, far, chance);
  const snow: Planes = ['#fff6e4', '#c9bbdc'];
  mountain(brush, { x: 470, y: 290, left: 250, right: 790, base: 430 }, ['#eda184', '#957aad'], chance, snow);
  mountain(brush, { x: 205, y: 62, left: -260, right: 570, base: 430 }, ['#ef9678', '#7d619d'], chance, snow);
  mountain(brush, { x: -10, y: 236, left: -220, right: 210, base: 430 }, ['#d97b70', '#675090'], chance);
  mountain(brush, { x: 395, y: 300, left: 220, right: 600, base: 430 }, ['#e0857a', '#6c5391'], chance);
  mountain(brush, { x: 640, y: 340, left: 480, right: 830, base: 430 }, ['#e2907f', '#7b6499'], chance);
}

/** Slopes that overlap in diagonals, with rows of corn that lead into the depth. */
function fields(brush: Brush, chance: Chance): void {
  const { fill, inside } = brush;
  fill('#e4a544', '-40,440* 1340,440* 1340,760* -40,760*');
  fill('#b98b6f', '-40,398* 120,388 300,392 520,404 760,398 980,404 1340,392* 1340,460* -40,460*');
  fill('#8a9a62', '-40,412* 160,402 340,408 560,424 700,432* 560,450 -40,470*');
  fill('#f2b653', '1340,402* 1120,408 900,418 700,430 560,452 480,480* 1340,560*');
  const east = '1340,440* 1160,446 1000,458 860,482 720,520 620,570 560,640* 1340,760*';
  fill(GOLD[0], east);
  inside(east, () => {
    const edge: Point[] = [
      [540, 740],
      [1300, 740],
    ];
    spray(brush, GOLD[1], edge, [0, -240], chance);
    for (let row = 0; row < 8; row++)
      fill(
        '#eaa745',
        `700,${440 + row}* ${760 + row * 110},${600 + row * 8} ${820 + row * 190},760* ${900 + row * 190},760* ${800 + row * 110},${600 + row * 8}`,
      );
  });
  const west = '-40,446* 140,438 320,448 480,470 600,500 660,520 560,590 400,660 -40,760*';
  fill('#dba043', west);
  inside(west, () => {
    const edge: Point[] = [
      [-20, 740],
      [480, 640],
    ];
    spray(brush, '#a8652f', edge, [0, -190], chance);
    for (let row = 0; row < 9; row++)
      fill(
        '#c98a38',
        `-60,${462 + row * 30} 160,${452 + row * 31} 400,${474 + row * 26} 700,${524 + row * 20}* 700,${530 + row * 20}* 400,${486 + row * 27} 160,${464 + row * 32} -60,${476 + row * 31}`,
      );
  });
  fill('#6f8656', '-40,452* 60,446 150,452 236,470 150,480 40,478 -40,482*');
  fill(GOLD[1], '-40,600* 60,606 160,640 220,700 230,760* -40,760*');
}

function road({ fill, limb }: Brush): void {
  const line = (grow: number, dx: number, dy: number) =>
    ROAD.map(([x, y, wide]) => `${x + dx * (wide / 300)},${y + dy * (wide / 300)},${wide * grow}`).join(' ');
  limb('#b9793c', line(1.2, 12, 10));
  limb('#f6d9ae', line(1, 0, 0));
  fill('#f6d9ae', '0,800* 470,800* 470,770* 0,770*');
}

/** The strokes along the road's middle. @param share of the way from one stroke to the next */
function dashes({ fill }: Brush, share: number): void {
  for (let at = 1 - share; at < 5.4; at += 0.5) {
    const [from, to] = [along(at), along(at + 0.2)];
    const wide = (one: readonly [number, number, number]) => one[2] * 0.034;
    fill('#fff8e8', [
      [from[0] - wide(from), from[1]],
      [from[0] + wide(from), from[1]],
      [to[0] + wide(to), to[1]],
      [to[0] - wide(to), to[1]],
    ]);
  }
}

function along(position: number): readonly [number, number, number] {
  const index = Math.max(0, Math.min(ROAD.length - 2, Math.floor(position)));
  const part = position - index;
  const [a, b] = [ROAD[index] as (typeof ROAD)[number], ROAD[index + 1] as (typeof ROAD)[number]];
  const between = (at: 0 | 1 | 2) => a[at] + (b[at] - a[at]) * part;
  return [between(0), between(1), between(2)];
}

/** Poplars along the road with their long shadows, and oaks in the fields. */
function trees(brush: Brush): void {
  const { fill } = brush;
  const row = [
    [700, 436, 34],
    [720, 438, 40],
    [752, 443, 50],
    [776, 446, 46],
    [822, 455, 72],
    [886, 468, 92],
    [914, 474, 78],
    [974, 488, 118],
    [1064, 514, 142],
    [1106, 524, 116],
    [1200, 558, 172],
  ] as const;
  for (const [x, y, tall] of row)
    fill(
      '#cf8a35',
      `${x - tall * 0.04},${y}* ${x + tall * 0.7},${y + tall * 0.06} ${x + tall * 1.9},${y + tall * 0.3}* ${x + tall * 0.8},${y + tall * 0.2} ${x},${y + tall * 0.04}*`,
    );
  for (const [x, y, tall] of row) poplar(brush, x, y, tall, POPLARS);
  for (const [x, y, tall] of [
    [36, 452, 62],
    [112, 458, 74],
    [188, 468, 50],
    [340, 430, 30],
    [396, 436, 36],
  ] as const) {
    fill(
      '#b57a34',
      `${x - 4},${y}* ${x + tall * 0.7},${y + tall * 0.05} ${x + tall * 1.5},${y + tall * 0.24}* ${x + tall * 0.5},${y + tall * 0.2}`,
    );
    oak(brush, x, y + 3, tall, ['#7d9a5c', '#36605c'], '#4a2f3f');
  }
}

/** Ears of corn and poppies in the frame's corner, very near. @param share of the way of the wind through them */
function ears({ limb, disc, fill }: Brush, view: View, { chance }: Composition, share: number): void {
  const own = chance.fork('ears');
  const right = view.right;
  fill('#7a3549', `${right - 420},760* ${right - 300},712 ${right - 160},690 ${right + 40},676* ${right + 40},760*`);
  const narrow = right - view.left < 1000;
  for (let stem = narrow ? 8 : 0; stem < 11; stem++) {
    const x = right - 350 + stem * 36 + own.around() * 12;
    const tall = own.between(84, 132) * (0.62 + stem / 20);
    const wind = 5 * Math.sin(share * 2 * Math.PI - stem * 0.5);
    const [low, lean] = [750, own.between(-34, -8) + wind];
    const [stalk, grain, lit] = stem % 2 ? ['#8f4148', '#c9703a', '#f0a550'] : ['#55213f', '#7d3349', '#ab4d4b'];
    const at = (up: number) => [x + lean * up ** 2, low - tall * up] as const;
    const [mx, my] = at(0.5);
    const [tx, ty] = at(1);
    limb(stalk, `${x},${low},6 ${mx},${my},5 ${tx},${ty},3`);
    for (let row = 5; row >= 0; row--) {
      const [gx, gy] = [tx + lean * 0.02 * row, ty + row * 11 - 14];
      limb(grain, `${gx},${gy + 8},4 ${gx + 9},${gy - 2},9 ${gx + 11},${gy - 15},1.6`);
      limb(lit, `${gx},${gy + 8},4 ${gx - 9},${gy - 2},9 ${gx - 12},${gy - 15},1.6`);
    }
    limb(lit, `${tx},${ty - 8},7 ${tx - 3},${ty - 26},8 ${tx - 5},${ty - 42},1.4`);
  }
  for (const [dx, y, size] of [
    [-392, 716, 11],
    [-330, 694, 14],
    [-214, 676, 12],
    [-96, 664, 15],
  ] as const) {
    if (narrow && dx < -150) continue;
    limb('#4f5a45', `${right + dx},${y},3 ${right + dx + 6},750,3`);
    disc('#b22f3b', right + dx, y, size);
    disc('#e2483d', right + dx - size * 0.24, y - size * 0.2, size * 0.74);
    disc('#3a1740', right + dx, y + size * 0.1, size * 0.24);
  }
}
