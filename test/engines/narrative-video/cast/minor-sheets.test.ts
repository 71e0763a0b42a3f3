import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { standing } from '../../../../engines/narrative-video/acting/standing.ts';
import { minorSheetOf } from '../../../../engines/narrative-video/cast/minor-sheets.ts';
import { playersOf } from '../../../../engines/narrative-video/cast/players.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import type { MinorCharacter } from '../../../../engines/narrative-video/prompt/story-cast.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const WITCH: MinorCharacter = { role: 'witch', noun: 'sea witch', number: 0, age: 'old', presentation: 'feminine' };
const GIRL: MinorCharacter = { role: 'daughter', noun: 'daughter', number: 0, age: 'child', presentation: 'feminine' };
const GUARDS = [0, 1].map((number): MinorCharacter => ({ role: 'police', noun: 'guard', number, age: 'adult' }));
const LOOKS = [
  'pixar-3d',
  'lego',
  'ps2-low-poly',
  'pixel-art',
  'yellow-family',
  'cartoon-network',
  '90s-anime',
  'ghibli',
  'disney-90s',
] as const;

test('a sheet has the age, the clothes and the hair that the noun says', () => {
  const witch = minorSheetOf(WITCH, [], 'job');
  expect(witch).toMatchObject({ age: 'old', presentation: 'feminine', beard: 'none', hat: { kind: 'pointed' } });
  expect(minorSheetOf(WITCH, [], 'job')).toEqual(witch);
});

test('a daughter has the skin and hair of the job’s first character', () => {
  const mother = aSheet({ presentation: 'feminine' });
  expect(minorSheetOf(GIRL, [mother], 'job')).toMatchObject({ skin: mother.skin, hair: { color: mother.hair.color } });
});

test('two guards are two persons', () => {
  const [one, other] = GUARDS.map((guard) => minorSheetOf(guard, [], 'job'));
  expect(one?.top).toEqual(other?.top);
  expect(one?.seed).not.toBe(other?.seed);
});

test('players are the job’s characters and then the minor ones', async () => {
  const models = [{ sheet: aSheet(), picture: 'a.png' }];
  const players = await playersOf([{ image: 'a.png' }], models, { minor: [WITCH], seed: 'job' });
  expect(players).toHaveLength(2);
  expect(players[1]).toMatchObject({ model: { isUnseen: true, sheet: { age: 'old' } } });
  expect(await playersOf([{ image: 'a.png' }], models)).toHaveLength(1);
});

test.each(LOOKS)('%s draws a child smaller than a grown-up', async (preset) => {
  const light = lightOf('day', 'clear', 'calm');
  const stature = async (one: MinorCharacter) =>
    (await lookOf(preset).figures.make({ sheet: minorSheetOf(one, [], 'job'), picture: '' }, light)).stature ?? 1;
  expect(await stature(GIRL)).toBeLessThan(0.85 * (await stature(GUARDS[0] as MinorCharacter)));
});

test('beside photographed people, nobody without a photograph has a face', async () => {
  const light = lightOf('day', 'clear', 'calm');
  const sheet = {
    ...minorSheetOf(GIRL, [], 'job'),
    skin: [240, 60, 200],
    hair: { ...minorSheetOf(GIRL, [], 'job').hair, color: [20, 90, 20] },
  } as const;
  const figure = await lookOf(undefined).figures.make({ sheet: sheet as never, picture: '', isUnseen: true }, light);
  const canvas = createCanvas(300, 400);
  const pen = canvas.getContext('2d');
  const skeleton = skeletonOf(standing, figure.proportions, 0);
  figure.draw(
    pen,
    { x: 150, y: 380, height: 340 },
    { pose: standing, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0 },
  );
  const { head, crown } = skeleton.joints;
  const up = (head[1] * 0.4 + crown[1] * 0.6) * 340;
  const [red = 0, green = 0] = pen.getImageData(150, Math.round(380 - up), 1, 1).data;
  expect(green).toBeGreaterThan(red);
});
