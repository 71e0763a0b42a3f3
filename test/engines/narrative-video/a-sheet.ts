import type { CharacterSheet } from '../../../engines/people/character-sheet.ts';

/** Returns the sheet of an adult with short brown hair in a blue sweater. */
export function aSheet(change: Partial<CharacterSheet> = {}): CharacterSheet {
  return {
    seed: 'ida',
    age: 'adult',
    presentation: 'masculine',
    build: 'medium',
    face: 'oval',
    skin: [214, 164, 128],
    eyes: [60, 90, 60],
    brows: [60, 40, 30],
    browThickness: 1,
    lips: [190, 80, 80],
    hair: { color: [60, 40, 30], length: 'short', texture: 'straight', fringe: false, parting: 'left' },
    beard: 'none',
    glasses: false,
    top: { kind: 'sweater', color: [40, 90, 160] },
    bottom: { kind: 'trousers', color: [50, 50, 70] },
    shoes: [30, 30, 30],
    ...change,
  };
}
