import { expect, test } from '@jest/globals';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { type Layer, lightIn, paintSet } from '../../../engines/narrative-video/set/set.ts';
import type { Mood } from '../../../engines/narrative-video/story.ts';
import { aScene } from './a-scene.ts';

const size = { width: 320, height: 180 };

/** Returns the red, green and blue of a part of a layer, pixel by pixel. Sides are shares of the layer's. */
function pixels({ canvas }: Layer, [x, y, wide, tall]: readonly [number, number, number, number]): number[][] {
  const { data } = canvas
    .getContext('2d')
    .getImageData(
      Math.round(canvas.width * x),
      Math.round(canvas.height * y),
      Math.ceil(canvas.width * wide),
      Math.ceil(canvas.height * tall),
    );
  return Array.from({ length: data.length / 4 }, (_, at) => [...data.slice(at * 4, at * 4 + 3)]);
}

test('cartoon network has rays in the sky of joyful scenes, and none behind calm ones', async () => {
  const tones = async (mood: Mood) => {
    const scene = aScene({ place: 'field', mood });
    const { layers } = await paintSet(scene, size, lookOf('cartoon-network'), 'seed');
    return new Set(pixels(layers.sky, [0, 0.4, 1, 0.005]).map((color) => color.join('/'))).size;
  };
  expect(await tones('joyful')).toBeGreaterThan((await tones('calm')) + 1);
});

test('cartoon network paints places less strongly than people are colored', () => {
  const [red, green, blue] = lookOf('cartoon-network').hand.tint([220, 60, 40]);
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(180 * 0.8);
});

test('a night in the snow is blue in anime, not violet, and a street lamp is warm', async () => {
  const scene = aScene({ place: 'snow', time: 'night', weather: 'snow' });
  const look = lookOf('90s-anime');
  const { horizon, key } = look.light?.(lightIn(scene)) ?? lightIn(scene);
  for (const [red, green, blue] of [horizon, key]) {
    expect(green).toBeGreaterThan(red);
    expect(blue).toBeGreaterThan(green);
  }
  const { layers } = await paintSet(scene, size, look, 'seed');
  const warm = pixels(layers.ground, [0, 0, 1, 1]).filter(([red = 0, , blue = 0]) => red > 200 && red > blue + 20);
  expect(warm.length).toBeGreaterThan(10);
});
