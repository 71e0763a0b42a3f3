import { expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { CAST, told } from './told.ts';

const LYRICS = `[Verse 1]
I wake up in my room
[Chorus]
I'm running through the rain
Trying to find you on the midnight train
Verse 2:
I dance in the kitchen`;

test('pasted lyrics tell no labels, and their parts are those of the song', () =>
  expect(readPrompt(LYRICS, CAST).map(({ text, part }) => [text, part])).toEqual([
    ['I wake up in my room', 'verse'],
    ["I'm running through the rain", 'chorus'],
    ['Trying to find you on the midnight train', 'chorus'],
    ['I dance in the kitchen', 'verse'],
  ]));

test('whoever sings looks for the one whom a line without a subject is about', () =>
  expect(told(LYRICS)[2]).toBe('train: Mina sit seat Jo sit seat'));

test('a label alone is a story', () => expect(readPrompt('[Chorus]', CAST)).toHaveLength(1));
