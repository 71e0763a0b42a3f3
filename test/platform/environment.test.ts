import { afterEach, describe, expect, test } from '@jest/globals';
import { allowedOrigins, variable } from '../../functions/platform/environment.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

describe('the environment', () => {
  test('names the variable that is missing', () => {
    delete process.env.JOBS_TABLE;
    expect(() => variable('JOBS_TABLE')).toThrow('The environment variable JOBS_TABLE is missing');
  });

  test('allows origins on the local stage only, even if the variable is set elsewhere', () => {
    Object.assign(process.env, { STAGE: 'local', ALLOWED_ORIGINS: 'http://127.0.0.1:1 http://127.0.0.1:2' });
    expect(allowedOrigins()).toEqual(['http://127.0.0.1:1', 'http://127.0.0.1:2']);
    for (const stage of ['dev', 'live']) {
      process.env.STAGE = stage;
      expect(allowedOrigins()).toBeUndefined();
    }
  });
});
