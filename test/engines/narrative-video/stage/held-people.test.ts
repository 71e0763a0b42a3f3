import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { ADULT } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { Wardrobe } from '../../../../engines/narrative-video/cast/actors.ts';
import { framesOf } from '../../../../engines/narrative-video/compose.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import type { Part } from '../../../../engines/narrative-video/parts.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const WALK = aScene({ text: 'a walk', place: 'field', action: 'walk', characters: [0], camera: 'push-in' });

/** Draws the walk in the realistic look, and counts how often its person is drawn. */
async function walk(part: Part): Promise<{ frames: string[]; drawings: number }> {
  const look = lookOf(undefined);
  const picture = { width: 270, height: 480 };
  let drawings = 0;
  const wardrobe: Wardrobe = {
    players: [],
    dress: async () => ({
      proportions: ADULT,
      draw(context, { x, y, height }, { skeleton }) {
        drawings += 1;
        context.fillStyle = 'red';
        context.fillRect(x + skeleton.joints.leftHand[0] * height, y - height, height * 0.2, height);
      },
    }),
  };
  const composition = { scenes: [WALK], look, picture, wardrobe, rhythm: quietSong(4), ...NOBODY, seed: 's' };
  const frames: string[] = [];
  for await (const frame of framesOf(composition, part)) frames.push(createHash('md5').update(frame).digest('hex'));
  return { frames, drawings };
}

test('people in the realistic look are drawn 12 times per second, and their pictures follow the camera', async () => {
  // In the scene's first frames, the camera moves by less than half a pixel.
  const { frames, drawings } = await walk([{ from: 24, to: 48 }]);
  expect(drawings).toBe(12);
  expect(new Set(frames).size).toBe(24);
});

test('a frame between two poses is the same if the drawing of the video begins with it', async () => {
  const { frames } = await walk([{ from: 0, to: 12 }]);
  const later = await walk([{ from: 7, to: 12 }]);
  expect(later.frames).toEqual(frames.slice(7));
});
