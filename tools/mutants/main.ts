/**
 * Changes the stores and the rules of the domain in one small way after the other, and checks that a test notices each
 * change:
 *
 *   npm run mutants [-- --file functions/domain/audit.ts]… [--test test/domain/audit.test.ts]…
 *                   [--only 'always true'] [--again] [--minutes 60]
 *
 * Prints which test noticed each change, what no test noticed, and a table of files. By default it runs all fast tests
 * that reach a change, which takes hours; `--test` runs only some files. `--only` tries mutants whose name contains a
 * text, and `--again` what survived the last run. The exit status is 0 if each survivor is explained in explained.json.
 */
import '../../test/platform/quiet.ts';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { synthesize } from '../../local/synthesis.ts';
import { makeRunFolder } from '../../test/run-folder.ts';
import { optionsOf } from '../options.ts';
import { explanationOf } from './explained.ts';
import { KnownTests } from './known-tests.ts';
import { Laboratory } from './laboratory.ts';
import { type Mutant, mutantsOf } from './mutations.ts';

const MEMORY = '.songreel-build/mutants';

const { values } = optionsOf({
  options: {
    file: { type: 'string', multiple: true },
    test: { type: 'string', multiple: true },
    only: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '600' },
  },
});
const all = [...globSync('functions/platform/store/*.ts').sort(), ...globSync('functions/domain/**/*.ts').sort()];
const files = values.file ?? all;
const end = performance.now() + Number(values.minutes) * 60_000;

process.env.TMPDIR = await makeRunFolder(tmpdir());
await synthesize();
const laboratory = new Laboratory();
const known = new KnownTests();
await known.learn(laboratory, all, values.test, MEMORY);
const rows: string[] = [];
let unexplained = 0;
for (const file of files) if (performance.now() < end) rows.push(await tryFile(file));
await laboratory.close();
print('\n| file | mutants | noticed | explained | survived |\n|---|---|---|---|---|');
for (const row of rows) print(row);
await rm(process.env.TMPDIR, { recursive: true, force: true });
process.exitCode = unexplained > 0 ? 1 : 0;

/** @returns the file's row of the table */
async function tryFile(file: string): Promise<string> {
  const source = readFileSync(file, 'utf8');
  const mutants = mutantsOf(source).filter((mutant) => {
    const name = nameOf(mutant, source);
    return name.includes(values.only) && (!values.again || survivedBefore(file).includes(name));
  });
  const survivors: string[] = [];
  let tried = 0;
  let explained = 0;
  for (const mutant of mutants) {
    if (performance.now() > end) break;
    tried += 1;
    const name = nameOf(mutant, source);
    const killer = await killerOf(file, mutant, source);
    const why = killer === undefined ? explanationOf(file, name) : undefined;
    if (why !== undefined) explained += 1;
    else if (killer === undefined) survivors.push(name);
    const outcome = killer ?? (why === undefined ? 'SURVIVED' : `survived: ${why}`);
    print(`${file}:${mutant.line} ${mutant.what}: ${outcome}`);
  }
  writeFileSync(memoryOf(file), JSON.stringify(survivors));
  unexplained += survivors.length;
  const noticed = tried - explained - survivors.length;
  return `| ${file} | ${tried} | ${noticed} | ${explained} | ${survivors.length} |`;
}

/** Returns the test that notices a mutant, or undefined if none does. */
async function killerOf(file: string, mutant: Mutant, source: string): Promise<string | undefined> {
  const mutated = source.slice(0, mutant.start) + mutant.replacement + source.slice(mutant.end);
  for (const { testFile, names } of known.reaching(file, mutant)) {
    const answer = await laboratory.run({ testFile, mutant: { sources: { [file]: mutated }, names } });
    const failed =
      'failure' in answer ? `(${answer.failure})` : answer.results.find(({ error }) => error !== undefined)?.name;
    if (failed !== undefined) return `${testFile}: ${failed}`;
  }
  return undefined;
}

/** Names a mutant by what it changes and the line of code, because line numbers change. */
function nameOf({ what, line }: Mutant, source: string): string {
  return `${what} in ${source.split('\n')[line - 1]?.trim()}`;
}

function survivedBefore(file: string): string[] {
  return JSON.parse(readFileSync(memoryOf(file), 'utf8')) as string[];
}

function memoryOf(file: string): string {
  return `${MEMORY}/${file.replaceAll('/', '.')}.json`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
