import { describe, expect, test } from '@jest/globals';
import { type Features, featuresOf, USUAL_FEATURES } from '../../../engines/people/features.ts';
import type { Point } from '../../../engines/people/person.ts';

interface Measures {
  height: number;
  jaw: number;
  nose: number;
  lips: number;
}

/** Returns the points of a face one unit wide that are measured, the others at its middle. */
function meshOf({ height = 1.2, jaw = 0.43, nose = 0.31, lips = 0.087 }: Partial<Measures> = {}): Point[] {
  const points: Point[] = Array.from({ length: 468 }, () => [0, 0]);
  const put = (one: number, other: number, across: number, down = 0) => {
    points[one] = [-across / 2, -down / 2];
    points[other] = [across / 2, down / 2];
  };
  put(10, 152, 0, height);
  put(234, 454, 1);
  put(149, 378, jaw);
  put(129, 358, nose);
  put(61, 291, 0.42);
  put(0, 13, 0, (lips * height) / 2);
  put(14, 17, 0, (lips * height) / 2);
  put(33, 133, 0.2);
  put(362, 263, 0.2);
  put(159, 145, 0, 0.074);
  put(386, 374, 0, 0.074);
  points[52] = [0, -0.037 - 0.083 * height];
  points[282] = [0, -0.037 - 0.083 * height];
  return points.map(([x, y]) => [x * 500, y * 500]);
}

describe('features of a face', () => {
  test('are near zero for a usual face', () => {
    for (const value of Object.values(featuresOf({ points: meshOf(), turn: 0 }, 'feminine')))
      expect(value).toBeCloseTo(0, 1);
  });

  test.each<[Partial<Measures>, keyof Features]>([
    [{ height: 1.26 }, 'length'],
    [{ jaw: 0.46 }, 'jaw'],
    [{ nose: 0.335 }, 'nose'],
    [{ lips: 0.1 }, 'lips'],
  ])('tell %j from usual ones', (measures, name) => {
    const { [name]: changed, ...others } = featuresOf({ points: meshOf(measures), turn: 0 }, 'feminine');
    expect(changed).toBeGreaterThan(0.6);
    expect(changed).toBeLessThanOrEqual(1);
    for (const value of Object.values(others)) expect(Math.abs(value as number)).toBeLessThan(0.3);
  });

  test('count less the farther the face is turned, because its proportions are hidden', () => {
    const points = meshOf({ jaw: 0.6 });
    const [front, half, side] = [0, -0.5, 0.8].map((turn) => featuresOf({ points, turn }, 'feminine').jaw);
    expect([front, side]).toEqual([1, 0]);
    expect(half).toBeCloseTo(0.5);
  });

  test('of a woman are compared with those of women, whom looks draw with finer features', () => {
    const [woman, man] = (['feminine', 'masculine'] as const).map((as) =>
      featuresOf({ points: meshOf(), turn: 0 }, as),
    );
    expect(woman?.nose).toBeCloseTo(0);
    expect(man?.nose).toBeLessThan(-0.6);
  });

  test('are usual without a mesh, as in many drawings', () => {
    expect(featuresOf({ points: [], turn: 0 }, 'masculine')).toEqual(USUAL_FEATURES);
  });
});
