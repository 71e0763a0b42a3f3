import { skeletonOf } from './acting/kinematics.ts';
import type { Performance, Performer } from './acting/performance.ts';
import type { PosedSkeleton, Proportions } from './acting/skeleton.ts';
import { seatOn } from './drawn-things/drawn.ts';
import type { Scene } from './story.ts';
import { thingOf } from './vocabulary/things.ts';

/** Moments of a scene at which heads are looked for, as shares of its length. */
const MOMENTS = [0.2, 0.5, 0.8];
/** The same for hands, which move faster than heads. */
const GESTURES = Array.from({ length: 12 }, (_, moment) => (moment + 0.5) / 12);
/** How far heads may be from where those of standing people are before the picture follows them, in adult heights. */
const [ASIDE, LOWER] = [0.12, 0.05];
/** The same to the side in a close-up, from which the face of a runner who leans would be cut off. */
const ASIDE_IN_CLOSE_UP = 0.03;
/** How much further the picture follows the others than the highest head, so that it never cuts that one off. */
const BELOW_HIGHEST = 0.08;

/**
 * Returns how far a closer picture moves to show the heads of people who sit, kneel, lie or ride: to the viewer's right,
 * and down, in adult heights.
 */
export function headsMoved(
  { start, end, shot }: Pick<Scene, 'start' | 'end' | 'shot'>,
  performance: Performance,
  proportions: (character: number) => Proportions,
): { right: number; down: number } {
  const places = MOMENTS.map((share) =>
    performance
      .at(start + (end - start) * share, proportions)
      .map((performer) => headOf(performer, proportions(performer.character), shot !== 'close')),
  );
  const people = (places[0] ?? []).map((_, index) => places.map((moment) => moment[index] ?? { right: 0, down: 0 }));
  if (people.length === 0) return { right: 0, down: 0 };
  const downs = people.map((moments) => Math.min(...moments.map(({ down }) => down)));
  const right = meanOf(people.map((moments) => meanOf(moments.map((moment) => moment.right))));
  const down = Math.min(meanOf(downs), Math.min(...downs) + BELOW_HIGHEST);
  const aside = shot === 'close' ? ASIDE_IN_CLOSE_UP : ASIDE;
  return {
    right: Math.sign(right) * Math.max(0, Math.abs(right) - aside),
    down: Math.sign(down) * Math.max(0, Math.abs(down) - LOWER),
  };
}

/** @param isSeated whether the picture shows what people sit on, which lifts them */
function headOf({ pose, yaw, things }: Performer, size: Proportions, isSeated: boolean) {
  const { head, crown, hips } = skeletonOf(pose, size, yaw).joints;
  const under = things.find((name) => thingOf(name).bearing === 'under');
  const seat = isSeated && under ? seatOn(under) : undefined;
  const raised = seat ? seat.height - (seat.isStoodOn ? 0 : hips[1]) : 0;
  return { right: (head[0] + crown[0]) / 2, down: 1 - size.head / 2 - (head[1] + crown[1]) / 2 - raised };
}

/** Returns how far the highest head of people who ride or sit is above those of standing people, in adult heights. */
export function riseOf(
  { start }: Pick<Scene, 'start'>,
  performance: Performance,
  proportions: (character: number) => Proportions,
): number {
  const seated = performance
    .at(start, proportions)
    .filter(({ things }) => things.some((name) => thingOf(name).bearing === 'under'));
  return Math.max(0, ...seated.map((performer) => -headOf(performer, proportions(performer.character), true).down));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Distance from a hand's joint to the fingertips of a spread hand, in adult heights. */
const FINGERS = 0.03;
/** Half of the width of a head with hair or a hat, as a share of the head's height. */
const HALF_HEAD = 0.62;

/**
 * Returns how far the hands and the head of somebody upright reach from the middle of the picture, in the unit of `x`; 0
 * if the body lies.
 * @param x position of the feet, to the right of the middle
 * @param size height of the body
 */
export function reachOf({ joints }: PosedSkeleton, x: number, size = 1): number {
  const { leftHand, rightHand, neck, hips, head, crown } = joints;
  if (neck[1] - hips[1] < Math.abs(neck[0] - hips[0])) return 0;
  const aside = (right: number, half: number) => Math.abs(x + right * size) + half * size;
  const half = Math.hypot(crown[0] - head[0], crown[1] - head[1], crown[2] - head[2]) * HALF_HEAD;
  return Math.max(aside(leftHand[0], FINGERS), aside(rightHand[0], FINGERS), aside((head[0] + crown[0]) / 2, half));
}

/**
 * Returns how far hands reach from the middle of the group to either side, in adult heights.
 * @param apart factor of the distances between people
 */
export function spanOf(
  { start, end }: Pick<Scene, 'start' | 'end'>,
  performance: Performance,
  proportions: (character: number) => Proportions,
  apart: number,
): number {
  const reaches = GESTURES.flatMap((share) =>
    performance
      .at(start + (end - start) * share, proportions)
      .map(({ character, x, pose, yaw }) => reachOf(skeletonOf(pose, proportions(character), yaw), x * apart)),
  );
  return Math.max(0, ...reaches);
}
