import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CHOICES, RULES } from '../../tools/contract/rules.ts';

const root = join(import.meta.dirname, '..', '..');
const PAGE = join(root, 'docs/contract.md');
const keys = Object.keys({ ...RULES, ...CHOICES });
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'songreel-contract-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command with a report. Returns its output, and whether it left the page unchanged. */
function contract(testResults: { message: string; assertionResults: { title: string; status: string }[] }[]) {
  const report = join(folder, 'report.json');
  writeFileSync(report, JSON.stringify({ testResults }));
  const before = readFileSync(PAGE, 'utf8');
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/contract/main.ts'), '--report', report], {
    encoding: 'utf8',
  });
  return { status, stderr, unchanged: readFileSync(PAGE, 'utf8') === before };
}

const passed = (held: readonly string[]) => ({
  message: '',
  assertionResults: held.map((key) => ({ title: `[${key}] holds`, status: 'passed' })),
});

describe('npm run contract', () => {
  test('refuses a report in which a rule has no test that passes', () => {
    const { status, stderr, unchanged } = contract([passed(keys.filter((key) => key !== '4.6b'))]);
    expect({ status, unchanged }).toEqual({ status: 1, unchanged: true });
    expect(stderr).toBe("contract: no counted test checks rule 4.6b. Put [4.6b] at the beginning of a test's title\n");
  });

  test('refuses a report in which a test of a rule failed', () => {
    const failed = { message: '', assertionResults: [{ title: '[3a] is taken once', status: 'failed' }] };
    const { status, stderr, unchanged } = contract([passed(keys), failed]);
    expect({ status, unchanged }).toEqual({ status: 1, unchanged: true });
    expect(stderr).toBe('contract: this test failed: [3a] is taken once\n');
  });

  test('refuses a report in which a test file could not run', () => {
    const { status, stderr, unchanged } = contract([passed(keys), { message: 'SyntaxError', assertionResults: [] }]);
    expect({ status, unchanged }).toEqual({ status: 1, unchanged: true });
    expect(stderr).toBe('contract: a test file could not run: SyntaxError\n');
  });
});
