import type { Joint, PosedSkeleton, Vector } from './acting/skeleton.ts';

/** A body on its way from one held pose to the next. */
export interface Passage {
  /** Times of the two poses in the song, seconds. */
  from: number;
  to: number;
  /** How far the body has come: 0 is the first pose, 1 the second. Beyond 1 it has gone too far. */
  share: number;
}

const FEET: ReadonlySet<string> = new Set<Joint>(['leftAnkle', 'rightAnkle', 'leftToe', 'rightToe']);

/** Returns the skeleton at a share of the way between two. Beyond 1, limbs become longer, but feet stay on the ground. */
export function passing(from: PosedSkeleton, to: PosedSkeleton, share: number): PosedSkeleton {
  const value = (one: number, other: number) => one + (other - one) * share;
  const angle = (one: number, other: number) => one + Math.atan2(Math.sin(other - one), Math.cos(other - one)) * share;
  const joint = (name: Joint): Vector => {
    const [one, other] = [from.joints[name], to.joints[name]];
    const up = value(one[1], other[1]);
    const lowest = Math.min(one[1], other[1]);
    return [value(one[0], other[0]), FEET.has(name) ? Math.max(lowest, up) : up, value(one[2], other[2])];
  };
  return {
    joints: Object.fromEntries(Object.keys(to.joints).map((name) => [name, joint(name as Joint)])) as Record<
      Joint,
      Vector
    >,
    headYaw: angle(from.headYaw, to.headYaw),
    chestYaw: angle(from.chestYaw, to.chestYaw),
    headRoll: angle(from.headRoll, to.headRoll),
    headPitch: angle(from.headPitch, to.headPitch),
  };
}
