import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../../drawing/color.ts';
import { clamp } from '../../../drawing/motion.ts';
import { flightOffset } from '../../acting/flight.ts';
import { BOWLS } from '../../acting/holding.ts';
import type { Grip } from '../../acting/pose.ts';
import type { Contact } from '../../acting/staging.ts';
import type { FigureState } from '../figure.ts';
import { isBetweenHands } from './between-hands.ts';
import { type Body, type BodyCut, chainOf, type Side } from './body-cut.ts';
import { bowlOf, drawBowlHand } from './bowl-hands.ts';
import { TOPS } from './garments.ts';
import { drawHand, type HandPlace, type HandShape } from './hand.ts';
import { gripOf } from './held-place.ts';
import { isInBothHands, slungOf } from './in-both-hands.ts';
import { type Chain, drawLimb } from './limb.ts';
import { drawPressedCloth } from './pressed-cloth.ts';
import { between, distance, type Rig, type Spot } from './rig.ts';
import { drawCuff, drawSleeve, sleeveGirth } from './sleeve.ts';
import { drawThing } from './things.ts';
import { type Trunk, trunkOf } from './trunk.ts';
import { ellipse, tube } from './tube.ts';

/** Returns the arms that are drawn with the body, from back to front: those that are not around a partner. */
export function ownArms({ rig, state: { around = {} } }: Body): Side[] {
  return (['left', 'right'] as const)
    .filter((side) => !around[side])
    .toSorted((one, other) => nearness(rig, one) - nearness(rig, other));
}

/** Returns how much nearer to the viewer an arm is than the chest, in pixels. */
function nearness({ joints }: Rig, side: Side): number {
  return (joints[`${side}Elbow`].z + joints[`${side}Wrist`].z) / 2 - joints.chest.z;
}

/** Sine of the chest's yaw from which the farther arm is behind the chest. */
const TURNED = 0.5;
/** Yaw up to which the viewer sees the front of the chest, in radians, and how far in front of it a hand is in view. */
const [FRONT_SEEN, IN_VIEW] = [1, 0.09];

/** Whether an arm is drawn before the trunk. The farther arm of a turned body is, unless its hand is before the chest. */
export function isArmBehind(rig: Rig, side: Side): boolean {
  const { joints, chestYaw, height } = rig;
  const { chest } = joints;
  if (nearness(rig, side) < -0.03 * height) return true;
  if (Math.abs(Math.sin(chestYaw)) <= TURNED || joints[`${side}Shoulder`].z >= chest.z) return false;
  const wrist = joints[`${side}Wrist`];
  const ahead = (wrist.x - chest.x) * Math.sin(chestYaw) + (wrist.z - chest.z) * Math.cos(chestYaw);
  return Math.abs(chestYaw) > FRONT_SEEN || ahead < height * IN_VIEW;
}

/**
 * Whether the chest hides the upper arm, and the forearm comes from behind it: of the farther arm, if its elbow is not
 * before the chest.
 */
export function isUpperArmBehind({ rig, cut }: Body, side: Side, trunk: Trunk): boolean {
  if (!isFarther(rig, side)) return false;
  const { [`${side}Elbow` as const]: elbow, [`${side}Shoulder` as const]: shoulder } = rig.joints;
  const [middle] = trunk.edge(0, AT_ELBOW);
  const way = Math.sign(shoulder.x - middle) || 1;
  return (elbow.x - trunk.edge(way, AT_ELBOW)[0]) * way > -cut.arm[2] * rig.height;
}

/** Height at which the chest's outline is compared with an elbow. */
const AT_ELBOW = 0.5;

/** Contacts in which an arm over a partner presses the cloth. */
const PRESSING: ReadonlySet<Contact | undefined> = new Set<Contact>(['hug', 'kiss', 'comfort', 'side-hug']);

/** Draws an arm without its body, and how it presses the cloth of the partner it is around. */
export function drawArmAround(body: Body, side: Side): void {
  const { brush, rig, cut, state, sheet } = body;
  const trunk = trunkOf(rig, cut.torso, TOPS[sheet.top.kind].below);
  if (state.around?.[side] === 'over' && PRESSING.has(state.contact))
    drawPressedCloth(brush, chainOf(rig, side, 'arm'), rig.joints[`${side}Hand`], cut.arm[4] * rig.height);
  drawArm(body, side, trunk);
}

/** Draws the hand of an arm without the arm. */
export function drawHandAround(body: Body, side: Side): void {
  const { brush, rig, cut, skin, sheet } = body;
  const chain = armOf(rig, cut, trunkOf(rig, cut.torso, TOPS[sheet.top.kind].below), { side, inside: BARE });
  drawHand(brush, ...handOf(body, side, chain), skin, cut.hand);
}

/** Returns the place and the shape of a hand. */
function handOf(body: Body, side: Side, chain: Chain): [HandPlace, HandShape] {
  const { rig, proportions, state } = body;
  const [wrist, tip] = [rig.joints[`${side}Wrist`], rig.joints[`${side}Hand`]];
  const long = proportions.hand * rig.height;
  const slung = slungOf(body);
  const isOnSheet = !slung && isInBothHands(state);
  const seen = Math.max(SHORTEST, distance(wrist, tip) / long);
  return [
    { wrist, tip, thumb: thumbSide(chain, side), length: long * seen },
    slung
      ? side === slung.strumming
        ? 'strum'
        : 'fret'
      : isOnSheet
        ? 'flat'
        : clasps(state, side)
          ? 'clasp'
          : gripAt(rig, tip, state.pose[side === 'left' ? 'leftHand' : 'rightHand']),
  ];
}

/** Whether a hand lies on the arm or the shoulder of somebody who is comforted. */
function clasps({ around, contact }: Body['state'], side: Side): boolean {
  return contact === 'comfort' && around?.[side] !== undefined;
}

/** Least length of a hand that points to the viewer, relative to its own. */
const SHORTEST = 0.55;

/**
 * Draws an arm with its hand and with what it holds.
 * @param part if not the whole arm, all of it without the hand, or only what is below the elbow
 */
export function drawArm(
  body: Body,
  side: Side,
  trunk: Trunk,
  part: 'whole' | 'behind' | 'below-elbow' = 'whole',
): void {
  const { brush, rig, cut, sheet, skin, paint, proportions } = body;
  const { sleeve } = TOPS[sheet.top.kind];
  const chain = armOf(rig, cut, trunk, { side, inside: sleeve > 0 ? COVERED : BARE });
  const color = paint(sheet.top.color);
  const bowl = bowlOf(body);
  const isUnderBowl = bowl?.side === side;
  const wrist = rig.joints[`${side}Wrist`];
  const [place, grip] = handOf(body, side, chain);
  // A forearm toward the viewer has the hand in front of its sleeve, and a bowl is in front of the arm.
  const isToward = isUnderBowl || wrist.z - rig.joints[`${side}Elbow`].z > proportions.forearm * rig.height * TOWARD;
  const drawFull = () => {
    if (part === 'behind') return;
    drawHeld(body, side, bowl);
    if (bowl && isUnderBowl) drawBowlHand(body, bowl);
    else drawHand(brush, place, grip, skin, cut.hand);
  };
  const inPart = (draw: () => void) => {
    if (part !== 'below-elbow') return draw();
    brush.context.save();
    brush.context.clip(belowElbow(chain, cut.arm[1] * rig.height * ROOM));
    draw();
    brush.context.restore();
  };
  if (sleeve < 1.8) inPart(() => drawLimb(brush, chain, { girth: cut.arm, height: rig.height }, skin, { relief: 0.5 }));
  if (!isToward) drawFull();
  if (sleeve < 1.8) {
    // The outline at the wrist would separate the hand from the arm.
    brush.shape(ellipse(wrist.x, wrist.y, cut.arm[4] * rig.height * 0.92, cut.arm[4] * rig.height * 0.92), skin, {
      hasLine: false,
      isFlat: true,
    });
  }
  if (sleeve > 0) {
    const girth = sleeveGirth(cut.arm, sheet.top);
    inPart(() => drawSleeve(brush, { chain, girth, height: rig.height }, sheet.top, color));
    if (part !== 'below-elbow' && !isFarther(rig, side)) joinShoulder(body, chain, trunk, color, girth[0]);
    drawCuff(brush, { chain, girth, height: rig.height }, sheet.top, paint);
  }
  if (isToward) drawFull();
}

/** Width of the room around a forearm in which it is drawn, relative to the arm's. */
const ROOM = 1.7;

/** Returns the room around a forearm and an elbow. */
function belowElbow([, elbow, wrist]: Chain, half: number): Path2D {
  return tube([
    { ...elbow, half },
    { ...wrist, half },
  ]);
}

/** Distance from a head's middle within which a hand is at the face, in halves of the head's height. */
const AT_FACE = 1.1;

/** A hand at a face has its fingers together: spread ones would hide it. */
function gripAt({ head }: Rig, tip: Spot, grip: Grip): Grip {
  const isAtFace = Math.hypot(tip.x - head.x, tip.y - head.y) < head.radius * AT_FACE;
  return grip === 'open' && isAtFace ? 'relaxed' : grip;
}

/** Distance of a wrist in front of the elbow from which a forearm points to the viewer, as a share of its length. */
const TOWARD = 0.6;

/** How far arms start inside the trunk: in sleeves, so that the shoulder has no corner, and bare. */
const [COVERED, BARE] = [0.09, 0.02];

/** Share of the way to the chest's outline at which the farther arm starts, so that it does not cover the chest. */
const OUTER = 0.8;

/** Whether the shoulder is on the side of a turned chest that is farther from the viewer. */
function isFarther({ joints, chestYaw, height }: Rig, side: Side): boolean {
  return Math.cos(chestYaw) > 0 && joints[`${side}Shoulder`].z < joints.chest.z - height * 0.02;
}

/** Returns the joints of an arm. */
function armOf(
  rig: Rig,
  { arm }: BodyCut,
  trunk: Trunk,
  { side, inside: share }: { side: Side; inside: number },
): Chain {
  const [shoulder, elbow, wrist] = chainOf(rig, side, 'arm');
  const [x] = trunk.edge(0, 0.86);
  if (isFarther(rig, side)) {
    const [outer] = trunk.edge(Math.sign(shoulder.x - x) || 1, 0.84);
    return [
      { ...shoulder, x: shoulder.x + (outer - shoulder.x) * OUTER, y: shoulder.y + arm[0] * rig.height * 1.5 },
      elbow,
      wrist,
    ];
  }
  const inside = { ...shoulder, x: shoulder.x + (x - shoulder.x) * share, y: shoulder.y + arm[0] * rig.height * 1.5 };
  return [inside, elbow, wrist];
}

/** Hides the line between an arm and the trunk above the armpit, because they are one piece of cloth. */
function joinShoulder({ brush, rig }: Body, [shoulder, elbow]: Chain, trunk: Trunk, color: Rgb, girth: number): void {
  // Soft shading draws no such line.
  if (brush.ink.shadow?.isSoft) return;
  const half = girth * rig.height;
  const [innerX, innerY] = trunk.edge(0, 0.84);
  const inward = {
    x: shoulder.x + (innerX - shoulder.x) * 0.16,
    y: shoulder.y + (innerY - shoulder.y) * 0.16 + half * 0.4,
  };
  const down = between(shoulder, elbow, 0.3);
  brush.shape(
    tube([
      { ...inward, half: half * 0.9 },
      { x: shoulder.x, y: shoulder.y + half * 0.1, half },
      { x: down.x, y: down.y, half: half * 0.9 },
    ]),
    color,
    { hasLine: false, isFlat: true },
  );
}

/**
 * Returns the side of the thumb. Thumbs point forward and inward on hanging arms, and up on arms that are raised
 * forward.
 */
export function thumbSide([shoulder, elbow, wrist]: Chain, side: Side): 1 | -1 {
  const cross = (elbow.x - shoulder.x) * (wrist.y - elbow.y) - (elbow.y - shoulder.y) * (wrist.x - elbow.x);
  if (Math.abs(cross) < 1) return side === 'left' ? 1 : -1;
  return cross > 0 ? 1 : -1;
}

/** Head, as a share of the body's height, above which an umbrella is drawn larger, and how much larger at most. */
const [USUAL_HEAD, WIDEST_SHELTER] = [0.16, 1.7];

/** Whether somebody has a stick in that hand who plays the drums. */
function isDrumming({ things, pose }: FigureState, side: Side): boolean {
  return things?.includes('drums') === true && pose[`${side}Hand`] === 'hold';
}

/**
 * Draws what one hand holds, under the hand.
 * @param bowl the bowl that the hand holds at its side. Without it, a bowl is in the middle of the hand
 */
export function drawHeld(
  { brush, rig, state, paint, thing, proportions, mouth }: Body,
  side: Side,
  bowl?: { x: number; y: number },
): void {
  const name = state.held?.[side] ?? (isDrumming(state, side) ? 'drumstick' : undefined);
  if (!name || state.isHeldUnseen || isInBothHands(state) || isBetweenHands(state)) return;
  const [wrist, elbow] = [rig.joints[`${side}Wrist`], rig.joints[`${side}Elbow`]];
  const other = gripOf(rig, side === 'left' ? 'right' : 'left');
  const hand = bowl ?? gripOf(rig, side);
  const [right, up] = state.flown ? flightOffset(state.flown, state.skeleton.joints[`${side}Hand`]) : [0, 0];
  const grip = { x: hand.x + right * rig.height, y: hand.y - up * rig.height };
  drawThing(
    brush,
    name,
    {
      x: grip.x,
      y: grip.y,
      arm: Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x),
      height: rig.height * (name === 'umbrella' ? clamp(proportions.head / USUAL_HEAD, 1, WIDEST_SHELTER) : 1),
      // Chopsticks lean toward the hand that holds them.
      toward: (BOWLS.has(name) ? other.x : rig.head.x) < grip.x ? -1 : 1,
      other,
      ...(mouth && { lips: mouth }),
    },
    paint,
    thing,
  );
}
