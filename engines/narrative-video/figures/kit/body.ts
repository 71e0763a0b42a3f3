import type { Path2D } from '@napi-rs/canvas';
import { mix } from '../../../drawing/color.ts';
import { type CharacterSheet, hasOwnSkirt, isHanging } from '../../../people/character-sheet.ts';
import { drawArm, drawHandAround, isArmBehind, isUpperArmBehind, ownArms } from './arms.ts';
import type { Body, Side } from './body-cut.ts';
import { atBowl, bowlOf, drawStickFingers } from './bowl-hands.ts';
import { drawOwnSkirt, drawTutu, ownSkirt } from './costume-bodices.ts';
import { drawJawShadow } from './face-shade.ts';
import { drawFolds, drawGarment, TOPS } from './garments.ts';
import { atGuitar } from './guitar-hands.ts';
import { drawSheet, drawSlung, isFromBehind, type Sheet, type Slung, sheetOf, slungOf } from './in-both-hands.ts';
import { drawLeg, drawLoins } from './legs.ts';
import { drawCoatTails, drawOverLegs } from './overgarments.ts';
import { between } from './rig.ts';
import { atSheet, drawSheetHand } from './sheet-hands.ts';
import { drawSteeringWheel } from './steering-wheel.ts';
import { type Trunk, trunkOf } from './trunk.ts';
import { type Point, smoothLine, smoothPath, tube } from './tube.ts';

/** Returns a body whose hands are where the thing between them needs them. */
function atThings(body: Body, slung: Slung | undefined, sheet: Sheet | undefined): Body {
  const bowl = bowlOf(body);
  if (bowl) return { ...body, rig: atBowl(body, bowl) };
  if (slung) return { ...body, rig: atGuitar(body, slung) };
  return sheet ? { ...body, rig: atSheet(body, sheet) } : body;
}

/** Draws a body from back to front. `head.behind` draws what hangs behind the body, and `head.front` draws the head. */
export function drawBody(posed: Body, head: { behind(): void; front(): void }): void {
  const slung = slungOf(posed);
  const sheet = sheetOf(posed);
  const body = atThings(posed, slung, sheet);
  if (sheet?.isRead) {
    drawReading(body, sheet);
    return;
  }
  const bowl = bowlOf(body);
  const { brush, rig, sheet: worn, cut, skin, paint } = body;
  const top = TOPS[worn.top.kind];
  const trunk = trunkOf(rig, cut.torso, top.below);
  const { hips } = rig.joints;
  const isAway = isFromBehind(body);
  // A bowl is in front of the arm whose hand reaches into it.
  const sides = ownArms(body).toSorted((one, other) => Number(one === bowl?.side) - Number(other === bowl?.side));
  // The neck of a guitar lies before the arm whose fingers are on it.
  const fretting = isAway ? undefined : slung?.fretting;
  const isBehind = (side: Side) => isArmBehind(rig, side);
  if (!rig.head.isAway) head.behind();
  if (isAway) {
    drawSheet(body, drawSheetHand, sheet);
    if (slung) drawSlung(body, slung);
  }
  const isSplit = (side: Side) => !isAway && !isBehind(side) && isUpperArmBehind(body, side, trunk);
  for (const side of sides) {
    if (isBehind(side) && side !== fretting) drawArm(body, side, trunk);
    if (isSplit(side)) drawArm(body, side, trunk, 'behind');
  }
  // A close-up shows no legs, so they are not drawn.
  const isSeen = hips.y - rig.height * 0.12 < brush.context.canvas.height;
  const legs = (isSeen ? (['left', 'right'] as const) : []).toSorted(
    (one, other) => rig.joints[`${one}Knee`].z - rig.joints[`${other}Knee`].z,
  );
  // The thighs of a sitting or kicking figure are in front of the trunk, but under a dress.
  const uncovered = hasOwnSkirt(worn.top) ? [] : legs;
  const raised = uncovered.filter((side) => rig.joints[`${side}Knee`].z - hips.z > rig.height * 0.12);
  if (isSeen && trunk.isFront) drawCoatTails(body, trunk, 'lining');
  for (const side of legs) if (!raised.includes(side)) drawLeg(body, side);
  if (isSeen) drawLoins(body, trunk);
  if (isSeen) drawCoatTails(body, trunk, 'front');
  drawTrunk(body, trunk);
  // A suit is one piece, without a hem between trunk and legs.
  if (isSeen && worn.top.kind === 'spacesuit' && worn.bottom.kind === 'trousers') drawLoins(body, trunk);
  drawNeck(body);
  // Collars lie around the neck.
  drawFolds(brush, trunk, paint(worn.top.color));
  drawGarment(brush, trunk, worn.top, skin, paint);
  const isUnderHair = (side: Side) => !isAway && !isBehind(side) && !isSplit(side) && hangsUnderHair(body, side);
  for (const side of sides) if (isUnderHair(side)) drawArm(body, side, trunk, 'behind');
  for (const side of raised) drawLeg(body, side);
  if (raised.length > 0 && worn.bottom.kind === 'skirt') drawLoins(body, trunk);
  if (isSeen) drawOverLegs(body, trunk);
  head.front();
  if (rig.head.isAway) head.behind();
  if (slung && fretting) {
    drawArm(body, fretting, trunk, isSplit(fretting) || isUnderHair(fretting) ? 'below-elbow' : 'whole');
    drawSlung(body, slung);
  }
  drawSteeringWheel(body);
  for (const side of sides)
    if (side !== fretting && !isBehind(side))
      drawArm(body, side, trunk, isSplit(side) || isUnderHair(side) ? 'below-elbow' : 'whole');
  if (isAway) return;
  if (fretting) drawHandAround(body, fretting);
  drawSheet(body, drawSheetHand, sheet);
  if (bowl) drawStickFingers(body, bowl);
}

/** Whether long hair falls over the shoulder of an arm: over that of a lowered upper arm. */
function hangsUnderHair({ rig: { joints }, sheet }: Body, side: Side): boolean {
  return isHanging(sheet.hair) && joints[`${side}Elbow`].y > joints[`${side}Shoulder`].y;
}

/** Draws what a reader sees: the sheet, and the own arms that hold it. */
function drawReading(body: Body, sheet: Sheet): void {
  const trunk = trunkOf(body.rig, body.cut.torso);
  for (const side of ['left', 'right'] as const) drawArm(body, side, trunk, 'below-elbow');
  drawSheet(body, drawSheetHand, sheet);
}

/** Height of the upper end of a neck behind a head, as a share of the head's height. */
const NAPE = 0.34;

function drawNeck({ brush, rig, cut, skin, sheet }: Body): void {
  const { neck, head, crown } = rig.joints;
  const half = cut.neck * rig.height;
  const base = between(neck, head, -0.12);
  // It ends behind the jaw, which does not cover it from the side.
  const top = between(head, crown, NAPE);
  const path = tube(
    [base, between(neck, head, 0.3), top].map(({ x, y }, index) => ({ x, y, half: half * (index === 0 ? 1.2 : 1) })),
    { start: 'round', end: 'flat' },
  );
  const isSoft = brush.ink.shadow?.isSoft;
  brush.shape(path, skin, isSoft ? { relief: 0.7 } : { isFlat: true });
  if (brush.ink.shadow && !isSoft && !rig.head.isAway) drawJawShadow({ brush }, path, rig.head, skin);
  if (sheet.age === 'old' && !rig.head.isAway)
    for (const side of [-1, 1])
      brush.stroke(
        smoothLine([
          [top.x + side * half * 0.5, neck.y + (head.y - neck.y) * 1.05],
          [neck.x + side * half * 0.34, neck.y + (head.y - neck.y) * 0.3],
        ]),
        mix(brush.ink.line(skin), skin, 0.55),
        0.8,
      );
}

function drawTrunk(body: Body, trunk: Trunk): void {
  const { brush, rig, sheet, paint, wind = 0 } = body;
  const color = paint(sheet.top.color);
  const skirt = ownSkirt(body, trunk);
  if (sheet.top.kind === 'leotard') drawTutu(body, trunk);
  const tail =
    wind > 0 && LOOSE.has(sheet.top.kind) ? [hemInWind(trunk, TOPS[sheet.top.kind].below, wind * rig.height)] : [];
  brush.union(skirt ? [skirt.path, trunk.path] : [...tail, trunk.path], color);
  if (skirt) drawOwnSkirt(brush, skirt, sheet.top, body);
}

/** Tops whose hem the wind lifts. Jackets and suits are too stiff. */
const LOOSE: ReadonlySet<CharacterSheet['top']['kind']> = new Set(['t-shirt', 'shirt', 'tank-top']);

/** Returns the part of a loose shirt that the wind lifts from the body, on the viewer's right. */
function hemInWind({ edge }: Trunk, below: number, reach: number): Path2D {
  const [low, [x, y]] = [edge(0.1, -below), edge(1, -below)];
  const tip: Point = [x + reach * 0.075, y - reach * 0.012];
  const fold: Point = [x + reach * 0.03, y - reach * 0.07];
  return smoothPath([edge(0.5, 0.4), edge(0.96, 0.36), fold, tip, [x, y + reach * 0.008], low], 0.2);
}
