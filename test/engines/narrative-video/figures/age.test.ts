import { describe, expect, test } from '@jest/globals';
import type { Path2D } from '@napi-rs/canvas';
import { drawAge } from '../../../../engines/narrative-video/figures/kit/face-parts.ts';
import type { Head } from '../../../../engines/narrative-video/figures/kit/head-space.ts';
import { hasLashes } from '../../../../engines/narrative-video/figures/kit/lashes.ts';
import { aSheet } from '../a-sheet.ts';
import { headOf, LEVEL, RADIUS, SIDE } from './head-pixels.ts';

const EYES = { across: 0.43, down: 0.1 };
const LENS = 0.32;

/** Returns the bounds of the lines of age on a face from the front: left, top, right and bottom in the head's units. */
function linesOf(glasses: boolean): readonly (readonly number[])[] {
  const lines: (readonly number[])[] = [];
  const brush = { ink: { line: () => [0, 0, 0] }, stroke: (path: Path2D) => lines.push(path.computeTightBounds()) };
  const head = {
    brush,
    sheet: aSheet({ age: 'old', presentation: 'feminine', glasses }),
    yaw: 0,
    at: (across: number, down: number) => [across, down],
    narrowing: () => 1,
  };
  drawAge(head as unknown as Head, [200, 160, 140], {
    eyes: EYES,
    bag: 0.24,
    lens: LENS,
    folds: { nose: 0.42, mouth: 0.62 },
    forehead: -0.52,
  });
  return lines;
}

/** Whether a line is within the height and the width of a lens. */
function crossesLens([left = 0, top = 0, right = 0, bottom = 0]: readonly number[]): boolean {
  const isLevel = top < EYES.down + LENS * 0.82 && bottom > EYES.down - LENS * 0.82;
  return isLevel && Math.max(Math.abs(left), Math.abs(right)) > EYES.across - LENS;
}

describe('Old faces', () => {
  test('have lines at the eyes, which glasses keep out of their lenses', () => {
    expect(linesOf(false).some(crossesLens)).toBe(true);
    expect(linesOf(true).some(crossesLens)).toBe(false);
    expect(linesOf(true).length).toBeGreaterThanOrEqual(6);
  });

  test('have folds from the nose to the mouth, and jowls below it', () => {
    const low = linesOf(true).filter(([, top = 0]) => top > 0.4);
    expect(low.some(([, top = 0, , bottom = 0]) => top < 0.5 && bottom > 0.6)).toBe(true);
    expect(low.some(([, top = 0]) => top > 0.7)).toBe(true);
  });

  test('have small eyes under thin lines in 90s-anime, where large ones are of girls', async () => {
    const bald = { ...aSheet().hair, length: 'bald' } as const;
    const dark = async (age: 'adult' | 'old') => {
      const { count } = await headOf('90s-anime', 0, {
        age,
        presentation: 'feminine',
        hair: bald,
        brows: [160, 150, 150],
      });
      return count((r, g, b) => r < 60 && g < 60 && b < 80);
    };
    expect(await dark('old')).toBeLessThan((await dark('adult')) * 0.7);
  });

  test.each(['90s-anime', 'ghibli', 'pixel-art', 'cartoon-network'] as const)(
    'show in %s behind glasses as well',
    async (look) => {
      const person = {
        presentation: 'feminine',
        glasses: true,
        hair: { ...aSheet().hair, color: [180, 180, 180] },
      } as const;
      const [old, grown] = [
        await headOf(look, 0, { ...person, age: 'old' }),
        await headOf(look, 0, { ...person, age: 'adult' }),
      ];
      let changed = 0;
      // Around the mouth, where no glasses are.
      for (let y = LEVEL + 0.44 * RADIUS; y < LEVEL + 0.9 * RADIUS; y += 1)
        for (let x = SIDE / 2 - 0.5 * RADIUS; x < SIDE / 2 + 0.5 * RADIUS; x += 1) {
          const [a, b] = [old, grown].map(({ at }) => at(Math.round(x), Math.round(y)));
          if (Math.abs((a?.[1] ?? 0) - (b?.[1] ?? 0)) > 14) changed += 1;
        }
      expect(changed).toBeGreaterThan(60);
    },
  );

  test('have no long lashes', () => {
    expect(hasLashes(aSheet({ presentation: 'feminine' }))).toBe(true);
    expect(hasLashes(aSheet({ presentation: 'feminine', age: 'old' }))).toBe(false);
    expect(hasLashes(aSheet({ presentation: 'masculine' }))).toBe(false);
  });
});
