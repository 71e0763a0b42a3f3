import { describe, expect, test } from '@jest/globals';
import { settingFault, settingsOf, settingValues, storedFaults } from '../../functions/domain/settings.ts';

describe('settings', () => {
  test("[8gh] are the specification's defaults if nothing is stored", () => {
    expect(settingsOf({})).toEqual({
      admission: 'open',
      cancellation_wait_seconds: 3600,
      running_jobs_per_account: 5,
      rates: {
        transcription: '5',
        lyric_video_basic: '33',
        lyric_video_pro: '40',
        narrative_video_basic: '50',
        narrative_video_pro: '80',
      },
    });
  });

  test('[8i] prefer a stored value to a default', () => {
    const settings = settingsOf({ admission: 'closed', 'pricing.lyric_video_basic': '0.5' });
    expect(settings.admission).toBe('closed');
    expect(settings.rates.lyric_video_basic).toBe('0.5');
  });

  test('make a feature unavailable if its price is unavailable', () => {
    expect(settingsOf({ 'pricing.transcription': 'unavailable' }).rates).not.toHaveProperty('transcription');
    expect(settingValues({ 'pricing.transcription': 'unavailable' })['pricing.transcription']).toBe('unavailable');
  });

  test('are checked when they are read, and unknown ones are ignored', () => {
    const stored = { admission: 'perhaps', 'pricing.transcription': '5', 'sweep.cursor': 'x' };
    expect(storedFaults(stored)).toEqual(['admission is "open" or "closed", not "perhaps"']);
  });

  test.each([
    ['admission', 'maybe'],
    ['cancellation_wait_seconds', '-1'],
    ['cancellation_wait_seconds', '1.5'],
    ['running_jobs_per_account', '0'],
    ['running_jobs_per_account', '101'],
    ['pricing.transcription', 'free'],
    ['color', 'red'],
  ])('%s cannot be %s, and the fault names the setting', (name, value) => {
    expect(settingFault(name, value)).toContain(name);
  });

  test.each([
    ['admission', 'closed'],
    ['cancellation_wait_seconds', '0'],
    ['running_jobs_per_account', '100'],
    ['pricing.narrative_video_pro', '79.99'],
    ['pricing.narrative_video_pro', 'unavailable'],
  ])('%s can be %s', (name, value) => {
    expect(settingFault(name, value)).toBeUndefined();
  });
});
