import { type Point, ringOf } from '../../drawing/hand.ts';
import type { MovementKind } from '../movements.ts';
import { cable, head, moved, type Sketch } from './cat.ts';
import { body, CUSHION, cassette, corners, GUITAR, MOON, note, paws, small, TAIL, toes, zee } from './cat-parts.ts';

/** What a cat does. Lengths are in units of half its head, from the middle of an upright head. */
interface Pose {
  /** The room that the drawing needs. */
  box: { left: number; top: number; width: number; height: number };
  /** @param isUp every other beat */
  draw(sketch: Sketch, isUp: boolean): void;
}

/** A cat in each movement: it listens, writes, sings, plays the guitar and sleeps. */
export const CAT_POSES: Readonly<Record<MovementKind, Pose>> = {
  opening: {
    box: { left: -1.1, top: -1.02, width: 2.36, height: 2.5 },
    draw(sketch, isUp) {
      sketch.limb(TAIL, 0.13, true);
      body(sketch);
      paws(sketch);
      cassette(sketch);
      sketch.inRed(() => cable(sketch, [-0.66, 0.24], [-0.16, 0.92]));
      head(sketch, isUp ? 'blissful' : 'awake', { turn: isUp ? -0.09 : 0.05, hears: true });
      sketch.inRed(() => note(sketch, [1, isUp ? -0.62 : -0.5], 0.2, 0.2));
      note(sketch, [-0.94, isUp ? -0.5 : -0.64], 0.15, -0.2);
    },
  },
  verse: {
    box: { left: -1.15, top: -1.02, width: 2.36, height: 2.72 },
    draw(sketch, isUp) {
      const { limb, shape, stroke, line, inRed } = sketch;
      limb(TAIL, 0.13, true);
      body(sketch);
      head(sketch, 'writing', { turn: -0.1, y: 0.03 });
      shape(corners([-0.78, 1.06], [0.62, 1.02], [0.9, 1.6], [-1.05, 1.62]));
      for (const row of [0, 1, 2]) {
        const long = row < 2 ? 16 : isUp ? 9 : 6;
        line(
          Array.from(
            { length: long },
            (_, index): Point => [-0.72 - row * 0.05 + index * 0.07, 1.19 + row * 0.13 + (index % 2 ? 0.03 : -0.03)],
          ),
        );
      }
      // A pencil as long as an arm, with its point at the end of the written line.
      const [x, y] = isUp ? [-0.12, 1.42] : [-0.33, 1.44];
      inRed(() => {
        limb([at(x, y, 0.14, -0.16), at(x, y, 0.4, -0.45), at(x, y, 0.86, -0.97)], 0.15);
        stroke(at(x, y, 0.17, -0.13), at(x, y, 0.84, -0.9));
      });
      shape(corners(at(x, y, 0, 0), at(x, y, 0.04, -0.17), at(x, y, 0.2, -0.06)));
      limb(
        [
          [-0.4, 0.72],
          [-0.66, 0.9],
          [-0.74, 1.16],
        ],
        0.22,
      );
      limb([[0.42, 0.72], [0.7, 0.98], at(x, y, 0.34, -0.3)], 0.22);
      toes(sketch, [-0.74, 1.2]);
    },
  },
  chorus: {
    box: { left: -1.25, top: -1.05, width: 2.5, height: 2.46 },
    draw(sketch, isUp) {
      const { limb, shape, hatch, inRed } = sketch;
      limb(moved(TAIL, [0, isUp ? -0.05 : 0.02]), 0.13, true);
      limb(
        isUp
          ? [
              [0.4, 0.72],
              [0.86, 0.66],
              [1, 0.06],
            ]
          : [
              [0.4, 0.72],
              [0.88, 0.74],
              [1.06, 0.24],
            ],
        0.22,
      );
      body(sketch);
      paws(sketch);
      inRed(() => cable(sketch, [-0.6, 1], [-0.95, 1.36]));
      head(sketch, 'singing', { turn: isUp ? 0.12 : -0.03, y: -0.04 });
      inRed(() => {
        limb(
          [
            [-0.26, 0.62],
            [-0.44, 0.82],
            [-0.62, 1.02],
          ],
          0.14,
        );
        shape(
          ringOf(-0.2, 0.53, 0.16, 10, () => 1),
          () => {
            hatch([-0.4, 0.4], [-0.1, 0.72], [0.3, -0.14], 7);
            hatch([-0.4, 0.66], [-0.1, 0.36], [0.3, 0.14], 7);
          },
        );
      });
      limb(
        [
          [-0.42, 0.8],
          [-0.74, 1.06],
          [-0.4, 0.78],
        ],
        0.22,
      );
      toes(sketch, [-0.38, 0.78]);
      inRed(() => note(sketch, [-0.98, isUp ? -0.42 : -0.34], 0.24, -0.25));
      note(sketch, [-0.98, isUp ? 0.3 : 0.38], 0.15, -0.1);
      note(sketch, [0.98, isUp ? -0.66 : -0.58], 0.21, 0.25);
    },
  },
  break: {
    box: { left: -1.2, top: -1.02, width: 2.5, height: 3.02 },
    draw(sketch, isUp) {
      const { limb, line, shape, hatch, stroke, inRed } = sketch;
      limb(
        [
          [-0.36, 1.2],
          [-0.8, 1.34],
          [-1.02, 1.02],
          [-0.86, 0.78],
          [-1.02, 0.52],
        ],
        0.13,
        true,
      );
      limb(
        isUp
          ? [
              [0.2, 1.25],
              [0.62, 1.46],
              [0.98, 1.24],
            ]
          : [
              [0.2, 1.25],
              [0.42, 1.6],
              [0.44, 1.86],
              [0.62, 1.88],
            ],
        0.24,
      );
      limb(
        [
          [-0.22, 1.25],
          [-0.4, 1.58],
          [-0.28, 1.86],
          [-0.5, 1.88],
        ],
        0.24,
      );
      body(sketch);
      head(sketch, 'cool', { turn: isUp ? 0.16 : -0.06, x: isUp ? 0.05 : -0.02 });
      limb(
        [
          [0.42, 0.68],
          [0.82, 0.92],
          [0.74, 0.66],
        ],
        0.2,
      );
      inRed(() => {
        shape(corners([0.02, 0.93], [1.08, 0.42], [1.13, 0.51], [0.08, 1.05]));
        for (const fret of [0.2, 0.36, 0.5, 0.62, 0.74]) {
          stroke([0.04 + fret, 0.93 - fret * 0.49], [0.08 + fret, 1.03 - fret * 0.49]);
        }
        shape(GUITAR, () => hatch([-0.5, 1.5], [0.3, 1.16], [0.2, -0.16], 14));
        line(
          ringOf(-0.04, 1.03, 0.13, 10, () => 1),
          true,
        );
        stroke([-0.38, 1.1], [-0.28, 1.32]);
        for (const string of [0, 0.04]) stroke([-0.33, 1.2 + string], [1.06, 0.46 + string]);
        shape(corners([1.04, 0.38], [1.26, 0.24], [1.32, 0.38], [1.12, 0.54]));
      });
      toes(sketch, [0.75, 0.66]);
      limb([[-0.42, 0.7], [-0.72, 0.98], isUp ? [-0.14, 1] : [-0.16, 1.12]], 0.2);
      toes(sketch, isUp ? [-0.12, 1] : [-0.14, 1.12]);
      note(sketch, [0.98, isUp ? -0.5 : -0.4], 0.22, 0.25);
      inRed(() => note(sketch, [-0.96, isUp ? -0.34 : -0.46], 0.18, -0.25));
    },
  },
  ending: {
    box: { left: -1.4, top: -1.5, width: 2.8, height: 2.75 },
    draw(sketch, isUp) {
      const { limb, line, shape, hatch, stroke, inRed } = sketch;
      const back = isUp ? -0.03 : 0;
      inRed(() => {
        shape(CUSHION, () => hatch([-1.3, 1.26], [1.4, 1.26], [0.2, -0.24], 34));
        shape(MOON, () => hatch([0.56, -0.46], [1.1, -0.9], [0.1, -0.24], 16));
      });
      shape(
        [
          [-0.9, 0.96],
          [-0.94, 0.5],
          [-0.5, 0.06 + back],
          [0.2, -0.12 + back],
          [0.84, 0.16 + back],
          [1.08, 0.62],
          [0.94, 1],
        ],
        () => hatch([0.62, 1], [1, 0.3], [0.3, -0.06], 14),
      );
      for (const x of [0.16, 0.34, 0.52]) stroke([x, 0.02 + back], [x + 0.06, 0.26 + back]);
      line([
        [0.34, 0.94],
        [0.26, 0.6],
        [0.56, 0.42],
        [0.84, 0.56],
      ]);
      head(sketch, 'blissful', { x: -0.54, y: 0.56, turn: -0.14, scale: 0.78 });
      limb(
        [
          [1, 0.76],
          [0.86, 1.02],
          [0.3, 1.06],
          [-0.34, 1.02],
        ],
        0.17,
        true,
      );
      for (const [x, y, high] of [
        [-0.86, -0.36, 0.15],
        [-0.62, -0.74, 0.22],
        [-0.26, -1.16, 0.3],
      ] as const) {
        zee(sketch, [x, y + back * 2], high);
      }
      for (const [x, y, r] of [
        [0.2, -0.6, 0.08],
        [1.3, -0.3, 0.08],
        [1.3, -1.24, 0.09],
        [0.5, -1.04, 0.11],
      ] as const) {
        small(sketch, 'star', [x, y], r, 0.1);
      }
    },
  },
};

function at(x: number, y: number, dx: number, dy: number): Point {
  return [x + dx, y + dy];
}
