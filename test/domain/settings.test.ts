import { describe, expect, test } from '@jest/globals';
import {
  pricesMissing,
  settingFault,
  settingsOf,
  settingValues,
  storedFaults,
} from '../../functions/domain/settings.ts';

describe('settings', () => {
  test("[8gh] are the specification's defaults if nothing is stored", () => {
    expect(settingsOf({})).toEqual({
      admission: 'open',
      cancellation_wait_seconds: 3600,
      running_jobs_per_account: 5,
      engines: { lyric_transcription: 'embedded', lyric_video: 'embedded', narrative_video: 'embedded' },
      ray: { dollars: 20, shots_at_once: 4 },
      rates: {
        transcription: '5',
        lyric_video_basic: '33',
        lyric_video_pro: '40',
        narrative_video_basic: '50',
        narrative_video_pro: '80',
      },
    });
  });

  test('are shown by name with their defaults', () => {
    expect(settingValues({ 'ray.shots_at_once': '2' })).toEqual({
      admission: 'open',
      cancellation_wait_seconds: '3600',
      running_jobs_per_account: '5',
      'engine.lyric_transcription': 'embedded',
      'engine.lyric_video': 'embedded',
      'engine.narrative_video': 'embedded',
      'pricing.transcription': '5',
      'pricing.lyric_video_basic': '33',
      'pricing.lyric_video_pro': '40',
      'pricing.narrative_video_basic': '50',
      'pricing.narrative_video_pro': '80',
      'pricing.transcription.transcribe': 'unavailable',
      'pricing.lyric_video_basic.transcribe': 'unavailable',
      'pricing.lyric_video_pro.transcribe': 'unavailable',
      'pricing.narrative_video_basic.ray': 'unavailable',
      'pricing.narrative_video_pro.ray': 'unavailable',
      'ray.dollars_per_job': '20',
      'ray.shots_at_once': '2',
    });
  });

  test('[8i] prefer a stored value to a default', () => {
    const settings = settingsOf({ admission: 'closed', 'pricing.lyric_video_basic': '0.5' });
    expect(settings.admission).toBe('closed');
    expect(settings.rates.lyric_video_basic).toBe('0.5');
    expect(settingsOf({ cancellation_wait_seconds: '60' }).cancellation_wait_seconds).toBe(60);
  });

  test('make a feature unavailable if its price is unavailable', () => {
    expect(settingsOf({ 'pricing.transcription': 'unavailable' }).rates).not.toHaveProperty('transcription');
    expect(settingValues({ 'pricing.transcription': 'unavailable' })['pricing.transcription']).toBe('unavailable');
  });

  test('are the default, or an unavailable price, if the stored value is not valid', () => {
    const settings = settingsOf({ cancellation_wait_seconds: 'long', 'pricing.transcription': 'free' });
    expect(settings.cancellation_wait_seconds).toBe(3600);
    expect(settings.rates).not.toHaveProperty('transcription');
  });

  test('are checked when they are read, and unknown ones are ignored', () => {
    const stored = { admission: 'perhaps', 'pricing.transcription': '5', 'sweep.cursor': 'x' };
    expect(storedFaults(stored)).toEqual(['admission is "open" or "closed", not "perhaps"']);
  });

  test.each([
    ['admission', 'maybe'],
    ['cancellation_wait_seconds', '-1'],
    ['cancellation_wait_seconds', '1.5'],
    ['cancellation_wait_seconds', '10000000'],
    ['running_jobs_per_account', '0'],
    ['running_jobs_per_account', '101'],
    ['pricing.transcription', 'free'],
    ['color', 'red'],
    ['engine.lyric_transcription', 'ray'],
    ['engine.narrative_video', 'transcribe'],
    ['engine.opera', 'embedded'],
    ['ray.dollars_per_job', '1.5'],
    ['ray.dollars_per_job', '10001'],
    ['ray.shots_at_once', '0'],
    ['ray.shots_at_once', '21'],
  ])('%s cannot be %s, and the fault names the setting', (name, value) => {
    expect(settingFault(name, value)).toContain(name);
  });

  test.each([
    ['admission', 'closed'],
    ['cancellation_wait_seconds', '0'],
    ['cancellation_wait_seconds', '9999999'],
    ['running_jobs_per_account', '1'],
    ['running_jobs_per_account', '100'],
    ['pricing.narrative_video_pro', '79.99'],
    ['pricing.narrative_video_pro', 'unavailable'],
    ['pricing.narrative_video_pro.ray', '4000'],
    ['engine.lyric_transcription', 'transcribe'],
    ['engine.lyric_transcription', 'embedded'],
    ['engine.lyric_video', 'transcribe'],
    ['engine.lyric_video', 'embedded'],
    ['engine.narrative_video', 'ray'],
    ['engine.narrative_video', 'embedded'],
    ['ray.dollars_per_job', '0'],
    ['ray.shots_at_once', '1'],
    ['ray.shots_at_once', '20'],
  ])('%s can be %s', (name, value) => {
    expect(settingFault(name, value)).toBeUndefined();
  });

  test('name the engines that a type of job can have', () => {
    expect(settingFault('engine.lyric_video', 'ray')).toBe(
      'engine.lyric_video is "embedded" or "transcribe", not "ray"',
    );
  });
});

describe('an engine of a provider', () => {
  const prices = { 'pricing.lyric_video_basic.transcribe': '40', 'pricing.lyric_video_pro.transcribe': '50' };

  test('needs the prices of all its orders before it is chosen', () => {
    expect(pricesMissing('engine.lyric_video', 'transcribe', {})).toEqual(Object.keys(prices));
    expect(pricesMissing('engine.lyric_video', 'transcribe', prices)).toEqual([]);
    expect(pricesMissing('engine.lyric_transcription', 'transcribe', prices)).toEqual([
      'pricing.transcription.transcribe',
    ]);
  });

  test('is not needed for the embedded engines, which have default prices', () => {
    expect(pricesMissing('engine.narrative_video', 'embedded', {})).toEqual([]);
    const unavailable = { 'pricing.narrative_video_pro': 'unavailable' };
    expect(pricesMissing('engine.narrative_video', 'embedded', unavailable)).toEqual([]);
    expect(pricesMissing('admission', 'closed', {})).toEqual([]);
  });

  test('makes the jobs of its type', () => {
    const { engines } = settingsOf({ 'engine.narrative_video': 'ray' });
    expect(engines).toEqual({ lyric_transcription: 'embedded', lyric_video: 'embedded', narrative_video: 'ray' });
  });

  test('is the embedded one if the stored value is not valid', () => {
    expect(settingsOf({ 'engine.narrative_video': 'film' }).engines.narrative_video).toBe('embedded');
  });
});
