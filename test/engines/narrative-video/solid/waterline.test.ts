import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { aboveWater } from '../../../../engines/narrative-video/solid/waterline.ts';

test('nothing below the waterline is drawn', () => {
  const canvas = createCanvas(40, 40);
  const context = canvas.getContext('2d');
  aboveWater(context, 25, { width: 40 }, () => context.fillRect(0, 0, 40, 40));
  const alphaAt = (y: number) => context.getImageData(20, y, 1, 1).data[3];
  expect([alphaAt(1), alphaAt(24), alphaAt(26), alphaAt(39)]).toEqual([255, 255, 0, 0]);
  context.fillRect(0, 0, 40, 40);
  expect(alphaAt(39)).toBe(255);
});
