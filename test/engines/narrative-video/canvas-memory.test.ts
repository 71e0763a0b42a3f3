import { expect, test } from '@jest/globals';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { freeCanvas, settle, settleAll } from '../../../engines/narrative-video/canvas-memory.ts';

const SIDE = 1000;
const COUNT = 50;
const MEGABYTES_OF_ONE = (SIDE * SIDE * 4) / 1e6;

/** Cuts a corner out of a large picture, which is freed. */
function cornerOfLarge(finish: (corner: Canvas) => void): Canvas {
  const large = createCanvas(SIDE, SIDE);
  const pen = large.getContext('2d');
  pen.fillStyle = '#c04020';
  pen.fillRect(0, 0, SIDE, SIDE);
  const corner = createCanvas(20, 20);
  corner.getContext('2d').drawImage(large, 0, 0);
  finish(corner);
  freeCanvas(large);
  return corner;
}

const megabytes = () => process.memoryUsage.rss() / 1e6;

test('a settled corner of a picture does not keep the picture', () => {
  const before = megabytes();
  const corners = Array.from({ length: COUNT }, () => cornerOfLarge(settle));
  expect(corners).toHaveLength(COUNT);
  expect(megabytes() - before).toBeLessThan((COUNT * MEGABYTES_OF_ONE) / 3);
});

test('settling changes no pixel, and what is drawn afterwards is added', () => {
  const corner = cornerOfLarge((part) => settleAll({ nested: { part }, none: undefined, sizes: new Float32Array(2) }));
  const pen = corner.getContext('2d');
  expect([...pen.getImageData(3, 3, 1, 1).data]).toEqual([192, 64, 32, 255]);
  pen.fillStyle = '#00ff00';
  pen.fillRect(0, 0, 2, 2);
  expect([...pen.getImageData(1, 1, 1, 1).data]).toEqual([0, 255, 0, 255]);
  expect([...pen.getImageData(3, 3, 1, 1).data]).toEqual([192, 64, 32, 255]);
});

test('settling keeps how its pen was set', () => {
  const canvas = createCanvas(10, 10);
  const pen = canvas.getContext('2d');
  pen.translate(4, 0);
  settle(canvas);
  pen.fillRect(0, 0, 1, 1);
  expect([3, 4].map((x) => pen.getImageData(x, 0, 1, 1).data[3])).toEqual([0, 255]);
});
