import { expect, test } from '@jest/globals';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { expressionOf } from '../../../../engines/narrative-video/figures/kit/expression.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const DEEDS = [0, 1].map((character) => ({
  character,
  action: 'sit' as const,
  things: ['seat' as const],
  seated: true,
}));
const scene = aScene({
  place: 'train',
  time: 'night',
  mood: 'calm',
  action: 'sit',
  characters: [0, 1],
  deeds: DEEDS,
  shot: 'medium',
});

test('passengers at night look at each other, tired and without a broad smile', () => {
  const { at } = performanceOf({ scene, rhythm: quietSong(4), ...NOBODY, seed: 'job' });
  for (let seconds = 0; seconds < 4; seconds += 0.25)
    for (const { x, pose, yaw, face } of at(seconds, () => ADULT)) {
      const other = -Math.sign(x);
      const { headYaw } = skeletonOf(pose, ADULT, yaw);
      expect(headYaw * other).toBeGreaterThan(0.5);
      expect(headYaw * other).toBeLessThan(1.1);
      expect(face.gaze[0] * other).toBeGreaterThan(0.25);
      const { mouth, brows, eyes } = expressionOf({ ...face, blink: Math.min(face.blink, 0.35) });
      expect(mouth.smile).toBeLessThan(0.2);
      expect(brows.inner).toBeGreaterThan(0.25);
      expect(eyes.open).toBeLessThan(0.75);
    }
});
