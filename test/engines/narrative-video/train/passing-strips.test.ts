import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { FrameFacts } from '../../../../engines/narrative-video/frame-facts.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import type { PaintedLook } from '../../../../engines/narrative-video/look.ts';
import { anime } from '../../../../engines/narrative-video/looks/anime.ts';
import { cartoonNetwork } from '../../../../engines/narrative-video/looks/cartoon-network.ts';
import { disney } from '../../../../engines/narrative-video/looks/disney.ts';
import { ghibli } from '../../../../engines/narrative-video/looks/ghibli.ts';
import { pixelArt } from '../../../../engines/narrative-video/looks/pixel-art.ts';
import { yellowFamily } from '../../../../engines/narrative-video/looks/yellow-family.ts';
import type { Time, Weather } from '../../../../engines/narrative-video/story.ts';
import { PassingStrips } from '../../../../engines/narrative-video/train/passing-strips.ts';
import { changed } from '../changed-pixels.ts';

const [width, height] = [320, 180];
const LOOKS: readonly (readonly [string, PaintedLook])[] = [
  ['anime', anime],
  ['cartoon-network', cartoonNetwork],
  ['disney', disney],
  ['ghibli', ghibli],
  ['pixel-art', pixelArt],
  ['yellow-family', yellowFamily],
];

function view(look: PaintedLook, seconds: number, time: Time = 'night', weather: Weather = 'clear'): Buffer {
  const context = createCanvas(width, height).getContext('2d');
  const facts = { width, height, unit: height, seconds } as FrameFacts;
  const light = lightOf(time, weather, 'calm');
  new PassingStrips(look, look.light?.(light) ?? light, { width, height }).draw(context, facts, height * 0.5);
  return Buffer.from(context.canvas.data());
}

describe.each(LOOKS)('the view from a train in %s', (_, look) => {
  test('passes, and is the same at the same moment', () => {
    expect(changed(view(look, 1), view(look, 1))).toBe(0);
    expect(changed(view(look, 1), view(look, 1.5))).toBeGreaterThan(0.02);
  });

  test('has warm lights at night', () => {
    const picture = view(look, 2);
    let warm = 0;
    for (let at = 0; at < picture.length; at += 4) {
      const [red = 0, , blue = 0] = picture.subarray(at, at + 3);
      if (red > 190 && red > blue + 50) warm += 1;
    }
    expect(warm / (picture.length / 4)).toBeGreaterThan(0.002);
  });

  test('is behind drops only in the rain', () => {
    const drawn = (weather: Weather) => {
      const dry = { ...look, trainView: { ...look.trainView, rain: () => undefined } };
      return changed(view(look, 1, 'night', weather), view(dry, 1, 'night', weather));
    };
    expect(drawn('rain')).toBeGreaterThan(0.0004);
    expect(drawn('fog')).toBe(0);
  });
});

test('each look shows a view of its own', () => {
  const views = LOOKS.map(([, look]) => view(look, 1));
  for (const [index, one] of views.entries())
    for (const other of views.slice(index + 1)) expect(changed(one, other)).toBeGreaterThan(0.3);
});

test('rain in pixel art runs straight down', () => {
  const context = createCanvas(width, height).getContext('2d');
  pixelArt.trainView.rain?.(context, { width, height, unit: height, seconds: 1 } as FrameFacts);
  const data = context.canvas.data();
  const isWet = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 0;
  let [below, aside] = [0, 0];
  for (let y = 1; y < height; y += 1)
    for (let x = 1; x < width; x += 1) {
      if (!isWet(x, y) || isWet(x, y - 1)) continue;
      below += Number(isWet(x, y + 1));
      aside += Number(isWet(x - 1, y - 1));
    }
  expect(below).toBeGreaterThan(10);
  expect(aside).toBeLessThan(3);
});
