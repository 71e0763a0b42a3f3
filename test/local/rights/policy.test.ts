import { describe, expect, test } from '@jest/globals';
import { type Conditions, type Context, unknownOperator } from '../../../local/aws/rights/conditions.ts';
import { type Access, evaluate, type Statement } from '../../../local/aws/rights/policy.ts';

const TABLE = 'arn:aws:dynamodb:us-east-1:000000000000:table/jobs';
const READ: Access = { action: 'dynamodb:GetItem', resource: TABLE };

const allow = (more: Partial<Statement>): Statement => ({ Effect: 'Allow', Action: '*', Resource: '*', ...more });
const deny = (more: Partial<Statement>): Statement => ({ ...allow(more), Effect: 'Deny' });

describe('the evaluation of policies', () => {
  test.each<[string, Statement[], string]>([
    ['allows nothing without a statement', [], 'not allowed'],
    ['allows what a statement names', [allow({ Action: 'dynamodb:GetItem', Resource: TABLE })], 'allowed'],
    ['allows one of several actions', [allow({ Action: ['dynamodb:Query', 'dynamodb:GetItem'] })], 'allowed'],
    ['does not distinguish upper and lower case in actions', [allow({ Action: 'DynamoDB:getitem' })], 'allowed'],
    ['does not allow another action', [allow({ Action: 'dynamodb:PutItem' })], 'not allowed'],
    ['does not allow an action that only begins so', [allow({ Action: 'dynamodb:Get' })], 'not allowed'],
    ['does not allow another resource', [allow({ Resource: `${TABLE}s` })], 'not allowed'],
    ['distinguishes upper and lower case in resources', [allow({ Resource: TABLE.toUpperCase() })], 'not allowed'],
    ['reads * as any text', [allow({ Action: 'dynamodb:*', Resource: '*/jobs' })], 'allowed'],
    [
      'reads ? as one character',
      [allow({ Action: 'dynamodb:Ge?Item', Resource: `${TABLE.slice(0, -1)}?` })],
      'allowed',
    ],
    ['does not read ? as no character', [allow({ Resource: `${TABLE}?` })], 'not allowed'],
    ['reads a point as a point', [allow({ Action: 'dynamodb.GetItem' })], 'not allowed'],
    [
      'applies NotAction to every other action',
      [allow({ Action: undefined, NotAction: 'dynamodb:PutItem' } as never)],
      'allowed',
    ],
    [
      'does not apply NotAction to its actions',
      [allow({ Action: undefined, NotAction: 'dynamodb:*' } as never)],
      'not allowed',
    ],
    [
      'applies NotResource to every other resource',
      [allow({ Resource: undefined, NotResource: `${TABLE}s` } as never)],
      'allowed',
    ],
    [
      'does not apply NotResource to its resources',
      [allow({ Resource: undefined, NotResource: TABLE } as never)],
      'not allowed',
    ],
    [
      'denies what a statement denies, whatever others allow',
      [allow({}), deny({ Action: 'dynamodb:Get*' }), allow({})],
      'denied',
    ],
    ['does not apply a denial to another resource', [allow({}), deny({ Resource: `${TABLE}/index/*` })], 'allowed'],
    [
      'does not combine the action of one statement with the resource of another',
      [allow({ Resource: `${TABLE}s` }), allow({ Action: 'dynamodb:PutItem', Resource: TABLE })],
      'not allowed',
    ],
  ])('%s', (_, statements, decision) => {
    expect(evaluate(statements, READ)).toBe(decision);
  });

  test('needs all conditions of a statement', () => {
    const Condition = { StringEquals: { 'a:a': '1', 'a:b': '2' } };
    const decide = (context: Context) => evaluate([allow({ Condition })], { ...READ, context });
    expect(decide({ 'a:a': ['1'], 'a:b': ['2'] })).toBe('allowed');
    expect(decide({ 'a:a': ['1'] })).toBe('not allowed');
  });
});

/** Cases of https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html */
describe('a condition', () => {
  const KEY = 'service:key';
  const ARN = 'arn:aws:ecs:us-east-1:000000000000:cluster/media';
  test.each<[operator: string, wanted: string | string[], actual: string[] | undefined, isMet: boolean]>([
    ['StringEquals', 'a', ['a'], true],
    ['StringEquals', ['a', 'b'], ['b'], true],
    ['StringEquals', 'a', ['A'], false],
    ['StringEquals', 'a*', ['ab'], false],
    ['StringEquals', 'a', undefined, false],
    ['StringEqualsIfExists', 'a', undefined, true],
    ['StringEqualsIfExists', 'a', ['b'], false],
    ['StringNotEquals', ['a', 'b'], ['a'], false],
    ['StringNotEquals', ['a', 'b'], ['c'], true],
    ['StringNotEquals', 'a', undefined, true],
    ['StringLike', 'a*', ['ab'], true],
    ['StringNotLike', 'a*', ['ab'], false],
    ['ArnEquals', ARN, [ARN], true],
    ['ArnLike', ARN.replace('media', '*'), [ARN], true],
    ['ArnLike', 'arn:aws:ecs:*', [ARN], false],
    ['ArnEquals', ARN, [`${ARN}s`], false],
    ['Bool', 'true', ['True'], true],
    ['ForAllValues:StringEquals', ['a', 'b'], ['a'], true],
    ['ForAllValues:StringEquals', ['a', 'b'], ['a', 'c'], false],
    ['ForAllValues:StringEquals', ['a'], undefined, true],
    ['ForAnyValue:StringEquals', ['a'], ['b', 'a'], true],
    ['ForAnyValue:StringEquals', ['a'], ['b'], false],
    ['ForAnyValue:StringEquals', ['a'], undefined, false],
  ])('%s %j with %j is met: %p', (operator, wanted, actual, isMet) => {
    const statement = allow({ Condition: { [operator]: { [KEY]: wanted } } });
    const context: Context = actual ? { [KEY]: actual } : {};
    expect(evaluate([statement], { ...READ, context })).toBe(isMet ? 'allowed' : 'not allowed');
  });

  test('is reported if its operator is not supported', () => {
    const conditions: Conditions = { StringEquals: { a: 'b' }, NumericLessThan: { 's3:TlsVersion': '1.2' } };
    expect(unknownOperator(conditions)).toBe('NumericLessThan');
    expect(unknownOperator({ 'ForAllValues:StringLikeIfExists': {} })).toBeUndefined();
  });
});
