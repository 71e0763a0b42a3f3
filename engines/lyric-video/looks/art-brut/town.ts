import { handLine, type Point, ringOf } from '../../../drawing/hand.ts';
import { wrap } from '../../../drawing/motion.ts';
import { cycle, type Layer, still, variants } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { head } from './head.ts';
import { house, tree } from './house.ts';
import { discOf, groundOf } from './layout.ts';
import { boardOf, form, type Hand, plainGround, sheetOf, sizeOf, spriteOf } from './paint.ts';
import { dots, PATTERNS, patterned, stitches } from './patterns.ts';
import { portraitOf } from './portrait.ts';
import { takeOf } from './takes.ts';

/** Wagons of the train, the length of one, and the train's height. */
const [WAGONS, WAGON, TRAIN] = [4, 112, 74] as const;
/** Pixels that the train goes in a second of the music's pace. */
const PACE = 64;
/** Width of a road, and of a house at it. */
const [ROAD, HOUSE] = [34, 62] as const;

/** A town map. Houses lie on their backs along roads; a train goes by below. */
export function townOf(composition: Composition): Layer[] {
  const [width, height] = sizeOf(composition);
  const { unit, shape } = composition;
  const { center, radius } = discOf(composition);
  const rails = height - (shape === 'tall' ? 56 : 34);
  const portrait = portraitOf(composition);
  const sheet = sheetOf(composition, (hand) => {
    fields(hand, [width, height]);
    const square = groundOf(composition, 16);
    market(hand, square);
    ringRoad(hand, center, radius + 34);
    if (!portrait) dial(hand, center, radius + 8);
    plainGround(hand, boardOf(square));
    railway(hand, width, rails);
  });
  const trains = [0, 1].map((take) => spriteOf(composition, [WAGONS * WAGON, TRAIN + 6], `train ${take}`, train));
  const long = width + WAGONS * WAGON;
  return [
    still(sheet),
    portrait ?? faceOf(composition),
    cycle(trains, takeOf).at(
      ({ onTwos: { travel } }) => [wrap(travel * PACE + 0.6 * width, long) * unit, (rails + 10) * unit],
      'bottom-right',
    ),
  ];
}

/** Parcels of land, each sown with another sign. */
function fields(hand: Hand, [width, height]: Point): void {
  const { pen, inks, chance } = hand;
  const [across, down] = [118, 104];
  const columns = Math.ceil(width / across) + 1;
  const joint = (column: number, row: number): Point => [
    (column - 0.4) * across + 22 * Math.sin(column * 3.1 + row * 1.7),
    (row - 0.4) * down + 18 * Math.cos(column * 1.3 + row * 2.9),
  ];
  for (let row = 0; row * down < height + down; row++) {
    for (let column = 0; column < columns; column++) {
      const corners = [joint(column, row), joint(column + 1, row), joint(column + 1, row + 1), joint(column, row + 1)];
      const kind = (column * 5 + row * 3) % 11;
      const paint = [inks.card, inks.darker, inks.yellow, inks.card, inks.blue][kind % 5] as string;
      const pattern = PATTERNS[(column * 3 + row * 5) % PATTERNS.length] ?? dots;
      const line = paint === inks.blue ? inks.chalk : inks.black;
      form(
        hand,
        corners.flatMap((corner) => [corner, corner]),
        paint,
        { wide: 3.5, fill: patterned(pen, pattern, line, chance, { step: 15, wide: 1.6 }) },
      );
    }
  }
}

/** A road around the ground of the words, with houses on all four sides, which fold outward. */
function market(hand: Hand, { left, top, width, height }: ReturnType<typeof groundOf>): void {
  const { pen, inks, chance } = hand;
  const outer = { left: left - ROAD, top: top - ROAD, width: width + 2 * ROAD, height: height + 2 * ROAD };
  form(hand, boardOf(outer), inks.chalk, { wide: 5 });
  const middle = { left: left - ROAD / 2, top: top - ROAD / 2, width: width + ROAD, height: height + ROAD };
  dashed(hand, boardOf(middle));
  const sides: readonly [from: Point, turn: number, long: number][] = [
    [[outer.left, outer.top], 0, outer.width],
    [[outer.left + outer.width, outer.top], Math.PI / 2, outer.height],
    [[outer.left + outer.width, outer.top + outer.height], Math.PI, outer.width],
    [[outer.left, outer.top + outer.height], -Math.PI / 2, outer.height],
  ];
  sides.forEach(([from, turn, long], side) => {
    const count = Math.max(1, Math.floor(long / (HOUSE + 6)));
    pen.save();
    pen.translate(...from);
    pen.rotate(turn);
    for (let place = 0; place < count; place++) {
      const x = ((place + 0.5) / count) * long;
      const kind = place * 3 + side * 2 + 1;
      if (kind % 5 === 4) tree({ pen, inks, chance }, [x, 0], [46, 66], kind);
      else house({ pen, inks, chance }, [x, 0], [HOUSE, 70 + ((kind * 29) % 16)], kind);
    }
    pen.restore();
  });
}

/** A round road whose houses stand on it like rays. */
function ringRoad(hand: Hand, [x, y]: Point, radius: number): void {
  const { pen, inks, chance } = hand;
  const around = (far: number) => ringOf(x, y, far, 28, () => 1);
  const outer = radius + ROAD;
  const count = Math.round((2 * Math.PI * outer) / (HOUSE + 10));
  form(hand, around(outer + 46), inks.darker, {
    wide: 5,
    fill: patterned(pen, stitches, inks.black, chance, { step: 16, wide: 1.6 }),
  });
  for (let place = 0; place < count; place++) {
    pen.save();
    pen.translate(x, y);
    pen.rotate((place / count) * 2 * Math.PI);
    if (place % 5 === 3) tree(hand, [0, -outer + 4], [46, 82], place);
    else house(hand, [0, -outer + 4], [HOUSE + 4, 78 + ((place * 31) % 24)], place * 2 + 3);
    pen.restore();
  }
  form(hand, around(outer), inks.chalk, { wide: 5 });
  dashed(hand, around(radius + ROAD / 2));
  form(hand, around(radius), inks.yellow, { wide: 5 });
}

/** The ground of the face in the middle of the town. */
function dial(hand: Hand, center: Point, radius: number): void {
  const { pen, inks, chance } = hand;
  form(
    hand,
    ringOf(...center, radius, 24, () => 1),
    inks.red,
    { fill: patterned(pen, dots, inks.chalk, chance, { step: 20 }) },
  );
}

/** A face that sings in the middle of the town. */
function faceOf(composition: Composition): Layer {
  const { unit } = composition;
  const { center, radius } = discOf(composition);
  const size = 0.8 * radius;
  const takes = [0, 1].map((take) =>
    [0, 0.45, 0.9].map((open) =>
      spriteOf(composition, [2.7 * size, 2.7 * size], `face ${take}`, (hand) =>
        head(hand, [1.35 * size, 1.35 * size], size, {
          ...{ paint: hand.inks.chalk, hair: hand.inks.yellow },
          ...{ open, gaze: 0.5, kind: 1 },
        }),
      ),
    ),
  );
  return variants(takes, takeOf, ({ onTwos: { bass, hit } }) => 0.75 * bass + 0.4 * hit).at([
    center[0] * unit,
    center[1] * unit,
  ]);
}

function dashed({ pen, inks, chance }: Hand, outline: readonly Point[]): void {
  handLine(pen, outline, 1, chance, true);
  pen.strokeStyle = inks.black;
  pen.lineWidth = 3;
  pen.setLineDash([13, 12]);
  pen.stroke();
  pen.setLineDash([]);
}

function railway(hand: Hand, width: number, y: number): void {
  const { pen, inks, chance } = hand;
  const line = (down: number) =>
    Array.from({ length: 20 }, (_, index): Point => [(index / 19) * (width + 80) - 40, y + down]);
  for (const [wide, color, dash] of [
    [56, inks.black, []],
    [48, inks.card, []],
    [34, inks.black, [6, 13]],
  ] as const) {
    handLine(pen, line(0), 1.5, chance);
    pen.lineCap = 'butt';
    pen.setLineDash([...dash]);
    pen.lineWidth = wide;
    pen.strokeStyle = color;
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.lineCap = 'round';
  for (const down of [-11, 11]) {
    handLine(pen, line(down), 1.5, chance);
    pen.lineWidth = 5;
    pen.stroke();
  }
}

/** A locomotive in front, at the right, and wagons with passengers. */
function train(hand: Hand): void {
  const { pen, inks, chance } = hand;
  for (let wagon = 0; wagon < WAGONS; wagon++) {
    const left = wagon * WAGON + 4;
    const [right, floor] = [left + WAGON - 10, TRAIN - 14];
    const isFirst = wagon === WAGONS - 1;
    const paint = [inks.yellow, inks.chalk, inks.blue, inks.red][wagon % 4] as string;
    pen.strokeStyle = inks.black;
    pen.lineWidth = 7;
    pen.beginPath();
    pen.moveTo(left - 4, floor - 6);
    pen.lineTo(right + 6, floor - 6);
    pen.stroke();
    const roof = isFirst ? 24 : 12;
    if (isFirst) form(hand, boardOf({ left: right - 36, top: 4, width: 18, height: 26 }), inks.black, { wide: 3 });
    const box = { left, top: roof, width: right - left, height: floor - roof };
    form(hand, boardOf(box), paint, {
      wide: 4.5,
      fill: patterned(pen, PATTERNS[wagon] ?? dots, inks.black, chance, { step: 10, wide: 1.4 }),
    });
    for (const share of isFirst ? [0.3] : [0.22, 0.5, 0.78])
      head(hand, [left + share * box.width, roof + 20], 13.5, {
        paint: inks.chalk,
        open: (wagon * 0.4 + share) % 1,
        gaze: 0.7,
        kind: wagon,
      });
    for (const share of [0.22, 0.78]) {
      const middle: Point = [left + share * box.width, floor];
      form(
        hand,
        ringOf(...middle, 13, 8, () => 1),
        inks.yellow,
        { wide: 4 },
      );
      form(
        hand,
        ringOf(...middle, 3, 6, () => 1),
        inks.black,
        { wide: 2 },
      );
    }
  }
}
