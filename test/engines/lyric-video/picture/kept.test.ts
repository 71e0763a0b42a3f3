import { expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { keptDrawings } from '../../../../engines/lyric-video/picture/kept.ts';

test('draws each singer once for all movements, and again in another size', () => {
  const kept = keptDrawings<number>();
  const [one, other] = [1, 2].map(() => ({ canvas: newCanvas(4, 4).canvas, width: 4, height: 4, cutOut: true }));
  if (!one || !other) throw new Error('a singer is missing');
  let drawn = 0;
  const draw = () => ++drawn;
  expect(kept(one, 100, draw)).toBe(1);
  // Another movement frames the same singer otherwise.
  expect(kept({ ...one, near: 1.3 }, 100, draw)).toBe(1);
  expect(kept(other, 100, draw)).toBe(2);
  expect(kept(one, 200, draw)).toBe(3);
});
