import { type Lens, lensAt } from '../../drawing/solids/lens.ts';
import { plus, unit, type Vector } from '../../drawing/solids/matrix.ts';
import type { InsertFrame } from '../cast/insert-frame.ts';
import type { PictureSize } from '../picture-size.ts';

/** Height of the camera above a thing that it sees near, as a share of its distance. */
export const LOOKS_DOWN = 0.24;
/** How far a camera that sees a page over its reader's shoulder is above it and behind it, relative to each other. */
const OVER_READER = { up: 0.66, back: 0.46 };
/** Share of the slant of a page's lines that the camera takes back. */
const LEVELED = 0.8;

/**
 * Returns the lens that frames the thing in somebody's hands, from slightly above or over the shoulder of whoever reads it.
 * @param frame its lengths are in meters here
 * @param distance from the thing, meters
 */
export function insertLens(
  { x, y, z, isFlat, read }: InsertFrame,
  distance: number,
  angle: number,
  picture: PictureSize,
): Lens {
  const target: Vector = [x, y, z];
  if (read !== undefined) {
    const toCamera = unit([read * OVER_READER.back, OVER_READER.up, OVER_READER.back]);
    return leveled(lensAt(plus(target, toCamera, distance), target, angle, picture));
  }
  const above = isFlat ? 0 : distance * LOOKS_DOWN;
  return lensAt([x, y + above, z + distance], target, angle, picture);
}

/** Rolls a lens toward lines that run from left to right in space, so that they can be read. */
function leveled(lens: Lens): Lens {
  const { right, up } = lens;
  const roll = LEVELED * Math.atan2(up[0], right[0]);
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  const turned = (one: Vector, other: Vector, share: number): Vector => plus(plus([0, 0, 0], one, cos), other, share);
  return { ...lens, right: turned(right, up, sin), up: turned(up, right, -sin) };
}
