import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { FrameFacts } from '../../../../engines/narrative-video/frame-facts.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { lightIn } from '../../../../engines/narrative-video/set/set.ts';
import type { Space } from '../../../../engines/narrative-video/solid/space.ts';
import type { Scene } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';

const SIZE = { width: 192, height: 108 };

function spaceOf(look: 'lego' | 'pixar-3d' | 'ps2-low-poly', more: Partial<Scene>): Space {
  const scene = aScene({ place: 'city', time: 'night', end: 8, ...more });
  return lookOf(look).space.build(scene, lightIn(scene), SIZE, 'seed');
}

function factsAt(more: Partial<FrameFacts> = {}): FrameFacts {
  return {
    ...SIZE,
    unit: SIZE.height,
    frame: 0,
    seconds: 4,
    length: 8,
    loudness: 0.8,
    energy: 0.5,
    pulse: 0.5,
    beats: 4,
    action: 'stand',
    time: 4,
    poseTime: 4,
    ...more,
  };
}

type Area = readonly [x: number, y: number, width: number, height: number];

function drawn(space: Space, facts: FrameFacts, area: Area): Uint8ClampedArray {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  space.draw(canvas.getContext('2d'), facts, []);
  return canvas.getContext('2d').getImageData(...area).data as unknown as Uint8ClampedArray;
}

function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

describe.each(['lego', 'pixar-3d', 'ps2-low-poly'] as const)('a place in %s', (look) => {
  test('reflects lit windows and neon in wet ground', () => {
    const ground: Area = [0, 84, 192, 20];
    // The reflection makes light and dark stripes, while dry ground is even.
    const unrest = (space: Space) => {
      const data = drawn(space, factsAt(), ground);
      const columns = Array.from({ length: 192 }, (_, x) =>
        Array.from({ length: 20 }, (_, y) => data[(y * 192 + x) * 4 + 2] ?? 0).reduce(
          (sum, value) => sum + value / 20,
          0,
        ),
      );
      const mean = columns.reduce((sum, value) => sum + value / 192, 0);
      return Math.sqrt(columns.reduce((sum, value) => sum + (value - mean) ** 2 / 192, 0));
    };
    expect(unrest(spaceOf(look, { weather: 'rain' }))).toBeGreaterThan(unrest(spaceOf(look, {})) * 1.15);
  });

  test('has rings where drops hit the ground while it rains', () => {
    const space = spaceOf(look, { weather: 'rain', place: 'road' });
    const ground: Area = [0, 70, 192, 38];
    const still = { length: 1e6 };
    const [now, later] = [factsAt({ ...still, seconds: 4 }), factsAt({ ...still, seconds: 4.2 })];
    expect(difference(drawn(space, now, ground), drawn(space, later, ground))).toBeGreaterThan(0.5);
  });

  test('has a moving sea', () => {
    const space = spaceOf(look, { place: 'beach', time: 'day', camera: 'pan-left' });
    const water: Area = [0, 58, 192, 20];
    const still = { length: 1e6 };
    const [now, later] = [factsAt({ ...still, seconds: 4 }), factsAt({ ...still, seconds: 5 })];
    expect(difference(drawn(space, now, water), drawn(space, later, water))).toBeGreaterThan(0.4);
  });

  test('has a ceiling instead of a sky over a room', () => {
    const data = drawn(spaceOf(look, { place: 'cafe', time: 'day' }), factsAt(), [60, 0, 72, 3]);
    const mean = (channel: number) => data.filter((_, at) => at % 4 === channel).reduce((sum, value) => sum + value, 0);
    expect(mean(0)).toBeGreaterThan(mean(2));
  });

  test('has stage lights in a club that change on each beat', () => {
    const space = spaceOf(look, { place: 'club' });
    const stage: Area = [0, 20, 192, 80];
    const [one, next] = [factsAt({ beats: 4 }), factsAt({ beats: 5 })];
    expect(difference(drawn(space, one, stage), drawn(space, next, stage))).toBeGreaterThan(1.5);
  });
});
