import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { COURT_AND_MAGIC } from './court-and-magic.ts';
import type { Costume } from './cut.ts';
import { STAGE_AND_SPORT } from './stage-and-sport.ts';
import { UNIFORMS } from './uniforms.ts';
import { WEST_AND_SEA } from './west-and-sea.ts';
import { WORK } from './work.ts';

const COSTUMES: Readonly<Record<Role, Costume>> = {
  ...WEST_AND_SEA,
  ...UNIFORMS,
  ...COURT_AND_MAGIC,
  ...WORK,
  ...STAGE_AND_SPORT,
};

/** Roles of which a picture may show the uniform: with a cap of officers, or with badges on the chest. */
const IN_UNIFORM: ReadonlySet<Role> = new Set(['captain', 'sailor', 'police', 'soldier', 'pilot']);
/** Roles that wear a suit, which a picture may show. */
const IN_SUIT: ReadonlySet<Role> = new Set(['businessman']);

/**
 * Returns what dresses a person for a role: a function from a sheet to the sheet of the same person in other clothes. Who
 * wears such clothes in the picture already keeps them.
 */
export function costumeOf(role: Role): (sheet: CharacterSheet) => CharacterSheet {
  return (sheet) => (isDressedFor(role, sheet) ? sheet : dressed(sheet, COSTUMES[role]));
}

function isDressedFor(role: Role, { top, hat }: CharacterSheet): boolean {
  if (top.kind === 'spacesuit') return role === 'astronaut';
  if (IN_SUIT.has(role)) return top.kind === 'jacket';
  return IN_UNIFORM.has(role) && (hat?.crown !== undefined || top.emblems !== undefined);
}

function dressed({ hat: _, back: __, ...person }: CharacterSheet, costume: Costume): CharacterSheet {
  const { top, bottom, shoes, hat, back } = { ...costume, ...costume[person.presentation] };
  return {
    ...person,
    top,
    bottom: bottom ?? { kind: 'trousers', color: top.color },
    shoes: shoes ?? person.shoes,
    ...(hat && { hat }),
    ...(back && { back }),
  };
}
