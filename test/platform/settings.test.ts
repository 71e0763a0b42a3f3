import './quiet.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { logger } from '../../functions/platform/observability.ts';
import { currentSettings, storeSetting } from '../../functions/platform/store/settings.ts';
import { useDatabase } from './store.ts';

useDatabase();

/** Reads the settings at a later time in each call, so that none comes from memory. */
let time = Date.now();
const read = () => {
  time += 60_000;
  return currentSettings(time);
};

describe('settings', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    process.env.SETTINGS_TABLE = 'songreel-local-settings';
  });

  test('[7o] are api_unavailable while their table does not answer', async () => {
    const logged = jest.spyOn(logger, 'error');
    process.env.SETTINGS_TABLE = 'songreel-local-nothing';
    await expect(read()).rejects.toMatchObject({ code: 'api_unavailable', status: 503 });
    expect(logged).toHaveBeenCalledWith('The settings could not be read.', expect.any(Error));
    process.env.SETTINGS_TABLE = 'songreel-local-settings';
    expect(await read()).toMatchObject({ admission: 'open' });
  });

  test('are read for 3 seconds from memory', async () => {
    await storeSetting('admission', 'closed');
    expect(await read()).toMatchObject({ admission: 'closed' });
    await storeSetting('admission', 'open');
    expect(await currentSettings(time + 2_999)).toMatchObject({ admission: 'closed' });
    expect(await currentSettings(time + 3_000)).toMatchObject({ admission: 'open' });
  });

  test('close admission, or make a feature unavailable, if its stored value is not valid', async () => {
    await storeSetting('admission', 'perhaps');
    await storeSetting('pricing.transcription', 'free');
    await storeSetting('cancellation_wait_seconds', 'long');
    const logged = jest.spyOn(logger, 'error');
    const settings = await read();
    expect(logged).toHaveBeenCalledWith('A stored setting is not valid.', { fault: expect.any(String) });
    expect(settings).toMatchObject({ admission: 'closed', cancellation_wait_seconds: 3600 });
    expect(settings.rates).not.toHaveProperty('transcription');
    expect(settings.rates).toHaveProperty('lyric_video_basic');
  });
});
