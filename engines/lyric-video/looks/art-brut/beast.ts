import { pointsOf } from '../../../drawing/curve.ts';
import { handStroke, type Point } from '../../../drawing/hand.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { type Layer, still, variants } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { head } from './head.ts';
import { house, tower, tree } from './house.ts';
import { groundOf } from './layout.ts';
import { form, type Hand, plainGround, sheetOf, sizeOf, spriteOf } from './paint.ts';
import { crossed, dots, patterned, rounds, scales, stitches, strokes, zigzags } from './patterns.ts';
import { portraitOf } from './portrait.ts';
import { echoes } from './signs.ts';
import { takeOf } from './takes.ts';

/** The beast's outline with its legs: its back is at 125, and it stands at 455. */
const BEAST = pointsOf(
  '70,240 112,180 230,140 380,125 520,135 680,120 830,140 905,200 915,300 895,360 902,455 902,455 795,455 795,455 788,362 707,372 702,455 702,455 595,455 595,455 588,380 470,394 350,376 346,455 346,455 240,455 240,455 236,366 192,356 186,455 186,455 80,455 80,455 78,340 52,290',
);
const [BACK, FOOT] = [125, 455] as const;
const TAIL = pointsOf('70,268 20,262 -18,220 -16,150 8,96 30,98 22,152 26,208 46,228 96,214');

/** Where the beast is: its left end, its feet, and its scales across and down; and rows of houses on its back. Lengths are those of a hand. */
interface Place {
  left: number;
  foot: number;
  across: number;
  down: number;
  rows: number;
  /** How much higher the next row is. */
  rise: number;
  /** The middle of the sun. */
  sun: Point;
}

const PLACES: Readonly<Record<Composition['shape'], Place>> = {
  wide: { left: 64, foot: 0.692, across: 1.07, down: 0.74, rows: 2, rise: 74, sun: [100, 92] },
  tall: { left: 26, foot: 0.702, across: 0.625, down: 0.98, rows: 4, rise: 92, sun: [622, 96] },
  square: { left: 26, foot: 0.692, across: 0.625, down: 0.62, rows: 2, rise: 92, sun: [650, 74] },
};

/** A beast that carries a village. */
export function beastOf(composition: Composition): Layer[] {
  const [width, height] = sizeOf(composition);
  const place = PLACES[composition.shape];
  const { left, foot, across, down, rows, rise } = place;
  const at = ([x, y]: Point): Point => [left + x * across, foot * height - (FOOT - y) * down];
  const back = at([0, BACK])[1];
  const radius = 118 * Math.min(1, across * 1.5);
  const [hx, hy] = at([965, 205]);
  const portrait = portraitOf(composition);
  const sheet = sheetOf(composition, (hand) => {
    const { inks } = hand;
    const top = back - rows * rise - 60;
    const hill: Point[] = [
      [left, foot * height],
      [left + 0.06 * width, back],
      [0.3 * width, top + 40],
      [0.5 * width, top],
      [0.72 * width, top + 60],
      [width - left, back - 30],
      [width - left, foot * height],
    ];
    echoes(hand, hill, {
      count: 16,
      step: 34,
      grounds: [inks.card, inks.yellow, inks.card, inks.chalk, inks.card, inks.red],
      ink: inks.black,
    });
    form(hand, hill, inks.card, {
      fill: patterned(hand.pen, strokes, inks.blue, hand.chance, { step: 16, wide: 1.8 }),
    });
    sun(hand, place.sun);
    village(hand, place, at);
    body(hand, at);
    plainGround(hand, earthOf(composition));
  });
  const size: Point = [2.9 * radius, 2.9 * radius];
  const faces = [0, 1].map((take) =>
    [0, 0.4, 0.9].map((open) =>
      spriteOf(composition, size, `beast ${take}`, (hand) =>
        beastHead(hand, [1.45 * radius, 1.5 * radius], radius, open),
      ),
    ),
  );
  const { unit } = composition;
  const lift = ({ onTwos: { bass } }: FrameCues) => Math.round(2 * bass) * 5 * unit;
  return [
    still(sheet),
    ...(portrait ? [portrait] : []),
    variants(faces, takeOf, ({ onTwos: { bass, hit } }) => 0.7 * bass + 0.4 * hit).at((cues) => [
      hx * unit,
      hy * unit - lift(cues),
    ]),
  ];
}

function body(hand: Hand, at: (point: Point) => Point): void {
  const { pen, inks, chance } = hand;
  form(hand, TAIL.map(at), inks.red, { fill: patterned(pen, strokes, inks.black, chance, { step: 8 }) });
  form(hand, BEAST.map(at), inks.red, {
    wide: 8,
    fill(box) {
      // Saddles of cloth divide the body from top to bottom.
      for (const [index, [from, to]] of (
        [
          [60, 200],
          [212, 330],
          [342, 470],
          [482, 610],
          [622, 740],
          [752, 960],
        ] as const
      ).entries()) {
        const paint = [inks.red, inks.chalk, inks.blue, inks.yellow, inks.red, inks.chalk][index] as string;
        const pattern = [scales, stitches, rounds, zigzags, dots, crossed][index] ?? dots;
        const line = paint === inks.blue ? inks.chalk : inks.black;
        const [one, other] = [at([from, 0])[0], at([to, 0])[0]];
        const cloth: Point[] = [
          [one, box.top - 20],
          [other, box.top - 20],
          [other + 8, box.top + 0.5 * box.height],
          [other - 6, box.top + box.height + 20],
          [one + 4, box.top + box.height + 20],
          [one - 6, box.top + 0.5 * box.height],
        ];
        form(hand, cloth, paint, { wide: 4, fill: patterned(pen, pattern, line, chance, { step: 19, wide: 2.4 }) });
      }
    },
  });
  // Toes as large as loaves.
  for (const x of [82, 242, 597, 797]) {
    for (const toe of [0, 1, 2]) {
      const [tx, ty] = at([x + 17 + toe * 35, FOOT]);
      const half = at([18, 0])[0] - at([0, 0])[0];
      form(
        hand,
        [
          [tx - half, ty],
          [tx - half, ty - 16],
          [tx, ty - 25],
          [tx + half, ty - 16],
          [tx + half, ty],
        ],
        inks.chalk,
        { wide: 3.6 },
      );
    }
  }
}

function beastHead(hand: Hand, [x, y]: Point, radius: number, open: number): void {
  const { pen, inks, chance } = hand;
  const at = (across: number, down: number): Point => [x + across * radius, y + down * radius];
  for (const side of [-1, 1]) {
    const horn = [
      at(0.4 * side, -0.8),
      at(0.75 * side, -1.05),
      at(0.86 * side, -1.42),
      at(1.06 * side, -1.1),
      at(0.98 * side, -0.72),
      at(0.7 * side, -0.55),
    ];
    form(hand, horn, inks.chalk, { wide: 6, fill: patterned(pen, strokes, inks.black, chance, { step: 9 }) });
    const ear = [at(0.86 * side, -0.3), at(1.3 * side, -0.4), at(1.36 * side, -0.05), at(0.9 * side, 0.14)];
    form(hand, ear, inks.blue, { wide: 6, fill: patterned(pen, dots, inks.chalk, chance, { step: 12 }) });
  }
  head(hand, [x, y], radius, { paint: inks.yellow, open });
}

/** Houses on the beast's back. Those of upper rows are as large as the others: nothing is far away. */
function village(hand: Hand, { rows, rise }: Place, at: (point: Point) => Point): void {
  const step = 76;
  const from = at([90, 0])[0];
  const to = at([840, 0])[0];
  let kind = 0;
  for (let row = rows - 1; row >= 0; row--) {
    const inset = row * step * 0.5;
    const count = Math.max(2, Math.floor((to - from - 2 * inset) / step));
    for (let place = 0; place < count; place++) {
      const x = from + inset + ((place + 0.5) / count) * (to - from - 2 * inset);
      const base = at([0, BACK + 24])[1] - row * rise;
      kind += 1 + (place % 2);
      const isMiddle = row === rows - 1 && place === Math.floor(count / 2);
      if (isMiddle) tower(hand, [x, base], [66, 180]);
      else if ((place + row) % 4 === 2) tree(hand, [x, base], [58, 124], kind);
      else house(hand, [x, base], [step * 0.98, 104 + ((kind * 37) % 46)], kind);
    }
  }
}

function sun(hand: Hand, middle: Point): void {
  const { pen, inks, chance } = hand;
  for (const [wide, color] of [
    [17, inks.black],
    [9, inks.yellow],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    for (let ray = 0; ray < 18; ray++) {
      const turn = (ray / 18) * 2 * Math.PI;
      const far = ray % 2 ? 92 : 116;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      handStroke(
        pen,
        [middle[0] + 50 * dx, middle[1] + 50 * dy],
        [middle[0] + far * dx, middle[1] + far * dy],
        1.5,
        chance,
      );
    }
  }
  head(hand, middle, 64, { paint: inks.yellow, open: 0.5, kind: 1 });
}

/** Returns the outline of the bare earth on which the beast and the words stand. */
function earthOf(composition: Composition): Point[] {
  const [width, height] = sizeOf(composition);
  const { top } = groundOf(composition, 22);
  const edge = Array.from({ length: 9 }, (_, index): Point => [(index / 8) * width, top + 5 * Math.sin(index * 1.7)]);
  return [
    [-60, height + 60],
    [-60, height + 60],
    [-60, top],
    ...edge,
    [width + 60, top],
    [width + 60, height + 60],
    [width + 60, height + 60],
  ];
}
