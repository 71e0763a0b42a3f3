import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { ADULT } from '../../../engines/narrative-video/acting/kinematics.ts';
import { type Player, type Wardrobe, wardrobeOf } from '../../../engines/narrative-video/cast/actors.ts';
import { playersOf } from '../../../engines/narrative-video/cast/players.ts';
import type { FigureDesign } from '../../../engines/narrative-video/figures/figure.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { aSheet } from './a-sheet.ts';

function aWardrobe(): Wardrobe {
  const player: Player = { portrait: { canvas: createCanvas(8, 20), kind: 'picture', isBust: false } };
  return wardrobeOf([player, player], lookOf('ghibli'), { width: 64, height: 64 }, 'job');
}

const [DAWN, DAY, SUNSET, NIGHT] = (['dawn', 'day', 'sunset', 'night'] as const).map((time) =>
  lightOf(time, 'clear', 'calm'),
) as [ReturnType<typeof lightOf>, ReturnType<typeof lightOf>, ReturnType<typeof lightOf>, ReturnType<typeof lightOf>];

test('a figure is made once for scenes in the same light', async () => {
  const wardrobe = aWardrobe();
  expect(await wardrobe.dress(0, DAY)).toBe(await wardrobe.dress(0, DAY));
});

test('a story in many lights keeps the six figures that it used last', async () => {
  const wardrobe = aWardrobe();
  const atDawn = await wardrobe.dress(0, DAWN);
  const byDay = await wardrobe.dress(0, DAY);
  await wardrobe.dress(1, DAWN);
  await wardrobe.dress(1, DAY);
  await wardrobe.dress(0, SUNSET);
  await wardrobe.dress(1, SUNSET);
  expect(await wardrobe.dress(0, DAWN)).toBe(atDawn);
  await wardrobe.dress(0, NIGHT);
  expect(await wardrobe.dress(0, DAWN)).toBe(atDawn);
  expect(await wardrobe.dress(0, DAY)).not.toBe(byDay);
});

test.each<[string, boolean, string]>([
  ['a look that draws people dresses them', false, 'tank-top'],
  ['photographed people keep their clothes', true, 'sweater'],
])('in swimwear, %s', async (_, keepsClothes, top) => {
  const worn: string[] = [];
  const figures: FigureDesign = {
    keepsClothes,
    make({ sheet }) {
      worn.push(sheet.top.kind);
      return { proportions: ADULT, draw() {} };
    },
  };
  const player: Player = { model: { sheet: aSheet(), picture: 'nowhere.jpg' } };
  const wardrobe = wardrobeOf([player], { ...lookOf('ghibli'), figures }, { width: 64, height: 64 }, 'job');
  const own = await wardrobe.dress(0, DAY);
  expect(await wardrobe.dress(0, DAY, 'swimwear')).not.toBe(own);
  expect(worn).toEqual(['sweater', top]);
});

test('the picture of a person whom a look draws is not read again', async () => {
  const model = { sheet: aSheet(), picture: 'nowhere.jpg' };
  expect(await playersOf([{ image: 'nowhere.jpg' }], [model])).toEqual([{ model }]);
});

test.each<[string, boolean, string, string | undefined]>([
  ['a look that draws people dresses them', false, 'jacket', undefined],
  ['photographed people keep the picture and get the costume', true, 'sweater', 'jacket'],
])('in a role, %s', async (_, keepsClothes, top, costume) => {
  const worn: (string | undefined)[] = [];
  const figures: FigureDesign = {
    keepsClothes,
    make(model) {
      worn.push(model.sheet.top.kind, model.costume?.top.kind);
      return { proportions: ADULT, draw() {} };
    },
  };
  const player: Player = { model: { sheet: aSheet(), picture: 'nowhere.jpg' } };
  const wardrobe = wardrobeOf([player], { ...lookOf('ghibli'), figures }, { width: 64, height: 64 }, 'job');
  await wardrobe.dress(0, DAY, 'pirate');
  expect(worn).toEqual([top, costume]);
});
