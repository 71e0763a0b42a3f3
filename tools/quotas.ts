/**
 * Computes what a stage on AWS does with a burst of jobs, minute by minute, from its quotas and from how long the parts
 * of a job take. Nothing is deployed and nothing runs. `npm run burst` compares the same model with a local service.
 *
 *   npm run quotas -- [--jobs 10000] [--accounts 10] [--seconds 60] [--quotas new|raised] [--vcpus N] [--compare]
 *
 * `--compare` lets the first account order half of all jobs, and compares the ways of `quotas/compare.ts` in which tasks
 * can get their capacity.
 */
import { optionsOf } from './options.ts';
import { type Comparison, compare, waysOf } from './quotas/compare.ts';
import { type Counts, Model } from './quotas/model.ts';
import { NEW_ACCOUNT, RAISED } from './quotas/stage.ts';

const { values } = optionsOf({
  options: {
    jobs: { type: 'string', default: '10000' },
    accounts: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
    quotas: { type: 'string', default: 'new' },
    vcpus: { type: 'string' },
    compare: { type: 'boolean', default: false },
  },
});
/** Minutes that are printed; later ones in longer and longer steps. */
const FIRST_MINUTES = 5;
const STEP = 1.5;
const VCPUS_OF_A_TASK = 2;

const base = values.quotas === 'raised' ? RAISED : NEW_ACCOUNT;
const stage =
  values.vcpus === undefined ? base : { ...base, tasks: Math.floor(Number(values.vcpus) / VCPUS_OF_A_TASK) };
const load = { jobs: Number(values.jobs), accounts: Number(values.accounts), seconds: Number(values.seconds) };
if (values.compare) {
  printComparison(waysOf(stage).map((way) => compare(way, { ...load, firstShare: 0.5 })));
} else {
  printCourse(new Model(stage, load));
}

function printCourse(model: Model): void {
  process.stdout.write(
    `${load.jobs} jobs of ${load.accounts} accounts in ${load.seconds} s; ${stage.functions} functions and ${stage.tasks} tasks at a time\n` +
      'minute | admitted |  429 |  5xx | waiting | refused | running | completed | failed\n',
  );
  for (let minute = 1; !model.isOver; minute = minute < FIRST_MINUTES ? minute + 1 : Math.ceil(minute * STEP)) {
    model.run(minute * 60);
    print(model.isOver ? Math.ceil(model.now / 60) : minute, model.counts);
  }
  process.stdout.write(
    `The orders wrote up to ${model.peakWrites} units a second to DynamoDB. A new table takes ${stage.tableWrites} at once.\n`,
  );
}

function printComparison(rows: readonly Comparison[]): void {
  process.stdout.write(
    `${load.jobs} jobs in ${load.seconds} s, half of them of one of ${load.accounts} accounts; ${stage.tasks} tasks at a time\n` +
      'minutes   | a job alone | last end | the first account waits: median, longest | the others | refusals of a job | failed\n',
  );
  for (const { name, alone, last, first, others, refusals, failed } of rows) {
    const spread = ({ median, longest }: Comparison['first']) => `${minutes(median)}, ${minutes(longest)}`;
    const columns = [name.padEnd(9), minutes(alone), minutes(last), spread(first), spread(others)];
    process.stdout.write(`${[...columns, refusals.toFixed(1), failed].join(' | ')}\n`);
  }
}

function minutes(seconds: number): string {
  return (seconds / 60).toFixed(1);
}

function print(minute: number, counts: Counts): void {
  const { admitted, throttled, faults, waiting, refused, running, completed, failed } = counts;
  const columns = [
    [minute, 6],
    [admitted, 8],
    [throttled, 4],
    [faults, 4],
    [waiting, 7],
    [refused, 7],
    [running, 7],
    [completed, 9],
    [failed, 6],
  ] as const;
  process.stdout.write(`${columns.map(([value, width]) => String(value).padStart(width)).join(' | ')}\n`);
}
