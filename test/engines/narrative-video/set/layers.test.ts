import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { OVERSCAN } from '../../../../engines/narrative-video/picture-size.ts';
import { drawLayer, enlarged, fine, softLayer } from '../../../../engines/narrative-video/set/layers.ts';
import type { Layer } from '../../../../engines/narrative-video/set/set.ts';

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

test('a soft layer needs fewer pixels to look like a smoothed one', () => {
  const soft = slanted();
  const pen = soft.canvas.getContext('2d');
  pen.filter = 'blur(1.2px)';
  pen.drawImage(slanted().canvas, 0, 0);
  const layer = fine(soft, undefined, true);
  expect(layer.canvas.width).toBeLessThan(fine(soft).canvas.width * 0.8);
  const smooth = shown(soft);
  expect(difference(shown(layer), smooth)).toBeLessThan(difference(shown(soft, false), smooth) * 0.8);
});

/** A layer of a set around a picture of this size. */
function layerFor(picture: { width: number; height: number }): Layer {
  const width = Math.round(picture.width * OVERSCAN.x);
  return { ...slanted(), width, height: Math.round(picture.height * OVERSCAN.y) };
}

test.each([
  [1280, 720],
  [720, 1280],
  [720, 720],
])('a layer of a picture of %d x %d becomes fine', (width, height) => {
  const layer = layerFor({ width, height });
  const { canvas, isFine } = fine(layer);
  expect([canvas.width, canvas.height, isFine]).toEqual([layer.width * 2, layer.height * 2, true]);
});

test('a layer of a picture of 1920 x 1080 stays as it is, because a fine one would take too much memory', () => {
  const layer = layerFor({ width: 1920, height: 1080 });
  expect(fine(layer)).toBe(layer);
});

test.each([1, 1.17])('a layer that is drawn in parts looks like one that is drawn at once at scale %d', (scale) => {
  const { canvas, ...layer } = slanted();
  const pen = canvas.getContext('2d');
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = 'rgba(0,0,0,0.5)';
  pen.fillRect(0, 0, 120, 80);
  const drawn = (parts?: Layer['parts']) => {
    const context = createCanvas(160, 100).getContext('2d');
    drawLayer(context, { ...layer, canvas, ...(parts && { parts }) }, { x: 5, y: 6, scale });
    return context.getImageData(5, 6, 120 * scale, 80 * scale).data;
  };
  expect(
    drawn([
      [0, 0, 51, 37],
      [51, 0, 120, 37],
      [0, 37, 120, 80],
    ]),
  ).toEqual(drawn());
});

test('a picture out of focus is shown without smoothing', () => {
  const { canvas, isFine } = softLayer([slanted()], { width: 120, height: 80 }, [0, 0, 120, 80]);
  expect([canvas.width, canvas.height, isFine]).toEqual([120, 80, true]);
});

test('a layer that is cut to what is seen looks like the whole one', () => {
  const layer: Layer = {
    ...slanted(),
    parts: [
      [0, 0, 120, 41],
      [0, 41, 120, 80],
    ],
  };
  const drawn = (shown: Layer) => {
    const context = createCanvas(50, 40).getContext('2d');
    drawLayer(context, shown, { x: -30, y: -20, scale: 1 });
    return context.getImageData(0, 0, 50, 40).data;
  };
  const cut = enlarged(layer, 1, true, [30, 20, 80, 60]);
  expect([cut.x, cut.y, cut.canvas.width, cut.canvas.height]).toEqual([30, 20, 50, 40]);
  expect(drawn(cut)).toEqual(drawn(layer));
});
