import { expect, test } from '@jest/globals';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { paintSet } from '../../../engines/narrative-video/set/set.ts';
import type { Weather } from '../../../engines/narrative-video/story.ts';
import { aScene } from './a-scene.ts';

const size = { width: 480, height: 270 };

/** Returns the red, green and blue of the sand, from the shore to the lower edge of the set. */
async function sandIn(weather: Weather): Promise<(readonly [number, number, number])[]> {
  const scene = aScene({ place: 'beach', time: 'day', weather });
  const { layers } = await paintSet(scene, size, lookOf('yellow-family'), 'seed');
  const { canvas } = layers.ground;
  const top = Math.round(canvas.height * 0.86);
  const { data } = canvas.getContext('2d').getImageData(0, top, canvas.width, canvas.height - top);
  return Array.from({ length: data.length / 4 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4);
    return [red, green, blue] as const;
  });
}

const isBlue = ([red, , blue]: readonly [number, number, number]) => blue > red + 8;

test('puddles on the beach show the sky in the rain, and only then', async () => {
  const [rainy, clear] = [(await sandIn('rain')).filter(isBlue), (await sandIn('clear')).filter(isBlue)];
  expect(rainy.length).toBeGreaterThan(clear.length + 300);
});

test('a castle of sand with a flag stands on the beach, but not in the snow', async () => {
  const isRed = ([red, green, blue]: readonly [number, number, number]) => red > 150 && red > (green + blue) * 1.1;
  const flagIn = async (weather: Weather) => {
    const scene = aScene({ place: 'beach', time: 'day', weather });
    const { layers } = await paintSet(scene, size, lookOf('ghibli'), 'seed');
    const { canvas } = layers.ground;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return Array.from({ length: data.length / 4 }, (_, at) => at).filter(
      (at) => data[at * 4 + 3] === 255 && isRed([data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]),
    ).length;
  };
  expect(await flagIn('clear')).toBeGreaterThan(8);
  expect(await flagIn('snow')).toBe(0);
});
