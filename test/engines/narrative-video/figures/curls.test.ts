import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { bumpy, curlOf } from '../../../../engines/narrative-video/figures/kit/curls.ts';
import { aSheet } from '../a-sheet.ts';
import { DRAWN, headOf } from './head-pixels.ts';

const CURLY = { ...aSheet().hair, texture: 'curly', color: [60, 170, 70] } as const;
const THICK = 0.2;

/** Number of dents and their depth along the upper edge of a square of curls, whose side is 100 pixels. */
function edgeOf(length: 'short' | 'long') {
  const { size, height } = curlOf({ ...CURLY, length }, THICK);
  const context = createCanvas(240, 240).getContext('2d');
  const square = [
    [60, 60],
    [180, 60],
    [180, 180],
    [60, 180],
  ] as const;
  context.fill(
    bumpy(
      square.map(([x, y]) => [x, y]),
      { size: size * 100, height },
    ),
  );
  const { data } = context.getImageData(0, 0, 240, 240);
  const tops = Array.from({ length: 110 }, (_, column) => {
    for (let y = 0; y < 240; y += 1) if ((data[(y * 240 + 65 + column) * 4 + 3] ?? 0) > 128) return 60 - y;
    return 0;
  });
  const dents = tops.filter((top, at) => top < (tops[at - 1] ?? top) && top <= (tops[at + 1] ?? top)).length;
  return { dents, out: Math.max(...tops) };
}

test('curly hair that hangs has fewer and flatter curls than short curly hair', () => {
  const [short, long] = [edgeOf('short'), edgeOf('long')];
  expect(long.dents).toBeLessThan(short.dents);
  expect(long.dents).toBeGreaterThan(1);
  expect(long.out).toBeGreaterThan(2);
  expect(long.out / 1.2).toBeLessThan(short.out);
});

test.each(DRAWN)('long curly hair in %s falls in waves', async (look) => {
  const dentsOf = async (texture: 'curly' | 'straight') => {
    const hair = { ...CURLY, texture, length: 'long' } as const;
    const { reach } = await headOf(look, 0, { presentation: 'feminine', hair });
    const edge = Array.from({ length: 60 }, (_, down) => reach(-0.4 + down * 0.02));
    return edge.filter((at, index) => at < (edge[index - 1] ?? at) && at <= (edge[index + 1] ?? at)).length;
  };
  expect(await dentsOf('curly')).toBeGreaterThanOrEqual(3);
  expect(await dentsOf('straight')).toBeLessThan(3);
});
