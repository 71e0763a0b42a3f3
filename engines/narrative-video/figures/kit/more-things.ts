import { hex } from '../../../drawing/color.ts';
import { drawFishingRod } from './fishing-rod.ts';
import type { HeldThing } from './held-thing.ts';
import { drawRing } from './near-things.ts';
import { box, cornered, ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

const DARK = hex('#2c2a34');
const GREEN = hex('#4a9a42');
const GOLD = hex('#e8b83a');
const FLAT = { hasLine: false, isFlat: true } as const;

/** How far the middle of a thing in both hands is at most from the hand that draws it, and how far its foot is below. */
const [ASIDE, BELOW] = [5, 1.6];

/** Returns where the middle of a thing's foot is that lies on both hands. A hand in its middle would hold nothing. */
function onHands([x, y]: Point = [0, 0]): Point {
  return [Math.max(-ASIDE, Math.min(ASIDE, x / 2)), Math.max(-ASIDE, Math.min(ASIDE, y / 2)) - BELOW];
}

/** Gifts, food and small things, in the same coordinates as `THINGS`. */
export const MORE_THINGS: Readonly<Record<string, HeldThing>> = {
  heart(brush, paint) {
    const half: Point[] = [
      [0, 9],
      [3, 11.4],
      [6, 9.6],
      [6, 6.4],
      [0, 0],
    ];
    const other = half.slice(1, 4).map(([x, y]): Point => [-x, y]);
    brush.shape(smoothPath([...half, ...other.reverse()], 0.25), paint(hex('#e0304a')));
  },
  gift(brush, paint, _, other) {
    const [x, y] = onHands(other);
    brush.shape(box(x - 6, y, x + 6, y + 10), paint(hex('#4f8fd0')));
    brush.shape(box(x - 1, y, x + 1, y + 10), paint(GOLD), FLAT);
    for (const side of [-1, 1]) brush.shape(ellipse(x + side * 2, y + 11.4, 2, 1.3, side * 0.5), paint(GOLD));
  },
  box(brush, paint, _, other) {
    const [x, y] = onHands(other);
    brush.shape(box(x - 7, y, x + 7, y + 11), paint(hex('#b88a54')));
    brush.shape(box(x - 7, y + 7.6, x + 7, y + 8.6), paint(hex('#8a6238')), FLAT);
  },
  spoon(brush, paint) {
    const wood = paint(hex('#b07a42'));
    brush.shape(
      cornered([
        [-0.6, 4],
        [0.6, 4],
        [0.5, -8],
        [-0.5, -8],
      ]),
      wood,
    );
    brush.shape(ellipse(0, -9.6, 1.7, 2.5), wood);
  },
  'fishing-rod': drawFishingRod,
  ring: drawRing,
  bouquet(brush, paint) {
    brush.shape(
      cornered([
        [-4, 5],
        [4, 5],
        [0.9, -5],
        [-0.9, -5],
      ]),
      paint(GREEN),
    );
    const petals = [hex('#e84a6a'), hex('#f5c84a'), hex('#ffffff'), hex('#b87ae0'), hex('#f08a4a')];
    for (const [index, x, y] of [
      [0, -4, 7],
      [1, 0, 9.4],
      [2, 4, 7],
      [3, -1.8, 5.4],
      [4, 2.2, 5],
    ] as const)
      brush.shape(ellipse(x, y, 2.3, 2.2), paint(petals[index] ?? GOLD));
  },
  balloon(brush, paint) {
    brush.stroke(
      smoothLine([
        [0, 0],
        [1, 14],
        [0, 30],
      ]),
      paint(DARK),
      1,
    );
    brush.shape(ellipse(0, 39, 7.4, 9), paint(hex('#e0483c')));
    brush.shape(ellipse(-2.4, 42, 1.6, 2.4, 0.4), paint(hex('#f8b0a8')), FLAT);
  },
  flag(brush, paint) {
    brush.shape(box(-0.4, -6, 0.4, 36), paint(hex('#8a6238')));
    brush.shape(
      smoothPath(
        [
          [0.4, 36],
          [10, 34],
          [20, 36.6],
          [20, 24],
          [10, 21.6],
          [0.4, 23.6],
        ],
        0.4,
      ),
      paint(hex('#d83a4a')),
    );
  },
  bottle(brush, paint) {
    brush.shape(
      smoothPath(
        [
          [-2, -4],
          [-2, 4],
          [-0.7, 6.4],
          [-0.7, 10],
          [0.7, 10],
          [0.7, 6.4],
          [2, 4],
          [2, -4],
        ],
        0.5,
      ),
      paint(hex('#3f8a5a')),
    );
    brush.shape(box(-1.9, -1.6, 1.9, 2), paint(hex('#f2ead8')), FLAT);
  },
  'ice-cream'(brush, paint) {
    brush.shape(
      cornered([
        [-2, 3],
        [2, 3],
        [0, -5],
      ]),
      paint(hex('#d8a25a')),
    );
    brush.shape(ellipse(0, 4.6, 2.6, 2.4), paint(hex('#f6c0cc')));
    brush.shape(ellipse(0, 7.4, 2.1, 1.9), paint(hex('#fbf3e0')));
  },
  apple(brush, paint) {
    brush.shape(ellipse(0, 2, 2.6, 2.5), paint(hex('#d8342e')));
    brush.shape(ellipse(1.1, 5, 1.2, 0.6, -0.6), paint(GREEN), { isFlat: true });
  },
  pizza(brush, paint) {
    brush.shape(
      cornered([
        [-4.4, 6],
        [4.4, 6],
        [0, -4],
      ]),
      paint(hex('#f0c04a')),
    );
    brush.shape(box(-4.8, 5.4, 4.8, 7.2), paint(hex('#c07a34')));
    for (const [x, y] of [
      [-1.6, 3.6],
      [1.6, 3],
      [0, 0.2],
    ] as const)
      brush.shape(ellipse(x, y, 0.9, 0.9), paint(hex('#b8342a')), FLAT);
  },
  cake(brush, paint, _, other) {
    const [middle, y] = onHands(other);
    brush.shape(box(middle - 7, y, middle + 7, y + 6), paint(hex('#f4dcc0')));
    brush.shape(box(middle - 7, y + 4.4, middle + 7, y + 6.6), paint(hex('#f0a0b4')), FLAT);
    for (const aside of [-4, 0, 4]) {
      const x = middle + aside;
      brush.shape(box(x - 0.4, y + 6.4, x + 0.4, y + 10), paint(hex('#6fa8e0')), FLAT);
      brush.shape(ellipse(x, y + 11, 0.6, 1.1), hex('#ffc84a'), FLAT);
    }
  },
  'cake-slice'(brush, paint) {
    const [sponge, cream, berry] = [hex('#f4dcc0'), hex('#f0a0b4'), hex('#d8342e')];
    brush.shape(box(-4, -1, 4, 5), paint(sponge));
    brush.shape(box(-4, 1.4, 4, 2.6), paint(cream), FLAT);
    brush.shape(box(-4, 4.4, 4, 6.4), paint(cream));
    brush.shape(ellipse(-1, 7.4, 1.4, 1.3), paint(berry));
  },
  bread(brush, paint) {
    // A longer loaf would hide the face of whoever eats it.
    brush.shape(ellipse(0, 2.4, 2.7, 4.8), paint(hex('#c88a44')));
    for (const y of [-0.4, 2, 4.4])
      brush.stroke(
        smoothLine([
          [-1.5, y],
          [1.5, y + 1.2],
        ]),
        paint(hex('#8a5424')),
        1.2,
      );
  },
  ball(brush, paint, _, other) {
    const [x, y] = onHands(other);
    const middle = y + 4.6;
    brush.shape(ellipse(x, middle, 6, 6), paint(hex('#f4f0e6')));
    brush.shape(ellipse(x, middle, 2, 2), paint(DARK), FLAT);
    for (const [aside, up] of [
      [-4.4, 2.6],
      [4.4, 2.6],
      [-3, -4.4],
      [3, -4.4],
    ] as const)
      brush.shape(ellipse(x + aside, middle + up, 1.1, 1.1), paint(DARK), FLAT);
  },
  camera(brush, paint, _, other) {
    const [x, y] = onHands(other);
    brush.shape(box(x - 5, y - 0.4, x + 5, y + 6), paint(DARK));
    brush.shape(box(x - 2, y + 5.8, x + 2, y + 7.4), paint(DARK));
    brush.shape(ellipse(x, y + 2.8, 2.3, 2.3), paint(hex('#8fb8cc')));
  },
  suitcase(brush, paint) {
    brush.shape(box(-9, -17, 9, -2), paint(hex('#9a5f34')));
    brush.stroke(
      smoothLine([
        [-3, -2],
        [-2, 0.6],
        [2, 0.6],
        [3, -2],
      ]),
      paint(DARK),
      3,
    );
    for (const x of [-5.4, 4.4]) brush.shape(box(x, -17, x + 1, -2), paint(hex('#6a3f20')), FLAT);
  },
  bag(brush, paint) {
    brush.shape(
      cornered([
        [-6, -4],
        [6, -4],
        [7, -15],
        [-7, -15],
      ]),
      paint(hex('#b84a5a')),
    );
    brush.stroke(
      smoothLine([
        [-4, -4],
        [0, 2],
        [4, -4],
      ]),
      paint(hex('#7a2c3a')),
      2.4,
    );
  },
  lantern(brush, paint) {
    brush.shape(box(-0.3, -3, 0.3, 1), paint(DARK), FLAT);
    brush.shape(box(-3, -10, 3, -3), hex('#ffdf8a'));
    for (const y of [-11, -3.4]) brush.shape(box(-3.6, y, 3.6, y + 1.4), paint(DARK));
  },
  torch(brush, paint) {
    brush.shape(
      cornered([
        [-1.2, 9],
        [1.2, 9],
        [0.6, -8],
        [-0.6, -8],
      ]),
      paint(hex('#7a5230')),
    );
    brush.shape(ellipse(0, 12, 2.6, 4.4), hex('#f0702a'), FLAT);
    brush.shape(ellipse(0, 11, 1.4, 2.8), hex('#ffd060'), FLAT);
  },
  key(brush, paint) {
    brush.stroke(ellipse(0, 4, 1.5, 1.5), paint(GOLD), 2);
    brush.shape(box(-0.4, -3.4, 0.4, 2.6), paint(GOLD));
    brush.shape(box(0.3, -3.2, 1.7, -2.2), paint(GOLD), FLAT);
  },
  wand(brush, paint) {
    brush.shape(box(-0.45, -3, 0.45, 12), paint(DARK));
    brush.shape(ellipse(0, 13, 1.6, 1.6), hex('#fff0a0'), FLAT);
  },
  shield(brush, paint) {
    brush.shape(
      smoothPath(
        [
          [-9, 11],
          [0, 13],
          [9, 11],
          [8, -2],
          [0, -12],
          [-8, -2],
        ],
        0.4,
      ),
      paint(hex('#4a6fb0')),
    );
    brush.shape(box(-1, -8, 1, 11), paint(GOLD), FLAT);
    brush.shape(box(-7, 3, 7, 5), paint(GOLD), FLAT);
  },
};

/** Those of them that hang or stand upright whatever the angle of the arm. */
export const MORE_UPRIGHT = Object.keys(MORE_THINGS).filter(
  (name) => !['ring', 'apple', 'pizza', 'bread', 'key', 'wand'].includes(name),
);
