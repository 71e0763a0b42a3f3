import { smoothstep } from '../../../drawing/motion.ts';
import { dot, minus, plus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Joint } from '../../acting/skeleton.ts';

type Side = 'left' | 'right';

/** How far a hand is lifted above the middle of a thigh, relative to the thigh's radius. */
const ABOVE = 1.25;

/**
 * Returns by how many meters a hand must rise to rest on a thigh instead of in it. Only thighs of those who sit or kneel
 * carry hands.
 * @param thigh radius of a thigh, meters
 */
export function liftOntoLap(at: (joint: Joint) => Vector, side: Side, thigh: number): number {
  const hand = at(`${side}Hand`);
  let lift = 0;
  for (const leg of ['left', 'right'] as const) {
    const [hip, knee] = [at(`${leg}Hip`), at(`${leg}Knee`)];
    const bone = minus(knee, hip);
    const squared = dot(bone, bone);
    if (-bone[1] > 0.5 * Math.sqrt(squared)) continue;
    const along = Math.max(0, Math.min(1, dot(minus(hand, hip), bone) / squared));
    const middle = plus(hip, bone, along);
    const beside = Math.hypot(hand[0] - middle[0], hand[2] - middle[2]) / (thigh * 1.4);
    if (beside < 1) lift = Math.max(lift, (middle[1] + thigh * ABOVE - hand[1]) * (1 - beside * beside));
  }
  return Math.min(lift, thigh * 1.2);
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
