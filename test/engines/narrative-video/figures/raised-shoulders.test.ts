import { describe, expect, test } from '@jest/globals';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { Pose } from '../../../../engines/narrative-video/acting/pose.ts';
import { standing } from '../../../../engines/narrative-video/acting/standing.ts';
import type { Body } from '../../../../engines/narrative-video/figures/kit/body-cut.ts';
import { rigOf } from '../../../../engines/narrative-video/figures/kit/rig.ts';
import { withRaisedShoulders } from '../../../../engines/narrative-video/figures/photo/raised-shoulders.ts';

function bodyIn(pose: Pose): Body {
  const rig = rigOf(skeletonOf(pose, ADULT, 0), ADULT, { x: 0, y: 0, height: 1000 });
  return { rig, proportions: ADULT } as unknown as Body;
}

describe('The shoulders of a photographed person', () => {
  test('stay where they are while the arms hang', () => {
    const body = bodyIn(standing);
    expect(withRaisedShoulders(body).rig.joints).toEqual(body.rig.joints);
  });

  test('rise toward the neck with an arm that is raised, which keeps its pose', () => {
    const body = bodyIn({ ...standing, leftArm: { swing: 0, spread: 2.6, bend: 0.2, twist: 0 } });
    const [before, after] = [body.rig.joints, withRaisedShoulders(body).rig.joints];
    expect(after.leftShoulder.y).toBeLessThan(before.leftShoulder.y - 15);
    expect(Math.abs(after.leftShoulder.x - after.neck.x)).toBeLessThan(
      Math.abs(before.leftShoulder.x - before.neck.x) - 10,
    );
    expect(after.leftHand.x - after.leftShoulder.x).toBeCloseTo(before.leftHand.x - before.leftShoulder.x);
    expect(after.rightShoulder).toEqual(before.rightShoulder);
  });
});
