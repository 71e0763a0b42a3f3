import { minus, plus, type Vector } from '../../../drawing/solids/matrix.ts';
import { armTo } from '../../acting/partner.ts';
import type { PosedSkeleton, Proportions } from '../../acting/skeleton.ts';
import type { FigureState } from '../../figures/figure.ts';
import { SIDES } from './stance.ts';

/**
 * How far hands around a partner are moved along their fingers, in lengths of a hand, and toward the viewer, in statures. A
 * modeled body is less deep than a drawn one is wide: palms on its back would lie beside it, with the fingers in the air.
 * A hand that comforts would end before the arm that it is to lie on.
 */
const MOVED = { around: { along: -0.24, near: 0 }, comfort: { along: 0.26, near: 0.035 } };
/** How much longer an arm becomes at most that comforts somebody: people of these looks sit far apart. */
const LONGER = 1.1;
/** Where the palm is between the wrist and the end of the hand. */
const PALM = 0.6;

/** Returns the joints of somebody whose hands are around a partner: they lie on the partner, and the fingers close. */
export function embraced(
  joints: PosedSkeleton['joints'],
  { skeleton, around = {}, contact }: Pick<FigureState, 'skeleton' | 'around' | 'contact'>,
  proportions: Proportions,
): PosedSkeleton['joints'] {
  const isComfort = contact === 'comfort';
  if (!isComfort && contact !== 'hug' && contact !== 'kiss') return joints;
  const { along, near } = MOVED[isComfort ? 'comfort' : 'around'];
  const { upperArm, forearm } = proportions;
  const arms = isComfort ? { upperArm: upperArm * LONGER, forearm: forearm * LONGER } : {};
  let closer = joints;
  for (const side of SIDES) {
    if (!around[side]) continue;
    const [wrist, hand] = [joints[`${side}Wrist`], joints[`${side}Hand`]];
    const fingers: Vector = minus(hand, wrist);
    const palm = plus(plus(wrist, fingers, PALM + along), [0, 0, near]);
    closer = {
      ...closer,
      ...armTo(palm, { skeleton, proportions: { ...proportions, ...arms } }, side, undefined, fingers),
    };
  }
  return closer;
}
