/** biome-ignore-all lint/suspicious/noTemplateCurlyInString: source code as text */
import { describe, expect, test } from '@jest/globals';
import { expressionChanges, isExpression } from '../../../tools/mutants/expressions.ts';

describe('mutants of a condition', () => {
  test('make each clause always true and always false, and move each boundary', () => {
    expect(expressionChanges('credits >= :amount AND attribute_exists(account_id)')).toEqual([
      {
        what: 'credits >= :amount → always true',
        text: '(credits >= :amount OR attribute_not_exists(no_such_attribute)) AND attribute_exists(account_id)',
      },
      {
        what: 'credits >= :amount → always false',
        text: '(credits >= :amount AND attribute_exists(no_such_attribute)) AND attribute_exists(account_id)',
      },
      {
        what: 'attribute_exists(account_id) → always true',
        text: 'credits >= :amount AND (attribute_exists(account_id) OR attribute_not_exists(no_such_attribute))',
      },
      {
        what: 'attribute_exists(account_id) → always false',
        text: 'credits >= :amount AND (attribute_exists(account_id) AND attribute_exists(no_such_attribute))',
      },
      { what: 'credits >= :amount → credits > :amount', text: 'credits > :amount AND attribute_exists(account_id)' },
    ]);
  });

  test('treat a name in a template as a clause', () => {
    const texts = expressionChanges('${exists} AND (${hasRoom})').map(({ text }) => text);
    expect(texts).toContain('(${exists} OR attribute_not_exists(no_such_attribute)) AND (${hasRoom})');
    expect(texts).toContain('${exists} AND ((${hasRoom} AND attribute_exists(no_such_attribute)))');
  });
});

describe('mutants of an update', () => {
  test('leave out each assignment, and turn plus and minus around', () => {
    const changes = expressionChanges('SET credits = credits - :amount, at = if_not_exists(at, :now) REMOVE #open');
    expect(changes.map(({ text }) => text)).toEqual([
      'SET no_such_attribute = credits - :amount, at = if_not_exists(at, :now) REMOVE #open',
      'SET credits = credits - :amount, no_such_attribute = if_not_exists(at, :now) REMOVE #open',
      'SET credits = credits - :amount, at = if_not_exists(at, :now) REMOVE no_such_attribute',
      'SET credits = credits - :amount, at = :now REMOVE #open',
      'SET credits = credits + :amount, at = if_not_exists(at, :now) REMOVE #open',
    ]);
  });

  test('do not touch the code in a template', () => {
    const [change] = expressionChanges("${refund > 0 ? 'SET a = :b ' : ''}DELETE running_jobs :job");
    expect(change?.text).toBe("${refund > 0 ? 'SET a = :b ' : ''}DELETE no_such_attribute :job");
  });
});

test.each([
  ['used < rpm', true],
  ['#status = :processing', true],
  ['attribute_not_exists(job_key)', true],
  ['SET revoked = :yes', true],
  ['ADD running_jobs :job', true],
  ['completed', false],
  ['The job costs more than the account has.', false],
])('it is known whether a text is an expression: %s', (text, is) => {
  expect(isExpression(text)).toBe(is);
});
