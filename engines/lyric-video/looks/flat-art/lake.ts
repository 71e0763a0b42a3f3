import type { Point } from '../../../drawing/hand.ts';
import { cycle, each, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { mountain, type Planes, pine, sky } from './land.ts';
import { faceInSky } from './singer.ts';
import { spray } from './spray.ts';
import { FLYING, flying, WATCHERS, watchers } from './watchers.ts';

/** Where the water meets the land, and how much lower its mirror image is. */
const [WATER, FLATTENED] = [440, 0.74];
const FOREST: Planes = ['#8479ab', '#56528a'];
const BANK: Planes = ['#6f4a72', '#33264f'];

/** Dawn at a lake that mirrors its mountains. The travelers stand on the shore. */
export function lakeOf(composition: Composition, view: View): Layer[] {
  const { chance, shape, singer } = composition;
  const isWide = shape === 'wide';
  const frame = [view.left - 10, view.top - 10, view.right + 10, view.bottom + 10] as const;
  const air = view.plate((brush) => {
    sky(
      brush,
      view,
      [
        [view.top - 60, '#a9b9d8'],
        [70, '#c0c3da'],
        [165, '#dccdd6'],
        [245, '#f3d8ca'],
        [320, '#ffe4c0'],
      ],
      chance,
    );
    if (singer) return;
    const [x, y] = { wide: [335, 372], tall: [view.left + 120, 232], square: [view.left + 130, 336] }[shape] as [
      number,
      number,
    ];
    for (const [color, radius] of [
      ['#ffedcd', 118],
      ['#fff5de', 84],
      ['#fffcf0', 54],
    ] as const)
      brush.disc(color, x, y, radius);
  });
  const land = view.cut(frame, (brush) => {
    const mountains = () => {
      brush.pen.save();
      // The words of a square frame come down to the peaks.
      brush.pen.translate(0, shape === 'square' ? WATER * 0.3 : 0);
      brush.pen.scale(1, shape === 'square' ? 0.7 : 1);
      ranges(brush, composition);
      brush.pen.restore();
    };
    mirrored(brush, view, mountains);
    cuts(brush, view, composition);
    mountains();
  });
  const shore = view.cut(frame, (brush) => bank(brush, view, composition));
  const [x, y] = watching(composition, view);
  const box = [WATCHERS.left, WATCHERS.top, WATCHERS.right, WATCHERS.bottom] as const;
  const pair = view.cut(box, watchers);
  const scarf = view.cuts(12, FLYING.box, flying);
  const mists = [
    { x: 470, y: 424, wide: 520, tall: 15, color: '#fbe9dc' },
    { x: 760, y: 436, wide: 640, tall: 12, color: '#f2dcd8' },
    { x: 1080, y: 412, wide: 380, tall: 13, color: '#f7e2d8' },
    { x: 160, y: 432, wide: 420, tall: 13, color: '#fff0dd' },
  ].map((mist) => ({
    ...mist,
    drawing: view.cut([0, 0, mist.wide, mist.tall * 2.6], (brush) => {
      brush.bar(mist.color, 0, mist.tall, mist.wide * 0.86, mist.tall);
      brush.bar(mist.color, mist.wide * 0.18, mist.tall * 0.2, mist.wide * 0.5, mist.tall);
      brush.bar(mist.color, mist.wide * 0.34, mist.tall * 1.7, mist.wide * 0.62, mist.tall * 0.8);
    }),
  }));
  const glints = view.cuts(8, [0, 0, 300, 170], (brush, share) => {
    for (let row = 0; row < 7; row++) {
      const wide = 70 + 26 * row + 22 * Math.sin(share * 2 * Math.PI + row * 1.7);
      const aside = 10 * Math.sin(share * 2 * Math.PI + row * 2.6);
      brush.bar('#fff3d6', 150 + aside - wide / 2, 4 + row * (14 + row * 1.6), wide, 3 + row * 0.7);
    }
  });
  const flock = view.cuts(8, [0, 0, 150, 70], birds);
  const [over, high] = isWide ? [575, 322] : [view.left + 210, shape === 'tall' ? 186 : 262];
  const glow = isWide ? 335 : view.left + 120;
  return [
    still(air),
    picture(land),
    cycle(flock, ({ travel }) => travel * 7).at(({ travel }) =>
      view.at(over + 50 * Math.sin(travel * 0.06), high + 5 * Math.sin(travel * 0.5)),
    ),
    ...faceInSky(composition, view),
    each(mists, ({ x, y, drawing }, index) =>
      picture(drawing).at(({ travel }) => view.at(x + 26 * Math.sin(travel * 0.13 + index * 2), y)),
    ),
    cycle(glints, ({ travel }) => travel * 4).at(view.at(glow, WATER + 95)),
    picture(shore).at([0, 0], 'top-left'),
    cycle(scarf, ({ travel }) => travel * 8).at(
      view.at(x + FLYING.x + FLYING.box[0], y + FLYING.y + FLYING.box[1]),
      'top-left',
    ),
    picture(pair).at(view.at(x + box[0], y + box[1]), 'top-left'),
  ];
}

/** Where the travelers stand on the sheet. */
export function watching({ shape }: Pick<Composition, 'shape'>, { middle }: Pick<View, 'middle'>): Point {
  return [shape === 'wide' ? 905 : middle - 20, 664];
}

/** @param share of a beat of their wings */
function birds({ fill }: Brush, share: number): void {
  for (const [x, y, size, phase] of [
    [30, 46, 1, 0],
    [62, 28, 0.86, 0.3],
    [92, 44, 0.7, 0.6],
    [104, 20, 0.62, 0.8],
    [128, 34, 0.5, 0.45],
  ] as const) {
    const lift = size * (7 * Math.sin((share + phase) * 2 * Math.PI) + 4);
    const [w, t] = [15 * size, 3 * size];
    fill(
      '#4b3a6b',
      `${x - w},${y - lift}* ${x - w * 0.5},${y - lift * 0.7 - t} ${x},${y}* ${x + w * 0.5},${y - lift * 0.7 - t} ${x + w},${y - lift}* ${x + w * 0.45},${y - lift * 0.4} ${x},${y + t}* ${x - w * 0.45},${y - lift * 0.4}`,
    );
  }
}

/** Mountains and woods down to the water. */
function ranges(brush: Brush, { chance }: Composition): void {
  const { fill } = brush;
  const far: Planes = ['#f3c9b4', '#c3b1cb'];
  mountain(brush, { x: 90, y: 350, left: -140, right: 330, base: WATER }, far, chance);
  mountain(brush, { x: 470, y: 336, left: 300, right: 700, base: WATER }, far, chance);
  const near: Planes = ['#ee9f87', '#8b79ab'];
  const snow: Planes = ['#fff1df', '#c7bddb'];
  mountain(brush, { x: 1150, y: 214, left: 860, right: 1440, base: WATER }, ['#e3a193', '#8478a9'], chance, snow);
  mountain(brush, { x: 890, y: 160, left: 560, right: 1210, base: WATER }, near, chance, snow);
  mountain(brush, { x: 665, y: 300, left: 490, right: 850, base: WATER }, ['#e59d92', '#7d6fa5'], chance);
  fill('#7a70a6', '1340,300* 1240,322 1130,356 1010,378 880,404 760,424 690,441* 1340,441*');
  fill(FOREST[1], '1340,352* 1240,362 1140,392 1030,404 930,426 850,441* 1340,441*');
  fill('#8d82b3', '-60,372* 40,380 130,402 240,420 330,441* -60,441*');
  fill(FOREST[1], '-60,404* 40,408 120,424 180,441* -60,441*');
  const own = chance.fork('woods');
  for (const [from, to, left, right, count] of [
    [300, 424, 1290, 770, 15],
    [370, 436, 1290, 880, 13],
    [382, 424, -20, 230, 8],
  ] as const) {
    for (let tree = 0; tree < count; tree++) {
      const share = (tree + own.between(-0.3, 0.3)) / count;
      const y = from + (to - from) * share + 22 * Math.sin(share * Math.PI) + 8;
      pine(brush, left + (right - left) * share, y, own.between(26, 52) * (1.25 - 0.5 * share), FOREST, chance);
    }
  }
}

/** What the water shows: the land upside down, in the water's own tone. */
function mirrored({ pen, fill }: Brush, view: View, paint: () => void): void {
  const box = (top: number, bottom: number) =>
    `${view.left - 20},${top}* ${view.right + 20},${top}* ${view.right + 20},${bottom}* ${view.left - 20},${bottom}*`;
  fill('#f0d6cd', box(WATER, view.bottom + 20));
  fill('#dfcbd6', box(WATER + 150, view.bottom + 20));
  fill('#c6c0da', box(WATER + 225, view.bottom + 20));
  pen.save();
  pen.translate(0, WATER * (1 + FLATTENED));
  pen.scale(1, -FLATTENED);
  paint();
  pen.restore();
  pen.globalAlpha = 0.34;
  fill('#cfc3dc', box(WATER, view.bottom + 20));
  pen.globalAlpha = 1;
}

/** Horizontal cuts, wider and thicker toward the viewer. */
function cuts({ bar }: Brush, view: View, { chance }: Composition): void {
  const own = chance.fork('cuts');
  for (let y = WATER + 7; y < view.bottom; y += 5 + (y - WATER) * 0.085) {
    const near = (y - WATER) / (view.bottom - WATER);
    for (let x = view.left - own.between(0, 300); x < view.right; ) {
      const wide = own.between(70, 230) * (0.7 + near);
      const tall = 2.4 + 6.5 * near * own.between(0.6, 1);
      bar(
        near < 0.45 ? own.pick(['#f4dccf', '#e7d0d6']) : own.pick(['#d3c8dc', '#b6b1d3', '#e5d2d8']),
        x,
        y,
        wide,
        tall,
      );
      x += wide + own.between(110, 330);
    }
  }
}

/** The near shore, with a tree that frames the picture. */
function bank(brush: Brush, view: View, { chance }: Composition): void {
  const { pen, fill, limb } = brush;
  pen.save();
  // It ends where the frame does.
  pen.translate(view.right - 1280, 0);
  const slope = '1340,566* 1250,578 1150,604 1040,622 920,636 800,646 720,662 690,676* 780,690 900,700 1340,730*';
  fill(BANK[0], slope);
  brush.inside(slope, () => {
    const brow: Point[] = [
      [1340, 594],
      [1150, 632],
      [930, 656],
      [690, 680],
    ];
    spray(brush, BANK[1], brow, [0, -44], chance);
  });
  fill(
    BANK[1],
    '1340,590* 1260,606 1160,628 1050,642 940,654 830,664 740,676 690,676* 640,692 560,704 480,722 470,760* 1340,760*',
  );
  pen.restore();
  pine(brush, view.right - 26, 760, 690, ['#4d4079', '#251d40'], chance);
  pine(brush, view.right - 128, 716, 330, ['#5b4a80', '#2e2450'], chance);
  const reeds = view.left + 40;
  fill(
    BANK[1],
    `${view.left - 40},676* ${view.left + 90},680 ${view.left + 200},700 ${view.left + 300},724 ${view.left + 310},760* ${view.left - 40},760*`,
  );
  const own = chance.fork('reeds');
  for (let reed = 0; reed < 17; reed++) {
    const [x, tall, lean] = [
      reeds + reed * 13 + own.around() * 9,
      own.between(60, 170) * (1 - reed / 26),
      own.between(-6, 26),
    ];
    limb(
      reed % 3 ? BANK[1] : '#4d3a66',
      `${x},712,5 ${x + lean * 0.3},${712 - tall * 0.6},3.6 ${x + lean},${712 - tall},1`,
    );
    if (reed % 4 === 1)
      limb('#7d4b5e', `${x + lean * 0.7},${712 - tall * 0.86},6 ${x + lean * 0.95},${712 - tall * 1.02},6`);
  }
}
