import { sprite } from '../../../drawing/canvas.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { orbit } from '../../../drawing/motion.ts';
import { type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { discOf } from './layout.ts';
import { portraitOf } from './portrait.ts';
import { ropeWalkerOf } from './rope-walker.ts';
import { grainOf, jerk, sheetOf } from './sheet.ts';
import { ball, bar, cone, inksOf, round } from './solids.ts';

const SHEET = '#f4efe3';
/** The arc beside the disc: its radius in shares of the disc's, and both ends of the ball's way on it, in radians. */
const [ORBIT, LOW, HIGH] = [1.09, 0.78 * Math.PI, 1.36 * Math.PI];

type Pair = readonly [number, number];

interface Place {
  /** Both ends of the bar, and the height of the wedge's foot, in shares of the frame. */
  bar: readonly [x: number, y: number, x: number, y: number];
  foot: number;
  /** Along the bar: the wedge's tip, two lines below the bar, and the walk, which stays beside a singer. */
  wedge: number;
  lines: Pair;
  walk: Pair;
  beside: Pair;
}

const PLACES: Readonly<Record<Composition['shape'], Place>> = {
  wide: {
    bar: [0.05, 1.03, 1.04, 0.55],
    foot: 1,
    wedge: 0.36,
    lines: [0.52, 1],
    walk: [0.5, 0.8],
    beside: [0.37, 0.43],
  },
  tall: {
    bar: [-0.04, 0.63, 1.04, 0.44],
    foot: 0.6,
    wedge: 0.76,
    lines: [0, 0.62],
    walk: [0.2, 0.62],
    beside: [0.14, 0.22],
  },
  square: {
    bar: [-0.04, 0.68, 1.04, 0.43],
    foot: 0.66,
    wedge: 0.78,
    lines: [0, 0.64],
    walk: [0.28, 0.66],
    beside: [0.22, 0.28],
  },
};

/** A very small rope-walker balances on a bar before a huge disc. */
export function balanceOf(composition: Composition): Layer[] {
  const { width, height, unit, shape, singer } = composition;
  const inks = inksOf(composition);
  const grained = grainOf(composition);
  const place = PLACES[shape];
  const { center, radius } = discOf(composition);
  const [fromX, fromY, toX, toY] = place.bar;
  const from: Point = [fromX * width, fromY * height];
  const to: Point = [toX * width, toY * height];
  const along = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const portrait = portraitOf(composition);
  const thick = 24 * unit;
  const ground = sheetOf(composition, SHEET, (pen) => {
    round(pen, inks.red[0], center, radius);
    pen.strokeStyle = inks.black[0];
    pen.lineWidth = 2 * unit;
    pen.beginPath();
    pen.arc(...center, radius * ORBIT, LOW - 0.1, HIGH + 0.2);
    pen.stroke();
    // The bust ends at the bar.
    pen.save();
    polygon(pen, [from, to, [width, 0], [0, 0]]);
    pen.clip();
    const face: Point = [center[0] + 0.03 * radius, center[1] + 0.06 * radius];
    portrait?.(pen, inks.red[0], face, Math.min(radius * 0.9, face[1]));
    pen.restore();
  });
  const beam = sprite(width, height, (pen) => {
    const [x, y] = along(place.wedge);
    const foot = place.foot * height;
    cone(pen, inks.blue, [x, y], [x, foot], [0, 0.62 * (foot - y)]);
    bar(pen, inks.black[0], from, to, thick);
    for (const [below, wide] of [
      [30, 6],
      [44, 2.5],
    ] as const) {
      const [first, last] = place.lines.map(along).map(([x, y]): Point => [x, y + below * unit]) as [Point, Point];
      bar(pen, inks.black[0], first, last, wide * unit);
    }
    grained(pen);
  });
  const walker = ropeWalkerOf(composition, (shape === 'wide' ? 0.19 : 0.17) * Math.min(width, height));
  const satellite = sprite(0.2 * radius, 0.2 * radius, (pen) => {
    ball(pen, inks.yellow, [0.1 * radius, 0.1 * radius], 0.1 * radius - 1);
    grained(pen);
  });
  const [first, last] = singer ? place.beside : place.walk;
  return [
    still(ground),
    picture(satellite).at(({ beat }) => {
      const share = 0.5 - 0.5 * Math.cos((jerk(beat) * Math.PI) / 6);
      return orbit(center, LOW + (HIGH - LOW) * share, radius * ORBIT);
    }),
    picture(beam),
    walker.at(({ onTwos: { travel } }) => {
      const [x, y] = along(first + (last - first) * (0.5 - 0.5 * Math.cos(travel * 0.22)));
      return [x, y - thick / 2 + 2 * unit];
    }, 'bottom'),
  ];
}
