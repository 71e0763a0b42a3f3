import { pointsOf } from '../../../drawing/curve.ts';
import { type Point, ringOf } from '../../../drawing/hand.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { head } from './head.ts';
import { discOf } from './layout.ts';
import { form, type Hand, sheetOf, sizeOf, spriteOf } from './paint.ts';
import { dots, PATTERNS, patterned, rounds, scales, stitches, strokes } from './patterns.ts';
import { portraitOf } from './portrait.ts';
import { echoes } from './signs.ts';
import { takeOf } from './takes.ts';

/** The hull, whose ends are necks, 1000 long and 300 high. */
const HULL = pointsOf(
  '30,40 62,6 112,16 118,66 150,112 260,140 420,152 580,152 740,140 850,112 882,66 888,16 938,6 970,40 966,120 900,220 780,286 620,310 380,310 220,286 100,220 34,120',
);
const [LONG, HIGH] = [1000, 330] as const;
/** Room above the hull for sleepers and the mast. */
const MAST = 230;

interface Place {
  /** The hull's left end in shares of the width, its lower edge in shares of the height, and its scales. */
  left: number;
  keel: number;
  across: number;
  down: number;
  /** Surface of the sea in shares of the height. */
  sea: number;
  sleepers: number;
}

const PLACES: Readonly<Record<Composition['shape'], Place>> = {
  wide: { left: 0.06, keel: 0.9, across: 0.92, down: 0.92, sea: 0.76, sleepers: 7 },
  tall: { left: 0.03, keel: 0.88, across: 0.68, down: 1.16, sea: 0.78, sleepers: 5 },
  square: { left: 0.04, keel: 0.91, across: 0.66, down: 0.72, sea: 0.8, sleepers: 5 },
};

/** A night ship full of sleepers under a striped moon. */
export function shipOf(composition: Composition): Layer[] {
  const [width, height] = sizeOf(composition);
  const { unit, shape } = composition;
  const place = PLACES[shape];
  const { center, radius } = discOf(composition);
  const portrait = portraitOf(composition);
  const sheet = sheetOf(composition, (hand) => {
    const { inks } = hand;
    const grounds = [inks.card, inks.darker, inks.card, inks.blue, inks.darker];
    echoes(
      hand,
      ringOf(...center, radius * 1.3, 24, () => 1),
      { count: 30, step: 40, grounds, ink: inks.chalk },
    );
    if (!portrait) moon(hand, center, radius * 1.15);
    sea(hand, width, height, place.sea * height);
  });
  const { across, down } = place;
  const ships = [0, 1].map((take) =>
    spriteOf(composition, [LONG * across, (HIGH + MAST) * down], `ship ${take}`, (hand) => {
      hand.pen.translate(0, MAST * down);
      ship(hand, place);
    }),
  );
  const waves = spriteOf(composition, [width + 120, 74], 'waves', (hand) => wave(hand, width + 120, 74));
  const [x, y] = [(place.left * width + 0.5 * LONG * across) * unit, place.keel * height * unit];
  const rock = ({ onTwos: { beat } }: FrameCues) => (Math.floor(beat / 2) % 2) * 6 * unit;
  return [
    still(sheet),
    ...(portrait ? [portrait] : []),
    cycle(ships, takeOf).at((cues) => [x, y - rock(cues)], 'bottom'),
    cycle([waves], () => 0).at(
      ({ onTwos: { beat } }) => [((Math.floor(beat) % 2) * 30 - 60) * unit, (place.keel * height - 46) * unit],
      'top-left',
    ),
  ];
}

function moon(hand: Hand, center: Point, radius: number): void {
  const { pen, inks } = hand;
  form(
    hand,
    ringOf(...center, radius, 24, () => 1),
    inks.chalk,
    {
      wide: 8,
      fill({ left, top, width }) {
        for (let stripe = 0; stripe < 6; stripe++) {
          const y = top + (stripe + 0.15) * (radius / 3);
          const outline = [
            [left - 20, y],
            [left + width / 2, y + 12],
            [left + width + 20, y - 4],
            [left + width + 20, y + radius / 6.4],
            [left + width / 2, y + radius / 5.4],
            [left - 20, y + radius / 6],
          ] as const;
          form(hand, outline, stripe % 2 ? inks.red : inks.yellow, { wide: 4 });
        }
      },
    },
  );
  pen.save();
  head(hand, center, 0.66 * radius, { paint: inks.yellow, isAsleep: true, kind: 1 });
  pen.restore();
}

function sea(hand: Hand, width: number, height: number, level: number): void {
  const { pen, inks, chance } = hand;
  for (let row = 0; level + row * 52 < height + 40; row++) {
    const y = level + row * 52;
    const crests = Array.from(
      { length: 26 },
      (_, index): Point => [
        -80 + (index / 25) * (width + 160),
        y + (index % 2 ? 12 : -10) + 4 * Math.sin(index * 2.1 + row),
      ],
    );
    const corners: Point[] = [
      [width + 80, height + 80],
      [-80, height + 80],
    ];
    const pattern = [scales, dots, strokes][row % 3] ?? scales;
    const paint = [inks.blue, inks.card, inks.darker][row % 3] as string;
    form(hand, [...crests, ...corners], paint, {
      wide: 5,
      fill: patterned(pen, pattern, inks.chalk, chance, { step: 20, wide: 2.2 }),
    });
  }
}

/** Waves in front of the ship. */
function wave(hand: Hand, width: number, height: number): void {
  const { pen, inks, chance } = hand;
  const crests = (y: number) =>
    Array.from({ length: Math.ceil(width / 30) + 1 }, (_, index): Point => [index * 30, y + (index % 2 ? -10 : 10)]);
  form(hand, [...crests(16), ...crests(height - 16).reverse()], inks.blue, {
    wide: 5,
    fill: patterned(pen, scales, inks.chalk, chance, { step: 22, wide: 2.4 }),
  });
}

function ship(hand: Hand, { across, down, sleepers }: Place): void {
  const { pen, inks, chance } = hand;
  const at = ([x, y]: Point): Point => [x * across, y * down];
  mast(hand, at);
  // Each sleeper has a blanket of another pattern; the hull covers its end.
  for (let place = 0; place < sleepers; place++) {
    const wide = 700 / sleepers;
    const x = 150 + (place + 0.5) * wide;
    const paint = [inks.red, inks.chalk, inks.blue, inks.yellow][place % 4] as string;
    const line = paint === inks.blue ? inks.chalk : inks.black;
    const blanket = [
      [x - 0.52 * wide, 170],
      [x - 0.5 * wide, 96],
      [x, 80],
      [x + 0.5 * wide, 96],
      [x + 0.52 * wide, 170],
    ] as const;
    head(hand, at([x, 48]), 0.4 * wide * across, {
      paint: [inks.yellow, inks.chalk, inks.red][place % 3] as string,
      isAsleep: true,
      hair: place % 2 ? inks.chalk : inks.yellow,
    });
    form(hand, blanket.map(at), paint, {
      wide: 5,
      fill: patterned(pen, PATTERNS[place % PATTERNS.length] ?? dots, line, chance, { step: 14 }),
    });
  }
  const hull = HULL.map(at);
  form(hand, hull, inks.red, {
    wide: 8,
    fill(box) {
      const plank = box.height / 5;
      for (let row = 0; row < 6; row++) {
        const y = box.top + 0.42 * box.height + row * plank;
        const outline = [
          [box.left - 20, y - 110 * down],
          [box.left + 0.25 * box.width, y],
          [box.left + 0.75 * box.width, y],
          [box.left + box.width + 20, y - 110 * down],
          [box.left + box.width + 20, y + plank],
          [box.left - 20, y + plank],
        ] as const;
        const paint = [inks.yellow, inks.red, inks.chalk][row % 3] as string;
        form(hand, [...outline.slice(0, 4), ...[...outline].slice(4).map(([px, py]): Point => [px, py + 300])], paint, {
          wide: 4,
          fill: patterned(pen, [dots, strokes, scales][row % 3] ?? dots, inks.black, chance, { step: 16 }),
        });
      }
    },
  });
  for (let port = 0; port < 5; port++) {
    const middle = at([220 + port * 140, 224 + 14 * Math.sin(port * 1.57)]);
    form(
      hand,
      ringOf(...middle, 40 * across, 12, () => 1),
      inks.black,
      { wide: 4 },
    );
    head(hand, middle, 31 * across, { paint: port % 2 ? inks.chalk : inks.yellow, isAsleep: true });
  }
  for (const [x, gaze] of [
    [74, -1],
    [926, 1],
  ] as const)
    head(hand, at([x, 48]), 52 * across, { paint: inks.chalk, open: 0.5, gaze });
}

const POLE = pointsOf('370,150 370,150 374,-215 386,-215 390,150 390,150');
const SAILS = [
  pointsOf('394,-196 394,-196 530,-120 570,-6 570,-6 394,-16 394,-16'),
  pointsOf('366,-180 366,-180 260,-110 222,-10 222,-10 366,-18 366,-18'),
] as const;
const PENNANT = pointsOf('386,-212 386,-212 440,-228 480,-206 440,-196 386,-184 386,-184');

/** A mast with two patched sails, not in the middle of the ship. */
function mast(hand: Hand, at: (point: Point) => Point): void {
  const { pen, inks, chance } = hand;
  form(hand, PENNANT.map(at), inks.red, { wide: 4 });
  form(hand, POLE.map(at), inks.yellow);
  SAILS.forEach((outline, index) => {
    const [paint, line, pattern] = index ? [inks.blue, inks.chalk, rounds] : [inks.chalk, inks.black, stitches];
    form(hand, outline.map(at), paint, {
      wide: 7,
      fill: patterned(pen, pattern, line, chance, { step: 17, wide: 2.2 }),
    });
  });
}
