import { skeletonOf } from '../acting/kinematics.ts';
import type { Performance, Performer } from '../acting/performance.ts';
import type { PosedSkeleton, Proportions } from '../acting/skeleton.ts';
import { seatOn } from '../drawn-things/drawn.ts';
import type { Scene } from '../story.ts';
import { thingOf } from '../vocabulary/things.ts';

/** Moments of a scene at which heads are looked for, as shares of its length. */
const MOMENTS = [0.2, 0.5, 0.8];
/** The same for hands, which move faster than heads. */
const GESTURES = Array.from({ length: 12 }, (_, moment) => (moment + 0.5) / 12);
/** How far heads may be from where those of standing people are before the picture follows them, in adult heights. */
const [ASIDE, LOWER] = [0.12, 0.05];
/** How much further the picture follows the others than the highest head, so that it never cuts that one off. */
const BELOW_HIGHEST = 0.08;

/** Moments of a close shot whose mean place of the eyes the picture shows, so that it does not follow each nod. */
const STEADY = [0.1, 0.3, 0.5, 0.7, 0.9];

/**
 * Returns where the eyes of all people are on average during a scene, in adult heights: to the viewer's right of their
 * own feet, and above the ground.
 */
export function eyesIn(
  { start, end }: Pick<Scene, 'start' | 'end'>,
  performance: Performance,
  proportions: (character: number) => Proportions,
  stature: (character: number) => number,
): { right: number; up: number } {
  const moments = STEADY.map((share) => performance.at(start + (end - start) * share, proportions));
  const people = (moments[0] ?? []).map((_, index) => {
    const places = moments.flatMap((performers) => {
      const performer = performers[index];
      if (!performer) return [];
      const { head, crown } = skeletonOf(performer.pose, proportions(performer.character), performer.yaw).joints;
      const half = stature(performer.character) / 2;
      return [{ right: (head[0] + crown[0]) * half, up: (head[1] + crown[1]) * half }];
    });
    return { right: meanOf(places.map(({ right }) => right)), up: meanOf(places.map(({ up }) => up)) };
  });
  if (people.length === 0) return { right: 0, up: 0 };
  const ups = people.map(({ up }) => up);
  return {
    right: meanOf(people.map(({ right }) => right)),
    up: Math.max(meanOf(ups), Math.max(...ups) - BELOW_HIGHEST),
  };
}

/**
 * Returns how far a medium picture moves to show the heads of people who sit, kneel, lie or ride: to the viewer's right,
 * and down, in adult heights.
 */
export function headsMoved(
  { start, end }: Pick<Scene, 'start' | 'end'>,
  performance: Performance,
  proportions: (character: number) => Proportions,
): { right: number; down: number } {
  const places = MOMENTS.map((share) =>
    performance
      .at(start + (end - start) * share, proportions)
      .map((performer) => headOf(performer, proportions(performer.character))),
  );
  const people = (places[0] ?? []).map((_, index) => places.map((moment) => moment[index] ?? { right: 0, down: 0 }));
  if (people.length === 0) return { right: 0, down: 0 };
  const downs = people.map((moments) => Math.min(...moments.map(({ down }) => down)));
  const right = meanOf(people.map((moments) => meanOf(moments.map((moment) => moment.right))));
  const down = Math.min(meanOf(downs), Math.min(...downs) + BELOW_HIGHEST);
  return {
    right: Math.sign(right) * Math.max(0, Math.abs(right) - ASIDE),
    down: Math.sign(down) * Math.max(0, Math.abs(down) - LOWER),
  };
}

function headOf({ pose, yaw, things }: Performer, size: Proportions) {
  const { head, crown, hips } = skeletonOf(pose, size, yaw).joints;
  const under = things.find((name) => thingOf(name).bearing === 'under');
  const seat = under ? seatOn(under) : undefined;
  const raised = seat ? seat.height - (seat.isStoodOn ? 0 : hips[1]) : 0;
  return { right: (head[0] + crown[0]) / 2, down: 1 - size.head / 2 - (head[1] + crown[1]) / 2 - raised };
}

/** Height of the hips from which somebody flies, as in `Pose.hips.up`. */
const FLOWN = 0.2;

/** Returns how far the highest head of people who ride, sit or fly is above those of standing people, in adult heights. */
export function riseOf(
  { start }: Pick<Scene, 'start'>,
  performance: Performance,
  proportions: (character: number) => Proportions,
): number {
  const seated = performance
    .at(start, proportions)
    .filter(({ things, pose }) => pose.hips.up > FLOWN || things.some((name) => thingOf(name).bearing === 'under'));
  return Math.max(0, ...seated.map((performer) => -headOf(performer, proportions(performer.character)).down));
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
 * Distance of the outer edge of a head, with hair, from the middle between two heads that lie beside each other, in
 * heights of a head. People who touch stand closer than large heads can be.
 */
const BESIDE_HEAD = 1.2;

/**
 * Returns how far hands and heads reach from the middle of the group to either side, in adult heights.
 * @param apart factor of the distances between people
 */
export function spanOf(
  { start, end }: Pick<Scene, 'start' | 'end'>,
  performance: Performance,
  proportions: (character: number) => Proportions,
  apart: number,
): number {
  const reaches = GESTURES.flatMap((share) =>
    performance.at(start + (end - start) * share, proportions).map(({ character, x, pose, yaw, together }) => {
      const size = proportions(character);
      return Math.max(reachOf(skeletonOf(pose, size, yaw), x * apart), together ? size.head * BESIDE_HEAD : 0);
    }),
  );
  return Math.max(0, ...reaches);
}
