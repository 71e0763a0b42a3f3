import { expect, test } from '@jest/globals';
import { luminance, type Rgb } from '../../../../engines/drawing/color.ts';
import { complexionOf } from '../../../../engines/narrative-video/solid/ps2/complexion.ts';

const [WIDTH, HEIGHT] = [128, 64];

test.each<[string, Rgb]>([
  ['light', [236, 188, 158]],
  ['brown', [150, 100, 70]],
])('shadows painted on %s skin are warmer than the skin, and never gray', (_, skin) => {
  const { data } = complexionOf({ skin, age: 'adult', seed: 'a' }, [WIDTH, HEIGHT], 1)
    .getContext('2d')
    .getImageData(0, 0, WIDTH, HEIGHT);
  const plain = skin[0] / skin[1];
  const shaded: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const color = [data[at] ?? 0, data[at + 1] ?? 1, data[at + 2] ?? 0] as const;
    if (luminance(color) < luminance(skin) * 0.88) shaded.push(color[0] / color[1]);
  }
  expect(shaded.length).toBeGreaterThan(100);
  expect(Math.min(...shaded)).toBeGreaterThan(plain);
});
