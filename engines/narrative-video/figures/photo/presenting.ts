import type { PosedSkeleton, Proportions, Vector } from '../../acting/skeleton.ts';
import type { FigureState } from '../figure.ts';
import type { Body, Side } from '../kit/body-cut.ts';
import { heldName } from '../kit/held-place.ts';
import { isInBothHands } from '../kit/in-both-hands.ts';
import { between } from '../kit/rig.ts';
import { drawThing } from '../kit/things.ts';

/**
 * Things that lie in a hand when they are seen near: their size relative to that in a wide picture, in which they would be
 * too small to be seen, and how far the middle of what is drawn is above its origin, in hundredths of the figure's height.
 */
const SMALL: Readonly<Record<string, { size: number; middle: number }>> = {
  ring: { size: 0.62, middle: 2.6 },
  key: { size: 0.58, middle: 0.2 },
  coin: { size: 0.5, middle: 4.6 },
  watch: { size: 0.5, middle: 2 },
};

/** Where an open hand with a small thing is: beside the chest and below it, before it, and how far its elbow is outside. */
const SHOWN = { aside: 0.03, down: 0.06, before: 0.2, elbow: 0.5, fingers: 0.16 };
/** Where the thing is in the hand, as a share of the way to the fingertips. */
const IN_PALM = 0.36;

/** Returns the hand in which an insert shows a small thing, if it does. */
export function presentedIn(state: FigureState): Side | undefined {
  const name = heldName(state);
  if (!state.isPageSeen || name === undefined || !(name in SMALL) || isInBothHands(state)) return undefined;
  return state.held?.left ? 'left' : 'right';
}

/** Returns somebody who looks at a small thing in an open hand, on a forearm that comes up from below. */
export function presenting(skeleton: PosedSkeleton, { forearm, hand }: Proportions, side: Side): PosedSkeleton {
  const { joints } = skeleton;
  const out = side === 'left' ? 1 : -1;
  const [x, y, z] = joints.chest;
  const wrist: Vector = [x + out * SHOWN.aside, y - SHOWN.down, z + SHOWN.before];
  const up = (long: number, aside: number): Vector => [
    wrist[0] + out * long * aside,
    wrist[1] + long * Math.sqrt(1 - aside ** 2),
    wrist[2],
  ];
  const arm = {
    [`${side}Elbow`]: up(-forearm, -SHOWN.elbow),
    [`${side}Wrist`]: wrist,
    [`${side}Hand`]: up(hand, -SHOWN.fingers),
  };
  return { ...skeleton, joints: { ...joints, ...arm } };
}

/** Draws the small thing in the palm of a hand. */
export function drawInPalm({ brush, rig, state, paint, thing }: Body, side: Side): void {
  const name = heldName(state);
  const small = name === undefined ? undefined : SMALL[name];
  if (name === undefined || !small || state.isHeldUnseen) return;
  const palm = between(rig.joints[`${side}Wrist`], rig.joints[`${side}Hand`], IN_PALM);
  const height = rig.height * small.size;
  const arm = -Math.PI / 2;
  drawThing(
    brush,
    name,
    { x: palm.x, y: palm.y + (small.middle * height) / 100, arm, height, toward: side === 'left' ? -1 : 1 },
    paint,
    thing,
  );
}
