import { expect, test } from '@jest/globals';
import { ADULT } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { castScene } from '../../../../engines/narrative-video/cast/actors.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const PICTURE = { width: 720, height: 1280 };
const LARGE_HEAD = { ...ADULT, head: 0.34, torso: 0.2, thigh: 0.18, shin: 0.18 };

test('two large heads side by side in a hug are whole in a tall picture', async () => {
  const deeds = [0, 1].map((character) => ({ character, action: 'hug' as const, with: 1 - character }));
  const scene = aScene({ text: 'They hug.', action: 'hug', characters: [0, 1], deeds, shot: 'medium', end: 4 });
  const performance = performanceOf({ scene, rhythm: quietSong(4), ...NOBODY, seed: 'job' });
  const wardrobe = { players: [], dress: async () => ({ proportions: LARGE_HEAD, draw() {} }) };
  const set = { light: lightOf('day', 'clear', 'calm'), ground: PICTURE.height * 0.9, height: PICTURE.height };
  const [one] = await castScene(scene, wardrobe, set, PICTURE, performance);
  expect(one?.grown).toBeGreaterThan(0);
  // Each head is a head and its hair beside the middle of the picture.
  expect((one?.grown ?? 0) * LARGE_HEAD.head * 1.2).toBeLessThan(PICTURE.width / 2);
});
