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

test('a letter is written for whoever holds it, and shines through for everybody else', () => {
  const { surfaces, materials, corners, normals } = new MeshShelf(pixarWorkshop, false).meshOf('letter', TOOLS.letter);
  const darkest = (way: 1 | -1) => {
    const triangle = [...materials].findIndex(
      (material, index) =>
        (surfaces[material]?.texture?.width ?? 0) > 100 &&
        Math.round(normals[(corners[index * 3] ?? 0) * 3 + 2] ?? 0) === way,
    );
    const { data = [] } = surfaces[materials[triangle] ?? 0]?.texture ?? {};
    return [...data].filter((_, index) => index % 4 === 0).reduce((least, value) => Math.min(least, value), 255);
  };
  expect(darkest(-1)).toBeLessThan(110);
  expect(darkest(1)).toBeGreaterThan(140);
});
