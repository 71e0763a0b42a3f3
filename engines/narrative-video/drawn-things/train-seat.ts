import { darken, hex, lighten } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import { liveryOf } from '../props/liveries.ts';
import type { Sketch } from './sketch.ts';

/** Distance between the middles of two seats in a train: as far apart as two seated adults are. */
export const PITCH = 48;

/** Returns a rectangle whose corners a smooth line rounds. `y` is the height of the lower edge. */
function cushion(x: number, y: number, width: number, height: number, round: number): Point[] {
  const [right, top, reach] = [x + width, y + height, round * 2];
  return [
    [x, y + reach],
    [x, y],
    [x + reach, y],
    [right - reach, y],
    [right, y],
    [right, y + reach],
    [right, top - reach],
    [right, top],
    [right - reach, top],
    [x + reach, top],
    [x, top],
    [x, top - reach],
  ];
}

const SMOOTH = { isFlat: true, isSmooth: true } as const;
const BARE = { ...SMOOTH, hasOutline: false } as const;

/**
 * Draws a row of upholstered seats with headrests, and armrests at both sides of each, in hundredths of an adult's height.
 * @param left the row's left edge
 */
export function drawTrainSeats(sketch: Sketch, left: number, count: number): void {
  for (let seat = 0; seat < count; seat += 1) drawSeat(sketch, left + seat * PITCH);
  const frame = darken(liveryOf(sketch.architecture).cloth, 0.5);
  for (let edge = 0; edge <= count; edge += 1)
    sketch.shape(cushion(left + edge * PITCH - 2.4, 17, 4.8, 17, 1.8), frame, SMOOTH);
}

function drawSeat(sketch: Sketch, left: number): void {
  const { cloth, headrest } = liveryOf(sketch.architecture);
  const seam = darken(cloth, 0.4);
  const middle = left + PITCH / 2;
  sketch.rect(middle - 7, 0, 14, 16, hex('#3a3f4a'));
  sketch.shape(cushion(left + 1, 20, PITCH - 2, 36, 6), cloth, SMOOTH);
  sketch.shape(cushion(left + 9, 24, PITCH - 18, 27, 4), lighten(cloth, 0.12), BARE);
  for (const x of [left + 9, left + PITCH - 9])
    sketch.line(
      [
        [x, 27],
        [x, 50],
      ],
      0.7,
      seam,
      { hasOutline: false },
    );
  sketch.line(
    [
      [left + 8, 54.6],
      [left + PITCH - 8, 54.6],
    ],
    0.9,
    lighten(cloth, 0.4),
    { hasOutline: false },
  );
  sketch.shape(cushion(left + 11, 45, PITCH - 22, 14, 3.5), headrest, SMOOTH);
  sketch.shape(cushion(left + 12.5, 46, PITCH - 25, 4, 1.5), darken(headrest, 0.14), BARE);
  sketch.shape(cushion(left + 0.5, 13, PITCH - 1, 15, 5), lighten(cloth, 0.1), SMOOTH);
  sketch.shape(cushion(left + 4, 22.5, PITCH - 8, 4, 1.6), lighten(cloth, 0.26), BARE);
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
