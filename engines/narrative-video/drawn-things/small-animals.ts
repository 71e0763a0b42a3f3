import { darken, hex, lighten } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import type { Point } from '../../drawing/hand.ts';
import type { DrawnThing, Sketch } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const EYE = hex('#141014');
const WHITE = hex('#ffffff');
const BEAK = hex('#f0a030');
const BARE = { hasOutline: false } as const;
const ROUND = { isSmooth: true } as const;

/** Draws a round eye that looks to the right. */
function eye(sketch: Sketch, x: number, y: number, radius: number): void {
  sketch.disc(x, y, radius, WHITE, { isFlat: true });
  sketch.disc(x + radius * 0.25, y, radius * 0.55, EYE, BARE);
}

/** How steeply the fish leaps, radians, and where its middle is. */
const LEAP = 0.62;
const LEAPS_TO: Point = [0, 40];

/** Turns points of a fish that lies level, so that it leaps out of the water. */
function leaping(points: readonly Point[]): Point[] {
  const [cos, sin] = [Math.cos(LEAP), Math.sin(LEAP)];
  return points.map(([x, y]) => [LEAPS_TO[0] + x * cos - y * sin, LEAPS_TO[1] + x * sin + y * cos]);
}

function fish(sketch: Sketch): void {
  const scales = hex('#f08a3c');
  const fin = darken(scales, 0.22);
  sketch.disc(-10, 5, 30, sketch.sea, { squash: 0.24 });
  sketch.disc(-12, 6, 17, lighten(sketch.sea, 0.5), { ...BARE, squash: 0.24 });
  sketch.shape(leaping(pointsOf('12,8 4,22 -10,20 -14,8')), fin, ROUND);
  sketch.shape(leaping(pointsOf('-22,2 -40,16 -40,16 -35,0 -42,-15 -42,-15 -22,-3')), fin, ROUND);
  sketch.shape(leaping(pointsOf('-28,0 -16,10 6,16 24,9 33,-1 33,-1 24,-10 4,-15 -16,-9')), scales, ROUND);
  sketch.shape(leaping(pointsOf('-18,-5 4,-4 20,-5 31,-2 23,-10 4,-15 -14,-9')), hex('#fff0d8'), { ...BARE, ...ROUND });
  sketch.line(leaping(pointsOf('13,11 9,2 12,-8')), 1.6, fin, { ...BARE, ...ROUND });
  sketch.shape(leaping(pointsOf('7,-2 -8,0 -9,-10 2,-9')), fin, ROUND);
  const [[x, y]] = leaping([[21, 3]]) as [Point];
  eye(sketch, x, y, 3.4);
  for (const [dropX, dropY, radius] of [
    [-38, 20, 3],
    [-30, 33, 2.2],
    [14, 15, 2.6],
    [22, 24, 1.8],
  ] as const)
    sketch.disc(dropX, dropY, radius, lighten(sketch.sea, 0.5), { squash: 1.3 });
}

function duck(sketch: Sketch): void {
  const feathers = hex('#fbfaf4');
  const shade = hex('#d8d4e0');
  for (const x of [-2.4, 2.4]) {
    sketch.line(pointsOf(`${x},8.4 ${x},1.2`), 1.5, BEAK);
    sketch.shape(pointsOf(`${x - 1.2},1.8 ${x + 4.8},0 ${x - 1.8},0`), BEAK);
  }
  sketch.shape(
    pointsOf(
      '-20.4,24 -20.4,24 -13.2,16.2 -3.6,18 4.2,19.2 5.4,24 1.8,30 4.8,36 12,36 15.6,30 12.6,24.6 12.6,19.2 14.4,10.8 4.8,4.2 -8.4,4.8 -15.6,10.8',
    ),
    feathers,
    ROUND,
  );
  sketch.shape(pointsOf('12.6,31.2 14.4,28.2 21.6,27.6 22.8,25.2 20.4,23.4 14.4,24.6 12,25.8'), BEAK, ROUND);
  sketch.line(pointsOf('14.4,26.2 20.4,25.6'), 0.7, darken(BEAK, 0.3), BARE);
  sketch.shape(pointsOf('6,15.6 -3.6,18 -15,18 -15,18 -10.8,13.8 -12,12 -7.2,10.2 -6.6,7.8 2.4,8.4'), shade, ROUND);
  sketch.disc(10.2, 30.3, 1.2, EYE, BARE);
}

function snake(sketch: Sketch): void {
  const skin = hex('#5a9e46');
  const belly = hex('#e6dc86');
  const dark = darken(skin, 0.35);
  sketch.shape(pointsOf('-14,6 -32,6 -44,14 -44,14 -30,0 -10,0'), skin, ROUND);
  for (const [y, radius, shadow] of [
    [8, 29, 0.22],
    [18, 23, 0.1],
    [27, 16, 0],
  ] as const) {
    sketch.disc(0, y, radius, darken(skin, shadow + 0.26), { squash: 0.34 });
    sketch.disc(0, y + 1.6, radius, darken(skin, shadow), { ...BARE, squash: 0.28, isFlat: true });
    for (const side of [-0.55, 0, 0.55])
      sketch.disc(side * radius, y - radius * 0.13, 3.4, dark, { ...BARE, squash: 0.6 });
  }
  sketch.shape(pointsOf('-9,28 -3,40 -12,52 -8,66 6,70 8,58 2,52 12,40 9,28'), skin, ROUND);
  sketch.shape(pointsOf('1,30 5,40 -4,52 0,62 6,60 2,52 10,40 8,30'), belly, { ...BARE, ...ROUND });
  sketch.line(pointsOf('22,61 30,62 34,65'), 1.3, hex('#d8303c'), BARE);
  sketch.line(pointsOf('30,62 35,60'), 1.3, hex('#d8303c'), BARE);
  sketch.shape(pointsOf('-8,68 2,76 16,72 25,64 22,58 6,57 -6,58'), skin, ROUND);
  sketch.line(pointsOf('22,60 14,60 8,62'), 1.2, dark, BARE);
  eye(sketch, 9, 68, 3);
}

function owl(sketch: Sketch): void {
  const feathers = hex('#8a5f3c');
  const dark = darken(feathers, 0.3);
  const pale = hex('#f0dfc0');
  for (const side of [-1, 1]) {
    const wing = (text: string) => pointsOf(text).map(([x, y]): Point => [x * side, y]);
    sketch.shape(wing('6,32 22,44 42,44 52,36 52,36 48,32 46,24 40,25 36,17 29,19 22,12 8,16'), dark, ROUND);
    sketch.shape(wing('6,32 22,43 40,42 36,32 26,26 10,22'), feathers, { ...BARE, ...ROUND });
    sketch.shape(wing('3,42 12,54 12,54 14,38'), feathers);
    sketch.disc(side * 5, 3, 2.6, BEAK);
  }
  sketch.disc(0, 18, 13, feathers, { squash: 1.25 });
  sketch.disc(0, 16, 8.6, pale, { ...BARE, squash: 1.35 });
  for (const [x, y] of [
    [-4, 20],
    [4, 20],
    [0, 15],
    [-4, 10],
    [4, 10],
  ] as const)
    sketch.line(pointsOf(`${x - 1.6},${y + 1.4} ${x},${y - 1} ${x + 1.6},${y + 1.4}`), 1.1, feathers, BARE);
  sketch.disc(0, 37, 13.6, feathers, { squash: 0.88 });
  for (const side of [-1, 1]) {
    sketch.disc(side * 5.6, 37, 6.4, pale, BARE);
    sketch.disc(side * 5.6, 37.4, 4.2, hex('#ffc83c'), { ...BARE, isBright: true });
    sketch.disc(side * 5.6, 37.4, 2.2, EYE, BARE);
  }
  sketch.shape(pointsOf('-2.4,35 2.4,35 0,29'), BEAK);
}

/** Where the knees and the feet of a spider's legs on one side are. */
const LEGS: readonly (readonly [knee: Point, foot: Point])[] = [
  [
    [15, 33],
    [22, 22],
  ],
  [
    [19, 27],
    [28, 14],
  ],
  [
    [18, 21],
    [26, 5],
  ],
  [
    [13, 15],
    [17, 0],
  ],
];

function spider(sketch: Sketch): void {
  const hair = hex('#4a3a5c');
  // The thread leaves the picture at its upper edge.
  sketch.line(pointsOf('0,30 0,82'), 1, hex('#e4e6f0'), BARE);
  for (const [knee, foot] of LEGS)
    for (const side of [-1, 1])
      sketch.line(
        [
          [side * 5, 18],
          [side * knee[0], knee[1]],
          [side * foot[0], foot[1]],
        ],
        2.2,
        hair,
      );
  sketch.disc(0, 24, 11, hair);
  sketch.shape(pointsOf('0,31 3.4,25 0,19 -3.4,25'), hex('#d8485c'), BARE);
  sketch.disc(0, 11, 7, lighten(hair, 0.12));
  for (const side of [-1, 1]) eye(sketch, side * 2.8, 10.5, 2.2);
}

/** Small animals that swim, crawl, fly at night or hang from a thread. */
export const SMALL_ANIMALS = {
  fish: drawnThing(64, 70, fish),
  duck: drawnThing(44, 36, duck),
  snake: drawnThing(76, 74, snake),
  owl: drawnThing(104, 54, owl),
  spider: drawnThing(58, 34, spider),
} satisfies Record<string, DrawnThing>;
