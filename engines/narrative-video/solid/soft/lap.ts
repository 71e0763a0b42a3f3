import { smoothstep } from '../../../drawing/motion.ts';
import { dot, minus, plus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Joint } from '../../acting/skeleton.ts';

type Side = 'left' | 'right';

/** How far a hand is lifted above the middle of a thigh, relative to the thigh's radius. */
const ABOVE = 1.25;

/** How a hand rests on a thigh. */
export interface Rest {
  /** By how many meters the hand must rise to lie on the thigh instead of in it. */
  lift: number;
  /** Direction from the hip to the knee. */
  along: Vector;
}

/**
 * Returns how a hand rests on the lap, if it does. Only thighs of those who sit or kneel carry hands.
 * @param thigh radius of a thigh, meters
 */
export function restOnLap(at: (joint: Joint) => Vector, side: Side, thigh: number): Rest | undefined {
  const hand = at(`${side}Hand`);
  let rest: Rest | undefined;
  for (const leg of ['left', 'right'] as const) {
    const [hip, knee] = [at(`${leg}Hip`), at(`${leg}Knee`)];
    const bone = minus(knee, hip);
    const squared = dot(bone, bone);
    if (-bone[1] > 0.5 * Math.sqrt(squared)) continue;
    const along = Math.max(0, Math.min(1, dot(minus(hand, hip), bone) / squared));
    const middle = plus(hip, bone, along);
    const beside = Math.hypot(hand[0] - middle[0], hand[2] - middle[2]) / (thigh * 1.4);
    const lift = Math.min(thigh * 1.2, (middle[1] + thigh * ABOVE - hand[1]) * (1 - beside * beside));
    if (beside < 1 && lift > (rest?.lift ?? 0)) rest = { lift, along: unit(bone) };
  }
  return rest;
}

/**
 * Returns the direction of a hand's thumb. Beside the body it points ahead. Where the forearm points ahead, a relaxed hand
 * turns its back up, and the thumb points inward.
 */
export function thumbOf(at: (joint: Joint) => Vector, side: Side, front: Vector, isRelaxed: boolean): Vector {
  const forearm = unit(minus(at(`${side}Wrist`), at(`${side}Elbow`)));
  const ahead = dot(forearm, front);
  if (!isRelaxed) return Math.abs(forearm[2]) > 0.85 ? [0, 1, 0] : front;
  const turned = smoothstep(0.15, 0.5, ahead);
  const inward = side === 'left' ? -1 : 1;
  const across: Vector = [front[2] * inward, 0, -front[0] * inward];
  return unit([
    front[0] * (1 - turned) + across[0] * turned,
    front[1] * (1 - turned),
    front[2] * (1 - turned) + across[2] * turned,
  ]);
}
