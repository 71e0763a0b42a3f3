import { expect, test } from '@jest/globals';
import type { Chain } from '../../../../engines/narrative-video/figures/kit/limb.ts';
import { innerCorner } from '../../../../engines/narrative-video/figures/kit/limb.ts';
import { sleeveGirth } from '../../../../engines/narrative-video/figures/kit/sleeve.ts';

/** A thin upper arm, a thicker forearm, and a wrist, as one of the looks draws them. */
const ARM = [0.015, 0.026, 0.019, 0.023, 0.014] as const;

test.each(['shirt', 'sweater', 'hoodie', 'jacket', 'spacesuit'] as const)(
  'a long sleeve tapers from the shoulder to the wrist: %s',
  (kind) => {
    const [, upper, elbow, forearm, end] = sleeveGirth(ARM, { kind });
    expect(upper).toBeGreaterThan(elbow);
    expect(elbow).toBeGreaterThan(forearm);
    expect(forearm).toBeGreaterThan(end);
    expect(end / ARM[4]).toBeGreaterThan(1.1);
    expect(end / ARM[4]).toBeLessThan(1.4);
  },
);

test('the fold at an elbow is on the inner side, farther from the joint in a sharper bend', () => {
  const bent = (x: number, y: number): Chain => [
    { x: 0, y: 0, z: 0 },
    { x: 0, y: 100, z: 0 },
    { x, y: 100 + y, z: 0 },
  ];
  const [x, y] = innerCorner(bent(100, 0), 10);
  expect([x, y]).toEqual([expect.closeTo(10), expect.closeTo(90)]);
  const [, sharper] = innerCorner(bent(60, -80), 10);
  expect(sharper).toBeLessThan(90);
});
