import type { Path2D } from '@napi-rs/canvas';
import type { Fitted } from './fitted-hat.ts';
import { smoothPath } from './tube.ts';

/** Returns a band around the head, from one height to a higher one. */
export function bandOf({ wide, tilt }: Fitted, low: number, high: number, flare = 1): Path2D {
  return smoothPath(
    [
      [-wide, low],
      [0, low + tilt * 1.4],
      [wide, low],
      [wide * flare, high],
      [0, high + tilt * 1.2],
      [-wide * flare, high],
    ],
    0.25,
  );
}
