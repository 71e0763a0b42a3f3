import { smoothstep } from '../../../drawing/motion.ts';
import { armTo } from '../../acting/meeting.ts';
import type { Joint, PosedSkeleton, Proportions, Vector } from '../../acting/skeleton.ts';
import type { FigureState } from '../figure.ts';

/** Joints of a side that turn with the body. The spine keeps its lean. */
const LEGS = ['Hip', 'Knee', 'Ankle', 'Toe'] as const;
const ARMS = ['Shoulder', 'Elbow', 'Wrist', 'Hand'] as const;
type Turned = (typeof LEGS)[number] | (typeof ARMS)[number];
/** How far somebody in a hug is turned to the partner, radians: as far as a chest that was photographed from the front. */
const TURN = 0.3;
/** How far beyond the partner's spine the hand behind the back reaches, in widths of the shoulders. */
const AROUND = 0.34;
/** Where that hand holds the partner's arm, and where the other one lies before the partner, in shares of the height. */
const [HOLD, LAID]: readonly [number, Vector] = [-0.045, [0.135, -0.2, 0.13]];

/** The most that other people's chests turn, radians, and the turns between which this ends, toward their backs. */
const [MOST_TURN, ASIDE, AWAY] = [0.5, 1.35, 1.75];

/**
 * Returns a pose that suits a chest photographed from the front. People who hug or kiss cannot turn to each other: they
 * stand side by side, with one arm around the other's back. The chests of those who walk or run turn less than their legs.
 */
export function toCamera(state: FigureState, proportions: Proportions): FigureState {
  const { around, skeleton, things, held } = state;
  const { chestYaw } = skeleton;
  const isFree = !around && !things?.length && !held;
  const turn = Math.abs(chestYaw);
  if (isFree && turn > MOST_TURN && turn < AWAY) {
    const shown = MOST_TURN + (turn - MOST_TURN) * smoothstep(ASIDE, AWAY, turn);
    return { ...state, skeleton: turned(skeleton, Math.sign(chestYaw) * shown, ARMS) };
  }
  return sideBySide(state, proportions);
}

function sideBySide(state: FigureState, proportions: Proportions): FigureState {
  const { around, skeleton } = state;
  const far = (['left', 'right'] as const).find((side) => around?.[side] === 'behind');
  if (!far) return state;
  const near = far === 'left' ? 'right' : 'left';
  const sign = far === 'left' ? 1 : -1;
  const frontal = turned(skeleton, sign * TURN, ['Shoulder', ...LEGS]);
  const { leftShoulder, rightShoulder, neck } = frontal.joints;
  const palm = frontal.joints[`${far}Hand`];
  const hold: Vector = [palm[0] + sign * proportions.shoulders * AROUND, neck[1] + HOLD, palm[2]];
  const laid: Vector = [
    neck[0] + sign * LAID[0],
    neck[1] + LAID[1],
    Math.max(leftShoulder[2], rightShoulder[2]) + LAID[2],
  ];
  const own = { skeleton: frontal, proportions };
  const joints = {
    ...frontal.joints,
    ...armTo(hold, own, far, [0, -1, -0.4]),
    ...armTo(laid, own, near, [-sign * 0.5, -1, 0]),
  };
  return { ...state, skeleton: { ...frontal, joints } };
}

/** Returns a body whose chest faces in another direction, with these joints of both sides. */
function turned({ joints, chestYaw, ...head }: PosedSkeleton, yaw: number, names: readonly Turned[]): PosedSkeleton {
  const [c, s] = [Math.cos(yaw - chestYaw), Math.sin(yaw - chestYaw)];
  const isArm = (name: Turned) => (ARMS as readonly string[]).includes(name);
  const moved = names.flatMap((name) =>
    (['left', 'right'] as const).map((side): [Joint, Vector] => {
      const [x, y, z] = joints[`${side}${name}`];
      const [middle, , deep] = isArm(name) ? joints.neck : joints.hips;
      return [
        `${side}${name}`,
        [middle + (x - middle) * c + (z - deep) * s, y, deep + (z - deep) * c - (x - middle) * s],
      ];
    }),
  );
  return { ...head, chestYaw: yaw, joints: { ...joints, ...Object.fromEntries(moved) } };
}
