import { describe, expect, test } from '@jest/globals';
import { DRAWN, headOf } from './head-pixels.ts';

const HAIR = { length: 'short', texture: 'straight', fringe: false, parting: 'left' } as const;
/** An old woman in a green sweater, so that only her glasses can be red. */
const OLD = {
  age: 'old',
  presentation: 'feminine',
  lips: [200, 150, 130],
  hair: { ...HAIR, color: [180, 170, 167] },
  top: { kind: 'sweater', color: [40, 120, 60] },
} as const;
const isRed = (red: number, green: number, blue: number) => red > 120 && green < red * 0.45 && blue < red * 0.45;

describe('What drawn people wear', () => {
  test.each(DRAWN)('%s draws thick red glasses on gray-haired people, also over shut eyes', async (look) => {
    const red = async (glasses: boolean, blink: number) =>
      (await headOf(look, 0, { ...OLD, glasses }, { face: { blink } })).count(isRed);
    const [open, shut] = [await red(true, 0), await red(true, 1)];
    const bare = await red(false, 0);
    expect(open - bare).toBeGreaterThan(500);
    expect(shut - bare).toBeGreaterThan(500);
  });

  test.each([0, 0.4])(
    'eyes of the yellow family are white within clear lenses, their lids shut by %p',
    async (blink) => {
      const white = async (glasses: boolean) =>
        (await headOf('yellow-family', 0, { ...OLD, glasses }, { face: { blink } })).count(
          (red, green, blue) => Math.min(red, green, blue) > 215,
        );
      expect(await white(true)).toBeGreaterThan((await white(false)) * 0.8);
      expect(await white(true)).toBeGreaterThan(2000);
    },
  );

  test.each(DRAWN)('%s draws a tie before the shirt of a suit', async (look) => {
    const suit = { kind: 'jacket', color: [20, 24, 40], accent: [245, 245, 248] } as const;
    const green = async (tie: boolean) =>
      (await headOf(look, 0, { eyes: [90, 61, 42], top: { ...suit, ...(tie && { tie: [20, 160, 60] }) } })).count(
        (red, green, blue) => green > 60 && green > red * 1.5 && green > blue * 1.3,
      );
    expect(await green(true)).toBeGreaterThan(60);
    expect(await green(false)).toBe(0);
  });

  test.each(DRAWN)('%s draws the ring of a space suit as thick, bright metal', async (look) => {
    const orange = [229, 114, 76] as const;
    const { count } = await headOf(look, 0, {
      eyes: [90, 61, 42],
      top: { kind: 'spacesuit', color: orange, ring: [12, 8, 5] },
      bottom: { kind: 'trousers', color: orange },
    });
    const isSteel = (red: number, green: number, blue: number) =>
      Math.max(red, green, blue) - Math.min(red, green, blue) < 34 && red > 40 && red < 235 && blue >= red;
    expect(count(isSteel)).toBeGreaterThan(400);
  });
});
