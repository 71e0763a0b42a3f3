import { consoling } from './consoling.ts';
import { hugging, kissing } from './embracing.ts';
import { armsOf, closedHold, handInHand, openHold, seatedClose } from './holds.ts';
import type { Partner, Side } from './partner.ts';
import { biting, sharing } from './sharing.ts';
import { innerSideOf, sideHugging } from './side-hug.ts';
import type { PosedSkeleton } from './skeleton.ts';
import type { Contact } from './staging.ts';

/**
 * Returns a body whose cheek, mouth or hand meets the other's, whatever the proportions of both. Both bodies move by
 * half of the distance.
 * @param isLeader whether it is the one on the viewer's left
 */
export function meeting(contact: Contact, isLeader: boolean, own: Partner, other: Partner): PosedSkeleton {
  switch (contact) {
    case 'hug':
      return hugging(own, other, isLeader);
    case 'kiss':
      return kissing(own, other, isLeader);
    case 'comfort':
    case 'cry':
    case 'read':
      return consoling(own, other, isLeader, contact === 'comfort');
    case 'hold-hands':
      return handInHand(own, other, isLeader);
    case 'side-hug':
      return sideHugging(own, other, isLeader);
    case 'closed-hold':
      return closedHold(own, other, isLeader);
    case 'open-hold':
      return openHold(own, other, isLeader);
    case 'sit':
    case 'lean':
      return seatedClose(own, other, isLeader, contact === 'lean');
    case 'eat':
    case 'partake':
      return sharing(own, other, isLeader, contact === 'partake');
    case 'offer':
    case 'bite':
      return biting(own, other, isLeader, contact === 'bite');
    default:
      return own.skeleton;
  }
}

/** Which arms are around somebody: behind both bodies, over them, or behind them with the hand over them. */
export type ArmsAround = Partial<Record<Side, 'behind' | 'over' | 'across'>>;

/** Returns which arms are around the partner. They are drawn apart from the bodies. Undefined if neither is. */
export function armsAround(contact: Contact, isLeader: boolean): ArmsAround | undefined {
  const [near, far] = armsOf(isLeader);
  if (contact === 'closed-hold') return { [far]: isLeader ? 'behind' : 'across' };
  // The leader is on the viewer's right there.
  if (contact === 'side-hug') return { [innerSideOf(isLeader ? -1 : 1)]: 'over' };
  if (contact === 'comfort') return { [near]: 'over', [far]: 'across' };
  return contact === 'hug' || contact === 'kiss' ? { [near]: 'over', [far]: 'behind' } : undefined;
}
