/**
 * Changes valid songs and images of every accepted format (bytes, boxes, chunks, pages, lengths, ends) and prepares each
 * as the media task does, in the same limited processes, the search for people included:
 *
 *   npm run fuzz:media -- [--files 2000] [--seed N] [--first 0]
 *
 * Checks that each file gives an error of its job or a valid result, within memory and time, and that nothing is read
 * that was not given: some files name a file and an address of this machine, which must stay untouched. Prints the
 * outcomes, and each violation with the file's number: `--first NUMBER --files 1` and the same seed make it again. The
 * exit status is 0 if there is no violation.
 */
import { randomInt } from 'node:crypto';
import { MediaFuzz } from '../test/fuzz/media-fuzz.ts';
import { optionsOf } from './options.ts';

const { values } = optionsOf({
  options: {
    files: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(randomInt(1e9)) },
    first: { type: 'string', default: '0' },
  },
});

const fuzz = await MediaFuzz.start(values.seed);
const began = performance.now();
const report = await fuzz.run(Number(values.first), Number(values.files), (done) => {
  process.stderr.write(`${done} files, ${seconds()} s\n`);
});
await fuzz.stop();

for (const { file, from, changes, what } of report.violations) {
  print(`\nfile ${file}, ${from} with ${changes.join(', ')}: ${what}`);
  print(`  npm run fuzz:media -- --seed ${values.seed} --first ${file} --files 1`);
}
const { files, outcomes, searched, people, mostCpuSeconds, largestPeak, violations } = report;
print(`\nseed ${values.seed}: ${files} files in ${seconds()} s`);
for (const [outcome, count] of Object.entries(outcomes).sort()) print(`  ${outcome}: ${count}`);
print(`${searched} pictures searched for people, ${people} with a person`);
print(`at most ${mostCpuSeconds.toFixed(1)} s of processor time and ${Math.round(largestPeak)} MB a file`);
print(`${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;

function seconds(): number {
  return Math.round((performance.now() - began) / 1000);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
