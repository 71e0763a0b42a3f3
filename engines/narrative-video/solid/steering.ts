import {
  aligned,
  between,
  type Matrix,
  minus,
  plus,
  product,
  scaled,
  type Vector,
} from '../../drawing/solids/matrix.ts';
import { isSteered } from '../acting/holding.ts';
import type { FigureState } from '../figures/figure.ts';
import type { ThingName } from '../vocabulary/things.ts';

/** Range of a wheel's radius, in statures, and how far its upper edge leans to the driver. */
const [LEAST, MOST, LEANS] = [0.07, 0.105, 0.35];

/**
 * Returns the frame of the steering wheel between the hands of a driver; undefined for others.
 * @param left place of the left hand, as that of the right one, meters
 */
export function wheelBetween(
  name: ThingName,
  { pose, skeleton: { chestYaw } }: Pick<FigureState, 'pose' | 'skeleton'>,
  left: Vector,
  right: Vector,
  height: number,
): Matrix | undefined {
  if (!isSteered([name], pose)) return undefined;
  const middle = between(left, right, 0.5);
  const front: Vector = [Math.sin(chestYaw), 0, Math.cos(chestYaw)];
  const radius = Math.max(LEAST, Math.min(MOST, Math.hypot(...minus(left, right)) / 2 / height)) * height;
  const up = plus(plus(middle, [0, 1, 0]), front, -LEANS);
  return product(aligned(middle, up, front), scaled(radius));
}
