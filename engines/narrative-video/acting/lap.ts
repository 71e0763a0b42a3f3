import { dot, minus, plus, unit, type Vector } from '../../drawing/solids/matrix.ts';
import { armTo, type Side } from './partner.ts';
import type { Pose } from './pose.ts';
import type { Joint, PosedSkeleton, Proportions } from './skeleton.ts';

/** Height of a palm above the middle of the thigh on which it lies, relative to the thigh's radius. */
const ABOVE = 1.3;
/** How far beside a thigh or before its knee a palm may be to belong on it, and how far above its place, likewise. */
const [NEAR, HOVERING] = [2.6, 0.2];
/** Shares of a thigh's length between which hands lie: neither on the belly nor over the knee. */
const ON_THIGH = { from: 0.3, to: 0.74 };

/** How a hand rests on a thigh. */
export interface Rest {
  /** Place of the palm. */
  palm: Vector;
  /** Direction from the hip to the knee. */
  along: Vector;
}

/** Most that a knee is below or above the hip of a level thigh, relative to the thigh's length. */
const LEVEL = 0.5;

/** Whether both thighs are level, as those of somebody who sits. Any unit of length. */
export function areThighsLevel(joints: Readonly<Record<Joint, Vector>>): boolean {
  return (['left', 'right'] as const).every((side) => isLevel(minus(joints[`${side}Knee`], joints[`${side}Hip`])));
}

function isLevel(thigh: Vector): boolean {
  return Math.abs(thigh[1]) <= LEVEL * Math.hypot(...thigh);
}

/**
 * Returns how a hand rests on the lap, if it does. Only level thighs of those who sit carry hands; a hand that is on one
 * already stays. Any unit of length.
 * @param thigh radius of a thigh
 */
export function restOnLap(at: (joint: Joint) => Vector, side: Side, thigh: number): Rest | undefined {
  const hand = at(`${side}Hand`);
  const other: Side = side === 'left' ? 'right' : 'left';
  for (const leg of [side, other]) {
    const [hip, knee] = [at(`${leg}Hip`), at(`${leg}Knee`)];
    const bone = minus(knee, hip);
    const squared = dot(bone, bone);
    if (!isLevel(bone)) continue;
    const share = dot(minus(hand, hip), bone) / squared;
    const nearest = plus(hip, bone, Math.max(0, Math.min(1, share)));
    const middle = plus(hip, bone, Math.max(ON_THIGH.from, Math.min(ON_THIGH.to, share)));
    const palm = plus(middle, [0, thigh * ABOVE, 0]);
    const isNear = Math.hypot(hand[0] - nearest[0], hand[2] - nearest[2]) < thigh * NEAR;
    if (isNear && hand[1] - palm[1] < thigh * HOVERING) return { palm, along: unit(bone) };
  }
  return undefined;
}

/**
 * Lays relaxed hands on the thighs of somebody who sits.
 * @param thigh radius of a thigh, in statures
 */
export function handsLaid(
  skeleton: PosedSkeleton,
  pose: Pose,
  proportions: Proportions,
  thigh: number,
): { joints: PosedSkeleton['joints']; rests: Partial<Record<Side, Rest>> } {
  let { joints } = skeleton;
  const rests: Partial<Record<Side, Rest>> = {};
  for (const side of ['left', 'right'] as const) {
    if (pose[`${side}Hand`] !== 'relaxed') continue;
    const rest = restOnLap((joint) => skeleton.joints[joint], side, thigh);
    if (!rest) continue;
    rests[side] = rest;
    joints = { ...joints, ...armTo(rest.palm, { skeleton, proportions }, side, bowOf(skeleton, side), rest.along) };
  }
  return { joints, rests };
}

/** How far out and back elbows point: wider ones would look like akimbo. */
const [OUT, BACK] = [0.2, 0.95];

/** Returns where an elbow points while the hand lies in the lap: beside the body, down and back. */
function bowOf({ chestYaw }: PosedSkeleton, side: Side): Vector {
  const [sin, cos] = [Math.sin(chestYaw), Math.cos(chestYaw)];
  const out = side === 'left' ? OUT : -OUT;
  return [cos * out - sin * BACK, -0.5, -sin * out - cos * BACK];
}
