import { expect, test } from '@jest/globals';
import { compositionOf } from '../../../engines/lyric-video/composition.ts';
import { lookOf } from '../../../engines/lyric-video/looks.ts';
import { moodOf } from '../../../engines/lyric-video/mood.ts';
import { captionsOf } from '../../../engines/lyric-video/words/captions.ts';
import { phraseOf } from '../../../engines/lyric-video/words/tokens.ts';
import { line } from './films.ts';

test('a look that letters in capitals has no other letters', () => {
  const look = lookOf('GRAFFITI_I');
  const composition = compositionOf({ width: 640, height: 360 }, 'job', moodOf(undefined), undefined, 'verse', look);
  const phrase = phraseOf(line('Paper Lights', 0, 2));
  const { cards } = captionsOf([phrase], look.lettering(composition), composition, 24, (word) => [word]);
  expect(cards[0]?.words.map(({ text }) => text)).toEqual(['PAPER', 'LIGHTS']);
});
