import { smoothstep } from '../../../drawing/motion.ts';
import { type Matrix, minus, type Vector } from '../../../drawing/solids/matrix.ts';
import { type FaceState, isCrying } from '../../acting/face-state.ts';
import { BOWLS } from '../../acting/holding.ts';
import type { PosedSkeleton } from '../../acting/skeleton.ts';
import type { FigureState } from '../../figures/figure.ts';
import type { ThingName } from '../../vocabulary/things.ts';
import type { Touch } from './touching.ts';

/**
 * Returns how far an arm turns forward from hanging, radians. Sideways counts as forward, because a pin has only one
 * axis.
 */
export function armTurn(
  skeleton: PosedSkeleton,
  upright: Matrix,
  side: 'left' | 'right',
  { around = {}, contact }: Touch = {},
): number {
  if (contact === 'side-hug' && around[side]) return -AROUND_BACK[side].turn;
  if (contact === 'lean') return isOuter(skeleton.chestYaw, side) ? LEANING_ON.outer : LEANING_ON.inner;
  if (contact === 'partake' && side !== nearSide(skeleton.chestYaw)) return SHARING.sticks.forward;
  if (contact === 'offer' || contact === 'bite') return side === nearSide(skeleton.chestYaw) ? OFFERING[contact] : 0;
  if (contact === 'closed-hold') return (side === 'right') === skeleton.chestYaw > 0 ? HOLD.raised : HOLD.around;
  const ways = { left: wayOf(skeleton, upright, 'left'), right: wayOf(skeleton, upright, 'right') };
  const turns = { left: freeTurn(ways.left), right: freeTurn(ways.right) };
  if (contact === 'open-hold') return Math.max(HOLD.least, Math.min(HOLD.most, turns[side]));
  // Two hands at a face would hide it, as of somebody who cries into them: both stay before the chest.
  const areInward = ways.left[0] < AT_FACE && ways.right[0] > -AT_FACE;
  if (areInward && isAtFace(turns.left) && isAtFace(turns.right)) return BEFORE_CHEST;
  const { chestYaw } = skeleton;
  return beside(turns[side], side === 'left' ? chestYaw : -chestYaw);
}

/** Returns the way from a shoulder to its hand as seen from the chest, statures. */
function wayOf({ joints }: PosedSkeleton, upright: Matrix, side: 'left' | 'right'): Vector {
  return within(upright, minus(joints[`${side}Hand`], joints[`${side}Shoulder`]));
}

/** Returns how far an arm would turn if it might hide the face, radians. */
function freeTurn([x, y, z]: Vector): number {
  const isBack = z < -0.02 && Math.abs(z) > Math.abs(x);
  const out = Math.hypot(x * (y > -0.02 ? 1 : 0.55), z);
  const turn = Math.atan2(isBack ? -out : out, -y);
  // The molded bend already holds the hand a little forward, but not higher.
  return turn - 0.35 * (1 - smoothstep(1.7, 2.3, turn));
}

/**
 * Turns of an arm around somebody who stands beside the toy, backward and to the other's back, radians. The right one is
 * higher, so that both are seen.
 */
const AROUND_BACK = { left: { turn: 1.25, aside: 0.85 }, right: { turn: 1.4, aside: 0.55 } };

/** Returns how far an arm turns inward that lies in the lap or is around somebody's back, radians; 0 for others. */
export function asideOf({ around = {}, contact }: Touch, side: 'left' | 'right'): number {
  if (contact === 'lean') return LEANING_ON.inward;
  return contact === 'side-hug' && around[side] ? AROUND_BACK[side].aside : 0;
}

/** Turns of the arms of two who sit close, forward, and inward: the hands are in the own laps. Radians. */
const LEANING_ON = { outer: 0.12, inner: 0.24, inward: 0.55 };

/** Whether an arm is on the side away from a partner to whom the chest is turned. */
function isOuter(chestYaw: number, side: 'left' | 'right'): boolean {
  return (side === 'left') === chestYaw < 0;
}

/** Turns of the arms of dancers, radians: a joined hand held high, one around the partner, and the range of joined hands. */
const HOLD = { raised: 1.04, around: 0.75, least: 0.75, most: 0.95 };

/** Returns how far an arm leans from the body, radians. A raised one leans outward too, or its hand would hide behind the head. */
export function spreadOf(turn: number): number {
  return LEANING.down - (LEANING.down + LEANING.up) * smoothstep(1.3, 2.5, turn);
}

const LEANING = { down: 0.16, up: 0.42 };

/**
 * Returns how far a toy steps to the viewer's right and toward the viewer, millimeters. Dancers stand so far apart that
 * their hands, which are before their shoulders, meet, and those who sit close so that no arm is inside the other's chest.
 */
export function stepIn({ contact }: Touch, chestYaw: number): readonly [aside: number, ahead: number] {
  const aside = -Math.sign(chestYaw);
  if (contact === 'closed-hold') return [aside * STEP.closed, 0];
  if (contact === 'open-hold') return [aside * STEP.open, 0];
  if (isSharing({ contact })) return [-aside * STEP.sharing, 0];
  if (contact === 'lean') return [aside * STEP.seated, 0];
  if (contact === 'side-hug') return [-Math.sign(Math.sin(chestYaw)) * STEP.abreast, 0];
  return [0, 0];
}

const STEP = { closed: 1.4, open: 2.6, seated: 3.5, abreast: 1.4, sharing: 0.6 };

/** How far dancers turn to each other in addition, radians: arms that only turn forward point to the partner then. */
export function turnIn({ contact }: Touch, chestYaw: number): number {
  if (isSharing({ contact })) return Math.sign(chestYaw) * SHARING.turned;
  return contact === 'closed-hold' || contact === 'open-hold' ? Math.sign(chestYaw) * TURNED : 0;
}

const TURNED = 0.42;

/** Between these turns of an arm, radians, the hand is as high as the face. */
const [CHIN, CROWN] = [0.7, 2.6];
/** How far outside of its shoulder a hand may be that belongs to the face, statures. */
const AT_FACE = 0.03;
/** Turn of an arm whose hand is before the chest, radians. */
const BEFORE_CHEST = 0.76;

function isAtFace(turn: number): boolean {
  return turn >= CHIN && turn <= CROWN;
}

/**
 * Keeps a hand from hiding the face when the figure is seen from that arm's side: it stays below the chin, or goes above the head.
 * @param away how far the chest is turned away from that arm's side, radians
 */
function beside(turn: number, away: number): number {
  if (away > -0.4 || !isAtFace(turn)) return turn;
  return turn < (CHIN + CROWN) / 2 ? CHIN : CROWN;
}

/** Turns of an arm with chopsticks, radians: over the bowl, and beside the mouth. */
const STICKS = { low: 1.02, high: 1.42 };
/** Heights of a hand relative to the chin, between which chopsticks are raised, statures. */
const RAISED = { from: -0.045, to: 0.02 };

/**
 * Returns the turn of an arm that holds the chopsticks, if the other hand holds a bowl. Its stiff arm turns only between bowl
 * and mouth.
 * @param other what the other hand holds
 * @param up height of the hand above the chin in the pose, statures
 */
export function besideBowl(turn: number, other: string | undefined, up: number): number {
  if (other === undefined || !BOWLS.has(other)) return turn;
  return STICKS.low + (STICKS.high - STICKS.low) * smoothstep(RAISED.from, RAISED.to, up);
}

/**
 * How far arms at a bowl turn inward, radians: the one that holds it, and the one with the chopsticks at its turns. The hands
 * of a reader are no farther apart than a letter is wide, and a singer's microphone is before the mouth.
 */
const INWARD = { bowl: 0.7, low: 0.3, high: 0.06, letter: 0.34, microphone: 0.62 };

/**
 * Returns how far an arm turns toward the middle, radians. Pins do not allow it, but a bowl has to be below the chin. Chopsticks
 * at the mouth stay beside the face.
 * @param turn how far the arm turns forward, radians
 */
export function inwardOf(held: FigureState['held'], side: 'left' | 'right', turn: number): number {
  if (held?.left === 'letter' && held.right === 'letter') return INWARD.letter;
  if (held?.[side] === 'microphone') return INWARD.microphone;
  if (BOWLS.has(held?.[side] ?? '')) return INWARD.bowl;
  if (!BOWLS.has(held?.[side === 'left' ? 'right' : 'left'] ?? '')) return 0;
  return INWARD.low + (INWARD.high - INWARD.low) * smoothstep(STICKS.low, STICKS.high, turn);
}

/** Distance of hands that meet, statures, and how far the arms turn inward then, radians. */
const MEETING = { within: 0.11, inward: 0.6 };

/** Returns how far both arms turn toward the middle if the hands meet, as of somebody who prays or claps; 0 otherwise. */
export function meetingInward({ joints }: PosedSkeleton): number {
  const apart = Math.hypot(...minus(joints.leftHand, joints.rightHand));
  return MEETING.inward * (1 - smoothstep(MEETING.within, MEETING.within * 2, apart));
}

/**
 * How far two people at one bowl turn to each other in addition, how far inward the arm at the bowl turns and the guest's arm
 * with the chopsticks, and how far that one turns forward, radians.
 */
const SHARING = { turned: 0.3, inward: 0.4, sticks: { inward: 0.1, forward: 0.9 } };

/** Turns of the arm of whoever holds out food, and of the one who bites into it, radians. */
const OFFERING = { offer: 1.02, bite: 0.75 };

/** What two people do who eat the same. */
const SHARED: ReadonlySet<Touch['contact']> = new Set<Touch['contact']>(['eat', 'partake', 'offer', 'bite']);

/** Whether two people eat the same. */
export function isSharing({ contact }: { contact?: Touch['contact'] | undefined }): boolean {
  return SHARED.has(contact);
}

/** Returns the side of a turned chest that is nearer to the viewer. */
function nearSide(chestYaw: number): 'left' | 'right' {
  return chestYaw > 0 ? 'right' : 'left';
}

/**
 * Returns how far an arm of two people at one bowl turns toward the middle, radians.
 * @param turn how far the arm turns forward, radians
 */
export function sharingInward(
  { held, contact }: Pick<FigureState, 'contact'> & { held: FigureState['held'] },
  chestYaw: number,
  side: 'left' | 'right',
  turn: number,
): number {
  if (side === nearSide(chestYaw)) return SHARING.inward;
  if (contact === 'offer' || contact === 'bite') return 0;
  return contact === 'partake' ? SHARING.sticks.inward : inwardOf(held, side, turn);
}

/**
 * Turns of an arm, radians, of which a held thing allows no higher one: the rim of a drink is below the eyes, a microphone below
 * the mouth, a telephone at the ear, a brush before the chest, and a letter at the belly, or each would hide the face or the toy.
 */
const MOST: Readonly<Record<string, number>> = {
  ...{ cup: 1.2, glass: 1.2, bottle: 1.3 },
  ...{ microphone: 0.8, phone: 1.55, brush: 0.8, letter: 0.3 },
} satisfies Partial<Record<ThingName, number>>;
/** Turns of an arm whose hand is before the belly, and of one with a bowl below the chin, radians. */
const [AT_BELLY, WITH_BOWL] = [0.55, 0.86];

/** Returns the turn of an arm with what it holds, which is before no eye. */
export function heldLow(turn: number, held: string | undefined): number {
  if (held === undefined) return turn;
  return BOWLS.has(held) ? WITH_BOWL : Math.min(turn, MOST[held] ?? Infinity);
}

/** Keeps the hands of somebody who cries before the belly. A stiff arm that reached for an eye would wave past the head. */
export function weeping(turn: number, face: FaceState): number {
  return isCrying(face) ? Math.min(turn, AT_BELLY) : turn;
}

/** Returns a direction as seen from a frame. */
export function within(frame: Matrix, [x, y, z]: Vector): Vector {
  const column = (index: number) => (frame[index] ?? 0) * x + (frame[index + 4] ?? 0) * y + (frame[index + 8] ?? 0) * z;
  return [column(0), column(1), column(2)];
}
