import { describe, expect, test } from '@jest/globals';
import type { FaceState } from '../../../../engines/narrative-video/acting/face-state.ts';
import { expressionOf } from '../../../../engines/narrative-video/figures/kit/expression.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';
import { DRAWN, headOf, LEVEL, RADIUS, SIDE } from './head-pixels.ts';

const CRYING = { feeling: 'sad', strength: 1 } as const;
const SHORT = { length: 'short', texture: 'straight', fringe: false, parting: 'left' } as const;
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

  test.each(DRAWN)(
    '%s has a thin tear on each cheek of somebody who cries, from the lid to above the jaw',
    async (look) => {
      const tears = async (face: Partial<FaceState>) => {
        const { at } = await headOf(look, 0, SUMMER, { face });
        const found: { x: number; y: number }[] = [];
        for (let y = LEVEL - RADIUS; y < LEVEL + RADIUS; y += 1)
          for (let x = 0; x < SIDE; x += 1) {
            const [red = 0, green = 0, blue = 0, alpha = 0] = at(x, y);
            if (alpha > 128 && blue > 190 && blue > red + 25 && green > red) found.push({ x, y });
          }
        return found;
      };
      const found = await tears(CRYING);
      for (const side of [-1, 1]) {
        const cheek = found.filter(({ x }) => (x - SIDE / 2) * side > 0);
        // Thin, but seen in a small picture.
        expect(cheek.length).toBeGreaterThan(60);
        expect(cheek.length).toBeLessThan(440);
        expect(Math.max(...cheek.map(({ y }) => y))).toBeLessThan(LEVEL + RADIUS * 0.84);
        const across = cheek.map(({ x }) => x);
        expect(Math.max(...across) - Math.min(...across)).toBeLessThan(RADIUS * 0.3);
      }
      expect((await tears({ ...CRYING, strength: 0.6 })).length).toBeLessThan(30);
    },
  );

  test.each(['disney-90s', '90s-anime'] as const)('%s slants brows in grief under a hat too', async (look) => {
    const green = { brows: [20, 170, 40], hair: { ...SHORT, color: [40, 30, 26] }, presentation: 'masculine' } as const;
    const hat = { kind: 'cap', color: [30, 30, 60] } as const;
    const { at } = await headOf(look, 0, { ...green, hat }, { face: CRYING });
    /** Height of the middle of the brow on the viewer's right. */
    const levelAt = (across: number) => {
      const x = Math.round(SIDE / 2 + across * RADIUS);
      const found = Array.from({ length: RADIUS }, (_, up) => LEVEL - up).filter((y) => {
        const [red = 0, g = 0, blue = 0] = at(x, y);
        return g > red * 1.5 && g > blue * 1.5;
      });
      return found.reduce((sum, y) => sum + y, 0) / found.length;
    };
    expect(levelAt(0.46) - levelAt(0.22)).toBeGreaterThan(RADIUS * 0.03);
  });

  test('of the yellow family have a nearly level mouth at rest', async () => {
    const { at } = await headOf('yellow-family', 0);
    // Height of the mouth's line near a corner, and in the middle.
    const lineAt = (across: number) => {
      for (let down = 0.62; down < 0.92; down += 0.01) {
        const [red = 255] = at(Math.round(SIDE / 2 + across * RADIUS), Math.round(LEVEL + down * RADIUS));
        if (red < 90) return down;
      }
      return 0;
    };
    const [corner, middle] = [lineAt(0.44), lineAt(0)];
    expect(corner).toBeGreaterThan(0.6);
    expect(middle - corner).toBeLessThan(0.095);
  });

  test('of the yellow family have heavy lids that hang outward in grief, and inward in anger', async () => {
    /** Heights of the lid's lower edge on the inner and on the outer half of the eye on the viewer's right. */
    const lidOf = async (feeling: 'sad' | 'angry') => {
      const { at } = await headOf('yellow-family', 0, {}, { face: { feeling, strength: 0.6, blink: 0.3 } });
      const edge = (across: number) => {
        for (let down = -0.4; down < 0.4; down += 0.01) {
          const pixel = at(Math.round(SIDE / 2 + across * RADIUS), Math.round(LEVEL + down * RADIUS));
          if ((pixel[2] ?? 0) > 170) return down;
        }
        throw new Error('no white of an eye is seen');
      };
      return { inner: edge(0.3), outer: edge(0.54) };
    };
    const [sad, angry] = [await lidOf('sad'), await lidOf('angry')];
    expect(sad.outer).toBeGreaterThan(sad.inner + 0.02);
    expect(angry.inner).toBeGreaterThan(angry.outer + 0.02);
  });

  test('are friendly at rest', () => {
    const { brows, mouth } = expressionOf(NEUTRAL_FACE);
    expect(brows.inner).toBeGreaterThan(0);
    expect(mouth.smile).toBeGreaterThan(0.2);
    // More would be a smirk on somebody who reads, rides or listens.
    expect(mouth.smile).toBeLessThan(0.3);
  });
});
