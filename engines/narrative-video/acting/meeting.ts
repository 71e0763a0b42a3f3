import { consoling } from './consoling.ts';
import { armsOf, closedHold, handInHand, openHold, seatedClose } from './holds.ts';
import {
  armLength,
  armTo,
  fromFeet,
  headOf,
  inPicture,
  leaned,
  moved,
  type Partner,
  plus,
  reaching,
  type Side,
  toward,
  turnedBy,
} from './partner.ts';
import type { PosedSkeleton, Vector } from './skeleton.ts';
import type { Contact } from './staging.ts';

/** Half of a head's width relative to half of its height. Looks differ a little. */
const HEAD_WIDTH = 0.86;
/** Distance of heads that lie cheek to cheek, in head widths. Hair needs a little room. */
const SNUG = 1.2;

/**
 * Returns a body whose cheek, mouth or hand meets the other's, whatever the proportions of both. Both bodies move by
 * half of the distance.
 * @param isLeader whether it is the one on the viewer's left
 */
export function meeting(contact: Contact, isLeader: boolean, own: Partner, other: Partner): PosedSkeleton {
  switch (contact) {
    case 'hug':
    case 'kiss': {
      const [one, two] = besides(own, other, isLeader);
      const way = ahead(one, two, isLeader) - touching(one, two) * (contact === 'hug' ? SNUG : 1);
      // Before and after a kiss the mouths are apart. They never pass each other.
      const step = Math.min(contact === 'hug' ? MOST_LEANED * Math.min(own.height, other.height) : 0, way / 2);
      return embracing(leaned(one, step, isLeader), leaned(two, step, !isLeader), isLeader);
    }
    case 'comfort':
    case 'cry':
    case 'read':
      return consoling(own, other, isLeader, contact === 'comfort');
    case 'hold-hands':
      return handInHand(own, other, isLeader);
    case 'closed-hold':
      return closedHold(own, other, isLeader);
    case 'open-hold':
      return openHold(own, other, isLeader);
    case 'sit':
    case 'lean':
      return seatedClose(own, other, isLeader, contact === 'lean');
    default:
      return own.skeleton;
  }
}

/** Returns the distance between the middles of two heads in the direction of the other, in pixels. */
function ahead(own: Partner, other: Partner, isLeader: boolean): number {
  return (headOf(other) - headOf(own)) * (isLeader ? 1 : -1);
}

/** Returns the distance between the middles of two heads that touch, in pixels. */
function touching(own: Partner, other: Partner): number {
  return (own.proportions.head * own.height + other.proportions.head * other.height) * 0.5 * HEAD_WIDTH;
}

/** Distance between the middles of two bodies that touch, turned to each other, relative to their shoulders' width. */
const CHEST_TO_CHEST = 0.42;
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
  const near = Math.max(wide * CHEST_TO_CHEST, Math.min(far, IN_REACH * Math.min(armLength(own), armLength(other))));
  const sign = isLeader ? 1 : -1;
  const step = ((far - near) / 2) * sign;
  const turn = near > far ? BROAD_TURN * sign : 0;
  return [moved(turnedBy(own, turn), step), moved(turnedBy(other, -turn), -step)];
}

/** Which arms are around somebody: behind both bodies, over them, or behind them with the hand over them. */
export type ArmsAround = Partial<Record<Side, 'behind' | 'over' | 'across'>>;

/** Returns which arms are around the partner. They are drawn apart from the bodies. Undefined if neither is. */
export function armsAround(contact: Contact, isLeader: boolean): ArmsAround | undefined {
  const [near, far] = armsOf(isLeader);
  if (contact === 'closed-hold') return { [far]: isLeader ? 'behind' : 'across' };
  if (contact === 'comfort') return { [near]: 'over', [far]: 'across' };
  return contact === 'hug' || contact === 'kiss' ? { [near]: 'over', [far]: 'behind' } : undefined;
}

/**
 * Heights of palms on the partner's back, from the hips (0) to the shoulders (1). The leader's arm lies over the
 * other's.
 */
const ON_BACK = { leader: { near: 0.7, far: 0.6 }, follower: { near: 0.38, far: 0.66 } };
/** Distance of a palm on the back from the spine, relative to half of the shoulders' width. */
const BEHIND_SPINE = 0.6;

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
  const palmOn = (up: number, z: number): Vector =>
    fromFeet(own, inPicture(other, plus(toward(joints.hips, joints.neck, up), [sign * half * BEHIND_SPINE, 0, z])));
  const depth = half * Math.abs(Math.sin(chestYaw));
  const along = (z: number): Vector => [FINGERS[0] * sign, FINGERS[1], FINGERS[2] * z];
  return reaching(
    own,
    armTo(palmOn(heights.near, depth + ON_SIDE), own, near, [0, -1, 0.7], along(1)),
    armTo(palmOn(heights.far, -depth - FAR_SIDE), own, far, [0, -0.5, -1], along(-1)),
  );
}
