import {
  armLength,
  armTo,
  fromFeet,
  headOf,
  inPicture,
  leaned,
  minus,
  moved,
  type Partner,
  palmOf,
  plus,
  reaching,
  type Side,
  scaled,
  toward,
  withJoints,
} from './partner.ts';
import type { PosedSkeleton, Vector } from './skeleton.ts';

/** The arm on the viewer's side of somebody who faces the partner, and the other one. */
export function armsOf(isLeader: boolean): readonly [near: Side, far: Side] {
  return isLeader ? ['right', 'left'] : ['left', 'right'];
}

/** Share of their full length to which arms stretch. */
const STRETCH = 0.93;

/** Distance between the middles of heads that are laid together, at least, in widths of a head. */
const HEADS_TOGETHER = 1.12;

/** Returns a body whose inner hand holds the other's, beside each other, with the heads apart. */
export function handInHand(own: Partner, other: Partner, isLeader: boolean): PosedSkeleton {
  const [one, two] = headsApart(...within(own, other), HEADS_TOGETHER);
  const [, side] = armsOf(isLeader);
  return reaching(one, joined(one, two, side));
}

/**
 * Bends two bodies beside each other apart, if one of the heads would hide the other one.
 * @param widths distance between the middles of the heads at least, in widths of a head
 */
export function headsApart(own: Partner, other: Partner, widths: number): [own: Partner, other: Partner] {
  return headsTogether(own, other, widths, 0);
}

/**
 * Leans two bodies beside each other, until their heads are that far apart.
 * @param widths distance between the middles of the heads, in widths of a head
 * @param most how far a head moves to the other one at most, in shares of the height
 */
export function headsTogether(
  own: Partner,
  other: Partner,
  widths: number,
  most: number,
): [own: Partner, other: Partner] {
  const isLeft = other.x > own.x;
  const apart = (headOf(other) - headOf(own)) * (isLeft ? 1 : -1);
  const by = Math.min(most * Math.min(own.height, other.height), (apart - meanOf(own, other, 'head') * widths) / 2);
  return [leaned(own, by, isLeft), leaned(other, by, !isLeft)];
}

/** Moves both bodies together, if their arms are too short for the distance between them. */
function within(own: Partner, other: Partner): [own: Partner, other: Partner] {
  const inner = ({ skeleton: { joints }, x, height }: Partner, sign: number) =>
    x + Math.max(joints.leftShoulder[0] * sign, joints.rightShoulder[0] * sign) * sign * height;
  const sign = other.x > own.x ? 1 : -1;
  const gap = (inner(other, -sign) - inner(own, sign)) * sign;
  const step = Math.max(0, (gap - (armLength(own) + armLength(other)) * STRETCH) / 2) * sign;
  return [moved(own, step), moved(other, -step)];
}

/** Returns an arm whose palm is in the middle between both palms. The other's hand is the opposite one. */
function joined(own: Partner, other: Partner, side: Side, bow?: Vector) {
  const between = toward(palmOf(own, side), palmOf(other, side === 'left' ? 'right' : 'left'), 0.5);
  return armTo(fromFeet(own, between), own, side, bow);
}

/** Returns the mean of a size of two bodies, pixels. */
export function meanOf(own: Partner, other: Partner, of: 'shoulders' | 'head'): number {
  return (own.proportions[of] * own.height + other.proportions[of] * other.height) / 2;
}

/** Distance between the middles of people who sit close, at least, in widths of their shoulders and of their heads. */
const ABREAST = { shoulders: 0.94, heads: 1.2 };
/**
 * Farthest that a head is moved to the other shoulder, in shares of the height; half of a width of a head, and how much
 * broader hair and hats are.
 */
const [MOST_LEANED, HALF_HEAD, WITH_HAIR] = [0.1, 0.42, 1.22];

/**
 * Moves both bodies apart, if they are so broad that they would be inside each other beside each other.
 * @param heads distance between the middles of their heads at least, in widths of a head
 */
export function abreast(
  own: Partner,
  other: Partner,
  isLeader: boolean,
  heads = ABREAST.heads,
): [own: Partner, other: Partner] {
  const both = (of: 'shoulders' | 'head') => meanOf(own, other, of);
  const wide = Math.max(both('shoulders') * ABREAST.shoulders, both('head') * heads);
  const step = (Math.max(0, wide - Math.abs(other.x - own.x)) / 2) * (isLeader ? 1 : -1);
  return [moved(own, -step), moved(other, step)];
}

/**
 * Returns somebody who sits close to another one, not inside that one.
 * @param leans whether the follower's head lies on the leader's shoulder, and a hand on the leader's hand
 */
export function seatedClose(own: Partner, other: Partner, isLeader: boolean, leans: boolean): PosedSkeleton {
  const [one, two] = abreast(own, other, isLeader);
  if (!leans) return one.skeleton;
  if (isLeader) return one.skeleton;
  const leaning = ontoShoulder(one, two);
  const hand = fromFeet(leaning, plus(palmOf(two, 'left'), [0, OVER_HAND * two.height, 0]));
  const far = Math.hypot(...minus(hand, leaning.skeleton.joints.rightShoulder)) * one.height;
  if (far > armLength(one)) return leaning.skeleton;
  return reaching(leaning, armTo(hand, leaning, 'right', ELBOW_BACK, ACROSS_HAND));
}

/** Height of a palm above the middle of the hand under it, in shares of the height. */
const OVER_HAND = 0.016;
/** Directions of the elbow of somebody who lays a hand on that of a neighbor on the viewer's left, and of the fingers. */
const [ELBOW_BACK, ACROSS_HAND]: readonly [Vector, Vector] = [
  [0.2, -0.6, -0.8],
  [-0.8, -0.25, 0.55],
];

/** Bends a body above its hips to the viewer's left, until the head lies on the other's shoulder. */
function ontoShoulder(one: Partner, other: Partner): Partner {
  const { joints } = one.skeleton;
  const [shoulder] = inPicture(other, other.skeleton.joints.leftShoulder);
  const half = (who: Partner) => who.proportions.head * who.height * HALF_HEAD;
  const onShoulder = headOf(one) - shoulder - half(one);
  // Large heads lie beside each other, and neither hides the other's face.
  const besideHead = headOf(one) - headOf(other) - (half(one) + half(other)) * WITH_HAIR;
  const by = Math.max(-MOST_LEANED, Math.min(MOST_LEANED, Math.min(onShoulder, besideHead) / one.height));
  const [low, high] = [joints.hips[1], joints.head[1]];
  return withJoints(one, ([x, y, z]) => [x - by * Math.max(0, (y - low) / Math.max(0.01, high - low)), y, z]);
}

/** Distance between the middles of dancers, at least: in widths of their shoulders and of their heads. */
const ROOM = { shoulders: 0.98, heads: 1.45 };
/** Share of their arms' length that is between dancers in an open hold, at most. */
const AT_LENGTH = 1.35;

/** Two dancers, the middle between them and how the couple is turned: radians, positive to the viewer's right. */
interface Couple {
  one: Partner;
  two: Partner;
  middle: Vector;
  turn: number;
}

/**
 * Returns two dancers whose feet are on a line that turns with the couple, as far apart as their bodies need.
 * @param most distance between their middles at most, pixels
 */
function coupled(own: Partner, other: Partner, isLeader: boolean, most = Number.POSITIVE_INFINITY): Couple {
  const sign = isLeader ? 1 : -1;
  const both = (of: 'shoulders' | 'head') => meanOf(own, other, of);
  const wide = Math.max(
    both('shoulders') * ROOM.shoulders,
    both('head') * ROOM.heads,
    Math.min(Math.abs(other.x - own.x), most),
  );
  const turn = (own.skeleton.chestYaw + other.skeleton.chestYaw) / 2;
  const center = (own.x + other.x) / 2;
  const deep = (own.z + other.z) / 2;
  const placed = (one: Partner, side: number) =>
    moved(one, center + (side * wide * Math.cos(turn)) / 2 - one.x, deep - (side * wide * Math.sin(turn)) / 2 - one.z);
  const [one, two] = [placed(own, -sign), placed(other, sign)];
  const necks = toward(inPicture(one, one.skeleton.joints.neck), inPicture(two, two.skeleton.joints.neck), 0.5);
  return { one, two, middle: necks, turn };
}

/** Where the joined hands are: in front of the middle between the necks and above it, in arm lengths. */
const JOINED = { ahead: 0.5, up: 0.04 };
/** Height of a palm on the back, from the hips (0) to the neck (1). */
const AT_BLADE = 0.66;
/** How far around the partner's ribs that palm reaches, relative to half of the shoulders' width, and behind them. */
const [AROUND, BEHIND] = [0.8, 0.5];
/** Height of a palm on a shoulder above its joint, in shares of the height. */
const ON_SHOULDER = 0.006;

/** Direction of the fingers that lie on the leader's shoulder: over it to the back. */
const OVER_SHOULDER: Vector = [-0.5, 0.1, -0.7];

/**
 * Returns a dancer in a closed hold, seen from its open side: the nearer hands are joined and raised, the leader's other
 * hand is on the partner's back, and the follower's on the leader's shoulder.
 */
export function closedHold(own: Partner, other: Partner, isLeader: boolean): PosedSkeleton {
  const { one, two, middle, turn } = coupled(own, other, isLeader);
  const arm = Math.min(armLength(one), armLength(two));
  const [near, far] = armsOf(isLeader);
  const sign = isLeader ? 1 : -1;
  const ahead: Vector = [Math.sin(turn), 0, Math.cos(turn)];
  const hands = plus(plus(middle, scaled(ahead, arm * JOINED.ahead)), [0, arm * JOINED.up, 0]);
  const outward: Vector = [-sign * Math.cos(turn), -0.75, sign * Math.sin(turn)];
  const { joints, chestYaw } = two.skeleton;
  const half = two.proportions.shoulders / 2;
  const facing: Vector = [Math.sin(chestYaw), 0, Math.cos(chestYaw)];
  const aside: Vector = [Math.cos(chestYaw) * sign, 0, -Math.sin(chestYaw) * sign];
  const back = plus(
    plus(toward(joints.hips, joints.neck, AT_BLADE), scaled(facing, -half * BEHIND)),
    scaled(aside, half * AROUND),
  );
  const shoulder = plus(joints[isLeader ? 'rightShoulder' : 'leftShoulder'], [0, ON_SHOULDER, 0]);
  const held = inPicture(two, isLeader ? back : shoulder);
  return reaching(
    one,
    armTo(fromFeet(one, hands), one, near, outward),
    armTo(fromFeet(one, held), one, far, [0, isLeader ? -0.6 : -0.25, -1], isLeader ? undefined : OVER_SHOULDER),
  );
}

/** Returns a dancer in an open hold: both pairs of hands are joined between the two. */
export function openHold(own: Partner, other: Partner, isLeader: boolean): PosedSkeleton {
  const most = AT_LENGTH * Math.min(armLength(own), armLength(other));
  const { one, two } = coupled(own, other, isLeader, most);
  const arms = armsOf(isLeader).map((side) => joined(one, two, side, ELBOWS_DOWN));
  return reaching(one, ...arms);
}

const ELBOWS_DOWN: Vector = [0, -1, 0.1];
