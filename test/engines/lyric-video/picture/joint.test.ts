import { describe, expect, test } from '@jest/globals';
import { jointOf } from '../../../../engines/lyric-video/picture/joint.ts';

describe('a joint', () => {
  test('is as far from both ends as the limb has it', () => {
    const [x, y] = jointOf([10, 20], [60, 50], 46, 42, 1);
    expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(46);
    expect(Math.hypot(x - 60, y - 50)).toBeCloseTo(42);
  });

  test('is on the side that is asked for', () => {
    // Somebody who looks to the right on a sheet whose y points down has the smaller y on the left.
    expect(jointOf([0, 0], [60, 0], 40, 40, 1)[1]).toBeLessThan(0);
    expect(jointOf([0, 0], [60, 0], 40, 40, -1)[1]).toBeGreaterThan(0);
  });

  test('is nearly on the line to an end that is out of reach', () => {
    const [x, y] = jointOf([0, 0], [200, 0], 40, 40, 1);
    expect(x).toBeCloseTo(39.5);
    expect(Math.abs(y)).toBeLessThan(7);
  });
});
