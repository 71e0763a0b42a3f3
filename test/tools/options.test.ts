import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { helpOf } from '../../tools/options.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PROGRAMS = globSync('tools/**/*.ts', { cwd: ROOT }).filter((file) =>
  readFileSync(join(ROOT, file), 'utf8').includes(' optionsOf('),
);

function quotas(...args: string[]) {
  return spawnSync(process.execPath, [join(ROOT, 'tools/quotas.ts'), ...args], { encoding: 'utf8' });
}

describe('a program of the tools', () => {
  test('prints what it does and its options with --help', () => {
    const { status, stdout } = quotas('--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Computes what a stage on AWS does/);
    expect(stdout).toContain('\n  npm run quotas -- [--jobs 10000]');
  });

  test('names an option that it does not have, without a stack', () => {
    const { status, stderr } = quotas('--job', '5');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Unknown option '--job'\.\n\nComputes/);
    expect(stderr).not.toContain('node:internal');
  });

  test.each([
    [['--look', 'KOALA'], /^--look KOALA is not known\. Known are DEFAULT, /],
    [['--aspect', '3:2'], /^--aspect 3:2 is not known\. Known are 9:16, 16:9, 1:1\./],
    [['--singer', 'nobody.jpg'], /^--singer names nobody\.jpg, which does not exist\./],
  ])('names a value that it cannot use: %j', (args, fault) => {
    const program = join(ROOT, 'tools/gallery/lyric-stills.ts');
    const { status, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(fault);
  });

  test.each(PROGRAMS.filter((file) => file !== 'tools/options.ts'))('says how it is called: %s', (file) => {
    expect(helpOf(readFileSync(join(ROOT, file), 'utf8'))).toMatch(/npm run |node \S+\.ts /);
  });
});
