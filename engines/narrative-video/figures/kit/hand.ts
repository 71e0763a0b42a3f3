import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../../drawing/color.ts';
import type { Grip } from '../../acting/pose.ts';
import type { Brush } from './ink.ts';
import type { Spot } from './rig.ts';
import { ellipse, type Point, smoothPath, tube } from './tube.ts';

/** How a look draws hands. */
export interface HandCut {
  /** Number of fingers, including the thumb. */
  fingers: 4 | 5;
  /** Half of a finger's width, as a share of the hand's length. */
  finger: number;
  /** Half of the palm's width, as a share of the hand's length. */
  palm: number;
}

/** Where a hand begins, where its fingertips are, and on which side its thumb is. */
interface HandPlace {
  wrist: Spot;
  tip: Spot;
  /** 1 if the thumb is clockwise from the direction of the fingertips. */
  thumb: 1 | -1;
  length: number;
}

/**
 * Angles of the fingers relative to the hand's direction, in radians, and their lengths, in shares of the hand's
 * length.
 */
const FANS: Readonly<Record<4 | 5, readonly (readonly [angle: number, long: number])[]>> = {
  4: [
    [-0.34, 0.92],
    [0, 1.02],
    [0.34, 0.9],
  ],
  5: [
    [-0.36, 0.86],
    [-0.12, 1],
    [0.12, 1.02],
    [0.36, 0.84],
  ],
};

/** Sides and tips of the fingers of a hand that hangs: they lie beside each other, and each ends elsewhere. */
const HANGING: readonly (readonly [aside: number, long: number])[] = [
  [-0.7, 0.78],
  [-0.25, 0.9],
  [0.22, 0.95],
  [0.66, 0.86],
];

export function drawHand(
  brush: Brush,
  { wrist, tip, thumb, length }: HandPlace,
  grip: Grip,
  skin: Rgb,
  cut: HandCut,
): void {
  const angle = Math.atan2(tip.y - wrist.y, tip.x - wrist.x);
  const at = (along: number, aside: number): Point => [
    wrist.x + (Math.cos(angle) * along - Math.sin(angle) * aside * thumb) * length,
    wrist.y + (Math.sin(angle) * along + Math.cos(angle) * aside * thumb) * length,
  ];
  const finger = (from: Point, to: Point, half: number) =>
    tube([
      { x: from[0], y: from[1], half: half * length },
      { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2, half: half * length },
      { x: to[0], y: to[1], half: half * 0.82 * length },
    ]);
  const { palm } = cut;
  const paths: Path2D[] = [];
  if (grip === 'open') {
    paths.push(ellipse(...at(0.36, 0), 0.38 * length, palm * length, angle));
    for (const [turn, long] of FANS[cut.fingers]) {
      paths.push(
        finger(
          at(0.42, Math.sin(turn) * 0.42),
          at(0.42 + (long - 0.36) * Math.cos(turn), Math.sin(turn) * long * 0.9),
          cut.finger,
        ),
      );
    }
    paths.push(finger(at(0.22, palm * 0.5), at(0.52, palm + 0.3), cut.finger * 1.1));
  } else if (grip === 'relaxed' && cut.fingers === 5) {
    paths.push(ellipse(...at(0.36, 0), 0.4 * length, palm * length, angle));
    for (const [aside, long] of HANGING)
      paths.push(finger(at(0.4, palm * aside), at(long, palm * (aside * 0.8 + 0.1)), cut.finger));
    paths.push(finger(at(0.18, palm * 0.6), at(0.56, palm * 1.1), cut.finger * 1.05));
  } else if (grip === 'relaxed') {
    paths.push(
      smoothPath([
        at(-0.04, -palm * 0.62),
        at(0.3, -palm),
        at(0.62, -palm * 0.86),
        at(0.9, -palm * 0.36),
        at(0.94, palm * 0.2),
        at(0.7, palm * 0.72),
        at(0.34, palm * 0.95),
        at(-0.04, palm * 0.62),
      ]),
      finger(at(0.2, palm * 0.55), at(0.56, palm * 1.12), cut.finger),
    );
  } else {
    paths.push(ellipse(...at(0.38, 0), 0.4 * length, palm * 1.08 * length, angle));
    if (grip === 'point') paths.push(finger(at(0.5, palm * 0.3), at(1.12, palm * 0.3), cut.finger));
    paths.push(finger(at(0.24, palm * 0.75), at(0.58, palm * 0.62), cut.finger));
  }
  // Hard shadows would cover most of the fingers.
  brush.union(paths, skin, brush.ink.shadow?.isSoft ? { relief: 0.4 } : { isFlat: true });
  const crease = brush.ink.line(skin);
  if (grip === 'fist' || grip === 'hold' || grip === 'point') {
    for (const aside of [-0.45, 0.05])
      brush.stroke(tubeLine(at(0.5, palm * aside), at(0.74, palm * aside)), crease, 0.7);
  } else if (grip === 'relaxed') {
    for (const aside of cut.fingers === 5 ? [-0.46, 0, 0.46] : [-0.3, 0.15])
      brush.stroke(tubeLine(at(0.62, palm * aside), at(0.86, palm * aside * 0.8)), crease, 0.6);
  }
}

function tubeLine(from: Point, to: Point): Path2D {
  return tube(
    [
      { x: from[0], y: from[1], half: 0 },
      { x: to[0], y: to[1], half: 0 },
    ],
    { start: 'flat', end: 'flat' },
  );
}
