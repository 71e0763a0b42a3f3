import { describe, expect, test } from '@jest/globals';
import { formatApiKey, hashSecret, makeApiKey, parseApiKey, sameHash } from '../../functions/domain/api-key.ts';

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
  });

  test.each([
    '',
    'songreel',
    'songreel_live_abc_def',
    'other_live_aaaaaaaaaaaaaaaa_',
    `songreel_live_${'a'.repeat(16)}_${'b'.repeat(41)}`,
  ])('"%s" is not valid', (text) => {
    expect(parseApiKey(text)).toBeUndefined();
  });

  test('is compared by the hash of its secret', () => {
    expect(sameHash(hashSecret('one'), hashSecret('one'))).toBe(true);
    expect(sameHash(hashSecret('one'), hashSecret('two'))).toBe(false);
    expect(sameHash(hashSecret('one'), '')).toBe(false);
  });
});
