import { hex } from '../../../drawing/color.ts';
import type { HeldThing } from './held-thing.ts';
import { box, cornered, ellipse, type Point, smoothLine, smoothPath, tube } from './tube.ts';

const WOOD = hex('#9a6434');
const [DARK, STRING, STEEL] = [hex('#2c2a34'), hex('#f2ece0'), hex('#a4acb8')];
const [FRAME, FEATHERS] = [hex('#d8453a'), hex('#d8343a')];

/** Half of a bow's height, how far its tips are bent back, and the length of an arrow behind and before the hand. */
const BOW = { half: 17, back: 6, tail: 9, head: 15 } as const;

/** Things of archers, players and wanderers, in the same coordinates as `THINGS`. */
export const SPORTS: Readonly<Record<string, HeldThing>> = {
  /** The arrow on the string points away from the head. */
  bow(brush, paint, toward) {
    const at = (x: number, y: number): Point => [-toward * x, y];
    const limb = (
      [
        [-BOW.back, BOW.half],
        [-2, BOW.half * 0.66],
        [0, 0],
        [-2, -BOW.half * 0.66],
        [-BOW.back, -BOW.half],
      ] as Point[]
    ).map(([x, y], index) => ({ x: -toward * x, y, half: [0.35, 0.7, 0.95, 0.7, 0.35][index] ?? 0.5 }));
    const tail = -BOW.tail;
    brush.stroke(smoothLine([at(-BOW.back, BOW.half), at(-BOW.back, -BOW.half)]), paint(STRING), 1.2);
    brush.shape(tube(limb), paint(WOOD));
    brush.shape(cornered([at(tail, 1), at(BOW.head, 1), at(BOW.head, 0.4), at(tail, 0.4)]), paint(hex('#c89a5a')));
    brush.shape(cornered([at(BOW.head - 0.6, 2), at(BOW.head + 3, 0.7), at(BOW.head - 0.6, -0.6)]), paint(STEEL));
    for (const way of [-1, 1])
      brush.shape(
        cornered([at(tail - 1.6, 0.7 + way * 1.5), at(tail + 1.6, 0.7 + way * 1.5), at(tail + 3, 0.7), at(tail, 0.7)]),
        paint(FEATHERS),
        { isFlat: true },
      );
  },
  racket(brush, paint) {
    brush.shape(box(-0.8, -4.4, 0.8, 4), paint(DARK));
    brush.shape(
      cornered([
        [-0.7, 4],
        [0.7, 4],
        [2.6, 8.4],
        [-2.6, 8.4],
      ]),
      paint(FRAME),
    );
    brush.shape(ellipse(0, 14, 5.4, 6.8), paint(FRAME));
    brush.shape(ellipse(0, 14, 4.4, 5.8), paint(hex('#e8f0e4')), { isFlat: true });
    const mesh = paint(hex('#8a9690'));
    for (const x of [-2.4, -0.8, 0.8, 2.4]) {
      const reach = Math.sqrt(1 - (x / 4.4) ** 2) * 5.8;
      brush.stroke(
        smoothLine([
          [x, 14 - reach],
          [x, 14 + reach],
        ]),
        mesh,
        0.6,
      );
    }
    for (const y of [-3.6, -1.8, 0, 1.8, 3.6]) {
      const reach = Math.sqrt(1 - (y / 5.8) ** 2) * 4.4;
      brush.stroke(
        smoothLine([
          [-reach, 14 + y],
          [reach, 14 + y],
        ]),
        mesh,
        0.6,
      );
    }
  },
  /** A staff whose foot is up: it is turned over in a hand. */
  staff(brush, paint) {
    brush.shape(
      cornered([
        [-1.1, -15],
        [1.1, -15],
        [1.2, 10],
        [0.7, 44],
        [-0.7, 44],
        [-0.6, 10],
      ]),
      paint(WOOD),
    );
    brush.shape(
      smoothPath([
        [-2.2, -14.6],
        [-2.6, -18],
        [0, -20],
        [2.6, -18],
        [2.2, -14.6],
        [0, -13.4],
      ]),
      paint(hex('#7a4a26')),
    );
  },
};
