import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { PaintedLook } from '../../../engines/narrative-video/look.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { paintSet } from '../../../engines/narrative-video/set/set.ts';
import type { Time } from '../../../engines/narrative-video/story.ts';
import { weatherOf } from '../../../engines/narrative-video/weather/weather.ts';
import { aScene } from './a-scene.ts';

const PICTURE = { width: 640, height: 360 };

/** Returns the shares of the pixels in both halves of a snowy place's ground that are as warm as a lit window. */
async function warmIn(preset: '90s-anime' | 'ghibli' | 'yellow-family', time: Time): Promise<[number, number]> {
  const scene = aScene({ place: 'snow', weather: 'snow', time });
  const { layers } = await paintSet(scene, PICTURE, lookOf(preset) as PaintedLook, 'job');
  const { canvas } = layers.ground;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const halves: [number, number] = [0, 0];
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) > 250 && (data[at] ?? 0) > 165 && (data[at] ?? 0) > (data[at + 2] ?? 0) + 60)
      halves[((at / 4) % canvas.width) * 2 < canvas.width ? 0 : 1] += 8 / data.length;
  return halves;
}

test.each(['90s-anime', 'ghibli', 'yellow-family'] as const)(
  'in %s, windows of a cabin in the snow are warm at night, beside the lamp on the other side',
  async (preset) => {
    expect(Math.min(...(await warmIn(preset, 'night')))).toBeGreaterThan(0.0001);
    expect(Math.max(...(await warmIn(preset, 'day')))).toBeLessThan(0.0002);
  },
);

test('snow falls in small flakes far away and in large soft ones near the lens', () => {
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  const pen = canvas.getContext('2d');
  const facts = { ...PICTURE, unit: 360, frame: 0, seconds: 1, length: 4, loudness: 0, energy: 0, pulse: 0, beats: 0 };
  const falling = weatherOf({ weather: 'snow', shot: 'wide' }, PICTURE.width, PICTURE.height, 'job');
  falling?.(pen, { ...facts, action: 'stand', time: 1, poseTime: 1 });
  const { data } = pen.getImageData(0, 0, PICTURE.width, PICTURE.height);
  const alphas = [...data].filter((_, index) => index % 4 === 3);
  const soft = alphas.filter((alpha) => alpha > 12 && alpha < 110).length;
  const clear = alphas.filter((alpha) => alpha > 140).length;
  expect(clear).toBeGreaterThan(100);
  expect(soft).toBeGreaterThan(clear * 5);
});
