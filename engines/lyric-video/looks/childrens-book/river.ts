import { css, hex, mix } from '../../../drawing/color.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { rowing } from './boat.ts';
import { cloud, ground, sky } from './land.ts';
import { type Brush, dab, form } from './paint.ts';
import { around, points } from './shapes.ts';
import type { Actor, Page, Stage } from './stage.ts';
import { crown, tree } from './trees.ts';

const HORIZON = 30;

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

/** Where the river's banks are at a height: it winds, and widens toward the viewer. */
function banksAt({ wide }: Stage, y: number): [number, number] {
  const near = Math.max(0, (y - HORIZON) / (100 - HORIZON));
  const middle = wide * (0.5 + 0.17 * Math.sin(near ** 0.62 * 8.6 + 0.4) * (0.35 + 0.75 * near));
  const half = Math.max(wide, 100) * (0.014 + 0.36 * near ** 1.15);
  return [middle - half, middle + half];
}

function water(brush: Brush, stage: Stage): void {
  const { pen, tint, plain, chance } = brush;
  const [light, dark] = [hex(plain('#fff4d6')), hex(plain('#4a6078'))];
  const own = chance.fork('water');
  const rows = Array.from({ length: 60 }, (_, index) => HORIZON + 0.5 + (index / 59) * 74);
  const outline: Point[] = [
    ...rows.map((y): Point => [banksAt(stage, y)[0], y]),
    ...[...rows].reverse().map((y): Point => [banksAt(stage, y)[1], y]),
  ];
  pen.save();
  polygon(pen, outline);
  pen.clip();
  const colors = ['#fff0c6', '#f7d3a2', '#c3bdb2', '#86a6b6'].map((color) => hex(tint(color)));
  for (let y = HORIZON; y < 102; y += 0.8) {
    const place = Math.min(2.999, ((y - HORIZON) / 72) ** 0.7 * 3);
    const index = Math.floor(place);
    const color = mix(
      colors[index] as (typeof colors)[number],
      colors[index + 1] as (typeof colors)[number],
      place - index,
    );
    pen.fillStyle = css(color);
    pen.fillRect(0, y, stage.wide, 1);
    const near = (y - HORIZON) / 70;
    const [from, to] = banksAt(stage, y);
    for (let stroke = 0; stroke < 9; stroke++) {
      const x = own.between(from, to);
      const long = (1 + near * 9) * own.between(0.4, 1.2);
      pen.strokeStyle = css(mix(color, own.next() < 0.55 ? light : dark, 0.3), own.between(0.3, 0.7));
      pen.lineWidth = (0.1 + near * 0.8) * own.between(0.5, 1.4);
      pen.beginPath();
      pen.moveTo(x - long, y);
      pen.quadraticCurveTo(x, y + own.around() * near, x + long, y + own.around() * 0.3);
      pen.stroke();
    }
    // The banks are mirrored in the water.
    for (const [bank, side] of [
      [from, 1],
      [to, -1],
    ] as const) {
      for (let stroke = 0; stroke < 3; stroke++) {
        const long = (1 + near * 13) * own.next() ** 0.7;
        pen.strokeStyle = css(hex(tint(own.pick(['#6d7a52', '#85834f', '#5b6b5a']))), own.between(0.25, 0.6));
        pen.lineWidth = 0.2 + near * 0.9;
        pen.beginPath();
        pen.moveTo(bank - side, y);
        pen.lineTo(bank + side * long, y + own.around() * 0.4);
        pen.stroke();
      }
    }
  }
  pen.restore();
}

/** Fields and groves behind the river, calm and pale in the distance. */
function fields(brush: Brush, { wide }: Stage): void {
  for (const [y, color, hair, bow] of [
    [HORIZON + 1, '#b3aa70', 0, 0.6],
    [40, '#a5a05c', 0, 1.6],
    [53, '#959650', 1.6, 2.4],
    [72, '#828b46', 2.4, 3],
  ] as const)
    ground(
      brush,
      [
        [-4, y - bow],
        [wide * 0.22, y + bow],
        [wide * 0.5, y],
        [wide * 0.78, y - bow],
        [wide + 4, y + bow],
      ],
      color,
      hair,
    );
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
/** Share of a bush's height by which it stays off the water. */
const BANK = 0.42;

/** A tree and bushes on both banks, from back to front. */
function bushes(brush: Brush, stage: Stage): void {
  const trunk = Math.min(0.09 * stage.wide, banksAt(stage, 60)[0] - 7);
  if (trunk > 0) tree(brush, trunk, 60, 34, '#6b7a4c');
  for (const [across, y, high, color] of BUSHES) {
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
