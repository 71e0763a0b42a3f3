import { clamp } from '../../../drawing/motion.ts';
import { armTo, plus } from '../../acting/partner.ts';
import type { PosedSkeleton, Proportions, Vector } from '../../acting/skeleton.ts';
import type { FigureState } from '../figure.ts';
import { hanging, LEGS, type OneSide, SIDES, turned } from './turned-pose.ts';

/** How far somebody in a hug is turned to the partner, radians: as far as a chest that was photographed from the front. */
const TURN = 0.3;
/**
 * Where a hand lies on the partner in a hug: beyond the place on the back in widths of the shoulders, above the neck in
 * shares of the height, and where its fingers point. The leader's arm comes around the partner's shoulder. The other one
 * reaches across the leader's chest, and behind the back.
 */
const HELD = {
  around: { place: [0.52, -0.1], fingers: [-0.8, -0.3, 0.2], elbow: [0.8, -0.6, -0.5] },
  across: { place: [-0.06, -0.13], fingers: [1, 0.12, 0], elbow: [0, -1, 0.4] },
  hidden: { place: [-0.12, -0.12], fingers: [1, 0, 0], elbow: [0.6, -0.7, -0.4] },
} as const satisfies Record<string, Hold>;

interface Hold {
  place: readonly [number, number];
  fingers: Vector;
  elbow: Vector;
}

/** Where the hand of somebody who shelters both with an umbrella is: toward the partner, below the neck and before it. */
const SHELTERING: Vector = [0.125, -0.09, 0.13];
/** How far before the neck a hand lies on the partner's chest, in shares of the height. */
const IN_FRONT = 0.12;
/** Share of its length to which an arm around a partner stretches, and how far its owner steps nearer at most, in shares of the height. */
const [STRETCHED, NEARER] = [0.9, 0.05];

/** A face whose lips are closed: calm ones show the teeth of the photograph, and a trace of grief does not. */
export const CLOSED_LIPS = { feeling: 'sad', strength: 0.22, mouth: 'closed' } as const;

/** Somebody in a hug or a kiss, turned to the camera. */
interface Hugging {
  /** The arm on the partner's side, and the other one. */
  far: OneSide;
  near: OneSide;
  /** Toward the partner: 1 to the viewer's right, -1 to the left. */
  sign: 1 | -1;
  skeleton: PosedSkeleton;
}

function huggingOf({ contact, around, skeleton }: FigureState): Hugging | undefined {
  const far = SIDES.find((side) => around?.[side] === 'behind');
  if (!far || (contact !== 'hug' && contact !== 'kiss')) return undefined;
  const sign = far === 'left' ? 1 : -1;
  const near = far === 'left' ? 'right' : 'left';
  return { far, near, sign, skeleton: turned(skeleton, sign * TURN, ['Shoulder', ...LEGS]) };
}

/** Returns a place on the partner: beside the place on the back that a hand reaches in the pose, at this depth. */
function onPartner(
  { skeleton: { joints }, sign }: Hugging,
  side: OneSide,
  [across, up]: readonly [number, number],
  { shoulders }: Proportions,
  z: number,
): Vector {
  const x = (joints[`${side}Wrist`][0] + joints[`${side}Hand`][0]) / 2;
  return [x + sign * shoulders * across, joints.neck[1] + up, z];
}

/**
 * Returns how far the leader of a hug or a kiss steps toward the partner, so that the arm around the back ends at the
 * partner's other side, in shares of the height to the viewer's right.
 * @param beyond how far the leader's photograph keeps the partner away, likewise
 */
export function stepToPartner(state: FigureState, proportions: Proportions, beyond: number): number {
  const hugging = huggingOf(state);
  if (hugging?.far !== 'left') return 0;
  const { joints } = hugging.skeleton;
  const [x, y] = onPartner(hugging, 'left', HELD.around.place, proportions, 0);
  const [fromX, fromY] = joints.leftShoulder;
  const long = (proportions.upperArm + proportions.forearm) * STRETCHED;
  const reach = Math.sqrt(Math.max(0, long ** 2 - (y - fromY) ** 2));
  return clamp(x + beyond - fromX - reach, 0, Math.min(beyond, NEARER));
}

/**
 * Returns how somebody in a hug or a kiss stands beside the partner, instead of before: photographed chests and faces do not
 * turn to each other. Other poses stay as they are.
 * @param beyond how far the photograph keeps the partner away, in shares of the height
 */
export function sideBySide(state: FigureState, proportions: Proportions, beyond: number): FigureState {
  const hugging = huggingOf(state);
  if (!hugging) return state;
  const { far, near, sign, skeleton } = hugging;
  const { joints } = skeleton;
  const own = { skeleton, proportions };
  const aside = ([x, y, z]: Vector): Vector => [x * sign, y, z];
  const farther = beyond - stepToPartner(state, proportions, beyond);
  const reaching = (side: OneSide, { place, fingers, elbow }: Hold, z: number) => {
    const [x, y] = onPartner(hugging, side, place, proportions, z);
    return armTo([x + sign * farther, y, z], own, side, aside(elbow), aside(fingers));
  };
  const sheltering = (side: OneSide) =>
    armTo(plus(joints.neck, aside(SHELTERING)), own, side, [-sign * 0.4, -1, 0.2], [0, 1, 0.2]);
  const behind = joints[`${far}Hand`][2];
  const isLeader = far === 'left';
  const sheltersWith = SIDES.find((side) => state.held?.[side] === 'umbrella');
  const arms = isLeader
    ? { ...reaching(far, HELD.around, behind), ...hanging(near, own) }
    : { ...reaching(far, HELD.hidden, behind), ...reaching(near, HELD.across, joints.neck[2] + IN_FRONT) };
  // Four hands on two coats would seem to be nobody's, so one arm hangs, and one is hidden.
  const around: FigureState['around'] = isLeader ? { [far]: 'across' } : { [near]: 'over', [far]: 'behind' };
  return {
    ...state,
    ...(state.contact === 'kiss' && { face: { ...state.face, ...CLOSED_LIPS } }),
    around: sheltersWith ? without(around, sheltersWith) : around,
    skeleton: { ...skeleton, joints: { ...joints, ...arms, ...(sheltersWith && sheltering(sheltersWith)) } },
  };
}

function without(around: NonNullable<FigureState['around']>, side: OneSide): NonNullable<FigureState['around']> {
  return Object.fromEntries(Object.entries(around).filter(([other]) => other !== side));
}
