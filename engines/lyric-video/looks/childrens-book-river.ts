import { css, hex, mix } from '../../drawing/color.ts';
import { type Point, polygon } from '../../drawing/hand.ts';
import { bearHead, limb, scarf, trunk } from './childrens-book-bear.ts';
import { cloud, ground, sky } from './childrens-book-land.ts';
import { type Brush, blended, dab, drawn, form, placed } from './childrens-book-paint.ts';
import { rabbitArm, rabbitBody, rabbitHead } from './childrens-book-rabbit.ts';
import { around, outlineOf, oval, points } from './childrens-book-shapes.ts';
import { type Actor, FULL, type Page, type Stage } from './childrens-book-stage.ts';
import { crown, fir } from './childrens-book-trees.ts';

const HORIZON = 30;

/** In the evening: the two drift in a small boat down a wide river through the forest, below swifts. */
export const river: Page = {
  edges: FULL,
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
    ground(
      brush,
      [
        [-4, HORIZON + 1],
        [wide * 0.5, HORIZON],
        [wide + 4, HORIZON + 1],
      ],
      '#a9a05a',
      1.6,
    );
    water(brush, stage);
    woods(brush, stage);
  },
  actors: (stage) => {
    const { wide, hasSinger } = stage;
    const y = hasSinger ? (wide > 90 ? 62 : 46) : 77;
    const [from, to] = banksAt(stage, y);
    const boat: Actor = {
      at: [hasSinger && wide > 90 ? from + (to - from) * 0.6 : (from + to) / 2, y],
      scale: Math.min(0.19, (to - from) / 130),
      isFar: true,
      box: [-62, -66, 62, 30],
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
  const half = Math.max(wide, 100) * (0.014 + 0.29 * near ** 1.15);
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

/** How many trees have turned at a place: they stand in groups. */
function glowing(x: number, y: number): number {
  return Math.max(0.02, 0.7 * Math.sin(x * 0.075 + 1.2) * Math.sin(y * 0.11 + x * 0.03) - 0.12);
}

/** Both banks full of trees, smaller toward the horizon. */
function woods(brush: Brush, stage: Stage): void {
  const { wide } = stage;
  const own = brush.chance.fork('woods');
  for (let y = HORIZON + 1.4, size = 2.2; y < 112; y += size * 0.5) {
    size = 2.2 + Math.max(0, (y - HORIZON) / 72) ** 1.2 * 13;
    const [from, to] = banksAt(stage, y);
    for (let x = -size + own.next() * size; x < wide + size; x += size * own.between(0.55, 1)) {
      if (x > from - size * 0.5 && x < to + size * 0.5) continue;
      const far = 1 - Math.min(1, (y - HORIZON) / 40);
      const color =
        own.next() < glowing(x, y)
          ? own.pick(['#c7873f', '#b4603c', '#d79a35'])
          : own.pick(['#76803f', '#8a8f47', '#5f7046', '#97954d', '#6b7a4c']);
      const faded = blended(color, '#d3b08c', far * 0.72);
      const high = size * own.between(0.8, 1.15);
      if (own.next() < 0.28) fir(brush, x, y, high, faded);
      else crown(brush, { x, y: y - high * 0.5, rx: high * 0.5, ry: high * 0.56 }, faded, Math.max(0.5, high * 0.16));
    }
  }
}

/** The bear rows and the rabbit looks ahead; their boat lies on the origin. @param share 0 to 1 of a stroke */
function rowing(brush: Brush, share: number): void {
  const pull = Math.sin(share * 2 * Math.PI);
  const { pen, tint } = brush;
  // Its image in the water.
  for (let row = 0; row < 9; row++) {
    pen.globalAlpha = 0.5 - row * 0.05;
    pen.strokeStyle = tint(row % 3 ? '#7d5a44' : '#4f4a52');
    pen.lineWidth = 2.2;
    pen.lineCap = 'round';
    pen.beginPath();
    const half = 44 - row * 3.6 + (row % 2) * 3;
    pen.moveTo(-half, 5 + row * 2.7);
    pen.lineTo(half - 4, 5 + row * 2.7 + pull * 0.3);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  drawn(brush, points('-52,5 -20,7.4 30,7 54,4'), '#fdf0d4', 1, 0.9);
  placed(brush, { x: -14, y: 6, turn: -0.04 - pull * 0.07 }, (own) => {
    trunk(own, points('-7,-50 -15,-44 -21,-30 -21,-10 0,-4 15,-10 16,-26 11,-42 6,-49'), -2);
    placed(own, { x: 3, y: -57, turn: 0.02 }, (head) => bearHead(head));
    scarf(own, 1, -46, 19, pull);
    limb(
      own,
      [
        [-5, -36],
        [5, -26],
        [17 - pull * 5, -24],
      ],
      [12, 11, 9],
    );
  });
  placed(brush, { x: 31, y: 2 }, (own) => {
    rabbitBody(own);
    placed(own, { x: 1.6, y: -28.4, turn: -0.14 }, (head) => rabbitHead(head, { ears: 0.7 + pull * 0.2 }));
    rabbitArm(own, points('-1,-20.4 4,-19 10,-22.6'));
    drawn(own, points('10,-24 16,-36 17,-33'), '#7a5236', 0.9, 1);
    form(own, oval(17, -29.6, 2.8, 3.4), '#fbe3a0', { line: 0.4, shade: 0.3 });
  });
  form(brush, outlineOf(points('-50,-9! -30,-4.6 0,-3.6 30,-6 53,-13! 48,0 38,6.4 0,8.4 -34,6.4 -46,1')), '#b4452c', {
    flow: 0.05,
    hair: 4,
    apart: 0.5,
    line: 0.6,
  });
  drawn(brush, points('-49,-7.6 -28,-3 0,-2 30,-4.4 51,-11'), '#f3e6cb', 1.8, 1);
  drawn(
    brush,
    [
      [4 - pull * 5, -19],
      [10, -4],
      [22 + pull * 9, 13 - Math.max(0, Math.cos(share * 2 * Math.PI)) * 5],
    ],
    '#d9b47c',
    1.9,
    1,
  );
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
