import { describe, expect, test } from '@jest/globals';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { Pose } from '../../../../engines/narrative-video/acting/pose.ts';
import { standing } from '../../../../engines/narrative-video/acting/standing.ts';
import type { Body } from '../../../../engines/narrative-video/figures/kit/body-cut.ts';
import { distance, rigOf } from '../../../../engines/narrative-video/figures/kit/rig.ts';
import type { Shoulders } from '../../../../engines/narrative-video/figures/photo/build.ts';
import type { PhotoSource } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';
import { armsAtPhoto, photoArmsOf, raisedArms } from '../../../../engines/narrative-video/figures/photo/turned-arms.ts';

const HEIGHT = 1000;
const RAISED = { swing: 0, spread: 2.4, bend: 0.3, twist: 0 };
const WAVING = { ...standing, leftArm: RAISED };

function bodyIn(pose: Pose): Body {
  const skeleton = skeletonOf(pose, ADULT, 0);
  const rig = rigOf(skeleton, ADULT, { x: 0, y: 0, height: HEIGHT });
  return { rig, proportions: ADULT, state: { pose, skeleton } } as unknown as Body;
}

const TURNED = { isFrontal: false, across: 100, middle: [200, 200], angle: 0 } as Shoulders;

const SKIN = [210, 160, 140] as const;

/** Returns a photograph of somebody whose left elbow is at a place, in one color. */
function photographOf(elbow: [number, number], color: readonly [number, number, number] = [20, 30, 90]): PhotoSource {
  const [width, height] = [400, 600];
  const joints = { leftShoulder: [240, 210], leftElbow: elbow, leftWrist: [240, 390], rightShoulder: [180, 200] };
  const mask = new Uint8Array(width * height).fill(255);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([...color, 255], at);
  return { person: { joints, mask }, data, skin: SKIN, width, height, head: 80 } as unknown as PhotoSource;
}

describe('the arms of somebody who is turned in the photograph', () => {
  test('begin where it shows the shoulders, in shares of the height', () => {
    const { left, right } = photoArmsOf(photographOf([245, 300]), TURNED, ADULT);
    const share = ADULT.shoulders / 100;
    expect(left?.shoulder).toEqual([40 * share, 10 * share]);
    expect(right?.shoulder).toEqual([-20 * share, 0]);
    expect(left?.elbow).toEqual([45 * share, 100 * share]);
    expect(right?.elbow).toBeUndefined();
  });

  test('have no elbow if the upper arm does not hang, or where the photograph ends', () => {
    expect(photoArmsOf(photographOf([340, 230]), TURNED, ADULT).left?.elbow).toBeUndefined();
    const atSide = { ...photographOf([245, 300]), width: 250 };
    expect(photoArmsOf(atSide, TURNED, ADULT).left?.elbow).toBeUndefined();
  });

  test('are bare if their upper arms have the color of the skin', () => {
    expect(photoArmsOf(photographOf([245, 300], SKIN), TURNED, ADULT).left?.isBare).toBe(true);
    expect(photoArmsOf(photographOf([245, 300]), TURNED, ADULT).left?.isBare).toBe(false);
  });

  test('are those of the pose if the body is seen from the front', () => {
    expect(photoArmsOf(photographOf([245, 300]), { ...TURNED, isFrontal: true }, ADULT)).toEqual({});
  });
});

test('an arm is raised if its wrist is not below the shoulder by almost its length', () => {
  expect(raisedArms(bodyIn(standing))).toEqual([]);
  expect(raisedArms(bodyIn(WAVING))).toEqual(['left']);
});

describe('a raised arm', () => {
  const arms = { left: { shoulder: [0.05, 0.01], elbow: [0.06, 0.16], isBare: false } } as const;
  const { joints } = bodyIn(WAVING).rig;

  test('turns its forearm up at the photographed elbow, below the photographed shoulder', () => {
    const { rig } = armsAtPhoto(bodyIn(WAVING), arms, ['left'], false);
    const { leftShoulder, leftElbow, leftWrist, leftHand } = rig.joints;
    // The spine, along which a photograph is laid, is not quite upright.
    expect(Math.abs(leftElbow.y - leftShoulder.y - 0.15 * HEIGHT)).toBeLessThan(0.005 * HEIGHT);
    expect(leftWrist.y).toBeLessThan(leftElbow.y - ADULT.forearm * HEIGHT * 0.5);
    expect(distance(leftElbow, leftHand)).toBeLessThanOrEqual((ADULT.forearm + ADULT.hand) * HEIGHT + 1e-6);
    expect(rig.joints.rightElbow).toEqual(joints.rightElbow);
  });

  test('keeps its pose if the photograph shows no elbow', () => {
    const { shoulder } = arms.left;
    const { rig } = armsAtPhoto(
      bodyIn(WAVING),
      { left: { shoulder, elbow: undefined, isBare: false } },
      ['left'],
      false,
    );
    const { leftShoulder, leftHand } = rig.joints;
    expect(leftHand.x - leftShoulder.x).toBeCloseTo(joints.leftHand.x - joints.leftShoulder.x);
    expect(leftHand.y - leftShoulder.y).toBeCloseTo(joints.leftHand.y - joints.leftShoulder.y);
    expect(leftShoulder.x).not.toBeCloseTo(joints.leftShoulder.x);
  });

  test('has its hand where the pose has it if it holds something', () => {
    const pose = { ...standing, leftArm: { swing: 0.9, spread: 0.1, bend: 1.5, twist: 0 } };
    const held = bodyIn(pose).rig.joints;
    const { rig } = armsAtPhoto(bodyIn(pose), arms, ['left'], true);
    expect(distance(rig.joints.leftHand, held.leftHand)).toBeLessThan(1);
    expect(distance(rig.joints.leftShoulder, held.leftShoulder)).toBeGreaterThan(10);
  });

  test('has its elbow below the shoulder if it holds something before the mouth', () => {
    const pose = { ...standing, leftArm: { swing: 0.6, spread: 1.2, bend: 2.3, twist: 0 } };
    const { rig } = armsAtPhoto(bodyIn(pose), arms, ['left'], true);
    expect(rig.joints.leftElbow.y - rig.joints.leftShoulder.y).toBeGreaterThan(ADULT.upperArm * HEIGHT * 0.45);
  });
});
