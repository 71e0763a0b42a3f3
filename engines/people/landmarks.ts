import type { Face, Point } from './person.ts';

/**
 * Places of a face from which its features are read, in pixels of the picture. Left and right as the viewer sees them.
 */
export interface Landmarks {
  /** Between the eyes. */
  middle: Point;
  /** Unit vectors: to the viewer's right along the eyes, and down to the chin. */
  right: Point;
  down: Point;
  /** From the forehead's upper end to the chin, and across at the cheekbones and at the jaw. */
  height: number;
  width: number;
  jaw: number;
  forehead: Point;
  chin: Point;
  /** Bare skin: cheeks and forehead. */
  skin: Point[];
  /** More of it, for samples of its light and its shade. */
  bare: Point[];
  brows: Point[];
  lips: Point[];
  /** Between nose and mouth, and below the mouth. */
  lip: Point;
  belowMouth: Point;
  jaws: Point[];
}

/** Numbers of MediaPipe's face mesh. */
const MESH = {
  ...{ top: 10, chin: 152, left: 234, right: 454, jawLeft: 172, jawRight: 397, philtrum: 164, belowMouth: 200 },
  skin: [50, 280, 205, 425, 151],
  bare: [50, 280, 205, 425, 151, 101, 330, 117, 346, 187, 411, 108, 337],
  brows: [105, 334, 66, 296],
  lips: [11, 12, 15, 16, 72, 302, 85, 315],
  jaws: [136, 365],
};

export function landmarksOf(face: Face): Landmarks {
  const [cos, sin] = [Math.cos(face.tilt), Math.sin(face.tilt)];
  const middle: Point = [(face.leftEye[0] + face.rightEye[0]) / 2, (face.leftEye[1] + face.rightEye[1]) / 2];
  const frame = { middle, right: [cos, sin] as const, down: [-sin, cos] as const };
  return face.points.length > 0 ? { ...frame, ...fromMesh(face.points) } : { ...frame, ...fromEyes(face, frame) };
}

type Frame = Pick<Landmarks, 'middle' | 'right' | 'down'>;

function fromMesh(points: readonly Point[]): Omit<Landmarks, keyof Frame> {
  const at = (index: number) => points[index] as Point;
  const between = (one: number, other: number) => Math.hypot(at(one)[0] - at(other)[0], at(one)[1] - at(other)[1]);
  return {
    height: between(MESH.top, MESH.chin),
    width: between(MESH.left, MESH.right),
    jaw: between(MESH.jawLeft, MESH.jawRight),
    forehead: at(MESH.top),
    chin: at(MESH.chin),
    skin: MESH.skin.map(at),
    bare: MESH.bare.map(at),
    brows: MESH.brows.map(at),
    lips: MESH.lips.map(at),
    lip: at(MESH.philtrum),
    belowMouth: at(MESH.belowMouth),
    jaws: MESH.jaws.map(at),
  };
}

/** Usual positions of these places, in distances between the eyes. */
function fromEyes({ leftEye, rightEye }: Face, { middle, right, down }: Frame): Omit<Landmarks, keyof Frame> {
  const unit = Math.hypot(rightEye[0] - leftEye[0], rightEye[1] - leftEye[1]);
  const at = (across: number, below: number): Point => [
    middle[0] + (right[0] * across + down[0] * below) * unit,
    middle[1] + (right[1] * across + down[1] * below) * unit,
  ];
  const skin = [at(-0.55, 0.6), at(0.55, 0.6), at(0, -0.5)];
  return {
    height: unit * 2.7,
    width: unit * 2.1,
    jaw: unit * 1.7,
    forehead: at(0, -0.95),
    chin: at(0, 1.75),
    skin,
    bare: skin,
    brows: [at(-0.5, -0.3), at(0.5, -0.3)],
    lips: [at(0, 1.05), at(0, 1.15)],
    lip: at(0, 0.88),
    belowMouth: at(0, 1.4),
    jaws: [at(-0.7, 1.2), at(0.7, 1.2)],
  };
}

/** Returns a place in shares of the face's height from between the eyes: to the viewer's right, and down. */
export function placeAt({ middle, right, down, height }: Landmarks, across: number, below: number): Point {
  return [
    middle[0] + (right[0] * across + down[0] * below) * height,
    middle[1] + (right[1] * across + down[1] * below) * height,
  ];
}
