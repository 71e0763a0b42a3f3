import type { FigureState } from '../../figures/figure.ts';

/** Whom a figure touches, and how. */
export type Touch = Pick<FigureState, 'around' | 'contact'>;

/** Turns of an arm, radians: forward from hanging, and toward the middle. */
interface ArmTurns {
  turn: number;
  inward: number;
}

/** How a toy stands or sits that has its arms around another. */
export interface Stance {
  /** Steps to the viewer's right and toward the viewer, millimeters. */
  step: readonly [aside: number, ahead: number];
  /** Turn of the chest, how far the torso leans forward, and the tilt of the head to the viewer's right, radians. */
  chestYaw: number;
  lean: number;
  tilt: number;
  left: ArmTurns;
  right: ArmTurns;
}

/** A stance beside a partner: steps toward that one, and the arms by where they are. */
interface Side {
  step: readonly [closer: number, ahead: number];
  chestYaw: number;
  lean: number;
  tilt: number;
  /** In an embrace, the arm that the viewer sees; of two who sit side by side, the one away from the partner. */
  near: ArmTurns;
  far: ArmTurns;
}

/**
 * Two who embrace are seen from their sides, chest to chest. A toy's head is as wide as its chest, so the leader is nearer
 * to the viewer, and the heads are side by side and not inside each other. Arms do not bend: the leader's nearer arm passes
 * outside of the other's shoulder to the back, and the other's below it to the leader's waist.
 */
const EMBRACING: Readonly<Record<'leader' | 'follower', Side>> = {
  leader: {
    ...{ step: [-1.6, 3.9], chestYaw: 1.3, lean: 0.1, tilt: -0.17 },
    near: { turn: 0.95, inward: 0.16 },
    far: { turn: 0.6, inward: -0.5 },
  },
  follower: {
    ...{ step: [-1.6, -3.9], chestYaw: 1.3, lean: 0.1, tilt: -0.17 },
    near: { turn: 0.4, inward: -0.42 },
    far: { turn: 0.6, inward: -0.5 },
  },
};

/** Two who kiss stand face to face, so their mouths meet. */
const KISSING: Readonly<Record<'leader' | 'follower', Side>> = {
  leader: {
    ...{ step: [-2.4, 1.2], chestYaw: 1.4, lean: 0.05, tilt: -0.08 },
    near: { turn: 0.74, inward: -0.02 },
    far: EMBRACING.leader.far,
  },
  follower: {
    ...{ step: [-2.4, -1.2], chestYaw: 1.4, lean: 0.05, tilt: -0.08 },
    near: { turn: 0.4, inward: -0.5 },
    far: EMBRACING.follower.far,
  },
};

/**
 * Whoever comforts somebody has one arm behind the shoulders of that one and the other hand on its arm. That one leans the head
 * over and keeps its hands before its belly: a claw that reached for an eye would be beside the face and as large.
 */
const CONSOLING: Readonly<Record<'comfort' | 'cry', Side>> = {
  comfort: {
    ...{ step: [-0.5, -0.6], chestYaw: 0.5, lean: 0.06, tilt: 0.12 },
    near: { turn: 0.72, inward: 0.72 },
    far: { turn: 1.15, inward: -0.85 },
  },
  cry: {
    ...{ step: [-0.5, 0.6], chestYaw: 0.2, lean: 0.06, tilt: 0.16 },
    near: { turn: 0.5, inward: 0.62 },
    far: { turn: 0.2, inward: 0.5 },
  },
};

/** Whether both arms are around a partner who is in front. Whoever comforts somebody has an arm around a neighbor. */
function embraces({ around, contact }: Touch): boolean {
  return around?.left !== undefined && around.right !== undefined && contact !== 'comfort';
}

/**
 * Returns the stance of somebody who embraces or comforts the other, or is comforted. Undefined for everybody else.
 * @param chestYaw turn of the chest in the pose, radians, whose sign says on which side the other is
 */
export function stanceOf(touch: Touch, chestYaw: number): Stance | undefined {
  const { around, contact } = touch;
  if (embraces(touch)) {
    const { leader, follower } = contact === 'kiss' ? KISSING : EMBRACING;
    return around?.right === 'over' ? beside(leader, 1, 'right') : beside(follower, -1, 'left');
  }
  if (contact !== 'comfort' && contact !== 'cry') return undefined;
  const way = chestYaw < 0 ? -1 : 1;
  return beside(CONSOLING[contact], way, way > 0 ? 'right' : 'left');
}

/** @param way 1 if the partner is on the viewer's right, -1 on the left */
function beside({ step, chestYaw, lean, tilt, near, far }: Side, way: 1 | -1, nearSide: 'left' | 'right'): Stance {
  return {
    step: [way * step[0], step[1]],
    chestYaw: way * chestYaw,
    lean,
    tilt: way * tilt,
    left: nearSide === 'left' ? near : far,
    right: nearSide === 'right' ? near : far,
  };
}
