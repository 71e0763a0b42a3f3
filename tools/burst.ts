/**
 * Orders many jobs of several accounts in a short time from a local service, and prints how it bears that:
 *
 *   npm run burst -- [--jobs 1000] [--accounts 10] [--seconds 60] [--workers 2] [--refuse] [--minutes 2]
 *
 * Every job is real: the shortest video, with its words. Two workers would need hours for a thousand, so jobs run for
 * the given minutes after the last order, and the client cancels the remainder. With `--refuse`, the service refuses a
 * task that has no worker, as Fargate does; otherwise tasks wait in order.
 *
 * The exit status is 0 if every order was admitted, every read of another client was answered, no job failed, memory
 * stayed bounded, the accounts got equal shares, and the model of `npm run quotas` predicts what was measured.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Songreel } from '../client/src/index.ts';
import { settingsOf } from '../functions/domain/settings.ts';
import { readRecord } from '../local/data-folder.ts';
import { refusalsOf, stateTimingsOf } from '../local/session/state-timings.ts';
import { makeSong } from '../test/acceptance/media.ts';
import { startOrigin } from '../test/acceptance/origin.ts';
import { startService } from '../test/acceptance/service.ts';
import { processorSecondsOf, residentOf } from './bench/process-tree.ts';
import { type Account, cancelAll, orderVideo, planned, readUntil, sendAll } from './burst/clients.ts';
import { type Measured, predicted, startUpOf } from './burst/prediction.ts';
import { type Burst, faultsOf, summaryOf } from './burst/report.ts';
import { endedTasks } from './burst/tasks.ts';
import { optionsOf } from './options.ts';

const SONG_SECONDS = 10.2;
const CREDITS = '1000000';
/** Milliseconds. */
const SAMPLE_EVERY = 500;
const POLL_EVERY = 250;
const LONGEST_REQUEST = 120_000;
/** Milliseconds in which canceled and running jobs end. */
const LAST_PATIENCE = 15 * 60_000;

const { values } = optionsOf({
  options: {
    jobs: { type: 'string', default: '1000' },
    accounts: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
    workers: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '2' },
    refuse: { type: 'boolean', default: false },
  },
});
const [jobs, seconds, workers] = [Number(values.jobs), Number(values.seconds), Number(values.workers)];

const folder = await mkdtemp(join(tmpdir(), 'songreel-burst-'));
const origin = await startOrigin();
const flags = values.refuse ? ['--refuse'] : [];
const service = await startService({ data: join(folder, 'data'), allowOrigins: [origin.url], workers, flags });
try {
  const burst = await run();
  const faults = faultsOf(burst);
  process.stdout.write(`${summaryOf(burst)}\n${faults.map((fault) => `FAULT: ${fault}\n`).join('')}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await service.stop();
  await origin.stop();
  await rm(folder, { recursive: true, force: true });
}

async function run(): Promise<Burst> {
  const song_url = origin.offer('/song.mp3', await makeSong(join(folder, 'song.mp3'), SONG_SECONDS));
  const media = {
    song_url,
    webhook_url: origin.answer('/webhook', (_, response) => void response.writeHead(204).end()),
  };
  await service.operator('settings', 'set', 'cancellation_wait_seconds', '0');
  const other = await newAccount();
  const accounts: Account[] = [];
  while (accounts.length < Number(values.accounts)) accounts.push(await newAccount());
  const { environment } = await readRecord(service.data);

  const { id: first } = await orderVideo(other.songreel, media);
  await other.songreel.lyricVideos.wait(first);
  const startUp = startUpOf(await stateTimingsOf(first, environment), await endedTasks(service.data));

  const ending = new AbortController();
  const memory = sampleMemory(ending.signal);
  const reads = readUntil(other.songreel, first, ending.signal);
  const orders = planned(accounts, jobs, seconds);
  const began = Date.now();
  const processorBefore = processorSecondsOf(service.process.pid ?? 0);
  await sendAll(orders, accounts, media);
  const admissionSeconds = processorSecondsOf(service.process.pid ?? 0) - processorBefore;
  const late = await orderVideo(other.songreel, media);
  const lateAt = Date.now();

  await untilEnded([...orders.flatMap(({ id }) => id ?? []), late.id], Number(values.minutes) * 60_000);
  const ran = Date.now();
  const tasks = await endedTasks(service.data);
  const statuses = statusesSoFar();
  const completed = orders.filter(({ id = '' }) => statuses.get(id) === 'completed').length;
  const rest = orders.filter(({ id = '' }) => !statuses.has(id));
  await cancelAll(rest, accounts);
  await untilEnded([...orders.flatMap(({ id }) => id ?? []), late.id], LAST_PATIENCE);
  ending.abort();

  const measured: Measured = {
    load: { jobs, accounts: accounts.length, seconds },
    workers,
    queue: values.refuse ? 'none' : 'in_order',
    startUp,
    tasks,
    completed,
    seconds: (rest.length === 0 ? Math.max(...endings()) - began : ran - began) / 1000,
  };
  return {
    orders,
    others: new Set([first, late.id]),
    statuses: statusesSoFar(),
    completedBeforeCancel: completed,
    canceledRest: rest.length,
    tasks,
    late: { id: late.id, admitted: lateAt },
    runningJobs: settingsOf({}).running_jobs_per_account,
    reads: await reads,
    memory: await memory,
    admissionSeconds,
    refusals: values.refuse
      ? await refusalsInAll(
          orders.flatMap(({ id }) => id ?? []),
          environment,
        )
      : 0,
    audit: await service.operator('audit'),
    measuredSeconds: measured.seconds,
    predictedSeconds: predicted(measured),
  };
}

async function newAccount(): Promise<Account> {
  const { account_id } = await service.operator('accounts', 'create', '--credits', CREDITS);
  const { api_key } = await service.operator('keys', 'create', account_id, '--rpm', '10000');
  return {
    account_id,
    songreel: new Songreel({
      baseUrl: service.base_url,
      apiKey: api_key,
      retry: { attempts: 1 },
      timeoutMs: LONGEST_REQUEST,
    }),
  };
}

/** Waits for the webhooks of all jobs, because polling a thousand jobs would be a load of its own. */
async function untilEnded(ids: readonly string[], milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    const statuses = statusesSoFar();
    if (ids.every((id) => statuses.has(id))) return;
    await sleep(POLL_EVERY);
  }
}

function statusesSoFar(): Map<string, string> {
  return new Map(origin.deliveries.map(({ body }) => JSON.parse(body)).map(({ id, status }) => [id, status]));
}

function endings(): number[] {
  return origin.deliveries.map(({ at }) => at);
}

/** Returns the memory of the service's own process in MB, twice a second. */
async function sampleMemory(signal: AbortSignal): Promise<number[]> {
  const samples: number[] = [];
  while (!signal.aborted) {
    samples.push(residentOf(service.process.pid ?? 0) / 1e6);
    await sleep(SAMPLE_EVERY);
  }
  return samples;
}

async function refusalsInAll(ids: readonly string[], environment: Record<string, string>): Promise<number> {
  let refusals = 0;
  for (const id of ids) refusals += await refusalsOf(id, environment);
  return refusals;
}
