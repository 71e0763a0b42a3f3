/**
 * Creates a thousand jobs for one account and then one job for another. Prints how many tasks of the first account began
 * while the other account's job waited for its first task:
 *
 *   npm run check:fairness -- [--jobs 1000] [--workers 2]
 *
 * Each job transcribes a song of two seconds. The service is stopped soon after the other account's job has ended. The
 * exit status is 0 if the number of these tasks is at most the default limit of running jobs per account.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Songreel } from '../client/src/index.ts';
import { settingsOf } from '../functions/domain/settings.ts';
import { makeSong } from '../test/acceptance/media.ts';
import { startOrigin } from '../test/acceptance/origin.ts';
import { type Service, startService } from '../test/acceptance/service.ts';

/** Number of requests that are sent at the same time. */
const CALLERS = 8;
const SONG_SECONDS = 2;
const POLLS = { firstPauseMs: 500, longestPauseMs: 500 };

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '1000' }, workers: { type: 'string', default: '2' } },
});
const [jobs, workers] = [Number(values.jobs), Number(values.workers)];

/** A task that has succeeded, from the log of the tasks. */
interface Task {
  job_id: string;
  command: string;
  /** Milliseconds since 1970. */
  began: number;
}

const folder = await mkdtemp(join(tmpdir(), 'songreel-fairness-'));
const origin = await startOrigin();
const service = await startService({ data: join(folder, 'data'), allowOrigins: [origin.url], workers });
try {
  const song_url = origin.offer('/song.mp3', await makeSong(join(folder, 'song.mp3'), SONG_SECONDS));
  const busy = await clientOf(service.account_id);
  const other = await clientOf((await service.operator('accounts', 'create', '--credits', '1000')).account_id);

  const ordering = Date.now();
  await orderAll(busy, song_url);
  const seconds = (Date.now() - ordering) / 1000;
  const { id } = await other.transcriptions.create({ song_url });
  const { status, created_at } = await other.transcriptions.wait(id, POLLS);
  if (status !== 'completed') throw new Error(`The other account's job is ${status}.`);
  report(await tasksAround(id), id, Date.parse(created_at), seconds);
} finally {
  await service.stop();
  await origin.stop();
  await rm(folder, { recursive: true, force: true });
}

async function clientOf(accountId: string): Promise<Songreel> {
  const { api_key } = await service.operator('keys', 'create', accountId, '--rpm', '10000');
  return new Songreel({ baseUrl: service.base_url, apiKey: api_key });
}

async function orderAll({ transcriptions }: Songreel, song_url: string): Promise<void> {
  let ordered = 0;
  const callers = Array.from({ length: CALLERS }, async () => {
    while (ordered < jobs) {
      ordered += 1;
      await transcriptions.create({ song_url });
    }
  });
  await Promise.all(callers);
}

/** Waits until all tasks that may have begun before the job's first task have ended. Returns all ended tasks. */
async function tasksAround(jobId: string): Promise<Task[]> {
  for (;;) {
    const tasks = await endedTasks(service);
    const first = tasks.findIndex(({ job_id }) => job_id === jobId);
    if (tasks.length > first + 4 * workers) return tasks;
    await sleep(500);
  }
}

async function endedTasks({ data }: Service): Promise<Task[]> {
  const log = await readFile(join(data, 'logs', 'media.log'), 'utf8');
  const lines = log.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  const ends = lines.map((line) => JSON.parse(line)).filter(({ message }) => message === 'done');
  return ends.map(({ job_id, command, timestamp, milliseconds }) => ({
    job_id,
    command,
    began: Date.parse(timestamp) - milliseconds,
  }));
}

function report(tasks: Task[], jobId: string, admitted: number, orderSeconds: number): void {
  const started = tasks.find(({ job_id }) => job_id === jobId)?.began ?? Number.NaN;
  const before = tasks.filter(({ began }) => began < admitted).length;
  const between = tasks.filter(({ job_id, began }) => job_id !== jobId && began >= admitted && began < started).length;
  const limit = settingsOf({}).running_jobs_per_account;
  process.stdout.write(
    `${jobs} jobs of one account admitted in ${orderSeconds.toFixed(0)} s, ${before} of its tasks begun; ` +
      `then one of another account, whose first task began after ${((started - admitted) / 1000).toFixed(1)} s. ` +
      `Tasks of the first account that began in between: ${between} (at most ${limit} pass)\n`,
  );
  if (!(between <= limit)) process.exitCode = 1;
}
