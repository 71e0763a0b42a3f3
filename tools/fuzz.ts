/**
 * Starts the local service and sends it requests that are made from its OpenAPI document: valid but for one thing,
 * random bytes, odd headers and paths, and the names of another account's things:
 *
 *   npm run fuzz -- [--requests 20000] [--seed N] [--first 0]
 *
 * Checks that nothing is answered with a status of 500 or more, that every request is answered in time and as the
 * document says, that no body is accepted that the document forbids, and that nothing of the other account is shown or
 * changed. Prints the answers by status, and each violation with its number: `--first NUMBER --requests 1` and the same
 * seed send that request again. The exit status is 0 if there is no violation.
 */
import { randomInt } from 'node:crypto';
import { ApiFuzz } from '../test/fuzz/api-fuzz.ts';
import { TwoAccounts } from '../test/fuzz/two-accounts.ts';
import { optionsOf } from './options.ts';

const { values } = optionsOf({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(randomInt(1e9)) },
    first: { type: 'string', default: '0' },
  },
});
/** Requests between two reports of progress. */
const BATCH = 1_000;
const MOST_SHOWN = 40;

const accounts = await TwoAccounts.start();
const began = performance.now();
const fuzz = await ApiFuzz.start(accounts, values.seed);
const { requests, outcomes, violations, slowestMs } = await fuzz.run(
  Number(values.first),
  Number(values.requests),
  (done) => {
    if (done % BATCH === 0) process.stderr.write(`${done} requests, ${seconds()} s\n`);
  },
);
await accounts.stop();

for (const { request, what, trick, sent } of violations.slice(0, MOST_SHOWN)) {
  print(
    `\nrequest ${request} (${trick}): ${what}\n  ${sent}\n  npm run fuzz -- --seed ${values.seed} --first ${request} --requests 1`,
  );
}
print(`\nseed ${values.seed}: ${requests} requests in ${seconds()} s, slowest answer ${Math.round(slowestMs)} ms`);
for (const [outcome, count] of Object.entries(outcomes).sort()) print(`  ${outcome}: ${count}`);
print(`${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;

function seconds(): number {
  return Math.round((performance.now() - began) / 1000);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
