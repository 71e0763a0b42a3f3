import { smoothstep } from '../../../drawing/motion.ts';
import { dot, minus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Side } from '../../acting/partner.ts';
import type { Grip } from '../../acting/pose.ts';
import type { Joint } from '../../acting/skeleton.ts';

/**
 * Returns the direction of a hand's thumb. Beside the body it points ahead. Where the forearm points ahead, a relaxed hand
 * turns its back up, and the thumb points inward, as that of a hand on the lap does.
 */
export function thumbOf(
  at: (joint: Joint) => Vector,
  side: Side,
  front: Vector,
  { grip, isLaid = false }: { grip: Grip; isLaid?: boolean },
): Vector {
  const forearm = unit(minus(at(`${side}Wrist`), at(`${side}Elbow`)));
  const ahead = dot(forearm, front);
  // The palm of a flat hand is on an upright surface: a back, a shoulder, a door.
  if (grip === 'flat') return [0, 1, 0];
  if (grip !== 'relaxed') return Math.abs(forearm[2]) > 0.85 ? [0, 1, 0] : front;
  const turned = isLaid ? 1 : smoothstep(0.15, 0.5, ahead);
  const inward = side === 'left' ? -1 : 1;
  const across: Vector = [front[2] * inward, 0, -front[0] * inward];
  return unit([
    front[0] * (1 - turned) + across[0] * turned,
    front[1] * (1 - turned),
    front[2] * (1 - turned) + across[2] * turned,
  ]);
}
