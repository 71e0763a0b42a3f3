import { darken, hex, lighten, type Rgb } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import { type Point, ringOf } from '../../drawing/hand.ts';
import type { DrawnThing, Sketch } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const RED = hex('#d8403c');
const CREAM = hex('#fdf3dc');
const GOLD = hex('#f0c040');
const BLUE = hex('#3f8fd0');
const STEEL = hex('#dfe5ee');
const BARE = { hasOutline: false } as const;

/** Draws lamps, which shine from the evening on. */
function bulbs(sketch: Sketch, places: readonly Point[], radius: number): void {
  for (const [x, y] of places) {
    if (sketch.isLit) sketch.glow(x, y, radius * 5, hex('#ffdf8a'), 0.5);
    sketch.disc(x, y, radius, sketch.isLit ? hex('#fff2b8') : GOLD, { ...BARE, isBright: sketch.isLit });
  }
}

/** A horse of a carousel that jumps to the right, around the middle of its back. */
const JUMPER = pointsOf(
  '-17,3 -8,5 4,4 9,12 15,18 20,14 26,6 24,2 18,5 15,-2 14,-7 24,-10 26,-17 21,-17 20,-13 8,-11 -8,-10 -14,-18 -19,-17 -15,-9 -17,-4',
);

function jumper(sketch: Sketch, x: number, y: number, size: number, coat: Rgb): void {
  const at = (points: readonly Point[]) => points.map(([right, up]): Point => [x + right * size, y + up * size]);
  sketch.line(at(pointsOf('-17,2 -24,-2 -25,-10')), 4 * size, GOLD, { isSmooth: true });
  sketch.shape(at(JUMPER), coat);
  sketch.line(at(pointsOf('4,6 8,13 13,19')), 3.6 * size, GOLD, { isSmooth: true });
  sketch.shape(at(pointsOf('-8,6 4,6 5,-4 -7,-4')), RED);
  sketch.disc(x + 18 * size, y + 11 * size, 1.3 * size, hex('#1c1420'), BARE);
}

/** Half of the width of the carousel's roof at its edge, and the heights of its edge and its top. */
const ROOF = { half: 118, low: 118, high: 176 };
const STRIPES = 8;

function carousel(sketch: Sketch): void {
  const far = darken(CREAM, 0.24);
  sketch.rect(-96, 16, 192, 104, darken(RED, 0.55), { isFlat: true });
  sketch.rect(-22, 16, 44, 104, far);
  for (const x of [-11, 5]) sketch.rect(x, 28, 7, 80, sketch.isLit ? hex('#ffe39a') : BLUE, BARE);
  for (const x of [-44, 44]) {
    sketch.rect(x - 1.4, 16, 2.8, 104, darken(GOLD, 0.35), BARE);
    jumper(sketch, x, 74, 0.72, far);
  }
  for (const [x, y, coat] of [
    [-78, 58, CREAM],
    [0, 50, hex('#f2b8c8')],
    [78, 60, hex('#a8d4ec')],
  ] as const) {
    sketch.rect(x - 2, 16, 4, 104, GOLD, BARE);
    jumper(sketch, x, y, 1.1, coat);
  }
  sketch.rect(-110, 0, 220, 18, RED);
  sketch.rect(-110, 8, 220, 4, GOLD, BARE);
  const { half, low, high } = ROOF;
  for (let stripe = 0; stripe < STRIPES; stripe += 1) {
    const edge = (index: number) => -half + (index * half * 2) / STRIPES;
    const color = stripe % 2 ? CREAM : RED;
    sketch.shape(
      [
        [edge(stripe), low],
        [edge(stripe + 1), low],
        [edge(stripe + 1) * 0.1, high],
        [edge(stripe) * 0.1, high],
      ],
      color,
    );
    const middle = (edge(stripe) + edge(stripe + 1)) / 2;
    sketch.disc(middle, low - 2, half / STRIPES, stripe % 2 ? RED : CREAM, { squash: 0.85 });
  }
  sketch.rect(-half - 2, low - 2, half * 2 + 4, 9, GOLD);
  bulbs(
    sketch,
    Array.from({ length: 13 }, (_, index): Point => [-half + 8 + (index * (half * 2 - 16)) / 12, low + 2.5]),
    2.6,
  );
  sketch.line(pointsOf(`0,${high} 0,${high + 22}`), 2.4, GOLD);
  sketch.shape(pointsOf(`1,${high + 22} 20,${high + 16} 1,${high + 10}`), BLUE);
}

/** Middle and radius of the wheel, and the number of its cabins. */
const WHEEL = { x: 0, y: 136, radius: 100, cabins: 12 };

function ferrisWheel(sketch: Sketch): void {
  const { x, y, radius, cabins } = WHEEL;
  const rim = (far: number) => {
    const ring = ringOf(x, y, far, 48, () => 1);
    return [...ring, ring[0] as Point];
  };
  const steel = darken(STEEL, 0.2);
  for (const side of [-1, 1]) sketch.line(pointsOf(`${side * 62},0 0,${y}`), 7, steel);
  sketch.line(pointsOf('-30,66 30,66'), 4, steel);
  const ends = ringOf(x, y, radius, cabins, () => 1);
  for (const end of ends) sketch.line([[x, y], end], 1.8, STEEL, BARE);
  sketch.line(rim(radius * 0.84), 2.4, STEEL, BARE);
  sketch.line(rim(radius), 5, STEEL);
  sketch.disc(x, y, 11, RED);
  sketch.disc(x, y, 4.6, GOLD, BARE);
  for (const [index, [right, up]] of ends.entries()) {
    const paint = [RED, GOLD, BLUE, hex('#5fb86a')][index % 4] as Rgb;
    sketch.line(pointsOf(`${right},${up} ${right},${up - 8}`), 1.8, STEEL, BARE);
    sketch.rect(right - 10, up - 24, 20, 10, paint);
    sketch.rect(right - 8, up - 15, 16, 8, sketch.isLit ? hex('#ffe39a') : lighten(BLUE, 0.7), {
      isBright: sketch.isLit,
      ...BARE,
    });
    sketch.shape(pointsOf(`${right - 12},${up - 8} ${right + 12},${up - 8} ${right},${up - 1}`), paint);
  }
  bulbs(
    sketch,
    ringOf(x, y, radius, cabins * 2, () => 1),
    2.2,
  );
  sketch.rect(-84, 0, 168, 9, darken(RED, 0.2));
}

/** Rides of a fairground, which stand far behind people. */
export const FAIRGROUND = {
  carousel: drawnThing(240, 198, carousel),
  'ferris-wheel': drawnThing(232, 244, ferrisWheel),
} satisfies Record<string, DrawnThing>;
