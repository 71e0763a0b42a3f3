import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { FrameFacts } from '../../../../engines/narrative-video/frame-facts.ts';
import { indoors, lightOf } from '../../../../engines/narrative-video/light/light.ts';
import type { Time, Weather } from '../../../../engines/narrative-video/story.ts';
import { drawPassingView, drawSoftPassingView } from '../../../../engines/narrative-video/train/passing-view.ts';
import { changed } from '../changed-pixels.ts';

const [width, height] = [160, 90];

/** Draws a view. `drops` is the weather on the glass, which otherwise is the one of the light. */
function drawn(draw: typeof drawPassingView, seconds: number, time: Time, weather: Weather, drops = weather): Buffer {
  const context = createCanvas(width, height).getContext('2d');
  const facts = { width, height, unit: height, seconds } as FrameFacts;
  draw(context, facts, { ...indoors(lightOf(time, weather, 'calm')), weather: drops }, height / 2);
  return Buffer.from(context.canvas.data());
}

function view(seconds: number, time: Time = 'night', weather: Weather = 'clear', drops = weather): Buffer {
  return drawn(drawPassingView, seconds, time, weather, drops);
}

function softView(seconds: number, time: Time = 'night', weather: Weather = 'clear', drops = weather): Buffer {
  return drawn(drawSoftPassingView, seconds, time, weather, drops);
}

describe('the view from a moving train', () => {
  test.each(['night', 'day'] as const)('passes at %s, and is the same at the same moment', (time) => {
    expect(changed(view(1, time), view(1, time))).toBe(0);
    expect(changed(view(1, time), view(1.5, time))).toBeGreaterThan(0.01);
  });

  test('is dark at night, with lights', () => {
    const picture = view(2);
    const bright = picture.filter((_, at) => at % 4 === 0).map((red) => (red > 150 ? 1 : 0));
    const share = bright.reduce((sum, one) => sum + one, 0) / bright.length;
    expect(share).toBeGreaterThan(0.005);
    expect(share).toBeLessThan(0.25);
  });

  test('is behind drops of rain only in the rain', () => {
    expect(changed(view(1, 'night', 'rain'), view(1, 'night', 'rain', 'clear'))).toBeGreaterThan(0.01);
    expect(changed(view(1, 'night', 'fog'), view(1, 'night', 'fog', 'clear'))).toBe(0);
  });
});

describe('the view from a moving train out of focus', () => {
  test.each(['night', 'day'] as const)('passes at %s, and is the same at the same moment', (time) => {
    expect(changed(softView(1, time), softView(1, time))).toBe(0);
    expect(changed(softView(1, time), softView(2, time))).toBeGreaterThan(0.02);
  });

  test('has drops on the glass only in the rain', () => {
    expect(changed(softView(1, 'night', 'rain'), softView(1, 'night', 'rain', 'clear'))).toBeGreaterThan(0.002);
    expect(changed(softView(1, 'night', 'fog'), softView(1, 'night', 'fog', 'clear'))).toBe(0);
  });

  test('has land of many tones by day, under a brighter sky', () => {
    const picture = softView(1, 'day');
    const tones = (from: number, to: number) =>
      Array.from({ length: (to - from) * width }, (_, at) => picture[(from * width + at) * 4 + 1] ?? 0);
    const [sky, land] = [tones(0, 30), tones(60, 90)];
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(sky)).toBeGreaterThan(mean(land) + 30);
    expect(new Set(land).size).toBeGreaterThan(25);
  });
});
