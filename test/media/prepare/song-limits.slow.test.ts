import { mkdtemp } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JobType } from '../../../functions/domain/job-type.ts';
import { normalizeSong } from '../../../functions/media/prepare/normalize-song.ts';
import { openWorkshop, type Workshop } from './media-files.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.remove());

describe('the limits of a song, on real files', () => {
  test.each<[string, number, JobType, string | undefined]>([
    ['9.9.wav', 9.9, 'lyric_video', 'audio_too_short'],
    ['9.9.wav', 9.9, 'lyric_transcription', undefined],
    ['10.wav', 10, 'lyric_video', undefined],
    ['10.mp3', 10, 'narrative_video', undefined],
    ['10.m4a', 10, 'lyric_video', undefined],
    ['420.m4a', 420, 'lyric_transcription', undefined],
    ['420.mp3', 420, 'lyric_video', undefined],
    ['421.flac', 421, 'lyric_transcription', 'audio_too_long'],
    ['421.flac', 421, 'lyric_video', 'audio_too_long'],
  ])('[8e] %s of %d s for a %s: %s', async (name, seconds, type, code) => {
    const path = await workshop.silence(name, seconds);
    const outcome = await normalizeSong(type, path, await mkdtemp(workshop.path('out-'))).then(
      () => undefined,
      (error) => error.jobError?.code ?? error,
    );
    expect(outcome).toBe(code);
  });
});
