/**
 * Creates more jobs than there are workers, and prints how they end. Each job transcribes a song of two seconds.
 *
 *   npm run check:queue                 40 jobs on 2 workers that queue, then 12 on 2 workers that refuse
 *   npm run check:queue -- --jobs 12 --workers 2 [--refuse] [--minutes 15]
 *
 * The exit status is 0 if every job completed in time.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Songreel, type WebhookEvent } from '../client/src/index.ts';
import { LOOPBACK, listen } from '../local/ports.ts';
import { startService } from '../local/session/service.ts';
import { refusalsOf } from '../local/session/state-timings.ts';

interface Trial {
  jobs: number;
  workers: number;
  refuse: boolean;
}

const BOTH: Trial[] = [
  { jobs: 40, workers: 2, refuse: false },
  { jobs: 12, workers: 2, refuse: true },
];
const SAMPLE_RATE = 16_000;
const SONG_SECONDS = 2;

const { values } = parseArgs({
  options: {
    jobs: { type: 'string' },
    workers: { type: 'string', default: '2' },
    refuse: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '15' },
  },
});

async function main(): Promise<void> {
  const one = { jobs: Number(values.jobs), workers: Number(values.workers), refuse: values.refuse };
  for (const trial of values.jobs === undefined ? BOTH : [one]) {
    const { completed, ended, refusals, seconds } = await run(trial, Number(values.minutes) * 60_000);
    const mode = trial.refuse ? 'refuse' : 'queue';
    process.stdout.write(
      `${trial.jobs} jobs, ${trial.workers} workers that ${mode}: ${completed} completed, ${ended - completed} failed, ` +
        `${trial.jobs - ended} unfinished, ${refusals} starts refused, ${seconds.toFixed(0)} s\n`,
    );
    if (completed < trial.jobs) process.exitCode = 1;
  }
}

async function run({ jobs, workers, refuse }: Trial, milliseconds: number) {
  const data = await mkdtemp(join(tmpdir(), 'songreel-queue-'));
  const caller = await startCaller(jobs);
  const flags = ['--workers', String(workers), ...(refuse ? ['--refuse'] : [])];
  const service = await startService(data, ['--allow-origin', caller.origin, ...flags]);
  try {
    const songreel = new Songreel({ baseUrl: service.base_url, apiKey: service.api_key });
    const began = Date.now();
    const request = { song_url: `${caller.origin}/song.wav`, webhook_url: `${caller.origin}/webhook` };
    const orders = Array.from({ length: jobs }, () => songreel.transcriptions.create(request));
    const ids = (await Promise.all(orders)).map(({ id }) => id);
    await Promise.race([caller.allEnded, sleep(milliseconds, undefined, { ref: false })]);
    const seconds = (Date.now() - began) / 1000;
    const outcomes = [...caller.outcomes.values()];
    const completed = outcomes.filter((status) => status === 'completed').length;
    return { completed, ended: outcomes.length, refusals: await refusalsInAll(ids, service.environment), seconds };
  } finally {
    await service.stop();
    await caller.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/**
 * Serves a song, and gets the end of each job by webhook, because polling 40 jobs would exceed the limit of the key.
 */
async function startCaller(jobs: number) {
  const song = tone();
  const outcomes = new Map<string, string>();
  const { promise: allEnded, resolve } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return response.writeHead(200, { 'Content-Type': 'audio/wav' }).end(song);
    const { id, status } = (await json(request)) as WebhookEvent;
    outcomes.set(id, status);
    if (outcomes.size === jobs) resolve();
    return response.writeHead(204).end();
  });
  const origin = `http://${LOOPBACK}:${await listen(server)}`;
  return {
    origin,
    outcomes,
    allEnded,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A WAV file of 16-bit mono samples with a note of 220 Hz. */
function tone(): Buffer {
  const samples = SAMPLE_RATE * SONG_SECONDS;
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1) {
    file.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * 220 * index) / SAMPLE_RATE)), 44 + index * 2);
  }
  return file;
}

async function refusalsInAll(jobIds: string[], environment: Record<string, string>): Promise<number> {
  let refusals = 0;
  for (const id of jobIds) refusals += await refusalsOf(id, environment);
  return refusals;
}

await main();
