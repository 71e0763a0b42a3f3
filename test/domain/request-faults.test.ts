import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { parseBody } from '../../functions/domain/request-faults.ts';

const number = v.number('must be a number');
const numbers = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, number]));
const texts = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 'x']));

describe('the message about a body', () => {
  test('says how many faults more there are than the ten that it names', () => {
    const message = (count: number) => () => parseBody(v.object(numbers(count)), texts(count));
    expect(message(10)).toThrow(/n9: must be a number\.$/);
    expect(message(11)).toThrow(/n9: must be a number\. And 1 more\.$/);
  });

  test('has one fault of each field, in the order of its rules', () => {
    const name = v.pipe(v.string(), v.minLength(3, 'must be longer'), v.regex(/^[a-z]/, 'must begin with a letter'));
    expect(() => parseBody(v.object({ name, other: number }), { name: '1', other: 'x' })).toThrow(
      /^name: must be longer\. other: must be a number\.$/,
    );
  });

  test('asks for what is missing, and to remove what is unknown', () => {
    const schema = v.strictObject({ list: v.array(v.object({ size: number })) });
    expect(() => parseBody(schema, {})).toThrow(/^list: is required\.$/);
    expect(() => parseBody(schema, { list: [{}], more: 1 })).toThrow(
      /^list\[0\]\.size: is required\. more: unknown field; remove it\.$/,
    );
  });
});
