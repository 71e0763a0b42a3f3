import type { Character } from '../../engine.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';
import type { MinorRole } from '../vocabulary/minor-roles.ts';

/** Whom a pronoun for one person can mean. */
export type Pronoun = CharacterSheet['presentation'];

/** Somebody of whom a story tells and of whom there is no picture. */
export interface MinorCharacter {
  role: MinorRole;
  /** The noun by which the story calls them first. */
  noun: string;
  /** 0, or 1 for the second one of "two guards". */
  number: number;
  age: CharacterSheet['age'];
  /** Absent if the story does not say it and both are as likely. */
  presentation?: Pronoun;
}

/** Returns by which name lists of the story's people call a minor character: "bandit", "guard 2". */
export function minorNameOf({ noun, number }: Pick<MinorCharacter, 'noun' | 'number'>): string {
  return number > 0 ? `${noun} ${number + 1}` : noun;
}

/**
 * The characters of a story: those of the job, and after them minor ones. A presentation is absent if nothing shows it.
 */
export type Cast = readonly (Pick<Character, 'name' | 'role'> &
  Partial<Pick<Character, 'description'>> & { presentation?: Pronoun; minor?: MinorCharacter })[];

/** Returns the characters of the job, of whom there are pictures. */
export function principalsOf(cast: Cast): Cast {
  return cast.filter(({ minor }) => minor === undefined);
}

/** A name or noun for a character in a plain text: the character's index in the cast, and where the words begin and end. */
export interface Call {
  index: number;
  at: number;
  end: number;
}
