import type { Character } from '../../engine.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';

/** Whom a pronoun for one person can mean. */
export type Pronoun = CharacterSheet['presentation'];

/** The characters of a story. A presentation is absent if nothing shows it. */
export type Cast = readonly (Pick<Character, 'name' | 'role'> & { presentation?: Pronoun })[];

/** A name or noun for a character in a plain text: the character's index in the cast, and where the words begin and end. */
export interface Call {
  index: number;
  at: number;
  end: number;
}
