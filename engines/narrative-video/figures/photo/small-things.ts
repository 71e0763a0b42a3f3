import { Path2D } from '@napi-rs/canvas';
import { darken, hex, lighten } from '../../../drawing/color.ts';
import type { HeldThing } from '../kit/held-thing.ts';
import { box, cornered, ellipse } from '../kit/tube.ts';

const [GOLD, STONE] = [hex('#d8a83c'), hex('#dceef6')];
const FLAT = { hasLine: false, isFlat: true } as const;

/** Returns a band around a hole. @param thick width of the band, in hundredths of the figure's height */
function band(x: number, y: number, wide: number, tall: number, thick: number): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, wide, tall, 0, 0, Math.PI * 2);
  path.ellipse(x, y, wide - thick, tall - thick * (tall / wide), 0, 0, Math.PI * 2, true);
  path.closePath();
  return path;
}

/** Things that are smaller than a hand, as a camera near them sees them, in the coordinates of `THINGS`. */
export const SMALL_THINGS: Readonly<Record<string, HeldThing>> = {
  // A band of gold that lies on its side, with a stone.
  ring(brush, paint) {
    brush.shape(band(0, 2, 1.7, 1.35, 0.42), paint(GOLD));
    brush.shape(box(-0.42, 3.05, 0.42, 3.5), paint(darken(GOLD, 0.12)));
    const [wide, low, high] = [0.78, 3.3, 4.5];
    brush.shape(
      cornered([
        [-wide * 0.35, low],
        [wide * 0.35, low],
        [wide, high - 0.35],
        [wide * 0.55, high],
        [-wide * 0.55, high],
        [-wide, high - 0.35],
      ]),
      paint(STONE),
    );
    for (const [left, right, tone] of [
      [-wide, -wide * 0.3, 0.2],
      [-wide * 0.3, wide * 0.3, -0.5],
      [wide * 0.3, wide, 0.34],
    ] as const)
      brush.shape(
        cornered([
          [left * 0.6, high - 0.08],
          [right * 0.6, high - 0.08],
          [right * 0.94, high - 0.36],
          [(left + right) * 0.18, low + 0.1],
          [left * 0.94, high - 0.36],
        ]),
        paint(tone < 0 ? lighten(STONE, -tone) : darken(STONE, tone)),
        FLAT,
      );
  },
  // A key of a house: a bow with a hole, a round blade with a collar, and a bit with notches.
  key(brush, paint) {
    const brass = paint(darken(GOLD, 0.12));
    brush.shape(box(-0.34, -3.6, 0.34, 3), brass);
    brush.shape(box(-0.58, 2.3, 0.58, 2.75), brass);
    brush.shape(band(0, 4.4, 1.75, 1.65, 0.55), brass);
    for (const [low, high, long] of [
      [-3.5, -3, 1.7],
      [-2.75, -2.2, 1.35],
      [-1.95, -1.6, 1.7],
    ] as const)
      brush.shape(box(0.2, low, long, high), brass);
    brush.shape(box(0.2, -3.5, 0.95, -1.6), brass);
  },
  coin(brush, paint) {
    brush.shape(ellipse(0, 4.6, 2.7, 2.6), paint(GOLD));
    brush.shape(band(0, 4.6, 2.45, 2.35, 0.2), paint(darken(GOLD, 0.28)), FLAT);
    brush.shape(
      cornered(
        Array.from({ length: 10 }, (_, at) => {
          const [angle, far] = [(at * Math.PI) / 5, at % 2 === 0 ? 1.35 : 0.6];
          return [Math.sin(angle) * far, 4.6 + Math.cos(angle) * far] as const;
        }),
      ),
      paint(darken(GOLD, 0.22)),
      FLAT,
    );
  },
};
