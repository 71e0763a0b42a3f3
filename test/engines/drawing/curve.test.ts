import { describe, expect, test } from '@jest/globals';
import {
  curve,
  curveAt,
  evenly,
  lengthsOf,
  normalsOf,
  offset,
  pointsOf,
  ribbon,
  sampled,
  sidesOf,
} from '../../../engines/drawing/curve.ts';

const CORNERS = pointsOf('0,0 10,0 10,10 0,10');

describe('a curve', () => {
  test('goes through its points in order', () => {
    const line = curve(CORNERS, false, 4);
    expect(line.filter((_, index) => index % 4 === 0)).toEqual(CORNERS);
  });

  test('returns to its first point if it is closed', () => {
    const line = curve(CORNERS, true, 4);
    expect(line).toHaveLength(16);
    const [last] = line.slice(-1);
    expect(last?.[0]).toBeLessThan(0);
    expect(last?.[1]).toBeGreaterThan(0);
    expect(last?.[1]).toBeLessThan(5);
  });

  test('is straight through points on one line, and round at others', () => {
    expect(curve(pointsOf('0,0 1,0 2,0 3,0')).every(([, y]) => y === 0)).toBe(true);
    const quarter = curve(pointsOf('0,0 1,2 2,0'), false, 4)[1];
    expect(quarter?.[1]).toBeGreaterThan(0.5 * (quarter?.[0] ?? 0) + 0.25);
  });

  test('has one point where a corner is written twice', () => {
    const line = curve(pointsOf('0,0 1,1 1,1 2,0'), false, 4);
    expect(line.filter(([x, y]) => x === 1 && y === 1)).toHaveLength(1);
  });
});

describe('a place on a curve', () => {
  test('is each of the points in turn, and on the curve between them', () => {
    for (const [index, point] of CORNERS.entries()) expect(curveAt(CORNERS, index / 3)).toEqual(point);
    expect(curveAt(CORNERS, 1 / 6)).toEqual(curve(CORNERS, false, 2)[1]);
  });

  test('has as many dimensions as the points', () => {
    const [x, y, z] = curveAt(
      [
        [0, 0, 0],
        [1, 2, 4],
        [2, 4, 8],
      ],
      0.25,
    );
    expect(y).toBeCloseTo(2 * (x as number), 10);
    expect(z).toBeCloseTo(4 * (x as number), 10);
  });

  test('stays at the ends before and after them', () => {
    expect(curveAt(CORNERS, -0.2)).toEqual([0, 0]);
    expect(curveAt(CORNERS, 1.2)).toEqual([0, 10]);
  });
});

test('a curve is sampled in a number of parts that need not be that of its points', () => {
  const line = sampled(CORNERS, 7);
  expect(line).toHaveLength(8);
  expect(line[0]).toEqual([0, 0]);
  expect(line[7]).toEqual([0, 10]);
});

test('the length of a line grows from point to point', () => {
  expect(lengthsOf(pointsOf('0,0 3,4 3,4 3,14'))).toEqual([0, 5, 5, 15]);
});

describe('points at equal distances', () => {
  test('lie along the line from its first point to its last', () => {
    expect(evenly(pointsOf('0,0 1,0 10,0'), 5)).toEqual(pointsOf('0,0 2.5,0 5,0 7.5,0 10,0'));
    expect(evenly(CORNERS, 4)).toEqual(CORNERS);
  });

  test('are found on a line whose points are in one place', () => {
    expect(evenly(pointsOf('2,3 2,3'), 3)).toEqual(pointsOf('2,3 2,3 2,3'));
  });
});

test('points are read from where their origin is', () => {
  expect(pointsOf('1,2 -3,4.5', 10, 20)).toEqual([
    [11, 22],
    [7, 24.5],
  ]);
});

test('a line has two sides, as far apart as it is wide', () => {
  const [left, right] = sidesOf(pointsOf('0,0 5,0 10,0'), (share) => 1 - share);
  expect(left).toEqual([
    [0, 1],
    [5, 0.5],
    [10, 0],
  ]);
  expect(right.map(([x, y]) => [x, Math.abs(y)])).toEqual(left);
  expect(right[0]?.[1]).toBe(-1);
});

test('normals point a quarter turn clockwise from a line, and are 1 long', () => {
  for (const [x, y] of normalsOf(pointsOf('0,0 0,3 0,9'))) {
    expect(x).toBe(-1);
    expect(y).toBeCloseTo(0);
  }
  const [, bend] = normalsOf(pointsOf('0,0 4,0 4,4'));
  expect(bend?.[0]).toBeCloseTo(-Math.SQRT1_2);
  expect(bend?.[1]).toBeCloseTo(Math.SQRT1_2);
});

test('a line beside another is as far away as its distance at each point', () => {
  const line = pointsOf('0,0 5,0 10,0');
  expect(offset(line, (share) => 2 + share)).toEqual(pointsOf('0,2 5,2.5 10,3'));
  expect(offset(line, (_, index) => [1, -1, 4][index] ?? 0)).toEqual(pointsOf('0,1 5,-1 10,4'));
});

test('a ribbon goes around a line: along one side, and back along the other', () => {
  expect(ribbon(pointsOf('0,0 5,0 10,0'), () => 1)).toEqual(pointsOf('0,1 5,1 10,1 10,-1 5,-1 0,-1'));
});
