/** biome-ignore-all lint/suspicious/noTemplateCurlyInString: source code as text */
import { describe, expect, test } from '@jest/globals';
import { functionBodies, mutantsOf } from '../../../tools/mutants/mutations.ts';

const changesOf = (source: string) => mutantsOf(source).map(({ what }) => what);

describe('mutants of code', () => {
  test.each([
    ['const f = (a: number) => a < 3;', ['< → <=', '3 → 4']],
    ['const f = (a: string) => a === "x";', ['=== → !==', "'x' → another"]],
    ['const f = (a: boolean, b: boolean) => a && b;', ['a && b → a', 'a && b → b']],
    ['if (isOpen()) close();', ['isOpen() → not', 'close(); → nothing']],
    ['throw new Error("It is over.");', ['throw new Error("It is over."); → nothing']],
    ['const writes = [put, entry];', ['put → left out', 'entry → left out']],
    ['const x = Math.ceil(y * -z);', ['ceil → floor', '* → /', '-z → z']],
    ['const is = /^a{1,9}$/;', ['1 → 2 in /^a{1,9}$/', '9 → 10 in /^a{1,9}$/']],
    ['const id = `${job}#charge`;', ["'#charge' → nothing"]],
  ])('%s', (source, changes) => {
    expect(changesOf(source)).toEqual(changes);
  });

  test('leave types, imports, names and sentences alone', () => {
    const source = `
      import { a } from './a.ts';
      type Kind = 'charge' | 'refund';
      const text: 'charge' = a({ key: 'An amount of 3 tokens.' });
    `;
    expect(changesOf(source)).toEqual([]);
  });

  test('can be put into the source, and name their function', () => {
    const source = 'function f(list: string[]) { return list.filter((one) => one !== "x"); }';
    const [first] = mutantsOf(source);
    if (!first) throw new Error('There is no mutant.');
    expect(source.slice(0, first.start) + first.replacement + source.slice(first.end)).toContain('one === "x"');
    expect(functionBodies(source).map(({ start }) => start)).toContain(first.inFunction);
  });
});
