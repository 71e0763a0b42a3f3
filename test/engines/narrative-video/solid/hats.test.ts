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
