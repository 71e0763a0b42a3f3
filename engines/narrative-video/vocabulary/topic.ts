import type { Mood, Time } from '../story.ts';

/** What a prompt is about, and pictures of it for one that tells too little. */
export interface Topic {
  /** Words for it, in the format of a `Vocabulary`. */
  words: string;
  /** Where it is told, in words, if the prompt names no place. */
  place?: string;
  /** The mood of it if the prompt names none. */
  mood?: Mood;
  /** When it is told if the prompt names no time. */
  time?: Time;
  /** Lines of a script, as of `DEED_NOUNS`, in an order that tells a story. */
  lines: readonly string[];
}
