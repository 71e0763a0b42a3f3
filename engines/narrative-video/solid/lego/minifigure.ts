import { smoothstep } from '../../../drawing/motion.ts';
import {
  aligned,
  cross,
  dot,
  type Matrix,
  minus,
  moved,
  pitched,
  plus,
  product,
  rolled,
  scaled,
  shifted,
  turned,
  unit,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import type { Mesh } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { floats, IN_WATER } from '../../acting/afloat.ts';
import { hasSideBySide } from '../../acting/holding.ts';
import type { PosedSkeleton, Proportions } from '../../acting/skeleton.ts';
import type { FigureState } from '../../figures/figure.ts';
import type { Placed, SolidFigure } from '../solid-figure.ts';
import { towardViewer } from '../toward-viewer.ts';
import { isInBothHands } from '../written-sheet.ts';
import { anchorsFrom, bellyOf, PALM } from './anchors.ts';
import {
  armTurn,
  asideOf,
  besideBowl,
  heldLow,
  inwardOf,
  isSharing,
  meetingInward,
  sharingInward,
  spreadOf,
  stepIn,
  turnIn,
  weeping,
  within,
} from './arms.ts';
import { faceKey } from './face.ts';
import { gripTurn, guitarFrame, playsGuitar, strumInward } from './fretting.ts';
import { kneelingTurns } from './kneeling.ts';
import { HIP, headOf, type MoldedPiece, NECK, piecesOf } from './molded-pieces.ts';
import { stanceOf } from './touching.ts';

/** Where the middle of the printed mouth is in the frame of the head. */
const MOUTH: Vector = [0, -0.18, 0.46];

/** Height of the toy from its soles to the top of its head, and of its shoulders, millimeters. */
const TALL = 40;
const SHOULDER = 26.2;

const MINIFIGURE: Proportions = {
  head: 9.6 / TALL,
  neck: 0.5 / TALL,
  torso: 13.2 / TALL,
  shoulders: 17 / TALL,
  hips: 8 / TALL,
  upperArm: 5 / TALL,
  forearm: 5 / TALL,
  hand: 3 / TALL,
  thigh: 7 / TALL,
  shin: 7 / TALL,
  foot: 8 / TALL,
};

/** Height of a child, relative to others. */
const CHILD = 0.8;

type Piece = MoldedPiece | 'head';

/** Builds a toy whose limbs turn only at their pins. */
export function minifigure(sheet: CharacterSheet): SolidFigure {
  const pieces = piecesOf(sheet);
  const heads = new Map<string, Mesh>();
  const headWith = (state: FigureState['face']): Mesh => {
    const key = faceKey(state);
    const known = heads.get(key) ?? headOf(sheet, state);
    heads.set(key, known);
    return known;
  };
  return {
    proportions: MINIFIGURE,
    ...(sheet.age === 'child' && { stature: CHILD }),
    mouth: MOUTH,
    anchors: (state, height) => {
      const size = height / TALL;
      const anchors = anchorsFrom(framesOf(state, size), size, state.skeleton.chestYaw, NECK - HIP);
      if (!playsGuitar(state.things)) return anchors;
      return { ...anchors, belly: guitarFrame(anchors.belly, moved(anchors.leftHand, [0, 0, 0])) };
    },
    pose(state, height) {
      const frames = framesOf(state, height / TALL);
      return (Object.keys(frames) as Piece[]).map(
        (piece): Placed => ({
          mesh: piece === 'head' ? headWith(state.face) : pieces[piece],
          matrix: frames[piece],
        }),
      );
    },
  };
}

/** Returns the frame of each piece. The body as a whole follows the skeleton, and limbs turn about one axis. */
function framesOf({ pose, face, held, things, ...state }: FigureState, size: number): Record<Piece, Matrix> {
  const stance = held === undefined ? stanceOf(state, state.skeleton.chestYaw) : undefined;
  const chestYaw = stance?.chestYaw ?? state.skeleton.chestYaw + turnIn(state, state.skeleton.chestYaw);
  const skeleton = { ...state.skeleton, chestYaw };
  const { joints } = skeleton;
  const upward = unit(minus(joints.neck, joints.hips));
  const isProne = liesOnFront(skeleton, upward);
  const front: Vector = isProne ? [0, -1, 0] : [Math.sin(chestYaw), 0, Math.cos(chestYaw)];
  const rocks = !state.contact && isOnFoot(skeleton);
  const spine = stance ? plus(upward, front, stance.lean) : rocks ? rocked(upward, front) : upward;
  const upright = aligned([0, 0, 0], spine, front);
  const kneeling = kneelingTurns(skeleton, Math.atan2(dot(spine, front), spine[1]));
  const legs = kneeling ?? {
    left: legTurn(skeleton, upright, 'left'),
    right: legTurn(skeleton, upright, 'right'),
  };
  const [aside, ahead] = stance?.step ?? stepIn(state, chestYaw);
  const hips: Vector = [(joints.hips[0] * TALL + aside) * size, 0, (joints.hips[2] * TALL + ahead) * size];
  const lowest = Math.min(
    ...(['left', 'right'] as const).flatMap((side) => soles(upright, legs[side], side)),
    moved(upright, [0, NECK - HIP, 0])[1] - 5,
  );
  const above = Math.max(0, Math.min(joints.leftAnkle[1], joints.rightAnkle[1], joints.hips[1] - 0.1) - 0.06) * TALL;
  const rise = kneeling ? 0 : above;
  const sunk = floats({ things }) ? IN_WATER * TALL : 0;
  const air = rise - sunk + (things?.some(hasSideBySide) ? CUSHION : 0);
  const body = product(shifted(...hips), scaled(size), shifted(0, air - lowest, 0), upright);
  // Both hands hold a page.
  const reads = isInBothHands('letter', pose) && things?.includes('letter');
  const inHands = reads ? ({ left: 'letter', right: 'letter' } as const) : held;
  const emptyInward = (side: 'left' | 'right') =>
    playsGuitar(things) ? strumInward(side) : things?.length ? 0 : meetingInward(skeleton);
  const freeInward = (side: 'left' | 'right', turn: number) =>
    isSharing(state)
      ? sharingInward({ ...state, held }, chestYaw, side, turn)
      : inwardOf(inHands, side, turn) || emptyInward(side);
  const inward = (side: 'left' | 'right', turn: number) =>
    stance?.[side].inward ?? (asideOf(state, side) || freeInward(side, turn));
  const arm = (side: 1 | -1, turn: number) =>
    product(
      body,
      shifted(side * 8.2, SHOULDER - HIP, 0),
      turned(-side * inward(side === 1 ? 'left' : 'right', turn)),
      rolled(-side * spreadOf(turn)),
      pitched(-turn),
    );
  const turnOf = (side: 'left' | 'right') =>
    stance?.[side].turn ??
    weeping(
      heldLow(
        besideBowl(
          armTurn(skeleton, upright, side, state),
          held?.[side === 'left' ? 'right' : 'left'],
          joints[`${side}Hand`][1] - joints.head[1],
        ),
        inHands?.[side],
      ),
      face,
    );
  const leftArm = arm(1, turnOf('left'));
  const rightArm = arm(-1, turnOf('right'));
  const look = towardViewer(skeleton.headYaw) - skeleton.chestYaw;
  const seat = product(body, shifted(0, NECK - HIP, 0));
  const neck = product(
    isProne ? facingAhead(seat, upward, size) : product(seat, turned(Math.atan2(Math.sin(look), Math.cos(look)))),
    rolled(stance?.tilt ?? pose.head.tilt * (areTogether(state.contact) ? TILTED.together : TILTED.usual)),
  );
  const leftHand = product(leftArm, HAND);
  const fret = playsGuitar(things)
    ? gripTurn(leftHand, guitarFrame(bellyOf(body, size, NECK - HIP), moved(leftHand, PALM)))
    : 0;
  return {
    hips: body,
    torso: body,
    leftArm,
    rightArm,
    leftHand: product(leftHand, turned(fret)),
    rightHand: product(rightArm, HAND),
    leftLeg: product(body, shifted(4, 0, 0), pitched(-legs.left)),
    rightLeg: product(body, shifted(-4, 0, 0), pitched(-legs.right)),
    head: neck,
    hair: neck,
  };
}

function areTogether(contact: FigureState['contact']): boolean {
  return contact === 'side-hug' || contact === 'lean';
}

/** Share of a head's tilt that a toy shows, whose neck only turns, and of the tilts of two whose heads lean together. */
const TILTED = { usual: 0.35, together: 0.9 };

/** How much higher a toy sits in a car than the pose says, millimeters: its legs are so short that the hood would hide its face. */
const CUSHION = 4.5;

/** Frame of the wrist relative to the shoulder. Arms are molded bent. */
const HAND = product(shifted(0, -7.4, 5.4), pitched(-0.75));

/**
 * How much farther a toy tilts to a side than a person: its waist does not bend, so it rocks from one foot to the other. The
 * heights of a spine between which it begins to: nobody who lies or falls does.
 */
const ROCKING = { more: 0.5, from: 0.6, to: 0.85 };

/** Returns a spine that leans farther to the side of a body with this front. */
function rocked(spine: Vector, front: Vector): Vector {
  const side: Vector = [front[2], 0, -front[0]];
  return plus(spine, side, dot(spine, side) * ROCKING.more * smoothstep(ROCKING.from, ROCKING.to, spine[1]));
}

/** Heights of a spine and of the front of a chest, as parts of a unit, below which somebody swims or flies face down. */
const PRONE = { spine: 0.75, front: -0.35 };

function liesOnFront({ joints }: PosedSkeleton, upward: Vector): boolean {
  const front = unit(cross(minus(joints.leftShoulder, joints.rightShoulder), upward));
  return upward[1] < PRONE.spine && front[1] < PRONE.front;
}

/** How far the face of somebody who swims or flies is turned toward the viewer, radians from the way that it moves. */
const TOWARD_VIEWER = 0.7;

/** Returns the frame of a head that is upright on a level body and looks ahead. */
function facingAhead(seat: Matrix, upward: Vector, size: number): Matrix {
  const at = moved(seat, [0, 1, 0]);
  const yaw = Math.atan2(upward[0], upward[2]);
  return product(
    shifted(...at),
    scaled(size),
    turned(yaw - Math.sign(yaw) * TOWARD_VIEWER),
    pitched(-0.1),
    shifted(0, -3, 0),
  );
}

/** Height of the hips above the lower knee of somebody on foot, at least, statures. */
const ON_FOOT = 0.1;

function isOnFoot({ joints }: PosedSkeleton): boolean {
  return joints.hips[1] - Math.min(joints.leftKnee[1], joints.rightKnee[1]) > ON_FOOT;
}

/** Angles of a thigh above the other one, radians, between which a knee is lifted, and how far a straight leg kicks then. */
const KICK = { from: 0.35, to: 1, turn: 0.55 };

/** Returns how far a leg turns forward, radians. A knee cannot bend: where a person lifts one knee, the toy kicks. */
function legTurn({ joints }: PosedSkeleton, upright: Matrix, side: 'left' | 'right'): number {
  const thighOf = (one: 'left' | 'right') => within(upright, minus(joints[`${one}Knee`], joints[`${one}Hip`]));
  // Sideways counts as forward.
  const lift = ([x, y, z]: Vector) => Math.atan2(z > 0 ? Math.hypot(x, z) : z, -y);
  const [thigh, other] = [thighOf(side), thighOf(side === 'left' ? 'right' : 'left')];
  const whole = within(upright, minus(joints[`${side}Ankle`], joints[`${side}Hip`]));
  const turn = Math.atan2(whole[2], -whole[1]) * 0.6 + Math.atan2(thigh[2], -thigh[1]) * 0.4;
  const kick = KICK.turn * smoothstep(KICK.from, KICK.to, lift(thigh) - Math.max(0, lift(other)));
  return Math.max(-0.75, Math.min(1.6, turn + kick));
}

/** Returns the heights of the corners of a leg's sole relative to the hips, millimeters. */
function soles(upright: Matrix, turn: number, side: 'left' | 'right'): number[] {
  const frame = product(upright, pitched(-turn));
  const outer = side === 'left' ? SOLE.outer : -SOLE.outer;
  return [0, outer].flatMap((x) => [SOLE.heel, SOLE.toe].map((z) => moved(frame, [x, -HIP, z])[1]));
}

/** Distances of a sole's outer edge from the middle of the toy, and of its ends from its leg's pin, millimeters. */
const SOLE = { outer: 7.8, heel: -4, toe: 5.6 };
