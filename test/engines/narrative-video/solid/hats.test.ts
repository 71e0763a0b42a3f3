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

test("a woman officer's cap shows a full light crown above its dark band", () => {
  const builder = new MeshBuilder();
  addHat(builder, { ...CAP, color: [...CAP.color], crown: [...CAP.crown] }, true);
  const { positions, corners, materials, surfaces } = builder.mesh();
  const heights = { light: [] as number[], dark: [] as number[] };
  materials.forEach((material, triangle) => {
    const color = surfaces[material]?.color ?? [0, 0, 0];
    const y = positions[(corners[triangle * 3] ?? 0) * 3 + 1] ?? 0;
    if (Math.min(...color) > 200) heights.light.push(y);
    else if (Math.max(...color) < 90) heights.dark.push(y);
  });
  const tall = (all: readonly number[]) => Math.max(...all) - Math.min(...all);
  expect(tall(heights.light)).toBeGreaterThan(0.25);
  expect(tall(heights.dark)).toBeLessThan(0.25);
  expect(Math.max(...heights.light)).toBeGreaterThan(Math.max(...heights.dark) + 0.2);
});
