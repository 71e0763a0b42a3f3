import { describe, expect, test } from '@jest/globals';
import {
  formatApiKey,
  hashSecret,
  keyRefusal,
  makeApiKey,
  parseApiKey,
  sameHash,
} from '../../functions/domain/api-key.ts';

describe('an API key', () => {
  test('[5b] names the service, the environment, its id and its secret, and parses to the same parts', () => {
    const key = makeApiKey('live');
    const text = formatApiKey(key);
    expect(text).toMatch(/^songreel_live_[a-z0-9]{16}_[a-z0-9]{40}$/);
    expect(parseApiKey(text)).toEqual(key);
  });

  test('is never made twice', () => {
    const made = new Set(Array.from({ length: 1000 }, () => formatApiKey(makeApiKey('dev'))));
    expect(made.size).toBe(1000);
    for (const text of made) expect(parseApiKey(text)).toBeDefined();
  });

  test.each(['a', 'a'.repeat(16)])('may be for the environment %s', (env) => {
    expect(parseApiKey(formatApiKey(makeApiKey(env)))).toMatchObject({ env });
  });

  test.each([
    '',
    'songreel',
    'songreel_live_abc_def',
    'other_live_aaaaaaaaaaaaaaaa_',
    `songreel_live_${'a'.repeat(16)}_${'b'.repeat(41)}`,
    `songreel_live_${'a'.repeat(17)}_${'b'.repeat(40)}`,
    `songreel_${'a'.repeat(17)}_${'a'.repeat(16)}_${'b'.repeat(40)}`,
    `xsongreel_live_${'a'.repeat(16)}_${'b'.repeat(40)}`,
  ])('"%s" is not valid', (text) => {
    expect(parseApiKey(text)).toBeUndefined();
  });

  test('is compared by the hash of its secret', () => {
    expect(sameHash(hashSecret('one'), hashSecret('one'))).toBe(true);
    expect(sameHash(hashSecret('one'), hashSecret('two'))).toBe(false);
    expect(sameHash(hashSecret('one'), '')).toBe(false);
    expect(hashSecret('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});

describe('a key for an account', () => {
  const account = { purchases: 1, api_access: true, rollout: true };

  test.each([
    ['live', {}],
    ['dev', { rollout: false }],
    ['live', { suspended: false }],
  ])('of the environment %s is allowed if it has bought something and may use the API: %j', (env, facts) => {
    expect(keyRefusal({ ...account, ...facts }, env)).toBeUndefined();
  });

  test.each([
    ['dev', { purchases: 0 }, 'no purchase yet'],
    ['dev', { suspended: true }, 'suspended'],
    ['dev', { api_access: false }, 'API access is not enabled'],
    ['live', { rollout: false }, 'production access (rollout) is not enabled'],
  ])('of the environment %s is refused for %j', (env, facts, reason) => {
    expect(keyRefusal({ ...account, ...facts }, env)).toContain(reason);
  });
});
