/**
 * Makes a lyric video from a song, end to end, as a client of the API would:
 *
 *   node local/demo.ts [--out FOLDER]
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Songreel, type VideoJob, verifyWebhook } from '../client/src/index.ts';
import { type Caller, SAMPLE, startCaller } from './demo/caller.ts';
import { Fault, messageOf } from './fault.ts';
import { DOING, type Progress, startProgress } from './session/progress.ts';
import { startService } from './session/service.ts';
import { type StateTiming, stateTimingsOf } from './session/state-timings.ts';
import { ensureSystem } from './system.ts';

/** Milliseconds between two looks at the job. */
const PACE = { firstPauseMs: 500, longestPauseMs: 1_500 };
const WEBHOOK_PATIENCE_MS = 15_000;
const ending = new AsyncDisposableStack();
let interrupted = false;

type CompletedJob = Extract<VideoJob, { status: 'completed' }>;

async function main(): Promise<void> {
  const out = resolve(folderArgument());
  await ensureSystem((text) => process.stderr.write(text));
  const data = await mkdtemp(join(tmpdir(), 'songreel-demo-'));
  ending.defer(() => rm(data, { recursive: true, force: true }));
  const caller = ending.adopt(await startCaller(), ({ stop }) => stop());
  const progress = ending.adopt(startProgress(), ({ done }) => done());
  try {
    progress.step('starting the service');
    const service = ending.adopt(await startService(data, ['--allow-origin', caller.origin]), ({ stop }) => stop());
    const began = Date.now();
    const songreel = new Songreel({ baseUrl: service.base_url, apiKey: service.api_key });
    const job = await order(songreel, caller, progress);
    const seconds = (Date.now() - began) / 1000;
    progress.step('checking the webhook');
    const verified = await verifiedDelivery(songreel, caller);
    const timings = await stateTimingsOf(job.id, service.environment);
    const files = await download(job, out);
    progress.done();
    process.stdout.write(report({ job, timings, seconds, verified, files }));
  } finally {
    progress.done();
    await ending.disposeAsync();
  }
}

function folderArgument(): string {
  try {
    return parseArgs({ options: { out: { type: 'string', default: 'demo-output' } } }).values.out;
  } catch (error) {
    throw new Fault(`${messageOf(error)} Usage: npm run demo -- [--out FOLDER]`);
  }
}

async function order(songreel: Songreel, caller: Caller, progress: Progress): Promise<CompletedJob> {
  const segments = JSON.parse(await readFile(join(SAMPLE, 'lyrics.json'), 'utf8'));
  const { id } = await songreel.lyricVideos.create({
    song_url: caller.songUrl,
    segments,
    aspect_ratio: '16:9',
    webhook_url: caller.webhookUrl,
  });
  for await (const { job, ...far } of songreel.lyricVideos.watch(id, PACE)) {
    progress.step(`job ${id}: ${DOING[far.stage]}`, far);
    if (job?.status === 'completed') return job;
    if (job) throw new Fault(`The job is ${job.status}: ${job.error?.message ?? ''}`);
  }
  throw new Fault('The job was watched, but its end was not seen.');
}

/** @throws Fault if no webhook came, or its signature is wrong */
async function verifiedDelivery(songreel: Songreel, caller: Caller): Promise<string> {
  const tooLate = sleep(WEBHOOK_PATIENCE_MS, undefined, { ref: false });
  const delivery = await Promise.race([caller.delivery, tooLate]);
  if (!delivery) throw new Fault('The webhook did not come.');
  const signature = String(delivery.headers['x-service-signature']);
  const { webhook_secret } = await songreel.account();
  if (!(await verifyWebhook(delivery.body, signature, webhook_secret ?? ''))) {
    throw new Fault('The signature of the webhook is wrong.');
  }
  return `${delivery.headers['x-service-event']}, signature verified`;
}

async function download(job: CompletedJob, out: string): Promise<string[]> {
  await mkdir(out, { recursive: true });
  const wanted = { 'video.mp4': job.video_url, 'thumbnail.jpg': job.thumbnail_url };
  return Promise.all(
    Object.entries(wanted).map(async ([name, url]) => {
      const response = await fetch(url);
      if (!response.ok) throw new Fault(`${name} could not be downloaded: ${response.status}`);
      const file = join(out, name);
      await writeFile(file, Buffer.from(await response.arrayBuffer()));
      return file;
    }),
  );
}

interface Result {
  job: CompletedJob;
  timings: StateTiming[];
  seconds: number;
  verified: string;
  files: string[];
}

function report({ job, timings, seconds, verified, files }: Result): string {
  const row = (name: string, value: string) => `  ${name.padEnd(23)}${value}\n`;
  const song = `${job.duration_seconds} s of song`;
  return [
    '\nA lyric video, from a song and its words:\n\n',
    ...files.map((file, index) => row(index === 0 ? 'in' : '', file)),
    row('charged', `${job.credits_charged} tokens for ${song}`),
    row('webhook', verified),
    row('took', `${seconds.toFixed(1)} s from order to completion, of which`),
    ...timings.map(({ state, seconds: lasted }) =>
      row(`  ${state}`, lasted === undefined ? '…' : `${lasted.toFixed(1)} s`),
    ),
    '\n',
  ].join('');
}

// An interrupted demo also removes the service and its data.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    interrupted = true;
    await ending.disposeAsync();
    process.exit(1);
  });
}

main().catch((error) => {
  if (interrupted) return;
  process.stderr.write(`songreel: ${error instanceof Fault ? error.message : `${messageOf(error)} (unexpected)`}\n`);
  process.exitCode = 1;
});
