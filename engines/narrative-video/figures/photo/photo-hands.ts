import type { Grip } from '../../acting/pose.ts';
import { thumbSide } from '../kit/arms.ts';
import { type Body, chainOf, type Side } from '../kit/body-cut.ts';
import { isInBothHands, slungOf } from '../kit/in-both-hands.ts';
import { distance } from '../kit/rig.ts';
import { onBody, shadowOfHand } from './arm-shadow.ts';
import type { BodyParts } from './body-parts.ts';
import type { HandShape } from './hand-bones.ts';
import { layHand } from './hand-picture.ts';
import type { PartPicture } from './part-picture.ts';
import { holdsSheet } from './to-camera.ts';

/** @param shape Default: the hand's grip in the pose */
export function drawHand(parts: BodyParts, body: Body, side: Side, shape?: HandShape): void {
  const { brush, rig, state, proportions } = body;
  const wrist = rig.joints[`${side}Wrist`];
  const grip: Grip = state.pose[side === 'left' ? 'leftHand' : 'rightHand'];
  const picture = handOf(parts, body, side, shape ?? seenFromBack(grip, body, side));
  layHand(brush.context, picture, wrist, rig.joints[`${side}Hand`], proportions.hand * rig.height);
}

function handOf({ hands }: BodyParts, { rig, state }: Body, side: Side, shape: HandShape): PartPicture {
  // Hands that hold a sheet from below have their thumbs before it.
  const isThumbLeft = holdsSheet(state) ? side === 'right' : thumbSide(chainOf(rig, side, 'arm'), side) === 1;
  return hands[isThumbLeft ? 'left' : 'right'](shape);
}

/** How far a hand points up, in its lengths, from which the viewer sees the palm of a closed one. */
const RAISED = 0.3;

/**
 * Returns how a hand is seen. One on strings shows its back, and so does an empty, closed one that is not raised. What
 * both hands hold hides their fingers.
 */
function seenFromBack(grip: Grip, body: Body, side: Side): HandShape {
  const { rig, state, proportions } = body;
  if (side === slungOf(body)?.strumming) return 'pluck';
  if (holdsSheet(state)) return 'behind';
  const isClosed = (grip === 'fist' || grip === 'hold') && !state.held?.[side] && !isInBothHands(state);
  const up = rig.joints[`${side}Wrist`].y - rig.joints[`${side}Hand`].y;
  return isClosed && up < proportions.hand * rig.height * RAISED ? 'curled' : grip;
}

/** How far the fingers of a hand over a shoulder are before their usual place, in hands: the rest of it bends behind. */
const OVER = 0.1;
/** How far an arm reaches to lie around the farther shoulder, in widths of its owner's shoulders. A shorter one ends on the back. */
const AROUND = 0.7;

/** Draws the fingers of an arm that is behind both bodies: they come over the partner's shoulder. */
export function drawPhotoHand(parts: BodyParts, body: Body, side: Side): void {
  if (parts.bust.isTurned) return;
  const { brush, rig, proportions } = body;
  const { context } = brush;
  const [shoulder, , wrist] = chainOf(rig, side, 'arm');
  if (Math.abs(wrist.x - shoulder.x) < AROUND * proportions.shoulders * rig.height) return;
  const tip = rig.joints[`${side}Hand`];
  const long = proportions.hand * rig.height;
  const fingers = handOf(parts, body, side, 'over');
  const back = (OVER * long) / Math.max(1, distance(wrist, tip));
  context.save();
  context.translate((wrist.x - tip.x) * back, (wrist.y - tip.y) * back);
  onBody(context, parts.side, rig.height, () =>
    layHand(context, shadowOfHand(fingers, proportions.hand), wrist, tip, long),
  );
  layHand(context, fingers, wrist, tip, long);
  context.restore();
}
