import type { Vector } from '../../../drawing/solids/matrix.ts';
import type { Limb, Pose } from './cat.ts';
import type { Expression } from './cat-head.ts';

/** Poses of the toy at a share of a round of its movement, 0 to 1. Each round ends as it begins. */
export type Moves = (share: number) => Pose;

const AWAKE: Expression = { eyes: 'open', mouth: 'smile', brows: 0.3 };

function limb(bend: Vector, end: Vector): Limb {
  return { bend, end };
}

/** A tail that hangs behind the seat, clear of the arms, and curls at its end. */
function hangingTail(sway: number): Vector[] {
  return [
    [0.1, -0.1, -0.3],
    [0.5, -0.24, -0.4],
    [0.78, -0.5, -0.4],
    [1.06 + 0.03 * sway, -0.52, -0.36],
    [1.2 + 0.08 * sway, -0.26, -0.3],
  ];
}

/** A tail in a low curve to the side that a raised right hand leaves free. @param low height of its lowest point */
function counterTail(sway: number, low = -0.32): Vector[] {
  return [
    [-0.1, -0.1, -0.3],
    [-0.5, low + 0.02, -0.4],
    [-0.88, low, -0.4],
    [-1.16 - 0.02 * sway, low + 0.14, -0.35],
    [-1.24 - 0.08 * sway, low + 0.4, -0.3],
  ];
}

/** A tail that lies beside a toy that sits. @param side 1 is the viewer's right, -1 the left */
function lyingTail(side: 1 | -1, sway: number): Vector[] {
  return [
    [side * 0.1, -0.1, -0.3],
    [side * 0.5, -0.16, -0.3],
    [side * 0.88, -0.18, -0.22],
    [side * 1.16, -0.18, 0],
    [side * 1.26, -0.14 + 0.03 * sway, 0.26],
  ];
}

/** Sits on an edge and sleeps: its head has sunk to its shoulder, and it breathes. @param seat middle of the hips */
export function asleep([x, y, z]: Vector): Moves {
  return (share) => {
    const breath = Math.sin(share * 2 * Math.PI);
    return {
      hips: [x, y, z],
      lean: { roll: -0.1, pitch: -0.06 + 0.015 * breath, turn: 0.12 },
      head: { roll: -0.3 - 0.02 * breath, pitch: 0.1 + 0.035 * breath, turn: 0.08 },
      arms: [limb([-0.52, 0.12, 0.1], [-0.56, -0.06, 0.24]), limb([0.52, 0.12, 0.1], [0.54, -0.04, 0.24])],
      legs: [limb([-0.26, -0.1, 0.42], [-0.3, -0.42, 0.5]), limb([0.28, -0.1, 0.42], [0.32, -0.4, 0.5])],
      toes: [
        { up: 0.6, out: -0.3 },
        { up: 0.66, out: 0.35 },
      ],
      tail: lyingTail(1, breath),
      face: { eyes: 'closed', mouth: 'sleep', brows: 0 },
    };
  };
}

/** Walks in place, one step on each half of the round. @param ground middle of the hips when it stands */
export function marching([x, y, z]: Vector, turn: number): Moves {
  return (share) => {
    const angle = share * 2 * Math.PI;
    const swing = Math.sin(angle);
    const step = (side: number) => Math.max(0, side * swing);
    const leg = (side: 1 | -1): Limb => {
      const up = step(side);
      return limb([side * 0.28, -0.27 + 0.1 * up, 0.06 + 0.2 * up], [side * 0.34, -0.44 + 0.24 * up, 0.14 * up]);
    };
    return {
      hips: [x - 0.07 * swing, y + 0.05 * Math.abs(swing), z],
      lean: { roll: -0.07 * swing, pitch: 0, turn: turn + 0.1 * swing },
      head: { roll: 0.13 * Math.sin(angle + 0.5), pitch: -0.04, turn: -0.06 * swing },
      arms: [
        limb([-0.56, 0.26 + 0.06 * swing, 0.1], [-0.92, 0.43 + 0.1 * swing, 0.2]),
        limb([0.58, 0.18 - 0.1 * swing, 0.1], [0.92, 0.26 - 0.28 * swing, 0.2]),
      ],
      legs: [leg(-1), leg(1)],
      toes: [
        { up: 0.3 * step(-1), out: -0.2 },
        { up: 0.3 * step(1), out: 0.2 },
      ],
      tail: counterTail(swing, -0.45),
      face: AWAKE,
    };
  };
}

/**
 * Sings into a microphone: it stands with its feet apart, leans away from the arm that it stretches up, and bounces in
 * its knees on each beat. Arms, legs and tail are apart from each other and from the face, so that it reads when small.
 */
export function singing([x, y, z]: Vector): Moves {
  return (share) => {
    const angle = share * 2 * Math.PI;
    const swing = Math.sin(angle);
    const dip = 0.5 - 0.5 * Math.cos(2 * angle);
    const [aside, down] = [0.04 * swing, 0.07 * dip];
    // The feet stay where they are, and only the knees give way.
    const leg = (side: 1 | -1, out: number): Limb =>
      limb(
        [side * (0.27 + 0.6 * down) + 0.1 * (out - 0.3) * side, -0.27, 0.08 + down],
        [side * out - aside, down - 0.46, 0],
      );
    return {
      hips: [x + aside, y - down, z],
      lean: { roll: -0.17 + 0.03 * swing, pitch: -0.04, turn: -0.06 },
      head: { roll: -0.1 + 0.05 * swing, pitch: -0.12, turn: -0.14 },
      arms: [
        limb([-0.64, 0.08, 0.2], [-0.46, 0.16, 0.54]),
        limb([0.72, 0.4 + 0.03 * swing, 0.1], [1.18, 0.62 + 0.08 * swing, 0.2]),
      ],
      legs: [leg(-1, 0.28), leg(1, 0.56)],
      toes: [
        { up: 0, out: -0.3 },
        { up: 0, out: 0.6 },
      ],
      tail: counterTail(swing),
      face: { eyes: 'glad', mouth: 'smile', brows: 0.8 },
      holds: { thing: 'microphone', from: [-0.46, 0.2, 0.66], to: [-0.16, 0.36, 0.84] },
    };
  };
}

/** Sits in a boat and waves. */
export function sailing([x, y, z]: Vector, turn: number): Moves {
  return (share) => {
    const wave = Math.sin(share * 2 * Math.PI);
    return {
      hips: [x, y, z],
      lean: { roll: 0.05 + 0.02 * wave, pitch: 0, turn },
      head: { roll: 0.1 + 0.04 * wave, pitch: -0.1, turn: 0 },
      arms: [limb([-0.56, 0.14, 0.16], [-0.5, 0.02, 0.46]), limb([0.66, 0.3, 0.24], [1.08 + 0.08 * wave, 0.62, 0.46])],
      legs: [limb([-0.24, -0.1, 0.4], [-0.26, -0.14, 0.62]), limb([0.24, -0.1, 0.4], [0.26, -0.14, 0.62])],
      toes: [
        { up: 0.8, out: -0.2 },
        { up: 0.8, out: 0.2 },
      ],
      tail: lyingTail(-1, wave),
      face: { ...AWAKE, eyes: 'glad' },
    };
  };
}

/** Sits on the moon and fishes. @param tip end of the rod, in the trunk's space */
export function fishing([x, y, z]: Vector, tip: Vector): Moves {
  return (share) => {
    const swing = Math.sin(share * 2 * Math.PI);
    return {
      hips: [x, y, z],
      lean: { roll: 0.03, pitch: 0.04, turn: 0.3 },
      head: { roll: 0.14 + 0.02 * swing, pitch: 0.06 + 0.02 * swing, turn: 0.14 },
      arms: [limb([-0.5, 0.06, 0.26], [-0.02, 0.02, 0.58]), limb([0.56, 0.1, 0.2], [0.5, 0.04, 0.5])],
      legs: [
        limb([-0.24, -0.12, 0.4], [-0.26, -0.42, 0.5 + 0.07 * swing]),
        limb([0.26, -0.12, 0.4], [0.3, -0.42, 0.5 - 0.07 * swing]),
      ],
      toes: [
        { up: 0.3 + 0.2 * swing, out: -0.2 },
        { up: 0.3 - 0.2 * swing, out: 0.2 },
      ],
      tail: hangingTail(swing),
      face: { eyes: 'open', mouth: 'smile', brows: 0.5 },
      holds: { thing: 'rod', from: [0.3, 0, 0.62], to: tip },
    };
  };
}
