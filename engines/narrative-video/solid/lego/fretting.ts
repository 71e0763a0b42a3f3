import {
  type Matrix,
  minus,
  moved,
  product,
  rolled,
  shifted,
  turned,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import type { ThingName } from '../../vocabulary/things.ts';
import { isGuitar } from '../strap.ts';
import { within } from './arms.ts';

/** Scale of a guitar: one as large as other molded things would hide the whole torso. */
export const GUITAR_SCALE = 1.15;
/** The neck of a guitar: its slope, and its distance in front of the origin in meters. */
const NECK = { slope: Math.atan(1 / 3), ahead: 0.085 * GUITAR_SCALE };
/**
 * Where a guitar hangs, meters: beside the middle, so that its strings are under the hand that strikes them, and in front of the
 * torso, so that it can turn.
 */
const [ASIDE, FREE] = [-0.1, 0.07];
/** Maximum turn and roll of a guitar toward the hand, radians. */
const [MOST_TURNED, MOST_ROLLED] = [0.5, 0.4];

/** How far the arm whose hand strikes the strings turns inward, radians. */
const STRUM = 0.4;

export function playsGuitar(things: readonly ThingName[] = []): boolean {
  return things.some(isGuitar);
}

/** Returns how far an arm at a guitar turns toward the middle, radians: the right hand is at the strings. */
export function strumInward(side: 'left' | 'right'): number {
  return side === 'right' ? STRUM : 0;
}

/**
 * Returns the frame of a guitar whose neck passes through the fretting hand. An arm on a pin cannot reach for the neck, so
 * the guitar turns toward the hand.
 * @param belly frame in front of the belly, without scale
 */
export function guitarFrame(belly: Matrix, hand: Vector): Matrix {
  const origin = moved(belly, [ASIDE, 0, FREE]);
  const [x, y, z] = within(belly, minus(hand, origin));
  const reach = Math.sqrt(Math.max(0.01, x * x + z * z - NECK.ahead ** 2));
  const turn = Math.atan2(NECK.ahead, reach) - Math.atan2(z, x);
  const roll = Math.atan2(y, reach) - NECK.slope;
  return product(
    belly,
    shifted(ASIDE, 0, FREE),
    turned(limited(turn, MOST_TURNED)),
    rolled(-limited(roll, MOST_ROLLED)),
  );
}

/** Returns the turn of a wrist, radians, with which its claw grips the neck of a guitar. */
export function gripTurn(hand: Matrix, guitar: Matrix): number {
  const neck = minus(moved(guitar, [3, 1, 0]), moved(guitar, [0, 0, 0]));
  const [x, , z] = within(hand, neck);
  return Math.atan2(x, z);
}

function limited(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
