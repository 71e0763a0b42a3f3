import { pointsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';

/** A bar of a letter, which may end in an arrow. Lengths are in the letter's width and height. */
export interface Bar {
  points: readonly Point[];
  arrow?: true;
}

/** Reads a bar that is written as `x,y x,y …`, with `>` before it if it ends in an arrow. */
function barOf(text: string): Bar {
  return text.startsWith('>') ? { points: pointsOf(text.slice(1)), arrow: true } : { points: pointsOf(text) };
}

/** Letters in wild style. Their bars are in the order in which they are painted: later ones pass over earlier ones. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  A: ['0.06,1.02 0.36,0.08 0.6,0.06', '0.2,0.68 0.74,0.64', '>0.5,0.02 0.7,0.46 0.92,1.0'],
  B: ['0.12,0.1 0.6,0.1 0.76,0.28 0.4,0.48 0.76,0.6 0.82,0.8 0.58,0.94 -0.1,0.96', '0.2,1.02 0.22,-0.02'],
  C: ['>0.14,0.4 0.2,0.76 0.46,0.92 0.72,0.82 1.0,1.06', '0.17,0.5 0.16,0.3 0.42,0.08 0.88,0.18'],
  D: ['>0.06,0.1 0.56,0.08 0.84,0.36 0.78,0.72 0.5,0.9 -0.06,1.0', '0.22,0.98 0.26,0.02'],
  E: ['0.86,0.08 0.36,0.08 0.15,0.34 0.2,0.78 0.4,0.93', '0.2,0.54 0.66,0.48', '>0.3,0.93 0.64,0.9 0.98,1.0'],
  F: ['0.2,1.08 0.18,0.32 0.4,0.12', '0.2,0.58 0.7,0.52', '>0.3,0.12 0.66,0.14 0.98,0.02'],
  G: ['0.8,0.22 0.4,0.04 0.12,0.36 0.18,0.76 0.5,0.94 0.84,0.82', '>0.46,0.52 0.82,0.5 0.86,0.86 1.02,1.12'],
  H: ['0.16,1.0 0.22,0.0', '>0.74,1.02 0.72,0.4 0.9,-0.06', '0.2,0.6 0.76,0.5'],
  I: ['0.16,0.94 0.8,0.9', '0.2,0.1 0.72,0.08', '>0.46,0.98 0.46,0.4 0.6,-0.1'],
  J: ['0.26,0.12 0.88,0.08', '>0.66,0.06 0.68,0.68 0.44,0.9 0.14,0.8 0.0,0.5'],
  K: ['>0.3,0.44 0.6,0.68 0.94,1.04', '>0.22,0.66 0.54,0.36 0.84,-0.04', '0.18,1.02 0.2,0.0'],
  L: ['0.32,-0.02 0.18,0.4 0.2,0.96', '>0.1,0.9 0.58,0.88 0.98,1.0'],
  M: ['0.12,1.02 0.14,0.06', '>0.84,0.08 0.84,0.4 0.94,1.0', '0.06,0.1 0.28,0.12 0.5,0.62 0.7,0.12 0.9,0.08'],
  N: ['0.14,1.0 0.2,0.06', '>0.7,0.96 0.72,0.42 0.9,-0.06', '0.04,0.12 0.3,0.16 0.66,0.84 0.84,0.86'],
  O: ['0.6,0.1 0.8,0.32 0.74,0.74 0.42,0.9 0.16,0.74', '0.74,0.16 0.36,0.06 0.14,0.36 0.2,0.86'],
  P: ['0.08,0.1 0.58,0.08 0.82,0.28 0.68,0.54 0.2,0.62', '0.2,1.08 0.24,0.0'],
  Q: [
    '0.6,0.1 0.78,0.32 0.72,0.74 0.44,0.9 0.18,0.74',
    '0.72,0.16 0.34,0.06 0.14,0.36 0.2,0.86',
    '>0.46,0.6 0.7,0.8 1.0,1.04',
  ],
  R: ['>0.36,0.54 0.62,0.74 0.94,1.04', '0.08,0.1 0.58,0.08 0.8,0.28 0.66,0.5 0.22,0.58', '0.2,1.04 0.24,0.0'],
  S: ['0.1,0.86 0.62,0.86 0.74,0.6 0.2,0.42', '>0.2,0.52 0.16,0.24 0.42,0.1 0.94,0.1'],
  T: ['0.46,1.08 0.46,0.16', '>0.0,0.2 0.3,0.1 0.64,0.14 0.96,0.04'],
  U: ['0.22,0.0 0.16,0.6 0.36,0.9 0.64,0.86 0.78,0.62', '>0.74,0.84 0.74,0.42 0.88,-0.06'],
  V: ['0.1,0.02 0.38,0.98', '>0.36,0.92 0.66,0.4 0.9,-0.06', '0.26,0.94 0.56,0.9'],
  W: ['0.06,0.04 0.2,0.92 0.38,0.9 0.52,0.44', '0.46,0.46 0.6,0.92 0.76,0.88', '>0.68,0.9 0.8,0.42 0.96,-0.06'],
  X: ['0.12,0.02 0.46,0.5 0.84,1.0', '>0.1,1.02 0.46,0.5 0.86,-0.04'],
  Y: ['0.12,0.02 0.46,0.54', '>0.3,1.06 0.46,0.52 0.88,-0.06'],
  Z: ['0.12,0.12 0.82,0.1 0.22,0.84', '>0.08,0.9 0.58,0.88 0.96,1.0'],
};

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
 * Returns the letters of a word. Latin letters have bars. Other scripts keep the outlines of their font, and a piece
 * without a word has signs.
 */
export function lettersOf(word: string | undefined): Letter[] {
  if (!word) return SIGNS;
  const upper = word.toLocaleUpperCase('en').normalize('NFC');
  const plain = upper.normalize('NFD').replace(/\p{M}/gu, '');
  if ([...plain].every((letter) => letter in WRITTEN)) {
    return [...plain].map((letter) => (WRITTEN[letter] as string[]).map(barOf));
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

/** Arrows that join the letters of a word in one row, in widths of a letter from the first of four. */
export const JOINTS: readonly Bar[] = [
  '>0.9,0.86 0.4,1.04 0.1,0.98 -0.16,1.08',
  '>1.0,0.5 1.34,0.3 1.3,0.04 1.5,-0.14',
  '>1.2,0.66 1.68,0.84 1.62,1.06 2.02,1.12',
  '>2.6,0.4 3.2,0.2 3.24,-0.06 3.56,-0.1',
].map(barOf);
