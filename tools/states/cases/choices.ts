import { CHOICE, ERRORS, type StateCase } from '../case.ts';

type Row = [name: string, rule: Record<string, unknown>, input: unknown, isTrue: boolean];

const ROWS: Row[] = [
  ['StringEquals compares text', { Variable: '$.a', StringEquals: 'x' }, { a: 'x' }, true],
  ['StringEquals distinguishes capitals', { Variable: '$.a', StringEquals: 'x' }, { a: 'X' }, false],
  ['StringEquals is false for a number', { Variable: '$.a', StringEquals: '1' }, { a: 1 }, false],
  ['StringMatches takes a star', { Variable: '$.a', StringMatches: 'log-*.txt' }, { a: 'log-1.txt' }, true],
  ['IsPresent finds a field', { Variable: '$.a', IsPresent: true }, { a: null }, true],
  ['IsPresent misses a field', { Variable: '$.a', IsPresent: true }, {}, false],
  ['IsPresent can ask for absence', { Variable: '$.a', IsPresent: false }, {}, true],
  ['IsNull finds null', { Variable: '$.a', IsNull: true }, { a: null }, true],
  ['BooleanEquals compares booleans', { Variable: '$.a', BooleanEquals: true }, { a: true }, true],
  ['NumericEquals compares numbers', { Variable: '$.a', NumericEquals: 1 }, { a: 1.0 }, true],
  ['NumericGreaterThan compares numbers', { Variable: '$.a', NumericGreaterThan: 10 }, { a: 9 }, false],
  [
    'And needs all rules',
    {
      And: [
        { Variable: '$.a', IsPresent: true },
        { Variable: '$.a', NumericLessThan: 5 },
      ],
    },
    { a: 4 },
    true,
  ],
  [
    'Or needs one rule',
    {
      Or: [
        { Variable: '$.a', StringEquals: 'x' },
        { Variable: '$.a', StringEquals: 'y' },
      ],
    },
    { a: 'y' },
    true,
  ],
  ['Not reverses a rule', { Not: { Variable: '$.a', StringEquals: 'x' } }, { a: 'x' }, false],
];

/** Choice: every comparison in use, and those that are likely to come. */
export const CHOICES: readonly StateCase[] = [
  ...ROWS.map(
    ([name, rule, input, isTrue]): StateCase => ({
      name,
      source: CHOICE,
      state: { Type: 'Choice', Choices: [{ ...rule, Next: 'Chosen' }], Default: 'Other' },
      input,
      expected: { status: 'SUCCEEDED', nextState: isTrue ? 'Chosen' : 'Other', output: input },
      ...(rule.IsPresent === false ? { interpreterDiffers: 'It cannot ask for absence. No machine does.' } : {}),
    }),
  ),
  {
    name: 'the first rule that is true decides',
    source: CHOICE,
    state: {
      Type: 'Choice',
      Choices: [
        { Variable: '$.a', StringEquals: 'y', Next: 'First' },
        { Variable: '$.a', IsPresent: true, Next: 'Second' },
        { Variable: '$.a', StringEquals: 'x', Next: 'Third' },
      ],
      Default: 'Other',
    },
    input: { a: 'x' },
    expected: { status: 'SUCCEEDED', nextState: 'Second', output: { a: 'x' } },
  },
  {
    name: 'a Choice without a default fails if no rule is true',
    source: ERRORS,
    state: { Type: 'Choice', Choices: [{ Variable: '$.a', StringEquals: 'x', Next: 'Chosen' }] },
    input: { a: 'y' },
    expected: { status: 'FAILED', error: 'States.NoChoiceMatched' },
  },
];
