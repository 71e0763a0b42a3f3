import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { HalvedPicture } from '../../../../engines/narrative-video/solid/halved-picture.ts';

/** A picture with a black column at its left edge. */
function striped() {
  const picture = createCanvas(18, 10);
  const pen = picture.getContext('2d');
  pen.fillRect(0, 0, 1, 10);
  return { picture, pen };
}

describe('a halved picture', () => {
  test('shows the mean of the pixels that each of its own covers', () => {
    const { picture } = striped();
    const { canvas, pixels, coarse } = new HalvedPicture(picture).halved(picture, 2);
    expect([canvas.width, canvas.height, coarse]).toEqual([5, 3, 4]);
    expect(Math.abs((pixels[3] as number) - 255 / 4)).toBeLessThan(2);
    expect(pixels[7]).toBe(0);
  });

  test('is the picture itself if it is not halved', () => {
    const { picture } = striped();
    const { canvas, pixels } = new HalvedPicture(picture).halved(picture, 0);
    expect(canvas).toBe(picture);
    expect([pixels[3], pixels[7]]).toEqual([255, 0]);
  });

  test('keeps its pixels when the picture changes or is forgotten', () => {
    const { picture, pen } = striped();
    const halved = new HalvedPicture(picture);
    const { pixels } = halved.halved(picture, 1);
    halved.forget();
    pen.clearRect(0, 0, 18, 10);
    expect(Math.abs((pixels[3] as number) - 255 / 2)).toBeLessThan(2);
  });
});
