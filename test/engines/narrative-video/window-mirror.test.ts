import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { drawWindowMirror } from '../../../engines/narrative-video/window-mirror.ts';

test.each([
  [640, 360],
  [360, 640],
])('in a window of %i by %i pixels, the view fills the picture and shines through a mirrored face', (width, height) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const facts = {
    width,
    height,
    unit: 360,
    frame: 0,
    seconds: 0,
    length: 4,
    loudness: 0,
    energy: 0,
    pulse: 0,
    beats: 0,
  };
  let filled = 0;
  drawWindowMirror(
    context,
    { text: 'They ride.', start: 3 },
    { ...facts, action: 'sit', time: 0, poseTime: 0 },
    (near, horizon, before) => {
      filled = near.height / near.unit;
      expect(horizon).toBeLessThan(near.height);
      context.fillStyle = '#0000ff';
      context.fillRect(0, 0, near.width, near.height);
      before();
    },
    () => {
      context.fillStyle = '#ff0000';
      context.fillRect(width * 0.45, height * 0.2, width * 0.1, height * 0.4);
    },
  );
  // The strips of a passing view are this high at least.
  expect(filled).toBeLessThan(1.25);
  const { data } = context.getImageData(0, Math.round(height * 0.4), width, 1);
  const red = Array.from({ length: width }, (_, x) => data[x * 4] ?? 0);
  const [from, to] = [red.findIndex((value) => value > 100), red.findLastIndex((value) => value > 100)];
  expect(to - from).toBeLessThan(width * 0.11);
  expect(Math.abs((from + to) / 2 / width - 0.5)).toBeGreaterThan(width > height ? 0.12 : 0.03);
  expect(data[Math.round((from + to) / 2) * 4 + 2]).toBeGreaterThan(60);
});
