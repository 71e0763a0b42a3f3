import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { trimmed } from '../../../../engines/narrative-video/set/trimmed.ts';

/** A layer with trees at both sides and a bush at the foot. */
function framed() {
  const canvas = createCanvas(640, 480);
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'rgba(20,60,30,0.5)';
  pen.fillRect(40, 48, 60, 400);
  pen.fillRect(560, 48, 40, 400);
  pen.fillRect(300, 400, 80, 48);
  return canvas;
}

/** How often each pixel of a layer is in one of its parts. */
function coverOf({ canvas, parts = [] }: ReturnType<typeof trimmed>): Uint8Array {
  const { width, height } = canvas;
  const cover = new Uint8Array(width * height);
  for (const [left, top, right, bottom] of parts) {
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) (cover[y * width + x] as number) += 1;
  }
  return cover;
}

test('every pixel that is not empty is in exactly one part of a cut layer', () => {
  const cut = trimmed(framed());
  const { width, height } = cut.canvas;
  const { data } = cut.canvas.getContext('2d').getImageData(0, 0, width, height);
  const cover = coverOf(cut);
  expect(cover.some((times, at) => (data[at * 4 + 3] ?? 0) > 0 && times !== 1)).toBe(false);
  expect(cover.some((times) => times > 1)).toBe(false);
});

test('large empty areas of a layer are in none of its parts', () => {
  const cover = coverOf(trimmed(framed()));
  expect(cover.filter((times) => times > 0).length / cover.length).toBeLessThan(0.45);
});

test('parts above each other with the same sides are one', () => {
  const { parts } = trimmed(framed());
  expect(parts?.filter(([left]) => left < 30).length).toBeLessThanOrEqual(3);
});

test('parts with little between them are one, and a large gap keeps them apart', () => {
  const canvas = createCanvas(640, 480);
  const pen = canvas.getContext('2d');
  // Steps of a slope, each lower and farther to the right than the one before.
  for (let step = 0; step < 4; step += 1) pen.fillRect(40 + step * 16, step * 96, 60, 96);
  expect(trimmed(canvas).parts).toHaveLength(1);
  expect(trimmed(framed()).parts?.length).toBeGreaterThanOrEqual(3);
});
