import { describe, expect, test } from '@jest/globals';
import { mouthSides } from '../../../../engines/narrative-video/figures/kit/mouth.ts';

const HALF = 0.8;
const WIDTH = 0.42;

const reaches = (yaw: number) => mouthSides({ half: HALF, yaw } as Parameters<typeof mouthSides>[0], WIDTH);

describe('The mouth of a drawn face', () => {
  test('is symmetric from the front', () => {
    const [left, right] = reaches(0);
    expect(left).toBeCloseTo(WIDTH);
    expect(right).toBeCloseTo(WIDTH);
  });

  test.each([0.35, 0.6, 0.9])('has a shorter far half on a face that is turned by %d', (yaw) => {
    const [near, far] = reaches(yaw);
    expect(far).toBeLessThan(near * 0.8);
    expect(reaches(-yaw)).toEqual([far, near]);
  });

  test.each([0.35, 0.6, 0.9])('ends before the outline of a face that is turned by %d', (yaw) => {
    const [, far] = reaches(yaw);
    expect(HALF * Math.sin(yaw) + far).toBeLessThan(HALF * 0.92);
  });
});
