import { describe, expect, test } from '@jest/globals';
import { exampleOf } from '../../functions/api/openapi/errors.ts';
import { API_ERRORS, ApiError, type ApiErrorCode, JOB_ERROR_CODES } from '../../functions/domain/errors.ts';
import { namesIn, specification } from './specification.ts';

const codes = Object.keys(API_ERRORS) as ApiErrorCode[];

describe('an error of the API', () => {
  test('says what is wrong and what to do next, with its values', () => {
    const error = new ApiError('not_cancellable_yet', { values: { seconds: 30 }, retryAfter: 30 });
    expect(error).toMatchObject({ name: 'ApiError', status: 409, retryAfter: 30 });
    expect(error.envelope.error).toEqual({
      code: 'not_cancellable_yet',
      message: 'The job has already started and cannot be canceled yet. Try again in 30 seconds.',
    });
  });

  test('may have headers', () => {
    const headers = { RateLimit: '"key";r=0;t=30' };
    expect(new ApiError('rate_limit_exceeded', { headers }).headers).toEqual(headers);
    expect(new ApiError('rate_limit_exceeded').headers).toEqual({});
  });

  test('throws if a value of its text is missing', () => {
    expect(() => new ApiError('not_cancellable_yet')).toThrow('needs a value for "seconds"');
  });

  test.each(codes)('%s has whole sentences in the table, and an example in the description', (code) => {
    const { text, next, meaning } = API_ERRORS[code];
    for (const sentence of [text, next]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(meaning).not.toMatch(/\.$/);
    expect(exampleOf(code).error.message).not.toMatch(/[{}]/);
  });
});

test('the error of a job has one of the codes that the specification lists', () => {
  const [, list = ''] = /has the reason in `error\.code`: ([^.]+)\./.exec(specification) ?? [];
  expect(JOB_ERROR_CODES).toEqual(namesIn(list));
});
