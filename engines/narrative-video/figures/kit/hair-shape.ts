import { type CharacterSheet, coversEars, isHanging } from '../../../people/character-sheet.ts';

type Hair = CharacterSheet['hair'];

/** Where hair ends by its length. */
const ENDS: Readonly<Record<Hair['length'], { behind: number; beside: number }>> = {
  bald: { behind: 0, beside: 0 },
  cropped: { behind: 0.42, beside: -0.02 },
  short: { behind: 0.36, beside: 0 },
  swept: { behind: 0.62, beside: 0.12 },
  bob: { behind: 0.72, beside: 0.58 },
  medium: { behind: 1.25, beside: 0.78 },
  long: { behind: 2.7, beside: 1.35 },
};

/** Full short hair ends at the lobes of the ears, and is tucked in at the nape. */
const FULL_ENDS = { behind: 0.5, beside: 0.32 };

/** Returns where hair ends behind the head and beside the face, in the head's units. */
export function endsOf(hair: Hair): { behind: number; beside: number } {
  return coversEars(hair) && !isHanging(hair) ? FULL_ENDS : ENDS[hair.length];
}

/** Where hair ends on the back of a head, seen from behind. Longer hair hangs over it. */
export const NAPES: Readonly<Record<Hair['length'], number>> = {
  bald: 0,
  cropped: 0.5,
  short: 0.66,
  swept: 0.72,
  bob: 0.84,
  medium: 0.9,
  long: 0.9,
};

/** Widths of hair from the crown down, relative to the head's: falling freely, and cut short at the nape. */
const FALL = [0.84, 1, 1, 1.02, 0.9];
const NAPE = [0.84, 0.97, 0.9, 0.78, 0.6];
/** The ends of swept hair flick out. */
const FEATHERED = [0.84, 1, 0.94, 1.02, 0.8];
/** Full hair turns inward under the ears. */
const ROUNDED = [0.8, 0.94, 0.84, 0.68, 0.48];

/** Returns the widths of hair from the crown down, relative to the head's. */
export function flareOf(hair: Hair): readonly number[] {
  if (hair.length === 'short') return NAPE;
  if (hair.length !== 'swept') return FALL;
  return coversEars(hair) ? ROUNDED : FEATHERED;
}
