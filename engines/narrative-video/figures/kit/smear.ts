import type { Rgb } from '../../../drawing/color.ts';
import type { Joint, PosedSkeleton } from '../../acting/skeleton.ts';
import type { FigureState } from '../figure.ts';
import { drawHandAround } from './arms.ts';
import type { Body } from './body-cut.ts';
import { isInBothHands } from './in-both-hands.ts';
import { type Station, tube } from './tube.ts';

type Smear = NonNullable<FigureState['smear']>;

/** How far a body is stretched for each height that it moves between two poses, and its limit. */
const STRETCH = { gain: 2.6, most: 0.34 };
/** A movement shorter than this is drawn sharp, in shares of the figure's height. */
const SHARP = { body: 0.02, limb: 0.07 };

/**
 * Returns how a body is stretched on its way between two poses: the direction of its movement in the picture in
 * radians, clockwise from the viewer's right, and its length in that direction, which is 1 if it stands still.
 */
export function stretchOf({ from, to }: Smear): { angle: number; length: number } {
  let [x, y] = [0, 0];
  for (const joint of ['crown', 'neck', 'chest', 'hips'] as const) {
    x += (to.joints[joint][0] - from.joints[joint][0]) / 4;
    y -= (to.joints[joint][1] - from.joints[joint][1]) / 4;
  }
  const way = Math.hypot(x, y);
  return { angle: Math.atan2(y, x), length: way < SHARP.body ? 1 : 1 + Math.min(STRETCH.most, way * STRETCH.gain) };
}

/** Longest smear behind a hand or a foot, in shares of the figure's height: a longer one looks like a limb or a horn. */
const LONGEST = 0.09;

/** Draws each fast hand and foot as one shape along its way to where it is. Hands keep their fingers before it. */
export function drawSmears(body: Body, { from }: Smear, at: { x: number; y: number }): void {
  const { brush, rig, cut, sheet, paint, skin, state } = body;
  const { height } = rig;
  /** Returns whether there is a smear. */
  const draw = (root: Joint, end: Joint, half: number, color: Rgb): boolean => {
    const start = pointOf(from, end, at, height);
    const [hinge, tip] = [rig.joints[root], rig.joints[end]];
    if (Math.hypot(tip.x - start.x, tip.y - start.y) < SHARP.limb * height) return false;
    brush.shape(tube(arc(start, tip, hinge, { half: half * height, most: LONGEST * height })), color);
    return true;
  };
  for (const side of ['left', 'right'] as const) {
    draw(`${side}Hip`, `${side}Toe`, cut.foot[1], paint(sheet.shoes));
    // What a hand holds is before it, and would be covered.
    if (state.held?.[side] !== undefined || isInBothHands(state)) continue;
    if (draw(`${side}Shoulder`, `${side}Wrist`, cut.arm[4] * 2, skin)) drawHandAround(body, side);
  }
}

function pointOf({ joints }: PosedSkeleton, joint: Joint, at: { x: number; y: number }, height: number) {
  return { x: at.x + joints[joint][0] * height, y: at.y - joints[joint][1] * height };
}

/** Returns stations on the last part of an arc about a hinge, which tapers toward where it comes from. */
function arc(
  from: { x: number; y: number },
  to: { x: number; y: number },
  hinge: { x: number; y: number },
  { half, most }: { half: number; most: number },
): Station[] {
  const polar = ({ x, y }: { x: number; y: number }) => ({
    turn: Math.atan2(y - hinge.y, x - hinge.x),
    reach: Math.hypot(x - hinge.x, y - hinge.y),
  });
  const [one, other] = [polar(from), polar(to)];
  const turn = Math.atan2(Math.sin(other.turn - one.turn), Math.cos(other.turn - one.turn));
  const long = Math.hypot((Math.abs(turn) * (one.reach + other.reach)) / 2, other.reach - one.reach);
  const first = Math.max(0, 1 - most / Math.max(1, long));
  return [0, 0.25, 0.5, 0.75, 1].map((passed) => {
    const share = first + (1 - first) * passed;
    const [angle, reach] = [one.turn + turn * share, one.reach + (other.reach - one.reach) * share];
    return {
      x: hinge.x + Math.cos(angle) * reach,
      y: hinge.y + Math.sin(angle) * reach,
      half: half * (0.4 + 0.6 * passed),
    };
  });
}
