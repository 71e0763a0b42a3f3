import { pointsOf } from '../../drawing/curve.ts';
import type { Point } from '../../drawing/hand.ts';
import { placing, sweep, type Touch, touch } from '../picture/wet-brush.ts';
import { creases, headOf, leaf, type Paints, type Planted, ruffled, stem } from './watercolor-stems.ts';
import type { Sheet } from './watercolor-washes.ts';

const POPPY: Readonly<Record<'back' | 'left' | 'right' | 'front', readonly Point[]>> = {
  back: pointsOf('0,0 -0.55,-0.3 -0.8,-0.78 -0.42,-1.12 0.06,-1 0.46,-1.2 0.84,-0.82 0.52,-0.28'),
  left: pointsOf('0,0.04 -0.52,0.02 -0.98,-0.3 -1.14,-0.74 -0.8,-0.98 -0.42,-0.72 -0.1,-0.4'),
  right: pointsOf('0,0.04 0.08,-0.4 0.4,-0.82 0.86,-1 1.14,-0.66 0.98,-0.26 0.5,0'),
  front: pointsOf('0,0.08 -0.44,-0.06 -0.64,-0.44 -0.36,-0.74 0.06,-0.62 0.48,-0.7 0.62,-0.34 0.4,-0.02'),
};

/** A poppy seen from the side: a cup of four petals. */
export function poppy(sheet: Sheet, plant: Planted): void {
  const place = headOf(sheet, plant);
  const { tint } = sheet;
  stem(sheet, plant, ['#5d8a4a', '#86a85a', '#4f7f50']);
  const petal = (points: readonly Point[], look: Partial<Touch>) => {
    const [root, tip] = place([
      [0, 0],
      [points[3]?.[0] ?? 0, -1.1],
    ]) as [Point, Point];
    touch(sheet, place(ruffled(sheet, points, 0.075)), {
      colors: ['#d0142e', '#f7402a', '#ff8a3c'].map(tint),
      flow: [root, tip],
      load: [0.75, 0.72],
      pale: 0.3,
      lift: 0.85,
      pooled: 0.5,
      ...look,
    });
  };
  petal(POPPY.back, { colors: ['#a81030', '#e82c34', '#ff5a34'].map(tint), load: [0.95, 0.8] });
  petal(POPPY.left, { lift: 0.6 });
  petal(POPPY.right, { lift: 0.6, colors: ['#c4143a', '#f43a3a', '#ffa04c'].map(tint) });
  petal(POPPY.front, { lift: 0.55, load: [0.9, 0.55] });
  creases(sheet, place, pointsOf('-0.7,-0.8 -0.4,-0.62 -0.1,-0.56 0.22,-0.6 0.5,-0.7 0.86,-0.78'), '#a01830');
  touch(sheet, place(pointsOf('-0.16,0.02 0,-0.16 0.16,0.02 0,0.1')), {
    colors: ['#2c2338', '#5d2036'].map(tint),
    load: [0.8, 0.4],
    bleeds: sheet.size(plant.radius) * 0.06,
    lost: 0.7,
  });
}

/** A poppy's nodding bud on a hairy stem. */
export function bud(sheet: Sheet, plant: Planted): void {
  const place = headOf(sheet, plant);
  stem(sheet, plant, ['#5d8a4a', '#86a85a', '#4f7f50']);
  const { tint } = sheet;
  touch(sheet, place(pointsOf('0,-0.5 0.42,-0.3 0.5,0.3 0.22,0.9 -0.2,0.9 -0.5,0.3 -0.4,-0.3')), {
    colors: ['#6f9a52', '#4a7a48', '#8fae5a'].map(tint),
    load: [0.6, 0.9],
    pale: 0.3,
    lift: 0.8,
  });
  touch(sheet, place(pointsOf('0.02,0.1 0.16,0.5 0.1,0.95 -0.02,0.9 -0.06,0.4')), {
    colors: ['#e4402e', '#c11f2c'].map(tint),
    load: [0.7, 0.9],
  });
}

/** A cornflower from the side: trumpets with teeth over a scaly cup. */
export function cornflower(sheet: Sheet, plant: Planted): void {
  const { chance, tint, size } = sheet;
  const [x, y] = sheet.at(plant.head);
  const lean = plant.lean ?? 0;
  stem(sheet, plant, ['#6a8f7a', '#8fb08a', '#5a8070'], 0.06);
  const trumpet: Point[] = pointsOf(
    '0,0 -0.1,-0.4 -0.3,-0.86 -0.17,-0.82 -0.06,-1.04 0.05,-0.84 0.2,-1 0.28,-0.78 0.1,-0.36',
  );
  const florets = 13;
  for (let index = 0; index < florets; index++) {
    const side = (((index * 5) % florets) / (florets - 1)) * 2 - 1;
    const place = placing(
      [x, y],
      lean + side * 1.75 + chance.around() * 0.12,
      size(plant.radius) * chance.between(0.8, 1.08) * (1 - 0.22 * Math.abs(side)),
    );
    touch(sheet, place(trumpet), {
      colors: ['#5a3fa8', '#2f57c0', '#5f92e6'].map(tint),
      flow: place(pointsOf('0,0 0,-1')) as [Point, Point],
      load: [0.7, 0.78],
      pale: 0.2,
      lift: 0.45,
      pooled: 0.5,
    });
  }
  for (let index = 0; index < 9; index++) {
    const place = placing([x, y], lean + chance.around() * 0.9, size(plant.radius) * chance.between(0.36, 0.6));
    sweep(
      sheet,
      place(pointsOf('0,0 0.06,-0.5 0,-1')),
      (share) => size(plant.radius) * 0.09 * (1.1 - share),
      {
        colors: ['#3a2470', '#7a3f9a'].map(tint),
        load: [0.7, 0.6],
      },
      6,
    );
  }
  const place = headOf(sheet, plant);
  touch(sheet, place(pointsOf('0,-0.12 0.2,0 0.24,0.3 0.06,0.56 -0.06,0.56 -0.24,0.3 -0.2,0')), {
    colors: ['#4f6f5a', '#7f9a62', '#3f5f52'].map(tint),
    load: [0.9, 0.8],
    lift: 0.8,
    pale: 0.2,
  });
}

/** A daisy of white paper between gray shadows, seen a little from below or above. */
export function daisy(sheet: Sheet, plant: Planted, flat = 0.72): void {
  const { chance, tint } = sheet;
  stem(sheet, plant, ['#5f8f4f', '#92b565', '#4f8058'], 0.05);
  const place = headOf(sheet, plant);
  const petals = 17;
  for (let index = 0; index < petals; index++) {
    const turn = (((index * 7) % petals) / petals) * 2 * Math.PI + chance.around() * 0.12;
    const long = chance.between(0.86, 1.06);
    const half = chance.between(0.1, 0.14);
    const own = (points: readonly Point[]) =>
      place(placing([0, 0], turn, 1)(points).map(([px, py]): Point => [px, py * flat - (py > 0 ? 0 : 0.04)]));
    touch(
      sheet,
      own([
        [0, -0.16],
        [-half, -0.5],
        [-half * 1.05, -0.86 * long],
        [-half * 0.3, -long],
        [half * 0.5, -0.97 * long],
        [half, -0.8 * long],
        [half * 0.7, -0.4],
      ]),
      {
        colors: ['#8f9cc4', '#c9cfe2', '#efe3cf'].map(tint),
        flow: own(pointsOf('0,-0.1 0,-1')) as [Point, Point],
        load: [0.62, 0.16],
        pale: 0.2,
        pooled: 1.5,
        lift: 0.96,
        grains: 0.2,
      },
    );
  }
  touch(sheet, place(pointsOf('-0.28,0 -0.2,-0.2 0.04,-0.27 0.25,-0.17 0.29,0.02 0.14,0.17 -0.14,0.17')), {
    colors: ['#f9d24a', '#f2a92c', '#b8641e'].map(tint),
    load: [0.72, 0.95],
    lift: 0.95,
    pooled: 0.4,
  });
}

/** A tulip that is about to open. */
export function tulip(sheet: Sheet, plant: Planted): void {
  const { tint, size } = sheet;
  stem(sheet, plant, ['#5f9a5a', '#93bd6d', '#4f8a60'], 0.13);
  const place = headOf(sheet, plant);
  const flow = place(pointsOf('0,0.12 0,-1.3')) as [Point, Point];
  const petal = (points: readonly Point[], colors: Paints, load: Touch['load'], lift: number) =>
    touch(sheet, place(ruffled(sheet, points, 0.025, 6)), {
      colors: colors.map(tint),
      flow,
      load,
      lift,
      pale: 0.32,
      pooled: 0.6,
    });
  petal(
    pointsOf('0,0.05 -0.3,-0.5 -0.2,-1.2 0.06,-1.36 0.32,-1.1 0.3,-0.4'),
    ['#f0b24a', '#d34a7a', '#a8285f'],
    [0.7, 0.9],
    0.8,
  );
  petal(
    pointsOf('0,0.1 -0.46,-0.02 -0.66,-0.46 -0.54,-0.96 -0.3,-1.28 -0.1,-0.86 0.02,-0.4'),
    ['#f6c95a', '#ee7f9a', '#d8487f'],
    [0.5, 0.85],
    0.75,
  );
  petal(
    pointsOf('0,0.1 0.44,0 0.64,-0.44 0.58,-0.9 0.4,-1.24 0.12,-0.84 0,-0.36'),
    ['#f6c95a', '#f08aa0', '#c93a76'],
    [0.5, 0.9],
    0.7,
  );
  petal(
    pointsOf('0,0.12 -0.3,-0.06 -0.36,-0.5 -0.14,-0.98 0.06,-1.1 0.28,-0.82 0.34,-0.4 0.26,-0.02'),
    ['#f8d36a', '#f49aa6', '#e0558a'],
    [0.42, 0.8],
    0.7,
  );
  creases(sheet, place, pointsOf('-0.04,-0.9 0.2,-0.78 -0.44,-0.8 0.46,-0.76'), '#b02a68');
  const [x, y] = sheet.at(plant.head);
  const long = size(plant.radius);
  const [rx, ry] = sheet.at(plant.root);
  leaf(sheet, [x + (rx - x) * 0.8, y + (ry - y) * 0.8], [x - long * 1.5, y + long * 1.1], long * 0.5, -0.14, [
    '#4f8a60',
    '#86b07a',
    '#5f9a70',
  ]);
}

const FALL = pointsOf('0,0 -0.4,-0.16 -0.86,-0.06 -1.16,0.34 -1.08,0.74 -0.8,0.8 -0.52,0.46 -0.24,0.14');
const STANDARD = pointsOf('0,0 -0.34,-0.26 -0.56,-0.74 -0.42,-1.14 -0.1,-1.22 0.1,-0.86 0.12,-0.36');

/** A flag iris: petals that stand over petals that fall. */
export function iris(sheet: Sheet, plant: Planted): void {
  const { tint } = sheet;
  stem(sheet, plant, ['#4f8a6a', '#7fb07a', '#3f7a68'], 0.09);
  const place = headOf(sheet, plant);
  const mirrored = (points: readonly Point[], wide = 1) => points.map(([x, y]): Point => [-x * wide, y]);
  const petal = (points: readonly Point[], colors: Paints, tip: Point, load: Touch['load'], lift = 0.8) =>
    touch(sheet, place(ruffled(sheet, points, 0.05)), {
      colors: colors.map(tint),
      flow: place([[0, 0], tip]) as [Point, Point],
      load,
      pale: 0.3,
      lift,
      pooled: 0.6,
    });
  petal(mirrored(STANDARD, 0.8), ['#7a56b8', '#a58fe0', '#6a5fd0'], [0.3, -1.1], [0.7, 0.7]);
  petal(STANDARD, ['#6a48b0', '#8f7ae0', '#5a56c8'], [-0.3, -1.1], [0.7, 0.8], 0.7);
  petal(FALL, ['#f2c84a', '#7a4fc0', '#3f3aa0'], [-1.1, 0.6], [0.5, 0.9]);
  petal(mirrored(FALL, 0.92), ['#f2c84a', '#8458c8', '#4a44b0'], [1.0, 0.6], [0.5, 0.9]);
  petal(
    pointsOf('0,-0.5 -0.28,-0.4 -0.3,-0.05 -0.1,0.06 0.14,0.04 0.3,-0.1 0.24,-0.44'),
    ['#8f74d8', '#6a50b8'],
    [0, 0],
    [0.6, 0.8],
    0.6,
  );
  petal(
    pointsOf('0,-0.04 -0.24,0.14 -0.42,0.56 -0.24,0.98 0.08,1.08 0.36,0.82 0.36,0.42 0.2,0.1'),
    ['#f4cf52', '#7448bc', '#36309a'],
    [0.02, 1.05],
    [0.62, 0.95],
  );
  creases(
    sheet,
    placing(place([[0, 0]])[0] as Point, plant.lean ?? 0, sheet.size(plant.radius)),
    pointsOf('-0.16,0.8 0.06,0.9 0.24,0.7 -0.9,0.5 -0.76,0.36 0.86,0.46 -0.3,-0.9 -0.14,-1 0.2,-0.9'),
    '#2f2a80',
  );
  for (const [x, y] of pointsOf('0.02,0.34 -0.4,0.02 0.38,0.02'))
    touch(
      sheet,
      place([
        [x - 0.07, y - 0.12],
        [x + 0.06, y - 0.14],
        [x + 0.07, y + 0.1],
        [x - 0.04, y + 0.14],
      ]),
      {
        colors: ['#ffd23e', '#f29a1e'].map(tint),
        load: [0.9, 0.8],
        lift: 0.8,
        bleeds: sheet.size(plant.radius) * 0.02,
        lost: 0.5,
      },
    );
}
