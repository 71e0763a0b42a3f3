import { describe, expect, test } from '@jest/globals';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { standing } from '../../../../engines/narrative-video/acting/standing.ts';
import type { FigureState } from '../../../../engines/narrative-video/figures/figure.ts';
import { lookingAway } from '../../../../engines/narrative-video/figures/photo/looking-away.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

/** Somebody whose back the viewer sees, next to somebody on the viewer's right (1) or left (-1). */
function away(to: 1 | -1, pose = standing): FigureState {
  const skeleton = skeletonOf(pose, ADULT, to * (Math.PI - 0.16));
  return { pose, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0 };
}

describe.each([1, -1] as const)('somebody seen from behind, beside somebody in the direction %i', (to) => {
  const before = away(to);
  const { skeleton } = lookingAway(before, ADULT);
  const { joints } = skeleton;
  const inner = to === 1 ? 'right' : 'left';
  const outer = to === 1 ? 'left' : 'right';

  test('leans the head to the other', () => {
    expect(to * (skeleton.headRoll - before.skeleton.headRoll)).toBeGreaterThan(0.12);
    expect(to * (joints.crown[0] - joints.neck[0])).toBeGreaterThan(
      to * (before.skeleton.joints.crown[0] - before.skeleton.joints.neck[0]),
    );
  });

  test('has the weight on the leg beside the other, and the other heel off the ground', () => {
    expect(joints[`${inner}Hip`][1] - joints[`${outer}Hip`][1]).toBeGreaterThan(
      before.skeleton.joints[`${inner}Hip`][1] - before.skeleton.joints[`${outer}Hip`][1],
    );
    const raised = (side: 'left' | 'right') => joints[`${side}Ankle`][1] - before.skeleton.joints[`${side}Ankle`][1];
    expect(raised(outer)).toBeGreaterThan(raised(inner) + 0.005);
  });

  test('lets the arms hang beside the body', () => {
    for (const side of ['left', 'right'] as const) {
      expect(joints[`${side}Hand`][1]).toBeLessThan(joints.hips[1]);
      expect(Math.abs(joints[`${side}Hand`][0] - joints[`${side}Shoulder`][0])).toBeLessThan(0.05);
    }
  });
});

test('somebody who is alone holds the head straighter', () => {
  const alone = { ...away(1), skeleton: skeletonOf(standing, ADULT, Math.PI) };
  const roll = (state: FigureState) => lookingAway(state, ADULT).skeleton.headRoll - state.skeleton.headRoll;
  expect(Math.abs(roll(alone))).toBeLessThan(Math.abs(roll(away(1))) * 0.6);
});

test('somebody who is in the air keeps the pose', () => {
  const pose = { ...standing, leftLeg: { swing: 1.2, bend: 1.4, spread: 0.2, twist: 0 } };
  const jumping = away(1, pose);
  expect(lookingAway(jumping, ADULT)).toBe(jumping);
});
