import { isHanging } from '../../../people/character-sheet.ts';
import { drawHeld, isArmBehind, ownArms } from '../kit/arms.ts';
import { type Body, chainOf, type Side } from '../kit/body-cut.ts';
import { expressionOf } from '../kit/expression.ts';
import { drawSheet, drawSlung, isFromBehind, isInBothHands, sheetOf, slungOf } from '../kit/in-both-hands.ts';
import { drawLoins } from '../kit/legs.ts';
import { between, distance } from '../kit/rig.ts';
import { hasCover } from '../kit/sheet-hands.ts';
import { trunkOf } from '../kit/trunk.ts';
import { shadeUnderArm } from './arm-shadow.ts';
import { drawBlanket, drawPillow } from './bedding.ts';
import type { BodyParts } from './body-parts.ts';
import { CostumeOver } from './costume-over-photo.ts';
import { foldElbow } from './elbow-fold.ts';
import { layTorso, narrowed, seated } from './lay-torso.ts';
import { layPart } from './part-picture.ts';
import { shadePartner } from './partner-shadow.ts';
import type { Shown } from './photo-bust.ts';
import { drawHand } from './photo-hands.ts';
import { drawInPalm, presentedIn } from './presenting.ts';
import { withRaisedShoulders } from './raised-shoulders.ts';
import { layShoe } from './shoe-picture.ts';
import { capOpacity, faintly } from './shoulder-caps.ts';
import { holdsSheet } from './to-camera.ts';
import { armsAtPhoto, raisedArms } from './turned-arms.ts';

const SIDES = ['left', 'right'] as const;

/** Least width of the seat of the trousers of somebody who sits, relative to that from the front. */
const SEAT_DEPTH = 0.86;

/** Draws a body from pictures of its parts, from back to front. */
export function drawPhotoBody(parts: BodyParts, posed: Body, head: { behind(): void; front(): void }): void {
  if (posed.state.isCovered) {
    drawCovered(parts, posed, head);
    return;
  }
  const presented = presentedIn(posed.state);
  if (presented) {
    drawHand(parts, posed, presented, 'open');
    layForearm(parts, posed, presented);
    drawInPalm(posed, presented);
    return;
  }
  const shown = shownOf(parts, posed);
  const arms = armsOf(parts, posed, shown);
  const isAway = showsBack(posed);
  const mouth = parts.bust.mouth(posed.rig, posed.proportions);
  const isRead = sheetOf(posed)?.isRead === true;
  const isFree = !parts.bust.isTurned && !isBusy(posed.state) && !posed.state.contact && !isRead;
  const shrugged = isFree ? withRaisedShoulders(posed) : posed;
  const body = {
    ...(isAway || isRead ? shrugged : armsAtPhoto(shrugged, parts.arms, arms, isBusy(posed.state))),
    mouth,
  };
  if (isRead) {
    drawReading(parts, body);
    return;
  }
  const { rig, sheet, cut } = body;
  const { hips } = rig.joints;
  const trunk = trunkOf(rig, cut.torso);
  const slung = slungOf(body);
  const before = isAway ? undefined : slung;
  const costume = parts.isCostume ? new CostumeOver(body, parts.skin) : undefined;
  const isBehind = (side: Side) => isArmBehind(rig, side);
  if (body.state.around) shadePartner(body.brush.context, rig, body.proportions);
  if (!rig.head.isAway) head.behind();
  if (isAway) {
    drawSheet(body);
    if (slung) drawSlung(body, slung);
  }
  for (const side of SIDES)
    if (body.state.around?.[side] === 'over' && !parts.bust.isTurned) drawArm(parts, body, side, 'upper');
  /** Whether the photograph shows the upper arm whose forearm is painted. */
  const hasUpper = (side: Side) => !isAway && !isBusy(body.state) && parts.arms[side]?.elbow !== undefined;
  const isFromBelow = parts.bust.isTurned && holdsSheet(body.state);
  for (const side of arms) {
    // The photographed shoulder covers the upper end of the arm.
    if (!isFromBelow && !hasUpper(side)) drawArm(parts, body, side, 'upper');
    if (isBehind(side)) drawArm(parts, body, side, 'lower');
  }
  const legs = SIDES.toSorted((one, other) => rig.joints[`${one}Knee`].z - rig.joints[`${other}Knee`].z);
  const sits = SIDES.every((side) => rig.joints[`${side}Knee`].y - hips.y < rig.height * 0.13);
  const raised = legs.filter((side) => rig.joints[`${side}Knee`].z - hips.z > rig.height * 0.12);
  /** Draws legs, which stand and rise below a trunk that leans in the photograph. */
  const onHips = (draw: () => void): void => {
    const { context } = body.brush;
    context.save();
    if (!isAway) context.translate(...alongHips(rig, parts.bust.hips));
    draw();
    context.restore();
  };
  costume?.behindLegs();
  onHips(() => {
    // Behind the thighs, the seat of the trousers closes the gap between spread legs.
    if (parts.pelvis)
      layPart(
        body.brush.context,
        parts.pelvis,
        hips,
        below(body, sits),
        rig.height,
        // Somebody who sits rests on as much as the seat is deep.
        Math.max(narrowed(rig.chestYaw), sits ? SEAT_DEPTH : 0),
      );
    for (const side of legs) drawLeg(parts, body, side);
    if (!parts.pelvis) drawLoins(body, trunk);
  });
  // A collar lies over the nape, and long hair over the collar.
  const isOverCollar = !isAway || isHanging(sheet.hair);
  if (isAway || costume)
    layPart(
      body.brush.context,
      parts.neck,
      rig.joints.head,
      between(rig.joints.head, rig.joints.neck, 1.2),
      rig.height,
    );
  if (!isOverCollar) head.behind();
  drawTrunk(parts, body, shown, sits);
  costume?.overLegs();
  costume?.onTrunk();
  onHips(() => {
    for (const side of raised) drawLeg(parts, body, side, parts.lap);
    if (raised.length > 0 && sheet.bottom.kind === 'skirt') drawLoins(body, trunk);
  });
  costume?.overLap();
  head.front();
  if (rig.head.isAway && isOverCollar) head.behind();
  // The arm that strums lies over the instrument as a whole, and the neck lies before the arm whose fingers are on it.
  const isWhole = (side: Side) =>
    !isFromBelow &&
    (side === before?.strumming ||
      (parts.bust.isTurned ? isBusy(body.state) && parts.arms[side]?.isBare === true : isAcross(body, side)));
  const draw = (side: Side) => drawArm(parts, body, side, isWhole(side) ? 'all' : 'lower');
  if (before) {
    draw(before.fretting);
    drawSlung(body, before);
  }
  for (const side of arms) if (!isBehind(side) && side !== before?.fretting) draw(side);
  if (before) drawHand(parts, body, before.fretting);
  // Fingers lie on a cover, and only thumbs on a page.
  const shape = hasCover(body) ? 'flat' : 'thumb';
  if (isAway) return;
  drawSheet(body, (holder, side) => {
    drawHand(parts, holder, side, shape);
    // The sleeve lies over the wrist of a whole hand.
    if (shape === 'flat') layForearm(parts, holder, side);
  });
}

/** Draws somebody who lies under a blanket, with the arms under it. */
function drawCovered(parts: BodyParts, posed: Body, head: { behind(): void; front(): void }): void {
  const body = { ...posed, mouth: parts.bust.mouth(posed.rig, posed.proportions) };
  const bedding = parts.bedding();
  drawPillow(body, bedding);
  head.behind();
  drawTrunk(parts, body, parts.bust.isTurned ? 'portrait' : 'chest', true);
  head.front();
  drawBlanket(body, bedding);
}

function layForearm(parts: BodyParts, { brush, rig }: Body, side: Side): void {
  const [, elbow, wrist] = chainOf(rig, side, 'arm');
  layPart(brush.context, parts.forearm[side], elbow, wrist, rig.height);
}

/** Draws what a reader sees: the sheet, and the own forearms that hold it. */
function drawReading(parts: BodyParts, body: Body): void {
  for (const side of SIDES) drawArm(parts, body, side, 'lower');
  drawSheet(body, (holder, side) => drawHand(parts, holder, side, 'thumb'));
}

/**
 * Whether the viewer sees the back of somebody. Face and chest are one picture, so a chest that twists away from a face
 * that is seen stays in view.
 */
function showsBack(body: Body): boolean {
  return isFromBehind(body) && body.rig.head.isAway;
}

/** Returns what of the photograph is shown: a turned body keeps its arms while they hang. */
function shownOf({ bust, arms }: BodyParts, body: Body): Shown {
  if (body.state.handsRest) return 'portrait';
  if (!bust.isTurned) return 'chest';
  if (isBusy(body.state)) {
    const uses = usedArms(body);
    const [busy, ...others] = SIDES.filter((side) => uses.includes(side) || !arms[side]?.elbow);
    return busy && others.length === 0 ? `busy-${busy}` : 'chest';
  }
  const raised = raisedArms(body).filter((side) => arms[side]?.elbow);
  return raised.length > 0 ? raised : 'portrait';
}

/** Returns the arms that are painted with the body, from back to front. */
function armsOf({ bust }: BodyParts, body: Body, shown: Shown): Side[] {
  const own = ownArms(body);
  if (showsBack(body)) return own;
  if (!bust.isTurned || body.state.handsRest) return own.filter((side) => bust.painted(shown).includes(side));
  // A turned body without its own forearms needs both.
  if (isBusy(body.state)) return own.filter((side) => shown === 'chest' || shown === `busy-${side}`);
  const [raised, missing] = [raisedArms(body), bust.painted(shown)];
  return own.filter((side) => raised.includes(side) || missing.includes(side));
}

/** Whether hands hold something, so that they cannot be those of the photograph. */
function isBusy(state: Body['state']): boolean {
  return !state.handsRest && (SIDES.some((side) => state.held?.[side] !== undefined) || isInBothHands(state));
}

/** Returns the arms that hold something or do not hang. */
function usedArms(body: Body): Side[] {
  if (isInBothHands(body.state)) return [...SIDES];
  const raised = raisedArms(body);
  return SIDES.filter((side) => body.state.held?.[side] !== undefined || raised.includes(side));
}

/**
 * Draws an arm without the body. The partner hides the hand of an arm that is behind. Somebody who is turned keeps the
 * arms of the photograph: painted ones would begin beside the shoulders.
 */
export function drawPhotoArm(parts: BodyParts, body: Body, side: Side): void {
  if (parts.bust.isTurned) return;
  drawArm(parts, body, side, body.state.around?.[side] === 'over' ? 'all' : 'sleeve');
}

/** Whether an upper arm crosses the chest, so that it has to be in front of it. */
function isAcross({ rig: { joints, height } }: Body, side: Side): boolean {
  const [shoulder, elbow, other] = [
    joints[`${side}Shoulder`],
    joints[`${side}Elbow`],
    joints[side === 'left' ? 'rightShoulder' : 'leftShoulder'],
  ];
  const inward = Math.sign(other.x - shoulder.x) * (elbow.x - shoulder.x);
  return inward > height * 0.01 || elbow.z - shoulder.z > height * 0.05;
}

/** A place below the hips, along the spine. @param sits whether the lap hides what is below */
function below({ rig: { joints, height } }: Body, sits: boolean) {
  const { hips, waist } = joints;
  const long = Math.max(1, distance(hips, waist));
  const share = ((sits ? 0.01 : 0.03) * height) / long;
  return { x: hips.x + (hips.x - waist.x) * share, y: hips.y + (hips.y - waist.y) * share, z: hips.z };
}

/** Returns how far hips that are beside the shoulders in the photograph move. @param aside in shares of the height */
function alongHips({ joints: { chest, hips }, height }: Body['rig'], aside: number): [x: number, y: number] {
  const angle = Math.atan2(hips.y - chest.y, hips.x - chest.x) - Math.PI / 2;
  return [Math.cos(angle) * aside * height, Math.sin(angle) * aside * height];
}

/** @param sits whether the lap covers the front of the hem */
function drawTrunk(parts: BodyParts, body: Body, shown: Shown, sits: boolean): void {
  const { brush, rig, proportions, state } = body;
  const { context } = brush;
  if (showsBack(body)) {
    layTorso(context, sits ? seated(parts.back) : parts.back, rig, proportions);
    return;
  }
  parts.bust.draw(context, rig, proportions, shown, expressionOf(state.face));
  if (shown === 'portrait') return;
  for (const side of SIDES) {
    const cap = parts.bust.caps[side];
    const isShown = narrowed(rig.chestYaw) > FRONTAL && !state.around?.[side];
    const [shoulder, elbow] = chainOf(rig, side, 'arm');
    const opacity = cap && isShown ? capOpacity(cap, side, shoulder, elbow) : 0;
    if (cap) faintly(context, opacity, () => layTorso(context, cap.picture, rig, proportions));
  }
}

/** Least apparent width of a chest whose photographed shoulders are shown, relative to that from the front. */
const FRONTAL = 0.93;

function drawLeg(parts: BodyParts, { brush, rig }: Body, side: Side, thighs = parts.thigh): void {
  const [hip, knee, ankle] = chainOf(rig, side, 'leg');
  const { leftHip: left, rightHip: right } = rig.joints;
  const yaw = Math.atan2(right.z - left.z, left.x - right.x);
  layShoe(brush.context, parts.shoes, ankle, rig.joints[`${side}Toe`], rig.height, yaw);
  layPart(brush.context, parts.shin[side], knee, ankle, rig.height);
  layPart(brush.context, thighs[side], hip, knee, rig.height);
}

function drawArm(parts: BodyParts, body: Body, side: Side, part: 'all' | 'sleeve' | 'upper' | 'lower'): void {
  const { brush, rig } = body;
  const [shoulder, elbow, wrist] = chainOf(rig, side, 'arm');
  if (part !== 'lower')
    layPart(brush.context, parts[part === 'all' ? 'upperSleeve' : 'upperArm'][side], shoulder, elbow, rig.height);
  if (part === 'upper') return;
  shadeUnderArm(brush.context, parts.armShadow[side], [elbow, wrist], parts.side, rig.height);
  if (part !== 'sleeve') {
    drawHeld(body, side);
    drawHand(parts, body, side);
  }
  layForearm(parts, body, side);
  foldElbow(brush.context, [shoulder, elbow, wrist], rig.height);
}
