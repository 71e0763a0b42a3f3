import { describe, expect, test } from '@jest/globals';
import type { JobType } from '../../functions/domain/job-type.ts';
import { engineFor, owesCleanUp, providerOf, rendererFor, usedProvider } from '../../functions/domain/renderer.ts';
import type { CreateRequest } from '../../functions/domain/requests.ts';
import { segmentOf } from '../../functions/domain/segments.ts';

const ENGINES = { lyric_transcription: 'transcribe', lyric_video: 'transcribe', narrative_video: 'ray' } as const;
const RAY = { dollars: 20, shots_at_once: 4 };
const SONG = { song_url: 'https://a.example/song.mp3' };
const SEGMENTS = { ...SONG, segments: [segmentOf([{ text: 'la', start: 0, end: 1 }])] };

const engine = (type: JobType, request: object) => engineFor(type, request as CreateRequest, ENGINES);

describe('the engine of an order', () => {
  test('is the one that the operator has chosen for its type', () => {
    expect(engine('lyric_transcription', SONG)).toBe('transcribe');
    expect(engine('lyric_video', SONG)).toBe('transcribe');
    expect(engine('narrative_video', SONG)).toBe('ray');
  });

  test('is the embedded one for a lyric video that has its segments already', () => {
    expect(engine('lyric_video', SEGMENTS)).toBe('embedded');
  });
});

describe('the renderer configuration', () => {
  test('names the provider that the job needs', () => {
    expect(providerOf({ renderer: rendererFor('embedded', 'moonshine', RAY) })).toBeUndefined();
    expect(providerOf({ renderer: rendererFor('transcribe', 'whisper', RAY) })).toBe('transcribe');
    expect(providerOf({ renderer: rendererFor('ray', 'moonshine', RAY) })).toBe('ray');
  });

  test('keeps the limits of the video model, so that later settings do not change a running job', () => {
    expect(rendererFor('ray', 'moonshine', RAY)).toEqual({ transcription: 'moonshine', video: 'ray', ray: RAY });
  });

  test('of a provider that finds words leaves the pictures to the embedded engine', () => {
    expect(rendererFor('transcribe', 'whisper', RAY)).toEqual({ transcription: 'transcribe', video: 'embedded' });
    expect(rendererFor('embedded', 'whisper', RAY)).toEqual({ transcription: 'whisper', video: 'embedded' });
  });
});

describe('a job that a provider makes', () => {
  const renderer = rendererFor('transcribe', 'moonshine', RAY);
  const charged_at = '2026-01-01T00:00:00.000Z';

  test('has used its provider only after the charge, which may be of no tokens', () => {
    expect(usedProvider({ renderer, credits_charged: 0 })).toBeUndefined();
    expect(usedProvider({ renderer, credits_charged: 0, charged_at })).toBe('transcribe');
    expect(usedProvider({ renderer, credits_charged: 1, charged_at })).toBe('transcribe');
  });

  test('has used its provider if an older version charged it, which did not record when', () => {
    expect(usedProvider({ renderer, credits_charged: 1 })).toBe('transcribe');
  });

  test('owes the clean-up of the provider that it has used, once', () => {
    const job = { renderer, credits_charged: 5, charged_at };
    expect(owesCleanUp(job)).toBe(true);
    expect(owesCleanUp({ ...job, provider_cleaned_at: charged_at })).toBe(false);
    expect(owesCleanUp({ renderer, credits_charged: 0 })).toBe(false);
    expect(owesCleanUp({ ...job, renderer: rendererFor('embedded', 'moonshine', RAY) })).toBe(false);
  });
});
