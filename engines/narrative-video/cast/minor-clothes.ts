import type { Chance } from '../../drawing/chance.ts';
import { hex, type Rgb } from '../../drawing/color.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';
import { costumeOf } from '../figures/costumes/costume-of.ts';
import { inWeddingClothes } from '../figures/wedding-clothes.ts';
import type { MinorCharacter } from '../prompt/story-cast.ts';
import type { MinorRole } from '../vocabulary/minor-roles.ts';
import { ROLE_WORDS, type Role } from '../vocabulary/roles.ts';

type Clothes = Pick<CharacterSheet, 'top' | 'bottom' | 'shoes' | 'hat'>;

const TOPS = ['#b8524a', '#3f6f9a', '#d8a848', '#5a8a5e', '#8a6a9a', '#d8846a', '#4f8a8a'].map(hex);
const BOTTOMS = ['#3a4458', '#5a4a40', '#2c2e36', '#6a7480'].map(hex);
const [BLACK, BROWN, GRAY, RED] = ['#23242a', '#5a4030', '#3c3f4a', '#8a2f34'].map(hex) as [Rgb, Rgb, Rgb, Rgb];

const ROLES = new Map(
  (Object.entries(ROLE_WORDS) as [Role, string][]).flatMap(([role, words]) =>
    words.split(',').map((word) => [word, role] as const),
  ),
);

/** What people are of whose noun no costume is known. */
const SIMILAR: Partial<Record<MinorRole, Role>> = {
  robber: 'robber',
  police: 'police',
  policeman: 'police',
  policewoman: 'police',
  witch: 'witch',
  wizard: 'wizard',
  queen: 'queen',
  king: 'king',
  princess: 'princess',
  prince: 'prince',
  teacher: 'teacher',
  headmistress: 'teacher',
  boss: 'businessman',
  doctor: 'doctor',
  nurse: 'nurse',
  waiter: 'waiter',
  waitress: 'waiter',
  bartender: 'waiter',
  priest: 'priest',
  judge: 'judge',
  scientist: 'scientist',
};

/** Dark clothes of the Wild West, which tell bandits from cowboys. */
const OUTLAW: Clothes = {
  top: { kind: 'jacket', color: hex('#3f342c'), accent: RED, scarf: RED },
  bottom: { kind: 'trousers', color: BLACK },
  shoes: BROWN,
  hat: { kind: 'cowboy', color: BLACK, accent: BROWN },
};
const OUTLAWS: ReadonlySet<string> = new Set(['bandit', 'outlaw', 'bandido', 'bandito', 'brigand']);

/** Dresses somebody of whom there is no picture as their noun says, or as people dress every day. */
export function dressedAs(
  sheet: Omit<CharacterSheet, keyof Clothes>,
  { role, noun }: Pick<MinorCharacter, 'role' | 'noun'>,
  chance: Chance,
): CharacterSheet {
  const everyday = { ...sheet, ...everydayClothes(sheet, role, chance) };
  if (OUTLAWS.has(noun)) return { ...everyday, ...OUTLAW };
  if (noun === 'bride' || noun === 'groom') return inWeddingClothes(everyday);
  const known = ROLES.get(noun) ?? ROLES.get(noun.split(' ').at(-1) ?? '') ?? SIMILAR[role];
  return known ? costumeOf(known)(everyday) : everyday;
}

function everydayClothes(
  { age, presentation }: Pick<CharacterSheet, 'age' | 'presentation'>,
  role: MinorRole,
  chance: Chance,
): Clothes {
  const top = chance.pick(TOPS);
  const bottom = chance.pick(BOTTOMS);
  const isWoman = presentation === 'feminine';
  if (role === 'coach')
    return {
      top: { kind: 'hoodie', color: RED },
      bottom: { kind: 'trousers', color: GRAY },
      shoes: BLACK,
      hat: { kind: 'cap', color: RED },
    };
  if (isWoman && (age === 'child' || age === 'old' || chance.next() < 0.35))
    return { top: { kind: 'dress', color: top }, bottom: { kind: 'dress', color: top }, shoes: BROWN };
  const isChild = age === 'child';
  const kind = isChild ? chance.pick(['t-shirt', 'sweater'] as const) : chance.pick(['shirt', 'sweater'] as const);
  return {
    top: { kind, color: top },
    bottom: {
      kind: isChild ? 'shorts' : isWoman ? chance.pick(['skirt', 'trousers'] as const) : 'trousers',
      color: bottom,
    },
    shoes: BROWN,
    ...(role === 'grandfather' && chance.next() < 0.6 && { hat: { kind: 'cap' as const, color: bottom } }),
  };
}
