import { darken, hex, lighten } from '../../../drawing/color.ts';
import type { HeldThing } from './held-thing.ts';
import { drawPhone } from './near-things.ts';
import { box, cornered, ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

const [DARK, STEEL, PLATE] = [hex('#2c2a34'), hex('#b8c0ca'), hex('#3a4250')];
const [PAPER, RED, BLACK] = [hex('#fbf7ea'), hex('#d8303a'), hex('#26262e')];
const [CAN, WATER] = [hex('#4a9a6a'), hex('#8fd0f0')];
const [CARDBOARD, WOOD, MILK] = [hex('#e2c79a'), hex('#a8743c'), hex('#fdfbf4')];
const SATIN = hex('#f4a8b8');
const FLAT = { hasLine: false, isFlat: true } as const;

/** How far the middle of a thing in both hands is at most from the hand that draws it. */
const ASIDE = 6;

function onHands([x, y]: Point = [0, 0]): Point {
  const near = (value: number) => Math.max(-ASIDE, Math.min(ASIDE, value / 2));
  return [near(x), near(y) - 1.6];
}

/** What is delivered, poured and put on, in the same coordinates as `THINGS`. */
export const GEAR: Readonly<Record<string, HeldThing>> = {
  'watering-can'(brush, paint, toward) {
    // The spout points away from the head.
    const at = (x: number, y: number): Point => [-toward * x, y];
    for (const [x, y, long] of [
      [15.4, -2.5, 9],
      [16.6, -1.6, 11],
      [17.8, -1, 10],
    ] as const)
      brush.stroke(smoothLine([at(x, y), at(x + 1.6, y - long * 0.5), at(x + 2, y - long)]), WATER, 1.6);
    brush.stroke(smoothLine([at(-3, -9), at(-5.4, -4), at(0, 0.6), at(4, -3)]), paint(darken(CAN, 0.2)), 3.2);
    brush.shape(cornered([at(3.4, -8), at(14, -0.4), at(15, -2.4), at(4, -11)]), paint(darken(CAN, 0.08)));
    brush.shape(cornered([at(13.4, 1.6), at(16.6, -3.6), at(17.6, -2.4), at(15, 2)]), paint(darken(CAN, 0.2)));
    brush.shape(cornered([at(-5, -3), at(5, -3), at(5.6, -13), at(-5.6, -13)]), paint(CAN));
    brush.shape(cornered([at(-5.1, -5), at(5.1, -5), at(5.2, -6.4), at(-5.2, -6.4)]), paint(lighten(CAN, 0.3)), FLAT);
  },
  'pizza-box'(brush, paint, _, other) {
    const [x, y] = onHands(other);
    brush.shape(
      cornered([
        [x - 11, y + 3.6],
        [x + 11, y + 3.6],
        [x + 8.6, y + 7.6],
        [x - 8.6, y + 7.6],
      ]),
      paint(CARDBOARD),
    );
    brush.shape(ellipse(x, y + 5.6, 5.4, 1.5), paint(RED), FLAT);
    brush.shape(ellipse(x, y + 5.6, 4.3, 1.1), paint(hex('#f6c344')), FLAT);
    for (const [aside, up] of [
      [-2, 5.4],
      [0.6, 6],
      [2.2, 5.3],
    ] as const)
      brush.shape(ellipse(x + aside, y + up, 0.8, 0.36), paint(RED), FLAT);
    brush.shape(box(x - 11, y, x + 11, y + 3.6), paint(darken(CARDBOARD, 0.1)));
    brush.shape(box(x - 8, y + 1.1, x + 8, y + 2.3), paint(RED), FLAT);
  },
  'milk-crate'(brush, paint, _, other) {
    const [x, y] = onHands(other);
    for (const aside of [-5.4, -1.8, 1.8, 5.4]) {
      brush.shape(
        smoothPath(
          [
            [x + aside - 1.5, y + 3],
            [x + aside - 1.5, y + 9],
            [x + aside - 0.7, y + 11],
            [x + aside - 0.7, y + 13],
            [x + aside + 0.7, y + 13],
            [x + aside + 0.7, y + 11],
            [x + aside + 1.5, y + 9],
            [x + aside + 1.5, y + 3],
          ],
          0.2,
        ),
        paint(MILK),
      );
      brush.shape(box(x + aside - 0.9, y + 12.6, x + aside + 0.9, y + 13.8), paint(RED), FLAT);
    }
    brush.shape(box(x - 8, y, x + 8, y + 7), paint(WOOD));
    for (const up of [2.1, 4.4]) brush.shape(box(x - 8, y + up, x + 8, y + up + 0.5), paint(darken(WOOD, 0.3)), FLAT);
  },
  drumstick(brush, paint) {
    brush.shape(box(-0.45, -3, 0.45, 13), paint(hex('#e0b878')));
    brush.shape(ellipse(0, 13.4, 0.8, 1), paint(hex('#e0b878')));
  },
  basketball(brush, paint, _, other) {
    const [x, low] = onHands(other);
    const y = low + 6.4;
    brush.shape(ellipse(x, y, 6.4, 6.4), paint(hex('#e8792a')));
    const seam = paint(hex('#4a2a18'));
    for (const line of [
      [
        [x, y + 6.4],
        [x, y - 6.4],
      ],
      [
        [x - 6.4, y],
        [x + 6.4, y],
      ],
      [
        [x - 4.4, y + 4.6],
        [x - 2, y],
        [x - 4.4, y - 4.6],
      ],
      [
        [x + 4.4, y + 4.6],
        [x + 2, y],
        [x + 4.4, y - 4.6],
      ],
    ] as const)
      brush.stroke(smoothLine([...line]), seam, 0.9);
  },
  'selfie-phone': drawPhone,
  'ballet-shoes'(brush, paint) {
    for (const side of [-1, 1]) {
      brush.stroke(
        smoothLine([
          [side * 1.4, -4],
          [side * 3.4, 0],
          [side * 1.6, 4],
        ]),
        paint(darken(SATIN, 0.14)),
        1,
      );
      brush.shape(
        smoothPath(
          [
            [side * 0.4, -3.4],
            [side * 3.2, -4],
            [side * 3.6, -9],
            [side * 2.4, -12],
            [side * 1, -11],
            [side * 0.3, -7],
          ],
          0.3,
        ),
        paint(SATIN),
      );
      brush.shape(ellipse(side * 1.9, -5.4, 1, 1.4), paint(darken(SATIN, 0.3)), FLAT);
    }
  },
};

/** Those of them that stand or hang upright whatever the angle of the arm. */
export const { drumstick: _, ...UPRIGHT_GEAR } = GEAR;

/** What both hands hold at its lower corners. The origin is between the hands. */
export const GEAR_IN_BOTH: Readonly<Record<string, HeldThing>> = {
  cards(brush, paint) {
    [-0.62, -0.31, 0, 0.31, 0.62].forEach((turn, index) => {
      const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
      // The fan is as wide as the hands at its lower corners are apart.
      const at = (x: number, y: number): Point => [
        (x * cos + (y - 4) * sin) * 1.2 + (index - 2) * 2.2,
        (y - 4) * cos - x * sin,
      ];
      const corner = [at(-2.5, 3), at(2.5, 3), at(2.5, 11.5), at(-2.5, 11.5)] as const;
      brush.shape(cornered(corner), paint(index % 2 ? PAPER : hex('#f4efe0')));
      brush.shape(cornered([at(-1.7, 4), at(1.7, 4), at(1.7, 10.6), at(-1.7, 10.6)]), paint(hex('#b8323c')), FLAT);
      brush.shape(cornered([at(0, 5), at(1, 7.3), at(0, 9.6), at(-1, 7.3)]), paint(PAPER), FLAT);
    });
  },
  controller(brush, paint) {
    brush.shape(
      smoothPath([
        [-6, 3.6],
        [6, 3.6],
        [8, 1],
        [7.4, -2.6],
        [5, -2.4],
        [3, -0.4],
        [-3, -0.4],
        [-5, -2.4],
        [-7.4, -2.6],
        [-8, 1],
      ]),
      paint(BLACK),
    );
    for (const [x, y, color] of [
      [4.4, 2.2, '#e0483c'],
      [5.4, 1.2, '#3fae6a'],
      [-4.6, 1.6, '#b8c0ca'],
      [1.4, 0.9, '#6a7280'],
      [-1.4, 0.9, '#6a7280'],
    ] as const)
      brush.shape(ellipse(x, y, 0.8, 0.8), paint(hex(color)), FLAT);
  },
};

/** A bar with plates at its ends, along the line between both hands. The origin is between the hands. */
export const drawWeights: HeldThing = (brush, paint) => {
  brush.shape(box(-32, -0.7, 32, 0.7), paint(STEEL));
  for (const side of [-1, 1])
    for (const [far, wide, tall] of [
      [21, 2.6, 9],
      [24.4, 2.4, 7.4],
      [27.4, 2, 5.4],
    ] as const) {
      const [left, right] = [side * far - wide / 2, side * far + wide / 2];
      brush.shape(box(left, -tall, right, tall), paint(far > 25 ? RED : far > 22 ? PLATE : DARK));
    }
};
