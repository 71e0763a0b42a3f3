/**
 * Writes docs/contract.md from the rules and the tests that check them:
 *
 *   npm run contract                       runs those tests and counts the ones that pass
 *   npm run contract -- --report FILE      counts them in reports of `npm test -- --json --outputFile FILE`
 *                                          and of `test:slow`
 *   npm run contract -- --list             counts them without running them
 *
 * The page stays unchanged if such a test fails, or if a rule has no test.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsOf } from '../options.ts';
import { pageOf } from './page.ts';
import { CHOICES, RULES } from './rules.ts';
import { countsOf, rulesHeldBy } from './tags.ts';

/** The fields of the report of `jest --json` that this program reads. */
interface Report {
  testResults: { message: string; assertionResults: { title: string; status: string }[] }[];
}

const HOLDS_A_RULE = String.raw`\[\d`;
/** No test has an empty name, so jest lists every test as pending. */
const NO_TEST = '^$';

const root = join(import.meta.dirname, '..', '..');

async function reportOf(namePattern: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-contract-'));
  try {
    const files = ['test', 'test:slow'].map((suite) => {
      const file = join(folder, `${suite}.json`);
      const options = ['--json', '--outputFile', file, '--testNamePattern', namePattern];
      const stdio = ['ignore', 'ignore', 'inherit'] as const;
      spawnSync('npm', ['run', '--silent', suite, '--', ...options], { cwd: root, stdio: [...stdio] });
      return file;
    });
    return await readReports(files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readReports(files: readonly string[]): Promise<Report> {
  const reports: Report[] = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))));
  return { testResults: reports.flatMap(({ testResults }) => testResults) };
}

/** Returns the faults of a report that would make its numbers misleading. */
function faultsOf(report: Report, counts: ReadonlyMap<string, number>): string[] {
  const broken = report.testResults.filter(({ assertionResults }) => assertionResults.length === 0);
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title, status }) => status === 'failed' && rulesHeldBy(title).length > 0);
  const unheld = Object.keys({ ...RULES, ...CHOICES }).filter((key) => !counts.has(key));
  return [
    ...broken.map(({ message }) => `a test file could not run: ${message}`),
    ...failed.map(({ title }) => `this test failed: ${title}`),
    ...unheld.map((key) => `no counted test checks rule ${key}. Put [${key}] at the beginning of a test's title`),
  ];
}

const { values } = optionsOf({
  options: { report: { type: 'string', multiple: true }, list: { type: 'boolean', default: false } },
});
const report: Report = values.report
  ? await readReports(values.report)
  : await reportOf(values.list ? NO_TEST : HOLDS_A_RULE);
const counted = values.list ? 'pending' : 'passed';
const titles = report.testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status === counted)
  .map(({ title }) => title);
const counts = countsOf(titles);
const faults = faultsOf(report, counts);
if (faults.length > 0) {
  console.error(faults.map((fault) => `contract: ${fault}`).join('\n'));
  process.exitCode = 1;
} else {
  await writeFile(join(root, 'docs', 'contract.md'), pageOf(counts));
  const holding = titles.filter((title) => rulesHeldBy(title).length > 0).length;
  console.log(`docs/contract.md: ${counts.size} rules, checked by ${holding} tests`);
}
