import { expect, test } from '@jest/globals';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

test('somebody on a skateboard stands on it, with one foot before the other and bent knees', () => {
  const deeds = [{ character: 0, action: 'ride' as const, things: ['skateboard' as const] }];
  const scene = aScene({ text: 'Jo skates.', action: 'ride', characters: [0], deeds, end: 8, shot: 'wide' });
  const performance = performanceOf({ scene, rhythm: quietSong(10), ...NOBODY, seed: 'job' });
  for (const seconds of [0.3, 1.7, 3.1, 4.9, 6.2]) {
    const [rider] = performance.at(seconds, () => ADULT);
    if (!rider) throw new Error('nobody is in the scene');
    const { joints } = skeletonOf(rider.pose, ADULT, rider.yaw);
    const [left, right] = [joints.leftAnkle, joints.rightAnkle];
    expect(Math.min(left[1], right[1])).toBeLessThan(0.08);
    expect(Math.hypot(left[0] - right[0], left[2] - right[2])).toBeGreaterThan(0.1);
    expect(joints.hips[1]).toBeLessThan(skeletonOf({ ...rider.pose, ...STRAIGHT }, ADULT, 0).joints.hips[1] - 0.01);
  }
});

const LEG = { swing: 0, spread: 0, bend: 0, twist: 0 };
const STRAIGHT = { leftLeg: LEG, rightLeg: LEG };
