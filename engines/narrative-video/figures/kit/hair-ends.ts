import { type CharacterSheet, coversEars, isHanging } from '../../../people/character-sheet.ts';
import type { Head } from './head-space.ts';

/** Whether the whole ears show in front of the hair. Swept hair lies over their tops. */
export function isBehindEars(hair: CharacterSheet['hair']): boolean {
  return hair.length !== 'swept' && !isHanging(hair);
}

/** Height from which hair hangs free of the head. */
const LOOSE = 0.1;
/** Tilts of a head up to which hair hangs straight, and from which it lies as the head does, in radians. */
const [HANGS, LIES] = [0.6, 1.1];

/** Returns how far hair is to the right at a height because it hangs straight down from a tilted head. Short hair is stiff. */
export function hungAt({ roll = 0, sheet: { hair } }: Head, down: number): number {
  if (!isHanging(hair)) return 0;
  const share = Math.max(0, Math.min(1, (LIES - Math.abs(roll)) / (LIES - HANGS)));
  return Math.tan(Math.max(-HANGS, Math.min(HANGS, roll))) * share * Math.max(0, down - LOOSE);
}

/** Returns how far down the hair reaches at a side: at the back of a turned head to the nape, at its front to the brow. */
export function endOf({ yaw, sheet: { hair } }: Head, sign: 1 | -1): number {
  const isFar = sign * yaw > 0;
  const share = Math.min(1, Math.abs(Math.sin(yaw)) / 0.8);
  if (isHanging(hair)) {
    const low = { bob: 0.7, medium: 1.1, long: 1.5 }[hair.length as 'bob' | 'medium' | 'long'];
    return isFar ? low + (-0.34 - low) * Math.min(1, Math.abs(yaw) / 0.3) : low + (hair.length === 'long' ? share : 0);
  }
  if (coversEars(hair)) return isFar ? 0.3 + (-0.4 - 0.3) * share : 0.3 + (0.54 - 0.3) * share;
  if (hair.length === 'swept') return isFar ? 0.2 + (-0.4 - 0.2) * share : 0.2 + (0.6 - 0.2) * share;
  return isFar ? 0.06 + (-0.4 - 0.06) * share : 0.06 + (0.66 - 0.06) * share;
}

/** How much higher cropped hair ends at the nape than short hair. */
const SHAVEN = 0.16;

/**
 * Returns the edge of the hair at a side, from the back to the temple: around the ear, or in front of it. Each point has
 * an angle, a height and a distance from the head.
 */
export function besidePoints(
  hair: CharacterSheet['hair'],
  end: number,
): readonly (readonly [angle: number, down: number, lift?: number])[] {
  if (isHanging(hair))
    return [
      [2.5, end * 1.06],
      [2.25, end * 0.97],
      [2, end * 1.08],
      [1.75, end * 0.95],
      [1.49, end * 1.1, 0.16],
      [1.42, end * 0.98, 0.1],
      [1.34, end * 1.04, 0.04],
      [1.3, end * 0.8],
      [1.13, end * 0.44],
      [1.2, 0.2],
      [1.12, -0.12],
    ];
  if (coversEars(hair))
    return [
      [2.5, 0.6],
      [2.1, 0.5],
      [1.86, 0.42],
      [1.66, 0.42, 0.06],
      [1.46, 0.4, 0.06],
      [1.36, 0.34, 0.02],
      [1.26, 0.24],
      [1.17, 0.06],
      [1.1, -0.16],
    ];
  if (hair.length === 'swept')
    return [
      [2.5, 0.74],
      [2.1, 0.56],
      [1.86, 0.4],
      [1.78, 0.12],
      [1.56, 0.06, 0.03],
      [1.4, 0.12, 0.03],
      [1.3, 0.3],
      [1.2, 0.06],
      [1.12, -0.12],
    ];
  const shaven = hair.length === 'cropped' ? SHAVEN : 0;
  return [
    [2.5, 0.7 - shaven],
    [2.05, 0.5 - shaven],
    [1.74, 0.1],
    [1.62, -0.06],
    [1.44, 0.02],
    [1.34, 0.2],
    [1.2, 0.06],
    [1.12, -0.12],
  ];
}
