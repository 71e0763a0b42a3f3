import type { Point } from '../../../drawing/hand.ts';
import { cycle, each, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { balloon, crew, REACH } from './balloons.ts';
import { cloud, type Planes, sky } from './land.ts';
import { portraitOf } from './singer.ts';

/** Where the fields end, and where their edges meet. */
const [HORIZON, MEETS]: [number, Point] = [452, [600, 372]];
const FIELDS: readonly Planes[] = [
  ['#8fb56a', '#7ca35e'],
  ['#f0c25a', '#e3ae47'],
  ['#5c9468', '#4c8360'],
  ['#d98f45', '#c87c3b'],
  ['#b9c877', '#a6b867'],
  ['#f6d98c', '#ebc877'],
  ['#3f7a6a', '#336b61'],
  ['#b7606a', '#a5505f'],
];
const HEDGES: Planes = ['#4b8563', '#245455'];

/** Noon, high above a valley. One balloon is so near that the frame cuts it, and others are far. */
export function valleyOf(composition: Composition, view: View): Layer[] {
  const { chance, shape, singer } = composition;
  const land = view.plate((brush) => {
    sky(
      brush,
      view,
      [
        [view.top - 60, '#a5dad6'],
        [300, '#cfecde'],
        [392, '#f4f3da'],
      ],
      chance,
    );
    streaks(brush, view);
    valley(brush, composition);
  });
  const [x, y, radius] = nearest(composition, view);
  const size = radius / 100;
  const box = boxOf(size);
  const near = view.cut(box, (brush) => {
    brush.pen.scale(size, size);
    balloon(brush, 0, chance, singer !== undefined);
  });
  const waving = view.cuts(8, [-84 * size, 184 * size, 84 * size, 290 * size], (brush, share) => {
    brush.pen.scale(size, size);
    crew(brush, share);
  });
  const far = FAR.map(([fx, fy, r, kind, narrow]) => ({
    fx: shape === 'wide' ? fx : view.left + narrow,
    fy: shape === 'wide' ? fy : Math.max(fy, 330),
    drawing: view.cut(boxOf(r), (brush) => {
      brush.pen.scale(r, r);
      balloon(brush, kind, chance);
    }),
  }));
  const clouds = [
    { x: view.left + 150, y: 668, wide: 330 },
    { x: view.left + 470, y: 610, wide: 190 },
    { x: view.right - 90, y: 596, wide: 240 },
  ].map((one) => ({
    ...one,
    drawing: view.cut([0, 0, one.wide * 1.1, one.wide * 0.42], (brush) =>
      cloud(brush, one.wide * 0.55, one.wide * 0.37, one.wide, ['#fffdf4', '#d5ebe2']),
    ),
  }));
  const floating = ({ travel, bass }: { travel: number; bass: number }): Point => [
    x + Math.sin(travel * 0.31) * 6,
    y + Math.sin(travel * 0.43) * 9 - bass * 4,
  ];
  const portrait = portraitOf(composition, FRONT * radius * view.scale);
  const parts = [
    still(land),
    each(far, ({ fx, fy, drawing }, index) =>
      picture(drawing).at(({ travel, bass }) =>
        view.at(fx + Math.sin(travel * 0.2 + index * 2) * 9, fy - Math.sin(travel * 0.37 + index) * 10 - bass * 4),
      ),
    ),
    each(clouds, ({ x, y, drawing }, index) =>
      picture(drawing).at(({ travel }) => view.at(x + 30 * Math.sin(travel * 0.05 + index), y)),
    ),
    cycle(waving, ({ travel }) => travel * 8).at((cues) => {
      const [left, top] = floating(cues);
      return view.at(left - 84 * size, top + 184 * size);
    }, 'top-left'),
    picture(near).at((cues) => {
      const [left, top] = floating(cues);
      return view.at(left + box[0], top + box[1]);
    }, 'top-left'),
    portrait && picture(portrait).at((cues) => view.at(...floating(cues))),
  ];
  return parts.filter((layer) => layer !== undefined);
}

/** What a balloon covers around its middle, if it is this many times as large as one of radius 100. */
function boxOf(size: number) {
  return [-REACH.across * size, -REACH.up * size, REACH.across * size, REACH.down * size] as const;
}

/** High, thin clouds that cross the sky in one sweep. */
function streaks({ fill }: Brush, view: View): void {
  const { middle } = view;
  const top = Math.max(view.top, -140);
  for (const [color, dx, y, long, tall] of [
    ['#b7e2db', -420, 150, 900, 76],
    ['#c6e9df', -330, 236, 760, 46],
    ['#b7e2db', 250, 96, 820, 60],
    ['#c6e9df', 330, 190, 560, 40],
    ['#b7e2db', -640, 40 + top, 700, 40],
  ] as const) {
    const [left, right] = [middle + dx - long / 2, middle + dx + long / 2];
    fill(
      color,
      `${left},${y + long * 0.13}* ${left + long * 0.3},${y + tall * 0.2} ${left + long * 0.62},${y - long * 0.05} ${right},${y - long * 0.13}* ${left + long * 0.74},${y + tall * 0.1} ${left + long * 0.5},${y + tall * 0.72} ${left + long * 0.22},${y + tall * 0.9}`,
    );
  }
}

/** Balloons in the distance: place, size against the usual radius of 100, kind, and distance from a narrow frame's edge. */
const FAR = [
  [690, 306, 0.34, 1, 120],
  [118, 452, 0.26, 2, 60],
  [575, 452, 0.15, 3, 235],
  [340, 470, 0.13, 0, 190],
  [742, 420, 0.11, 2, 300],
] as const;

/** Radius of the face on the nearest balloon, in shares of the balloon's. */
export const FRONT = 0.77;

/** The middle and the radius of the nearest balloon. */
export function nearest(
  { shape, singer }: Pick<Composition, 'shape' | 'singer'>,
  view: Pick<View, 'right' | 'middle'>,
): [number, number, number] {
  if (shape === 'wide') return singer ? [985, 140, 172] : [1030, -52, 230];
  if (shape === 'tall') return [view.right - 150, 276, 132];
  return [view.right - 190, 370, 104];
}

/** Fields like a patchwork between hedges, a river, and a village. */
function valley(brush: Brush, { chance }: Composition): void {
  const { fill, limb } = brush;
  const own = chance.fork('valley');
  fill(
    '#a9cfc0',
    '-200,438* 60,420 220,428 380,412 520,426 700,408 900,420 1100,402 1300,418 1500,430* 1500,560* -200,560*',
  );
  fill('#7fb49e', '-200,452* 100,436 300,446 480,434 680,446 860,432 1060,444 1260,428 1500,446* 1500,560* -200,560*');
  fill('#6fa27a', `-200,${HORIZON}* 1500,${HORIZON}* 1500,760* -200,760*`);
  const rows = [HORIZON, 466, 484, 508, 540, 584, 644, 760];
  const point = (column: number, y: number): Point => {
    const bend = 26 * Math.sin(y * 0.016 + 1.2) * ((y - MEETS[1]) / 200);
    return [MEETS[0] + column * (y - MEETS[1]) * 1.12 + bend, y + Math.sin(column * 1.3 + y) * (y - MEETS[1]) * 0.03];
  };
  rows.slice(0, -1).forEach((top, row) => {
    const low = rows[row + 1] as number;
    let from = -8 + own.next() * 0.4;
    while (from < 8) {
      const to = from + own.between(0.5, 1.05);
      const field = own.pick(FIELDS);
      const [a, b, c, d] = [point(from, top), point(to, top), point(to, low), point(from, low)];
      const quad = [a, a, b, b, c, c, d, d];
      fill(field[0], quad);
      const furrows = own.below(3) ? 4 : 0;
      for (let furrow = 0; furrow < furrows; furrow++) {
        const [one, other] = [
          from + ((to - from) * (furrow + 0.25)) / furrows,
          from + ((to - from) * (furrow + 0.75)) / furrows,
        ];
        const stripe = [point(one, top), point(other, top), point(other, low), point(one, low)];
        fill(
          field[1],
          stripe.flatMap((corner) => [corner, corner]),
        );
      }
      if (own.below(5) > 1) hedge(brush, own.below(2) ? [a, d] : [d, c], (low - HORIZON) / 200, own.between(0.5, 1));
      from = to;
    }
  });
  const river = [
    [640, 446, 3],
    [560, 458, 6],
    [520, 472, 10],
    [640, 494, 17],
    [740, 522, 27],
    [600, 562, 44],
    [400, 612, 64],
    [420, 676, 96],
    [640, 780, 150],
  ] as const;
  const line = (grow: number, dx: number) =>
    river.map(([x, y, wide]) => `${x + dx * wide},${y},${wide * grow}`).join(' ');
  limb('#3b7d72', line(1.28, 0.04));
  limb('#8fd0d6', line(1, 0));
  limb('#c4ebe6', line(0.3, -0.24));
  village(brush, 862, 520);
}

/** Round trees along a field's edge. */
function hedge({ disc }: Brush, [from, to]: [Point, Point], near: number, share: number): void {
  const size = 2.2 + 9 * Math.max(0, near);
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.min(26, Math.floor((long * share) / (size * 1.15)));
  for (let tree = 0; tree < count; tree++) {
    const part = (tree / count) * share;
    const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    const own = size * (0.75 + 0.4 * Math.abs(Math.sin(tree * 2.3 + x)));
    disc(HEDGES[1], x, y, own);
    disc(HEDGES[0], x - own * 0.25, y - own * 0.25, own * 0.66);
  }
}

function village({ fill }: Brush, x: number, y: number): void {
  for (const [dx, dy, size] of [
    [-46, 2, 16],
    [-20, -8, 14],
    [26, -4, 16],
    [52, 6, 18],
    [-4, 12, 20],
  ] as const) {
    const [left, low] = [x + dx, y + dy];
    fill(
      '#fff0d6',
      `${left - size},${low}* ${left - size},${low - size * 0.8}* ${left},${low - size * 0.8}* ${left},${low}*`,
    );
    fill(
      '#dfb9a0',
      `${left},${low}* ${left},${low - size * 0.8}* ${left + size * 0.5},${low - size * 1.3}* ${left + size},${low - size * 0.8}* ${left + size},${low}*`,
    );
    fill(
      '#d6533f',
      `${left - size * 1.1},${low - size * 0.75}* ${left - size * 0.5},${low - size * 1.4}* ${left + size * 0.5},${low - size * 1.4}* ${left},${low - size * 0.75}*`,
    );
  }
  fill('#fff0d6', `${x - 2},${y - 8}* ${x - 2},${y - 46}* ${x + 10},${y - 46}* ${x + 10},${y - 8}*`);
  fill('#34377c', `${x - 4},${y - 45}* ${x + 4},${y - 74}* ${x + 12},${y - 45}*`);
}
