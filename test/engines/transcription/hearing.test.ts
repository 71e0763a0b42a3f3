import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { HEARING_RATE, hearAll, hearVoice } from '../../../engines/transcription/hearing.ts';

const SONG = join(import.meta.dirname, 'spoken.m4a');

test.each([
  [{ start: 1e-7, end: 0.5 }, 0.5],
  [{ start: 0, end: 1e-6 }, 0],
])('a trim of %j is decoded, although JavaScript writes such numbers with an exponent', async (trim, seconds) => {
  const [whole, voice] = await Promise.all([hearAll(SONG, trim), hearVoice(SONG, trim)]);
  expect(whole.samples).toHaveLength(seconds * HEARING_RATE);
  expect(voice.samples).toHaveLength(seconds * HEARING_RATE);
});
