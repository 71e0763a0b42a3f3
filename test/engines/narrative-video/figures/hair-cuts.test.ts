import { describe, expect, test } from '@jest/globals';
import type { CharacterSheet } from '../../../../engines/people/character-sheet.ts';
import { aSheet } from '../a-sheet.ts';
import { DRAWN, headOf, LEVEL, RADIUS, SIDE, TURNING } from './head-pixels.ts';

const GREEN = { ...aSheet().hair, color: [40, 150, 60] } as const;

async function headWith(look: (typeof DRAWN)[number], hair: Partial<CharacterSheet['hair']>, more = {}) {
  const { at, count } = await headOf(look, 0, { hair: { ...GREEN, ...hair }, ...more });
  const isGreen = (red: number, green: number, blue: number) => green > red * 1.25 && green > blue * 1.1;
  return {
    count,
    hair: count(isGreen),
    /** Whether there is hair at a place of the head, in its units. */
    isHairAt(across: number, down: number) {
      const [red = 0, green = 0, blue = 0] = at(
        Math.round(SIDE / 2 + across * RADIUS),
        Math.round(LEVEL + down * RADIUS),
      );
      return isGreen(red, green, blue);
    },
  };
}

describe.each(DRAWN)('in %s', (look) => {
  test('cropped hair hugs the skull, with a level edge above a free forehead', async () => {
    const [cropped, short] = [await headWith(look, { length: 'cropped' }), await headWith(look, { length: 'short' })];
    expect(cropped.hair).toBeLessThan(short.hair * 0.85);
    for (const across of [-0.36, 0, 0.36]) {
      expect(cropped.isHairAt(across, -0.52)).toBe(false);
      expect(cropped.isHairAt(across, -0.82)).toBe(true);
    }
  });

  test('full short hair ends at the ears, and leaves the jaw and the neck free', async () => {
    const woman = { presentation: 'feminine' } as const;
    const full = await headWith(look, { length: 'swept', texture: 'wavy', full: true }, woman);
    const bob = await headWith(look, { length: 'bob', texture: 'wavy' }, woman);
    const beside = (head: typeof full, down: number) =>
      Array.from({ length: 25 }, (_, at) => -1.2 + at / 10).filter((across) => head.isHairAt(across, down)).length;
    expect(beside(full, 0)).toBeGreaterThan(2);
    expect(beside(full, 0.64)).toBe(0);
    expect(beside(bob, 0.64)).toBeGreaterThan(0);
  });

  test('long hair hangs straight down from a tilted head', async () => {
    /** Middle of the hair that is seen beside the trunk, in halves of the head's height to the right of the middle. */
    const endsOf = async (tilt: number) => {
      const { at } = await headOf(look, 0, { hair: { ...GREEN, length: 'long' }, presentation: 'feminine' }, { tilt });
      let [sum, count] = [0, 0];
      for (let y = LEVEL + RADIUS * 1.5; y < LEVEL + RADIUS * 1.8; y += 1)
        for (let x = 0; x < SIDE; x += 1) {
          const [red = 0, green = 0, blue = 0] = at(x, y);
          if (green > red * 1.25 && green > blue * 1.1) [sum, count] = [sum + x, count + 1];
        }
      return (sum / count - SIDE / 2) / RADIUS;
    };
    // The trunk hides the hair on the other side. Stiff hair would swing there, away from where the head leans.
    expect(await endsOf(-0.3)).toBeLessThan(-0.5);
    expect(await endsOf(0.3)).toBeGreaterThan(0.5);
  });

  test('receding hair has moved up at both temples', async () => {
    const [receding, other] = [
      await headWith(look, { length: 'short', recedes: true }),
      await headWith(look, { length: 'short' }),
    ];
    for (const across of [-0.42, 0.42]) expect(receding.isHairAt(across, -0.68)).toBe(false);
    expect([-0.42, 0.42].some((across) => other.isHairAt(across, -0.68))).toBe(true);
    expect(receding.isHairAt(0, -0.95)).toBe(true);
  });

  test('graying hair is gray at the temples', async () => {
    const isGray = (red: number, green: number, blue: number) =>
      Math.max(red, green, blue) - Math.min(red, green, blue) < 40 && green > 110 && green < 215;
    const cut = { length: 'cropped', color: [40, 36, 34] } as const;
    const [graying, dark] = [await headWith(look, { ...cut, graying: [190, 190, 190] }), await headWith(look, cut)];
    expect(graying.count(isGray)).toBeGreaterThan(dark.count(isGray) + 60);
  });
});

test.each(['cartoon-network', 'yellow-family', 'pixel-art'] as const)(
  'short hair of a turned head in %s goes into the nape, without a brim behind the ear',
  async (look) => {
    // No tufts stick out of hair that recedes.
    const { at } = await headOf(look, 0.8, { hair: { ...GREEN, length: 'short', recedes: true } });
    /** How far hair reaches to the back, on the viewer's left, at a height of the head. */
    const reach = (down: number) => {
      for (let x = 0; x < SIDE; x += 1) {
        const [red = 0, green = 0, blue = 0] = at(x, Math.round(LEVEL + down * RADIUS));
        if (green > red * 1.25 && green > blue * 1.1) return (SIDE / 2 - x) / RADIUS;
      }
      return 0;
    };
    expect(reach(0.3)).toBeGreaterThan(0.4);
    expect(reach(0.3)).toBeLessThan(reach(-0.1) - 0.12);
  },
);

describe.each(TURNING)('from behind, cropped hair in %s', (look) => {
  const CROPPED = { ...GREEN, length: 'cropped' } as const;

  test('ends in a nearly level line at the nape', async () => {
    const { at } = await headOf(look, Math.PI, { hair: CROPPED });
    const ends = Array.from({ length: 21 }, (_, column) => {
      const x = Math.round(SIDE / 2 + (column - 10) * 0.04 * RADIUS);
      for (let y = LEVEL + RADIUS; y > LEVEL; y -= 1) {
        const [red = 0, green = 0, blue = 0] = at(x, y);
        if (green > red * 1.25 && green > blue * 1.1) return (y - LEVEL) / RADIUS;
      }
      return 0;
    });
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.13);
  });

  test('is gray at the sides and not in the middle, if the head is turned', async () => {
    const { at } = await headOf(look, 2.4, { hair: { ...CROPPED, graying: [230, 230, 230] } });
    const redAt = (across: number) => at(Math.round(SIDE / 2 + across * RADIUS), LEVEL)[0] ?? 0;
    const middle = [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2].map(redAt);
    const side = [-0.9, -0.85, -0.8, -0.75, -0.7].map(redAt);
    expect(Math.max(...side)).toBeGreaterThan(Math.max(...middle) + 20);
  });
});

test.each(['cartoon-network', 'yellow-family', 'pixel-art'] as const)(
  'hair that recedes is thinner on the crown in %s',
  async (look) => {
    const topOf = async (recedes: boolean) => {
      const head = await headWith(look, { length: 'short', ...(recedes && { recedes: true as const }) });
      return Array.from({ length: 40 }, (_, up) => -1 - up / 100).findLast((down) => head.isHairAt(0, down)) ?? -1;
    };
    expect(await topOf(true)).toBeGreaterThan((await topOf(false)) + 0.02);
  },
);

test('a family of yellow people has brown neighbors', async () => {
  const yellows = async (skin: CharacterSheet['skin']) =>
    (await headOf('yellow-family', 0, { skin })).count((red, green, blue) => red > 225 && green > 180 && blue < 110);
  expect(await yellows([226, 178, 150])).toBeGreaterThan(4000);
  expect(await yellows([172, 128, 100])).toBe(0);
});
