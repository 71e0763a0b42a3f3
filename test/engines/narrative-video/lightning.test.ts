import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { FrameFacts } from '../../../engines/narrative-video/frame-facts.ts';
import { weatherOf } from '../../../engines/narrative-video/weather/weather.ts';

const [WIDTH, HEIGHT, LENGTH] = [320, 180, 4];

/** Returns a picture of two tones in a storm: half of it is dark. */
function stormAt(seconds: number): Uint8ClampedArray {
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  context.fillStyle = '#202428';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#a08070';
  context.fillRect(0, HEIGHT / 2, WIDTH, HEIGHT / 2);
  const facts = { width: WIDTH, height: HEIGHT, unit: HEIGHT, seconds, time: seconds, length: LENGTH } as FrameFacts;
  weatherOf({ weather: 'storm', shot: 'medium' }, WIDTH, HEIGHT, 'seed')?.(context, facts);
  return context.getImageData(0, 0, WIDTH, HEIGHT).data;
}

/** Returns the median of the red values of some rows, without the rain and the bolt. */
function redIn(data: Uint8ClampedArray, from: number, to: number): number {
  const reds = Array.from({ length: (to - from) * WIDTH }, (_, at) => data[(from * WIDTH + at) * 4] as number);
  return reds.toSorted((one, other) => one - other)[Math.floor(reds.length / 2)] as number;
}

test('lightning makes bright things brighter and leaves dark ones dark', () => {
  const [before, during] = [stormAt(1), stormAt(LENGTH * 0.45)];
  expect(redIn(during, 110, 170)).toBeGreaterThan(redIn(before, 110, 170) * 1.2);
  expect(redIn(during, 10, 80)).toBeLessThan(64);
});

test('a bolt is at one edge of the picture only while it flashes', () => {
  const white = (data: Uint8ClampedArray) =>
    Array.from({ length: WIDTH }, (_, x) => x).filter((x) => {
      const at = (Math.round(HEIGHT * 0.3) * WIDTH + x) * 4;
      return Math.min(data[at] as number, data[at + 1] as number) > 150;
    });
  const bolt = white(stormAt(LENGTH * 0.45));
  expect(bolt.length).toBeGreaterThan(0);
  expect(bolt.some((x) => x < WIDTH * 0.15 || x > WIDTH * 0.85)).toBe(true);
  expect(white(stormAt(1)).filter((x) => x < WIDTH * 0.15 || x > WIDTH * 0.85)).toEqual([]);
});
