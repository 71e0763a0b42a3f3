import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pageOf } from '../../tools/contract/page.ts';
import { ADDITIONS, CHOICES, RULES } from '../../tools/contract/rules.ts';
import { countsOf, rulesHeldBy } from '../../tools/contract/tags.ts';
import { specification } from '../domain/specification.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs/contract.md'), 'utf8');
const keys = Object.keys({ ...RULES, ...CHOICES });

/** The titles of tests that begin with keys, such as `[4.6b] …`. The titles of `test.each` are templates. */
const titles = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(root, 'test', file), 'utf8').matchAll(/\(\s*(['"`])(\[\d.*?)\1,/g)])
  .map(([, , title = '']) => title);

describe('the rules of the contract', () => {
  test('come from every section of the specification', () => {
    const sections = [...specification.matchAll(/^##+ (\d(?:\.\d)?)/gm)].map(([, section = '']) => section);
    const covered = new Set(keys.flatMap((key) => [key.replace(/[a-z]$/, ''), key.charAt(0)]));
    expect(new Set(sections.map((section) => section.charAt(0)))).toEqual(new Set('123456789'));
    expect([...covered].sort()).toEqual(sections.sort());
  });

  test('have one key each, and each is said once', () => {
    expect(keys.filter((key) => !/^[1-9](\.[1-9])?[a-z]$/.test(key))).toEqual([]);
    expect(keys).toHaveLength(Object.keys(RULES).length + Object.keys(CHOICES).length);
    const said = [...Object.entries(RULES), ...Object.entries(CHOICES)].map(
      ([key, rule]) => `${key.slice(0, -1)}: ${rule}`,
    );
    expect(said.filter((rule, index) => said.indexOf(rule) !== index)).toEqual([]);
  });

  test('each have a test with their key at the front of its title', () => {
    const counts = countsOf(titles);
    expect(keys.filter((key) => !counts.has(key))).toEqual([]);
  });

  test('are the only ones that titles name', () => {
    const known = new Set(keys);
    const wrong = titles.filter((title) => {
      const held = rulesHeldBy(title);
      return held.length === 0 || held.some((key) => !known.has(key));
    });
    expect(wrong).toEqual([]);
  });
});

describe('docs/contract.md', () => {
  test('has the rules of today; "npm run contract" writes it', () => {
    const withoutCounts = (text: string) => text.replaceAll(/\| \d+ \|$/gm, '|');
    expect(withoutCounts(page)).toBe(withoutCounts(pageOf(new Map())));
  });

  test('names tests of the additions that exist', () => {
    expect(ADDITIONS.filter(({ test: file }) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('is short enough to read', () => {
    expect(page.match(/\S*\w\S*/g)?.length).toBeLessThan(2500);
    expect(page.split('\n').filter((line) => line.length > 300)).toEqual([]);
  });
});

describe('the title of a test', () => {
  test.each([
    ['[4.6b] says how long', ['4.6b']],
    ['[2.4ab, 8f] is refused', ['2.4a', '2.4b', '8f']],
    ['[4.6] says how long', []],
    ['names segments[3] in the message', []],
  ])('"%s" holds %j', (title, held) => {
    expect(rulesHeldBy(title)).toEqual(held);
  });
});
