import { sprite } from '../../drawing/canvas.ts';
import { type Point, polygon } from '../../drawing/hand.ts';
import { sway, wrap } from '../../drawing/motion.ts';
import { cycle, each, type Layer, meter, picture, still } from '../layers.ts';
import type { Composition } from '../look.ts';
import {
  around,
  block,
  bokashi,
  carve,
  FOAM,
  INDIGO,
  KEY,
  MID,
  PALE,
  PAPER,
  path,
  through,
} from './woodblock-print-carving.ts';
import { craneOf } from './woodblock-print-cranes.ts';
import { pineOf } from './woodblock-print-pine.ts';
import { mountainOf, moving, openSeaOf } from './woodblock-print-sea.ts';
import { layoutOf, mistBand, portraitOf, printOf, sunOf } from './woodblock-print-sheet.ts';

/** Where things are at dawn, in shares of the frame. */
interface Dawn {
  line: number;
  sun: readonly [x: number, y: number];
  mountain: readonly [x: number, width: number];
  /** Width of the pine. */
  pine: number;
  /** Cranes: their place and width. */
  cranes: readonly (readonly [x: number, y: number, width: number])[];
  /** Bands of mist: their left and right ends, their middle and height. Words are on them. */
  mist: readonly (readonly [left: number, right: number, y: number, height: number])[];
}

const DAWNS: Readonly<Record<Composition['shape'], Dawn>> = {
  wide: {
    line: 0.66,
    sun: [0.6, 0.3],
    mountain: [0.78, 0.3],
    pine: 0.52,
    cranes: [
      [0.64, 0.26, 0.19],
      [0.79, 0.14, 0.12],
      [0.5, 0.45, 0.11],
    ],
    mist: [
      [0.3, 0.99, 0.685, 0.075],
      [0.06, 0.9, 0.765, 0.1],
      [0.12, 1.1, 0.855, 0.1],
      [0.28, 0.84, 0.93, 0.06],
    ],
  },
  tall: {
    line: 0.6,
    sun: [0.6, 0.34],
    mountain: [0.7, 0.6],
    pine: 1,
    cranes: [
      [0.6, 0.36, 0.36],
      [0.84, 0.27, 0.22],
      [0.3, 0.45, 0.2],
    ],
    mist: [
      [0.3, 1.1, 0.62, 0.04],
      [-0.1, 0.92, 0.66, 0.06],
      [0.08, 1.1, 0.72, 0.07],
      [-0.1, 0.9, 0.785, 0.07],
      [0.16, 1.1, 0.84, 0.045],
    ],
  },
  square: {
    line: 0.62,
    sun: [0.62, 0.33],
    mountain: [0.76, 0.46],
    pine: 0.8,
    cranes: [
      [0.66, 0.31, 0.28],
      [0.86, 0.18, 0.17],
      [0.46, 0.48, 0.15],
    ],
    mist: [
      [0.3, 1.1, 0.655, 0.06],
      [-0.1, 0.9, 0.725, 0.09],
      [0.08, 1.1, 0.81, 0.095],
      [0.2, 0.88, 0.885, 0.06],
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
  const cranes = dawn.cranes.slice(portrait ? 1 : 0).map(([x, y, wide], index) => ({
    drawings: craneOf(composition, wide * width),
    place: [portrait && index === 0 ? x + 0.08 : x, y] as const,
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
    picture(mistOf(composition, 0.36, 0.035)).at(({ travel }) => [
      width * 0.8 + sway(travel, 0.16, 26 * unit),
      line - 24 * unit,
    ]),
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
    each(dawn.mist, ([left, right, y, tall], index) =>
      picture(mistOf(composition, right - left, tall)).at(
        ({ travel }) => [((left + right) / 2) * width + sway(travel, 0.14, 16 * unit, index * 2.2), y * height],
        'center',
      ),
    ),
    !portrait && branch,
    !portrait && flight,
  ].filter((layer) => layer !== undefined && layer !== false);
}

/** One band of mist: paper, with a thin line inside its lower edge. @param across and `down`: shares of the frame */
function mistOf({ width, height, unit, tint }: Composition, across: number, down: number) {
  const [wide, tall] = [across * width, down * height];
  return sprite(wide, tall, (pen) => {
    mistBand(pen, 0, wide, tall / 2, tall, tint(PAPER));
    pen.save();
    pen.clip();
    bokashi(pen, { width: wide, from: tall, to: tall * 0.55 }, tint(PALE), 0.3);
    pen.restore();
    const half = tall / 2;
    pen.fillStyle = tint(MID);
    const edge: Point[] = Array.from({ length: 19 }, (_, step) => {
      const angle = Math.PI / 2 + (step / 18) * Math.PI * 0.55;
      return [half + Math.cos(angle) * (half - 3 * unit), half + Math.sin(angle) * (half - 3 * unit)];
    });
    carve(pen, [[wide - half, tall - 3 * unit], [wide / 2, tall - 3 * unit], ...edge], 2 * unit, around);
  });
}

/** A cargo boat with one broad sail, far away. */
function sailOf({ unit, tint }: Composition, size: number) {
  const scale = unit * size;
  return sprite(74 * scale, 90 * scale, (pen) => {
    pen.scale(scale, scale);
    const sail = through(path([20, 8, 44, 4, 62, 8, 66, 40, 60, 66, 40, 70, 24, 66, 27, 40, 20, 8]));
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
        through([
          [20 + at * 42, 6],
          [25 + at * 42, 40],
          [24 + at * 38, 68],
        ]),
        1.6,
      );
    const hull = through(path([4, 68, 14, 78, 40, 81, 64, 77, 72, 66]));
    block(pen, [...hull, [62, 88], [14, 88]], tint(INDIGO));
    pen.fillStyle = tint(KEY);
    carve(pen, hull, 3, around);
  });
}
