import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { bundle } from '../../lib/bundle.ts';
import { bundleMediaImage } from '../../lib/media-image.ts';

/** What esbuild adds to set the names of functions while a program runs. */
const SETS_NAMES = '"name",{value:';
const folder = mkdtempSync(join(tmpdir(), 'songreel-bundle-'));

afterAll(() => rmSync(folder, { recursive: true }));

test("the media image's programs spend no time on naming functions", () => {
  bundleMediaImage(folder);
  for (const program of ['draw-part', 'find-people', 'main']) {
    const code = readFileSync(join(folder, `${program}.mjs`), 'utf8');
    expect(code.includes(SETS_NAMES) ? `${program} sets names` : '').toBe('');
  }
});

test.each(['short', 'whole'] as const)('functions of bundles with %s names have their own names', async (names) => {
  bundle({ [names]: 'engines/process/child-process' }, folder, [], names);
  const { ProcessFailure, runProcess } = await import(join(folder, `${names}.mjs`));
  expect([ProcessFailure.name, runProcess.name]).toEqual(['ProcessFailure', 'runProcess']);
});
