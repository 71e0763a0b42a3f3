import type { Look } from '../look.ts';
import type { Shares } from '../shots.ts';
import { areasOf } from '../words/layout.ts';

/** Areas of words in wide pictures without a singer: a title in the sky, beside the bunch, and left of the great poppy. */
const WIDE: Readonly<Record<'opening' | 'verse' | 'chorus', Shares>> = {
  opening: [0.07, 0.08, 0.53, 0.34],
  verse: [0.43, 0.14, 0.51, 0.5],
  chorus: [0.05, 0.12, 0.4, 0.76],
};
/** From where and how far words reach in other pictures, in shares of the height. */
const ROOM = { tall: [0.08, 0.26], square: [0.06, 0.28] } as const;

/** In upright pictures words are in the sky, and the garden or the singer is below. */
export const arrangedOf: NonNullable<Look['arrange']> = ({ shape, width, height, text, art, movement, singer }) => {
  if (movement === 'break' || movement === 'ending') return { text, art };
  const area = areasOf({ width, height });
  if (shape === 'wide') return singer ? { text, art } : { text: area(...WIDE[movement]), art };
  const [from, tall] = ROOM[shape];
  const below = from + tall + 0.03;
  return { text: area(0.07, from, 0.86, tall), art: area(0.02, below, 0.96, 1.01 - below) };
};
