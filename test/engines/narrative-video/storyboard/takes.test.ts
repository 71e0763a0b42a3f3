import { expect, test } from '@jest/globals';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { placementOf, viewAt, zoomOf } from '../../../../engines/narrative-video/camera.ts';
import { castScene, footingOf } from '../../../../engines/narrative-video/cast/actors.ts';
import { closeFrameOf } from '../../../../engines/narrative-video/cast/close-shots.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { framingOf } from '../../../../engines/narrative-video/solid/framing.ts';
import type { Scene } from '../../../../engines/narrative-video/story.ts';
import { cameraLiftOf, sideOfTake, sizeOf, withTakes } from '../../../../engines/narrative-video/storyboard/takes.ts';
import { aScene } from '../a-scene.ts';
import { aSheet } from '../a-sheet.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const PICTURE = { width: 1280, height: 720 };
const DEEDS = [{ character: 0, action: 'think' as const }];
const scene = (changes: Partial<Scene> = {}) => aScene({ characters: [0], deeds: DEEDS, shot: 'medium', ...changes });

test('pictures of the same people in the same place from the same distance are numbered', () => {
  const scenes = withTakes([
    scene(),
    scene({ shot: 'close' }),
    scene({ characters: [0, 1] }),
    scene(),
    scene({ place: 'train' }),
    scene({ framing: 'insert' }),
    scene(),
  ]);
  expect(scenes.map(({ take }) => take)).toEqual([undefined, undefined, undefined, 1, undefined, undefined, 2]);
});

test.each(['wide', 'medium', 'close'] as const)('three %s pictures of one kind have three sizes', (shot) => {
  const sizes = [0, 1, 2].map((take) => sizeOf(scene({ shot, take })));
  for (const [index, size] of sizes.entries())
    for (const other of sizes.slice(index + 1)) expect(Math.abs(Math.log(size / other))).toBeGreaterThan(0.09);
});

test('a camera in space is nearer or farther and higher or lower in each picture of one kind', () => {
  const lenses = [0, 1, 2].map((take) => framingOf(scene({ take }), PICTURE, { angle: 0.72, travel: 0, lift: 0 }).base);
  const [first, second, third] = lenses.map(({ position }) => position);
  if (!first || !second || !third) throw new Error('There are three lenses.');
  expect(second[2]).toBeLessThan(first[2] * 0.85);
  expect(second[1]).toBeLessThan(first[1] - 0.4);
  expect(third[2]).toBeGreaterThan(first[2] * 1.1);
  expect(third[1]).toBeGreaterThan(first[1] + 0.3);
});

test('heads in a second close picture have another size, and a nearer picture enlarges its place', () => {
  const headOf = (take: number) => closeFrameOf(scene({ shot: 'close', take }), PICTURE).head ?? 0;
  expect(headOf(1)).toBeLessThan(headOf(0) * 0.9);
  expect(zoomOf(scene({ take: 1 }), false)).toBeGreaterThan(zoomOf(scene(), false) * 1.15);
  expect(zoomOf(scene({ take: 1 }), true)).toBe(1);
});

test('people are on the other side of every second picture of one kind', () => {
  expect(sideOfTake({ take: 1 })).toBe(-sideOfTake({}));
});

/** Size of a painted set of these pictures, and where its ground is. */
const SET = { ground: 720, height: 806, width: 1587 };

test.each(['ghibli', 'cartoon-network', 'pixel-art'] as const)(
  'heads stay in every wide picture of people in %s, also while the camera comes nearer',
  async (name) => {
    const light = lightOf('day', 'clear', 'calm');
    const look = lookOf(name);
    const figure = await look.figures.make({ sheet: aSheet(), picture: '' }, light);
    for (const take of [0, 1, 2]) {
      const wide = scene({ shot: 'wide', take });
      const base = zoomOf(wide, look.grid !== undefined);
      const set = { ...SET, light, base };
      const performance = performanceOf({ scene: wide, rhythm: quietSong(4), ...NOBODY, seed: 'job' });
      const wardrobe = { players: [], dress: async () => figure };
      const [actor] = await castScene(wide, wardrobe, set, PICTURE, performance);
      if (!actor) throw new Error('Nobody plays in the scene.');
      const { y, height } = footingOf(
        actor,
        placementOf('ground', viewAt('push-in', base, 1, 1), set, PICTURE),
        PICTURE,
        0,
      );
      expect(y - height).toBeGreaterThan(0);
    }
  },
);

test('pictures of a page in a lap are hardly nearer than the first, and the camera never looks up at it', () => {
  const deeds = [{ character: 0, action: 'read' as const, seated: true }];
  for (const take of [0, 1, 2]) {
    const read = scene({ take, shot: 'medium', deeds });
    expect(sizeOf(read)).toBeGreaterThan(0.9);
    expect(sizeOf(read)).toBeLessThan(1.1);
    expect(cameraLiftOf(read)).toBeGreaterThanOrEqual(0);
  }
});
