import { expect, test } from '@jest/globals';
import { IDENTITY, moved } from '../../../../engines/drawing/solids/matrix.ts';
import { digitOf, fingersUnder } from '../../../../engines/narrative-video/solid/digits.ts';

const DIGIT = digitOf(8, { color: [220, 170, 140] });
const tips = (turn: number) =>
  fingersUnder(DIGIT, IDENTITY, turn)
    .map(({ matrix }) => moved(matrix, [0, 0.5, 0]))
    .filter(([, y]) => y > 0.02);

test('four fingertips lie on the belly of a bowl, on the side away from the body', () => {
  expect(tips(0)).toHaveLength(4);
  for (const [x, , z] of tips(0)) {
    expect(z).toBeGreaterThan(0.08);
    expect(Math.hypot(x, z)).toBeGreaterThan(0.11);
    expect(Math.hypot(x, z)).toBeLessThan(0.16);
  }
  for (const [, , z] of tips(Math.PI)) expect(z).toBeLessThan(-0.08);
});

test('the palm is under the bowl', () => {
  const lowest = Math.min(...fingersUnder(DIGIT, IDENTITY, 0).map(({ matrix }) => moved(matrix, [0, 0, 0])[1]));
  expect(lowest).toBeLessThan(-0.03);
});
