import { smoothstep } from '../../drawing/motion.ts';
import { armsOf, meanOf } from './holds.ts';
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
  plus,
  reaching,
  toward,
  turnedBy,
  withJoints,
} from './partner.ts';
import type { PosedSkeleton, Vector } from './skeleton.ts';

/** Half of a head's width relative to half of its height. Looks differ a little. */
const HEAD_WIDTH = 0.86;
/**
 * Distance of heads that lie cheek to cheek, in head widths. Hair needs a little room, and more on large heads. `from` and
 * `to` are heights of heads in shares of the figure's height, between which the distance grows.
 */
const SNUG = { usual: 1.2, large: 1.3, from: 0.16, to: 0.26 };
/** Farthest that somebody who hugs leans toward the other, in shares of the height. */
const MOST_LEANED = 0.035;
/** How much farther the one in front turns in a hug, radians, so that the viewer sees the hand on the back. */
const BACK_SHOWN = 0.45;

/** Returns one of two people who hug: chest to chest, leaning to each other, the follower in front with the back in view. */
export function hugging(own: Partner, other: Partner, isLeader: boolean): PosedSkeleton {
  const turned = (one: Partner, isFront: boolean) => (isFront ? turnedBy(one, -BACK_SHOWN) : one);
  const heads = isLeader ? besideOrAbove(own, other) : besideOrAbove(other, own);
  const [one, two] = chestToChest(turned(own, !isLeader), turned(other, isLeader), isLeader, heads);
  const way = ahead(one, two, isLeader) - heads;
  const step = Math.min(MOST_LEANED * Math.min(own.height, other.height), way / 2);
  return embracing(leaned(one, step, isLeader), leaned(two, step, !isLeader), isLeader);
}

/**
 * Distance of the middles of heads whose lips meet, relative to that of heads that touch: noses pass each other. Large
 * heads have small noses. `from` and `to` are heights of heads in shares of the figure's height.
 */
const LIPS = { usual: 0.76, large: 0.93, from: 0.17, to: 0.3 };
/** Farthest that lips are from each other when two who kiss lean to each other until they meet, in heights of a head. */
const ALMOST = 0.5;
/** Place of lips on a head seen from the side, in heights of it: above the neck, and before its axis. */
const ON_FACE = { up: 0.22, before: 0.45 };
/** Farthest that a head moves up or down to the other's lips, in statures. */
const MOST_RAISED = 0.05;

/** Returns one of two people who kiss. Before and after it their mouths are apart. They never pass each other. */
export function kissing(own: Partner, other: Partner, isLeader: boolean): PosedSkeleton {
  const [one, two] = chestToChest(own, other, isLeader);
  const share = (own.proportions.head + other.proportions.head) / 2;
  const near = LIPS.usual + (LIPS.large - LIPS.usual) * smoothstep(LIPS.from, LIPS.to, share);
  const gap = ahead(one, two, isLeader) - touching(one, two) * near;
  const step = Math.min(gap, meanOf(one, two, 'head') * ALMOST) / 2;
  const up = (lipsOf(two, !isLeader) - lipsOf(one, isLeader)) / 2;
  const lean = (person: Partner, rise: number, leads: boolean) => leaned(raised(person, rise), step, leads);
  return embracing(lean(one, up, isLeader), lean(two, -up, !isLeader), isLeader);
}

/** Returns how high the lips of somebody in profile are, in pixels. */
function lipsOf({ skeleton: { joints }, height }: Partner, isLeader: boolean): number {
  const [right, up] = minus(joints.crown, joints.head);
  return (joints.head[1] + up * ON_FACE.up - right * (isLeader ? 1 : -1) * ON_FACE.before) * height;
}

/** Stretches or crouches a body until its lips are higher by a distance in pixels. Its feet stay in place. */
function raised(one: Partner, pixels: number): Partner {
  const by = Math.max(-MOST_RAISED, Math.min(MOST_RAISED, pixels / one.height));
  const top = Math.max(0.01, one.skeleton.joints.head[1]);
  return withJoints(one, ([x, y, z]) => [x, y + by * Math.min(1, Math.max(0, y / top)), z]);
}

/** Returns the distance between the middles of two heads in the direction of the other, in pixels. */
function ahead(own: Partner, other: Partner, isLeader: boolean): number {
  return (headOf(other) - headOf(own)) * (isLeader ? 1 : -1);
}

/** Returns the distance between the middles of two heads that touch, in pixels. */
function touching(own: Partner, other: Partner): number {
  return meanOf(own, other, 'head') * HEAD_WIDTH;
}

/** Share of their distance that heads keep in the picture's width, however much higher the farther one is. */
const LEAST_BESIDE = 0.62;

/**
 * Returns how far the nearer, following head is beside the farther one, in pixels. A head that is higher than the nearer
 * one may rest on it, and its face stays visible.
 */
function besideOrAbove(lead: Partner, follow: Partner): number {
  const share = (lead.proportions.head + follow.proportions.head) / 2;
  const snug = SNUG.usual + (SNUG.large - SNUG.usual) * smoothstep(SNUG.from, SNUG.to, share);
  const wide = touching(lead, follow) * snug;
  const above = Math.max(0, heightOfHead(lead) - heightOfHead(follow));
  return Math.max(wide * LEAST_BESIDE, Math.sqrt(Math.max(0, wide ** 2 - above ** 2)));
}

function heightOfHead({ skeleton: { joints }, height }: Partner): number {
  return ((joints.head[1] + joints.crown[1]) / 2) * height;
}

/**
 * Distance between the middles of two bodies that touch, turned to each other, relative to their shoulders' width: with
 * the bellies together, and at most, if they bow to each other.
 */
const CLOSE = { bellies: 0.42, bowed: 0.58 };
/** Share of an arm's length that is between the middles of two bodies at most, so that hands reach the other's back. */
const IN_REACH = 0.72;
/** How much farther broad bodies turn to each other, radians. Otherwise, their arms would end between them. */
const BROAD_TURN = 0.4;

/**
 * Moves both bodies, so that broad ones are not inside each other, and short arms reach around the other.
 * @param heads distance between the middles of their heads, pixels, for which bodies that bow to each other stand apart
 */
function chestToChest(own: Partner, other: Partner, isLeader: boolean, heads = 0): [own: Partner, other: Partner] {
  const wide = meanOf(own, other, 'shoulders');
  const far = Math.abs(other.x - own.x);
  const reached = Math.min(far, IN_REACH * Math.min(armLength(own), armLength(other)));
  const bowed = Math.min(wide * CLOSE.bowed, heads + far - ahead(own, other, isLeader));
  const near = Math.max(wide * CLOSE.bellies, heads > 0 ? bowed : reached);
  const sign = isLeader ? 1 : -1;
  const step = ((far - near) / 2) * sign;
  const turn = wide * CLOSE.bellies > far ? BROAD_TURN * sign : 0;
  return [moved(turnedBy(own, turn), step), moved(turnedBy(other, -turn), -step)];
}

/**
 * Heights of palms on the partner's back, from the hips (0) to the shoulders (1). The leader's arm lies over the
 * other's.
 */
const ON_BACK = { leader: { near: 0.74, far: 0.6 }, follower: { near: 0.38, far: 0.66 } };
/**
 * Distance of palms on the back beyond the spine, relative to half of the shoulders' width: the nearer hand, which is
 * whole on the back, and the other one, which the bodies hide.
 */
const BEYOND_SPINE = { near: 0.2, far: 0.1 };

/** How far a palm on the back is from the side of the body, in shares of the height: the nearer arm, and the other one. */
const [ON_SIDE, FAR_SIDE] = [0.055, 0.05];
/** Directions of the fingers that lie on the back: along the shoulder blade and a little up, to the leader's front. */
const FINGERS: Vector = [1, 0.3, -0.5];

/** Puts both palms on the partner's back. The nearer arm lies over the partner's nearer side, the other one behind. */
function embracing(own: Partner, other: Partner, isLeader: boolean): PosedSkeleton {
  const { joints, chestYaw } = other.skeleton;
  const sign = isLeader ? 1 : -1;
  const half = other.proportions.shoulders / 2;
  const [near, far] = armsOf(isLeader);
  const heights = ON_BACK[isLeader ? 'leader' : 'follower'];
  const palmOn = (up: number, beyond: number, z: number): Vector =>
    fromFeet(own, inPicture(other, plus(toward(joints.hips, joints.neck, up), [sign * half * beyond, 0, z])));
  const depth = half * Math.abs(Math.sin(chestYaw));
  const along = (z: number): Vector => [FINGERS[0] * sign, FINGERS[1], FINGERS[2] * z];
  return reaching(
    own,
    armTo(palmOn(heights.near, BEYOND_SPINE.near, depth + ON_SIDE), own, near, [0, -1, 0.7], along(1)),
    armTo(palmOn(heights.far, BEYOND_SPINE.far, -depth - FAR_SIDE), own, far, [sign * 0.8, -0.8, -0.6], along(-1)),
  );
}
