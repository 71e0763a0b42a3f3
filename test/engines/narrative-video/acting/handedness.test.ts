import { expect, test } from '@jest/globals';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { isOtherHand } from '../../../../engines/narrative-video/acting/handedness.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { Manner } from '../../../../engines/narrative-video/acting/manner.ts';
import { mirrored } from '../../../../engines/narrative-video/acting/pose-values.ts';

const RIGHT_HANDED = { isLeftHanded: false } as Manner;

test.each([0.3, -0.3])('somebody turned aside holds a phone at the ear that is nearer to the viewer: %d', (yaw) => {
  const isLeft = isOtherHand('phone', yaw, RIGHT_HANDED);
  for (let seconds = 0; seconds < CLIPS.phone.length; seconds += 0.5) {
    const pose = poseAt(CLIPS.phone, { seconds, beats: seconds }, ADULT);
    const { joints, headYaw } = skeletonOf(isLeft ? mirrored(pose) : pose, ADULT, yaw);
    const middle = (joints.head[0] + joints.crown[0]) / 2;
    const aside = joints[isLeft ? 'leftHand' : 'rightHand'][0] - middle;
    expect(aside * Math.sign(headYaw)).toBeLessThan(-ADULT.head * 0.1);
  }
});
