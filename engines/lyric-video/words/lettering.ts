import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import type { Card, Placed, Rectangle } from './layout.ts';

/** `waiting` until a word is sung, `sung` from its first moment on. */
export type WordState = 'waiting' | 'sung';

/** The state of a word's entrance. Lengths are in em. */
export interface Pose {
  dx: number;
  dy: number;
  scale: number;
  opacity: number;
  /** Share of the word that is visible, from where it is read first. */
  reveal: number;
}

export interface WordFacts {
  word: Placed;
  /** Index of the word on its card. */
  index: number;
  /** Font size in pixels. */
  size: number;
  /** Random numbers for this word, the same each time the word is drawn. */
  chance: Chance;
}

/** How a look sets its words. */
export interface Lettering {
  /** Font families as in CSS, in order of preference. Fonts for emoji and other scripts are appended automatically. */
  font: string;
  weight?: number;
  italic?: boolean;
  /** Font weight for scripts that the font does not have, 700 by default. */
  weightElsewhere?: number;
  /** Font size in shares of the picture's shorter side: for a short line, and the smallest. */
  size: number;
  smallest: number;
  leading: number;
  space: number;
  /** Space between words that are written without one, in em: room for a shape behind each. 0 by default. */
  joint?: number;
  /** In em. */
  tracking?: number;
  casing: 'upper' | 'lower' | 'as it is';
  align: 'left' | 'center' | 'right';
  /** Position of the block in its area: 0 at the top, 1 at the bottom, the middle by default. */
  rest?: number;
  /** Margin on either side of the area, in shares of its width, for shapes around the lines. */
  inset?: number;
  /** Room around the letters for strokes, shadows and papers, in em. */
  margin: number;
  /** Draws a word. The pen's font is set, and its origin is the left end of the baseline. */
  paint(pen: Context2D, text: string, state: WordState, facts: WordFacts): void;
  /** Opacity of a waiting word, 0.78 by default. A transparent color would show where joined letters overlap. */
  dim?: number;
  entrance: {
    /** When the entrance starts: with the line, one word after another, or with each sung word. */
    by: 'line' | 'word';
    seconds: number;
    /** Seconds between the entrances of two words of a line. */
    stagger?: number;
    /**
     * Opacity of a word that is not sung yet, if words come as they are sung, as in a hook. Without it, nobody can read
     * on, and the first small word stands alone. 0 by default, but a hook's words always show.
     */
    ahead?: number;
    pose(progress: number, facts: WordFacts): Partial<Pose>;
  };
  /**
   * How a word turns from waiting to sung: it fills from where it is read first, or it changes at once. A glow has no
   * edge, so letters that glow brighten from where they are read first.
   */
  turn: 'fill' | 'brighten' | 'switch';
  /** Moves a word while it is sung. `share` is the sung part of it. */
  sway?(share: number, facts: WordFacts): Partial<Pose>;
  /**
   * Draws a shape behind the words, such as a bubble or a scrap of paper. The rectangle is that of the lines of text.
   */
  backing?: {
    /** Room around the block, in em. */
    margin: number;
    draw(pen: Context2D, block: Rectangle, card: Card, chance: Chance): void;
  };
  /** Draws the sign that counts down to a first line, around the origin and within a radius. */
  count(pen: Context2D, radius: number): void;
}
