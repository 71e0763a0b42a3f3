import type { Context2D } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { orbit } from '../../../drawing/motion.ts';
import { type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillPolygon } from '../../picture/path-shapes.ts';
import { flockOf } from './birds.ts';
import { coping } from './brick.ts';
import { blinkingOf, discOf, rowOf, skyOf } from './city.ts';
import { type Inks, inksOf } from './inks.ts';
import { muralHouse } from './mural.ts';
import { pairOf } from './pair.ts';
import { type Area, printed, sidesIn } from './sheet.ts';

/** Where things are on the roof, in units. */
interface Roof {
  board: Area;
  /** The roof on which the board's legs stand. */
  roof: number;
  sun: readonly [x: number, y: number, radius: number];
  /** Where the two sit on the board's upper edge, and units for each unit of people. */
  seats: readonly [number, number];
  size: number;
}

const ROOFS: Readonly<Record<Composition['shape'], Roof>> = {
  wide: {
    board: { left: 40, top: 236, right: 1240, bottom: 650 },
    roof: 690,
    sun: [1072, 226, 190],
    seats: [1028, 1168],
    size: 0.6,
  },
  tall: {
    board: { left: 24, top: 430, right: 696, bottom: 900 },
    roof: 1040,
    sun: [370, 400, 280],
    seats: [310, 500],
    size: 0.8,
  },
  square: {
    board: { left: 24, top: 216, right: 696, bottom: 580 },
    roof: 650,
    sun: [400, 206, 168],
    seats: [380, 504],
    size: 0.52,
  },
};

/** With a singer, whose mural is on the side of a house. */
const WITH_MURAL: Readonly<Record<Composition['shape'], Partial<Roof>>> = {
  wide: { board: { left: 30, top: 150, right: 690, bottom: 540 }, sun: [420, 160, 150], seats: [370, 472], size: 0.4 },
  tall: {
    board: { left: 24, top: 130, right: 696, bottom: 440 },
    roof: 560,
    sun: [370, 160, 170],
    seats: [534, 622],
    size: 0.36,
  },
  square: {
    board: { left: 24, top: 50, right: 696, bottom: 244 },
    roof: 300,
    sun: [380, 90, 120],
    seats: [580, 616],
    size: 0.15,
  },
};

const BIRDS = 9;
/** Width and height of a pane in the windows below the roof, in units. */
const [PANE, PANE_TALL] = [21, 46];

/** The golden hour: a board on a roof carries the line, before the sun. */
export function billboardOf(composition: Composition): Layer[] {
  const { shape, singer } = composition;
  const inks = inksOf(composition);
  const roof: Roof = { ...ROOFS[shape], ...(singer && WITH_MURAL[shape]) };
  const { wide, tall } = sidesIn(composition);
  const [x, y, radius] = roof.sun;
  const back = printed(composition, (pen) => {
    skyOf(pen, inks, { left: 0, top: 0, right: wide, bottom: roof.roof });
    discOf(pen, inks, x, y, radius);
    city(pen, composition, roof, inks);
    legs(pen, roof, inks);
    ownRoof(pen, roof, inks, wide, tall);
    panel(pen, composition, roof, inks);
    if (singer) muralHouse(pen, composition, singer, inks, tall + 10);
  });
  const dark = windowsOf(roof.roof, wide, tall).flatMap(({ at, isLit }) => (isLit ? [] : [at]));
  const reach = [1.5 * radius, 0.42 * roof.board.top] as const;
  return [
    still(back),
    blinkingOf(composition, { ink: inks.lit, wide: PANE, tall: PANE_TALL, at: singer ? [] : dark }),
    flockOf(composition, {
      count: BIRDS,
      wide: shape === 'wide' ? 40 : 34,
      ink: inks.dark,
      at: ({ travel, beat }, number) => {
        const turn = 0.5 * travel + (number * 2 * Math.PI) / BIRDS + 0.16 * Math.sin(beat * Math.PI + number);
        const far = 0.7 + (0.3 * ((number * 5) % 4)) / 3;
        return orbit([x, 0.5 * roof.board.top], turn, [reach[0] * far, reach[1] * far]);
      },
    }),
    pairOf(composition, inks, { ...roof, edge: roof.board.top - 8 }),
  ];
}

/** Rows of houses below the sun. */
function city(pen: Context2D, composition: Composition, { roof, board }: Roof, inks: Inks): void {
  const own = composition.chance.fork('city');
  const { wide } = sidesIn(composition);
  const row = { from: -20, to: wide + 20, base: roof + 30 };
  const over = roof + 30 - board.top;
  rowOf(pen, { ...row, tall: [over + 8, over + 96], wide: [50, 96], ink: inks.far }, own.fork('far'));
  rowOf(
    pen,
    {
      ...row,
      ...{ tall: [60, 140], wide: [80, 150], ink: inks.middle },
      lit: { ink: inks.lit, size: 10, rows: 6 },
      edge: { ink: inks.edge, wide: 4 },
    },
    own.fork('middle'),
  );
}

/** The board's legs and braces, which stand on the roof. */
function legs(pen: Context2D, { board, roof }: Roof, { dark }: Inks): void {
  const count = Math.max(4, Math.round((board.right - board.left) / 150));
  const step = (board.right - board.left - 80) / (count - 1);
  pen.strokeStyle = dark;
  for (let leg = 0; leg < count; leg++) {
    const x = board.left + 40 + leg * step;
    pen.lineWidth = 9;
    pen.beginPath();
    pen.moveTo(x, board.bottom - 10);
    pen.lineTo(x, roof + 8);
    pen.stroke();
    if (leg === count - 1) continue;
    pen.lineWidth = 4;
    pen.beginPath();
    pen.moveTo(x, board.bottom + 6);
    pen.lineTo(x + step, roof);
    pen.moveTo(x + step, board.bottom + 6);
    pen.lineTo(x, roof);
    pen.stroke();
  }
}

/** Places of the windows below the roof, some of which are lit. */
function windowsOf(roof: number, wide: number, tall: number): { at: Point; isLit: boolean }[] {
  const places: { at: Point; isLit: boolean }[] = [];
  for (let y = roof + 44; y < tall - 24; y += 74)
    for (let x = 30; x < wide; x += 92) places.push({ at: [x, y], isLit: (7 * Math.floor(x / 92) + y) % 5 < 2 });
  return places;
}

/** The parapet of the nearest roof, and the windows below it. */
function ownRoof(pen: Context2D, { roof }: Roof, inks: Inks, wide: number, tall: number): void {
  pen.fillStyle = inks.near;
  pen.fillRect(-10, roof, wide + 20, tall - roof + 10);
  coping(pen, inks, -10, wide + 10, roof);
  for (const { at, isLit } of windowsOf(roof, wide, tall)) {
    pen.fillStyle = isLit ? inks.lit : inks.dark;
    for (const half of [0, 25]) pen.fillRect(at[0] + half, at[1], PANE, PANE_TALL);
  }
}

/** The board from in front, with a frame, a catwalk, and old posters under the paint. */
function panel(pen: Context2D, { chance }: Composition, { board }: Roof, inks: Inks): void {
  const { left, top, right, bottom } = board;
  const own = chance.fork('panel');
  pen.fillStyle = inks.dark;
  pen.fillRect(left - 12, top - 12, right - left + 24, bottom - top + 24);
  pen.fillStyle = inks.wall;
  pen.fillRect(left, top, right - left, bottom - top);
  // Sheets of old posters have been torn off.
  const sheets = Math.round((right - left) / 150);
  const wide = (right - left) / sheets;
  for (let sheet = 0; sheet < sheets; sheet++) {
    for (const half of [0, 1]) {
      pen.fillStyle = own.pick([inks.wall, inks.shade, inks.warm]);
      pen.fillRect(left + sheet * wide, top + (half * (bottom - top)) / 2, wide - 1.5, (bottom - top) / 2 - 1.5);
    }
  }
  pen.fillStyle = inks.dark;
  pen.fillRect(left - 30, bottom + 14, right - left + 60, 7);
  for (let x = left - 26; x <= right + 26; x += 66) pen.fillRect(x, bottom - 30, 4, 46);
  pen.fillRect(left - 30, bottom - 30, right - left + 60, 3.5);
  fillPolygon(pen, inks.edge, [
    [left - 12, top - 14],
    [right + 12, top - 14],
    [right + 12, top - 9],
    [left - 12, top - 9],
  ]);
}
