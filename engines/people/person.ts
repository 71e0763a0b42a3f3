/** Pixels of the picture, from its left and upper edge. */
export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Face {
  box: Box;
  /** The 468 points of MediaPipe's face mesh, in its order. Empty if only a box was found, as in many drawings. */
  points: readonly Point[];
  /** Centers of the eyes, as the viewer sees them. */
  leftEye: Point;
  rightEye: Point;
  mouth: Point;
  /** Radians: how far the head leans to the viewer's right. */
  tilt: number;
  /** From -1 (looks to the viewer's left) to 1. */
  turn: number;
}

const BODY_JOINTS = [
  'nose',
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
] as const;
export type BodyJoint = (typeof BODY_JOINTS)[number];

/** The person with the largest face in a picture. Everybody else belongs to the background. */
export interface Person {
  /** Of the picture, pixels. */
  width: number;
  height: number;
  /** 0 (background) to 255 (person) for each pixel, row by row, soft at hair. */
  mask: Uint8Array;
  face: Face;
  /** Visible joints, on the person's own left and right. */
  joints: Partial<Record<BodyJoint, Point>>;
}
