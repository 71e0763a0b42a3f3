import { neckOf, shoulderOf } from './kinematics.ts';
import type { Limb, Pose } from './pose.ts';
import { pitched, type Rotation, rolled, rotate, turned, within } from './rotation.ts';
import type { Proportions, Vector } from './skeleton.ts';

/** Points on the figure's own body that a hand can reach for, whatever the proportions. */
type Landmark =
  | 'mouth'
  | 'eyes'
  | 'ear'
  | 'cheek'
  | 'chin'
  | 'crown'
  | 'heart'
  | 'chest'
  | 'belly'
  | 'hip'
  | 'shoulder'
  | 'other-shoulder';

/** The position of an arm, given by its palm instead of its angles. */
export interface Reach {
  to: Landmark;
  /** Offset from the landmark: outward from the body, up and forward, in arm lengths. */
  by: Vector;
  /** Direction of the elbow: outward, up and forward. */
  elbow: Vector;
}

const ELBOW: Vector = [0.6, -1, -0.25];

export function reach(to: Landmark, by: Vector = [0, 0, 0], elbow: Vector = ELBOW): Reach {
  return { to, by, elbow };
}

/** Position of the palm along the hand, as a share of the hand's length. */
const PALM = 0.6;

/**
 * Returns the angles of an arm that puts the palm on its target, or as close as the arm's length allows.
 * @param side 1 for the figure's own left, -1 for its right
 */
export function limbReaching({ to, by, elbow }: Reach, pose: Pose, size: Proportions, side: 1 | -1): Limb {
  const [upper, lower] = [size.upperArm, size.forearm + size.hand * PALM];
  const shoulder = shoulderOf(pose, size, side);
  const mark = landmark(to, pose, size, side);
  const arm = upper + lower;
  const way: Vector = [
    mark[0] + side * by[0] * arm - shoulder[0],
    mark[1] + by[1] * arm - shoulder[1],
    mark[2] + by[2] * arm - shoulder[2],
  ];
  const distance = Math.max(Math.abs(upper - lower) * 1.02 + 1e-4, Math.min(arm * 0.995, Math.hypot(...way)));
  const bend = Math.acos(clamp((distance ** 2 - upper ** 2 - lower ** 2) / (2 * upper * lower)));
  // In the limb's own frame, the palm lies in the plane of up and forward.
  const own: Vector = [0, (-upper - lower * Math.cos(bend)) / distance, (lower * Math.sin(bend)) / distance];
  const ownElbow: Vector = [0, -own[2], own[1]];
  const along = unit(way);
  const pole: Vector = [side * elbow[0], elbow[1], elbow[2]];
  const share = dot(pole, along);
  const beside = unit([pole[0] - along[0] * share, pole[1] - along[1] * share, pole[2] - along[2] * share]);
  const frame = between([own, ownElbow, cross(own, ownElbow)], [along, beside, cross(along, beside)]);
  return { ...anglesOf(frame, side), bend };
}

function landmark(to: Landmark, pose: Pose, size: Proportions, side: 1 | -1): Vector {
  const { head } = pose;
  const { torso } = size;
  const neck = rotate(within(turned(head.turn / 2), pitched(head.nod / 2), rolled(head.tilt / 2)), [
    0,
    neckOf(pose, size),
    0,
  ]);
  const skull = within(turned(head.turn), pitched(head.nod), rolled(head.tilt));
  const onHead = (x: number, y: number, z: number): Vector => {
    const at = rotate(skull, [side * x * size.head, y * size.head, z * size.head]);
    return [neck[0] + at[0], neck[1] + at[1], neck[2] + at[2]];
  };
  switch (to) {
    case 'mouth':
      return onHead(0, 0.22, 0.5);
    case 'eyes':
      return onHead(0.12, 0.5, 0.55);
    case 'ear':
      return onHead(0.5, 0.4, 0.05);
    case 'cheek':
      return onHead(0.35, 0.25, 0.4);
    case 'chin':
      return onHead(0.05, 0, 0.45);
    case 'crown':
      return onHead(0.1, 1, 0);
    case 'heart':
      return [torso * 0.1, -torso * 0.3, torso * 0.34];
    case 'chest':
      return [0, -torso * 0.35, torso * 0.36];
    case 'belly':
      return [0, -torso * 0.75, torso * 0.36];
    case 'hip':
      return [side * size.hips * 0.95, -torso * 0.92, 0];
    case 'shoulder':
      return shoulderOf(pose, size, side);
    case 'other-shoulder':
      return [(-side * size.shoulders) / 2, -torso * 0.05, torso * 0.2];
  }
}

/** Inverts `limbFrame` in kinematics.ts, which applies swing, then spread, then twist. */
function anglesOf([, up, forward]: Rotation, side: 1 | -1): Pick<Limb, 'swing' | 'spread' | 'twist'> {
  const roll = Math.asin(clamp(up[0]));
  const swing = Math.atan2(-up[2], up[1]);
  const rest = rotate(within(rolled(-roll), pitched(swing)), forward);
  const twist = -side * Math.atan2(rest[0], rest[2]);
  // Raise the arm in front of the body: the same direction reached from behind is a whole turn less.
  return { swing: swing < -1.9 ? swing + 2 * Math.PI : swing, spread: -side * roll, twist };
}

/** Returns the rotation that takes three perpendicular directions to three others. */
function between(from: readonly [Vector, Vector, Vector], to: readonly [Vector, Vector, Vector]): Rotation {
  const column = (axis: 0 | 1 | 2): Vector => [
    from[0][axis] * to[0][0] + from[1][axis] * to[1][0] + from[2][axis] * to[2][0],
    from[0][axis] * to[0][1] + from[1][axis] * to[1][1] + from[2][axis] * to[2][1],
    from[0][axis] * to[0][2] + from[1][axis] * to[1][2] + from[2][axis] * to[2][2],
  ];
  return [column(0), column(1), column(2)];
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
