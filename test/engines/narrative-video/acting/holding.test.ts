import { expect, test } from '@jest/globals';
import { clipFor } from '../../../../engines/narrative-video/acting/clips/choice.ts';
import { holdingUp } from '../../../../engines/narrative-video/acting/holding.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { aScene } from '../a-scene.ts';

test('whoever has something in the hands does not stand with them on the hips', () => {
  const standing = { action: 'stand', scene: aScene({ mood: 'joyful' }), choice: 0.9 } as const;
  expect(clipFor({ ...standing, things: [] })).toBe('stand-proud');
  expect(clipFor({ ...standing, things: ['broom'] })).toBe('stand');
});

test.each(['broom', 'shovel'] as const)('a %s is held with one hand above the other', (name) => {
  const { rightHand, leftHand } = skeletonOf(holdingUp(UPRIGHT_POSE, name, 'right', ADULT), ADULT, 0).joints;
  expect(rightHand[1] - leftHand[1]).toBeGreaterThan(0.05);
  expect(Math.abs(rightHand[0] - leftHand[0])).toBeLessThan(rightHand[1] - leftHand[1]);
});

test.each([-0.4, 0.4])('a telescope points to the side that its holder faces, at a yaw of %d', (yaw) => {
  const { head, rightHand } = skeletonOf(holdingUp(UPRIGHT_POSE, 'telescope', 'right', ADULT, yaw), ADULT, yaw).joints;
  expect(Math.sign(rightHand[0] - head[0])).toBe(Math.sign(yaw));
  expect(rightHand[1]).toBeGreaterThan(head[1]);
});

test('a staff is beside the body', () => {
  const { rightHand, rightShoulder } = skeletonOf(holdingUp(UPRIGHT_POSE, 'staff', 'right', ADULT), ADULT, 0).joints;
  expect(rightHand[0]).toBeLessThan(rightShoulder[0]);
});
