import { expect, test } from '@jest/globals';
import { placesOf } from '../../../../engines/narrative-video/acting/blocking.ts';
import { frameFor, neededOf } from '../../../../engines/narrative-video/acting/staging.ts';
import type { Action } from '../../../../engines/narrative-video/actions.ts';
import { DRAWN } from '../../../../engines/narrative-video/drawn-things/drawn.ts';
import type { Deed } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';

test.each<[string, Deed, ReturnType<typeof neededOf>]>([
  ['waves', { character: 0, action: 'wave' }, 'raised'],
  ['dances with somebody', { character: 0, action: 'dance', with: 1 }, 'raised'],
  ['dances alone', { character: 0, action: 'dance' }, 'raised'],
  ['holds up a trophy', { character: 0, action: 'cheer', things: ['trophy'] }, 'lifted'],
  ['fights with a sword', { character: 0, action: 'fight', things: ['sword'] }, 'lifted'],
  ['fights without one', { character: 0, action: 'fight' }, undefined],
  ['plays the guitar', { character: 0, action: 'play-guitar' }, 'before'],
  ['stands with a letter', { character: 0, action: 'stand', things: ['letter'] }, 'before'],
  ['sings into a microphone', { character: 0, action: 'sing', things: ['microphone'] }, undefined],
  ['stands with a hat', { character: 0, action: 'stand', things: ['hat'] }, undefined],
  ['runs', { character: 0, action: 'run' }, 'knees'],
  ['sits', { character: 0, action: 'sit' }, 'lap'],
  ['sings on a seat', { character: 0, action: 'sing', seated: true }, 'lap'],
])('what a picture has to show of somebody who %s: of %j, %s', (_, deed, needed) => {
  expect(neededOf({ characters: [0], deeds: [deed] })).toBe(needed);
});

test('a medium shot of somebody who reads shows them down to the knees if they sit, because the page is in the lap', () => {
  const usual = { wide: 'usual', medium: 'usual', close: 'usual' };
  const showing = {
    raised: {},
    lifted: {},
    before: { close: 'chest' },
    mouth: {},
    knees: { medium: 'knees' },
    lap: { medium: 'lap' },
  };
  const framed = (shot: 'medium' | 'close', seated: boolean) =>
    frameFor({ shot, characters: [0], deeds: [{ character: 0, action: 'read', seated }] }, usual, showing);
  expect([framed('medium', true), framed('medium', false), framed('close', true)]).toEqual(['knees', 'usual', 'chest']);
});

test('a picture need not show the hands of somebody who is not in it', () => {
  expect(neededOf({ characters: [1], deeds: [{ character: 0, action: 'wave' }] })).toBeUndefined();
});

test('leaves room for the neck of a guitar, which points to the player’s left', () => {
  const rooms = (actions: readonly Action[]) => {
    const places = placesOf(
      actions.map((action, character) => ({ character, action })),
      1,
      aScene({}),
    );
    return (places[1]?.x ?? 0) - (places[0]?.x ?? 0);
  };
  expect(rooms(['play-guitar', 'sing'])).toBeGreaterThan(rooms(['sing', 'play-guitar']) + 0.15);
});

test('two runners are near each other, in the same direction', () => {
  const places = placesOf(
    [0, 1].map((character) => ({ character, action: 'run' })),
    -1,
    aScene({}),
  );
  expect(Math.abs((places[1]?.x ?? 0) - (places[0]?.x ?? 0))).toBeLessThan(0.5);
  for (const { yaw } of places) expect(yaw).toBeLessThan(-1);
});

test('two people who do different things beside each other turn to each other', () => {
  const places = placesOf(
    [
      { character: 0, action: 'stand' },
      { character: 1, action: 'laugh' },
    ],
    1,
    aScene(),
  );
  expect(places[0]?.yaw).toBeGreaterThan(0.7);
  expect(places[1]?.yaw).toBeLessThan(-0.7);
});

test('who listens to a drummer stands beyond the cymbals of the drums', () => {
  const { width = 0 } = DRAWN.drums ?? {};
  expect(width).toBeGreaterThan(100);
  for (const deeds of [
    [
      { character: 0, action: 'play-drums' as const },
      { character: 1, action: 'stand' as const },
    ],
    [
      { character: 0, action: 'stand' as const },
      { character: 1, action: 'play-drums' as const },
    ],
  ]) {
    const [one, two] = placesOf(deeds, 1, aScene({ deeds, characters: [0, 1] }));
    // A body is a quarter of its height wide.
    expect((two?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(width / 200 + 0.25);
  }
});
