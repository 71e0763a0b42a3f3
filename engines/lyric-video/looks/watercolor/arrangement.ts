import type { Look } from '../../look.ts';
import type { Shares } from '../../shots.ts';
import { areasOf } from '../../words/layout.ts';

/** Areas of words in wide pictures: beside the sun, the bough and the sails. */
const WIDE: Readonly<Record<'opening' | 'verse' | 'chorus', Shares>> = {
  opening: [0.07, 0.08, 0.5, 0.34],
  verse: [0.46, 0.16, 0.49, 0.54],
  chorus: [0.05, 0.12, 0.39, 0.76],
};
/** From where and how far words reach in other pictures, in shares of the height: above the picture, or below a bough. */
const ROOM = {
  above: { tall: [0.08, 0.26], square: [0.06, 0.28] },
  below: { tall: [0.6, 0.27], square: [0.645, 0.27] },
} as const;

/** In upright pictures words are in the sky, and the harbor or the singer is below. */
export const arrangedOf: NonNullable<Look['arrange']> = ({ shape, width, height, text, art, movement, singer }) => {
  if (movement === 'break' || movement === 'ending') return { text, art };
  const area = areasOf({ width, height });
  // Beside a singer, the title is above the boat.
  if (shape === 'wide') return { text: singer && movement !== 'opening' ? text : area(...WIDE[movement]), art };
  const [from, tall] = ROOM[movement === 'verse' && !singer ? 'below' : 'above'][shape];
  const below = from + tall + 0.03;
  return { text: area(0.07, from, 0.86, tall), art: area(0.02, below, 0.96, 1.01 - below) };
};
