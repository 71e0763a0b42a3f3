import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { expectationKeys, type StateCase } from '../../tools/states/case.ts';
import { CASES } from '../../tools/states/cases.ts';
import { statesOf } from '../../tools/states/states-of.ts';
import { outcomeOf } from './state-case.ts';

async function compared(one: StateCase): Promise<object> {
  const outcome = await outcomeOf(one);
  return Object.fromEntries(expectationKeys(one.expected).map((key) => [key, outcome[key]]));
}

const named = (cases: readonly StateCase[]) => cases.map((one) => [one.name, one] as const);

describe.each(Object.entries(CASES))('the local interpreter and the documentation agree on %s', (_, cases) => {
  test.each(named(cases.filter(({ interpreterDiffers }) => !interpreterDiffers)))('%s', async (_name, one) => {
    expect(await compared(one)).toEqual(one.expected);
  });
});

describe('the local interpreter is known to differ', () => {
  const differing = Object.values(CASES)
    .flat()
    .filter(({ interpreterDiffers }) => interpreterDiffers);

  test.each(named(differing))('%s', async (_name, one) => {
    expect(await compared(one)).not.toEqual(one.expected);
  });

  const machines = readdirSync('statemachines').map((file) => readFileSync(`statemachines/${file}`, 'utf8'));

  test('in nothing that a state machine does', () => {
    for (const text of machines) {
      expect(text).not.toMatch(/"IsPresent": false/);
      const States = Object.values(statesOf(JSON.parse(text)));
      for (const list of States.flatMap(({ Retry = [], Catch = [] }) => [Retry, Catch])) {
        const names = list.flatMap((one: { ErrorEquals: string[] }) => one.ErrorEquals);
        const [timeout, failed] = [names.indexOf('States.Timeout'), names.indexOf('States.TaskFailed')];
        expect(failed === -1 || (timeout !== -1 && timeout < failed)).toBe(true);
      }
    }
  });
});
