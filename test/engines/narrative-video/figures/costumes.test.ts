import { describe, expect, test } from '@jest/globals';
import { costumeOf } from '../../../../engines/narrative-video/figures/costumes/costume-of.ts';
import { ROLE_WORDS, type Role } from '../../../../engines/narrative-video/vocabulary/roles.ts';
import { aSheet } from '../a-sheet.ts';
import { DRAWN, headOf } from './head-pixels.ts';

const ROLES = Object.keys(ROLE_WORDS) as Role[];

describe('Costumes', () => {
  test.each(ROLES)('%s changes the clothes and nothing of the person', (role) => {
    for (const presentation of ['feminine', 'masculine'] as const) {
      const {
        top: _,
        bottom: __,
        shoes: ___,
        hat: ____,
        back: _____,
        ...person
      } = costumeOf(role)(aSheet({ presentation }));
      const { top, bottom, shoes, ...own } = aSheet({ presentation });
      expect(person).toEqual(own);
    }
  });

  test('no two roles wear the same', () => {
    const worn = ROLES.map((role) => JSON.stringify(costumeOf(role)(aSheet())));
    expect(new Set(worn).size).toBe(ROLES.length);
  });

  test('a picture that shows suitable clothes is kept', () => {
    const astronaut = aSheet({ top: { kind: 'spacesuit', color: [229, 114, 76] } });
    expect(costumeOf('astronaut')(astronaut)).toBe(astronaut);
    const officer = aSheet({ hat: { kind: 'cap', color: [20, 20, 40], crown: [240, 240, 240] } });
    expect(costumeOf('captain')(officer)).toBe(officer);
    expect(costumeOf('chef')(officer).hat?.kind).toBe('chef');
  });

  test.each(DRAWN)('%s draws the gold of a crown above the face', async (look) => {
    const isGold = (red: number, green: number, blue: number) => red > 150 && green > 110 && blue < green * 0.62;
    const gold = async (role: Role) => {
      const { hat } = costumeOf(role)(aSheet());
      return (await headOf(look, 0, { ...(hat && { hat }), top: { kind: 'sweater', color: [40, 90, 160] } })).count(
        isGold,
      );
    };
    expect(await gold('king')).toBeGreaterThan((await gold('teacher')) + 800);
  });
});
