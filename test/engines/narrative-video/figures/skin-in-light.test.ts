import { expect, test } from '@jest/globals';
import type { PhotoSource } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';
import { skinInLight } from '../../../../engines/narrative-video/figures/photo/skin-in-light.ts';

const SIDE = 100;
/** A face whose every point is in the middle of the picture. */
const SOURCE = {
  width: SIDE,
  height: SIDE,
  head: 200,
  person: {
    face: { tilt: 0, leftEye: [40, 40], rightEye: [60, 40], points: Array.from({ length: 478 }, () => [50, 50]) },
  },
} as unknown as PhotoSource;

test('skin in the light of a place has the color of the lit side of the face', () => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1)
    data.set(at % SIDE > 49 ? [210, 160, 130, 255] : [60, 40, 36, 255], at * 4);
  expect(skinInLight(SOURCE, data)).toEqual([210, 160, 130]);
});

test('skin is unknown if the photograph shows nothing where the face is', () => {
  expect(skinInLight(SOURCE, new Uint8ClampedArray(SIDE * SIDE * 4))).toBeUndefined();
});
