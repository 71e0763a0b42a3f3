import { expect, test } from '@jest/globals';
import { skeletonOf } from '../../../engines/narrative-video/acting/kinematics.ts';
import { type Performance, performanceOf } from '../../../engines/narrative-video/acting/performance.ts';
import { castScene, type Wardrobe } from '../../../engines/narrative-video/cast/actors.ts';
import type { Figure } from '../../../engines/narrative-video/figures/figure.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import type { Scene } from '../../../engines/narrative-video/story.ts';
import { aScene } from './a-scene.ts';
import { aSheet } from './a-sheet.ts';
import { NOBODY, quietSong } from './quiet-song.ts';

const LOOKS = ['90s-anime', 'ghibli', 'disney-90s', 'cartoon-network', 'yellow-family', 'pixel-art'] as const;
const SHAPES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
  { width: 720, height: 720 },
] as const;
const LIGHT = lightOf('day', 'clear', 'calm');

/** Width of heads relative to their height. The hair of every look fits into it. */
const ROUND = 1.1;

/** Casts a scene, in which one figure plays everybody, in pictures of each shape. */
async function* castInShapes(scene: Scene, figure: Figure, performance: Performance) {
  const wardrobe: Wardrobe = { players: [], dress: async () => figure };
  for (const picture of SHAPES) {
    const set = { light: LIGHT, ground: picture.height * 0.9, height: picture.height };
    for (const actor of await castScene(scene, wardrobe, set, picture, performance)) yield { actor, picture };
  }
}

test.each(LOOKS)('two people beside each other in %s have their heads in the picture', async (name) => {
  const scene = aScene({
    text: 'One dances, one looks on.',
    action: 'dance',
    characters: [0, 1],
    deeds: [
      { action: 'dance', character: 0 },
      { action: 'look-around', character: 1 },
    ],
    shot: 'medium',
  });
  const figure = await lookOf(name).figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
  const voice = { mouthAt: () => 'closed' as const };
  const performance = performanceOf({ scene, singer: 0, rhythm: quietSong(4), voice, seed: 'job' });
  for await (const { actor, picture } of castInShapes(scene, figure, performance)) {
    const half = (figure.proportions.head * ROUND * actor.height) / 2;
    expect(actor.x - half).toBeGreaterThan(0);
    expect(actor.x + half).toBeLessThan(picture.width);
  }
});

test('one person in a nearer picture looks into its larger part, if it is broad', async () => {
  const figure = await lookOf('ghibli').figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
  for (const shot of ['medium', 'close'] as const) {
    const deeds = [{ action: 'read' as const, character: 0 }];
    const scene = aScene({ text: 'One reads.', action: 'read', characters: [0], deeds, shot });
    const voice = { mouthAt: () => 'closed' as const };
    const performance = performanceOf({ scene, singer: -1, rhythm: quietSong(4), voice, seed: 'job' });
    const [reader] = performance.at(0, () => figure.proportions);
    for await (const { actor, picture } of castInShapes(scene, figure, performance)) {
      const aside = (actor.x - picture.width / 2) / picture.width;
      if (picture.width > picture.height) expect(aside * Math.sign(reader?.yaw ?? 0)).toBeLessThan(-0.05);
      else expect(Math.abs(aside)).toBeLessThan(0.05);
    }
  }
});

const RUN = aScene({
  text: 'They run.',
  action: 'run',
  characters: [0, 1],
  deeds: [
    { action: 'run', character: 0 },
    { action: 'run', character: 1 },
  ],
  shot: 'medium',
});

test.each(LOOKS)('a nearer picture of two runners in %s shows heads, hands and knees of both', async (name) => {
  const figure = await lookOf(name).figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
  const { proportions } = figure;
  const performance = performanceOf({ scene: RUN, rhythm: quietSong(4), ...NOBODY, seed: 'job' });
  const moments = Array.from({ length: 12 }, (_, moment) => performance.at((moment * 4) / 12, () => proportions));
  for await (const { actor, picture } of castInShapes(RUN, figure, performance)) {
    for (const { pose, yaw } of moments.flatMap((all) => all.filter((one) => one.character === actor.character))) {
      const { joints } = skeletonOf(pose, proportions, yaw);
      for (const joint of ['leftHand', 'rightHand', 'head', 'crown', 'leftKnee', 'rightKnee'] as const) {
        const [x, y] = [actor.x + joints[joint][0] * actor.height, actor.y - joints[joint][1] * actor.height];
        expect(x).toBeGreaterThan(picture.width * 0.08);
        expect(x).toBeLessThan(picture.width * 0.92);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(picture.height);
      }
    }
  }
});

test.each(LOOKS)('two people beside a low sun at the edge of a wide picture in %s are not cut off', async (name) => {
  const deeds = [
    { character: 0, action: 'give' as const, with: 1 },
    { character: 1, action: 'give' as const, with: 0 },
  ];
  const place = { place: 'river' as const, time: 'sunset' as const };
  const scene = aScene({
    text: 'One gives.',
    ...place,
    action: 'give',
    characters: [0, 1],
    deeds,
    framing: 'establishing',
  });
  const light = lightOf('sunset', 'clear', 'romantic');
  const sun = light.sun && { ...light.sun, x: 0.94 };
  const figure = await lookOf(name).figures.make({ sheet: aSheet(), picture: '' }, light);
  const voice = { mouthAt: () => 'closed' as const };
  const performance = performanceOf({ scene, singer: -1, rhythm: quietSong(4), voice, seed: 'job' });
  const wardrobe: Wardrobe = { players: [], dress: async () => figure };
  for (const picture of SHAPES) {
    const set = { light: { ...light, sun }, ground: picture.height * 0.9, height: picture.height };
    for (const actor of await castScene(scene, wardrobe, set, picture, performance)) {
      const half = (figure.proportions.head * ROUND * actor.height) / 2;
      expect(actor.x - half).toBeGreaterThan(0);
      expect(actor.x + half).toBeLessThan(picture.width);
    }
  }
});
