import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { drawLayer, fine } from '../../../engines/narrative-video/layers.ts';
import type { Layer } from '../../../engines/narrative-video/set.ts';

/** A layer with a slanted edge, whose steps show whether it is smooth. */
function slanted(): Layer {
  const canvas = createCanvas(120, 80);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, 120, 80);
  pen.fillStyle = '#000';
  pen.beginPath();
  pen.lineTo(0, 10);
  pen.lineTo(120, 55);
  pen.lineTo(0, 80);
  pen.fill();
  return { canvas, x: 0, y: 0, width: 120, height: 80, opaqueFrom: 0 };
}

function shown(layer: Layer, isSmooth = true): Uint8ClampedArray {
  const context = createCanvas(120, 80).getContext('2d');
  context.imageSmoothingEnabled = isSmooth;
  drawLayer(context, layer, { x: -7.3, y: -4.6, scale: 1.17 });
  return context.getImageData(0, 0, 120, 80).data;
}

function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] as number)), 0) / one.length;
}

test('a fine layer looks like a smoothed one while the camera moves in', () => {
  const smooth = shown(slanted());
  const coarse = difference(shown(slanted(), false), smooth);
  expect(difference(shown(fine(slanted())), smooth)).toBeLessThan(coarse * 0.6);
});

test('the finest layer of a large picture takes no more memory than that of a small one', () => {
  const layer = { ...slanted(), width: 1339, height: 2150 };
  const { canvas } = fine(layer);
  expect(canvas.width * canvas.height * 4).toBeLessThan(22_000_000);
});
