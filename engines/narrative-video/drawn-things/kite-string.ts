import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../../drawing/hand.ts';
import type { Placement } from '../camera.ts';
import { type Actor, footingOf, wayOf } from '../cast/actors.ts';
import { stateAt } from '../cast/state.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { PictureSize } from '../picture-size.ts';

/** How far the string sags below a straight line, as a share of its length. */
const SAG = 0.1;

/**
 * Draws the string of a kite in the context's color.
 * @param hand who holds it; otherwise it leaves the picture below
 * @param scale pixels of a hundredth of an adult's height
 */
export function drawKiteString(
  context: SKRSContext2D,
  tied: Point,
  hand: Point | undefined,
  { width, height }: PictureSize,
  scale: number,
): void {
  const end: Point = hand ?? [tied[0] + (tied[0] < width / 2 ? 0.12 : -0.12) * width, height * 1.05];
  const long = Math.hypot(end[0] - tied[0], end[1] - tied[1]);
  context.save();
  context.lineWidth = Math.max(1, scale * 0.8);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(...tied);
  context.quadraticCurveTo((tied[0] + end[0]) / 2, (tied[1] + end[1]) / 2 + long * SAG, ...end);
  context.stroke();
  context.restore();
}

/** Turn of a body from which it hides one of its hands, in radians. */
const TURNED = 0.6;

/**
 * Returns where the hand is that holds the string, in pixels of the picture: the one that a turned body does not hide, or
 * the one on the kite's side.
 * @param side where the kite is: 1 is right, -1 left
 */
export function handOf(
  actor: Actor,
  side: 1 | -1,
  { ground, picture, posed }: { ground: Placement; picture: PictureSize; posed: FrameFacts },
): Point {
  const at = footingOf(actor, ground, picture, wayOf(actor, posed, picture));
  const { joints, chestYaw } = stateAt(actor, posed).skeleton;
  const isLeft = Math.abs(chestYaw) > TURNED ? chestYaw < 0 : side > 0;
  const [x, y] = isLeft ? joints.leftHand : joints.rightHand;
  return [at.x + x * at.height, at.y - y * at.height];
}
