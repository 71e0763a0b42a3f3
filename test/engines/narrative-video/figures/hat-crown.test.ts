import { expect, test } from '@jest/globals';
import type { Rgb } from '../../../../engines/drawing/color.ts';
import { withCrown } from '../../../../engines/narrative-video/figures/photo/hat-crown.ts';
import type { Landmarks } from '../../../../engines/people/landmarks.ts';

const [WHITE, NAVY, SKY]: readonly [Rgb, Rgb, Rgb] = [
  [250, 250, 248],
  [20, 16, 20],
  [70, 120, 200],
];
/** A face of 100 pixels between whose eyes the origin of the cap is. */
const face = { middle: [100, 120], right: [1, 0], down: [0, 1], height: 100 } as unknown as Landmarks;
const side = 200;

/** A white crown above a dark band, before the sky, with a white cloud that does not touch it. */
function picture() {
  const data = new Uint8Array(side * side * 3);
  const mask = new Uint8Array(side * side);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const isBand = y >= 85 && y < 200 && x > 60 && x < 140;
    const isCrown = y >= 55 && y < 85 && x > 64 && x < 136;
    const isCloud = y > 40 && y < 80 && x > 145;
    data.set(isBand ? NAVY : isCrown || isCloud ? WHITE : SKY, at * 3);
    // The left half of the crown is lost.
    if (isBand || (isCrown && x > 100)) mask[at] = 255;
  }
  return { data, width: side, height: side, mask };
}

test('a cap gets the part of its white crown that was taken for the background', () => {
  const found = picture();
  const whole = withCrown(found, face, { color: NAVY, crown: WHITE });
  expect(found.mask[70 * side + 75]).toBe(0);
  expect(whole[70 * side + 75]).toBe(255);
  expect(whole[70 * side + 120]).toBe(255);
});

test('the sky and a cloud beside a cap do not belong to it', () => {
  const whole = withCrown(picture(), face, { color: NAVY, crown: WHITE });
  expect(whole[45 * side + 100]).toBe(0);
  expect(whole[60 * side + 150]).toBe(0);
});
