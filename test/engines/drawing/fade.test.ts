import { expect, test } from '@jest/globals';
import { darken, fade } from '../../../engines/drawing/fade.ts';
import { type Frame, frameOf } from '../../../engines/drawing/frame.ts';

/** A size whose samples do not fill whole words. */
const [WIDTH, HEIGHT] = [258, 2];

function filled(value: (index: number) => number): Frame {
  const frame = frameOf(WIDTH, HEIGHT);
  frame.data.forEach((_, index) => {
    frame.data[index] = value(index);
  });
  return frame;
}

test.each([0, 0.004, 0.25, 0.5, 0.77, 1])('a fade by %d mixes each sample by the plain formula', (share) => {
  const [below, above] = [filled((index) => (index * 37) % 256), filled((index) => (index * 101 + 13) % 256)];
  const cover = Math.round(share * 256);
  const expected = below.data.map((value, index) => value + ((((above.data[index] ?? 0) - value) * cover) >> 8));
  fade(below, above, share);
  expect([...below.data]).toEqual([...expected]);
});

test.each([-1, 0, 0.3, 0.9])('a frame in light %d moves toward black, not toward green', (light) => {
  const frame = filled((index) => (index * 37) % 256);
  const before = Uint8Array.from(frame.data);
  darken(frame, light);
  const cover = 256 - Math.round(Math.max(0, light) * 256);
  const black = (index: number) => (index < WIDTH * HEIGHT ? 16 : 128);
  expect([...frame.data]).toEqual([...before].map((value, index) => value + (((black(index) - value) * cover) >> 8)));
});

test('full light changes nothing', () => {
  const frame = filled((index) => index % 256);
  darken(frame, 1);
  expect(frame.data).toEqual(filled((index) => index % 256).data);
});
