import type { PosedSkeleton } from '../../acting/skeleton.ts';

/** How far a toy's legs turn forward, radians. */
export type LegTurns = Record<'left' | 'right', number>;

/**
 * Turns of legs that kneel: of the one whose foot is in front and of the one whose knee is on the ground, and of both
 * legs of somebody on both knees. Legs without knees kneel in a split as wide as lets both soles touch the ground.
 */
const ON_ONE = { front: 0.9, back: -1.05 };
const ON_BOTH = -1.3;
/** How much higher than the lower ankle a knee is at most that bears weight, and how far below the hips at least, statures. */
const [RESTS, BELOW] = [0.05, 0.1];

/**
 * Returns the turns of the legs of somebody who kneels; undefined for everybody else.
 * @param lean how far the body leans forward, radians
 */
export function kneelingTurns({ joints }: PosedSkeleton, lean: number): LegTurns | undefined {
  const lowest = Math.min(joints.leftAnkle[1], joints.rightAnkle[1]);
  const bears = (side: 'left' | 'right') => {
    const [knee, ankle] = [joints[`${side}Knee`][1], joints[`${side}Ankle`][1]];
    return knee <= ankle && knee < lowest + RESTS && joints.hips[1] - knee > BELOW;
  };
  const [left, right] = [bears('left'), bears('right')];
  if (left && right) return { left: ON_BOTH + lean, right: ON_BOTH + lean };
  if (!left && !right) return undefined;
  const [front, back] = [ON_ONE.front + lean, ON_ONE.back + lean];
  return { left: left ? back : front, right: right ? back : front };
}
