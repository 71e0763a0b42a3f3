import { describe, expect, test } from '@jest/globals';
import { canopyPanel, canopyRib } from '../../../../engines/drawing/solids/canopy.ts';
import { insideOut } from '../../../../engines/drawing/solids/grid-shape.ts';
import { hull } from '../../../../engines/drawing/solids/hull.ts';
import type { Shape } from '../../../../engines/drawing/solids/mesh.ts';

const BOX = hull(
  [
    [-2, 1, 0, 1],
    [0, 1, 0, 1],
    [2, 1, 0, 1],
  ],
  16,
  10,
);

describe('canopyPanel', () => {
  test('cuts the hem of an umbrella higher between two ribs than at them', () => {
    const hem = vertices(canopyPanel(8, 4, 6)).slice(-5);
    expect(hem[2]?.[1]).toBeGreaterThan((hem[0]?.[1] ?? 0) + 0.1);
    expect(hem[0]?.[1]).toBeCloseTo(canopyRib(8, 3).at(-1)?.[1] ?? Number.NaN, 5);
  });

  test('bulges upward like a dome', () => {
    const heights = canopyRib(8, 5).map(([, y]) => y);
    const drops = heights.slice(1).map((y, index) => (heights[index] ?? 0) - y);
    expect(drops).toEqual(drops.toSorted((a, b) => a - b));
    expect(heights[0]).toBe(1);
  });
});

describe('hull', () => {
  test('closes both ends in a point', () => {
    const ends = [vertices(BOX).slice(0, 17), vertices(BOX).slice(-17)];
    for (const [index, end] of ends.entries()) {
      for (const [x, y, z] of end) {
        expect(Math.hypot(x, y - 0.5)).toBeLessThan(1e-6);
        expect(z).toBeCloseTo(index === 0 ? -2 : 2, 2);
      }
    }
  });

  test.each([
    ['a hull', BOX, -1],
    ['a hull seen from within', insideOut(BOX), 1],
  ])('winds the triangles of %s toward the side that its normals face', (_, shape, way) => {
    const points = vertices(shape);
    const normals = vertices({ ...shape, positions: shape.normals });
    for (let at = 0; at < shape.corners.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => shape.corners[at + corner] ?? 0) as [number, number, number];
      const [p, q, r] = [points[a], points[b], points[c]].map((point) => point ?? [0, 0, 0]) as [
        number[],
        number[],
        number[],
      ];
      const [ux, uy, uz] = [0, 1, 2].map((axis) => (q[axis] ?? 0) - (p[axis] ?? 0)) as [number, number, number];
      const [vx, vy, vz] = [0, 1, 2].map((axis) => (r[axis] ?? 0) - (p[axis] ?? 0)) as [number, number, number];
      const face = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      if (Math.hypot(...face) < 1e-3) continue;
      const normal = normals[b] ?? [0, 0, 0];
      expect(face.reduce((sum, value, axis) => sum + value * (normal[axis] ?? 0), 0)).toBeGreaterThan(0);
      // The middle of the hull is behind its outside, and before its inside.
      const out = face.reduce((sum, value, axis) => sum + value * ((p[axis] ?? 0) - (axis === 1 ? 0.5 : 0)), 0);
      expect(Math.sign(out)).toBe(-way);
    }
  });
});

function vertices({ positions }: Shape): (readonly [number, number, number])[] {
  return Array.from({ length: positions.length / 3 }, (_, index) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(index * 3, index * 3 + 3);
    return [x, y, z] as const;
  });
}
