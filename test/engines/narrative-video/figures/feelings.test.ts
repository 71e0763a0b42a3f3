import { describe, expect, test } from '@jest/globals';
import { expressionOf } from '../../../../engines/narrative-video/figures/kit/expression.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';
import { DRAWN, headOf } from './head-pixels.ts';

const CRYING = { feeling: 'sad', strength: 1 } as const;
const SUMMER = { top: { kind: 't-shirt', color: [200, 120, 60] } } as const;

describe('Feelings of drawn faces', () => {
  test('show grief as shut eyes below raised brows, and corners of the mouth that hang', () => {
    const { brows, eyes, mouth } = expressionOf({ ...NEUTRAL_FACE, ...CRYING });
    expect(eyes.open).toBe(0);
    expect(expressionOf({ ...NEUTRAL_FACE, ...CRYING, strength: 0.85 }).eyes.open).toBeLessThan(0.1);
    expect(brows.inner).toBeGreaterThan(1);
    expect(mouth.smile).toBeLessThan(-1);
    expect(expressionOf({ ...NEUTRAL_FACE, ...CRYING, strength: 0.6 }).eyes.open).toBeGreaterThan(0.6);
  });

  test.each(DRAWN)('%s pours tears down the cheeks of somebody who cries', async (look) => {
    const tears = async (face: Parameters<typeof headOf>[3]) =>
      (await headOf(look, 0, SUMMER, face)).count((red, green, blue) => blue > 190 && blue > red + 35 && green > red);
    expect(await tears({ face: CRYING })).toBeGreaterThan(150);
    expect(await tears({ face: { ...CRYING, strength: 0.6 } })).toBeLessThan(30);
  });

  test('are friendly at rest', () => {
    const { brows, mouth } = expressionOf(NEUTRAL_FACE);
    expect(brows.inner).toBeGreaterThan(0);
    expect(mouth.smile).toBeGreaterThan(0.25);
  });
});
