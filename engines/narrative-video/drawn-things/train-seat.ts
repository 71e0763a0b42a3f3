import { darken, hex, lighten, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Fill } from '../pen/pen.ts';
import { liveryOf } from '../props/liveries.ts';
import type { Sketch } from './sketch.ts';

/** Distance between the middles of two seats in a train: as far apart as two seated adults are. */
export const PITCH = 48;

/** Draws a rectangle with round corners, or with cut corners in hands that draw no curves. `y` is its lower edge. */
function cushion(sketch: Sketch, [x, y, width, height]: Frame, round: number, color: Rgb, fill: Fill = SMOOTH): void {
  const corner = (left: number, low: number, right: -1 | 1, up: -1 | 1, isUpright: boolean): Point[] => {
    const [upright, level] = [round * 2 * up, round * 2 * right];
    const ends: [Point, Point] = [
      [left, low + upright * (sketch.hand.isAngular ? 0.4 : 1)],
      [left + level * (sketch.hand.isAngular ? 0.4 : 1), low],
    ];
    const [from, to] = isUpright ? ends : [ends[1], ends[0]];
    return sketch.hand.isAngular ? [from, to] : [from, [left, low], to];
  };
  const outline = [
    ...corner(x, y, 1, 1, true),
    ...corner(x + width, y, -1, 1, false),
    ...corner(x + width, y + height, -1, -1, true),
    ...corner(x, y + height, 1, -1, false),
  ];
  sketch.shape(outline, color, fill);
}

type Frame = readonly [x: number, y: number, width: number, height: number];

const SMOOTH = { isFlat: true, isSmooth: true } as const;
const BARE = { ...SMOOTH, hasOutline: false } as const;

/**
 * Draws a row of upholstered seats and armrests at both sides of each, in hundredths of an adult's height. Headrests are
 * as high as the shoulders of seated adults, so that close pictures show them, and the window over them.
 * @param left the row's left edge
 */
export function drawTrainSeats(sketch: Sketch, left: number, count: number): void {
  for (let seat = 0; seat < count; seat += 1) drawSeat(sketch, left + seat * PITCH);
  const frame = darken(liveryOf(sketch.hand.architecture).cloth, 0.5);
  for (let edge = 0; edge <= count; edge += 1) cushion(sketch, [left + edge * PITCH - 2.4, 17, 4.8, 17], 1.8, frame);
}

function drawSeat(sketch: Sketch, left: number): void {
  const { cloth, headrest } = liveryOf(sketch.hand.architecture);
  const seam = darken(cloth, 0.4);
  const middle = left + PITCH / 2;
  sketch.rect(middle - 7, 0, 14, 16, hex('#3a3f4a'));
  cushion(sketch, [left + 1, 20, PITCH - 2, 39], 6, cloth);
  cushion(sketch, [left + 9, 24, PITCH - 18, 30], 4, lighten(cloth, 0.12), BARE);
  for (const x of [left + 9, left + PITCH - 9])
    sketch.line(
      [
        [x, 27],
        [x, 53],
      ],
      0.7,
      seam,
      { hasOutline: false },
    );
  sketch.line(
    [
      [left + 8, 57.6],
      [left + PITCH - 8, 57.6],
    ],
    0.9,
    lighten(cloth, 0.4),
    { hasOutline: false },
  );
  cushion(sketch, [left + 11, 48, PITCH - 22, 14], 3.5, headrest);
  cushion(sketch, [left + 12.5, 49, PITCH - 25, 4], 1.5, darken(headrest, 0.14), BARE);
  cushion(sketch, [left + 0.5, 13, PITCH - 1, 15], 5, lighten(cloth, 0.1));
  cushion(sketch, [left + 4, 22.5, PITCH - 8, 4], 1.6, lighten(cloth, 0.26), BARE);
  sketch.line(
    [
      [left + 4, 18.5],
      [left + PITCH - 4, 18.5],
    ],
    0.7,
    seam,
    { hasOutline: false },
  );
}
