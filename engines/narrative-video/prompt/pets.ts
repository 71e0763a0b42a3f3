import { plain } from '../vocabulary/lexicon.ts';

const PETS = 'dog|puppy|cat|kitten|horse|pony|rabbit|bird|parrot|wolf|bear|fox|dragon|hund|katze|perro|gato|chien|chat';
/** "Her dog Rex", "a cat called Luna". */
const BEFORE_NAME = new RegExp(`\\b(${PETS}),? (?:(?:named|called|namens|llamado|appelé) )?(\\p{Lu}\\p{L}+)`, 'gu');
/** "Rex, her old dog" and "Rex the dog". */
const AFTER_NAME = new RegExp(`(\\p{Lu}\\p{L}+),? (?:the|her|his|my|their|our|a) (?:\\p{Ll}+ )?(${PETS})\\b,?`, 'gu');

/**
 * Returns the prompt with animals for their names, so that what they do is done by no person: "Anna and her dog run. The
 * dog sleeps."
 * @param names the names of the cast
 */
export function withoutPetNames(prompt: string, names: readonly string[]): string {
  const people = names.map((name) => plain(name));
  const isPet = (name: string) => !people.some((person) => person.includes(plain(name)));
  const pets = new Map<string, string>();
  const keep = (name: string, animal: string, whole: string, animalOnly: string) => {
    if (!isPet(name)) return whole;
    pets.set(name, animal);
    return animalOnly;
  };
  const told = prompt
    .replace(BEFORE_NAME, (whole: string, animal: string, name: string) => keep(name, animal, whole, animal))
    .replace(AFTER_NAME, (whole: string, name: string, animal: string) => keep(name, animal, whole, `the ${animal}`));
  return [...pets].reduce(
    (text, [name, animal]) => text.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), `the ${animal}`),
    told,
  );
}
