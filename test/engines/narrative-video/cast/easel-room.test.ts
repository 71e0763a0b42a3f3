import { expect, test } from '@jest/globals';
import { placesOf } from '../../../../engines/narrative-video/acting/blocking.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { castScene } from '../../../../engines/narrative-video/cast/actors.ts';
import { EASEL } from '../../../../engines/narrative-video/drawn-things/easel.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import type { Deed, Shot } from '../../../../engines/narrative-video/story.ts';
import { attentiveIn } from '../../../../engines/narrative-video/storyboard/over-shoulder.ts';
import { aScene } from '../a-scene.ts';
import { aSheet } from '../a-sheet.ts';
import { quietSong } from '../quiet-song.ts';

const PAINTER: Deed = { character: 0, action: 'write', things: ['brush', 'easel'] };
const WATCHER: Deed = { character: 1, action: 'stand' };
const LIGHT = lightOf('day', 'clear', 'calm');

test('an easel is beside a painter and not between two people', () => {
  const scene = aScene({ deeds: [PAINTER, WATCHER], characters: [0, 1] });
  for (const direction of [-1, 1]) {
    expect(placesOf([PAINTER, WATCHER], direction, scene)[0]?.yaw).toBeLessThan(-0.5);
    expect(placesOf([WATCHER, PAINTER], direction, scene)[1]?.yaw).toBeGreaterThan(0.5);
  }
});

test('nobody is seen beyond an easel', () => {
  expect(attentiveIn({ deeds: [WATCHER, { ...WATCHER, character: 0 }] })).toBeDefined();
  expect(attentiveIn({ deeds: [PAINTER, WATCHER] })).toBeUndefined();
});

test.each<[Shot, { width: number; height: number }]>([
  ['wide', { width: 720, height: 1280 }],
  ['medium', { width: 720, height: 1280 }],
  ['medium', { width: 1280, height: 720 }],
])('a %s picture shows most of an easel', async (shot, picture) => {
  const figure = await lookOf('ghibli').figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
  const scene = aScene({ text: 'One paints.', action: 'write', characters: [0], deeds: [PAINTER], shot });
  const voice = { mouthAt: () => 'closed' as const };
  const performance = performanceOf({ scene, singer: -1, rhythm: quietSong(4), voice, seed: 'job' });
  const set = { light: LIGHT, ground: picture.height * 0.9, height: picture.height };
  const [actor] = await castScene(scene, { players: [], dress: async () => figure }, set, picture, performance);
  const [painter] = performance.at(0, () => figure.proportions);
  const side = Math.sign(painter?.yaw ?? 0);
  const middle = (actor?.x ?? 0) - ((side * (EASEL.seat?.[0] ?? 0)) / 100) * (actor?.grown ?? 0);
  const end = middle + side * 0.2 * (actor?.grown ?? 0);
  expect(end).toBeGreaterThan(0);
  expect(end).toBeLessThan(picture.width);
});
