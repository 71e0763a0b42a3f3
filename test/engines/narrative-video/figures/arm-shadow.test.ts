import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import {
  shadeUnderArm,
  shadowOfArm,
  shadowOfHand,
} from '../../../../engines/narrative-video/figures/photo/arm-shadow.ts';

const HEIGHT = 1000;

test('a forearm shades the body behind it, and not the place beside the body', () => {
  const arm = createCanvas(60, 160);
  arm.getContext('2d').fillRect(0, 0, 60, 160);
  const shadow = shadowOfArm({ canvas: arm, long: 145, above: 5, scale: HEIGHT });
  const canvas = createCanvas(400, 400);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, 200, 400);
  shadeUnderArm(
    pen,
    shadow,
    [
      { x: 120, y: 150, z: 0 },
      { x: 265, y: 150, z: 0 },
    ],
    1,
    HEIGHT,
  );
  const at = (x: number, y: number, channel: number) => pen.getImageData(x, y, 1, 1).data[channel] as number;
  expect(at(160, 160, 0)).toBeLessThan(140);
  expect(at(160, 300, 0)).toBe(255);
  expect(at(230, 160, 3)).toBe(0);
});

test('the shadow of a hand is soft beyond its outline, and dark under it', () => {
  const hand = createCanvas(60, 100);
  hand.getContext('2d').fillRect(0, 0, 60, 100);
  const { canvas, above } = shadowOfHand({ canvas: hand, long: 90, above: 5, scale: 1 }, 0.09);
  const alpha = (x: number, y: number) => canvas.getContext('2d').getImageData(x, y, 1, 1).data[3] as number;
  const middle = canvas.width / 2;
  expect(alpha(middle, above + 45)).toBeGreaterThan(140);
  expect(alpha(middle + 34, above + 45)).toBeGreaterThan(10);
  expect(alpha(middle + 34, above + 45)).toBeLessThan(90);
});
