import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { STRUM_HEIGHT, STRUM_RANGE } from '../../acting/clips/guitars.ts';
import type { Body, Side } from './body-cut.ts';
import { gripOf } from './held-place.ts';
import type { Slung } from './in-both-hands.ts';
import { between, type Rig, type Spot } from './rig.ts';
import type { Point } from './tube.ts';

/** Where the strings are struck, over the sound hole, and how far from the middle a stroke begins and ends. */
const [OVER_HOLE, STROKE] = [1.4, 2.4];
/** Distances from the stroke's usual height, in strokes, between which an arm leaves the strings for a big swing. */
const [NEAR, AWAY] = [2.2, 4.5];
/** Range of the hand on the frets: above the body of the guitar, and below its head. */
const FRETS = [18, 24] as const;
/** Share of a hand that is beyond the strings it strikes, and beyond the neck that it wraps. */
const [FINGERTIPS, WRAPPED] = [0.34, 0.3];

/** Returns the joints of somebody who plays: the hands are at the strings over the sound hole, and around the neck. */
export function atGuitar({ rig, proportions }: Body, { laid, scale, strumming, fretting }: Slung): Rig {
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
      ...frettingArm(rig, fretting, held, {
        across,
        neck,
        long,
        upper: proportions.upperArm,
        lower: proportions.forearm,
      }),
    },
  };
}

/** How much of its length an arm shows that comes forward to the neck. */
const SEEN = 0.86;
/** How far fingers on the frets lean along the neck, away from the body of the guitar. */
const SLANT = 0.3;

/** Returns an arm that hangs to its elbow and comes up under the neck, with the fingers over the strings. */
function frettingArm(
  { joints, height }: Rig,
  side: Side,
  [x, y]: Point,
  { across, neck, long, upper, lower }: { across: Point; neck: Point; long: number; upper: number; lower: number },
) {
  const [shoulder, elbow, wrist, hand] = [
    joints[`${side}Shoulder`],
    joints[`${side}Elbow`],
    joints[`${side}Wrist`],
    joints[`${side}Hand`],
  ];
  const fingers: Point = [neck[0] * SLANT - across[0], neck[1] * SLANT - across[1]];
  const at = (along: number, { z }: Spot): Spot => ({
    x: x + fingers[0] * long * along,
    y: y + fingers[1] * long * along,
    z,
  });
  const root = at(WRAPPED - 1, wrist);
  const [wide, down] = [root.x - shoulder.x, root.y - shoulder.y];
  const way = Math.hypot(wide, down) || 1;
  const [first, second] = [upper, lower].map((part) => part * height * SEEN) as [number, number];
  const reach = clamp((first ** 2 - second ** 2 + way ** 2) / (2 * way), -first, first);
  const out = Math.sqrt(Math.max(0, first ** 2 - reach ** 2));
  // The elbow is below the line from the shoulder to the hand.
  const below = Math.sign(wide) || 1;
  return {
    [`${side}Elbow`]: {
      ...elbow,
      x: shoulder.x + (wide * reach - down * out * below) / way,
      y: shoulder.y + (down * reach + wide * out * below) / way,
    },
    [`${side}Wrist`]: root,
    [`${side}Hand`]: at(WRAPPED, hand),
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
