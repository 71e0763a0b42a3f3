import type { Placement } from '../camera.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { perspectiveOf, scaleAt, seenAt } from '../places/perspective.ts';
import { ADULT_METERS } from '../scenery/bystanders.ts';

/** Place of a thing on the set: position in pixels, and pixels per hundredth of an adult's height. */
export interface OnSet {
  x: number;
  y: number;
  scale: number;
  /** Whether it moves up and down as what flies does. */
  bobs: boolean;
  /** Sizes of the set along whose road it drives away. Absent if it stays. */
  leaves?: Parameters<typeof perspectiveOf>[0];
}

/** How far flying things move up and down, in hundredths of an adult's height. */
const BOB = 3;
/** Where something is that drives away: to the right of the middle and behind people, in meters, and its speed, per second. */
const LANE = { x: 2.9, z: -9, speed: 4.5 } as const;

/** Returns where a thing is in the picture at a moment. */
export function onSet(
  on: OnSet | undefined,
  ground: Placement,
  { seconds }: FrameFacts,
): Omit<OnSet, 'bobs' | 'leaves'> {
  const { x, y, scale, bobs, leaves } = on ?? { x: 0, y: 0, scale: 0, bobs: false };
  if (leaves) {
    const [view, z] = [perspectiveOf(leaves), LANE.z - LANE.speed * seconds];
    const [left, foot] = seenAt(view, [LANE.x, 0, z]);
    const meter = (scaleAt(view, z) * ADULT_METERS) / 100;
    return { x: ground.x + left * ground.scale, y: ground.y + foot * ground.scale, scale: meter * ground.scale };
  }
  const bob = bobs ? Math.sin(seconds * 1.3) * BOB * scale : 0;
  return { x: ground.x + x * ground.scale, y: ground.y + (y + bob) * ground.scale, scale: scale * ground.scale };
}
