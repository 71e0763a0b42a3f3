import { expect, test } from '@jest/globals';
import { handsOf } from '../../../../engines/narrative-video/acting/staging.ts';
import type { Deed } from '../../../../engines/narrative-video/story.ts';

test.each<[string, Deed, ReturnType<typeof handsOf>]>([
  ['waves', { character: 0, action: 'wave' }, 'raised'],
  ['dances with somebody', { character: 0, action: 'dance', with: 1 }, 'raised'],
  ['dances alone', { character: 0, action: 'dance' }, undefined],
  ['plays the guitar', { character: 0, action: 'play-guitar' }, 'before'],
  ['stands with a letter', { character: 0, action: 'stand', things: ['letter'] }, 'before'],
  ['sings into a microphone', { character: 0, action: 'sing', things: ['microphone'] }, undefined],
  ['stands with a hat', { character: 0, action: 'stand', things: ['hat'] }, undefined],
])('a picture has to show the hands of somebody who %s: %j is %s', (_, deed, hands) => {
  expect(handsOf({ characters: [0], deeds: [deed] })).toBe(hands);
});

test('a picture need not show the hands of somebody who is not in it', () => {
  expect(handsOf({ characters: [1], deeds: [{ character: 0, action: 'wave' }] })).toBeUndefined();
});
