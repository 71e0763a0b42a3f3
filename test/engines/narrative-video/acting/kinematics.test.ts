import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { over } from '../../../../engines/narrative-video/acting/pose-values.ts';
import type { Joint, PosedSkeleton, Vector } from '../../../../engines/narrative-video/acting/skeleton.ts';
import { standing, UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';

const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const lengthOf = ({ joints }: PosedSkeleton, from: Joint, to: Joint) => distance(joints[from], joints[to]);
const angle = fc.double({ min: -2, max: 2, noNaN: true });
const limb = fc.record({ swing: angle, spread: angle, bend: angle, twist: angle });
const poses = fc
  .record({
    body: fc.record({ pitch: angle, roll: angle, yaw: angle }),
    torso: fc.record({ bend: angle, sway: angle, twist: angle }),
    head: fc.record({ nod: angle, tilt: angle, turn: angle }),
    leftArm: limb,
    rightArm: limb,
    leftLeg: limb,
    rightLeg: limb,
  })
  .map((pose) => over(UPRIGHT_POSE, pose));

describe('a posed skeleton', () => {
  test('stands on the ground, is one unit tall, and has its left side on the viewer’s right', () => {
    const { joints, headYaw } = skeletonOf(UPRIGHT_POSE, ADULT, 0);
    expect(joints.crown[1]).toBeCloseTo(1);
    expect(joints.hips[1]).toBeCloseTo(ADULT.thigh + ADULT.shin + 0.04);
    expect(joints.leftHand[0]).toBeCloseTo(ADULT.shoulders / 2);
    expect(joints.leftToe[2]).toBeGreaterThan(joints.leftAnkle[2]);
    expect(headYaw).toBeCloseTo(0);
  });

  test('points its toes to the viewer’s right if it is turned there', () => {
    const { joints, headYaw, chestYaw } = skeletonOf(UPRIGHT_POSE, ADULT, Math.PI / 2);
    expect(joints.leftToe[0]).toBeGreaterThan(0.05);
    expect(joints.leftShoulder[2]).toBeLessThan(0);
    expect([headYaw, chestYaw]).toEqual([expect.closeTo(Math.PI / 2), expect.closeTo(Math.PI / 2)]);
  });

  test('moves each angle in the direction of its name', () => {
    const at = (change: Parameters<typeof over>[1]) => skeletonOf(over(UPRIGHT_POSE, change), ADULT, 0);
    const rest = at({});
    expect(at({ leftArm: { swing: 1 } }).joints.leftHand[2]).toBeGreaterThan(0.2);
    expect(at({ leftArm: { spread: 1 } }).joints.leftHand[0]).toBeGreaterThan(0.3);
    expect(at({ rightArm: { spread: 1 } }).joints.rightHand[0]).toBeLessThan(-0.3);
    expect(at({ leftArm: { bend: 1.5 } }).joints.leftHand[2]).toBeGreaterThan(0.2);
    expect(at({ leftArm: { bend: 1.5, twist: 1.5 } }).joints.leftHand[0]).toBeLessThan(0);
    expect(at({ leftLeg: { bend: 1.5 } }).joints.leftAnkle[2]).toBeLessThan(-0.2);
    expect(at({ torso: { bend: 0.5 } }).joints.neck[2]).toBeGreaterThan(0.05);
    expect(at({ torso: { sway: 0.5 } }).joints.neck[0]).toBeGreaterThan(0.05);
    expect(at({ torso: { twist: 0.5 } }).chestYaw).toBeCloseTo(0.5);
    expect(at({ head: { turn: 0.5 } }).headYaw).toBeCloseTo(0.5);
    expect(at({ head: { tilt: 0.5 } }).headRoll).toBeCloseTo(0.5);
    expect(at({ head: { nod: 0.5 } }).headPitch).toBeCloseTo(0.5);
    expect(at({ body: { roll: 0.5 } }).joints.crown[0]).toBeGreaterThan(0.1);
    expect(at({ hips: { left: 0.1, forward: 0.2 } }).joints.hips).toEqual([0.1, rest.joints.hips[1], 0.2]);
  });

  test('keeps the lengths of its bones in any pose and direction', () => {
    fc.assert(
      fc.property(poses, angle, (pose, yaw) => {
        const skeleton = skeletonOf(pose, ADULT, yaw);
        for (const side of ['left', 'right'] as const) {
          expect(lengthOf(skeleton, `${side}Shoulder`, `${side}Elbow`)).toBeCloseTo(ADULT.upperArm);
          expect(lengthOf(skeleton, `${side}Elbow`, `${side}Wrist`)).toBeCloseTo(ADULT.forearm);
          expect(lengthOf(skeleton, `${side}Hip`, `${side}Knee`)).toBeCloseTo(ADULT.thigh);
          expect(lengthOf(skeleton, `${side}Knee`, `${side}Ankle`)).toBeCloseTo(ADULT.shin);
        }
        expect(lengthOf(skeleton, 'head', 'crown')).toBeCloseTo(ADULT.head);
      }),
    );
  });

  test('touches the ground with its lowest part and never goes below', () => {
    fc.assert(
      fc.property(poses, (pose) => {
        const heights = Object.values(skeletonOf(pose, ADULT, 0).joints).map(([, y]) => y);
        expect(Math.min(...heights)).toBeGreaterThan(-1e-9);
        expect(Math.min(...heights)).toBeLessThan(0.08);
      }),
    );
  });

  test('keeps its feet on the ground in a crouch, and floats if the pose is above the ground', () => {
    const bent = { swing: 0.8, bend: 1.5 };
    const crouching = over(UPRIGHT_POSE, { leftLeg: bent, rightLeg: bent });
    const low = skeletonOf(crouching, ADULT, 0).joints;
    expect(low.hips[1]).toBeLessThan(0.48);
    expect(low.leftToe[1]).toBeLessThan(0.03);
    const high = skeletonOf(over(crouching, { hips: { up: 0.2 } }), ADULT, 0).joints;
    expect(high.hips[1]).toBeCloseTo(0.525 + 0.2);
    expect(high.leftToe[1]).toBeGreaterThan(0.2);
  });

  test('leaves the ground without a sudden movement of the hips', () => {
    const bent = { swing: 0.8, bend: 1.5 };
    let before: number | undefined;
    for (let up = -0.05; up < 0.2; up += 0.002) {
      const [, hips] = skeletonOf(over(UPRIGHT_POSE, { hips: { up }, leftLeg: bent, rightLeg: bent }), ADULT, 0).joints
        .hips;
      if (before !== undefined) expect(Math.abs(hips - before)).toBeLessThan(0.015);
      before = hips;
    }
  });

  test('rests its weight on one leg while it stands: hips and shoulders tilt in opposite directions', () => {
    const { joints } = skeletonOf(standing, ADULT, 0);
    expect(joints.rightHip[1]).toBeGreaterThan(joints.leftHip[1]);
    expect(joints.rightShoulder[1]).toBeLessThan(joints.leftShoulder[1]);
    expect(joints.leftHand[0]).toBeGreaterThan(joints.leftShoulder[0] + 0.02);
    expect(joints.rightHand[0]).toBeLessThan(joints.rightShoulder[0] - 0.02);
    expect(Math.abs(joints.head[0] - joints.rightAnkle[0])).toBeLessThan(0.06);
  });
});
