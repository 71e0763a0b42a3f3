import type { Grip, Limb, Pose } from './pose.ts';

/** The values of a pose that a keyframe sets. */
export interface PartialPose {
  hips?: Partial<Pose['hips']>;
  body?: Partial<Pose['body']>;
  torso?: Partial<Pose['torso']>;
  head?: Partial<Pose['head']>;
  leftArm?: Partial<Limb>;
  rightArm?: Partial<Limb>;
  leftLeg?: Partial<Limb>;
  rightLeg?: Partial<Limb>;
  leftHand?: Grip;
  rightHand?: Grip;
}

export const PARTS = ['hips', 'body', 'torso', 'head', 'leftArm', 'rightArm', 'leftLeg', 'rightLeg'] as const;
export type Part = (typeof PARTS)[number];

/** The numbers of a part, by name. */
type Numbers = Readonly<Record<string, number>>;

export function numbersOf(pose: PartialPose, part: Part): Numbers {
  return (pose[part] ?? {}) as Numbers;
}

/** Builds a pose by calling `value` for each part and name. */
export function poseOf(value: (part: Part, name: string) => number, hands: Pick<Pose, 'leftHand' | 'rightHand'>): Pose {
  const limb = (part: Part) => ({
    swing: value(part, 'swing'),
    spread: value(part, 'spread'),
    bend: value(part, 'bend'),
    twist: value(part, 'twist'),
  });
  return {
    hips: { forward: value('hips', 'forward'), up: value('hips', 'up'), left: value('hips', 'left') },
    body: { pitch: value('body', 'pitch'), roll: value('body', 'roll'), yaw: value('body', 'yaw') },
    torso: {
      bend: value('torso', 'bend'),
      sway: value('torso', 'sway'),
      twist: value('torso', 'twist'),
      shrug: value('torso', 'shrug'),
    },
    head: { nod: value('head', 'nod'), tilt: value('head', 'tilt'), turn: value('head', 'turn') },
    leftArm: limb('leftArm'),
    rightArm: limb('rightArm'),
    leftLeg: limb('leftLeg'),
    rightLeg: limb('rightLeg'),
    leftHand: hands.leftHand,
    rightHand: hands.rightHand,
  };
}

/**
 * Interpolates between two poses.
 * @param share 0 is the first pose, 1 the second; grips switch halfway
 */
export function blended(from: Pose, to: Pose, share: number): Pose {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const value = (part: Part, name: string) => {
    const [a, b] = [numbersOf(from, part)[name] ?? 0, numbersOf(to, part)[name] ?? 0];
    return a + (b - a) * share;
  };
  return poseOf(value, share < 0.5 ? from : to);
}

/** Returns the base pose with the values that `change` sets. */
export function over(base: Pose, change: PartialPose): Pose {
  return poseOf((part, name) => numbersOf(change, part)[name] ?? numbersOf(base, part)[name] ?? 0, {
    leftHand: change.leftHand ?? base.leftHand,
    rightHand: change.rightHand ?? base.rightHand,
  });
}

/** Merges two partial poses. If both set a value, the second one wins. */
export function joined(first: PartialPose, second: PartialPose): PartialPose {
  const all: PartialPose = { ...first, ...second };
  for (const part of PARTS) {
    if (first[part] && second[part]) Object.assign(all, { [part]: { ...first[part], ...second[part] } });
  }
  return all;
}

/** Swaps left and right. */
export function mirrored<P extends PartialPose>(pose: P): P {
  const { hips, body, torso, head } = pose as PartialPose;
  const other: PartialPose = {
    ...(hips && { hips: flipped(hips, 'left') }),
    ...(body && { body: flipped(body, 'roll', 'yaw') }),
    ...(torso && { torso: flipped(torso, 'sway', 'twist') }),
    ...(head && { head: flipped(head, 'tilt', 'turn') }),
  };
  for (const [mine, its] of SIDES) if (pose[its] !== undefined) Object.assign(other, { [mine]: pose[its] });
  return other as P;
}

const SIDES = [
  ['leftArm', 'rightArm'],
  ['rightArm', 'leftArm'],
  ['leftLeg', 'rightLeg'],
  ['rightLeg', 'leftLeg'],
  ['leftHand', 'rightHand'],
  ['rightHand', 'leftHand'],
] as const;

function flipped<Numbers extends object>(part: Numbers, ...names: (keyof Numbers)[]): Numbers {
  const other = { ...part };
  for (const name of names) {
    const value = part[name];
    if (typeof value === 'number') other[name] = -value as Numbers[keyof Numbers];
  }
  return other;
}
