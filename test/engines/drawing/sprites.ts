import fc from 'fast-check';
import { type Sprite, spriteOf } from '../../../engines/drawing/frame.ts';

/** Samples of all values, a different sequence for each seed. */
export function noise(length: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state >>> 24;
  });
}

/** A sprite whose rows consist of runs that are transparent, opaque, or of all transparencies. */
function spriteWith(width: number, height: number, runs: readonly number[], seed: number): Sprite {
  const data = noise(width * height * 4, seed);
  let [pixel, turn] = [0, 0];
  while (pixel < width * height) {
    const end = pixel + (runs[turn % runs.length] as number);
    for (; pixel < end && pixel < width * height; pixel++) {
      if (turn % 3 === 0) data[pixel * 4 + 3] = 0;
      if (turn % 3 === 1) data[pixel * 4 + 3] = 255;
    }
    turn++;
  }
  return spriteOf({ data, width, height });
}

const even = (max: number) => fc.integer({ min: 1, max: max / 2 }).map((half) => half * 2);
/** Sprites of all sizes that a test needs. */
export const sprites = fc
  .tuple(even(90), even(60), fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 9 }), fc.integer())
  .map((values) => spriteWith(...values));
