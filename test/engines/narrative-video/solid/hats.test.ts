import { expect, test } from '@jest/globals';
import { MeshBuilder } from '../../../../engines/drawing/solids/mesh.ts';
import { addHat } from '../../../../engines/narrative-video/solid/soft/hats.ts';

const CAP = { kind: 'cap', color: [20, 24, 40], crown: [240, 236, 226] } as const;

function reachOf(isWoman: boolean): number {
  const builder = new MeshBuilder();
  addHat(builder, { ...CAP, color: [...CAP.color], crown: [...CAP.crown] }, isWoman);
  const { positions } = builder.mesh();
  return Math.max(...positions.filter((_, at) => at % 3 === 2));
}

test("a woman officer's cap has a rolled brim instead of a visor", () => {
  expect(reachOf(false)).toBeGreaterThan(0.58);
  expect(reachOf(true)).toBeLessThan(0.56);
});

test("a woman officer's cap is dark in front and light at the top and the back, and no broader than the hair", () => {
  const builder = new MeshBuilder();
  addHat(builder, { ...CAP, color: [...CAP.color], crown: [...CAP.crown] }, true);
  const { positions, corners, materials, surfaces } = builder.mesh();
  const heights = { light: [] as number[], front: [] as number[], back: [] as number[] };
  materials.forEach((material, triangle) => {
    const color = surfaces[material]?.color ?? [0, 0, 0];
    const [x = 0, y = 0, z = 0] = positions.subarray((corners[triangle * 3] ?? 0) * 3);
    expect(Math.hypot(x, z)).toBeLessThan(0.6);
    if (Math.min(...color) > 200) heights.light.push(y);
    else if (Math.max(...color) < 90 && Math.abs(x) < 0.2) (z > 0 ? heights.front : heights.back).push(y);
  });
  const [light, front, back] = [heights.light, heights.front, heights.back].map((all) => Math.max(...all));
  expect(light).toBeGreaterThan(front ?? 0);
  expect(front).toBeGreaterThan((light ?? 0) - 0.1);
  expect(back).toBeLessThan((light ?? 0) - 0.15);
});
