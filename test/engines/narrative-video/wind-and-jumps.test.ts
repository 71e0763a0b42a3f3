import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { bounceAt } from '../../../engines/narrative-video/acting/bounce.ts';
import { ADULT, skeletonOf } from '../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../engines/narrative-video/acting/standing.ts';
import type { FigureState } from '../../../engines/narrative-video/figures/figure.ts';
import type { FrameFacts } from '../../../engines/narrative-video/frame-facts.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { grassInWind } from '../../../engines/narrative-video/looks/grass.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import type { Scene } from '../../../engines/narrative-video/story.ts';
import { windAt } from '../../../engines/narrative-video/weather/wind.ts';
import type { NarrativePreset } from '../../../functions/domain/requests.ts';
import { aSheet } from './a-sheet.ts';
import { NEUTRAL_FACE } from './neutral-face.ts';

const SIZE = 240;
const DAY = lightOf('day', 'clear', 'calm');
const LONG = { color: [60, 40, 30], length: 'long', texture: 'straight', fringe: true, parting: 'left' } as const;

/** Draws a person with long hair, and returns the first and the last visible column and row in pixels. */
async function boundsOf(preset: NarrativePreset, change: Partial<FigureState>) {
  const figure = await lookOf(preset).figures.make({ sheet: aSheet({ hair: LONG }), picture: '' }, DAY);
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  const skeleton = skeletonOf(UPRIGHT_POSE, figure.proportions, 0);
  const state = { pose: UPRIGHT_POSE, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0.25, ...change };
  figure.draw(context, { x: SIZE / 2, y: SIZE * 0.9, height: SIZE * 0.7 }, state);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  const seen = [...Array(SIZE * SIZE).keys()].filter((pixel) => (data[pixel * 4 + 3] ?? 0) > 128);
  const [columns, rows] = [seen.map((pixel) => pixel % SIZE), seen.map((pixel) => Math.floor(pixel / SIZE))];
  return { right: columns.reduce((a, b) => Math.max(a, b)), top: rows.reduce((a, b) => Math.min(a, b)) };
}

test('a gust reaches the left of the picture first and travels to the right', () => {
  const strongest = (across: number) => {
    const moments = Array.from({ length: 34 }, (_, index) => index / 10);
    return moments.reduce((best, now) => (windAt(now, across) > windAt(best, across) ? now : best));
  };
  expect(strongest(0.4)).toBeGreaterThan(strongest(0));
});

test('the strength of the wind stays between 0 and 1', () => {
  const strengths = Array.from({ length: 500 }, (_, index) => windAt(index / 9, (index % 7) / 6));
  expect(Math.min(...strengths)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...strengths)).toBeLessThanOrEqual(1);
  expect(Math.max(...strengths) - Math.min(...strengths)).toBeGreaterThan(0.5);
});

test('hair and clothes in ghibli stream in the wind', async () => {
  const [still, windy] = [await boundsOf('ghibli', { wind: 0 }), await boundsOf('ghibli', { wind: 1 })];
  expect(windy.right).toBeGreaterThan(still.right + 5);
});

test('hair in 90s-anime does not stream in the wind', async () => {
  expect(await boundsOf('90s-anime', { wind: 1 })).toEqual(await boundsOf('90s-anime', { wind: 0 }));
});

test('grass bends in the wind, and is the same whenever the moment is drawn', () => {
  const set = { width: SIZE, height: SIZE, light: DAY };
  const pictureAt = (seconds: number) => {
    const canvas = createCanvas(SIZE, SIZE);
    const draw = grassInWind({ place: 'field', time: 'day' } as Scene, set, 0.5);
    draw(canvas.getContext('2d'), { x: 0, y: 0, scale: 1 }, { seconds, width: SIZE } as FrameFacts);
    return canvas.data().toString('base64');
  };
  expect(pictureAt(1)).toBe(pictureAt(1));
  expect(pictureAt(2)).not.toBe(pictureAt(1));
});

/** Returns the bounce at a time of a jump that leaves the ground at 1 s, is 0.2 heights up at 1.2 s and lands at 1.4 s. */
function bounceOfJump(seconds: number): number {
  const up = (time: number) => Math.max(0, 0.2 - 5 * (time - 1.2) ** 2);
  return bounceAt((before) => ({ ...UPRIGHT_POSE, hips: { forward: 0, left: 0, up: up(seconds - before) } }));
}

test('somebody who jumps is stretched on the way up and down, not at the top, and squashed by the landing', () => {
  expect(bounceOfJump(0.9)).toBe(0);
  expect(bounceOfJump(1.1)).toBeGreaterThan(0.4);
  expect(Math.abs(bounceOfJump(1.24))).toBeLessThan(0.1);
  expect(bounceOfJump(1.36)).toBeGreaterThan(0.4);
  expect(bounceOfJump(1.45)).toBeLessThan(-0.5);
  expect(bounceOfJump(1.75)).toBe(0);
});

test('a body in disney-90s becomes longer in the air and shorter when it lands', async () => {
  const skeleton = skeletonOf(UPRIGHT_POSE, ADULT, 0);
  const top = async (bounce: number) => (await boundsOf('disney-90s', { skeleton, bounce })).top;
  expect(await top(1)).toBeLessThan((await top(0)) - 5);
  expect(await top(-1)).toBeGreaterThan((await top(0)) + 5);
});
