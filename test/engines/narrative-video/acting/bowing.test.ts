import { expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';

/** Distance of the chin from the hips at a moment, in shares of the height: to the viewer's right, and forward. */
function headAt(name: 'guitar' | 'eat-from-bowl', count: number): [aside: number, ahead: number] {
  const { head, hips } = skeletonOf(poseAt(CLIPS[name], { seconds: count, beats: count }, ADULT), ADULT, 0).joints;
  return [head[0] - hips[0], head[2] - hips[2]];
}

test('who plays the guitar bows over it for two beats, and leans back to the other side for two', () => {
  const [bowed, back] = [headAt('guitar', 1), headAt('guitar', 2.5)];
  expect(bowed[1] - back[1]).toBeGreaterThan(0.03);
  expect(Math.abs(bowed[0] - back[0])).toBeGreaterThan(0.02);
});

test('who eats from a bowl bows over it for a bite, and straightens up to look at whoever is there', () => {
  expect(headAt('eat-from-bowl', 2)[1] - headAt('eat-from-bowl', 4.2)[1]).toBeGreaterThan(0.035);
});
