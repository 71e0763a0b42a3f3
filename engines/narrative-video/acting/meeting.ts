import type { Action } from '../actions.ts';
import type { Joint, PosedSkeleton, Proportions, Vector } from './skeleton.ts';

/** One of two people who touch: a posed body, and where it stands in the picture, in pixels. */
export interface Partner {
  skeleton: PosedSkeleton;
  proportions: Proportions;
  x: number;
  /** Distance toward the viewer. */
  z: number;
  height: number;
}

/** Half of a head's width relative to half of its height. Looks differ a little. */
const HEAD_WIDTH = 0.86;
/** Distance of heads that lie cheek to cheek, in head widths. Hair needs a little room. */
const SNUG = 1.2;
/** Position of the palm along the hand, as a share of the hand's length. */
const PALM = 0.6;

/**
 * Returns a body whose cheek, mouth or hand meets the other's, whatever the proportions of both. Both bodies move by
 * half of the distance.
 * @param isLeader whether it is the one on the viewer's left
 */
export function meeting(action: Action, isLeader: boolean, own: Partner, other: Partner): PosedSkeleton {
  if (action === 'hug' || action === 'kiss') {
    const [one, two] = besides(own, other, isLeader);
    const way = ahead(one, two, isLeader) - touching(one, two) * (action === 'hug' ? SNUG : 1);
    // Before and after a kiss the mouths are apart. They never pass each other.
    const step = Math.min(action === 'hug' ? MOST_LEANED * Math.min(own.height, other.height) : 0, way / 2);
    return embracing(leaned(one, step, isLeader), leaned(two, step, !isLeader), isLeader);
  }
  if (action === 'hold-hands') return handInHand(...within(own, other, isLeader), isLeader ? 'left' : 'right');
  if (action === 'dance') return inArms(own, other, isLeader);
  return own.skeleton;
}

/** Returns the distance between the middles of two heads in the direction of the other, in pixels. */
function ahead(own: Partner, other: Partner, isLeader: boolean): number {
  return (headOf(other) - headOf(own)) * (isLeader ? 1 : -1);
}

/** Returns the distance between the middles of two heads that touch, in pixels. */
function touching(own: Partner, other: Partner): number {
  return (own.proportions.head * own.height + other.proportions.head * other.height) * 0.5 * HEAD_WIDTH;
}

function headOf({ skeleton: { joints }, x, height }: Partner): number {
  return x + ((joints.head[0] + joints.crown[0]) / 2) * height;
}

/** Distance between the middles of two bodies that touch, turned to each other, relative to their shoulders' width. */
const CHEST_TO_CHEST = 0.7;
/** Farthest that a body leans toward the other, in shares of its height. */
const MOST_LEANED = 0.015;

/** Share of an arm's length that is between the middles of two bodies at most, so that hands reach the other's back. */
const IN_REACH = 0.72;

/** How much farther broad bodies turn to each other, radians. Otherwise, their arms would end between them. */
const BROAD_TURN = 0.4;

/** Moves both bodies, so that broad ones are not inside each other, and short arms reach around the other. */
function besides(own: Partner, other: Partner, isLeader: boolean): [own: Partner, other: Partner] {
  const wide = (own.proportions.shoulders * own.height + other.proportions.shoulders * other.height) / 2;
  const far = Math.abs(other.x - own.x);
  const near = Math.max(wide * CHEST_TO_CHEST, Math.min(far, IN_REACH * Math.min(armOf(own), armOf(other))));
  const sign = isLeader ? 1 : -1;
  const step = ((far - near) / 2) * sign;
  const turn = near > far ? BROAD_TURN * sign : 0;
  return [moved(turnedBy(own, turn), step), moved(turnedBy(other, -turn), -step)];
}

/** Turns a body about its feet, but not its face. @param turn radians, positive to the viewer's right */
function turnedBy(one: Partner, turn: number): Partner {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const joints = Object.fromEntries(
    Object.entries(one.skeleton.joints).map(([name, [x, y, z]]) => [name, [x * c + z * s, y, z * c - x * s]]),
  ) as unknown as Record<Joint, Vector>;
  return { ...one, skeleton: { ...one.skeleton, joints, chestYaw: one.skeleton.chestYaw + turn } };
}

/** Returns the length of an arm up to the palm, in pixels. */
function armOf({ proportions: { upperArm, forearm, hand }, height }: Partner): number {
  return (upperArm + forearm + hand * PALM) * height;
}

/** Leans a body toward the other. Its feet stay in place. */
function leaned(one: Partner, pixels: number, isLeader: boolean): Partner {
  const { skeleton, height } = one;
  const by = (pixels / height) * (isLeader ? 1 : -1);
  const top = Math.max(0.01, (skeleton.joints.head[1] + skeleton.joints.crown[1]) / 2);
  const joints = Object.fromEntries(
    Object.entries(skeleton.joints).map(([name, [x, y, z]]) => [name, [x + by * Math.max(0, y / top), y, z]]),
  ) as unknown as Record<Joint, Vector>;
  return { ...one, skeleton: { ...skeleton, joints } };
}

/** Share of their full length to which arms stretch. */
const STRETCH = 0.93;

/** Moves both bodies together, if their arms are too short for the distance between them. */
function within(own: Partner, other: Partner, isLeader: boolean): [own: Partner, other: Partner] {
  const inner = ({ skeleton: { joints }, x, height }: Partner, sign: 1 | -1) =>
    x + Math.max(joints.leftShoulder[0] * sign, joints.rightShoulder[0] * sign) * sign * height;
  const sign = isLeader ? 1 : -1;
  const gap = (inner(other, sign === 1 ? -1 : 1) - inner(own, sign)) * sign;
  const step = Math.max(0, (gap - (armOf(own) + armOf(other)) * STRETCH) / 2) * sign;
  return [moved(own, step), moved(other, -step)];
}

/** Moves a body within the picture, so that what is drawn at its feet's place is moved as well. */
function moved(one: Partner, pixels: number): Partner {
  const by = pixels / one.height;
  const joints = Object.fromEntries(
    Object.entries(one.skeleton.joints).map(([name, [x, y, z]]) => [name, [x + by, y, z]]),
  ) as unknown as Record<Joint, Vector>;
  return { ...one, skeleton: { ...one.skeleton, joints } };
}

/** Puts the palm in the middle between both palms. The other's hand is the opposite one. */
function handInHand(own: Partner, other: Partner, side: 'left' | 'right'): PosedSkeleton {
  const [one, two] = [palmOf(own, side), palmOf(other, side === 'left' ? 'right' : 'left')];
  const target: Vector = [
    ((one[0] + two[0]) / 2 - own.x) / own.height,
    (one[1] + two[1]) / 2 / own.height,
    ((one[2] + two[2]) / 2 - own.z) / own.height,
  ];
  return { ...own.skeleton, joints: { ...own.skeleton.joints, ...armTo(target, own, side) } };
}

/** How far in front of a body's middle a palm lies on it, and how far inside of a shoulder, in shares of the height. */
const [ON_BODY, ASIDE] = [0.05, 0.02];

/**
 * Joins the hands that are farther from the viewer, and puts the nearer ones on the partner, where they are seen: the
 * leader's at the waist, the other's on the shoulder.
 */
function inArms(own: Partner, other: Partner, isLeader: boolean): PosedSkeleton {
  const skeleton = handInHand(own, other, isLeader ? 'left' : 'right');
  const { joints } = other.skeleton;
  const [x, y, z] = isLeader ? toward(joints.hips, joints.chest, 0.6) : joints.rightShoulder;
  const target = onPartner([x + (isLeader ? 0 : ASIDE), y, z], own, other);
  return { ...skeleton, joints: { ...skeleton.joints, ...armTo(target, own, isLeader ? 'right' : 'left') } };
}

/**
 * Returns which arms are around the partner: the nearer one is seen over both bodies, the other one is behind them. In a
 * dance, the farther arms are raised instead. Undefined if neither is around.
 */
export function armsAround(
  action: Action,
  isLeader: boolean,
): Partial<Record<'left' | 'right', 'behind' | 'over'>> | undefined {
  const [near, far] = isLeader ? (['right', 'left'] as const) : (['left', 'right'] as const);
  if (action === 'dance') return { [near]: 'over' };
  return action === 'hug' || action === 'kiss' ? { [near]: 'over', [far]: 'behind' } : undefined;
}

/**
 * Heights of palms on the partner's back, from the hips (0) to the shoulders (1). The leader's arm lies over the
 * other's.
 */
const ON_BACK = { leader: { near: 0.84, far: 0.6 }, follower: { near: 0.46, far: 0.66 } };
/** Distance of a palm on the back from the spine, relative to half of the shoulders' width. */
const BEHIND_SPINE = 0.5;

/** Puts both palms on the partner's back. The nearer arm lies over the partner's nearer side, the other one behind. */
function embracing(own: Partner, other: Partner, isLeader: boolean): PosedSkeleton {
  const { joints, chestYaw } = other.skeleton;
  const sign = isLeader ? 1 : -1;
  const half = other.proportions.shoulders / 2;
  const [near, far] = isLeader ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const heights = ON_BACK[isLeader ? 'leader' : 'follower'];
  const palmOn = (up: number, z: number): Vector => {
    const spine = toward(joints.hips, joints.neck, up);
    return onPartner([spine[0] + sign * half * BEHIND_SPINE, spine[1], spine[2] + z], own, other);
  };
  const depth = half * Math.abs(Math.sin(chestYaw));
  return {
    ...own.skeleton,
    joints: {
      ...own.skeleton.joints,
      ...armTo(palmOn(heights.near, depth + ON_BODY / 2), own, near, [0, -1, 0.7]),
      ...armTo(palmOn(heights.far, -depth - ON_BODY * 2), own, far, [0, -0.5, -1]),
    },
  };
}

/** Returns a place on the front of the partner's body relative to a body's own feet. */
function onPartner([x, y, z]: Vector, own: Partner, other: Partner): Vector {
  return [
    (x * other.height + other.x - own.x) / own.height,
    (y * other.height) / own.height,
    ((z + ON_BODY) * other.height + other.z - own.z) / own.height,
  ];
}

/** Returns the position of a palm in the picture, in pixels. */
function palmOf({ skeleton: { joints }, x, z, height }: Partner, side: 'left' | 'right'): Vector {
  const palm = toward(joints[`${side}Wrist`], joints[`${side}Hand`], PALM);
  return [x + palm[0] * height, palm[1] * height, z + palm[2] * height];
}

/**
 * Returns an arm that puts the palm on its target, or as close as its length allows.
 * @param bow direction of the elbow. Default: the side on which it was
 */
export function armTo(
  target: Vector,
  { skeleton: { joints }, proportions }: Pick<Partner, 'skeleton' | 'proportions'>,
  side: 'left' | 'right',
  bow?: Vector,
) {
  const shoulder = joints[`${side}Shoulder`];
  const [upper, lower] = [proportions.upperArm, proportions.forearm + proportions.hand * PALM];
  const way = minus(target, shoulder);
  const long = Math.hypot(...way) || 1;
  const distance = Math.max(Math.abs(upper - lower) + 1e-3, Math.min((upper + lower) * 0.999, long));
  const along = scaled(way, 1 / long);
  const elbow = bow ?? minus(joints[`${side}Elbow`], shoulder);
  const share = elbow[0] * along[0] + elbow[1] * along[1] + elbow[2] * along[2];
  const aside = minus(elbow, scaled(along, share));
  const wide = Math.hypot(...aside);
  const pole: Vector = wide > 1e-4 ? scaled(aside, 1 / wide) : [0, 0, -1];
  const reach = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance);
  const out = Math.sqrt(Math.max(0, upper ** 2 - reach ** 2));
  const bent = plus(shoulder, plus(scaled(along, reach), scaled(pole, out)));
  const palm = plus(shoulder, scaled(along, distance));
  const wrist = toward(bent, palm, proportions.forearm / lower);
  const tip = toward(bent, palm, (proportions.forearm + proportions.hand) / lower);
  return { [`${side}Elbow`]: bent, [`${side}Wrist`]: wrist, [`${side}Hand`]: tip };
}

function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

function toward(from: Vector, to: Vector, share: number): Vector {
  return plus(from, scaled(minus(to, from), share));
}
