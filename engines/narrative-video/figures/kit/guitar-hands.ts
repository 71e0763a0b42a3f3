import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { STRUM_HEIGHT, STRUM_RANGE } from '../../acting/clips/instruments.ts';
import type { Body, Side } from './body-cut.ts';
import { gripOf, type Slung } from './in-both-hands.ts';
import { between, type Rig, type Spot } from './rig.ts';
import type { Point } from './tube.ts';

/** Where the strings are struck, over the sound hole, and how far from the middle a stroke begins and ends. */
const [OVER_HOLE, STROKE] = [1.4, 2.4];
/** Distances from the stroke's usual height, in strokes, between which an arm leaves the strings for a big swing. */
const [NEAR, AWAY] = [2.2, 4.5];
/** Range of the hand on the frets: above the body of the guitar, and below its head. */
const FRETS = [15, 29] as const;
/** Share of a hand that is beyond the strings it strikes, and beyond the neck that it wraps. */
const [FINGERTIPS, WRAPPED] = [0.34, 0.42];

/** Returns the joints of somebody who plays: the hands are at the strings over the sound hole, and around the neck. */
export function atGuitar({ rig, proportions }: Body, { laid, scale, strumming }: Slung): Rig {
  const neck: Point = [Math.sin(laid.turn), -Math.cos(laid.turn)];
  const to = Math.sign(laid.turn) || 1;
  const across: Point = [Math.cos(laid.turn) * to, Math.sin(laid.turn) * to];
  const on = (up: number, aside: number): Point => [
    laid.x + (neck[0] * up + across[0] * aside) * scale,
    laid.y + (neck[1] * up + across[1] * aside) * scale,
  ];
  const { joints, height } = rig;
  const long = proportions.hand * height;
  const arm = (proportions.upperArm + proportions.forearm) * height + long * 0.6;
  const palm = between(joints[`${strumming}Wrist`], joints[`${strumming}Hand`], 0.6);
  const belly = between(joints.neck, joints.hips, 0.75);
  const stroke = ((belly.y - palm.y) / arm - STRUM_HEIGHT) / STRUM_RANGE;
  const struck = on(OVER_HOLE, -clamp(stroke, -1, 1) * STROKE);
  const fretting: Side = strumming === 'left' ? 'right' : 'left';
  const grip = gripOf(rig, fretting);
  const far = ((grip.x - laid.x) * neck[0] + (grip.y - laid.y) * neck[1]) / scale;
  const held = on(clamp(far, ...FRETS), 0);
  return {
    ...rig,
    joints: {
      ...joints,
      ...armAt(rig, strumming, struck, {
        long,
        beyond: FINGERTIPS,
        bend: [across[0] * 0.5, across[1] * 0.5],
        share: 1 - smoothstep(NEAR, AWAY, Math.abs(stroke)),
      }),
      ...armAt(rig, fretting, held, {
        long,
        beyond: WRAPPED,
        bend: [-across[0] * 1.6, -across[1] * 1.6],
        share: 1,
      }),
    },
  };
}

/**
 * Returns an arm whose hand is at a place.
 * @param bend how the hand leaves the forearm's direction
 * @param share 0 leaves the arm as it is, 1 moves it fully
 */
function armAt(
  { joints }: Rig,
  side: Side,
  [x, y]: Point,
  { long, beyond, bend, share }: { long: number; beyond: number; bend: Point; share: number },
) {
  const [elbow, wrist, hand] = [joints[`${side}Elbow`], joints[`${side}Wrist`], joints[`${side}Hand`]];
  const way = Math.hypot(x - elbow.x, y - elbow.y) || 1;
  const [dx, dy] = [(x - elbow.x) / way + bend[0], (y - elbow.y) / way + bend[1]];
  const turned = Math.hypot(dx, dy) || 1;
  const at = (along: number, { z }: Spot): Spot => ({
    x: x + (dx / turned) * long * along,
    y: y + (dy / turned) * long * along,
    z,
  });
  const moved = between(wrist, at(beyond - 1, wrist), share);
  return {
    // The elbow follows, so that the forearm keeps about its length.
    [`${side}Elbow`]: { ...elbow, x: elbow.x + (moved.x - wrist.x) * 0.4, y: elbow.y + (moved.y - wrist.y) * 0.4 },
    [`${side}Wrist`]: moved,
    [`${side}Hand`]: between(hand, at(beyond, hand), share),
  };
}
