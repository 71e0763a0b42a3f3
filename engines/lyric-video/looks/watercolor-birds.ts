import { type Canvas, even, newCanvas, sprite } from '../../drawing/canvas.ts';
import { pointsOf } from '../../drawing/curve.ts';
import type { Sprite } from '../../drawing/frame.ts';
import type { Point } from '../../drawing/hand.ts';
import { placing, sweep, touch } from '../picture/wet-brush.ts';
import type { Sheet } from './watercolor-washes.ts';

type Place = (points: readonly Point[]) => Point[];

/** Wings of one beat: radians of the near wing from where it is raised, and of the far one behind it. */
const BEAT: readonly (readonly [near: number, far: number, long: number])[] = [
  [0, 0.4, 1],
  [-0.75, -0.2, 0.92],
  [-1.75, -1.1, 0.86],
  [-2.5, -1.9, 0.94],
];

/**
 * A hummingbird that hovers and looks to the right, with its wings at each part of a beat. Its body's middle is that of
 * the sprites. @param size half the length of its body, in pixels
 * @param sheetOn makes a sheet for a pen
 */
export function hummingbirdOf(size: number, sheetOn: (canvas: Canvas) => Sheet): Sprite[] {
  const side = even(size * 5);
  const layer = (draw: (sheet: Sheet, place: Place) => void) => {
    const { canvas } = newCanvas(side, side);
    draw(sheetOn(canvas), placing([side / 2, side / 2], 0, size));
    return canvas;
  };
  const body = layer((sheet, place) => hoverer(sheet, place, size));
  return BEAT.map(([near, far, long]) => {
    const behind = layer((sheet, place) => wing(sheet, place, [0.26, -0.36], far, long * 0.94, 0.55, size));
    const before = layer((sheet, place) => wing(sheet, place, [0.1, -0.3], near, long, 0.95, size));
    return sprite(side, side, (pen) => {
      for (const drawn of [behind, body, before]) pen.drawImage(drawn, 0, 0);
    });
  });
}

/** Feathers fanned from a shoulder: long ones at the tip, shorter ones toward the body. */
function wing(sheet: Sheet, place: Place, at: Point, turn: number, long: number, load: number, size: number): void {
  const { tint } = sheet;
  const feathers = 8;
  for (let feather = feathers - 1; feather >= 0; feather--) {
    const share = feather / (feathers - 1);
    const own = placing(at, turn - 0.62 - share * 0.95, long * (1.75 - 1.05 * share ** 0.8));
    sweep(
      sheet,
      place(own(pointsOf('0,0 0.09,-0.5 0,-1'))),
      (along) => size * 0.2 * Math.sin(Math.PI * Math.min(1, 0.12 + along * 0.82)) ** 0.7,
      {
        colors: ['#2f6f78', '#6f86b8', '#b7a3cf'].map(tint),
        load: [0.72 * load, 0.42 * load],
        pale: 0.2,
        lift: 0.35,
        dry: 0.35,
      },
      10,
    );
  }
}

function hoverer(sheet: Sheet, place: Place, size: number): void {
  const { tint } = sheet;
  for (const [x, y] of pointsOf('-0.98,1.2 -0.84,1.36 -0.66,1.42 -0.5,1.36'))
    sweep(
      sheet,
      place([
        [-0.34, 0.42],
        [(x - 0.34) / 2 - 0.05, (y + 0.42) / 2],
        [x, y],
      ]),
      (along) => size * 0.17 * (0.6 + 0.5 * along),
      {
        colors: ['#1f6f62', '#27506f', '#3a3560'].map(tint),
        load: [0.8, 0.85],
        lift: 0.6,
      },
      8,
    );
  touch(
    sheet,
    place(
      pointsOf(
        '0.34,-0.72 0.6,-0.62 0.66,-0.42 0.56,-0.12 0.36,0.2 0.02,0.46 -0.32,0.64 -0.5,0.58 -0.44,0.3 -0.28,-0.06 0,-0.42 0.14,-0.66',
      ),
    ),
    {
      colors: ['#0f8f6f', '#2fae7a', '#cfd8b8'].map(tint),
      flow: place(pointsOf('-0.3,-0.2 0.5,0.3')) as [Point, Point],
      load: [0.92, 0.4],
      lift: 0.95,
      pooled: 0.7,
      pale: 0.12,
    },
  );
  touch(sheet, place(pointsOf('0.64,-0.46 0.68,-0.3 0.54,-0.06 0.34,-0.04 0.3,-0.24 0.44,-0.4')), {
    colors: ['#e0185a', '#ff5a3c'].map(tint),
    load: [0.95, 0.8],
    lift: 0.7,
    pooled: 0.7,
  });
  touch(sheet, place(pointsOf('0.16,-0.62 0.26,-0.82 0.5,-0.86 0.68,-0.7 0.72,-0.56 0.54,-0.46 0.3,-0.44')), {
    colors: ['#0f7f78', '#36b48a'].map(tint),
    load: [0.9, 0.7],
    lift: 0.9,
    pooled: 0.7,
  });
  sweep(sheet, place(pointsOf('0.66,-0.64 1.06,-0.72 1.5,-0.7')), (along) => size * 0.075 * (1.1 - along * 0.8), {
    colors: ['#2a2a3c', '#2a2a3c'].map(tint),
    load: [0.9, 0.9],
  });
  touch(sheet, place(pointsOf('0.46,-0.7 0.54,-0.74 0.58,-0.66 0.5,-0.62')), {
    colors: ['#14141f', '#14141f'].map(tint),
    load: [0.97, 0.97],
  });
}

/** A heron that stands in the water and looks to the left. @param at its feet in pixels @param tall in pixels */
export function heron(sheet: Sheet, at: Point, tall: number): void {
  const { tint, unit } = sheet;
  const place = placing(at, 0, tall);
  for (const [x, foot] of pointsOf('0.02,-0.01 0.1,0.1'))
    sweep(
      sheet,
      place([
        [x, -0.44],
        [x + 0.02, -0.22],
        [foot, 0.01],
      ]),
      () => tall * 0.014 + unit * 0.6,
      { colors: ['#4b4a52', '#6a5f5a'].map(tint), load: [0.85, 0.8] },
    );
  // The tail and the far wing.
  touch(sheet, place(pointsOf('0.1,-0.6 0.3,-0.5 0.46,-0.36 0.4,-0.34 0.2,-0.42 0.04,-0.46')), {
    colors: ['#5a6f8f', '#39485f'].map(tint),
    flow: place(pointsOf('0.1,-0.6 0.45,-0.35')) as [Point, Point],
    load: [0.7, 0.95],
    lift: 0.9,
  });
  touch(
    sheet,
    place(
      pointsOf('-0.14,-0.62 -0.06,-0.69 0.08,-0.68 0.22,-0.58 0.36,-0.42 0.22,-0.42 0.06,-0.4 -0.08,-0.44 -0.16,-0.54'),
    ),
    {
      colors: ['#c9d3e0', '#8298b4', '#56688a'].map(tint),
      flow: place(pointsOf('-0.15,-0.6 0.34,-0.42')) as [Point, Point],
      load: [0.45, 0.85],
      lift: 0.97,
      pooled: 0.7,
      pale: 0.15,
    },
  );
  sweep(
    sheet,
    place(pointsOf('-0.06,-0.6 -0.17,-0.66 -0.16,-0.78 -0.08,-0.86 -0.1,-0.95 -0.17,-0.975')),
    (along) => tall * (0.045 + 0.075 * Math.max(0, 1 - along * 2.2)),
    {
      colors: ['#b9c5d6', '#e4e6ea', '#d3d9e2'].map(tint),
      load: [0.6, 0.5],
      lift: 0.97,
      pooled: 1.1,
    },
  );
  touch(sheet, place(pointsOf('-0.1,-0.99 -0.17,-1.005 -0.24,-0.985 -0.22,-0.955 -0.14,-0.945 -0.09,-0.96')), {
    colors: ['#e3e6ea', '#9fb0c6'].map(tint),
    load: [0.4, 0.6],
    lift: 0.97,
    pooled: 1,
  });
  sweep(
    sheet,
    place(pointsOf('-0.22,-0.972 -0.32,-0.962 -0.43,-0.945')),
    (along) => tall * 0.036 * (1.05 - along),
    { colors: ['#e0902c', '#c26a24'].map(tint), load: [0.95, 0.9], lift: 0.9 },
    8,
  );
  sweep(
    sheet,
    place(pointsOf('-0.2,-0.99 -0.09,-1.0 0.03,-0.965')),
    (along) => tall * 0.026 * (1.05 - along),
    { colors: ['#232a40', '#39485f'].map(tint), load: [0.95, 0.85] },
    8,
  );
  for (const [x, y] of pointsOf('0.24,-0.38 0.3,-0.36 0.16,-0.37'))
    sweep(
      sheet,
      place([
        [x - 0.14, y - 0.16],
        [x - 0.04, y - 0.06],
        [x + 0.04, y + 0.03],
      ]),
      (along) => tall * 0.03 * Math.sin(Math.PI * (0.2 + along * 0.75)),
      { colors: ['#39485f', '#2c3850'].map(tint), load: [0.5, 0.8] },
      8,
    );
}

/** Its mirror in the water, in strokes that bled downward. */
export function heronMirrored(sheet: Sheet, at: Point, tall: number): void {
  const place = placing(at, 0, tall);
  const { tint } = sheet;
  for (const [x, from, to, wide] of [
    [0.03, 0.02, 0.3, 0.022],
    [0.1, 0.02, 0.26, 0.02],
    [0.07, 0.22, 0.46, 0.11],
    [-0.12, 0.36, 0.5, 0.035],
  ] as const)
    sweep(
      sheet,
      place([
        [x, from],
        [x + 0.012, (from + to) / 2],
        [x - 0.01, to],
      ]),
      (along) => tall * wide * Math.sin(Math.PI * (0.15 + 0.8 * along)),
      {
        colors: ['#56688a', '#8298b4'].map(tint),
        load: [0.5, 0.26],
        bleeds: tall * 0.02,
        lost: 0.8,
      },
    );
}

/** A bird far away with its wings raised, level and lowered. @param size in pixels from tip to tip */
export function farBirdsOf(size: number, color: string, sheetOn: (canvas: Canvas) => Sheet): Sprite[] {
  const side = even(size * 1.2);
  return [-0.42, -0.12, 0.2, -0.12].map((raised) => {
    const { canvas } = newCanvas(side, side);
    const sheet = sheetOn(canvas);
    const place = placing([side / 2, side / 2], 0, size / 2);
    for (const way of [-1, 1])
      sweep(
        sheet,
        place([
          [0, 0.06],
          [way * 0.4, raised * 0.9 - 0.04],
          [way * 0.95, raised * 1.1 + 0.16],
        ]),
        (along) => size * 0.1 * Math.sin(Math.PI * (0.28 + 0.7 * along)) + 0.6,
        {
          colors: [color, color],
          load: [0.9, 0.7],
        },
        10,
      );
    touch(sheet, place(pointsOf('-0.07,-0.02 0.06,-0.06 0.12,0.1 0.02,0.3 -0.06,0.14')), {
      colors: [color, color],
      load: [0.9, 0.9],
    });
    return sprite(side, side, (pen) => pen.drawImage(canvas, 0, 0));
  });
}
