import { curveAt } from '../../../drawing/curve.ts';
import {
  aligned,
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
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Shape, type Surface, type Texture } from '../../../drawing/solids/mesh.ts';
import { arch, pill } from '../../../drawing/solids/shapes.ts';
import { addHead, addPortrait, COAT, type Expression } from './cat-head.ts';
import { addScarf } from './scarf.ts';
import {
  BALL,
  cushion,
  GLOSSY,
  MATTE,
  SMALL_BALL,
  softTube,
  starOutline,
  TINY_BALL,
  turnedBody,
  type Vinyl,
} from './shapes.ts';

/** The way from a shoulder or a hip to a hand or a foot: its bend and its end, meters. */
export interface Limb {
  bend: Vector;
  end: Vector;
}

/** How the toy stands, sits or dances. Sides: first the viewer's left, then the right. */
export interface Pose {
  /** Middle of the hips, meters, and how the trunk leans to the viewer's right, forward, and turns. */
  hips: Vector;
  lean: { roll: number; pitch: number; turn: number };
  head: { roll: number; pitch: number; turn: number };
  /** Relative to the hips, in the trunk's own space. */
  arms: readonly [Limb, Limb];
  /** In the space that the hips are in. */
  legs: readonly [Limb, Limb];
  /** How far the toes point up and outward, radians. */
  toes: readonly [{ up: number; out: number }, { up: number; out: number }];
  tail: readonly Vector[];
  face: Expression;
  /** A thing in a hand, from there to its end, in the trunk's space. */
  holds?: { thing: 'microphone' | 'rod'; from: Vector; to: Vector };
}

const TRUNK = turnedBody([0.34, 0.43, 0.445, 0.42, 0.375, 0.32, 0.27], 30);
const HEM = arch(0.4, 0.085, 0, 2 * Math.PI, 32, 10);
const CUFF = arch(0.1, 0.05, 0, 2 * Math.PI, 18, 8);
/** The star that it catches. */
const STAR = cushion(starOutline(5, 0.52), 0.25, 40, 6);
const SWEATER = '#ff5a4d';
/** Size of the head: small enough that the body can act. */
const HEAD = 0.93;
/** Length of a fishing line, meters. */
const LINE = 1.55;

/** The toy cat's body in a pose: a sweater, a scarf and short soft limbs. With its head it is 2.2 meters high when it stands. */
export function bodyOf(vinyl: Vinyl, pose: Pose): Mesh {
  const into = new MeshBuilder();
  const { hips } = pose;
  const trunk = trunkOf(pose);
  const add = (shape: Shape, surface: Surface, ...at: Matrix[]) => into.add(shape, surface, product(...at));
  const cream = vinyl(COAT.cream);
  const cloth = vinyl(SWEATER, MATTE);
  add(BALL, cream, trunk, shifted(0, -0.1, 0), scaled(0.41, 0.27, 0.39));
  add(TRUNK, cloth, trunk, shifted(0, -0.12, 0), scaled(1, 0.68, 0.92));
  add(HEM, cloth, trunk, shifted(0, -0.1, 0), pitched(Math.PI / 2), scaled(1, 0.92, 1));
  addScarf((shape, surface, ...at) => add(shape, surface, trunk, ...at), vinyl);
  for (const side of [-1, 1] as const) {
    const index = side < 0 ? 0 : 1;
    addArm(add, { cream, cloth }, trunk, side, pose.arms[index]);
    addLeg(add, vinyl, hips, side, pose.legs[index], pose.toes[index]);
  }
  addTail(
    add,
    vinyl,
    pose.tail.map((point) => plus(hips, point)),
  );
  if (pose.holds) addThing(add, vinyl, trunk, pose.holds);
  return into.mesh();
}

/** The head that belongs on a body. @param isHood leaves room for the portrait of a singer */
export function headOf(vinyl: Vinyl, pose: Pose, isHood: boolean): Mesh {
  const into = new MeshBuilder();
  const neck = neckOf(pose);
  addHead(
    (shape, surface, ...at) => into.add(shape, surface, product(neck, ...at)),
    vinyl,
    isHood ? 'portrait' : pose.face,
  );
  return into.mesh();
}

/** The singer's face in the hood. */
export function portraitIn(vinyl: Vinyl, pose: Pose, texture: Texture): Mesh {
  const into = new MeshBuilder();
  const neck = neckOf(pose);
  addPortrait((shape, surface, ...at) => into.add(shape, surface, product(neck, ...at)), vinyl, texture);
  return into.mesh();
}

/** Where the star hangs that the toy has caught, meters. Only a toy with a rod has one. */
export function catchOf(pose: Pose): Vector {
  const [x, y, z] = moved(trunkOf(pose), pose.holds?.to ?? [0, 0, 0]);
  return [x, y - LINE - 0.3, z];
}

/** Where the mouth of the toy is, meters. */
export function mouthOf(pose: Pose): Vector {
  return moved(neckOf(pose), [0, -0.26, 0.68]);
}

function trunkOf({ hips, lean }: Pose): Matrix {
  return product(shifted(...hips), turned(lean.turn), rolled(lean.roll), pitched(lean.pitch));
}

function neckOf(pose: Pose): Matrix {
  const { turn, roll, pitch } = pose.head;
  return product(trunkOf(pose), shifted(0, 1.04, 0.05), turned(turn), rolled(roll), pitched(pitch), scaled(HEAD));
}

function addThing(add: Add, vinyl: Vinyl, trunk: Matrix, { thing, from, to }: NonNullable<Pose['holds']>): void {
  if (thing === 'rod') {
    const middle: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.2, (from[2] + to[2]) / 2];
    add(
      softTube([from, middle, to], (share) => 0.045 - 0.025 * share, { columns: 8, rows: 20 }),
      vinyl('#c8704a'),
      trunk,
    );
    // The line hangs straight down, however the toy leans.
    const [x, y, z] = moved(trunk, to);
    add(
      softTube(
        [
          [x, y, z],
          [x, y - LINE, z],
        ],
        0.013,
        { columns: 8, rows: 8 },
      ),
      vinyl('#fff4e2'),
    );
    add(STAR, { ...vinyl('#ffb43c', GLOSSY), glow: 0.4 }, shifted(x, y - LINE - 0.3, z), scaled(0.38, 0.38, 0.5));
    return;
  }
  const place = product(trunk, aligned(from, to));
  add(pill(18, 0.07, 0.5, 0.03), vinyl('#3d4df0', GLOSSY), place, shifted(0, -0.12, 0));
  add(pill(18, 0.095, 0.08, 0.03), vinyl('#ffd25e', GLOSSY), place, shifted(0, 0.34, 0));
  add(BALL, vinyl('#4a4560', { gloss: 0.6, sharpness: 40 }), place, shifted(0, 0.5, 0), scaled(0.155));
}

type Add = (shape: Shape, surface: Surface, ...at: Matrix[]) => void;

/** A tail with rings in its second half and a dark tip. */
function addTail(add: Add, vinyl: Vinyl, points: readonly Vector[]): void {
  const wide = (share: number) => 0.1 + 0.035 * share;
  const caramel = vinyl(COAT.caramel);
  add(softTube(points, wide), vinyl(COAT.cream));
  // Of a ball that is a little wider than the tail, only a ring shows.
  for (const share of [0.4, 0.58, 0.76])
    add(SMALL_BALL, caramel, shifted(...curveAt(points, share)), scaled(wide(share) * 1.07));
  add(softTube([curveAt(points, 0.92), curveAt(points, 1)], 0.142, { columns: 14, rows: 12 }), vinyl(COAT.brown));
}

function addArm(
  add: Add,
  { cream, cloth }: Record<'cream' | 'cloth', Surface>,
  trunk: Matrix,
  side: number,
  { bend, end }: Limb,
): void {
  const shoulder: Vector = [side * 0.26, 0.36, 0.02];
  add(
    softTube([shoulder, bend, end], (share) => 0.155 - 0.02 * share, { columns: 14, rows: 20 }),
    cloth,
    trunk,
  );
  const wrist = product(trunk, aligned(bend, end), shifted(0, Math.hypot(...minus(end, bend)), 0));
  add(CUFF, cloth, wrist, shifted(0, 0.02, 0), pitched(Math.PI / 2));
  add(SMALL_BALL, cream, wrist, shifted(0, 0.17, 0), scaled(0.15, 0.17, 0.135));
  add(SMALL_BALL, cream, wrist, shifted(-side * 0.12, 0.12, 0.05), rolled(-side * 0.7), scaled(0.06, 0.1, 0.06));
}

function addLeg(
  add: Add,
  vinyl: Vinyl,
  hips: Vector,
  side: number,
  { bend, end }: Limb,
  { up, out }: { up: number; out: number },
): void {
  const cream = vinyl(COAT.cream);
  const hip = plus(hips, [side * 0.19, -0.12, 0.02]);
  add(softTube([hip, plus(hips, bend), plus(hips, end)], 0.165, { columns: 14, rows: 18 }), cream);
  const foot = product(shifted(...plus(hips, end)), turned(side * out), pitched(-up), shifted(0, -0.05, 0.09));
  add(SMALL_BALL, cream, foot, scaled(0.19, 0.145, 0.27));
  // Pads show on soles that face the viewer.
  if (up < 0.5) return;
  const pink = vinyl(COAT.pink);
  add(TINY_BALL, pink, foot, shifted(0, -0.11, -0.03), scaled(0.09, 0.045, 0.085));
  for (const toe of [-1, 0, 1])
    add(TINY_BALL, pink, foot, shifted(toe * 0.085, -0.105, 0.12 - 0.02 * Math.abs(toe)), scaled(0.038, 0.04, 0.04));
}
