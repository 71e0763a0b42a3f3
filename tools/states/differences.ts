import { type Expected, expectationKeys, type StateCase } from './case.ts';

/** Returns what differs from the expectation, one sentence for each field. */
export function differences({ expected }: StateCase, answer: Expected): string[] {
  return expectationKeys(expected)
    .filter((key) => canonical(expected[key]) !== canonical(answer[key]))
    .map((key) => `${key} is ${JSON.stringify(answer[key])} and not ${JSON.stringify(expected[key])}`);
}

/** JSON with the fields of objects in order, because their order means nothing. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
