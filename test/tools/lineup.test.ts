import { expect, test } from '@jest/globals';
import type { CharacterSheet } from '../../engines/people/character-sheet.ts';
import { disguised, lineupFor, scoresOf } from '../../tools/gallery/lineup-choice.ts';
import { aSheet } from '../engines/narrative-video/a-sheet.ts';

const GRAY = { age: 'old', hair: { ...aSheet().hair, color: [200, 200, 200] } } as const;
const PEOPLE = new Map<string, CharacterSheet>([
  ['Ada', aSheet({ presentation: 'feminine' })],
  ['Ben', aSheet({ presentation: 'masculine' })],
  ['Cleo', aSheet({ presentation: 'feminine', ...GRAY })],
  ['Dora', aSheet({ presentation: 'feminine', hair: { ...aSheet().hair, length: 'long' } })],
  ['Emil', aSheet({ presentation: 'masculine', ...GRAY })],
  ['Fay', aSheet({ presentation: 'feminine', skin: [110, 70, 50] })],
]);

test('a lineup has the person and the three of the most similar kind', () => {
  expect(lineupFor('Ada', PEOPLE, 'seed').sort()).toEqual(['Ada', 'Cleo', 'Dora', 'Fay']);
  expect(lineupFor('Ben', PEOPLE, 'seed')).toContain('Emil');
});

test('lineups have another order with each seed, and the same with the same seed', () => {
  const places = Array.from({ length: 40 }, (_, seed) => lineupFor('Ada', PEOPLE, `${seed}`).indexOf('Ada'));
  expect([...new Set(places)].sort()).toEqual([0, 1, 2, 3]);
  expect(lineupFor('Ada', PEOPLE, '7')).toEqual(lineupFor('Ada', PEOPLE, '7'));
});

test('right answers are counted for each look, each photograph and together', () => {
  const key = { ada: { lego: 1, ps2: 2 }, ben: { lego: 3, ps2: 4 } };
  const scores = scoresOf(key, { ada: { lego: 1, ps2: 4 }, ben: { lego: 3 } });
  expect(Object.fromEntries(scores)).toEqual({
    ada: { right: 1, of: 2 },
    ben: { right: 1, of: 1 },
    lego: { right: 2, of: 2 },
    ps2: { right: 0, of: 1 },
    all: { right: 2, of: 3 },
  });
});

test('a disguised person keeps only the features of the face', () => {
  const [own, as] = [aSheet({ face: 'long', browThickness: 1.4, ...GRAY }), aSheet({ presentation: 'feminine' })];
  expect(disguised(own, as)).toEqual({ ...as, face: 'long', browThickness: 1.4 });
});
