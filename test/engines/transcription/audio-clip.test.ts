import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { CLIP_RATE, decodeVoice, decodeWhole } from '../../../engines/transcription/audio-clip.ts';

const SONG = join(import.meta.dirname, 'spoken.m4a');

test.each([
  [{ start: 1e-7, end: 0.5 }, 0.5],
  [{ start: 0, end: 1e-6 }, 0],
])('decodes a trim of %j, although JavaScript writes such numbers with an exponent', async (trim, seconds) => {
  const [whole, voice] = await Promise.all([decodeWhole(SONG, trim), decodeVoice(SONG, trim)]);
  expect(whole.samples).toHaveLength(seconds * CLIP_RATE);
  expect(voice.samples).toHaveLength(seconds * CLIP_RATE);
});
