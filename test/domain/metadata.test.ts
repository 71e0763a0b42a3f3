import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { MetadataSchema } from '../../functions/domain/metadata.ts';

const isValid = (metadata: unknown) => v.is(MetadataSchema, metadata);

describe('metadata', () => {
  test('may have names of 1 to 40 characters and values of up to 200', () => {
    for (const name of ['n', 'n'.repeat(40)]) expect(isValid({ [name]: 'x'.repeat(200) })).toBe(true);
    for (const name of ['', 'n'.repeat(41)]) expect(isValid({ [name]: 'x' })).toBe(false);
    expect(isValid({ n: 'x'.repeat(201) })).toBe(false);
  });

  test('counts characters, of which some have two units of UTF-16', () => {
    expect(isValid({ n: '🎵'.repeat(200) })).toBe(true);
    expect(isValid({ n: '🎵'.repeat(201) })).toBe(false);
  });
});
