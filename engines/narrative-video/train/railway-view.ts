import { OVERSCAN } from '../picture-size.ts';
import { LINE, trainShare } from '../scenery/railway-line.ts';

/** Where a railway line is on a painted set. Lengths are pixels of the set, unless they are meters. */
export interface LineView {
  /** Edges of the picture of a camera in its middle position. The near end of the line is at the left one. */
  left: number;
  right: number;
  /** Meters of the line between them. */
  whole: number;
  /** Returns the pixels of a meter at an x. */
  scaleAt(x: number): number;
  /** Returns the meters from the near end at an x, and the x at a distance from it in meters. */
  alongAt(x: number): number;
  xAt(along: number): number;
  /** Returns the y of a point over or under the line, in meters above the rails. */
  levelAt(x: number, above: number): number;
}

interface Sizes {
  width: number;
  height: number;
  /** Shorter side of the picture. */
  unit: number;
  horizon: number;
  /** Whether nothing has perspective. */
  isLevel: boolean;
}

/** Height of a train that is seen level, in shorter sides of the picture, and height of its rails in the set. */
const [LEVEL_SHARE, LEVEL_RAILS] = [0.26, 0.8];
/** Way of the train that is seen level, in widths of the picture. */
const LEVEL_WAY = 1.5;

/** Returns where the line is on a set that is not mirrored. */
export function lineView({ width, height, unit, horizon, isLevel }: Sizes): LineView {
  const left = (width * (1 - 1 / OVERSCAN.x)) / 2;
  const right = width - left;
  if (isLevel) {
    const scale = (LEVEL_SHARE * unit) / LINE.train;
    return {
      left,
      right,
      // The train goes out of the picture at this size.
      whole: ((right - left) / scale) * LEVEL_WAY,
      scaleAt: () => scale,
      alongAt: (x) => (x - left) / scale,
      xAt: (along) => left + along * scale,
      levelAt: (_, above) => height * LEVEL_RAILS - above * scale,
    };
  }
  const near = (trainShare({ width, height }) * unit) / LINE.train;
  // All lines along the rails meet here.
  const end = width / 2 + (LINE.focal * unit) / Math.tan(LINE.angle);
  const reach = (LINE.focal * unit) / Math.sin(LINE.angle);
  const scaleAt = (x: number) => near * Math.max(LEAST, (end - x) / (end - left));
  const alongAt = (x: number) => reach * (1 / scaleAt(x) - 1 / near);
  return {
    left,
    right,
    whole: alongAt(right),
    scaleAt,
    alongAt,
    xAt: (along) => end - (end - left) / (1 + (along * near) / reach),
    levelAt: (x, above) => horizon + (LINE.eye - above) * scaleAt(x),
  };
}

/** Least size of what is far on the line, relative to what is at the picture's edge. */
const LEAST = 0.02;
