import { smoothstep } from '../../drawing/motion.ts';
import type { Scene } from '../story.ts';
import { armsOf, headsApart, meanOf } from './holds.ts';
import {
  armLength,
  armTo,
  fromFeet,
  inPicture,
  moved,
  type Partner,
  palmOf,
  plus,
  reaching,
  scaled,
  toward,
} from './partner.ts';
import type { PosedSkeleton, Vector } from './skeleton.ts';

/** Distance between the middles of the two: in widths of their shoulders and of their heads, and in lengths of their arms, at least. */
const CLOSE = { shoulders: 1.5, heads: 1.7, arms: 1.14 };
/** Distance between the middles of their heads, in widths of a head. */
const HEADS = 1.42;
/**
 * Height of a shared bowl, from the waist (0) to the neck (1), how far it is before the chests, in shares of the height, and
 * how far from the host to the guest: nearer to the host, so that noodles hang from the mouth and are not pulled aside.
 */
const BOWL = { up: 0.36, before: 0.13, aside: 0.34 };
/** Place of the host's hand with chopsticks over the bowl, from the hand that holds it: toward the own body and up. */
const OVER_BOWL: Vector = [0.07, 0.115, -0.03];
/** Height of a hand with chopsticks below the chin from which it is at the mouth, and below which it is over the bowl. */
const RAISED = { from: -0.095, to: -0.045 };
/** Height of a hand at the mouth above the chin, as a share of the head's height. */
const AT_MOUTH = 0.19;

/** Whether the one on the viewer's left has the food that two people share. They change from picture to picture. */
export function isHeldByLeader({ shot, take = 0 }: Pick<Scene, 'shot' | 'take'>): boolean {
  return (take + (shot === 'medium' ? 1 : 0)) % 2 === 0;
}

/**
 * Returns one of two people who eat from one bowl: close to each other, the bowl between them in the host's hand that is
 * nearer to the viewer. The other hand brings the noodles to the mouth while the guest waits, whose arms stay on the own side.
 * @param isGuest whether it is the other one who has the bowl
 */
export function sharing(own: Partner, other: Partner, isLeader: boolean, isGuest: boolean): PosedSkeleton {
  const [host, guest] = close(own, other, isLeader);
  if (isGuest) return host.skeleton;
  const sign = isLeader ? 1 : -1;
  const [near, far] = armsOf(isLeader);
  const held = armTo(fromFeet(host, bowlBetween(host, guest)), host, near, [-sign * 0.4, -1, 0]);
  const bowl = palmOf({ ...host, skeleton: reaching(host, held) }, near);
  const [aside, up, before] = scaled(OVER_BOWL, host.height);
  const dipped = fromFeet(host, plus(bowl, [-sign * aside, up, before]));
  const palm = fromFeet(host, palmOf(host, far));
  const chin = host.skeleton.joints.head[1];
  const raised = smoothstep(RAISED.from, RAISED.to, palm[1] - chin);
  const eating: Vector = [palm[0], Math.max(palm[1], chin + AT_MOUTH * host.proportions.head), palm[2]];
  return reaching(host, held, armTo(toward(dipped, eating, raised), host, far));
}

/** How near two people are of whom one bites into the food of the other one. */
const CLOSER = { shoulders: 1.3, heads: 1.5, arms: 0.9 };
/** Where food in a hand is offered: from the middle of the guest's mouth toward the host, down and toward the viewer, in shares of the height. */
const OFFERED: Vector = [0.035, -0.075, 0.02];
/** Place of a mouth above the chin and before the middle of the head, as shares of the head's height. */
const MOUTH = { up: 0.24, before: 0.42 };
/** Place of the guest's hand at the host's hand that holds the food, toward the guest and up, in shares of the height. */
const AT_WRIST: Vector = [0.03, -0.045, 0.01];
/** Height of the host's hand below the chin from which it is at the own mouth, and below which it offers the food. */
const BITING = { from: -0.14, to: -0.07 };

/**
 * Returns one of two people who bite in turn into what one of them holds in the hand nearer to the viewer: the other one has a
 * hand at that hand.
 * @param isGuest whether it is the other one who has the food
 */
export function biting(own: Partner, other: Partner, isLeader: boolean, isGuest: boolean): PosedSkeleton {
  const [one, two] = close(own, other, isLeader, CLOSER);
  const [host, guest] = isGuest ? [two, one] : [one, two];
  const hostLeads = isLeader !== isGuest;
  const sign = hostLeads ? 1 : -1;
  const [near] = armsOf(hostLeads);
  const palm = palmOf(host, near);
  const raised = smoothstep(BITING.from, BITING.to, fromFeet(host, palm)[1] - host.skeleton.joints.head[1]);
  const [aside, up, before] = scaled(OFFERED, host.height);
  const offered = plus(mouthOf(guest), [-sign * aside, up, before]);
  const held = armTo(fromFeet(host, toward(offered, palm, raised)), host, near, [-sign * 0.4, -1, 0]);
  if (!isGuest) return reaching(host, held);
  const hand = palmOf({ ...host, skeleton: reaching(host, held) }, near);
  const [side] = armsOf(isLeader);
  const [toGuest, above, ahead] = scaled(AT_WRIST, host.height);
  const at = fromFeet(guest, plus(hand, [sign * toGuest, above, ahead]));
  const free = fromFeet(guest, palmOf(guest, side));
  return reaching(guest, armTo(toward(at, free, raised), guest, side, [sign * 0.4, -1, 0]));
}

/** Returns the middle of a mouth in the picture. */
function mouthOf(one: Partner): Vector {
  const { joints, headYaw } = one.skeleton;
  const size = one.proportions.head;
  const [x, y, z] = toward(joints.head, joints.crown, MOUTH.up);
  return inPicture(one, [x + Math.sin(headYaw) * size * MOUTH.before, y, z + Math.cos(headYaw) * size * MOUTH.before]);
}

/** Returns the place for what a host and a guest share, in the picture. */
function bowlBetween(host: Partner, guest: Partner): Vector {
  const [first, second] = [host, guest].map((who) => {
    const { waist, neck } = who.skeleton.joints;
    return inPicture(who, toward(waist, neck, BOWL.up));
  }) as [Vector, Vector];
  const [x, y] = toward(first, second, BOWL.aside);
  const before = (BOWL.before * (host.height + guest.height)) / 2;
  return [x, y, Math.max(first[2], second[2]) + before];
}

/** Places the two close to each other. Large heads bend apart, so that neither hides the other. */
function close(
  own: Partner,
  other: Partner,
  isLeader: boolean,
  { shoulders, heads, arms } = CLOSE,
): [own: Partner, other: Partner] {
  const wide = Math.max(
    meanOf(own, other, 'shoulders') * shoulders,
    meanOf(own, other, 'head') * heads,
    ((armLength(own) + armLength(other)) / 2) * arms,
  );
  const step = ((Math.abs(other.x - own.x) - wide) / 2) * (isLeader ? 1 : -1);
  return headsApart(moved(own, step), moved(other, -step), HEADS);
}
