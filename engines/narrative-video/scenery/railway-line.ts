import { hex } from '../../drawing/color.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';

/**
 * How a train is seen from beside its line: from a field, as it goes by on the left and away to the right. Meters.
 */
export const LINE = {
  /** Height of the eye above the rails. */
  eye: 1.75,
  /** Height of a train above the rails, without its bow. */
  train: 3.75,
  /** Angle between the picture's plane and the line, radians. */
  angle: 0.8,
  /** Focal length of the usual lens, in shorter sides. */
  focal: 1.56,
} as const;

/** The wires over the line and the masts that carry them: heights above the rails, and the way between masts. Meters. */
export const CATENARY = { wires: [5.3, 6.1], mast: 6.5, span: 15, steel: hex('#3a3f48') } as const;

/** Height of a train at the near edge of a picture, in shorter sides: in a tall picture, more of its length has to fit. */
const SHARE = { wide: 0.46, tall: 0.32 };

/** Returns the height of a train at the near edge of a picture of these sides, as a share of the shorter one. */
export function trainShare({ width, height }: { width: number; height: number }): number {
  return height > width ? SHARE.tall : SHARE.wide;
}

/** Shares of the line from the picture's near edge to its far edge at which the head of the train is. */
const [FROM, TO] = [0.13, 0.72];

/**
 * Returns how far the head of the train has come on the line.
 * @param whole length of the line in the picture
 * @param progress share of the scene, 0 to 1
 */
export function headAt(whole: number, progress: number): number {
  return whole * (FROM + (TO - FROM) * progress);
}

/** Where the line is in places that are built: its near end, on the rails, and its direction. */
export const NEAR_END = [-7.2, 0.45, -0.7] as const;
const ALONG = [Math.cos(LINE.angle), 0, -Math.sin(LINE.angle)] as const;
/** Direction across the line, toward the viewer. */
const ACROSS = [Math.sin(LINE.angle), 0, Math.cos(LINE.angle)] as const;

/**
 * Returns a point beside the line.
 * @param along meters from the near end
 * @param aside meters toward the viewer
 * @param above meters above the rails
 */
export function besideLine(along: number, aside = 0, above = 0): Vector {
  const at = (axis: 0 | 1 | 2) => NEAR_END[axis] + ALONG[axis] * along + ACROSS[axis] * aside;
  return [at(0), at(1) + above, at(2)];
}
