import { expect, test } from '@jest/globals';
import { TOOLS } from '../../../../engines/narrative-video/scenery/objects/tools.ts';
import { MeshShelf, type Workshop } from '../../../../engines/narrative-video/solid/belongings.ts';
import { legoWorkshop } from '../../../../engines/narrative-video/solid/lego/design.ts';
import { consoleWorkshop } from '../../../../engines/narrative-video/solid/ps2/workshop.ts';
import { pixarWorkshop } from '../../../../engines/narrative-video/solid/soft/pixar-design.ts';

const WORKSHOPS: readonly (readonly [string, Workshop])[] = [
  ['lego', legoWorkshop],
  ['pixar-3d', pixarWorkshop],
  ['ps2-low-poly', consoleWorkshop],
];

test.each(WORKSHOPS)('a letter of %s is written by hand in six lines, the last one on the right', (_, workshop) => {
  const { surfaces } = new MeshShelf(workshop, false).meshOf('letter', TOOLS.letter);
  const print = surfaces.map(({ texture }) => texture).find((texture) => texture && texture.width > 100);
  if (!print) throw new Error('nothing is written on the letter');
  const { width, height, data } = print;
  const inked = Array.from({ length: height }, (_row, y) =>
    Array.from({ length: width }, (_column, x) => x).filter((x) => (data[(y * width + x) * 4] ?? 255) < 110),
  );
  const middle = (y: number) => (inked[y] ?? []).reduce((sum, x) => sum + x, 0) / (inked[y]?.length || 1) / width;
  // Half of the height of small letters below the first line's base, and so on.
  const line = (index: number) => Math.round(((1.9 + index * 1.5 - 0.25) / 14.9) * height);
  for (let index = 0; index < 6; index += 1) expect(inked[line(index)]?.length).toBeGreaterThan(width * 0.04);
  expect(middle(line(0))).toBeLessThan(0.45);
  expect(middle(line(5))).toBeGreaterThan(0.55);
});

test('a console shows single pixels of the writing', () => {
  const { surfaces } = new MeshShelf(consoleWorkshop, false).meshOf('letter', TOOLS.letter);
  expect(surfaces.some(({ texture }) => texture?.isCoarse && texture.width > 100)).toBe(true);
});

test('a letter is written on both sides, so that the viewer sees that it is one', () => {
  const { surfaces, materials, corners, normals } = new MeshShelf(pixarWorkshop, false).meshOf('letter', TOOLS.letter);
  const written = surfaces.findIndex(({ texture }) => texture && texture.width > 100);
  const faces = [...materials].flatMap((material, triangle) =>
    material === written ? [Math.round(normals[(corners[triangle * 3] ?? 0) * 3 + 2] ?? 0)] : [],
  );
  expect(faces).toContain(1);
  expect(faces).toContain(-1);
});
