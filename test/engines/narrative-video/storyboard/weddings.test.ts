import { expect, test } from '@jest/globals';
import { inWeddingClothes } from '../../../../engines/narrative-video/figures/wedding-clothes.ts';
import type { Deed, Scene } from '../../../../engines/narrative-video/story.ts';
import { withWeddings } from '../../../../engines/narrative-video/storyboard/weddings.ts';
import { plain } from '../../../../engines/narrative-video/vocabulary/lexicon.ts';
import { isWedding } from '../../../../engines/narrative-video/vocabulary/weddings.ts';
import { aScene } from '../a-scene.ts';
import { aSheet } from '../a-sheet.ts';

const CAST = [
  { name: 'Mina', role: 'singer', presentation: 'feminine' },
  { name: 'Jo', role: 'character', presentation: 'masculine' },
  { name: 'Ana', role: 'character', presentation: 'feminine' },
] as const;

const pair = (action: Deed['action']): Deed[] => [
  { character: 0, action, with: 1 },
  { character: 1, action, with: 0 },
];
const marry = aScene({ text: 'Mina and Jo marry.', place: 'church', characters: [0, 1], deeds: pair('hold-hands') });
const kiss = aScene({ text: 'They kiss.', place: 'church', characters: [0, 1], deeds: pair('kiss') });
const away = aScene({ text: 'They walk.', place: 'beach', characters: [0, 1], deeds: pair('walk') });

/** What each character of a scene wears and has. */
function seen({ deeds }: Scene): [string | undefined, ...string[]][] {
  return deeds.map(({ wears, things = [] }) => [wears, ...things]);
}

test('a couple is dressed for the wedding, and the bride has a veil and flowers', () => {
  const [married, kissed, walked] = withWeddings([marry, kiss, away], CAST) as [Scene, Scene, Scene];
  expect(seen(married)).toEqual([['wedding', 'veil', 'bouquet'], ['wedding']]);
  expect(seen(kissed)).toEqual([['wedding', 'veil'], ['wedding']]);
  expect(seen(walked)).toEqual([[undefined], [undefined]]);
});

test('guests wear their own clothes, and so does the couple years later', () => {
  const guest = aScene({
    text: 'Ana cries.',
    place: 'church',
    characters: [2],
    deeds: [{ character: 2, action: 'cry' }],
  });
  const later = { ...kiss, turn: 'later' as const };
  const [, cried, old] = withWeddings([marry, guest, later], CAST) as [Scene, Scene, Scene];
  expect(seen(cried)).toEqual([[undefined]]);
  expect(seen(old)).toEqual([[undefined], [undefined]]);
});

test('no veil is laid over photographs', () => {
  const [married] = withWeddings([marry], CAST, false) as [Scene];
  expect(seen(married)).toEqual([['wedding', 'bouquet'], ['wedding']]);
});

test.each(['They get married.', 'Sie heiraten am See.', 'Se casan en la playa.', 'Ils se marient.', '二人は結婚する'])(
  '%s is a wedding',
  (text) => expect(isWedding(plain(text))).toBe(true),
);

test.each(['She loses her wedding ring.', 'They walk home.'])('%s is no wedding', (text) =>
  expect(isWedding(plain(text))).toBe(false),
);

test('a bride wears a white dress and a groom a dark suit', () => {
  const light = (color: readonly number[]) => Math.min(...color);
  const bride = inWeddingClothes({ ...aSheet(), presentation: 'feminine' });
  const groom = inWeddingClothes({ ...aSheet(), presentation: 'masculine' });
  expect([bride.top.kind, bride.bottom.kind]).toEqual(['dress', 'dress']);
  expect([groom.top.kind, groom.bottom.kind]).toEqual(['jacket', 'trousers']);
  expect(light(bride.top.color)).toBeGreaterThan(light(groom.top.color) + 100);
});
