import { chanceOf } from '../../engines/drawing/chance.ts';
import type { CharacterSheet } from '../../engines/people/character-sheet.ts';
import { apart } from '../../engines/people/swatches.ts';

/** For each photograph and each look, the number of the character: 1 to 4. */
export type Numbers = Readonly<Record<string, Readonly<Record<string, number>>>>;

const LENGTHS = ['bald', 'cropped', 'short', 'swept', 'bob', 'medium', 'long'] as const;

/**
 * Returns the people of a lineup in the order in which they stand: one of the photographed people, and the three of the
 * others who are of the most similar kind.
 * @param sheets of all photographed people, by name
 * @param seed of the order
 */
export function lineupFor(name: string, sheets: ReadonlyMap<string, CharacterSheet>, seed: string): string[] {
  const own = sheets.get(name);
  if (!own) return [];
  const others = [...sheets.keys()]
    .filter((other) => other !== name)
    .sort((a, b) => unlikeness(own, sheets.get(a) ?? own) - unlikeness(own, sheets.get(b) ?? own));
  const waiting = [name, ...others.slice(0, 3)];
  const chance = chanceOf(seed);
  return Array.from({ length: waiting.length }, () => waiting.splice(chance.below(waiting.length), 1)[0] ?? name);
}

/** Returns how different two people are at first sight: sex first, then age, hair and skin. Clothes do not count. */
function unlikeness(one: CharacterSheet, other: CharacterSheet): number {
  const differs = (read: (sheet: CharacterSheet) => unknown) => (read(one) === read(other) ? 0 : 1);
  const length = (sheet: CharacterSheet) => LENGTHS.indexOf(sheet.hair.length);
  return (
    differs(({ presentation }) => presentation) * 3 +
    differs(({ age }) => age) +
    differs(({ hair }) => hair.texture) * 0.4 +
    Math.abs(length(one) - length(other)) * 0.25 +
    apart(one.hair.color, other.hair.color) / 100 +
    apart(one.skin, other.skin) / 100
  );
}

/** Returns the sheet of a person with all that another one has, except for the features of the face. */
export function disguised(
  { face, features, browThickness }: CharacterSheet,
  { features: _, ...as }: CharacterSheet,
): CharacterSheet {
  return { ...as, face, browThickness, ...(features && { features }) };
}

/** Returns how many answers are right, and how many there are, for each look and each photograph. */
export function scoresOf(key: Numbers, answers: Numbers): Map<string, { right: number; of: number }> {
  const scores = new Map<string, { right: number; of: number }>();
  for (const [photo, looks] of Object.entries(answers)) {
    for (const [look, answer] of Object.entries(looks)) {
      for (const name of [look, photo, 'all']) {
        const { right, of } = scores.get(name) ?? { right: 0, of: 0 };
        scores.set(name, { right: right + (key[photo]?.[look] === answer ? 1 : 0), of: of + 1 });
      }
    }
  }
  return scores;
}
