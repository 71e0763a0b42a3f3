import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import type { Card, Placed, Rectangle } from './layout.ts';

/** Not sung yet, or from its first moment on. */
export type WordState = 'waiting' | 'sung';

/** Where a word is on its way into the picture. Lengths are in em. */
export interface Pose {
  dx: number;
  dy: number;
  scale: number;
  opacity: number;
  /** Share of the word that shows, from where it is read first. */
  reveal: number;
}

export interface WordFacts {
  word: Placed;
  /** Of the card's words. */
  index: number;
  /** Pixels of the em. */
  size: number;
  /** The same for this word each time that it is drawn. */
  chance: Chance;
}

/** How a look sets its words. */
export interface Lettering {
  /** Families as in CSS, first to last choice; emoji and other scripts follow by themselves. */
  font: string;
  weight?: number;
  italic?: boolean;
  /** Of scripts that the font does not have: 700 unless given. */
  weightElsewhere?: number;
  /** Em in shares of the picture's shorter side: of a short line, and the least. */
  size: number;
  smallest: number;
  leading: number;
  space: number;
  /** Between words that are written without a space: room for what is drawn behind each. None unless given. */
  joint?: number;
  /** In em. */
  tracking?: number;
  casing: 'upper' | 'lower' | 'as it is';
  align: 'left' | 'center' | 'right';
  /** Where in its area the block stands: 0 at the top, 1 at the bottom; the middle unless given. */
  rest?: number;
  /** Kept free on either side of the area, in shares of its width: room for what stands around the lines. */
  inset?: number;
  /** Room around the letters for strokes, shadows, papers: em. */
  margin: number;
  /** Draws a word; the pen's font is set, and its origin is the left end of the baseline. */
  paint(pen: Context2D, text: string, state: WordState, facts: WordFacts): void;
  /** Opacity of a word that waits. Colors that are transparent themselves would show where joined letters overlap. */
  dim?: number;
  entrance: {
    /** With the line, one word after another, or each when it is sung. */
    by: 'line' | 'word';
    seconds: number;
    /** Seconds from one word to the next, of a line's entrance. */
    stagger?: number;
    pose(progress: number, facts: WordFacts): Partial<Pose>;
  };
  /** How a word turns from waiting to sung: filled from where it is read first, or at once. */
  turn: 'fill' | 'switch';
  /** Moves a word while it is sung; `share` is how much of it has been sung. */
  sway?(share: number, facts: WordFacts): Partial<Pose>;
  /** Drawn behind the words: a bubble, a scrap of paper. Its rectangle is that of the lines of text. */
  backing?: {
    /** Room around the block, em. */
    margin: number;
    draw(pen: Context2D, block: Rectangle, card: Card, chance: Chance): void;
  };
  /** The sign that counts down to a first line, drawn around the origin with a radius. */
  count(pen: Context2D, radius: number): void;
}

/** Of the block above: where the words go by the shape of the picture. */
export type Area = Rectangle;
