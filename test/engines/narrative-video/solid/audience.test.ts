import { expect, test } from '@jest/globals';
import { luminance } from '../../../../engines/drawing/color.ts';
import { MeshBuilder } from '../../../../engines/drawing/solids/mesh.ts';
import { pixarWorkshop } from '../../../../engines/narrative-video/solid/soft/pixar-design.ts';

const COLOR = [40, 34, 50] as const;

/** Builds the head of somebody in an audience at this distance from the middle, and returns its mesh. */
function headAt(x: number) {
  const into = new MeshBuilder();
  const head = { form: 'ball', at: [x, 1, 0], size: [0.24, 0.28, 0.24], color: COLOR, of: 'head' } as const;
  pixarWorkshop.builder(into, true).build(head);
  return into.mesh();
}

test('people in an audience have hair and skin of two tones, and are still dark', () => {
  const tones = headAt(0).surfaces.map(({ color }) => luminance(color));
  expect(new Set(tones.map(Math.round)).size).toBe(2);
  for (const tone of tones) expect(tone).toBeLessThan(110);
});

test('people in an audience wear their hair in several cuts', () => {
  const counts = new Set(Array.from({ length: 12 }, (_, index) => headAt(index * 0.46).positions.length));
  const tops = new Set(
    Array.from({ length: 12 }, (_, index) => {
      const heights = headAt(index * 0.46).positions.filter((_, at) => at % 3 === 1);
      return Math.max(...heights).toFixed(2);
    }),
  );
  expect(counts.size).toBeGreaterThan(1);
  expect(tops.size).toBeGreaterThan(1);
});
