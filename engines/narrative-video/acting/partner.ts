import type { Joint, PosedSkeleton, Proportions, Vector } from './skeleton.ts';

/** One of two people who touch: a posed body, and where it stands in the picture, in pixels. */
export interface Partner {
  skeleton: PosedSkeleton;
  proportions: Proportions;
  x: number;
  /** Distance toward the viewer. */
  z: number;
  height: number;
}

export type Side = 'left' | 'right';

/** Position of the palm along the hand, as a share of the hand's length. */
export const PALM = 0.6;

/** Returns the length of an arm up to the palm, in pixels. */
export function armLength({ proportions: { upperArm, forearm, hand }, height }: Partner): number {
  return (upperArm + forearm + hand * PALM) * height;
}

/**
 * Moves a body within the picture, so that what is drawn at its feet's place is moved as well.
 * @param right pixels to the viewer's right
 * @param near pixels toward the viewer
 */
export function moved(one: Partner, right: number, near = 0): Partner {
  const [dx, dz] = [right / one.height, near / one.height];
  return withJoints(one, ([x, y, z]) => [x + dx, y, z + dz]);
}

/** Turns a body about its feet, but not its face. @param turn radians, positive to the viewer's right */
export function turnedBy(one: Partner, turn: number): Partner {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const { skeleton, ...place } = withJoints(one, ([x, y, z]) => [x * c + z * s, y, z * c - x * s]);
  return { ...place, skeleton: { ...skeleton, chestYaw: skeleton.chestYaw + turn } };
}

export function withJoints(one: Partner, place: (joint: Vector) => Vector): Partner {
  const joints = Object.fromEntries(
    Object.entries(one.skeleton.joints).map(([name, joint]) => [name, place(joint)]),
  ) as unknown as Record<Joint, Vector>;
  return { ...one, skeleton: { ...one.skeleton, joints } };
}

/** How much more the head of somebody who leans away moves than the hips: bellies touch, whatever the size of heads. */
const BENT_BACK = 3.4;

/**
 * Leans a body toward the other, or bends it back if the distance is negative. Its feet stay in place.
 * @param pixels how far the middle of its head moves
 * @param isLeader whether the other is on the viewer's right
 */
export function leaned(one: Partner, pixels: number, isLeader: boolean): Partner {
  const { skeleton, height } = one;
  const by = (pixels / height) * (isLeader ? 1 : -1);
  const [low, high] = [skeleton.joints.head[1], skeleton.joints.crown[1]];
  const bent = pixels < 0 ? BENT_BACK : 1;
  const share = (up: number) => Math.max(0, up / Math.max(0.01, high)) ** bent;
  // The middle of the head moves by the whole distance.
  const whole = Math.max(0.01, (share(low) + share(high)) / 2);
  return withJoints(one, ([x, y, z]) => [x + (by * share(y)) / whole, y, z]);
}

/** Returns a place of a body in the picture, in pixels. */
export function inPicture({ x, z, height }: Partner, [right, up, near]: Vector): Vector {
  return [x + right * height, up * height, z + near * height];
}

/** Returns a place in the picture relative to a body's own feet, in shares of its height. */
export function fromFeet({ x, z, height }: Partner, [right, up, near]: Vector): Vector {
  return [(right - x) / height, up / height, (near - z) / height];
}

/** Returns where the middle of a head is, pixels to the viewer's right. */
export function headOf({ skeleton: { joints }, x, height }: Partner): number {
  return x + ((joints.head[0] + joints.crown[0]) / 2) * height;
}

/** Returns the position of a palm in the picture, in pixels. */
export function palmOf(one: Partner, side: Side): Vector {
  const { joints } = one.skeleton;
  return inPicture(one, toward(joints[`${side}Wrist`], joints[`${side}Hand`], PALM));
}

/** Returns a body with some of its joints elsewhere. */
export function reaching(one: Partner, ...arms: readonly Partial<Record<Joint, Vector>>[]): PosedSkeleton {
  return { ...one.skeleton, joints: Object.assign({}, one.skeleton.joints, ...arms) };
}

/**
 * Returns an arm that puts the palm on its target, or as close as its length allows.
 * @param bow direction of the elbow. Default: the side on which it was
 * @param fingers direction of the fingers of a hand that lies on something. Default: the forearm's
 */
export function armTo(
  target: Vector,
  { skeleton: { joints }, proportions: { upperArm: upper, forearm, hand } }: Pick<Partner, 'skeleton' | 'proportions'>,
  side: Side,
  bow?: Vector,
  fingers?: Vector,
) {
  const shoulder = joints[`${side}Shoulder`];
  const lie = fingers && scaled(fingers, hand / (Math.hypot(...fingers) || 1));
  const lower = forearm + (lie ? 0 : hand * PALM);
  const way = minus(lie ? minus(target, scaled(lie, PALM)) : target, shoulder);
  const long = Math.hypot(...way) || 1;
  const distance = Math.max(Math.abs(upper - lower) + 1e-3, Math.min((upper + lower) * 0.999, long));
  const along = scaled(way, 1 / long);
  const elbow = bow ?? minus(joints[`${side}Elbow`], shoulder);
  const share = elbow[0] * along[0] + elbow[1] * along[1] + elbow[2] * along[2];
  const aside = minus(elbow, scaled(along, share));
  const wide = Math.hypot(...aside);
  const pole: Vector = wide > 1e-4 ? scaled(aside, 1 / wide) : [0, 0, -1];
  const reach = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance);
  const out = Math.sqrt(Math.max(0, upper ** 2 - reach ** 2));
  const bent = plus(shoulder, plus(scaled(along, reach), scaled(pole, out)));
  const end = plus(shoulder, scaled(along, distance));
  const wrist = lie ? end : toward(bent, end, forearm / lower);
  const tip = lie ? plus(wrist, lie) : toward(bent, end, (forearm + hand) / lower);
  return { [`${side}Elbow`]: bent, [`${side}Wrist`]: wrist, [`${side}Hand`]: tip };
}

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

export function toward(from: Vector, to: Vector, share: number): Vector {
  return plus(from, scaled(minus(to, from), share));
}
