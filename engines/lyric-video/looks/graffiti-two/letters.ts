import { pointsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';

/** A bar of a letter through points on its middle, which may end in an arrow. In the letter's width and height. */
export interface Bar {
  points: readonly Point[];
  arrow?: true;
}

/** Reads a bar that is written as `x,y x,y …`, with `>` before it if it ends in an arrow. */
function barOf(text: string): Bar {
  return text.startsWith('>') ? { points: pointsOf(text.slice(1)), arrow: true } : { points: pointsOf(text) };
}

/** Letters of a piece. Their bars are in the order in which they are painted: later ones pass over earlier ones. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  A: ['0.04,1.02 0.26,0.54 0.56,-0.02', '0.4,0.06 0.7,0.46 0.96,1.02', '0.0,0.72 0.5,0.64 0.86,0.66'],
  B: [
    '-0.04,0.12 0.46,0.08 0.76,0.27 0.34,0.48',
    '0.3,0.46 0.86,0.58 0.82,0.86 0.42,0.92 -0.06,0.92',
    '0.22,-0.02 0.18,0.5 0.22,1.04',
  ],
  C: ['0.96,0.26 0.7,0.1 0.36,0.12 0.16,0.46 0.3,0.84 0.62,0.92 1.02,0.78'],
  D: ['-0.06,0.12 0.46,0.1 0.82,0.34 0.78,0.72 0.42,0.92 -0.08,0.94', '0.22,0.0 0.18,0.5 0.22,1.04'],
  E: ['0.96,0.08 0.46,0.1 0.18,0.3 0.16,0.7 0.42,0.92 1.02,0.88', '0.08,0.52 0.5,0.5 0.84,0.44'],
  F: ['0.24,1.08 0.16,0.56 0.26,0.18 0.54,0.1 1.02,0.04', '0.04,0.58 0.5,0.54 0.88,0.48'],
  G: [
    '0.94,0.22 0.66,0.08 0.32,0.14 0.14,0.5 0.3,0.86 0.58,0.93 0.86,0.82',
    '0.84,1.06 0.86,0.8 0.82,0.5',
    '0.46,0.54 0.74,0.52 1.04,0.5',
  ],
  H: ['0.22,-0.02 0.14,0.5 0.2,1.04', '0.9,-0.06 0.8,0.46 0.88,1.04', '-0.02,0.58 0.5,0.5 1.02,0.46'],
  I: ['0.12,0.1 0.5,0.1 0.88,0.06', '0.1,0.94 0.5,0.92 0.92,0.9', '0.54,-0.02 0.46,0.5 0.52,1.02'],
  J: ['0.2,0.12 0.6,0.1 1.0,0.04', '0.72,-0.02 0.72,0.5 0.6,0.84 0.32,0.92 0.02,0.66'],
  K: ['0.94,-0.04 0.62,0.32 0.16,0.56', '0.3,0.4 0.62,0.68 1.02,1.06', '0.22,-0.02 0.16,0.5 0.22,1.04'],
  L: ['0.24,-0.04 0.16,0.5 0.24,0.84 0.5,0.92 1.02,0.84'],
  M: [
    '0.08,1.04 0.12,0.5 0.22,0.0',
    '0.84,0.0 0.88,0.5 0.98,1.04',
    '0.08,0.04 0.34,0.34 0.52,0.72',
    '0.46,0.7 0.62,0.36 0.96,0.0',
  ],
  N: ['0.16,1.04 0.14,0.5 0.2,-0.02', '0.82,1.02 0.82,0.5 0.92,-0.08', '0.06,0.06 0.46,0.44 0.9,0.96'],
  O: ['0.4,0.12 0.7,0.14 0.86,0.46 0.72,0.84 0.38,0.94', '0.66,0.04 0.3,0.14 0.13,0.54 0.3,0.86 0.6,0.92'],
  P: ['-0.06,0.12 0.48,0.08 0.84,0.28 0.66,0.56 0.12,0.62', '0.22,-0.02 0.16,0.5 0.24,1.08'],
  Q: [
    '0.4,0.12 0.7,0.14 0.86,0.46 0.72,0.84 0.38,0.94',
    '0.66,0.04 0.3,0.14 0.13,0.54 0.3,0.86 0.6,0.92',
    '0.5,0.6 0.74,0.82 1.04,1.08',
  ],
  R: [
    '0.34,0.5 0.64,0.74 1.02,1.06',
    '-0.06,0.12 0.48,0.08 0.82,0.28 0.64,0.54 0.14,0.6',
    '0.22,-0.02 0.16,0.5 0.22,1.06',
  ],
  S: ['0.96,0.2 0.62,0.07 0.26,0.14 0.24,0.38 0.54,0.5 0.82,0.64 0.74,0.88 0.42,0.94 -0.04,0.8'],
  T: ['0.54,0.0 0.46,0.5 0.54,1.08', '-0.06,0.18 0.46,0.1 1.06,0.06'],
  U: ['0.2,-0.04 0.14,0.5 0.26,0.84 0.54,0.92 0.84,0.78', '0.92,-0.06 0.82,0.46 0.86,1.04'],
  V: ['0.1,-0.04 0.26,0.5 0.52,1.02', '0.98,-0.08 0.72,0.5 0.42,1.0'],
  W: [
    '0.02,-0.02 0.12,0.5 0.28,1.0',
    '0.54,0.3 0.42,0.6 0.2,0.98',
    '0.46,0.3 0.58,0.6 0.74,1.0',
    '1.02,-0.06 0.88,0.5 0.66,0.98',
  ],
  X: ['0.96,-0.06 0.52,0.48 0.02,1.04', '0.06,-0.02 0.46,0.46 1.0,1.04'],
  Y: ['0.06,-0.02 0.22,0.38 0.54,0.56', '0.98,-0.06 0.64,0.48 0.38,1.08'],
  Z: ['0.9,0.06 0.54,0.48 0.1,0.96', '0.0,0.18 0.46,0.1 0.96,0.1', '0.02,0.9 0.5,0.92 1.04,0.84'],
};

/** An apostrophe after a letter. */
const APOSTROPHE = barOf('1.02,-0.16 0.96,-0.04 0.9,0.08');

/** Signs of a piece without letters: bolts and turns that end in arrows. */
const SIGNS = [
  ['0.3,1.0 0.2,0.3 0.5,0.08', '>0.2,0.6 0.6,0.44 0.9,-0.06'],
  ['>0.78,0.0 0.24,0.46 0.7,0.54 0.16,1.0'],
  ['0.72,0.16 0.34,0.06 0.14,0.36 0.2,0.84', '>0.6,0.1 0.76,0.3 0.72,0.74 0.4,0.9 0.1,0.78'],
  ['0.14,0.06 0.66,0.12 0.3,0.56', '>0.26,0.5 0.7,0.6 0.8,0.84 1.02,1.06'],
].map((bars) => bars.map(barOf));

/** A letter of a piece, as bars or as text for a font. */
export type Letter = readonly Bar[] | string;

/** Scripts that join their letters, or put marks before and around them: a word stays whole. */
const WHOLE = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{M}]/u;

/**
 * Returns the letters of a word. Latin letters have bars, and an apostrophe is one of the letter before it. Other scripts keep the outlines of their font, and a piece
 * without a word has signs.
 */
export function lettersOf(word: string | undefined): Letter[] {
  if (!word) return SIGNS;
  const upper = word.toLocaleUpperCase('en').normalize('NFC');
  const plain =
    upper
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/.['’]?/gu) ?? [];
  if (plain.every(([letter]) => (letter as string) in WRITTEN)) {
    return plain.map(([letter, apostrophe]) => {
      const bars = (WRITTEN[letter as string] as string[]).map(barOf);
      return apostrophe ? [...bars, APOSTROPHE] : bars;
    });
  }
  return WHOLE.test(upper) ? [upper] : [...upper];
}

/** Bars that leave a motif at both sides, in its radiuses around its middle. */
export const ARMS: readonly Bar[] = [
  '>-0.3,-0.2 -0.78,-0.34 -0.7,-0.76 -1.12,-0.98',
  '>0.3,-0.3 0.72,-0.5 0.62,-0.84 1.0,-1.12',
  '>-0.3,0.3 -0.86,0.3 -0.84,0.74 -1.24,0.8',
  '>0.3,0.2 0.88,0.16 0.94,0.62 1.3,0.5',
].map(barOf);

/** Arrows that leave a word in one row behind its first letter and its last, in that letter's width and height. */
export const ENDS: readonly [first: Bar, last: Bar] = [
  barOf('>0.9,0.8 0.4,1.02 0.1,0.94 -0.24,1.06'),
  barOf('>0.4,0.84 0.8,1.0 1.1,0.88 1.26,0.5'),
];
