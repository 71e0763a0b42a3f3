import { describe, expect, test } from '@jest/globals';
import { lensAt } from '../../../../engines/drawing/solids/lens.ts';
import { product, scaled, shifted, unit } from '../../../../engines/drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Shape } from '../../../../engines/drawing/solids/mesh.ts';
import { arch, bentSheet, sphere } from '../../../../engines/drawing/solids/shapes.ts';
import { lampOf, Studio, type StudioLight } from '../../../../engines/drawing/solids/studio.ts';

const SIZE = { width: 96, height: 96 };
const LENS = lensAt([0, 3, 6], [0, 0, 0], 0.8, SIZE);
const GRAY = { color: [160, 160, 160] as const };
const FLOOR = new MeshBuilder().add(
  bentSheet(
    [
      [0, 4],
      [0, -4],
    ],
    8,
  ),
  GRAY,
);
const BALL = new MeshBuilder().add(sphere(24), GRAY, product(shifted(0, 0.5, 0), scaled(0.5)));

function lightOf(angle: number): StudioLight {
  const dark = { toward: [0, 1, 0] as const, color: [0, 0, 0] as const };
  return {
    beams: lampOf(unit([-1, 1, 0]), angle, 24, [1, 1, 1]),
    base: { key: dark, fill: dark, rim: dark, sky: [0.05, 0.05, 0.05], ground: [0, 0, 0], lamps: [] },
    middle: [0, 0.5, 0],
    reach: 2.5,
  };
}

/** Number of different grays on the floor in the row through the shadow, and the darkest of them. */
function shadowOf(angle: number, casters: readonly Mesh[]): { grays: number; darkest: number } {
  const studio = new Studio();
  const { data } = studio.draw([FLOOR.mesh()], LENS, SIZE, studio.lit(casters, lightOf(angle)));
  const row = Array.from({ length: 40 }, (_, column) => data[(48 * SIZE.width + 48 + column) * 4] as number);
  return { grays: new Set(row).size, darkest: Math.min(...row) };
}

/** Share of the triangles whose corners go around as their normals say. */
function outward({ positions, normals, corners }: Shape): number {
  let right = 0;
  for (let at = 0; at < corners.length; at += 3) {
    const [a = 0, b = 0, c = 0] = corners.subarray(at, at + 3);
    const way = (from: number, to: number) =>
      [0, 1, 2].map((axis) => (positions[to * 3 + axis] as number) - (positions[from * 3 + axis] as number));
    const [[ax = 0, ay = 0, az = 0], [bx = 0, by = 0, bz = 0]] = [way(a, b), way(a, c)];
    const face = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const toward = face.reduce((sum, value, axis) => sum + value * (normals[a * 3 + axis] as number), 0);
    if (toward >= -1e-9) right++;
  }
  return right / (corners.length / 3);
}

describe('a studio', () => {
  test('draws no shadow of what casts none', () => {
    expect(shadowOf(0.4, []).darkest).toBeGreaterThan(shadowOf(0.4, [BALL.mesh()]).darkest + 40);
  });

  test('softens shadows under a wide lamp', () => {
    expect(shadowOf(0.4, [BALL.mesh()]).grays).toBeGreaterThan(shadowOf(0, [BALL.mesh()]).grays * 1.5);
  });

  test('spreads the points of a lamp around its middle', () => {
    const middle = unit([0.3, 0.8, 0.5]);
    const beams = lampOf(middle, 0.3, 30, [1, 1, 1]);
    for (const { toward } of beams) {
      expect(Math.hypot(...toward)).toBeCloseTo(1);
      const angle = Math.acos(toward.reduce((sum, value, axis) => sum + value * (middle[axis] as number), 0));
      expect(angle).toBeLessThan(0.3);
    }
    const mean = [0, 1, 2].map((axis) => beams.reduce((sum, { toward }) => sum + (toward[axis] as number), 0) / 30);
    for (const [axis, value] of mean.entries()) expect(value).toBeCloseTo(middle[axis] as number, 1);
  });

  test('builds rings, arches and sheets whose triangles face outward', () => {
    for (const shape of [arch(1, 0.3, 0, 2 * Math.PI, 24), arch(1, 0.3, 0, Math.PI, 24)])
      expect(outward(shape)).toBeGreaterThan(0.99);
    expect(
      outward(
        bentSheet(
          [
            [0, 2],
            [0, 0],
            [1, -1],
          ],
          3,
        ),
      ),
    ).toBe(1);
  });
});
