import { expect, test } from '@jest/globals';
import { framingOf, placeOf } from '../../../../engines/narrative-video/solid/framing.ts';
import { marginFor } from '../../../../engines/narrative-video/solid/slices.ts';
import { CAMERA_MOVES } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';

const SIZE = { width: 1280, height: 720 };
test.each(CAMERA_MOVES)('a slice is as large as the picture that the camera sees of it on its way: %s', (camera) => {
  const framing = framingOf(aScene({ camera, shot: 'wide' }), SIZE, { angle: 0.66, travel: 1, lift: 0 });
  const margin = marginFor(framing, SIZE, framing.distance);
  for (let share = 0; share <= 1; share += 0.05) {
    const { x, scale } = placeOf(framing.base, framing.at(share), framing.distance);
    const middle = SIZE.width / 2;
    expect(middle + (-margin.left - middle) * scale + x).toBeLessThanOrEqual(0);
    expect(middle + (SIZE.width + margin.left - middle) * scale + x).toBeGreaterThanOrEqual(SIZE.width);
  }
});

test('a slice has hardly any margin where the camera does not move', () => {
  const framing = framingOf(aScene({ camera: 'push-in', shot: 'wide' }), SIZE, { angle: 0.66, travel: 0, lift: 0 });
  const { left, top } = marginFor(framing, SIZE, framing.distance);
  expect(left).toBeLessThan(SIZE.width * 0.01);
  expect(top).toBeLessThan(SIZE.height * 0.01);
});
