import type { Rgb } from '../../../drawing/color.ts';
import type { Grip } from '../../acting/pose.ts';
import type { Brush } from './ink.ts';
import type { Spot } from './rig.ts';
import { type Point, type Station, smoothLine, smoothPath, tube, tubes } from './tube.ts';

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
export interface HandPlace {
  wrist: Spot;
  tip: Spot;
  /** 1 if the thumb is clockwise from the direction of the fingertips. */
  thumb: 1 | -1;
  length: number;
}

/** A finger from its knuckle on, in shares of the hand's length; `aside` is in halves of the palm's width, toward the thumb. */
interface Finger {
  aside: number;
  /** Distance of the tip from the knuckle, and the angle toward the thumb in radians. */
  long: number;
  angle: number;
}

/** A thumb from its root over its joint to its tip: along the hand, and to the side in halves of the palm's width. */
type Thumb = readonly [root: Place, joint: Place, tip: Place];
type Place = readonly [along: number, aside: number];

interface Shape {
  /** Fingers from the index finger on. Folded ones end at their second joint. */
  fingers: readonly Finger[];
  thumb: Thumb;
  /** Whether the thumb lies over the fingers. */
  isOver?: boolean;
}

/** Where the knuckles are along a hand. */
const KNUCKLES = 0.46;

/** Positions of the knuckles of three and of four fingers. */
const ROWS: Readonly<Record<4 | 5, readonly number[]>> = { 4: [0.64, 0, -0.64], 5: [0.72, 0.24, -0.24, -0.7] };
/** Lengths of the fingers relative to the longest one. */
const LENGTHS: Readonly<Record<4 | 5, readonly number[]>> = { 4: [0.94, 1, 0.84], 5: [0.92, 1, 0.95, 0.76] };

function fingers(count: 4 | 5, long: number, fan: number): Finger[] {
  return ROWS[count].map((aside, index) => ({
    aside,
    long: long * (LENGTHS[count][index] ?? 1),
    angle: aside * fan,
  }));
}

/** Returns the lengths of the fingers from the index finger on, relative to the longest one. */
export function fingerRow(count: HandCut['fingers']): readonly number[] {
  return LENGTHS[count];
}

/** Returns half of the width of a finger that lies beside others, as a share of the hand's length. */
export function fingerHalf({ fingers: count, finger, palm }: HandCut): number {
  return Math.min(finger, (palm / LENGTHS[count].length) * SNUG);
}

const BESIDE: Thumb = [
  [0.12, 0.6],
  [0.34, 1.16],
  [0.6, 1.14],
];

/** Shapes of a hand in drawings: those that poses name, one that clasps somebody, and those of hands that play a guitar. */
export type HandShape = Grip | 'clasp' | 'strum' | 'fret';

function shapeOf(grip: HandShape, count: 4 | 5): Shape {
  const folded = fingers(count, 0.25, 0.06);
  switch (grip) {
    case 'open':
      return {
        fingers: fingers(count, 0.56, 0.52),
        thumb: [
          [0.1, 0.5],
          [0.32, 1.3],
          [0.5, 2.1],
        ],
      };
    case 'flat':
      return {
        fingers: fingers(count, 0.54, 0.03),
        thumb: [
          [0.1, 0.6],
          [0.32, 1.24],
          [0.56, 1.5],
        ],
      };
    case 'relaxed':
      // The fingers of a hand that hangs close a little, one more than the other.
      return { fingers: fingers(count, 0.48, -0.06), thumb: BESIDE };
    case 'clasp':
      // Bent fingers are seen from above, so they are short.
      return {
        fingers: fingers(count, 0.34, 0.12),
        thumb: [
          [0.12, 0.6],
          [0.32, 1.16],
          [0.56, 1.3],
        ],
      };
    case 'point': {
      const [index, ...others] = folded;
      return {
        fingers: [...(index ? [{ ...index, long: 0.62, angle: 0.04 }] : []), ...others],
        thumb: ACROSS,
        isOver: true,
      };
    }
    case 'hold':
      return {
        fingers: folded,
        thumb: [
          [0.16, 0.6],
          [0.4, 1.12],
          [0.64, 0.72],
        ],
        isOver: true,
      };
    case 'strum':
      // Loose fingers over the strings, of which the first one meets the thumb.
      return {
        fingers: fingers(count, 0.42, 0.18),
        thumb: [
          [0.14, 0.6],
          [0.42, 1.04],
          [0.72, 0.66],
        ],
        isOver: true,
      };
    case 'fret':
      // The thumb is behind the neck.
      return {
        fingers: fingers(count, 0.36, 0.3),
        thumb: [
          [0.1, 0.4],
          [0.22, 0.5],
          [0.3, 0.5],
        ],
      };
    case 'fist':
      return { fingers: folded, thumb: ACROSS, isOver: true };
  }
}

const ACROSS: Thumb = [
  [0.18, 0.7],
  [0.46, 0.98],
  [0.56, 0.1],
];

/** Width of a finger that lies beside others, relative to its share of the palm. */
const SNUG = 1.12;
/** How far fingers reach into the palm, and the lines between them, which end at the shorter tip. */
const [ROOTED, CREASED] = [0.1, 0.06];

/** Draws a hand. What is seen is its back, or its palm: both have the thumb on the same side of the fingers. */
export function drawHand(
  brush: Brush,
  { wrist, tip, thumb, length }: HandPlace,
  grip: HandShape,
  skin: Rgb,
  cut: HandCut,
): void {
  const angle = Math.atan2(tip.y - wrist.y, tip.x - wrist.x);
  const [cos, sin] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const at = (along: number, aside: number): Point => [
    wrist.x + cos * along - sin * aside * thumb,
    wrist.y + sin * along + cos * aside * thumb,
  ];
  const { palm } = cut;
  const shape = shapeOf(grip, cut.fingers);
  const half = fingerHalf(cut);
  const bar = (points: readonly Point[], width: number): Station[] =>
    points.map(([x, y], index) => ({ x, y, half: width * length * (index === points.length - 1 ? 0.84 : 1) }));
  const along = ({ aside, long, angle: turn }: Finger, share: number, beside = 0): Point =>
    at(KNUCKLES + Math.cos(turn) * long * share, palm * aside * 0.78 + Math.sin(turn) * long * share + beside);
  const back = [
    at(-0.06, -palm * 0.6),
    at(0.2, -palm * 0.86),
    at(KNUCKLES, -palm * 0.98),
    at(KNUCKLES + 0.12, -palm * 0.6),
    at(KNUCKLES + 0.14, palm * 0.5),
    at(KNUCKLES, palm * 0.98),
    at(0.2, palm * 0.9),
    at(-0.06, palm * 0.6),
  ];
  const thumbBar = bar(
    shape.thumb.map(([far, aside]) => at(far, palm * aside)),
    Math.min(cut.finger * 1.05, palm * 0.36),
  );
  const bars = shape.fingers.map((finger) => bar([along(finger, -ROOTED), along(finger, 0.5), along(finger, 1)], half));
  // Hard shadows would cover most of the fingers.
  const laid = brush.ink.shadow?.isSoft ? { relief: 0.4 } : { isFlat: true };
  const shown = shape.isOver ? bars : [...bars, thumbBar];
  brush.union([smoothPath(back), ...shown.map((stations) => tube(stations))], skin, {
    ...laid,
    grown: (line) => [
      smoothPath(outward(back, at(0.2, 0), line)),
      tubes(shown.map((stations) => wider(stations, line))),
    ],
  });
  const crease = brush.ink.line(skin);
  for (const [index, finger] of shape.fingers.entries()) {
    const next = shape.fingers[index + 1];
    // Spread fingers have gaps between them instead of lines.
    if (!next || Math.abs(finger.angle - next.angle) > APART) continue;
    const shorter = finger.long < next.long ? finger : next;
    const side = ((finger.aside + next.aside) / 2 - shorter.aside) * palm * 0.78;
    brush.stroke(smoothLine([along(shorter, -CREASED, side), along(shorter, 1, side)]), crease, 0.7);
  }
  if (shape.isOver) brush.union([tube(thumbBar)], skin, laid);
}

function wider(stations: readonly Station[], by: number): Station[] {
  return stations.map(({ x, y, half }) => ({ x, y, half: half + by }));
}

/** Moves the points of a round shape away from its middle. */
function outward(points: readonly Point[], [x, y]: Point, by: number): Point[] {
  return points.map(([px, py]) => {
    const far = Math.hypot(px - x, py - y) || 1;
    return [px + ((px - x) / far) * by, py + ((py - y) / far) * by];
  });
}

/** Angle between two fingers from which there is a gap between them, radians. */
const APART = 0.14;
