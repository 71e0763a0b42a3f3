import { darken } from '../../../drawing/color.ts';
import {
  aligned,
  type Matrix,
  minus,
  moved,
  pitched,
  product,
  rolled,
  scaled,
  shifted,
  turned,
  unit,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../../drawing/solids/mesh.ts';
import { arch, cylinder, lathe, pill, prism, roundedBox } from '../../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { PosedSkeleton, Proportions } from '../../acting/skeleton.ts';
import type { FigureState } from '../../figures/figure.ts';
import type { Placed, SolidFigure } from '../solid-figure.ts';
import { towardViewer } from '../toward-viewer.ts';
import { anchorsFrom, bellyOf, PALM } from './anchors.ts';
import { armTurn, besideBowl, inwardOf, sipping, spreadOf, stepIn, turnIn, weeping, within } from './arms.ts';
import { faceKey, printedFace } from './face.ts';
import { gripTurn, guitarFrame, playsGuitar } from './fretting.ts';
import { hairPiece } from './hair.ts';
import { molded, moldedCloth, moldedSkin, plastic } from './plastic.ts';
import { printedTorso } from './torso-print.ts';

/** Heights on the toy, millimeters. From its soles to the top of its head it measures 40 mm. */
const TALL = 40;
const HIP = 15;
const SHOULDER = 26.2;
const NECK = 28.6;

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

type Piece =
  | 'hips'
  | 'torso'
  | 'leftArm'
  | 'rightArm'
  | 'leftHand'
  | 'rightHand'
  | 'leftLeg'
  | 'rightLeg'
  | 'head'
  | 'hair';

/** Builds a toy whose limbs turn only at their pins. */
export function minifigure(sheet: CharacterSheet): SolidFigure {
  const pieces = piecesOf(sheet);
  const heads = new Map<string, Mesh>();
  const headWith = (state: FigureState['face']): Mesh => {
    const key = faceKey(state);
    const known = heads.get(key) ?? head(sheet, state);
    heads.set(key, known);
    return known;
  };
  return {
    proportions: MINIFIGURE,
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
  const chestYaw = state.skeleton.chestYaw + turnIn(state, state.skeleton.chestYaw);
  const skeleton = { ...state.skeleton, chestYaw };
  const { joints } = skeleton;
  const spine = unit(minus(joints.neck, joints.hips));
  const front: Vector = [Math.sin(skeleton.chestYaw), 0, Math.cos(skeleton.chestYaw)];
  const upright = aligned([0, 0, 0], spine, front);
  const legs = { left: legTurn(skeleton, upright, 'left'), right: legTurn(skeleton, upright, 'right') };
  const [aside, ahead] = stepIn(state, chestYaw);
  const hips: Vector = [(joints.hips[0] * TALL + aside) * size, 0, (joints.hips[2] * TALL + ahead) * size];
  const lowest = Math.min(
    ...[legs.left, legs.right].flatMap((turn) => soles(upright, turn)),
    moved(upright, [0, NECK - HIP, 0])[1] - 5,
  );
  const air = Math.max(0, Math.min(joints.leftAnkle[1], joints.rightAnkle[1], joints.hips[1] - 0.1) - 0.06) * TALL;
  const body = product(shifted(...hips), scaled(size), shifted(0, air - lowest, 0), upright);
  const arm = (side: 1 | -1, turn: number) =>
    product(
      body,
      shifted(side * 8.2, SHOULDER - HIP, 0),
      turned(-side * inwardOf(held, side === 1 ? 'left' : 'right', turn)),
      rolled(-side * spreadOf(turn)),
      pitched(-turn),
    );
  const turnOf = (side: 'left' | 'right') =>
    weeping(
      sipping(
        besideBowl(
          armTurn(skeleton, upright, side, state),
          held?.[side === 'left' ? 'right' : 'left'],
          joints[`${side}Hand`][1] - joints.head[1],
        ),
        held?.[side],
      ),
      face,
    );
  const leftArm = arm(1, turnOf('left'));
  const rightArm = arm(-1, turnOf('right'));
  const look = towardViewer(skeleton.headYaw) - skeleton.chestYaw;
  const neck = product(
    body,
    shifted(0, NECK - HIP, 0),
    turned(Math.atan2(Math.sin(look), Math.cos(look))),
    rolled(-pose.head.tilt * 0.35),
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

/** Frame of the wrist relative to the shoulder. Arms are molded bent. */
const HAND = product(shifted(0, -7.4, 5.4), pitched(-0.75));

function legTurn({ joints }: PosedSkeleton, upright: Matrix, side: 'left' | 'right'): number {
  const thigh = within(upright, minus(joints[`${side}Knee`], joints[`${side}Hip`]));
  const whole = within(upright, minus(joints[`${side}Ankle`], joints[`${side}Hip`]));
  const turn = Math.atan2(whole[2], -whole[1]) * 0.6 + Math.atan2(thigh[2], -thigh[1]) * 0.4;
  return Math.max(-0.75, Math.min(1.6, turn));
}

/** Returns the heights of a leg's heel and toe relative to the hips, millimeters. */
function soles(upright: Matrix, turn: number): number[] {
  const frame = product(upright, pitched(-turn));
  return [-4, 5.6].map((z) => moved(frame, [0, -HIP, z])[1]);
}

function piecesOf(sheet: CharacterSheet): Record<Exclude<Piece, 'head'>, Mesh> {
  const colors = plasticsOf(sheet);
  const [hand, leg] = [handOf(colors), legOf(sheet, colors)];
  return {
    hips: hipsOf(colors),
    torso: torsoOf(sheet, colors),
    leftArm: armOf(sheet, colors, 1),
    rightArm: armOf(sheet, colors, -1),
    leftHand: hand,
    rightHand: hand,
    leftLeg: leg,
    rightLeg: leg,
    hair: hairPiece(sheet),
  };
}

interface Plastics {
  top: Surface;
  bottom: Surface;
  skin: Surface;
  /** What a skirt is made of; undefined if there is none. */
  skirt: Surface | undefined;
}

function plasticsOf({ top: { kind, color }, bottom: { kind: below, color: other }, skin }: CharacterSheet): Plastics {
  const [top, bottom] = [plastic(moldedCloth(color)), plastic(moldedCloth(other))];
  const skirt = kind === 'dress' ? top : below === 'skirt' || below === 'dress' ? bottom : undefined;
  return { top, bottom, skin: plastic(moldedSkin(skin)), skirt };
}

function torsoOf(sheet: CharacterSheet, { top, skin }: Plastics): Mesh {
  const builder = new MeshBuilder();
  const chest = [
    [-7.9, 0],
    [7.9, 0],
    [5.9, 12.6],
    [-5.9, 12.6],
  ] as const;
  builder.add(prism(chest, 7.9), top, shifted(0, NECK - HIP - 12.6, 0));
  builder.add(prism(chest, 0.04), { ...top, texture: printedTorso(sheet) }, shifted(0, NECK - HIP - 12.6, 3.95));
  builder.add(cylinder(16, 2.6, 2.6), skin, shifted(0, NECK - HIP - 0.2, 0));
  if (sheet.top.kind === 'spacesuit') builder.add(lathe(NECK_RING, 28), METAL, shifted(0, NECK - HIP, 0));
  return builder.mesh();
}

/** The ring onto which the helmet of a space suit locks: radius and height, millimeters. */
const NECK_RING = [
  [3, -0.3],
  [5.5, -0.3],
  [5.7, 0],
  [5.7, 0.7],
  [5.3, 1.1],
  [4.6, 1.1],
] as const;
const METAL = plastic([84, 88, 98], { gloss: 0.8, sharpness: 40, sheen: 0.9 });

function hipsOf({ bottom, skirt }: Plastics): Mesh {
  const builder = new MeshBuilder();
  const belt = skirt ?? { ...bottom, color: darken(bottom.color, 0.08) };
  builder.add(roundedBox(15.4, 2.8, 7.4, 0.5, 1), belt, shifted(0, -1.4, 0));
  const bell = [
    [-9.4, 0],
    [9.4, 0],
    [8, 9.6],
    [-8, 9.6],
  ] as const;
  if (skirt) builder.add(prism(bell, 9.6), skirt, shifted(0, -8, 0));
  return builder.mesh();
}

function legOf({ bottom: { kind }, shoes }: CharacterSheet, { bottom, skin, skirt }: Plastics): Mesh {
  const builder = new MeshBuilder();
  const upper = skirt ? skin : bottom;
  const lower = kind === 'shorts' ? skin : upper;
  builder.add(roundedBox(7.6, 6, 7.8, 0.5, 1), upper, shifted(0, -5.4, 0));
  builder.add(roundedBox(7.6, 5.8, 7.6, 0.4, 1), lower, shifted(0, -11.2, 0));
  builder.add(roundedBox(7.6, 3.8, 9.4, 0.5, 1), plastic(molded(shoes)), shifted(0, -HIP, 0.9));
  builder.add(cylinder(16), upper, product(aligned([-3.3, 0, 0], [3.3, 0, 0]), scaled(7.2, 6.6, 7.2)));
  return builder.mesh();
}

function armOf({ top: { kind } }: CharacterSheet, { top, skin }: Plastics, side: 1 | -1): Mesh {
  const builder = new MeshBuilder();
  const upper = kind === 'tank-top' ? skin : top;
  const lower = kind === 't-shirt' || kind === 'dress' ? skin : upper;
  builder.add(pill(14, 2.5, 4.6, 1.4), upper, product(shifted(side * 0.4, 1.6, 0), aligned([0, 0, 0], [0, -1, 0.12])));
  builder.add(pill(14, 2.3, 6.4, 1.2), lower, aligned([side * 0.4, -2.2, 0.3], [side * 0.6, -7.6, 5.6]));
  return builder.mesh();
}

function handOf({ skin }: Plastics): Mesh {
  const builder = new MeshBuilder();
  builder.add(cylinder(10), skin, product(shifted(0, -1.4, 0), scaled(2.6, 2, 2.6)));
  builder.add(CLAW, skin, product(shifted(0, -3.4, 0), scaled(1, 1, 1.9 / CLAW_THICKNESS)));
  return builder.mesh();
}

const CLAW_THICKNESS = 0.6;
/** A hand: a ring around the z axis that is open below, where it clicks onto bars. */
const CLAW = arch(1.9, CLAW_THICKNESS, -Math.PI * 0.24, Math.PI * 1.24, 20, 12);

function head(sheet: CharacterSheet, face: FigureState['face']): Mesh {
  const builder = new MeshBuilder();
  const skin = plastic(moldedSkin(sheet.skin));
  builder.add(
    lathe(
      [
        [0, 0.2],
        [3.2, 0.2],
        [4.3, 0.55],
        [5, 1.5],
        [5.1, 2.4],
        [5.1, 7.6],
        [5, 8.3],
        [4.3, 9.1],
        [3.2, 9.4],
        [0, 9.4],
      ],
      28,
    ),
    { ...skin, texture: printedFace(sheet, face) },
  );
  builder.add(pill(16, 2.4, 1.8, 0.25), skin, shifted(0, 9.3, 0));
  return builder.mesh();
}
