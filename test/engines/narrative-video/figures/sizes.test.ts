import { describe, expect, test } from '@jest/globals';
import { aged, shaped } from '../../../../engines/narrative-video/figures/kit/sizes.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { aSheet } from '../a-sheet.ts';
import { DRAWN } from './head-pixels.ts';

const figureOf = (look: (typeof DRAWN)[number], age: 'child' | 'adult' | 'old') =>
  lookOf(look).figures.make({ sheet: aSheet({ age }), picture: '' }, lightOf('day', 'clear', 'calm'));

describe('Ages in drawn looks', () => {
  test.each(DRAWN)(
    '%s draws the old a little shorter than other adults, and far taller than children',
    async (look) => {
      const [child, adult, old] = await Promise.all([
        figureOf(look, 'child'),
        figureOf(look, 'adult'),
        figureOf(look, 'old'),
      ]);
      expect(old.stature).toBeLessThan(0.97);
      expect(old.stature).toBeGreaterThan((child.stature ?? 1) * 1.15);
      expect(adult.stature).toBe(1);
    },
  );

  test.each(DRAWN)('%s gives adults a head of at most a third of their height', async (look) => {
    const { proportions } = await figureOf(look, 'adult');
    expect(proportions.head).toBeLessThan(0.34);
  });

  test('give old women a fuller waist and a shorter neck', async () => {
    const woman = aSheet({ presentation: 'feminine' });
    const old = { ...woman, age: 'old' } as const;
    const torso = { hips: 0.07, waist: 0.07, chest: 0.08, shoulders: 0.1, neck: 0.03, depth: 0.7 };
    const cut = { torso, arm: [1, 1, 1, 1, 1], leg: [1, 1, 1, 1, 1], neck: 0.02, flare: 1 } as const;
    const waistOf = (sheet: typeof woman) =>
      shaped({ ...cut, hand: { fingers: 5, finger: 0.1, palm: 0.3 }, foot: [0.03, 0.02] }, sheet).torso.waist;
    expect(waistOf(old)).toBeGreaterThan(waistOf(woman) * 1.2);
    const { proportions } = await figureOf('90s-anime', 'adult');
    expect(aged(proportions, old).neck).toBeLessThan(proportions.neck * 0.6);
  });
});
