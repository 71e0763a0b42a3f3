import { describe, expect, test } from '@jest/globals';
import { expressionOf } from '../../../../engines/narrative-video/figures/kit/expression.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

describe('The expression of a drawn face', () => {
  test.each(['happy', 'in-love'] as const)('smiles with closed lips at rest, however %s', (feeling) => {
    const { mouth } = expressionOf({ ...NEUTRAL_FACE, feeling, strength: 1 });
    expect(mouth).toMatchObject({ open: 0, hasTeeth: false });
    expect(mouth.smile).toBeGreaterThan(0.9);
    expect(mouth.width).toBeGreaterThan(expressionOf(NEUTRAL_FACE).mouth.width);
  });

  test('opens the mouth less for the song of somebody calm than for a laugh', () => {
    const openOf = (strength: number) =>
      expressionOf({ ...NEUTRAL_FACE, mouth: 'wide', feeling: 'happy', strength }).mouth.open;
    expect(openOf(0.25)).toBeLessThan(openOf(1) * 0.85);
    expect(openOf(0.25)).toBeGreaterThan(openOf(1) * 0.5);
  });

  test('gapes in fear', () => {
    expect(expressionOf({ ...NEUTRAL_FACE, feeling: 'afraid', strength: 1 }).mouth.open).toBeGreaterThan(0.4);
  });

  test.each(['wide', 'open', 'half-open'] as const)(
    'sings of grief with narrow lips over the teeth, hanging corners and raised inner brows: %s',
    (mouth) => {
      const sung = expressionOf({ ...NEUTRAL_FACE, mouth, feeling: 'sad', strength: 0.75 });
      const calm = expressionOf({ ...NEUTRAL_FACE, mouth });
      expect(sung.mouth.hasTeeth).toBe(false);
      expect(sung.mouth.smile).toBeLessThan(-0.5);
      expect(sung.mouth.width).toBeLessThan(calm.mouth.width * 0.9);
      expect(sung.brows.inner).toBeGreaterThan(0.8);
    },
  );
});
