import { darken, hex } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import { type DrawnThing, drawnThing } from './sketch.ts';
import { drawTrainSeats, PITCH } from './train-seat.ts';

const WOOD = hex('#a8743c');
const DARK_WOOD = hex('#6e4724');

/** Things that people sit on. */
export const SEATS = {
  chair: drawnThing(
    36,
    62,
    (sketch) => {
      for (const x of [-14, 12]) sketch.rect(x, 0, 3, 28, DARK_WOOD);
      sketch.rect(-17, 26, 34, 5, WOOD);
      for (const x of [-16, 13]) sketch.rect(x, 30, 3, 32, WOOD);
      sketch.rect(-16, 52, 32, 9, WOOD);
    },
    { seat: [0, 30] },
  ),
  bench: drawnThing(
    96,
    54,
    (sketch) => {
      for (const x of [-40, 36]) sketch.rect(x, 0, 4, 30, hex('#3a3f4a'));
      sketch.rect(-47, 25, 94, 5, WOOD);
      for (const y of [36, 46]) sketch.rect(-47, y, 94, 6, WOOD);
    },
    { seat: [0, 29], isShared: true },
  ),
  sofa: drawnThing(
    116,
    58,
    (sketch) => {
      const cloth = hex('#5f7f6a');
      sketch.rect(-50, 20, 100, 38, cloth);
      sketch.rect(-52, 6, 104, 22, hex('#6f947a'));
      for (const x of [-58, 44]) sketch.rect(x, 4, 14, 36, cloth);
    },
    { seat: [0, 29], isShared: true },
  ),
  bed: drawnThing(
    150,
    56,
    (sketch) => {
      sketch.rect(-76, 0, 6, 56, DARK_WOOD);
      sketch.rect(70, 0, 5, 34, DARK_WOOD);
      sketch.rect(-72, 8, 144, 12, WOOD);
      sketch.rect(-70, 18, 140, 12, hex('#eef0f4'));
      sketch.rect(-36, 18, 106, 13, hex('#6f8fc8'));
      sketch.blob(-48, 33, 18, 7, hex('#ffffff'));
    },
    { seat: [0, 30], isShared: true },
  ),
  seat: drawnThing(PITCH * 5 + 6, 63, (sketch) => drawTrainSeats(sketch, -2.5 * PITCH, 5), {
    seat: [0, 29],
    isShared: true,
    pitch: PITCH,
  }),
  // A swing of a playground, with the frame that it hangs in.
  swing: drawnThing(
    124,
    150,
    (sketch) => {
      const frame = hex('#d8483c');
      for (const side of [-1, 1]) {
        sketch.line(pointsOf(`${side * 44},148 ${side * 40},6`), 3.4, darken(frame, 0.3));
        sketch.line(pointsOf(`${side * 48},148 ${side * 60},0`), 4.6, frame);
      }
      sketch.line(pointsOf('-50,148 50,148'), 5.4, frame);
      for (const side of [-1, 1]) sketch.line(pointsOf(`${side * 19},147 ${side * 19},29`), 1.8, hex('#d8b46a'));
      sketch.rect(-23, 26, 46, 4, WOOD);
    },
    { seat: [0, 30] },
  ),
  throne: drawnThing(
    62,
    112,
    (sketch) => {
      const gold = hex('#d8a83a');
      sketch.shape(
        [
          [-28, 0],
          [-28, 96],
          [-16, 90],
          [0, 112],
          [16, 90],
          [28, 96],
          [28, 0],
        ],
        gold,
      );
      sketch.rect(-20, 30, 40, 56, hex('#a8243c'));
      sketch.rect(-30, 20, 60, 10, hex('#a8243c'));
      for (const x of [-33, 25]) sketch.rect(x, 0, 8, 44, gold);
    },
    { seat: [0, 30] },
  ),
} satisfies Record<string, DrawnThing>;
