import type { Bearing } from '../vocabulary/thing.ts';
import { isHanging, type ThingName, thingOf } from '../vocabulary/things.ts';
import type { Pose } from './pose.ts';
import { limbReaching, type Reach, reach } from './reach.ts';
import type { Proportions } from './skeleton.ts';

/** Things from which somebody eats with chopsticks or a spoon, in the hand that does not hold the bowl. */
export const BOWLS: ReadonlySet<string> = new Set<ThingName>(['noodles', 'rice', 'bowl']);

/** Whether it is eaten with a spoon. */
export function isSpooned(name: string): boolean {
  return name === 'bowl';
}

/** Whether two people who share it reach into it with chopsticks or fingers. They bite into other food. */
export function isBetween(things: readonly ThingName[]): boolean {
  return things.some((name) => BOWLS.has(name) || name === 'popcorn');
}

/** Vehicles with a steering wheel. */
const STEERED: ReadonlySet<ThingName> = new Set<ThingName>(['car', 'truck', 'tractor']);

/** Whether a driver is on one side of a vehicle, with room for somebody on the other one. */
export function hasSideBySide(name: ThingName): boolean {
  return STEERED.has(name) || name === 'sleigh';
}

/** Whether somebody with these things steers a vehicle. A passenger's hands hold nothing. */
export function isSteered(things: readonly ThingName[], { leftHand, rightHand }: Pose): boolean {
  return leftHand === 'hold' && rightHand === 'hold' && things.some((name) => STEERED.has(name));
}

const HELD: ReadonlySet<Bearing> = new Set<Bearing>(['in-hand', 'in-both-hands', 'overhead']);

/** Whether hands hold a thing. */
export function isHeld(name: ThingName): boolean {
  return HELD.has(thingOf(name).bearing);
}

const BEFORE = reach('chest', [0.42, -0.05, 0.42], [0.7, -1, -0.2]);
const RAISED = reach('shoulder', [0.3, -0.05, 0.5], [0.6, -1, 0]);
/** Beside the body, so that a staff is not before the face. */
const BESIDE = reach('shoulder', [0.36, -0.42, 0.4], [0.6, -1, 0]);
/** Beside the face and not before it. */
const SHELTERING = reach('shoulder', [0.48, 0.08, 0.3], [0.8, -1, 0]);
/** One hand above the other on the handle of a tool, whose upper end is beside the face. */
const ON_HANDLE = {
  upper: reach('chest', [0.22, -0.1, 0.4], [0.8, -1, -0.2]),
  lower: reach('belly', [-0.04, -0.04, 0.42], [0.8, -1, -0.2]),
};
const LONG: ReadonlySet<ThingName> = new Set<ThingName>(['broom', 'shovel']);
const IN_BOTH = reach('belly', [0.16, 0.22, 0.44], [0.8, -1, -0.2]);

/**
 * Returns the pose with an arm raised to hold a thing. Hands that the action already uses keep their position.
 * @param hand the hand that holds the thing; things that need both hands use both
 * @param yaw direction that the figure faces, in radians, positive to the viewer's right
 */
export function holdingUp(pose: Pose, name: ThingName, hand: 'left' | 'right', size: Proportions, yaw = 0): Pose {
  const { bearing } = thingOf(name);
  if (isHanging(name)) return pose;
  if (name === 'telescope') return lookingThrough(pose, size, yaw < 0 ? -1 : 1);
  if (bearing === 'in-both-hands') {
    if (!hangs(pose, 'left') || !hangs(pose, 'right')) return pose;
    const { upper, lower } = LONG.has(name) ? ON_HANDLE : { upper: IN_BOTH, lower: IN_BOTH };
    return inBothHands(pose, hand === 'left' ? [upper, lower] : [lower, upper], size);
  }
  // An umbrella stays over the head, whatever the other hand does.
  if (name !== 'umbrella' && !hangs(pose, hand)) return pose;
  const beforeBody = name === 'staff' ? BESIDE : BEFORE;
  const wanted = name === 'umbrella' ? SHELTERING : bearing === 'overhead' ? RAISED : beforeBody;
  return {
    ...pose,
    [`${hand}Arm`]: limbReaching(wanted, pose, size, hand === 'left' ? 1 : -1),
    [`${hand}Hand`]: 'hold',
  };
}

/** Returns the pose with both hands at a thing. @param reaches of the left and the right hand */
function inBothHands(pose: Pose, [left, right]: readonly [Reach, Reach], size: Proportions): Pose {
  return {
    ...pose,
    leftArm: limbReaching(left, pose, size, 1),
    rightArm: limbReaching(right, pose, size, -1),
    leftHand: 'hold',
    rightHand: 'hold',
  };
}

/** How far a head is turned aside, so that a telescope does not hide the face, in radians, and how much of its own turn it keeps. */
const [ASIDE, OWN_TURN] = [0.6, 0.4];
/** Distances of the hands on a telescope from the eye, in arm lengths. */
const ON_TELESCOPE = { left: 0.22, right: 0.34 } as const;
/** Distance of an eye from the middle of the face, in heights of the head, as `reach` has it. */
const EYE = 0.12;

/**
 * Returns the pose with a telescope at an eye, whatever the action does with the hands.
 * @param eye 1 for the figure's own left one and a turn to that side, -1 for the right one
 */
function lookingThrough(pose: Pose, size: Proportions, eye: 1 | -1): Pose {
  const turn = eye * ASIDE + pose.head.turn * OWN_TURN;
  const looking = { ...pose, head: { ...pose.head, turn, nod: 0 } };
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = (side: 1 | -1, far: number): Reach => {
    // Each hand would reach for its own eye.
    const across = ((eye - side) * EYE * size.head) / (size.upperArm + size.forearm + size.hand);
    return reach('eyes', [side * (sin * far + across * cos), 0, cos * far - across * sin], [0.8, -1, 0]);
  };
  return inBothHands(looking, [at(1, ON_TELESCOPE.left), at(-1, ON_TELESCOPE.right)], size);
}

/** Returns whether the arm is down beside the body, at most swinging a little. */
function hangs(pose: Pose, hand: 'left' | 'right'): boolean {
  const { swing, spread, bend } = pose[`${hand}Arm`];
  return Math.abs(swing) < 0.75 && Math.abs(spread) < 0.6 && bend < 1.3;
}
