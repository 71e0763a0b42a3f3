import { DATA, FAIL, INTRINSICS, type StateCase, task } from '../case.ts';

const RESULT = { result: { outcome: 'charged', tokens: 5 } };

function passing(expression: string, input: unknown, value: unknown) {
  return {
    source: INTRINSICS,
    state: { Type: 'Pass', Parameters: { 'value.$': expression }, Next: 'Next' },
    input,
    expected: { status: 'SUCCEEDED', nextState: 'Next', output: { value } },
  } as const;
}

/** What a state makes of its input and of its result. */
export const DATA_FLOW: readonly StateCase[] = [
  {
    name: 'the result replaces the input by default',
    source: DATA,
    state: task(),
    input: { a: 1 },
    mock: RESULT,
    expected: { status: 'SUCCEEDED', nextState: 'Next', output: RESULT.result },
  },
  {
    name: 'ResultPath null keeps the input',
    source: DATA,
    state: task({ ResultPath: null }),
    input: { a: 1 },
    mock: RESULT,
    expected: { status: 'SUCCEEDED', nextState: 'Next', output: { a: 1 } },
  },
  {
    name: 'ResultPath adds the result to the input',
    source: DATA,
    state: task({ ResultPath: '$.charge' }),
    input: { a: 1 },
    mock: RESULT,
    expected: { status: 'SUCCEEDED', nextState: 'Next', output: { a: 1, charge: RESULT.result } },
  },
  {
    name: 'ResultSelector chooses from the result before ResultPath',
    source: DATA,
    state: task({ ResultSelector: { 'tokens.$': '$.tokens' }, ResultPath: '$.charge' }),
    input: { a: 1 },
    mock: RESULT,
    expected: { status: 'SUCCEEDED', nextState: 'Next', output: { a: 1, charge: { tokens: 5 } } },
  },
  {
    name: 'OutputPath chooses from what ResultPath made',
    source: DATA,
    state: task({ ResultPath: '$.charge', OutputPath: '$.charge' }),
    input: { a: 1 },
    mock: RESULT,
    expected: { status: 'SUCCEEDED', nextState: 'Next', output: RESULT.result },
  },
  {
    name: 'a Pass state adds its result',
    source: DATA,
    state: { Type: 'Pass', Result: 'FARGATE', ResultPath: '$.capacity', Next: 'Next' },
    input: { a: 1 },
    expected: { status: 'SUCCEEDED', nextState: 'Next', output: { a: 1, capacity: 'FARGATE' } },
  },
  {
    name: 'a Fail state takes its error and its cause from the input',
    source: FAIL,
    state: { Type: 'Fail', ErrorPath: '$.error.code', CausePath: '$.error.message' },
    input: { error: { code: 'audio_too_short', message: 'The song has 5 s.' } },
    expected: { status: 'FAILED', error: 'audio_too_short' },
  },
  { name: 'StringToJson parses text', ...passing('States.StringToJson($.a)', { a: '{"b":[1]}' }, { b: [1] }) },
  {
    name: 'Array and ArrayGetItem count from zero',
    ...passing("States.ArrayGetItem(States.Array('a', 'b'), $.i)", { i: 1 }, 'b'),
  },
  {
    name: 'ArrayUnique leaves out what is there already',
    ...passing('States.ArrayUnique(States.Array(0, $.i))', { i: 0 }, [0]),
  },
  { name: 'ArrayLength counts', ...passing('States.ArrayLength(States.Array(0, $.i))', { i: 0 }, 2) },
];
