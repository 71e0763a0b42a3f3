import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { isCrying } from '../../acting/face-state.ts';
import { BOWLS } from '../../acting/holding.ts';
import { armTo, minus, PALM, toward } from '../../acting/partner.ts';
import type { PosedSkeleton, Proportions, Vector } from '../../acting/skeleton.ts';
import type { FigureState } from '../figure.ts';
import { heldName } from '../kit/held-place.ts';
import { isInBothHands, NECK_SLOPES } from '../kit/in-both-hands.ts';
import { halfOf } from '../kit/sheet-hands.ts';
import { lookingAway } from './looking-away.ts';
import { presentedIn, presenting } from './presenting.ts';
import { CLOSED_LIPS, sideBySide } from './side-by-side.ts';
import { ARMS, hanging, SIDES, turned } from './turned-pose.ts';

/** The most that other people's chests turn, radians, and the turns between which this ends, toward their backs. */
const [MOST_TURN, ASIDE, AWAY] = [0.5, 1.35, 1.75];
/** Turn from which the viewer sees the whole back, radians. */
const BACK = 2.6;

/**
 * Returns a pose that suits a chest photographed from the front. People who hug or kiss cannot turn to each other: they
 * stand side by side: one has an arm around the other's shoulder, who reaches across the first one's chest. The chests of
 * those who walk or run turn less than their legs.
 * @param isTurned whether the body is turned in its photograph
 * @param beyond how far the photograph keeps a partner in an embrace away, in shares of the height
 */
export function toCamera(state: FigureState, proportions: Proportions, isTurned = false, beyond = 0): FigureState {
  const { contact, skeleton, things, held, handsRest } = state;
  const { chestYaw } = skeleton;
  const presented = presentedIn(state);
  if (presented) return { ...state, skeleton: presenting(skeleton, proportions, presented) };
  if (holdsSheet(state)) {
    const isBefore = isTurned || state.isPageSeen === true;
    const half = halfOf(heldName(state) ?? '');
    const apart = half === undefined ? undefined : Math.max(half / 100, PALMS_APART);
    return { ...state, skeleton: fromBelow(skeleton, proportions, { isBefore, ...(apart && { apart }) }) };
  }
  const isFree = !contact && !things?.length && !held;
  const turn = Math.abs(chestYaw);
  if (isFree && turn > BACK) return lookingAway(state, proportions);
  if (handsRest) return { ...state, skeleton: atRest(skeleton, proportions) };
  if (isFree && turn > MOST_TURN && turn < AWAY) {
    const shown = MOST_TURN + (turn - MOST_TURN) * smoothstep(ASIDE, AWAY, turn);
    return { ...state, skeleton: turned(skeleton, Math.sign(chestYaw) * shown, ARMS) };
  }
  return sideBySide(eating(strumming(composed(state, proportions), proportions), proportions), proportions, beyond);
}

/** Least distance of a palm from the middle between two, so that hands at a small thing do not cross. */
const PALMS_APART = 0.036;

/** Whether both hands hold a sheet, which somebody who is turned in the photograph holds from below. */
export function holdsSheet(state: FigureState): boolean {
  return isInBothHands(state) && !STRINGED.has(state.held?.left ?? state.held?.right ?? '');
}

/** Where a hand holds a thing, as a share of its length, and how far its fingers lean inward. */
const [GRIP, INWARD] = [0.45, 0.28];
/** Share of the way to the middle of the body by which a page before it is nearer to it than in the pose. */
const CENTERED = 0.75;
/** Height of the hands at a page above the hips at least, in shares of the height. Lower ones would be seen from the back. */
const OVER_LAP = 0.1;
/** Share of the way to the middle of the body that elbows are nearer to it than wrists. */
const TUCKED = 0.72;

/** How far an elbow is outside of its shoulder and below it, in lengths of the upper arm. */
const [BESIDE, HANGS] = [0.16, 0.98];

/**
 * Returns hands that hold the same thing from below, on forearms that come up from elbows beside the body. Beside shoulders
 * that are turned in the photograph, painted arms would begin in the air: those elbows are before the belly, as are those
 * that the reader sees.
 * @param isBefore whether elbows are before the belly
 * @param apart how far each hand is from the middle between both, in shares of the height. Default: as far as in the pose
 */
function fromBelow(
  skeleton: PosedSkeleton,
  { upperArm, forearm, hand }: Proportions,
  { isBefore, apart }: { isBefore: boolean; apart?: number },
): PosedSkeleton {
  const { joints } = skeleton;
  const between = (joints.leftHand[0] + joints.rightHand[0]) / 2;
  // The photograph shows the chest from the front, however far the pose is turned.
  const back = isBefore ? 0 : (joints.waist[0] - between) * CENTERED;
  const middle = between + back;
  const arms = SIDES.map((side) => {
    const [held, low, z] = toward(joints[`${side}Wrist`], joints[`${side}Hand`], GRIP);
    const y = isBefore ? low : Math.max(low, joints.hips[1] + OVER_LAP);
    const x = apart === undefined ? held + back : middle + (Math.sign(held - middle) || 1) * apart;
    const inward = (Math.sign(joints.neck[0] - x) || 1) * INWARD;
    const up = Math.sqrt(1 - INWARD ** 2);
    const wrist: Vector = [x - inward * hand * GRIP, y - up * hand * GRIP, z];
    const aside = clamp((joints.waist[0] - wrist[0]) * TUCKED, -forearm * 0.8, forearm * 0.8);
    const [shoulderX, shoulderY, shoulderZ] = joints[`${side}Shoulder`];
    const out = side === 'left' ? 1 : -1;
    const hanging: Vector = [shoulderX + out * BESIDE * upperArm, shoulderY - HANGS * upperArm, shoulderZ];
    return {
      [`${side}Wrist`]: wrist,
      [`${side}Hand`]: [wrist[0] + inward * hand, wrist[1] + up * hand, z],
      [`${side}Elbow`]: isBefore
        ? [wrist[0] + aside, wrist[1] - Math.sqrt(forearm ** 2 - aside ** 2), z - forearm * INWARD]
        : hanging,
    };
  });
  return { ...skeleton, joints: Object.assign({}, joints, ...arms) };
}

/** The most that a chest turns whose arms are those of the photograph, radians. */
const PORTRAYED = 0.35;

/** Returns a body that faces the camera, with arms that hang or whose hands are in the lap. */
function atRest(skeleton: PosedSkeleton, proportions: Proportions): PosedSkeleton {
  const yaw = skeleton.chestYaw;
  const frontal =
    Math.abs(yaw) < AWAY ? turned(skeleton, Math.max(-PORTRAYED, Math.min(PORTRAYED, yaw)), ARMS) : skeleton;
  const lowered = SIDES.map((side) => hanging(side, { skeleton: frontal, proportions }));
  return { ...frontal, joints: Object.assign({}, frontal.joints, ...lowered) };
}

/**
 * Returns the pose of somebody who cries, with hands that hold nothing lowered. The tears of a photographed face tell
 * more than painted hands that hide it.
 */
function composed(state: FigureState, proportions: Proportions): FigureState {
  const { face, around, things, held, skeleton } = state;
  if (!isCrying(face) || around || things?.length || held) return state;
  const { joints } = skeleton;
  const raised = SIDES.filter((side) => joints[`${side}Wrist`][1] > joints.chest[1]);
  // One hand below an eye wipes a tear and leaves the face free.
  if (raised.length < 2) return state;
  const lowered = raised.map((side) => hanging(side, { skeleton, proportions }));
  return { ...state, skeleton: { ...skeleton, joints: Object.assign({}, joints, ...lowered) } };
}

/** Instruments with strings before the belly. */
const STRINGED: ReadonlySet<string> = new Set(['guitar', 'electric-guitar']);
/** Where strings are beside the belly's middle, toward the neck of the instrument, below it and before it, in shares of the height. */
const STRINGS: Vector = [0.046, -0.047, 0.15];
/** How far below and above the strings a hand that strums swings. */
const SWINGS = { low: -0.026, high: 0.03 };

/** Where the other hand is along the neck of an instrument, in shares of the height. */
const ALONG_NECK = [0.15, 0.2] as const;

/** Returns the pose of a player whose hands are on the strings: bodies of photographs are broader than those of drawings. */
function strumming(state: FigureState, proportions: Proportions): FigureState {
  const { held, skeleton } = state;
  if (!STRINGED.has(held?.left ?? held?.right ?? '') || Math.cos(skeleton.chestYaw) < 0) return state;
  const side = held?.left ? 'left' : 'right';
  const { joints } = skeleton;
  const belly = toward(joints.waist, joints.chest, 0.3);
  const other = side === 'left' ? 'right' : 'left';
  const frets = toward(joints[`${other}Wrist`], joints[`${other}Hand`], GRIP);
  const [aside, down, near] = STRINGS;
  const to = Math.sign(frets[0] - belly[0]) || 1;
  const strings: Vector = [belly[0] + to * aside, belly[1] + down, belly[2] + near];
  const swing = Math.max(SWINGS.low, Math.min(SWINGS.high, joints[`${side}Hand`][1] - strings[1]));
  const out = side === 'left' ? 1 : -1;
  const own = { skeleton, proportions };
  const strum = armTo([strings[0], strings[1] + swing, strings[2]], own, side, [out, -0.5, 0]);
  const [dx, dy] = [Math.abs(frets[0] - strings[0]), frets[1] - strings[1]];
  const angle = clamp(Math.atan2(dy, dx), ...NECK_SLOPES);
  const long = clamp(Math.hypot(dx, dy), ...ALONG_NECK);
  const neck: Vector = [strings[0] + to * Math.cos(angle) * long, strings[1] + Math.sin(angle) * long, strings[2]];
  // The fingers cross the strings.
  const fret = armTo(neck, own, other, [out * 0.2, -1, 0], [-to * Math.sin(angle), Math.cos(angle), 0.2]);
  return { ...state, skeleton: { ...skeleton, joints: { ...joints, ...strum, ...fret } } };
}

/** Height of the hand with the sticks above the neck from which the noodles are at the mouth, in shares of the height. */
const AT_MOUTH = -0.05;
/** How far outward the elbows of somebody who eats point, relative to down. */
const ELBOW = 0.2;

/**
 * Returns somebody who eats with elbows near the body, as cloth hangs in the photograph, and with a face that does not
 * grin: the lips are closed around the noodles.
 */
function eating(state: FigureState, proportions: Proportions): FigureState {
  const { held, skeleton, face } = state;
  const bowl = SIDES.find((side) => BOWLS.has(held?.[side] ?? ''));
  if (!bowl) return state;
  const { joints } = skeleton;
  const arms = SIDES.map((side) => {
    const [wrist, hand] = [joints[`${side}Wrist`], joints[`${side}Hand`]];
    const out = side === 'left' ? 1 : -1;
    return armTo(toward(wrist, hand, PALM), { skeleton, proportions }, side, [out * ELBOW, -1, 0], minus(hand, wrist));
  });
  const tucked = { ...state, skeleton: { ...skeleton, joints: Object.assign({}, joints, ...arms) } };
  const [, up] = joints[bowl === 'left' ? 'rightWrist' : 'leftWrist'];
  if (up - joints.neck[1] < AT_MOUTH) return tucked;
  return { ...tucked, face: { ...face, ...CLOSED_LIPS } };
}
