/**
 * Runs the real functions and state machines over the embedded database in virtual time, in orders and with faults that
 * follow from a seed, and checks every promise about money and ends after each write:
 *
 *   npm run simulate -- [--minutes 10 | --schedules 500] [--seed N]
 *   npm run simulate -- --bugs [--bug 'a job can end twice'] [--seed N]
 *
 * The second form plants bugs one after the other, and shows after how many schedules each is found.
 * A failure prints the shortest schedule that was found for it. The exit status is 0 if no promise was broken, or with
 * `--bugs` if every bug was found.
 */
import '../test/platform/quiet.ts';
import { randomInt } from 'node:crypto';
import { PLANTED_BUGS } from '../test/simulation/planted-bugs.ts';
import { type Search, search } from '../test/simulation/search.ts';
import { World } from '../test/simulation/world.ts';
import { optionsOf } from './options.ts';

const { values } = optionsOf({
  options: {
    minutes: { type: 'string' },
    schedules: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(1e9)) },
    bugs: { type: 'boolean', default: false },
    bug: { type: 'string', default: '' },
  },
});
/** Between two reports of progress. */
const BATCH = 100;
/** Every bug is found much sooner: `npm run simulate -- --bugs` prints how soon. */
const MOST_FOR_A_BUG = 1_000;
const SHRINK_MS = 60_000;

const seed = Number(values.seed);
const world = await World.start();
process.exitCode = (values.bugs ? await findBugs() : await keepPromises()) ? 0 : 1;
await world.stop();

async function findBugs(): Promise<boolean> {
  let found = 0;
  const bugs = PLANTED_BUGS.filter(({ name }) => name.includes(values.bug));
  for (const bug of bugs) {
    const began = performance.now();
    const { tried, failure } = await search(world, { seed, schedules: MOST_FOR_A_BUG, shrinkMs: 0, bug });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (failure) found += 1;
    const verdict = failure ? `found after ${tried} schedules, ${seconds} s: ${failure.faults}` : 'NOT FOUND';
    print(`${bug.name}: ${verdict}`);
  }
  print(`seed ${seed}: ${found} of ${bugs.length} planted bugs found`);
  return found === bugs.length;
}

async function keepPromises(): Promise<boolean> {
  const end = performance.now() + Number(values.minutes ?? 10) * 60_000;
  const most = values.schedules === undefined ? Number.POSITIVE_INFINITY : Number(values.schedules);
  let tried = 0;
  let events = 0;
  for (let batch = 0; tried < most && (most < Number.POSITIVE_INFINITY || performance.now() < end); batch += 1) {
    const count = Math.min(BATCH, most - tried);
    const result = await search(world, { seed: seed + batch, schedules: count, shrinkMs: SHRINK_MS });
    tried += result.tried;
    events += result.events;
    if (result.failure) return explain(result, seed + batch);
  }
  print(`seed ${seed}: ${tried} schedules, ${events} events, no promise broken`);
  return true;
}

function explain({ failure }: Search, batchSeed: number): false {
  print(`A promise is broken: ${failure?.faults}`);
  print('The shortest schedule that shows it:');
  for (const decision of failure?.schedule.decisions ?? []) print(`  ${JSON.stringify(decision)}`);
  print(
    `  then the rest in the order of seed ${failure?.schedule.order}, with ${JSON.stringify(failure?.schedule.late)}`,
  );
  print('What happened:');
  for (const event of failure?.log ?? []) print(`  ${event}`);
  print(`Run it again: npm run simulate -- --schedules ${BATCH} --seed ${batchSeed}`);
  return false;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
