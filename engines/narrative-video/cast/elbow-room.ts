import type { Proportions } from '../acting/skeleton.ts';

/** Returns how much more room a body needs than usual ones, whose heads and shoulders are not large. */
export function elbowRoom({ head, shoulders }: Proportions): number {
  return 1 + Math.max((head - 0.18) * 3.4, (shoulders - 0.24) * 1.9);
}
