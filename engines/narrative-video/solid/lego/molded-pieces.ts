import { darken } from '../../../drawing/color.ts';
import { aligned, product, shifted } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Shape, type Surface } from '../../../drawing/solids/mesh.ts';
import { cylinder, lathe, type ProfilePoint, pill, prism, roundedBox } from '../../../drawing/solids/shapes.ts';
import { type CharacterSheet, hasOwnSkirt } from '../../../people/character-sheet.ts';
import type { FigureState } from '../../figures/figure.ts';
import { bentArm } from './bent-arm.ts';
import { clawOf } from './claw.ts';
import { addLongSkirt, addOverSkirt, addTutu, isLong } from './costume-pieces.ts';
import { printedFace } from './face.ts';
import { hairPiece } from './hair.ts';
import { molded, moldedCloth, moldedSkin, plastic } from './plastic.ts';
import { printedTorso } from './torso-print.ts';

/** Heights on the toy above its soles, millimeters. */
export const HIP = 15;
export const NECK = 28.6;

/** The pieces of a toy that never change. */
export type MoldedPiece =
  | 'hips'
  | 'torso'
  | 'leftArm'
  | 'rightArm'
  | 'leftHand'
  | 'rightHand'
  | 'leftLeg'
  | 'rightLeg'
  | 'hair';

/** Builds the pieces of a toy, in millimeters from the pin of each. */
export function piecesOf(sheet: CharacterSheet): Record<MoldedPiece, Mesh> {
  const colors = plasticsOf(sheet);
  const [hand, leg] = [clawOf(colors.skin), legOf(sheet, colors)];
  return {
    hips: hipsOf(sheet, colors),
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
  const skirt = hasOwnSkirt({ kind }) ? top : below === 'skirt' || below === 'dress' ? bottom : undefined;
  return { top, bottom, skin: plastic(moldedSkin(skin)), skirt };
}

function torsoOf(sheet: CharacterSheet, { top, skin }: Plastics): Mesh {
  const builder = new MeshBuilder();
  const { wide, narrow, tall, deep, edge } = TORSO;
  const seat = shifted(0, NECK - HIP - tall, 0);
  builder.add(narrowed(roundedBox(wide, tall, deep, edge, 2), tall, narrow / wide), top, seat);
  const print = [
    [-wide / 2 + edge, edge],
    [wide / 2 - edge, edge],
    [narrow / 2 - edge, tall - edge],
    [-narrow / 2 + edge, tall - edge],
  ] as const;
  builder.add(prism(print, 0.04), { ...top, texture: printedTorso(sheet) }, product(seat, shifted(0, 0, deep / 2)));
  builder.add(cylinder(16, 2.6, 2.6), skin, shifted(0, NECK - HIP - 0.2, 0));
  if (sheet.top.kind === 'spacesuit') builder.add(lathe(NECK_RING, 28), METAL, shifted(0, NECK - HIP, 0));
  return builder.mesh();
}

/** A torso: its widths at the hips and at the shoulders, its height and depth, and the radius of its edges, millimeters. */
const TORSO = { wide: 15.8, narrow: 11.8, tall: 12.6, deep: 7.9, edge: 0.4 };

/** Returns a block that becomes narrower toward its top. @param share width of its top relative to its foot */
function narrowed(block: Shape, tall: number, share: number): Shape {
  const positions = Float32Array.from(block.positions);
  const normals = Float32Array.from(block.normals);
  const slope = ((1 - share) * Math.max(...block.positions.filter((_, at) => at % 3 === 0))) / tall;
  for (let at = 0; at < positions.length; at += 3) {
    positions[at] = (positions[at] as number) * (1 - ((1 - share) * (positions[at + 1] as number)) / tall);
    normals[at + 1] = (normals[at + 1] as number) + Math.abs(normals[at] as number) * slope;
  }
  return { ...block, positions, normals };
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

function hipsOf({ top: { kind, over } }: CharacterSheet, { bottom, skirt }: Plastics): Mesh {
  const builder = new MeshBuilder();
  const belt = skirt ?? { ...bottom, color: darken(bottom.color, 0.08) };
  builder.add(roundedBox(15.4, 2.8, 7.4, 0.5, 1), belt, shifted(0, -1.4, 0));
  const bell = [
    [-9.4, 0],
    [9.4, 0],
    [8, 9.6],
    [-8, 9.6],
  ] as const;
  if (kind === 'leotard' && skirt) addTutu(builder, skirt);
  else if (isLong(kind) && skirt) addLongSkirt(builder, skirt);
  else if (skirt) builder.add(prism(bell, 9.6), skirt, shifted(0, -8, 0));
  if (over) addOverSkirt(builder, over.kind, plastic(moldedCloth(over.color)));
  return builder.mesh();
}

function legOf({ top, bottom: { kind }, shoes }: CharacterSheet, { bottom, skin, skirt }: Plastics): Mesh {
  const builder = new MeshBuilder();
  // A skirt down to the ground is one piece with the hips.
  if (isLong(top.kind)) return builder.mesh();
  const upper = skirt ? skin : bottom;
  const isShort = kind === 'shorts' && !skirt;
  // A leg is one piece, round where it turns on the hips, with a step for the foot.
  const down = isShort ? LEG.knee : LEG.ankle;
  builder.add(roundedBox(LEG.wide, down, LEG.deep, 0.4, 1), upper, shifted(0, -down, 0));
  if (isShort) builder.add(roundedBox(LEG.wide, LEG.ankle - down, LEG.deep, 0.4, 1), skin, shifted(0, -LEG.ankle, 0));
  builder.add(roundedBox(LEG.wide, HIP - LEG.ankle, 9.5, 0.45, 1), plastic(molded(shoes)), shifted(0, -HIP, 0.9));
  const half = LEG.wide / 2;
  builder.add(pill(28, LEG.deep / 2, LEG.wide, 0.4), upper, aligned([-half, 0, 0], [half, 0, 0]));
  return builder.mesh();
}

/** A leg: its width and depth, and how far below the hip its knee and its ankle are, millimeters. */
const LEG = { wide: 7.6, deep: 7.7, knee: 5.6, ankle: 11.7 };

function armOf({ top: { kind } }: CharacterSheet, { top, skin }: Plastics, side: 1 | -1): Mesh {
  if (kind === 'tank-top' || kind === 'leotard') return bentArm(side, skin);
  return kind === 't-shirt' || kind === 'dress' || kind === 'gown' ? bentArm(side, top, skin) : bentArm(side, top);
}

/** A head: its radius, its lower and upper end, and the radii of its lower and upper edges, millimeters. */
const [RADIUS, LOW, HIGH, JAW, CROWN] = [5.1, 0.2, 9.4, 1.9, 1.5];
const HEAD_SIDES = 36;
const HEAD: readonly ProfilePoint[] = [
  [0, LOW],
  ...arc((share) => [RADIUS - JAW * (1 - Math.sin(share)), LOW + JAW * (1 - Math.cos(share))]),
  ...arc((share) => [RADIUS - CROWN * (1 - Math.cos(share)), HIGH - CROWN * (1 - Math.sin(share))]),
  [0, HIGH],
];

/** Returns the points of a rounded edge. @param at place for an angle from 0 to a right one */
function arc(at: (angle: number) => ProfilePoint): ProfilePoint[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => at((share * Math.PI) / 2));
}

/** Builds a head with its printed face, in millimeters from the neck. */
export function headOf(sheet: CharacterSheet, face: FigureState['face']): Mesh {
  const builder = new MeshBuilder();
  const skin = plastic(moldedSkin(sheet.skin));
  builder.add(lathe(HEAD, HEAD_SIDES), { ...skin, texture: printedFace(sheet, face) });
  builder.add(pill(16, 2.4, 1.8, 0.25), skin, shifted(0, 9.3, 0));
  return builder.mesh();
}
