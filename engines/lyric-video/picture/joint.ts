import type { Point } from '../../drawing/hand.ts';

/**
 * Returns where a limb bends, such as a knee or an elbow. If the ends are farther apart than the limb is long, it is
 * almost straight.
 * @param upper length from the first end to the joint @param lower length from the joint to the other end
 * @param side 1 if the joint is to the left of somebody who looks from the first end to the other, on a sheet whose y
 * points down, or -1
 */
export function jointOf([fromX, fromY]: Point, [toX, toY]: Point, upper: number, lower: number, side: 1 | -1): Point {
  const distance = Math.hypot(toX - fromX, toY - fromY);
  const far = Math.min(upper + lower - 1, distance);
  const along = (upper ** 2 - lower ** 2 + far ** 2) / (2 * far);
  const aside = side * Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const [ux, uy] = [(toX - fromX) / distance, (toY - fromY) / distance];
  return [fromX + ux * along + uy * aside, fromY + uy * along - ux * aside];
}
