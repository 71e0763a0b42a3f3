import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { SCENERIES } from '../../../../engines/narrative-video/scenery/index.ts';
import { drawFarLights } from '../../../../engines/narrative-video/solid/film/far-lights.ts';
import type { PlaceName, Shot, Time } from '../../../../engines/narrative-video/story.ts';

const [width, height, horizon] = [320, 180, 90];

/** Returns the pixels of lamps behind a place. */
function lit(place: PlaceName, time: Time, shot: Shot = 'medium'): number {
  const context = createCanvas(width, height).getContext('2d');
  const light = lightOf(time, 'clear', 'calm');
  drawFarLights(context, { width, height, horizon, unit: height, light, scenery: SCENERIES[place], seed: 'a' }, shot);
  return context.getImageData(0, 0, width, height).data.filter((value, at) => at % 4 === 3 && value > 20).length;
}

describe('lamps far away on film', () => {
  test('shine at night, more of them in a town', () => {
    expect(lit('snow', 'day')).toBe(0);
    expect(lit('snow', 'night')).toBeGreaterThan(100);
    expect(lit('street', 'night')).toBeGreaterThan(lit('snow', 'night') * 1.5);
  });

  test('are larger discs the nearer the focus is', () => {
    expect(lit('street', 'night', 'close')).toBeGreaterThan(lit('street', 'night', 'wide') * 2);
  });

  test('are not seen in rooms', () => {
    expect(lit('room', 'night')).toBe(0);
  });
});
