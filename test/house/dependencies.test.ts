import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json'));
const lock = JSON.parse(read('package-lock.json'));

const declared: Record<string, string> = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
};

interface Row {
  name: string;
  reason: string;
  license: string;
}

/** The rows of the page's tables: | `name` | reason | license | */
const rows: Row[] = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, name = '', reason = '', license = '']) => ({ name, reason: reason.trim(), license: license.trim() }),
);

describe('docs/dependencies.md', () => {
  test('names every package of package.json, once, and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(declared).sort());
  });

  test.each(rows)('says why $name is there', ({ reason }) => {
    expect(reason.split(' ').length).toBeGreaterThan(3);
  });

  test.each(rows)('names the license under which $name comes', ({ name, license }) => {
    const installed = lock.packages[`node_modules/${name}`];
    const optional = name in (manifest.optionalDependencies ?? {});
    expect(installed?.license ?? (optional ? license : undefined)).toBe(license);
  });
});

describe('package.json', () => {
  test('pins every package to one version, so that what was tested is what is installed', () => {
    const loose = Object.entries(declared).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });

  test('has the exact command lines that people and programs outside use', () => {
    expect(Object.keys(manifest.scripts)).toEqual(
      expect.arrayContaining(['start', 'demo', 'operator', 'synth', 'test']),
    );
  });
});

describe('package-lock.json', () => {
  test('names no registry', () => {
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });

  test('has an entry for every optional package, of other platforms too', () => {
    const missing = Object.values<{ optionalDependencies?: Record<string, string> }>(lock.packages)
      .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
      .filter((name) => !Object.keys(lock.packages).some((path) => path.endsWith(`node_modules/${name}`)));
    expect(missing).toEqual([]);
  });
});
