import type { Chance } from '../../../drawing/chance.ts';
import type { Point } from '../../../drawing/hand.ts';
import { wrap } from '../../../drawing/motion.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, each, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { type Planes, pine, sky } from './land.ts';
import { RAILS, steam, TRAIN, train, viaduct } from './railway.ts';
import { faceInSky, placeInSky } from './singer.ts';
import { spray } from './spray.ts';

/** Far, middle and near rock in the evening. */
const ROCK: readonly Planes[] = [
  ['#fbb06a', '#e58257'],
  ['#f08a50', '#bf4d48'],
  ['#dd6446', '#8e2f45'],
];

/** Where the engine is at first in shares of its way, and its speed on the sheet for each second of the music. */
const [START, SPEED] = [0.55, 52];
/** The train that comes, and the one that leaves. */
const TRAINS = [0, 1] as const;
/** How much slower the train is where the travelers are in the frame, and where the engine is then in shares of its way. */
const [SLOWER, MIDDLE] = [0.55, 0.53];

/** Evening. A train crosses a canyon on a high viaduct. */
export function canyonOf(composition: Composition, view: View): Layer[] {
  const { chance, shape, singer } = composition;
  const land = view.plate((brush) => {
    sky(
      brush,
      view,
      [
        [view.top - 60, '#f58f4e'],
        [60, '#fa9f55'],
        [190, '#ffb665'],
        [300, '#ffd88e'],
      ],
      chance,
    );
    const face = placeInSky(composition, view);
    const [x, y] = singer ? [face.x, face.y] : [shape === 'wide' ? 420 : view.middle - 60, 290];
    rays(brush, x, y);
    if (!singer) {
      for (const [color, radius] of [
        ['#ffd285', 225],
        ['#ffe3a6', 182],
        ['#fff3cf', 140],
      ] as const)
        brush.disc(color, x, y, radius);
    }
    canyon(brush, view, composition);
  });
  const falls = view.cuts(6, [930, 380, 1130, 740], waterfall);
  const bridge = view.cut([view.left - 10, 280, view.right + 10, 740], (brush) =>
    viaduct(brush, view.left - 20, view.right + 20),
  );
  const turn = Math.atan(RAILS.slope);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // How much larger the train is than it is drawn: narrow frames show the engine's cab and the open car together.
  const [cars, near] = shape === 'wide' ? [3, 1.2] : [2, 0.92];
  const [long, tall] = [(TRAIN.engine + cars * TRAIN.car) * near, TRAIN.tall * near];
  const box = [-long * cos - 40, -tall - 30, 50, long * -sin + 30] as const;
  const whole = view.cut(box, (brush) => {
    brush.pen.rotate(turn);
    brush.pen.scale(near, near);
    train(brush, cars);
  });
  const smoke = view.cuts(8, [-700, -220, 70, 60], steam);
  // The next train comes while the last car leaves, so that the viaduct is never empty.
  const apart = long + 0.8 * (view.right - view.left);
  const engine = ({ travel }: FrameCues, before: number) => {
    const share = wrap(START + (travel * SPEED) / apart, 1);
    const x = view.left + apart * (before + share - slowed(share) + slowed(0));
    return [x, RAILS.left + RAILS.slope * x + 1] as const;
  };
  const [chimney, above] = [
    near * (TRAIN.chimney[0] * cos - TRAIN.chimney[1] * sin),
    near * (TRAIN.chimney[0] * sin + TRAIN.chimney[1] * cos),
  ];
  const front = view.cut([view.left - 10, 360, view.right + 10, 740], (brush) => rim(brush, view, composition));
  return [
    still(land),
    cycle(falls, ({ travel }) => travel * 6).at(view.at(930, 380), 'top-left'),
    each(TRAINS, (before) =>
      cycle(smoke, ({ travel }) => travel * 6).at((cues) => {
        const [x, y] = engine(cues, before);
        return view.at(x + chimney - 700, y + above - 220);
      }, 'top-left'),
    ),
    ...faceInSky(composition, view),
    each(TRAINS, (before) =>
      picture(whole).at((cues) => {
        const [x, y] = engine(cues, before);
        return view.at(x + box[0], y + box[1]);
      }, 'top-left'),
    ),
    picture(bridge).at([-10 * view.scale, (280 - view.top) * view.scale], 'top-left'),
    picture(front).at([-10 * view.scale, (360 - view.top) * view.scale], 'top-left'),
  ];
}

/** Light that spreads from the sun over the whole sky. */
function rays({ pen, fill }: Brush, x: number, y: number): void {
  const [count, far] = [22, 1500];
  pen.save();
  pen.globalAlpha = 0.2;
  for (let ray = 0; ray < count; ray++) {
    const [from, to] = [ray, ray + 0.5].map((at) => (at / count) * 2 * Math.PI + 0.1) as [number, number];
    fill(
      '#ffe7a8',
      `${x},${y}* ${x + Math.cos(from) * far},${y + Math.sin(from) * far}* ${x + Math.cos(to) * far},${y + Math.sin(to) * far}*`,
    );
  }
  pen.restore();
}

function slowed(share: number): number {
  return (SLOWER * Math.sin(2 * Math.PI * (share - MIDDLE))) / (2 * Math.PI);
}

/** A table of rock: flat on top, steep, and with a slope of rubble at its foot. */
function butte(
  brush: Brush,
  chance: Chance,
  x: number,
  top: number,
  wide: number,
  base: number,
  [lit, shade]: Planes,
): void {
  const { fill, inside } = brush;
  const tall = base - top;
  const half = wide / 2;
  const outline = `${x - half},${top + tall * 0.05}* ${x - half * 0.7},${top}* ${x + half * 0.5},${top}* ${x + half * 0.56},${top + tall * 0.06}* ${x + half},${top + tall * 0.06}* ${x + half * 1.04},${top + tall * 0.5}* ${x + half * 1.35},${top + tall * 0.7} ${x + half * 2},${base}* ${x - half * 2},${base}* ${x - half * 1.32},${top + tall * 0.68} ${x - half * 1.06},${top + tall * 0.46}*`;
  fill(lit, outline);
  inside(outline, () => {
    const s = x + half * 0.12;
    const edge: Point[] = [
      [s, top],
      [s, base],
    ];
    spray(brush, shade, edge, [-half * 1.1, 0], chance);
    fill(
      shade,
      `${s},${top - 5}* ${s + half * 0.1},${top + tall * 0.2}* ${s - half * 0.12},${top + tall * 0.34}* ${s + half * 0.16},${top + tall * 0.6}* ${s},${base}* ${x + half * 3},${base}* ${x + half * 3},${top - 5}*`,
    );
    for (const [dx, size] of [
      [-0.62, 0.1],
      [-0.26, 0.07],
    ] as const) {
      const at = x + dx * half;
      fill(
        shade,
        `${at},${top + tall * 0.08}* ${at + half * size},${top + tall * 0.12}* ${at + half * size * 1.5},${top + tall * 0.56}* ${at - half * size * 0.4},${top + tall * 0.62}*`,
      );
    }
  });
}

function canyon(brush: Brush, view: View, { chance }: Composition): void {
  const { fill, limb } = brush;
  const [far, middle, near] = ROCK as [Planes, Planes, Planes];
  butte(brush, chance, 690, 330, 150, 480, far);
  butte(brush, chance, 840, 356, 70, 480, far);
  butte(brush, chance, 250, 318, 120, 480, far);
  butte(brush, chance, 560, 372, 60, 480, far);
  fill('#e58257', '-60,440* 120,424 320,436 520,420 700,436 900,420 1340,430* 1340,560* -60,560*');
  butte(brush, chance, 90, 250, 210, 560, middle);
  butte(brush, chance, 470, 402, 90, 540, middle);
  fill(middle[1], '-60,520* 120,500 300,512 460,498 620,520 760,540* 760,760* -60,760*');
  fill(near[1], '540,530* 760,502* 900,480* 1340,470* 1340,760* 540,760*');
  // The wall on the right, in upright planes.
  fill(
    near[0],
    '880,346* 930,318* 1010,314* 1030,300* 1120,300* 1150,270* 1340,262* 1340,760* 760,760* 800,600* 846,470*',
  );
  const planes = [
    '930,318* 960,318* 952,430* 976,520* 940,640* 950,760* 880,760* 906,560* 896,440*',
    '1080,300* 1120,300* 1134,420* 1108,540* 1140,660* 1130,760* 1060,760* 1086,560* 1070,420*',
    '1190,268* 1340,262* 1340,760* 1210,760* 1190,600* 1214,470* 1186,380*',
    '846,470* 868,480* 850,600* 862,760* 760,760* 800,600*',
  ];
  for (const plane of planes) fill(near[1], plane);
  for (const [x, top, reach] of [
    [880, 440, -36],
    [960, 320, 70],
    [1070, 300, -50],
    [1130, 300, 60],
    [1200, 290, -50],
  ] as const)
    spray(
      brush,
      near[1],
      [
        [x, top],
        [x, 720],
      ],
      [reach, 0],
      chance,
    );
  for (const [x, y, wide] of [
    [905, 372, 80],
    [1140, 352, 66],
    [1010, 344, 50],
    [1150, 470, 48],
  ] as const)
    fill('#f08a50', `${x},${y}* ${x + wide},${y - 5}* ${x + wide - 12},${y + 9}* ${x + 6},${y + 12}*`);
  const own = chance.fork('rim');
  for (let tree = 0; tree < 9; tree++) {
    const x = 890 + tree * 50 + own.around() * 14;
    pine(brush, x, 340 - tree * 9 + 10, own.between(34, 60), ['#7d3f5c', '#4a2148'], chance);
  }
  // The river far below.
  fill('#7c2b48', '-60,610* 200,588 420,600 640,580 800,600 1000,690* 1340,720* 1340,760* -60,760*');
  limb('#5fa3a8', '1010,690,30 900,672,44 760,664,40 600,684,50 400,676,56 180,700,80 -80,740,120');
  limb('#a9d6cf', '1000,684,8 900,664,12 760,656,10 600,674,12 400,666,12 180,684,16 -80,716,22');
  fill('#5a1f42', `${view.left - 60},760* ${view.left - 60},700* 300,712 500,730 560,760*`);
}

/** @param share of the way that the water falls from one streak to the next */
function waterfall({ fill, inside, disc }: Brush, share: number): void {
  const water = '998,384* 1052,384* 1058,480 1068,600 1076,690* 976,690* 984,600 992,480';
  fill('#cfe9e0', water);
  inside(water, () => {
    for (let streak = 0; streak < 7; streak++) {
      const x = 988 + streak * 14;
      for (let row = -1; row < 4; row++) {
        const y = 384 + (row + ((share + streak * 0.37) % 1)) * 104;
        fill(
          streak % 2 ? '#fffaf0' : '#8cc4c4',
          `${x},${y}* ${x + 5},${y + 30} ${x + 3},${y + 66}* ${x - 2},${y + 34}`,
        );
      }
    }
  });
  for (const [dx, size, phase] of [
    [-44, 17, 0],
    [-22, 24, 2],
    [4, 20, 4],
    [28, 26, 1],
    [50, 16, 3],
  ] as const)
    disc(
      '#fff4e2',
      1026 + dx,
      698 + 3 * Math.sin(share * 2 * Math.PI + phase),
      size + 2 * Math.cos(share * 2 * Math.PI + phase),
    );
}

/** The dark rim from which one looks into the canyon. */
function rim(brush: Brush, view: View, { chance }: Composition): void {
  const { fill } = brush;
  const [left, right] = [view.left, view.right];
  fill(
    '#3d1838',
    `${left - 40},560* ${left + 40},566 ${left + 96},600* ${left + 120},650 ${left + 190},668* ${left + 230},720 ${left + 240},760* ${left - 40},760*`,
  );
  fill(
    '#5d2447',
    `${left - 40},560* ${left + 40},566 ${left + 96},600* ${left + 60},620 ${left + 20},606* ${left - 40},640*`,
  );
  pine(brush, left + 26, 640, 262, ['#6b2f4f', '#2c1131'], chance);
  pine(brush, left + 108, 690, 170, ['#6b2f4f', '#2c1131'], chance);
  fill('#3d1838', `${right + 40},640* ${right - 40},660 ${right - 110},700 ${right - 150},760* ${right + 40},760*`);
  pine(brush, right - 38, 740, 190, ['#6b2f4f', '#2c1131'], chance);
}
