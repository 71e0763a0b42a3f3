import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isNamedBy, testNames } from './test-names.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs/contract.md'), 'utf8');

interface Row {
  rule: string;
  section: string;
  tests: string[];
}

/** Rows of the page's tables: | rule | section | `path › name`<br>… | */
const rows: Row[] = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Rule|Choice) \|/.test(line))
  .map((line) => {
    const [, rule = '', section = '', tests = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return {
      rule,
      section,
      tests: tests.split('<br>').map((cell) => cell.replace(/^`|`$/g, '').replaceAll('\\|', '|')),
    };
  });

const held = [...new Set(rows.flatMap(({ tests }) => tests))].map((reference) => {
  const [path = '', ...name] = reference.split(' › ');
  return { path, name: name.join(' › ') };
});

const known = new Map<string, string[]>();

function namesIn(path: string): string[] {
  const file = join(root, path);
  const names = known.get(path) ?? (existsSync(file) ? testNames(readFileSync(file, 'utf8')) : []);
  known.set(path, names);
  return names;
}

describe('docs/contract.md', () => {
  test('has a row for each rule, with its section and the tests that hold it', () => {
    expect(rows.length).toBeGreaterThan(150);
    const incomplete = rows.filter(
      ({ section, tests }) => !/^\d/.test(section) || tests.some((cell) => !cell.includes(' › ')),
    );
    expect(incomplete).toEqual([]);
  });

  test('says each rule once', () => {
    const said = rows.map(({ rule, section }) => `${section}: ${rule}`);
    expect(said.filter((rule, index) => said.indexOf(rule) !== index)).toEqual([]);
  });

  test('has rules of every section of the specification', () => {
    const sections = new Set(rows.flatMap(({ section }) => section.match(/\d+(\.\d+)?/g) ?? []));
    const all = ['1', '2.1', '2.2', '2.3', '2.4', '2.5', '3', '4', '5', '6', '7', '8', '9'];
    expect(
      [...all, ...Array.from({ length: 9 }, (_, index) => `4.${index + 1}`)].filter((s) => !sections.has(s)),
    ).toEqual([]);
  });

  test.each(held)('names a test that exists: $path › $name', ({ path, name }) => {
    const names = namesIn(path);
    if (names.some((template) => isNamedBy(template, name))) return;
    throw new Error(`${path} has no test "${name}". It has:\n${names.join('\n')}`);
  });
});

describe('the names of the tests', () => {
  test('can be read from every file', () => {
    const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
    const nameless = files
      .filter((file) => file.endsWith('.test.ts'))
      .filter((file) => namesIn(`test/${file}`).length === 0);
    expect(nameless).toEqual([]);
  });

  test('are put together from the blocks around them, with templates as they are written', () => {
    const source = [
      "describe('a song', () => {",
      '  test.each([',
      "    ['mp3', isKnown()],",
      "  ])('may be %s', () => {});",
      "  describe.each(formats)('of %s', () => {",
      "    test('isn\\'t silent', () => {});",
      '  });',
      "  test.each<[string]>(['a', 'b'])(",
      "    'is $name at %i seconds',",
      '    () => {},',
      '  );',
      '});',
      "test('alone', () => {});",
    ];
    expect(testNames(source.join('\n'))).toEqual([
      'a song may be %s',
      "a song of %s isn't silent",
      'a song is $name at %i seconds',
      'alone',
    ]);
  });

  test('match what their templates make', () => {
    expect(isNamedBy('a song may be %s', 'a song may be mp3')).toBe(true);
    expect(isNamedBy('a song may be %s', 'a song may be %s')).toBe(true);
    expect(isNamedBy('a song (%i s) is $rule.name', 'a song (9 s) is short')).toBe(true);
    expect(isNamedBy('a song may be %s', 'an image may be mp3')).toBe(false);
    expect(isNamedBy('a song', 'a song may be mp3')).toBe(false);
  });
});
