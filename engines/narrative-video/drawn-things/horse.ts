import { darken, hex, lighten, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import { type DrawnThing, drawnThing, type Sketch } from './sketch.ts';

/** A place along a leg, and half of the leg's width there. */
type Station = readonly [x: number, y: number, half: number];

const COAT = hex('#9a6238');
const MANE = hex('#3a2418');
const LEATHER = hex('#4a2c1c');
const BARE = { hasOutline: false };

/** From the dock of the tail over the back, the neck and the head, and back along the belly. */
const OUTLINE: readonly Point[] = [
  [-57, 80],
  [-52, 95],
  [-38, 99],
  [-18, 93],
  [2, 91],
  [20, 95],
  [30, 102],
  [40, 120],
  [48, 136],
  [56, 148],
  [66, 149],
  [76, 134],
  [88, 117],
  [89, 107],
  [80, 104],
  [69, 114],
  [62, 113],
  [57, 98],
  [57, 80],
  [50, 62],
  [34, 55],
  [4, 51],
  [-24, 56],
  [-40, 54],
  [-58, 60],
];

/** A saddled horse that walks, with one foreleg raised. */
export const HORSE: DrawnThing = drawnThing(
  150,
  150,
  (sketch) => {
    const far = darken(COAT, 0.28);
    leg(sketch, [-32, 64, 11], [-25, 32, 4.4], [-31, 8, 3.2], far);
    leg(sketch, [36, 64, 9], [58, 44, 4.2], [49, 24, 3.2], far);
    drawTail(sketch);
    leg(sketch, [-45, 70, 13], [-51, 33, 4.8], [-45, 8, 3.4], COAT);
    leg(sketch, [43, 68, 10], [47, 34, 4.6], [46, 8, 3.4], COAT);
    sketch.shape(
      [
        [56, 144],
        [57, 160],
        [66, 147],
      ],
      COAT,
    );
    sketch.shape(OUTLINE, COAT, { isSmooth: true });
    drawHead(sketch);
    drawTack(sketch);
  },
  { seat: [0, 92] },
);

function leg(sketch: Sketch, [hx, hy, hip]: Station, [kx, ky, knee]: Station, [fx, fy, fetlock]: Station, tone: Rgb) {
  sketch.shape(
    [
      [hx - hip, hy],
      [kx - knee * 1.3, ky + 12],
      [kx - knee, ky],
      [fx - fetlock, fy + 4],
      [fx - fetlock, fy],
      [fx + fetlock, fy],
      [fx + fetlock, fy + 4],
      [kx + knee, ky],
      [kx + knee * 1.3, ky + 12],
      [hx + hip, hy],
    ],
    tone,
  );
  sketch.shape(
    [
      [fx - fetlock, fy + 1],
      [fx + fetlock, fy + 1],
      [fx + fetlock * 1.9, fy - 8],
      [fx - fetlock * 1.5, fy - 8],
    ],
    MANE,
  );
}

function drawTail(sketch: Sketch): void {
  sketch.shape(
    [
      [-48, 92],
      [-66, 92],
      [-78, 70],
      [-76, 40],
      [-66, 18],
      [-66, 46],
      [-60, 66],
      [-52, 78],
    ],
    MANE,
    { isSmooth: true },
  );
}

function drawHead(sketch: Sketch): void {
  sketch.shape(
    [
      [26, 102],
      [36, 120],
      [44, 138],
      [54, 152],
      [66, 152],
      [72, 138],
      [62, 142],
      [58, 128],
      [52, 112],
      [44, 100],
      [34, 96],
    ],
    MANE,
    { isSmooth: true },
  );
  sketch.disc(70, 132, 2.4, hex('#141014'), BARE);
  sketch.disc(70.8, 132.9, 0.8, hex('#ffffff'), { ...BARE, isBright: true });
  sketch.shape(
    [
      [79, 121],
      [89, 116],
      [88, 106],
      [79, 106],
    ],
    lighten(COAT, 0.24),
    { ...BARE, isSmooth: true },
  );
  sketch.disc(84.5, 112, 1.1, MANE, BARE);
}

/** Draws the saddle, the cloth below it, the bridle and the reins. */
function drawTack(sketch: Sketch): void {
  sketch.line(
    [
      [0, 74],
      [0, 53],
    ],
    2.6,
    LEATHER,
    BARE,
  );
  sketch.shape(
    [
      [-22, 94],
      [16, 94],
      [13, 68],
      [-20, 68],
    ],
    hex('#b03a3a'),
  );
  sketch.line(
    [
      [-19, 71],
      [12, 71],
    ],
    2,
    hex('#e8c060'),
    BARE,
  );
  sketch.shape(
    [
      [-20, 101],
      [-10, 95],
      [6, 95],
      [15, 102],
      [12, 86],
      [-14, 86],
    ],
    LEATHER,
    { isSmooth: true },
  );
  for (const strap of [
    [
      [62, 145],
      [72, 113],
    ],
    [
      [74, 128],
      [81, 106],
    ],
    [
      [79, 109],
      [52, 106],
      [24, 108],
    ],
  ] as const)
    sketch.line(strap, 1.5, LEATHER, { ...BARE, isSmooth: true });
}
