import { expect, test } from '@jest/globals';
import { changedBy, shapeAt } from '../../../../engines/narrative-video/acting/changing.ts';

const at = (seconds: number) => ({ seconds, length: 4, beats: seconds * 2 });

test('a thing that melts gets low and wide, and stays so in the next scenes', () => {
  expect(changedBy('melts', at(0))).toMatchObject({ wide: 1, tall: 1 });
  const end = changedBy('melts', at(4));
  expect(end.tall).toBeLessThan(0.3);
  expect(changedBy('melts', at(0), true)).toEqual(end);
});

test('a thing that explodes is gone behind its cloud', () => {
  expect(changedBy('explodes', at(0.5))).not.toHaveProperty('burst');
  expect(changedBy('explodes', at(1.8))).toMatchObject({ wide: 0, burst: expect.any(Number) });
  expect(changedBy('explodes', at(4))).not.toHaveProperty('burst');
});

test('somebody has another shape after the cloud, and the own one before it', () => {
  expect(shapeAt({ into: 'frog', when: 'becomes' }, at(0))).toEqual({ into: 'frog', isTurned: false });
  expect(shapeAt({ into: 'frog', when: 'becomes' }, at(4))).toEqual({ into: 'frog', isTurned: true });
  expect(shapeAt({ into: 'frog', when: 'ends' }, at(4))).toEqual({ into: 'frog', isTurned: false });
  expect(shapeAt({ into: 'frog', when: 'stays' }, at(0))).toEqual({ into: 'frog', isTurned: true });
});
