import { expect, test } from '@jest/globals';
import { bentArm } from '../../../../engines/narrative-video/solid/lego/bent-arm.ts';
import { plastic } from '../../../../engines/narrative-video/solid/lego/plastic.ts';

const [RED, TAN] = [plastic([200, 20, 20]), plastic([230, 190, 150])];

/** Returns the points of an arm that have a surface, as x, y and z. */
function pointsOf(arm: ReturnType<typeof bentArm>, color: readonly number[]): (readonly number[])[] {
  return [...arm.corners]
    .filter((_, at) => arm.surfaces[arm.materials[Math.floor(at / 3)] ?? 0]?.color === color)
    .map((vertex) => [...arm.positions.slice(vertex * 3, vertex * 3 + 3)]);
}

test('a long sleeve is one piece from above the pin to the wrist, which is in front of it', () => {
  const arm = bentArm(1, RED);
  expect(arm.surfaces).toHaveLength(1);
  const points = pointsOf(arm, RED.color);
  const heights = points.map(([, y = 0]) => y);
  expect(Math.max(...heights)).toBeGreaterThan(1.4);
  const wrist = points.filter(([, , z = 0]) => z > 5);
  expect(wrist.length).toBeGreaterThan(0);
  expect(Math.max(...wrist.map(([, y = 0]) => y))).toBeLessThan(-4);
});

test('neighboring normals of an arm differ little, so that its bend has no crease', () => {
  const { normals, corners } = bentArm(-1, RED);
  const normal = (vertex: number) => normals.subarray(vertex * 3, vertex * 3 + 3);
  const between = Array.from({ length: corners.length / 3 }, (_, triangle) => {
    const [a, b] = [normal(corners[triangle * 3] ?? 0), normal(corners[triangle * 3 + 1] ?? 0)];
    return a.reduce((sum, value, axis) => sum + value * (b[axis] ?? 0), 0);
  });
  expect(between.filter((cosine) => cosine < 0.7).length / between.length).toBeLessThan(0.12);
});

test('a short sleeve is wider than the arm and ends above the bend', () => {
  const arm = bentArm(1, RED, TAN);
  const [sleeve, skin] = [pointsOf(arm, RED.color), pointsOf(arm, TAN.color)];
  const lowest = (points: readonly (readonly number[])[]) => Math.min(...points.map(([, y = 0]) => y));
  expect(lowest(sleeve)).toBeGreaterThan(lowest(skin) + 2);
  const widest = (points: readonly (readonly number[])[]) => Math.max(...points.map(([x = 0]) => x));
  expect(widest(sleeve)).toBeGreaterThan(widest(skin) + 0.1);
});
