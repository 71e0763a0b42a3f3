import type { Path2D } from '@napi-rs/canvas';
import { darken, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Grip } from '../../acting/pose.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { FigureState } from '../figure.ts';
import { drawGarment, skirtPath, TOPS } from './garments.ts';
import { drawHand, type HandCut } from './hand.ts';
import type { Brush } from './ink.ts';
import { acrossLimb, type Chain, type Girth, limb, wider } from './limb.ts';
import { between, distance, type Rig, type Spot } from './rig.ts';
import { drawThing } from './things.ts';
import { type Torso, type Trunk, trunkOf } from './trunk.ts';
import { ellipse, tube } from './tube.ts';

/** The body shapes of a look. Widths are in shares of the figure's height. */
export interface BodyCut {
  torso: Torso;
  arm: Girth;
  leg: Girth;
  neck: number;
  hand: HandCut;
  /** Half of a foot's width as seen from the front, and half of its height. */
  foot: readonly [width: number, height: number];
  /** How far skirts widen toward the hem. */
  flare: number;
}

export interface Body {
  brush: Brush;
  rig: Rig;
  sheet: CharacterSheet;
  cut: BodyCut;
  proportions: Proportions;
  state: FigureState;
  /** Turns a color into the one that the look and the light of the place show. */
  paint(color: Rgb): Rgb;
  skin: Rgb;
  /** Draws the front of the top over its plain color. If absent, a garment is drawn. */
  cloth?: ((trunk: Trunk) => void) | undefined;
}

type Side = 'left' | 'right';

/** Length of a dress, 1 at the knees and 2 at the ankles: it ends a little below the knees. */
const DRESS = 1.12;

/** Draws a body from back to front. `head.behind` draws what hangs behind the body, and `head.front` draws the head. */
export function drawBody(body: Body, head: { behind(): void; front(): void }): void {
  const { rig, sheet, cut } = body;
  const top = TOPS[sheet.top.kind];
  const trunk = trunkOf(rig, cut.torso, top.below);
  const { chest, hips } = rig.joints;
  const reach = (side: Side) => (rig.joints[`${side}Elbow`].z + rig.joints[`${side}Wrist`].z) / 2 - chest.z;
  const isBehind = (side: Side) =>
    reach(side) < -0.03 * rig.height ||
    (Math.abs(Math.sin(rig.chestYaw)) > 0.5 && rig.joints[`${side}Shoulder`].z < chest.z);
  const sides = (['left', 'right'] as const).toSorted((one, other) => reach(one) - reach(other));
  if (!rig.head.isAway) head.behind();
  for (const side of sides) if (isBehind(side)) drawArm(body, side, trunk);
  const legs = (['left', 'right'] as const).toSorted(
    (one, other) => rig.joints[`${one}Knee`].z - rig.joints[`${other}Knee`].z,
  );
  for (const side of legs) drawLeg(body, side);
  drawLoins(body, trunk);
  // The thighs of a sitting or kicking figure are in front of the trunk.
  const raised = legs.filter((side) => rig.joints[`${side}Knee`].z - hips.z > rig.height * 0.12);
  // A photographed collar covers the neck.
  if (body.cloth && trunk.isFront) drawNeck(body);
  drawTrunk(body, trunk);
  if (!body.cloth || !trunk.isFront) drawNeck(body);
  for (const side of raised) drawLeg(body, side);
  if (raised.length > 0 && sheet.bottom.kind === 'skirt') drawLoins(body, trunk);
  head.front();
  if (rig.head.isAway) head.behind();
  for (const side of sides) if (!isBehind(side)) drawArm(body, side, trunk);
}

function drawNeck({ brush, rig, cut, skin }: Body): void {
  const { neck, head } = rig.joints;
  const half = cut.neck * rig.height;
  const base = between(neck, head, -0.12);
  const top = between(neck, head, 1.25);
  brush.shape(
    tube(
      [base, between(neck, head, 0.3), top].map(({ x, y }, index) => ({ x, y, half: half * (index === 0 ? 1.2 : 1) })),
      { start: 'round', end: 'flat' },
    ),
    skin,
    { relief: 0.7 },
  );
}

function drawTrunk({ brush, rig, cut, state, sheet, skin, paint, cloth }: Body, trunk: Trunk): void {
  const paths =
    sheet.top.kind === 'dress' ? [skirtPath(rig, trunk, DRESS, cut.flare, state.seconds), trunk.path] : [trunk.path];
  brush.union(paths, paint(sheet.top.color));
  if (cloth && trunk.isFront) cloth(trunk);
  else drawGarment(brush, trunk, sheet.top, skin, paint);
}

function chainOf({ joints }: Rig, side: Side, limb: 'arm' | 'leg'): Chain {
  return limb === 'arm'
    ? [joints[`${side}Shoulder`], joints[`${side}Elbow`], joints[`${side}Wrist`]]
    : [joints[`${side}Hip`], joints[`${side}Knee`], joints[`${side}Ankle`]];
}

function drawArm(body: Body, side: Side, trunk: Trunk): void {
  const { brush, rig, cut, sheet, skin, state, paint, proportions } = body;
  const chain = chainOf(rig, side, 'arm');
  const { sleeve, width } = TOPS[sheet.top.kind];
  const color = paint(sheet.top.color);
  drawHeld(body, side);
  const grip: Grip = state.pose[side === 'left' ? 'leftHand' : 'rightHand'];
  const wrist = rig.joints[`${side}Wrist`];
  const tip = rig.joints[`${side}Hand`];
  const seen = Math.max(0.55, distance(wrist, tip) / (proportions.hand * rig.height));
  const place = { wrist, tip, thumb: thumbSide(chain, side), length: proportions.hand * rig.height * seen };
  if (sleeve < 1.8)
    brush.shape(limb(chain, cut.arm, rig.height), skin, {
      relief: 0.5,
      across: acrossLimb(chain, cut.arm, rig.height),
    });
  drawHand(brush, place, grip, skin, cut.hand);
  if (sleeve < 1.8) {
    // The outline at the wrist would separate the hand from the arm.
    brush.shape(ellipse(wrist.x, wrist.y, cut.arm[4] * rig.height * 0.92, cut.arm[4] * rig.height * 0.92), skin, {
      hasLine: false,
      isFlat: true,
    });
  }
  if (sleeve <= 0) {
    joinShoulder(body, chain, trunk, skin);
    return;
  }
  const girth = wider(cut.arm, width);
  brush.shape(limb(chain, girth, rig.height, sleeve, { start: 'round', end: 'flat' }), color, {
    relief: 0.55,
    across: acrossLimb(chain, girth, rig.height),
  });
  joinShoulder(body, chain, trunk, color);
}

/** Hides the line between an arm and the trunk, which are one piece of cloth. */
function joinShoulder({ brush, rig, cut }: Body, [shoulder, elbow]: Chain, trunk: Trunk, color: Rgb): void {
  // Soft shading draws no such line.
  if (brush.ink.shadow?.isSoft) return;
  const [x, y] = trunk.edge(0, 0.86);
  const half = cut.arm[0] * rig.height;
  const inward = { x: shoulder.x + (x - shoulder.x) * 0.3, y: shoulder.y + (y - shoulder.y) * 0.3 };
  const down = between(shoulder, elbow, 0.12);
  brush.shape(
    tube([
      { ...inward, half: half * 0.86 },
      { x: down.x, y: down.y, half: half * 0.82 },
    ]),
    color,
    { hasLine: false, isFlat: true },
  );
}

/**
 * Returns the side of the thumb. Thumbs point forward and inward on hanging arms, and up on arms that are raised
 * forward.
 */
function thumbSide([shoulder, elbow, wrist]: Chain, side: Side): 1 | -1 {
  const cross = (elbow.x - shoulder.x) * (wrist.y - elbow.y) - (elbow.y - shoulder.y) * (wrist.x - elbow.x);
  if (Math.abs(cross) < 1) return side === 'left' ? 1 : -1;
  return cross > 0 ? 1 : -1;
}

function drawHeld({ brush, rig, state, paint }: Body, side: Side): void {
  const name = state.held?.[side];
  if (!name) return;
  const [wrist, tip, elbow] = [rig.joints[`${side}Wrist`], rig.joints[`${side}Hand`], rig.joints[`${side}Elbow`]];
  const grip = between(wrist, tip, 0.45);
  drawThing(
    brush,
    name,
    {
      x: grip.x,
      y: grip.y,
      arm: Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x),
      height: rig.height,
      toward: rig.head.x < grip.x ? -1 : 1,
    },
    paint,
  );
}

function drawLeg({ brush, rig, cut, sheet, skin, paint }: Body, side: Side): void {
  const chain = chainOf(rig, side, 'leg');
  const { kind, color } = sheet.bottom;
  const isBare = kind !== 'trousers' || sheet.top.kind === 'dress';
  const [, , ankle] = chain;
  if (isBare)
    brush.shape(limb(chain, cut.leg, rig.height), skin, {
      relief: 0.6,
      across: acrossLimb(chain, cut.leg, rig.height),
    });
  drawFoot(brush, ankle, rig.joints[`${side}Toe`], cut, rig.height, paint(sheet.shoes));
  if (!isBare)
    brush.shape(limb(chain, wider(cut.leg, 1.16), rig.height, 1.96, { start: 'round', end: 'flat' }), paint(color), {
      relief: 0.7,
      across: acrossLimb(chain, cut.leg, rig.height),
    });
  else if (kind === 'shorts' && sheet.top.kind !== 'dress') {
    brush.shape(limb(chain, wider(cut.leg, 1.28), rig.height, 0.82, { start: 'round', end: 'flat' }), paint(color), {
      relief: 0.7,
    });
  }
}

function drawFoot(
  brush: Brush,
  ankle: Spot,
  toe: Spot,
  { foot: [width, tall] }: BodyCut,
  height: number,
  color: Rgb,
): void {
  const paths: Path2D[] = [];
  const [long, rise] = [toe.x - ankle.x, toe.y - ankle.y];
  const sole = tall * height;
  const isAside = Math.abs(long) > width * height * 0.9;
  if (isAside) {
    const heel = { x: ankle.x - long * 0.2, y: ankle.y - rise * 0.1 + sole * 0.35, half: sole };
    const arch = { x: ankle.x + long * 0.45, y: ankle.y + rise * 0.5 + sole * 0.2, half: sole * 1.06 };
    paths.push(tube([heel, arch, { x: toe.x, y: toe.y, half: sole * 0.8 }]));
  } else
    paths.push(
      tube([
        { ...ankle, half: width * height * 0.7 },
        { x: toe.x, y: toe.y, half: width * height },
      ]),
    );
  brush.union(paths, color, { relief: 0.4 });
}

/** Draws what joins the legs: the seat of the trousers, or a skirt. */
function drawLoins({ brush, rig, cut, sheet, state, paint }: Body, trunk: Trunk): void {
  const { kind, color } = sheet.bottom;
  if (sheet.top.kind === 'dress') return;
  if (kind === 'dress') {
    brush.shape(skirtPath(rig, trunk, DRESS, cut.flare, state.seconds), paint(color));
    return;
  }
  if (kind === 'skirt') {
    brush.shape(skirtPath(rig, trunk, 0.86, cut.flare, state.seconds), paint(color));
    return;
  }
  const { hips, waist, leftHip, rightHip } = rig.joints;
  const half = trunk.half(0.02);
  const low = between(leftHip, rightHip, 0.5);
  brush.shape(
    tube([
      { x: (waist.x + hips.x * 2) / 3, y: (waist.y + hips.y * 2) / 3, half: half * 0.7 },
      { x: hips.x, y: hips.y, half: half * 0.94 },
      { x: low.x, y: low.y + half * 0.3, half: half * 0.72 },
    ]),
    paint(color),
    { hasLine: false, isFlat: true },
  );
  brush.stroke(crotch(low, half, hips), darken(brush.ink.line(paint(color)), 0), 0.8);
}

function crotch(low: Spot, half: number, hips: Spot): Path2D {
  return tube(
    [
      { x: low.x, y: low.y + half * 0.5, half: 0 },
      { x: low.x + (low.x - hips.x) * 0.2, y: low.y + half * 1.02, half: 0 },
    ],
    { start: 'flat', end: 'flat' },
  );
}
