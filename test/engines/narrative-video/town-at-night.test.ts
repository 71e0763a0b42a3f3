import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { chanceOf } from '../../../engines/drawing/chance.ts';
import type { FrameFacts } from '../../../engines/narrative-video/frame-facts.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { createPen } from '../../../engines/narrative-video/pen/pen.ts';
import { building } from '../../../engines/narrative-video/props/facades.ts';
import { shopSign } from '../../../engines/narrative-video/props/signs.ts';
import { weatherOf } from '../../../engines/narrative-video/weather/weather.ts';

const TOWNS = ['90s-anime', 'ghibli', 'disney-90s', 'cartoon-network', 'yellow-family'] as const;
const SIDE = 160;
const NIGHT = lightOf('night', 'clear', 'calm');

describe('a town at night', () => {
  test('has houses with a different outline in each look, not only different colors', () => {
    const outlines = TOWNS.map((look) => drawn(look, (pen) => building(pen, 50, 150, 60, 90, [140, 128, 134], 4)));
    expectApart(outlines.map(opacity), 150);
  });

  test('has different signs over its streets in each look', () => {
    const signs = (['90s-anime', 'ghibli', 'disney-90s'] as const).map((look) =>
      drawn(look, (pen) => shopSign(pen, 60, 30, 30, 90)),
    );
    expectApart(signs, 3000);
  });

  test.each(['90s-anime', 'ghibli', 'disney-90s', undefined] as const)('has its own light in %s', (preset) => {
    const { light } = lookOf(preset);
    const own = light?.(NIGHT) ?? NIGHT;
    const distance = Math.hypot(...own.horizon.map((value, channel) => value - (NIGHT.horizon[channel] ?? 0)));
    expect(distance).toBeGreaterThan(40);
    const day = lightOf('day', 'clear', 'calm');
    expect(light?.(day)).toEqual(day);
  });
});

describe('rain', () => {
  test('looks different in each look', () => {
    const rains = [...TOWNS, 'pixel-art' as const].map((preset) => {
      const canvas = createCanvas(SIDE, SIDE);
      weatherOf(
        { weather: 'rain', shot: 'wide' },
        SIDE,
        SIDE,
        'seed',
        lookOf(preset).rain,
      )?.(canvas.getContext('2d'), FACTS);
      return alphaOf(canvas.getContext('2d').getImageData(0, 0, SIDE, SIDE).data);
    });
    expectApart(rains, 600);
  });
});

const FACTS: FrameFacts = {
  width: SIDE,
  height: SIDE,
  unit: SIDE,
  frame: 24,
  seconds: 1,
  length: 4,
  loudness: 0.5,
  energy: 0.5,
  pulse: 0,
  beats: 2,
  action: 'stand',
  time: 1,
  poseTime: 1,
};

function drawn(preset: (typeof TOWNS)[number], draw: (pen: ReturnType<typeof createPen>) => void): Uint8ClampedArray {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  // All towns are drawn in the same hand, so that only the architecture differs.
  const hand = { ...lookOf('90s-anime').hand, wobble: 0 };
  const { architecture } = lookOf(preset).hand;
  const { architecture: _, ...bare } = hand;
  draw(
    createPen(
      { context, unit: SIDE, depth: 0 },
      { ...bare, ...(architecture && { architecture }) },
      NIGHT,
      chanceOf('town'),
    ),
  );
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

function opacity(pixels: Uint8ClampedArray): Uint8ClampedArray {
  return alphaOf(pixels).map((alpha) => (alpha > 200 ? 255 : 0));
}

function alphaOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  return pixels.filter((_, at) => at % 4 === 3);
}

/** Expects every two pictures to differ in more than `least` values. */
function expectApart(pictures: readonly Uint8ClampedArray[], least: number): void {
  pictures.forEach((one, index) => {
    for (const other of pictures.slice(index + 1)) {
      const differing = one.reduce((sum, value, at) => sum + Number(Math.abs(value - (other[at] ?? 0)) > 24), 0);
      expect(differing).toBeGreaterThan(least);
    }
  });
}
