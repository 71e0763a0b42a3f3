import { Path2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../../../drawing/color.ts';
import { isHanging } from '../../../people/character-sheet.ts';
import { type Head, streaming } from './head-space.ts';
import { turnOf } from './skull.ts';
import type { Point } from './tube.ts';

/** A place on the hair: angle from the parting's side of the face's middle, in radians, and height in the head's units. */
type Place = readonly [angle: number, down: number];

/** A lock from its root along a bend to its tip. Its width is that of the shade below it. */
interface Lock {
  root: Place;
  bend: Place;
  tip: Place;
  wide: number;
}

/**
 * Locks of short hair that is brushed from a parting on the viewer's left, the largest first. The last ones of each side
 * are seen on turned heads.
 */
const BRUSHED: readonly Lock[] = [
  { root: [-0.36, -0.98], bend: [0.5, -1.02], tip: [1.12, -0.26], wide: 0.12 },
  { root: [-0.46, -0.98], bend: [-1.06, -0.82], tip: [-1.28, -0.02], wide: 0.1 },
  { root: [-0.2, -1.12], bend: [0.9, -1.06], tip: [1.42, 0.06], wide: 0.13 },
  { root: [0.98, -0.22], bend: [1.4, 0.16], tip: [1.16, 0.5], wide: 0.08 },
  { root: [-1.06, -0.2], bend: [-1.46, 0.16], tip: [-1.2, 0.5], wide: 0.08 },
  { root: [-0.6, -1.12], bend: [-1.7, -0.98], tip: [-1.86, 0.2], wide: 0.13 },
  { root: [-1.5, -0.3], bend: [-2, 0.1], tip: [-1.66, 0.56], wide: 0.1 },
  { root: [0.5, -1.12], bend: [1.7, -0.98], tip: [1.86, 0.2], wide: 0.13 },
  { root: [1.5, -0.3], bend: [2, 0.1], tip: [1.66, 0.56], wide: 0.1 },
  { root: [-1.3, -1.02], bend: [-2.4, -0.7], tip: [-2.3, 0.3], wide: 0.12 },
  { root: [1.3, -1.02], bend: [2.4, -0.7], tip: [2.3, 0.3], wide: 0.12 },
  { root: [3.1, -1.04], bend: [2.3, -0.9], tip: [2.4, 0.42], wide: 0.1 },
  { root: [3.18, -1.04], bend: [3.98, -0.9], tip: [3.88, 0.42], wide: 0.1 },
  { root: [3, -0.62], bend: [2.86, -0.1], tip: [2.84, 0.56], wide: 0.07 },
  { root: [3.3, -0.5], bend: [3.44, 0], tip: [3.5, 0.6], wide: 0.07 },
];

/** Locks of hair that hangs, below those that a fringe or a parting makes. */
const HANGING: readonly Lock[] = [
  { root: [1.05, -0.66], bend: [1.5, 0], tip: [1.34, 1.06], wide: 0.06 },
  { root: [-1.05, -0.66], bend: [-1.5, 0], tip: [-1.34, 1.06], wide: 0.06 },
  { root: [1.3, -0.86], bend: [2, -0.2], tip: [1.84, 1.4], wide: 0.07 },
  { root: [-1.3, -0.86], bend: [-2, -0.2], tip: [-1.84, 1.4], wide: 0.07 },
  { root: [1.9, -0.7], bend: [2.3, 0.2], tip: [2.16, 0.9], wide: 0.05 },
  { root: [-1.9, -0.7], bend: [-2.3, 0.2], tip: [-2.16, 0.9], wide: 0.05 },
];

/** Curls, each the underside of a ringlet. */
const CURLS: readonly Lock[] = [
  [-0.72, -0.9],
  [-0.2, -1.02],
  [0.36, -1],
  [0.86, -0.82],
  [-1.08, -0.5],
  [1.12, -0.42],
  [-1.36, -0.02],
  [1.36, 0.06],
  [-1.2, 0.46],
  [1.2, 0.54],
  [-1.9, -0.5],
  [1.9, -0.5],
  [-1.8, 0.3],
  [1.8, 0.3],
  [-2.5, -0.1],
  [2.5, -0.1],
].map(([angle = 0, down = 0]) => ({
  root: [angle - 0.2, down - 0.04],
  bend: [angle + 0.02, down + 0.26],
  tip: [angle + 0.22, down - 0.06],
  wide: 0.05,
}));

/** Angles of the locks of curly hair that hangs, in radians: each is a wave that bends to one side and then to the other. */
const WAVED = [1.16, -1.22, 1.5, -1.56, 0.7, -0.66, 1.95, -1.95, 2.5, -2.5, 3.1];
/** Heights between which a wave bends to one side, and how far, in radians. */
const BENDS = [-0.72, -0.26, 0.24, 0.76, 1.3, 1.86];
const WAVE = 0.2;

/** The undersides of these waves. Every second lock begins lower. */
const WAVES: readonly Lock[] = WAVED.flatMap((angle, lock) =>
  BENDS.slice(1).map((end, index): Lock => {
    const [start = 0, shift] = [BENDS[index], lock % 2 ? 0.18 : 0];
    const way = index % 2 ? -1 : 1;
    const bend: Place = [angle + WAVE * way, (start + end) / 2 + shift];
    return { root: [angle, start + shift], bend, tip: [angle + 0.03 * way, end + shift], wide: 0.045 };
  }),
);

/** Lights on brushed hair, between the locks. */
const LIGHTS: readonly Lock[] = [
  { root: [-0.1, -1.02], bend: [0.5, -1.06], tip: [0.98, -0.52], wide: 0.13 },
  { root: [-0.6, -0.96], bend: [-0.98, -0.84], tip: [-1.12, -0.4], wide: 0.1 },
  { root: [-1.16, -0.88], bend: [-1.62, -0.72], tip: [-1.68, -0.22], wide: 0.1 },
  { root: [1.16, -0.88], bend: [1.62, -0.72], tip: [1.68, -0.22], wide: 0.1 },
];

/** Ends of locks that break the outline at the temples, the ears and the nape, on both sides. */
const ENDS: readonly Lock[] = [
  { root: [1.5, -0.5], bend: [1.86, -0.12], tip: [1.62, 0.08], wide: 0.18 },
  { root: [1.3, -0.06], bend: [1.56, 0.34], tip: [1.16, 0.48], wide: 0.24 },
  { root: [1.72, -0.2], bend: [2.1, 0.2], tip: [1.74, 0.36], wide: 0.2 },
  { root: [2.2, -0.2], bend: [2.56, 0.24], tip: [2.3, 0.42], wide: 0.2 },
];

/** Angle to the viewer beyond which a place has turned out of view. */
const UNSEEN = 1.5;
/** Such angles of the bend and the middle of a lock: inside the hair, where none lies along the outline, and of its ends. */
const [INSIDE, OUTSIDE] = [
  { bend: 1.5, middle: 1.22 },
  { bend: 1.9, middle: 1.5 },
];
/** How far the tips of locks stay behind a head that falls on the beat, and how far its own shape lets them swing. */
const [LATE, SWING] = [0.07, 0.05];

/** Whether hair is short and brushed to the sides, so that it is drawn in locks. */
export function isInLocks({ sheet: { hair, hat } }: Pick<Head, 'sheet'>): boolean {
  return hat === undefined && hair.texture !== 'curly' && hair.length === 'swept';
}

/** Returns how far hair reaches to a side at a height. @param thick its thickness on the skull */
function reachAt({ half }: Head, down: number, thick: number): number {
  const share = Math.min(1, Math.abs(Math.min(0, down)) / (1.04 + thick));
  return (half + thick) * Math.sqrt(Math.max(0, 1 - share ** 2.6));
}

/** A quadratic curve on the canvas. */
interface Curve {
  root: Point;
  bend: Point;
  tip: Point;
}

/** Returns where the parts of a lock are on the canvas, or undefined if it has turned out of view. */
function placed(head: Head, lock: Lock, thick: number, limits = INSIDE): Curve | undefined {
  const side = head.sheet.hair.parting === 'right' ? -1 : 1;
  const turn = turnOf(head);
  const turned = (angle: number) => Math.atan2(Math.sin(angle * side + turn), Math.cos(angle * side + turn));
  const middle = turned((lock.root[0] + lock.tip[0]) / 2);
  if (Math.abs(turned(lock.bend[0])) > limits.bend || Math.abs(middle) > limits.middle) return;
  const at = ([angle, down]: Place, loose: number): Point => {
    const seen = Math.max(-UNSEEN, Math.min(UNSEEN, turned(angle)));
    const swing = streaming(head, down + 1) * SWING * loose;
    const late = (head.pulse ?? 0) * LATE * loose;
    return [
      reachAt(head, down, thick) * Math.sin(seen) + swing,
      down + Math.sin(head.pitch) * 0.3 * Math.cos(seen) - late,
    ];
  };
  return { root: at(lock.root, 0), bend: at(lock.bend, 0.3), tip: at(lock.tip, 1) };
}

/** Adds a crescent along a lock, which is thin at its ends. @param wide its width in the middle; negative is upward */
export function addCrescent(path: Path2D, { root, bend, tip }: Curve, wide: number): void {
  const [alongX, alongY] = [tip[0] - root[0], tip[1] - root[1]];
  const long = Math.hypot(alongX, alongY) || 1;
  // The normal that points to the inside of the bend.
  const inside = Math.sign((bend[0] - root[0]) * alongY - (bend[1] - root[1]) * alongX) || 1;
  path.moveTo(...root);
  path.quadraticCurveTo(...bend, ...tip);
  path.quadraticCurveTo(
    bend[0] - (alongY / long) * wide * 2 * inside,
    bend[1] + (alongX / long) * wide * 2 * inside,
    ...root,
  );
  path.closePath();
}

function crescents(head: Head, locks: readonly Lock[], thick: number, share: number): Path2D {
  const path = new Path2D();
  for (const lock of locks) {
    const at = placed(head, lock, thick);
    if (at) addCrescent(path, at, lock.wide * share);
  }
  return path;
}

/** How a look paints locks. Widths are shares of a lock's own. */
interface LockPaint {
  shade: Rgb;
  /** Lines at the edges of locks. */
  line: Rgb;
  lineWidth: number;
  /** How many locks are drawn at most, the largest first. Without it, all. */
  count?: number;
  /** Ribbons of light between locks. Without it, there are none. */
  light?: Rgb;
}

/** Draws the locks of hair inside its shape: the shade below each, a line that swells at its edge, and light on it. */
export function drawLocks(head: Head, cap: Path2D, thick: number, paint: LockPaint): void {
  const { hair, hat } = head.sheet;
  const isBrushed = isInLocks(head);
  const isCurly = hair.texture === 'curly' && !hat;
  if (!isBrushed && !isCurly && (!isHanging(hair) || hair.texture === 'curly' || head.isAway)) return;
  const locks = isCurly ? (isHanging(hair) ? WAVES : CURLS) : (isBrushed ? BRUSHED : HANGING).slice(0, paint.count);
  const { context } = head.brush;
  context.save();
  context.clip(cap);
  context.fillStyle = css(paint.shade);
  context.fill(crescents(head, locks, thick, 1));
  if (paint.light && !hat && isBrushed) {
    context.fillStyle = css(paint.light);
    context.fill(crescents(head, LIGHTS, thick, 1));
  }
  context.fillStyle = css(paint.line);
  context.fill(crescents(head, locks, thick, paint.lineWidth));
  context.restore();
}

/** Returns the ends of locks that break the outline of short, full hair. */
export function endsOfLocks(head: Head, thick: number): Path2D[] {
  if (head.isAway) return [];
  const ends = ENDS.flatMap((lock) => [lock, mirrored(lock)]);
  return ends.flatMap((lock) => {
    const at = placed(head, lock, thick, OUTSIDE);
    if (!at) return [];
    const path = new Path2D();
    addCrescent(path, at, lock.wide);
    return [path];
  });
}

function mirrored({ root, bend, tip, wide }: Lock): Lock {
  const other = ([angle, down]: Place): Place => [-angle, down];
  return { root: other(root), bend: other(bend), tip: other(tip), wide };
}
