import type { Point } from '../../../drawing/hand.ts';
import { rowing } from './boat.ts';
import { cloud, ground, sky } from './land.ts';
import { type Brush, dab, form } from './paint.ts';
import { around, points } from './shapes.ts';
import type { Actor, Page, Stage } from './stage.ts';
import { crown, forest, spruce, tree } from './trees.ts';
import { banksAt, HORIZON, water } from './water.ts';

/** In the evening: the two drift in a small boat down a wide river through the forest, below swifts. */
export const river: Page = {
  paint(brush, stage) {
    const { wide } = stage;
    sky(brush, wide, HORIZON + 4, ['#9fb6bd', '#d8c9b4', '#f4cf9d', '#f7b983'], 0.02);
    sunset(brush, wide * 0.56, HORIZON - 4);
    cloud(brush, wide * 0.26, 12, 34, '#f0c7a4');
    cloud(brush, wide * 0.8, 9, 26, '#ecc1a6');
    ground(
      brush,
      [
        [-4, 24],
        [wide * 0.16, 17],
        [wide * 0.34, 26],
        [wide * 0.5, 22],
        [wide * 0.74, 27],
        [wide * 0.9, 19],
        [wide + 4, 22],
      ],
      '#93a3b0',
      0,
    );
    ground(
      brush,
      [
        [-4, 28],
        [wide * 0.2, 25],
        [wide * 0.45, 29],
        [wide * 0.8, 26],
        [wide + 4, 28],
      ],
      '#a3a58c',
      0,
    );
    fields(brush, stage);
    water(brush, stage);
    bushes(brush, stage);
  },
  actors: (stage) => {
    const { wide } = stage;
    const { at, scale, isFar } = boatIn(stage);
    const boat: Actor = {
      at,
      scale,
      ...(isFar ? { isFar } : {}),
      box: [-62, -74, 62, 30],
      poses: 6,
      paint: rowing,
      pose: ({ beat }) => beat / 4,
      move: ({ travel }) => [2.4 * Math.sin(travel * 0.22), 0.5 * Math.sin(travel * 0.9)],
    };
    const swifts: Actor[] = SWIFTS.map(([across, down, size], index) => ({
      at: [wide * across, down],
      scale: size * Math.min(1, wide / 110),
      isFar: true,
      mirrored: index % 2 === 1,
      box: [-8, -6, 8, 6],
      poses: 4,
      paint: swift,
      pose: ({ travel }) => travel * 1.6 + index * 0.3,
      move: ({ travel }) => [
        Math.sin(travel * (0.4 + index * 0.05) + index * 2) * 7,
        Math.cos(travel * (0.5 + index * 0.04) + index) * 3,
      ],
    }));
    return [boat, ...swifts];
  },
};

/** Where the boat is: near, or beside, below or beyond a singer. */
function boatIn(stage: Stage): Pick<Actor, 'at' | 'scale' | 'isFar'> {
  const { wide, hasSinger } = stage;
  if (hasSinger && wide > 140) return { at: [0.735 * wide, 84], scale: 0.44, isFar: true };
  if (hasSinger && wide > 90) return { at: [0.8 * wide, 91], scale: 0.27 };
  const y = hasSinger ? 46 : 84;
  const [from, to] = banksAt(stage, y);
  return {
    at: [(from + to) / 2, y],
    scale: Math.min(0.56, (Math.min(to, wide) - Math.max(from, 0)) / 138),
    isFar: true,
  };
}

const SWIFTS = [
  [0.16, 34, 0.9],
  [0.24, 24, 0.55],
  [0.36, 40, 0.7],
  [0.7, 36, 0.5],
  [0.83, 46, 1],
] as const;

/** The sun just above the hills, in rings of light. */
function sunset(brush: Brush, x: number, y: number): void {
  const { pen } = brush;
  for (let ring = 0; ring < 7; ring++) {
    pen.globalAlpha = 0.12 + 0.02 * ring;
    dab(brush, x, y, 36 - ring * 5, 25 - ring * 3.4, ring > 3 ? '#fff2c4' : '#fbd79a');
  }
  pen.globalAlpha = 1;
  dab(brush, x, y, 6, 6, '#fff6d6');
}

/** Slopes behind the river that overlap from both sides, calm and pale in the distance, with woods on two crests. */
function fields(brush: Brush, { wide }: Stage): void {
  for (const [left, middle, right, color, hair, wood] of [
    [HORIZON - 2, HORIZON + 2, HORIZON, '#b9b27c', 0, 0],
    [40, 40, 31, '#9aa06a', 0, 2.6],
    [35, 46, 45, '#b0a85e', 0, 3],
    [58, 58, 43, '#8f9650', 1.6, 0],
    [54, 70, 72, '#9c9a4e', 2, 0],
    [86, 84, 66, '#7b8744', 2.4, 0],
  ] as const) {
    const crest: Point[] = [
      [-4, left],
      [wide * 0.24, left + (middle - left) * 0.4],
      [wide * 0.5, middle],
      [wide * 0.76, middle + (right - middle) * 0.6],
      [wide + 4, right],
    ];
    const [from, to] = left < right ? [0, 2] : [3, 5];
    if (wood) forest(brush, crest.slice(from, to), wood, ['#7f8b62', '#8d9462', '#74825f']);
    ground(brush, crest, color, hair);
  }
}

/** Bushes in three sizes: their places across and down, and their heights. Those that have turned are few. */
const BUSHES: readonly (readonly [across: number, y: number, high: number, color: string])[] = [
  [0.06, 37, 4, '#8d9462'],
  [0.1, 37.4, 5, '#98985c'],
  [0.15, 37, 3.6, '#8d9462'],
  [0.33, 36.6, 3.4, '#98985c'],
  [0.74, 36.8, 4, '#8d9462'],
  [0.84, 37.6, 4.4, '#98985c'],
  [0.88, 37, 5.4, '#8a8f5e'],
  [0.93, 38, 3.8, '#b98a45'],
  [0.19, 50, 10, '#76803f'],
  [0.26, 51, 8, '#b98a45'],
  [0.9, 50, 11, '#76803f'],
  [0.83, 51.5, 8.6, '#c7873f'],
  [0.97, 53, 10, '#6b7a4c'],
  [0.3, 66, 9, '#8a8f47'],
  [0.88, 71, 12, '#c7873f'],
  [0.96, 78, 24, '#5f7046'],
  [0.06, 91, 26, '#5f7046'],
  [0.19, 100, 20, '#b4603c'],
];
/** Trees on the far banks, from back to front. */
const GROVES = [
  [0.2, 36, 8, 'poplar'],
  [0.22, 36.4, 10, 'poplar'],
  [0.24, 36, 7, 'poplar'],
  [0.7, 37, 8, 'spruce'],
  [0.72, 38, 11, 'spruce'],
  [0.8, 39, 12, 'oak'],
  [0.95, 48, 22, 'spruce'],
  [0.91, 50, 17, 'spruce'],
] as const;
/** Share of a bush's height by which it stays off the water. */
const BANK = 0.42;

/** A tree and bushes on both banks, from back to front. */
function bushes(brush: Brush, stage: Stage): void {
  const trunk = Math.min(0.09 * stage.wide, banksAt(stage, 60)[0] - 7);
  for (const [across, foot, tall, kind] of GROVES) {
    const [from, to] = banksAt(stage, foot);
    const room = tall * 0.2;
    const x = across < 0.5 ? Math.min(across * stage.wide, from - room) : Math.max(across * stage.wide, to + room);
    if (kind === 'spruce') spruce(brush, x, foot, tall, '#66754d');
    else tree(brush, x, foot, tall, '#86894c', kind);
  }
  let isWillowLeft = trunk > 0;
  for (const [across, y, high, color] of BUSHES) {
    if (isWillowLeft && y > 60) {
      tree(brush, trunk, 60, 34, '#6b7a4c', 'willow');
      isWillowLeft = false;
    }
    const [from, to] = banksAt(stage, Math.min(y, 98));
    const room = high * BANK;
    const x = across < 0.5 ? Math.min(across * stage.wide, from - room) : Math.max(across * stage.wide, to + room);
    dab(brush, x, y, high * 0.52, high * 0.1, '#5b6138');
    for (const [dx, up, size] of [
      [-0.3, 0.32, 0.62],
      [0.32, 0.34, 0.6],
      [0, 0.5, 0.78],
    ] as const)
      crown(
        brush,
        { x: x + dx * high, y: y - up * high, rx: size * high * 0.5, ry: size * high * 0.46 },
        color,
        Math.max(0.7, high * 0.075),
      );
  }
}

/** A swift. @param share 0 to 1 of a beat of its wings */
function swift(brush: Brush, share: number): void {
  const lift = Math.sin(share * 2 * Math.PI) * 1.1;
  const coat = { line: 0, shade: 0.3 };
  for (const [side, far] of [
    [-1, 0.8],
    [1, 1],
  ] as const) {
    const wing: Point[] = [
      [0.4, 0],
      [side * 2.2 * far, -1.7 - lift],
      [side * 4.6 * far, -1.5 - lift],
      [side * 7.4 * far, 1.2 - lift * 0.4],
    ];
    form(brush, around(wing, [1.2, 1.1, 0.8, 0.1]), '#443f52', coat);
    form(
      brush,
      around(
        [
          [-1.6, 0.5],
          [-3, 0.9 + side * 0.2],
          [-4.6, 1.3 + side * 0.9],
        ],
        [0.9, 0.6, 0.15],
      ),
      '#443f52',
      coat,
    );
  }
  form(brush, around(points('2.2,-0.5 0.4,0 -2.2,0.6'), [1, 1.5, 0.7]), '#443f52', coat);
}
