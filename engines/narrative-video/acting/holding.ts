import { type ThingName, thingOf } from '../vocabulary/things.ts';
import type { Pose } from './pose.ts';
import { limbReaching, reach } from './reach.ts';
import type { Proportions } from './skeleton.ts';

/** Things from which somebody eats with chopsticks: one hand holds the bowl, and the other one the sticks. */
export const BOWLS: ReadonlySet<string> = new Set<ThingName>(['noodles', 'bowl']);

/** Vehicles with a steering wheel. */
export const STEERED: ReadonlySet<ThingName> = new Set<ThingName>(['car', 'truck']);

/** Whether somebody with these things steers a vehicle. A passenger's hands hold nothing. */
export function isSteered(things: readonly ThingName[], { leftHand, rightHand }: Pose): boolean {
  return leftHand === 'hold' && rightHand === 'hold' && things.some((name) => STEERED.has(name));
}

/** Things that are carried with the arm hanging down. */
const HANGING: ReadonlySet<ThingName> = new Set<ThingName>(['bag', 'suitcase', 'bucket', 'lantern']);

const BEFORE = reach('chest', [0.42, -0.05, 0.42], [0.7, -1, -0.2]);
const RAISED = reach('shoulder', [0.3, -0.05, 0.5], [0.6, -1, 0]);
/** Beside the face and not before it. */
const SHELTERING = reach('shoulder', [0.48, 0.08, 0.3], [0.8, -1, 0]);
const IN_BOTH = reach('belly', [0.16, 0.22, 0.44], [0.8, -1, -0.2]);

/**
 * Returns the pose with an arm raised to hold a thing. Hands that the action already uses keep their position.
 * @param hand the hand that holds the thing; things that need both hands use both
 */
export function holdingUp(pose: Pose, name: ThingName, hand: 'left' | 'right', size: Proportions): Pose {
  const { bearing } = thingOf(name);
  if (HANGING.has(name)) return pose;
  if (bearing === 'in-both-hands') {
    if (!hangs(pose, 'left') || !hangs(pose, 'right')) return pose;
    return {
      ...pose,
      leftArm: limbReaching(IN_BOTH, pose, size, 1),
      rightArm: limbReaching(IN_BOTH, pose, size, -1),
      leftHand: 'hold',
      rightHand: 'hold',
    };
  }
  // An umbrella stays over the head, whatever the other hand does.
  if (name !== 'umbrella' && !hangs(pose, hand)) return pose;
  const wanted = name === 'umbrella' ? SHELTERING : bearing === 'overhead' ? RAISED : BEFORE;
  return {
    ...pose,
    [`${hand}Arm`]: limbReaching(wanted, pose, size, hand === 'left' ? 1 : -1),
    [`${hand}Hand`]: 'hold',
  };
}

/** Returns whether the arm is down beside the body, at most swinging a little. */
function hangs(pose: Pose, hand: 'left' | 'right'): boolean {
  const { swing, spread, bend } = pose[`${hand}Arm`];
  return Math.abs(swing) < 0.75 && Math.abs(spread) < 0.6 && bend < 1.3;
}
