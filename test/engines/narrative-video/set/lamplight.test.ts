import { expect, test } from '@jest/globals';
import { lightOutside } from '../../../../engines/narrative-video/set/set.ts';
import type { Scene, Time } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';

const at = (time: Time, things: Scene['things'] = ['stall']) =>
  lightOutside(aScene({ place: 'street', time, things })).isLamplit === true;

test.each(['dawn', 'sunset', 'night'] as const)('lamps of a stall shine on people at %s', (time) => {
  expect(at(time)).toBe(true);
});

test('lamps of a stall do not show by day, and nothing shines without a stall', () => {
  expect(at('day')).toBe(false);
  expect(at('sunset', [])).toBe(false);
});
