import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { over } from '../../../../engines/narrative-video/acting/pose-values.ts';
import { limbReaching, reach } from '../../../../engines/narrative-video/acting/reach.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';

const CHILD = { ...ADULT, head: 0.3, torso: 0.26, thigh: 0.19, shin: 0.17, upperArm: 0.14, forearm: 0.12, hand: 0.08 };

describe('an arm', () => {
  test.each([
    ['an adult', ADULT],
    ['a person with a large head', CHILD],
  ])('of %s puts its palm at the target', (_, proportions) => {
    const offset = fc.double({ min: -0.25, max: 0.25, noNaN: true });
    fc.assert(
      fc.property(offset, offset, fc.constantFrom(1 as const, -1 as const), (out, up, side) => {
        const wanted = reach('shoulder', [out, up, 0.6]);
        const arm = limbReaching(wanted, UPRIGHT_POSE, proportions, side);
        const name = side === 1 ? 'left' : 'right';
        const { joints } = skeletonOf(over(UPRIGHT_POSE, { [`${name}Arm`]: arm }), proportions, 0);
        const [wrist, hand, shoulder] = [joints[`${name}Wrist`], joints[`${name}Hand`], joints[`${name}Shoulder`]];
        const length = proportions.upperArm + proportions.forearm + proportions.hand * 0.6;
        const palm = wrist.map((value, axis) => value + ((hand[axis] ?? 0) - value) * 0.6);
        expect(palm[0]).toBeCloseTo(shoulder[0] + side * out * length);
        expect(palm[1]).toBeCloseTo(shoulder[1] + up * length);
        expect(palm[2]).toBeCloseTo(shoulder[2] + 0.6 * length);
      }),
    );
  });

  test('points its elbow in the given direction', () => {
    const elbowOf = (elbow: [number, number, number]) => {
      const arm = limbReaching(reach('shoulder', [0, 0, 0.6], elbow), UPRIGHT_POSE, ADULT, 1);
      const { joints } = skeletonOf(over(UPRIGHT_POSE, { leftArm: arm }), ADULT, 0);
      return joints.leftElbow.map((value, axis) => value - (joints.leftShoulder[axis] ?? 0));
    };
    expect(elbowOf([0, -1, 0])[1]).toBeLessThan(-0.05);
    expect(elbowOf([1, 0, 0])[0]).toBeGreaterThan(0.05);
  });
});
