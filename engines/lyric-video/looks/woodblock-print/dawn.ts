import { sprite } from '../../../drawing/canvas.ts';
import { curve, pointsOf } from '../../../drawing/curve.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { sway, wrap } from '../../../drawing/motion.ts';
import { cycle, each, type Layer, meter, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { around, block, bokashi, carve, FOAM, INDIGO, KEY, MID, PALE } from './carving.ts';
import { craneOf } from './cranes.ts';
import { type MistBand, mistOf } from './mist.ts';
import { pineOf } from './pine.ts';
import { mountainOf, moving, openSeaOf } from './sea.ts';
import { layoutOf, portraitOf, printOf, sunOf } from './sheet.ts';

/** Where things are at dawn, in shares of the frame. */
interface Dawn {
  line: number;
  sun: readonly [x: number, y: number];
  mountain: readonly [x: number, width: number];
  /** Width of the pine. */
  pine: number;
  /** Cranes: their place and width. */
  cranes: readonly (readonly [x: number, y: number, width: number])[];
  /** Words are on them. */
  mist: readonly MistBand[];
}

const DAWNS: Readonly<Record<Composition['shape'], Dawn>> = {
  wide: {
    line: 0.58,
    sun: [0.6, 0.28],
    mountain: [0.8, 0.3],
    pine: 0.5,
    cranes: [
      [0.64, 0.24, 0.19],
      [0.79, 0.13, 0.12],
      [0.5, 0.42, 0.11],
    ],
    mist: [
      [0.46, 1.4, 0.7, 0.09],
      [-0.3, 0.9, 0.8, 0.15],
      [0.08, 1.4, 0.925, 0.13],
    ],
  },
  tall: {
    line: 0.55,
    sun: [0.6, 0.34],
    mountain: [0.7, 0.6],
    pine: 1,
    cranes: [
      [0.6, 0.36, 0.36],
      [0.84, 0.27, 0.22],
      [0.3, 0.45, 0.2],
    ],
    mist: [
      [0.4, 1.4, 0.625, 0.05],
      [-0.3, 0.92, 0.685, 0.09],
      [0.06, 1.4, 0.77, 0.1],
      [-0.3, 0.86, 0.845, 0.07],
    ],
  },
  square: {
    line: 0.56,
    sun: [0.62, 0.33],
    mountain: [0.76, 0.46],
    pine: 0.8,
    cranes: [
      [0.66, 0.31, 0.28],
      [0.86, 0.18, 0.17],
      [0.46, 0.48, 0.15],
    ],
    mist: [
      [0.42, 1.4, 0.665, 0.08],
      [-0.3, 0.92, 0.755, 0.14],
      [0.07, 1.4, 0.885, 0.14],
    ],
  },
};

/** Dawn: cranes before a small sun, a pine that reaches over a calm sea, and mist that the title is printed on. */
export function dawnOf(composition: Composition): Layer[] {
  const { width, height, unit, tint, art } = composition;
  const shape = layoutOf(composition);
  const dawn = DAWNS[shape];
  const side = Math.min(width, height);
  const line = dawn.line * height;
  const sheet = printOf(composition, (pen) => {
    bokashi(pen, { width, from: line, to: line - height * 0.34 }, tint('#eba98a'), 0.9);
    bokashi(pen, { width, from: 0, to: height * 0.34 }, tint(PALE), 1);
    bokashi(pen, { width, from: 0, to: height * 0.13 }, tint(MID), 0.9);
  });
  const portrait = portraitOf(composition);
  const radius = side * (portrait ? 0.27 : 0.125);
  const suns = Array.from({ length: 6 }, (_, step) => sunOf(composition, radius, 0.95 + 0.012 * step));
  const sun: Point = portrait
    ? [art.left + art.width / 2, art.top + art.height - 0.4 * side]
    : [dawn.sun[0] * width, dawn.sun[1] * height];
  const sea = openSeaOf(composition, {
    surface: 12 * unit,
    tall: height - line + 20 * unit,
    ink: '#c9d9cf',
    deep: MID,
    line: MID,
    lines: 22,
  });
  const pine = pineOf(composition, dawn.pine * width);
  const [near, far] = [sailOf(composition, 1), sailOf(composition, 0.62)];
  // A singer takes the place of the nearest crane, and on narrow sheets of all.
  const cranes = dawn.cranes.slice(portrait ? (shape === 'wide' ? 1 : 3) : 0).map(([x, y, wide], index) => ({
    drawings: craneOf(composition, wide * width),
    place: [portrait && y < 0.2 ? x + 0.05 : x, y] as const,
    index,
  }));
  const branch = picture(pine).at(({ travel }) => [-2 * unit, sway(travel, 0.5, 3 * unit) - 4 * unit], 'top-left');
  const flight = each(cranes, ({ drawings, place: [x, y], index }) =>
    cycle(drawings, ({ travel }) => travel * 7 + index * 3.3).at(
      ({ travel, beat }) => [
        x * width + sway(travel, 0.3, 26 * unit, index * 1.7),
        y * height + sway(travel, 0.7, 9 * unit, index) - 5 * unit * Math.max(0, 1 - (beat % 1) * 3),
      ],
      'center',
    ),
  );
  return [
    still(sheet),
    meter(suns, ({ bass }) => bass).at(sun),
    picture(mountainOf(composition, dawn.mountain[1] * width, '#6f93a6', '#eba98a')).at(
      [dawn.mountain[0] * width, line + 4 * unit],
      'bottom',
    ),
    picture(mistOf(composition, [[0.62, 1.1, dawn.line - 0.033, 0.035]])).at(
      ({ travel }) => [sway(travel, 0.16, 24 * unit, 2) - 0.15 * width, 0],
      'top-left',
    ),
    moving(sea, width, ({ travel }) => [travel * 3 * unit, line - 12 * unit]),
    picture(far).at(({ travel }) => [wrap(width * 0.34 + travel * 3 * unit, width * 1.2), line + 10 * unit], 'bottom'),
    picture(near).at(
      ({ travel }) => [
        wrap(width * 0.2 + travel * 4 * unit, width * 1.2),
        line + 26 * unit + sway(travel, 0.8, 2 * unit),
      ],
      'bottom',
    ),
    // Nothing is before the singer's face but mist below it.
    portrait && branch,
    portrait && flight,
    portrait && picture(portrait).at([art.left + art.width / 2, art.top + art.height], 'bottom'),
    picture(mistOf(composition, dawn.mist)).at(
      ({ travel }) => [sway(travel, 0.14, 12 * unit) - 0.15 * width, 0],
      'top-left',
    ),
    !portrait && branch,
    !portrait && flight,
  ].filter((layer) => layer !== undefined && layer !== false);
}

/** A cargo boat with one broad sail, far away. */
function sailOf({ unit, tint }: Composition, size: number) {
  const scale = unit * size;
  return sprite(74 * scale, 90 * scale, (pen) => {
    pen.scale(scale, scale);
    const sail = curve(pointsOf('20,8 44,4 62,8 66,40 60,66 40,70 24,66 27,40 20,8'));
    block(pen, sail, tint(FOAM));
    pen.save();
    polygon(pen, sail);
    pen.clip();
    bokashi(pen, { width: 80, from: 74, to: 30 }, tint(PALE), 0.7);
    pen.restore();
    pen.fillStyle = tint(KEY);
    carve(pen, sail, 2.6, around);
    for (const at of [0.3, 0.55, 0.8])
      carve(
        pen,
        curve([
          [20 + at * 42, 6],
          [25 + at * 42, 40],
          [24 + at * 38, 68],
        ]),
        1.6,
      );
    const hull = curve(pointsOf('4,68 14,78 40,81 64,77 72,66'));
    block(pen, [...hull, [62, 88], [14, 88]], tint(INDIGO));
    pen.fillStyle = tint(KEY);
    carve(pen, hull, 3, around);
  });
}
