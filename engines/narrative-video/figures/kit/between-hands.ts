import { clamp } from '../../../drawing/motion.ts';
import type { FigureState } from '../figure.ts';
import type { Body, Side } from './body-cut.ts';
import {
  BELLOWS,
  drawAccordionBasses,
  drawAccordionKeys,
  drawBellows,
  drawTrumpet,
  drawViolin,
  drawViolinBow,
  MOUTHPIECE,
  VIOLIN,
} from './concert-instruments.ts';
import { drawWeights } from './gear.ts';
import { HELD_PETS } from './held-pets.ts';
import { drawLaid, gripOf, heldName, instrumentScale, type Laid } from './held-place.ts';
import type { HeldThing } from './held-thing.ts';
import { drawBaby } from './keepsakes.ts';
import { between, type Spot } from './rig.ts';
import { drawRope, drawTelescope, EYEPIECE, LONG_TOOLS, ROPE_HALF, TOOL_END } from './tools-in-hand.ts';

/** A part of a thing that is held in both hands, and where it lies. */
interface Part {
  name: string;
  drawn: HeldThing;
  laid: Laid;
}

/** Lays the parts of a thing between the hands, from back to front. */
type Laying = (body: Body, scale: number) => Part[];

const LAYINGS: Readonly<Record<string, Laying>> = {
  violin: violinUnderChin,
  trumpet: (body, scale) => [
    { name: 'trumpet', drawn: drawTrumpet, laid: fromFace(body, scale, mouthOf(body), MOUTHPIECE) },
  ],
  telescope: (body, scale) => [
    { name: 'telescope', drawn: drawTelescope, laid: fromFace(body, scale, eyeOf(body), EYEPIECE) },
  ],
  accordion: accordionBetween,
  broom: (body, scale) => longTool(body, scale, 'broom'),
  shovel: (body, scale) => longTool(body, scale, 'shovel'),
  rope(body, scale) {
    const { middle, apart, turn } = spanOf(body);
    const wide = clamp(apart / (2 * ROPE_HALF * scale), 0.4, 2);
    return [{ name: 'rope', drawn: drawRope, laid: { ...middle, turn, wide } }];
  },
  weights(body) {
    const { middle, turn } = spanOf(body);
    return [{ name: 'weights', drawn: drawWeights, laid: { ...middle, turn, wide: 1 } }];
  },
  baby: (body) => inArms(body, 'baby', drawBaby),
  ...Object.fromEntries(
    Object.entries(HELD_PETS).map(([name, drawn]): [string, Laying] => [name, (body) => inArms(body, name, drawn)]),
  ),
};

function inArms(body: Body, name: string, drawn: HeldThing): Part[] {
  const { middle, turn } = spanOf(body);
  // The head lies toward the chest of whoever is turned.
  const wide = body.rig.chestYaw > 0 ? -1 : 1;
  return [{ name, drawn, laid: { ...middle, turn: turn - wide * CRADLED, wide } }];
}

/** How far a baby's head lies above its feet, in radians. */
const CRADLED = 0.16;

/** Whether a figure has a thing that is laid between both hands, which hold it. */
export function isBetweenHands(state: FigureState): boolean {
  const name = heldName(state);
  return name !== undefined && name in LAYINGS && state.pose.leftHand === 'hold' && state.pose.rightHand === 'hold';
}

/** Draws what is laid between both hands, before the hands. Returns whether there is anything. */
export function drawBetweenHands(body: Body): boolean {
  if (!isBetweenHands(body.state)) return false;
  const scale = instrumentScale(body);
  const lay = LAYINGS[heldName(body.state) ?? ''];
  for (const { name, drawn, laid } of lay?.(body, scale) ?? []) drawLaid(body, name, drawn, scale, laid);
  return true;
}

/** Returns the hand in which a thing is held, and the other one. */
function handsOf({ rig, state }: Body): { own: Spot; other: Spot; otherSide: Side } {
  const [side, otherSide]: [Side, Side] = state.held?.left ? ['left', 'right'] : ['right', 'left'];
  return { own: gripOf(rig, side), other: gripOf(rig, otherSide), otherSide };
}

/** Steepest line between hands on which things lie, in radians. */
const TILT = 0.4;

/** Returns the middle between both hands, their distance to the side in pixels, and the slope between them in radians. */
function spanOf(body: Body) {
  const { own, other } = handsOf(body);
  const [left, right] = own.x < other.x ? [own, other] : [other, own];
  const apart = right.x - left.x;
  const turn = clamp(Math.atan2(right.y - left.y, Math.max(1, apart)), -TILT, TILT);
  return { middle: between(left, right, 0.5), apart, turn };
}

/** A way in the picture: its direction, its length in pixels and its angle clockwise from up, in radians. */
function wayOf(from: Spot, to: Spot, least: number, otherwise: readonly [number, number]) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const [x, y] = long < least ? otherwise : [dx / long, dy / long];
  return { x, y, long, turn: Math.atan2(x, -y) };
}

/** Range of the length in which a thing is drawn that points to the viewer or away. */
const FORESHORTENED = [0.62, 1.1] as const;

/** Where a violin lies between the neck and the shoulder, and how the bow lies if its hand is at the strings. */
const [COLLAR, BOWED]: readonly [number, readonly [number, number]] = [0.42, [0.77, -0.64]];

/** How far below the collarbone a hand does not play, and how violin and bow hang, in hundredths of the height and radians. */
const [LOWERED, HUNG, LEANING, BOW_DOWN] = [9, 3, 0.2, 2.5];

/** Lays a violin from the collarbone to the hand on its neck, and the bow from the other hand over the strings. */
function violinUnderChin(body: Body, scale: number): Part[] {
  const { own, other, otherSide } = handsOf(body);
  const { neck, [`${otherSide}Shoulder` as const]: shoulder } = body.rig.joints;
  const collar = between(neck, shoulder, COLLAR);
  const outward = Math.sign(shoulder.x - neck.x) || 1;
  // Who does not play lets it hang from one hand, with the bow in the other.
  if (other.y - collar.y > LOWERED * scale)
    return [
      {
        name: 'violin',
        drawn: drawViolin,
        laid: { x: other.x, y: other.y + HUNG * scale, turn: outward * LEANING, wide: 1 },
      },
      { name: 'violin bow', drawn: drawViolinBow, laid: { x: own.x, y: own.y, turn: -outward * BOW_DOWN, wide: 1 } },
    ];
  const { x, y, long: far, turn } = wayOf(collar, other, scale, [outward, 0]);
  const long = clamp(far / ((VIOLIN.neck - VIOLIN.end) * scale), ...FORESHORTENED);
  const at = (along: number): Spot => ({
    x: collar.x + x * (along - VIOLIN.end) * scale * long,
    y: collar.y + y * (along - VIOLIN.end) * scale * long,
    z: collar.z,
  });
  const bow = wayOf(own, at(VIOLIN.strings), 3 * scale, [outward * BOWED[0], BOWED[1]]);
  return [
    { name: 'violin', drawn: drawViolin, laid: { ...at(0), turn, wide: 1, long } },
    { name: 'violin bow', drawn: drawViolinBow, laid: { x: own.x, y: own.y, turn: bow.turn, wide: outward } },
  ];
}

/** How far below a place of the face hands are that have nothing at it, in hundredths of the height. */
const BELOW_FACE = 12;

/**
 * Lays a thing from a place of the face to both hands, or between hands that are lowered.
 * @param length from its end at the face to its origin
 */
function fromFace(body: Body, scale: number, face: Spot, length: number): Laid {
  const { middle } = spanOf(body);
  if (middle.y - face.y > BELOW_FACE * scale) {
    const { own, other } = handsOf(body);
    const { turn } = wayOf(own, other, scale, [1, 0]);
    return { x: middle.x, y: middle.y, turn, wide: turn < 0 ? -1 : 1 };
  }
  const aside = body.rig.head.yaw < 0 ? -1 : 1;
  const { x, y, long: far, turn } = wayOf(face, middle, scale, [aside * 0.8, 0.6]);
  const long = clamp(far / (length * scale), ...FORESHORTENED);
  return {
    x: face.x + x * length * scale * long,
    y: face.y + y * length * scale * long,
    turn,
    wide: turn < 0 ? -1 : 1,
    long,
  };
}

/** Heights of the mouth and the eyes below the middle of a head, in halves of its height, and how far the face is before it. */
const [MOUTH, EYES, BEFORE] = [0.54, 0.04, 0.6];

function mouthOf(body: Body): Spot {
  return onFace(body, 0, MOUTH);
}

function eyeOf(body: Body): Spot {
  return onFace(body, body.rig.head.yaw < 0 ? -0.3 : 0.3, EYES);
}

function onFace({ rig: { head } }: Body, aside: number, below: number): Spot {
  const right = (Math.sin(head.yaw) * BEFORE + Math.cos(head.yaw) * aside) * head.radius;
  const down = (below + Math.sin(head.pitch) * BEFORE * 0.5) * head.radius;
  const [cos, sin] = [Math.cos(head.roll), Math.sin(head.roll)];
  return { x: head.x + right * cos - down * sin, y: head.y + right * sin + down * cos, z: 0 };
}

/** Least distance of an accordion's ends, in hundredths of the height. */
const CLOSED = 13;

/** Lays an accordion's ends in the hands, and its bellows between them. */
function accordionBetween(body: Body, scale: number): Part[] {
  const { middle, apart, turn } = spanOf(body);
  const { own, other } = handsOf(body);
  const half = Math.max(apart, CLOSED * scale) / 2;
  const end = (way: 1 | -1): Laid => ({
    x: middle.x + way * Math.cos(turn) * half,
    y: middle.y + way * Math.sin(turn) * half,
    turn,
    wide: -way,
  });
  const [keys, basses]: [1 | -1, 1 | -1] = own.x < other.x ? [-1, 1] : [1, -1];
  const wide = (half - BELLOWS.inward * scale + 0.4 * scale) / (BELLOWS.half * scale);
  return [
    { name: 'bellows', drawn: drawBellows, laid: { x: middle.x, y: middle.y, turn, wide } },
    { name: 'accordion keys', drawn: drawAccordionKeys, laid: end(keys) },
    { name: 'accordion basses', drawn: drawAccordionBasses, laid: end(basses) },
  ];
}

/** Range of the length of tools that reach the ground, relative to the one that they are drawn with. */
const REACHING = [0.8, 1.3] as const;

/** Lays a tool's handle along the line between the hands, with its working end on the ground. */
function longTool(body: Body, scale: number, name: string): Part[] {
  const { own, other } = handsOf(body);
  const { leftToe, rightToe } = body.rig.joints;
  const [upper, lower] = own.y < other.y ? [own, other] : [other, own];
  const drawn = LONG_TOOLS[name];
  const { y, turn } = wayOf(upper, lower, scale, [0, 1]);
  const down = (Math.max(leftToe.y, rightToe.y) - upper.y) / Math.max(y, LEAST_DOWN);
  const long = clamp(down / (TOOL_END * scale), ...REACHING);
  return drawn ? [{ name, drawn, laid: { x: upper.x, y: upper.y, turn, wide: 1, long } }] : [];
}

/** How steeply a tool points down at least, for its length: 1 is upright. */
const LEAST_DOWN = 0.5;
