import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { drawCarriageLight } from '../../../../engines/narrative-video/train/carriage-light.ts';
import { changed } from '../changed-pixels.ts';

const [width, height] = [160, 90];

function lit(seconds: number, isStepped = false): Buffer {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = 'rgb(110,110,110)';
  context.fillRect(0, 0, width, height);
  drawCarriageLight(context, { width, height, seconds }, isStepped);
  return Buffer.from(context.canvas.data());
}

test('a carriage at night is warm under its lamps and dim below', () => {
  const picture = lit(0);
  const at = (x: number, y: number) => picture.subarray((y * width + x) * 4, (y * width + x) * 4 + 3);
  const [red = 0, , blue = 0] = at(4, 2);
  expect(red).toBeGreaterThan(blue + 8);
  expect(at(4, 88)[0]).toBeLessThan(red - 30);
});

test('bands of light pass through a carriage', () => {
  expect(changed(lit(0.9), lit(1.2))).toBeGreaterThan(0.1);
});

test('light has few colors where the picture has few colors', () => {
  const picture = lit(1, true);
  const tones = new Set(Array.from({ length: width }, (_, x) => picture[(40 * width + x) * 4]));
  expect(tones.size).toBeLessThan(10);
});
