import { aligned, type Matrix, moved, product, scaled, shifted, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Anchors } from '../solid-figure.ts';

/**
 * Middle and size of the head for things worn on it, millimeters. A minifigure's head is wider than it is high, and
 * hair makes it larger still.
 */
const HEAD = { middle: 5.2, size: 11.4 };

/** The middle of a claw on its hand, millimeters. */
export const PALM: Vector = [0, -3.6, 0];

/** Returns the frame in front of the belly, in meters. */
export function bellyOf(torso: Matrix, size: number, neck: number): Matrix {
  return product(torso, shifted(0, neck * 0.42, 4.6), scaled(1 / size));
}

/**
 * @param frames frames of the pieces, in millimeters of the toy
 * @param size meters for each millimeter of the toy
 * @param neck height of the neck above the hips, millimeters
 */
export function anchorsFrom(
  frames: Readonly<Record<'torso' | 'head' | 'leftHand' | 'rightHand', Matrix>>,
  size: number,
  chestYaw: number,
  neck: number,
): Anchors {
  const front: Vector = [Math.sin(chestYaw), 0, Math.cos(chestYaw)];
  const upright = (hand: Matrix): Matrix => {
    const at = moved(hand, PALM);
    return aligned(at, [at[0], at[1] + 1, at[2]], front);
  };
  const onTorso = (y: number, z: number) => product(frames.torso, shifted(0, y, z), scaled(1 / size));
  return {
    leftHand: upright(frames.leftHand),
    rightHand: upright(frames.rightHand),
    head: product(frames.head, shifted(0, HEAD.middle, 0), scaled(HEAD.size)),
    chest: onTorso(neck - 0.6, 0),
    belly: bellyOf(frames.torso, size, neck),
  };
}
