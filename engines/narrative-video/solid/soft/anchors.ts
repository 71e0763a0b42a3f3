import {
  aligned,
  type Matrix,
  minus,
  plus,
  product,
  scaled,
  unit,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import type { PosedSkeleton, Proportions } from '../../acting/skeleton.ts';
import type { Anchors } from '../solid-figure.ts';
import { towardViewer } from '../toward-viewer.ts';

/** Maximum bow of a head, radians. Beyond it, a large head would show nothing but its hair. */
const MOST_BOWED = 0.3;

/**
 * Returns where a head is. Its matrix moves a head one unit high, with its middle at the origin, to that place. Meters.
 */
export function headFrame(skeleton: PosedSkeleton, height: number, { head }: Proportions): HeadFrame {
  const { joints } = skeleton;
  const at = (joint: 'head' | 'crown'): Vector => [
    joints[joint][0] * height,
    joints[joint][1] * height,
    joints[joint][2] * height,
  ];
  const yaw = towardViewer(skeleton.headYaw);
  const pitch = Math.min(skeleton.headPitch, MOST_BOWED);
  const up: Vector =
    pitch < skeleton.headPitch
      ? [Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), Math.cos(yaw) * Math.sin(pitch)]
      : unit(minus(at('crown'), at('head')));
  const front: Vector = [Math.sin(yaw) * Math.cos(pitch), -Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)];
  const size = head * height;
  const middle = plus(at('head'), up, size * 0.5);
  return { matrix: product(aligned(middle, plus(middle, up), front), scaled(size)), middle, up, size, yaw };
}

export interface HeadFrame {
  matrix: Matrix;
  middle: Vector;
  up: Vector;
  /** From chin to crown, meters. */
  size: number;
  yaw: number;
}

export function anchorsOf(skeleton: PosedSkeleton, height: number, proportions: Proportions): Anchors {
  const { joints, chestYaw } = skeleton;
  const at = (joint: keyof typeof joints): Vector => [
    joints[joint][0] * height,
    joints[joint][1] * height,
    joints[joint][2] * height,
  ];
  const front: Vector = [Math.sin(chestYaw), 0, Math.cos(chestYaw)];
  const standing = (point: Vector): Matrix => aligned(point, [point[0], point[1] + 1, point[2]], front);
  const [neck, chest, waist] = [at('neck'), at('chest'), at('waist')];
  const along = (point: Vector): Matrix => aligned(point, plus(point, unit(minus(neck, waist))), front);
  const deep = proportions.shoulders * height * 0.42;
  return {
    leftHand: standing(at('leftHand')),
    rightHand: standing(at('rightHand')),
    head: headFrame(skeleton, height, proportions).matrix,
    chest: along(neck),
    belly: along(plus(plus(waist, minus(chest, waist), 0.5), front, deep)),
  };
}
