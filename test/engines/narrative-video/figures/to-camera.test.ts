import { describe, expect, test } from '@jest/globals';
import { isCrying } from '../../../../engines/narrative-video/acting/face-state.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { standing } from '../../../../engines/narrative-video/acting/standing.ts';
import type { FigureState } from '../../../../engines/narrative-video/figures/figure.ts';
import { expressionOf } from '../../../../engines/narrative-video/figures/kit/expression.ts';
import { stepToPartner } from '../../../../engines/narrative-video/figures/photo/side-by-side.ts';
import { toCamera } from '../../../../engines/narrative-video/figures/photo/to-camera.ts';
import { warpOf } from '../../../../engines/narrative-video/figures/photo/warp.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

function state(yaw: number, rest: Partial<FigureState> = {}): FigureState {
  const skeleton = skeletonOf(standing, ADULT, yaw);
  return { pose: standing, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0, ...rest };
}

test('the photographed chest of somebody who walks to the side turns less than the legs', () => {
  const walking = state(0.9);
  const { skeleton } = toCamera(walking, ADULT);
  expect(skeleton.chestYaw).toBeCloseTo(0.5);
  expect(skeleton.joints.leftKnee).toEqual(walking.skeleton.joints.leftKnee);
  const across = ({ joints }: FigureState['skeleton']) => Math.abs(joints.leftShoulder[0] - joints.rightShoulder[0]);
  expect(across(skeleton)).toBeGreaterThan(across(walking.skeleton) * 1.2);
});

test('hands that hold or play something stay where it is', () => {
  for (const holding of [state(0.9, { things: ['piano'] }), state(0.9, { contact: 'open-hold' })])
    expect(toCamera(holding, ADULT)).toEqual(holding);
});

describe('in a hug', () => {
  const hugging = (sign: 1 | -1, around: NonNullable<FigureState['around']>) =>
    toCamera(state(sign, { around, contact: 'hug' }), ADULT);

  test('the leader has one arm around the shoulder of the partner, and the other one hangs', () => {
    const { around, skeleton } = hugging(1, { right: 'over', left: 'behind' });
    expect(around).toEqual({ left: 'across' });
    const { chestYaw, joints } = skeleton;
    expect(Math.abs(chestYaw)).toBeLessThan(0.4);
    expect(joints.leftWrist[0] - joints.neck[0]).toBeGreaterThan(ADULT.shoulders / 2);
    expect(joints.leftHand[0]).toBeLessThan(joints.leftWrist[0]);
    expect(joints.rightHand[1]).toBeLessThan(joints.hips[1]);
  });

  test('the other one reaches across the chest of the leader, and hides the other hand', () => {
    const { around, skeleton } = hugging(-1, { left: 'over', right: 'behind' });
    expect(around).toEqual({ left: 'over', right: 'behind' });
    const { joints } = skeleton;
    const hand = joints.leftHand;
    expect(joints.leftShoulder[0] - hand[0]).toBeGreaterThan(ADULT.shoulders * 0.3);
    expect(hand[2]).toBeGreaterThan(joints.neck[2] + 0.08);
    expect(hand[1]).toBeLessThan(joints.neck[1]);
    expect(hand[1]).toBeGreaterThan(joints.waist[1]);
  });
});

describe('in a kiss', () => {
  const kissing = (rest: Partial<FigureState> = {}, beyond = 0) =>
    toCamera(state(1, { around: { right: 'over', left: 'behind' }, contact: 'kiss', ...rest }), ADULT, false, beyond);

  test('lips are closed, although calm ones show the teeth of the photograph', () => {
    expect(warpOf(expressionOf(kissing({ face: { ...NEUTRAL_FACE, feeling: 'in-love' } }).face)).pressed).toBe(1);
  });

  test('an umbrella is held up between both', () => {
    const { around, skeleton } = kissing({ held: { right: 'umbrella' } });
    const { rightHand, neck, chest } = skeleton.joints;
    expect(rightHand[1]).toBeGreaterThan(chest[1]);
    expect(rightHand[0]).toBeGreaterThan(neck[0] + 0.06);
    expect(around).toEqual({ left: 'across' });
  });

  test('the arm reaches farther around a partner who is farther away', () => {
    const handAt = (beyond: number) => kissing({}, beyond).skeleton.joints.leftWrist[0];
    expect(handAt(0.02)).toBeGreaterThan(handAt(0) + 0.01);
  });

  test('the leader steps nearer only as far as the photograph keeps the partner away', () => {
    const kiss = state(1, { around: { right: 'over', left: 'behind' }, contact: 'kiss' });
    expect(stepToPartner(kiss, ADULT, 0)).toBe(0);
    const shortArms = { ...ADULT, upperArm: 0.1, forearm: 0.08 };
    expect(stepToPartner(kiss, shortArms, 0.04)).toBeGreaterThan(0);
    expect(stepToPartner(kiss, shortArms, 0.04)).toBeLessThanOrEqual(0.04);
  });
});

describe('somebody who cries', () => {
  const arm = { swing: 0.6, spread: 0.2, bend: 2.2, twist: 0 };
  const hiding = { ...standing, leftArm: arm, rightArm: arm };
  const crying = (rest: Partial<FigureState> = {}) =>
    state(0, {
      pose: hiding,
      skeleton: skeletonOf(hiding, ADULT, 0),
      face: { ...NEUTRAL_FACE, feeling: 'sad', strength: 1 },
      ...rest,
    });

  test('does not hide the face behind hands', () => {
    const { chest, leftWrist } = crying().skeleton.joints;
    expect(leftWrist[1]).toBeGreaterThan(chest[1]);
    const { joints } = toCamera(crying(), ADULT).skeleton;
    for (const side of ['left', 'right'] as const)
      expect(joints[`${side}Wrist`][1]).toBeLessThan(joints.hips[1] + 0.06);
  });

  test('keeps what the hands hold before the face', () => {
    expect(toCamera(crying({ things: ['letter'] }), ADULT)).toEqual(crying({ things: ['letter'] }));
  });
});

test('the hand of a guitarist is on the strings, beside the belly toward the neck of the guitar', () => {
  const away = state(0, { held: { right: 'guitar' } });
  const { joints } = toCamera(away, ADULT).skeleton;
  const neck = Math.sign(joints.leftHand[0] - joints.waist[0]);
  const palm = joints.rightWrist.map((value, axis) => value + ((joints.rightHand[axis] as number) - value) * 0.6);
  expect(((palm[0] as number) - joints.waist[0]) * neck).toBeGreaterThan(0.02);
  expect(palm[1]).toBeLessThan(joints.chest[1]);
  expect(palm[1]).toBeGreaterThan(joints.hips[1]);
  // The other hand is farther along the neck, which rises.
  expect((joints.leftWrist[0] - joints.waist[0]) * neck).toBeGreaterThan(0.1);
  expect(joints.leftHand[1]).toBeGreaterThan(palm[1] as number);
});

test('somebody who stands with the back to the viewer has arms beside the trunk and feet below the hips', () => {
  const { joints } = toCamera(state(Math.PI, { handsRest: true }), ADULT).skeleton;
  for (const side of ['left', 'right'] as const) {
    const outward = Math.sign(joints[`${side}Shoulder`][0] - joints.neck[0]);
    expect(outward).toBe(side === 'left' ? -1 : 1);
    expect((joints[`${side}Wrist`][0] - joints[`${side}Shoulder`][0]) * outward).toBeGreaterThan(0);
    expect(joints[`${side}Wrist`][2]).toBeGreaterThan(joints[`${side}Shoulder`][2]);
    expect(Math.abs(joints[`${side}Ankle`][0] - joints[`${side}Hip`][0])).toBeLessThan(0.021);
  }
});

describe('somebody who eats noodles', () => {
  const happy = { ...NEUTRAL_FACE, feeling: 'happy', strength: 1, mouth: 'wide' } as const;
  const arm = { swing: 0.9, spread: 0.2, bend: 2.1, twist: 0 };
  const raised = { ...standing, rightArm: arm };
  const eating = (pose: typeof standing) =>
    toCamera(state(0, { pose, skeleton: skeletonOf(pose, ADULT, 0), face: happy, held: { left: 'noodles' } }), ADULT)
      .face;

  test('does not grin while the chopsticks are at the mouth', () => {
    const face = eating(raised);
    expect(face.mouth).toBe('closed');
    expect(warpOf(expressionOf(face)).pressed).toBe(1);
    expect(isCrying(face)).toBe(false);
  });

  test('has elbows below the shoulders and hands where they were', () => {
    const wide = { ...raised, rightArm: { ...arm, spread: 1.2 } };
    const before = state(0, { pose: wide, skeleton: skeletonOf(wide, ADULT, 0), held: { left: 'noodles' } });
    const { joints } = toCamera(before, ADULT).skeleton;
    const aside = (at: typeof joints) => at.rightShoulder[0] - at.rightElbow[0];
    expect(aside(joints)).toBeLessThan(aside(before.skeleton.joints) - ADULT.upperArm * 0.2);
    for (const axis of [0, 1, 2])
      expect(joints.rightHand[axis]).toBeCloseTo(before.skeleton.joints.rightHand[axis] as number, 2);
  });

  test('may smile while the chopsticks are in the bowl', () => {
    expect(eating(standing)).toEqual(happy);
  });
});

test('somebody who is turned in the photograph holds a letter from below', () => {
  const pose = { ...standing, leftHand: 'hold', rightHand: 'hold' } as const;
  const reading = state(0, { pose, held: { left: 'letter' } });
  const { joints } = toCamera(reading, ADULT, true).skeleton;
  for (const side of ['left', 'right'] as const) {
    expect(joints[`${side}Hand`][1]).toBeGreaterThan(joints[`${side}Wrist`][1]);
    expect(joints[`${side}Elbow`][1]).toBeLessThan(joints[`${side}Wrist`][1] - ADULT.forearm * 0.5);
    const fromMiddle = (joint: 'Elbow' | 'Wrist') => Math.abs(joints[`${side}${joint}`][0] - joints.waist[0]);
    expect(fromMiddle('Elbow')).toBeLessThan(fromMiddle('Wrist') * 0.6);
  }
});

test('other people hold a letter at its sides, with upper arms that hang as in the photograph', () => {
  const pose = { ...standing, leftHand: 'hold', rightHand: 'hold' } as const;
  const { joints } = toCamera(state(0, { pose, held: { left: 'letter' } }), ADULT).skeleton;
  for (const side of ['left', 'right'] as const) {
    const [wrist, hand] = [joints[`${side}Wrist`][0] - joints.neck[0], joints[`${side}Hand`][0] - joints.neck[0]];
    expect(Math.abs(hand)).toBeLessThan(Math.abs(wrist));
    expect(joints[`${side}Hand`][1]).toBeGreaterThan(joints[`${side}Wrist`][1]);
    const [shoulder, elbow] = [joints[`${side}Shoulder`], joints[`${side}Elbow`]];
    expect(Math.abs(elbow[0] - shoulder[0])).toBeLessThan(ADULT.upperArm * 0.25);
    expect(shoulder[1] - elbow[1]).toBeGreaterThan(ADULT.upperArm * 0.9);
  }
});

test('a letter is before the middle of a photographed chest, however far the reader is turned', () => {
  const pose = { ...standing, leftHand: 'hold', rightHand: 'hold' } as const;
  const arm = { swing: 0.6, spread: 0.1, bend: 1, twist: 0 };
  const skeleton = skeletonOf({ ...pose, leftArm: arm, rightArm: arm }, ADULT, 0.8);
  const middle = ({ joints }: FigureState['skeleton']) =>
    (joints.leftHand[0] + joints.rightHand[0]) / 2 - joints.waist[0];
  const read = toCamera(state(0.8, { pose, skeleton, things: ['letter'], held: { left: 'letter' } }), ADULT);
  expect(middle(skeleton)).toBeGreaterThan(0.06);
  expect(Math.abs(middle(read.skeleton))).toBeLessThan(middle(skeleton) * 0.5);
});

test.each([
  ['map', 0.114],
  ['book', 0.096],
  ['phone', 0.036],
])('hands hold a %s at its sides, and do not cross', (name, apart) => {
  const pose = { ...standing, leftHand: 'hold', rightHand: 'hold' } as const;
  const { joints } = toCamera(state(0, { pose, held: { left: name } }), ADULT).skeleton;
  const gripX = (side: 'left' | 'right') => joints[`${side}Wrist`][0] * 0.55 + joints[`${side}Hand`][0] * 0.45;
  expect((gripX('left') - gripX('right')) / 2).toBeCloseTo(apart);
});

describe('a small thing that an insert shows', () => {
  const looking = (name: string) => state(0, { held: { right: name }, isPageSeen: true });

  test('lies in an open hand, on a forearm that comes up from below', () => {
    const { joints } = toCamera(looking('ring'), ADULT).skeleton;
    expect(joints.rightHand[1]).toBeGreaterThan(joints.rightWrist[1] + ADULT.hand * 0.9);
    expect(joints.rightElbow[1]).toBeLessThan(joints.rightWrist[1] - ADULT.forearm * 0.7);
    expect(Math.abs(joints.rightHand[0] - joints.chest[0])).toBeLessThan(ADULT.shoulders / 2);
  });

  test('is where it was, if it is not small or not seen near', () => {
    for (const holding of [looking('lantern'), state(0, { held: { right: 'ring' } })])
      expect(toCamera(holding, ADULT)).toEqual(holding);
  });
});
