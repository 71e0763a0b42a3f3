import { type Chance, chanceOf } from '../../drawing/chance.ts';
import { darken, hex, luminance, mix, type Rgb } from '../../drawing/color.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';
import type { MinorCharacter } from '../prompt/story-cast.ts';
import type { MinorRole } from '../vocabulary/minor-roles.ts';
import { dressedAs } from './minor-clothes.ts';

const SKINS = ['#f0c8a4', '#e4b890', '#d8a47c', '#a8744c', '#70482e'].map(hex);
const HAIRS = ['#241c1a', '#3a2820', '#4a3020', '#7a4e2c', '#b88a50', '#8a3c22'].map(hex);
const GRAYS = ['#c9c6c2', '#a8a6a6', '#e2dfda'].map(hex);
const EYES = ['#4a3a2c', '#3f5f7c', '#4c6a48', '#5a3d2a'].map(hex);
const BEARDED = ['full', 'mustache', 'goatee'] as const;

/** Relatives of the job's characters, who look like them. */
const RELATIVES: ReadonlySet<MinorRole> = new Set<MinorRole>([
  'mother',
  'father',
  'sister',
  'brother',
  'grandmother',
  'grandfather',
  'aunt',
  'uncle',
  'daughter',
  'son',
]);

/**
 * Returns how looks draw somebody of whom there is no picture.
 * @param relatives sheets of the job's characters; a relative has the skin and the hair of the first one
 * @param seed the same seed gives the same person
 */
export function minorSheetOf(
  { role, noun, number, age, presentation: told }: MinorCharacter,
  relatives: readonly CharacterSheet[],
  seed: string,
): CharacterSheet {
  const chance = chanceOf(`${seed}/minor/${noun}/${number}`);
  const presentation = told ?? (chance.next() < 0.5 ? 'feminine' : 'masculine');
  const [relative] = RELATIVES.has(role) && !/ (?:man|lady|woman|girl|boy)$/u.test(` ${noun}`) ? relatives : [];
  const skin = relative?.skin ?? chance.pick(SKINS);
  const color = age === 'old' ? chance.pick(GRAYS) : (hairLike(relative) ?? hairFor(chance, skin));
  const isRough = role === 'robber' || role === 'pirate';
  const beard = beardFor(chance, { age, presentation, isRough });
  const person: Parameters<typeof dressedAs>[0] = {
    seed: `${seed}/${noun}/${number}`,
    age,
    presentation,
    build:
      age === 'child'
        ? 'slight'
        : isRough || role === 'king'
          ? 'broad'
          : chance.pick(['slight', 'medium', 'medium', 'broad']),
    face: chance.pick(
      presentation === 'feminine' ? (['oval', 'round', 'heart'] as const) : (['oval', 'square', 'long'] as const),
    ),
    skin,
    eyes: chance.pick(EYES),
    brows: darken(color, 0.25),
    browThickness: presentation === 'feminine' ? 0.9 : 1.15,
    lips: mix(skin, [190, 60, 66], presentation === 'feminine' ? 0.45 : 0.25),
    hair: { color, ...cutFor(chance, age, presentation) },
    beard,
    glasses:
      age === 'old' && role !== 'witch'
        ? chance.next() < 0.5
        : role === 'teacher' || role === 'scientist'
          ? chance.next() < 0.6
          : false,
  };
  return dressedAs(person, { role, noun }, chance);
}

function hairLike(relative: CharacterSheet | undefined): Rgb | undefined {
  // Whoever is gray was not so as a child, nor are all relatives.
  if (!relative || relative.age === 'old') return undefined;
  return relative.hair.color;
}

/** Returns a hair color that goes with the skin: only light skin goes with fair hair. */
function hairFor(chance: Chance, skin: Rgb): Rgb {
  const dark = HAIRS.slice(0, 3);
  return chance.pick(luminance(skin) > 165 ? HAIRS : dark);
}

function cutFor(
  chance: Chance,
  age: CharacterSheet['age'],
  presentation: CharacterSheet['presentation'],
): Omit<CharacterSheet['hair'], 'color'> {
  const isWoman = presentation === 'feminine';
  const texture = age === 'old' && isWoman ? 'curly' : chance.pick(['straight', 'wavy'] as const);
  const length = isWoman
    ? age === 'old'
      ? 'bob'
      : chance.pick(['long', 'medium', 'bob'] as const)
    : age === 'old'
      ? chance.pick(['short', 'cropped', 'bald'] as const)
      : 'short';
  return { length, texture, fringe: isWoman && chance.next() < 0.4, parting: chance.pick(['left', 'right'] as const) };
}

function beardFor(
  chance: Chance,
  { age, presentation, isRough }: Pick<CharacterSheet, 'age' | 'presentation'> & { isRough: boolean },
): CharacterSheet['beard'] {
  if (presentation === 'feminine' || age === 'child' || age === 'young') return 'none';
  if (isRough) return 'stubble';
  return chance.next() < (age === 'old' ? 0.75 : 0.3) ? chance.pick(BEARDED) : 'none';
}
