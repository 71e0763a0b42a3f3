import { expect, test } from '@jest/globals';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { ordered } from '../../../../engines/narrative-video/places/part-order.ts';
import { scaleAt, seenAt } from '../../../../engines/narrative-video/places/perspective.ts';
import { block } from '../../../../engines/narrative-video/scenery/objects/parts.ts';
import { paintSet } from '../../../../engines/narrative-video/set/set.ts';
import { aScene } from '../a-scene.ts';

const VIEW = { x: 100, horizon: 60, eye: 1, distance: 6, scale: 40 };

test('the ground rises to the horizon, and what is far is small', () => {
  const [near, far] = [-1, -20].map((z) => ({ y: seenAt(VIEW, [0, 0, z])[1], meter: scaleAt(VIEW, z) }));
  expect(far?.y).toBeLessThan(near?.y ?? 0);
  expect(far?.y).toBeGreaterThan(VIEW.horizon);
  expect(far?.meter).toBeLessThan((near?.meter ?? 0) / 3);
});

test('what stands on a table is drawn after it, and what is behind it before', () => {
  const table = block([0, 0, 0], [2, 0.8, 1], '#8a5a34');
  const cup = block([0, 0.8, -0.3], [0.1, 0.1, 0.1], '#ffffff');
  const wall = block([0, 0, -2], [4, 3, 0.1], '#cccccc');
  expect(ordered([cup, table, wall])).toEqual([wall, table, cup]);
});

test('letters are never seen in a mirror', async () => {
  for (const place of ['zoo', 'parking'] as const)
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { isMirrored } = await paintSet(
        aScene({ place }),
        { width: 96, height: 54 },
        lookOf('cartoon-network'),
        seed,
      );
      expect(isMirrored).toBe(false);
    }
});
