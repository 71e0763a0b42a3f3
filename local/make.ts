/** Makes videos or a transcription of a song on this machine's disk: `npm run make -- song.mp3`. See make/wishes.ts. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { Songreel, SongreelError } from '../client/src/index.ts';
import { Fault, messageOf } from './fault.ts';
import { inWordsOf } from './make/messages.ts';
import { type Order, type Outcome, ordersFor } from './make/orders.ts';
import { HELP, parseWishes, type Wishes } from './make/wishes.ts';
import { DOING, type Progress, startProgress } from './session/progress.ts';
import { type KnownService, runningService } from './session/running-service.ts';
import { startService } from './session/service.ts';
import { ensureSystem } from './system.ts';

const ending = new AsyncDisposableStack();
const interrupted = new AbortController();

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return;
  }
  const wishes = await parseWishes(args);
  await ensureSystem((text) => process.stderr.write(text));
  const began = Date.now();
  const progress = ending.adopt(startProgress(process.stderr), ({ done }) => done());
  try {
    const service = (await runningService(wishes.data)) ?? (await ownService(progress));
    const songreel = new Songreel({ baseUrl: service.base_url, apiKey: service.api_key });
    progress.step('uploading the files');
    const orders = await ordersFor(songreel, service.base_url, wishes);
    const files = await fill(orders, songreel, wishes, progress);
    progress.done();
    process.stdout.write(report(files, wishes, Date.now() - began));
  } catch (error) {
    if (error instanceof SongreelError) throw new Fault(inWordsOf(wishes, error.message));
    throw error;
  } finally {
    await ending.disposeAsync();
  }
}

/** Starts a service in a temporary folder. It ends with this program. */
async function ownService(progress: Progress): Promise<KnownService> {
  progress.step('starting the service');
  const data = await mkdtemp(join(tmpdir(), 'songreel-make-'));
  ending.defer(() => rm(data, { recursive: true, force: true }));
  return ending.adopt(await startService(data), ({ stop }) => stop());
}

/** Creates all jobs, and saves each result when it is ready. @returns the paths of the files, in the orders' order */
async function fill(orders: Order[], songreel: Songreel, wishes: Wishes, progress: Progress): Promise<string[]> {
  const out = resolve(wishes.out);
  await mkdir(out, { recursive: true });
  const jobs: { id: string; order: Order }[] = [];
  ending.defer(() => cancelAll(jobs));
  for (const order of orders) jobs.push({ id: (await order.create()).id, order });
  const files: string[] = [];
  for (const [index, { id, order }] of [...jobs].entries()) {
    const count = jobs.length > 1 ? ` (${index + 1} of ${orders.length})` : '';
    const outcome = await ended(order, id, `${order.title}${count}`, progress);
    if (outcome.status !== 'completed') {
      const why = outcome.error?.message ?? 'it was canceled';
      throw new Fault(`${order.title}: ${inWordsOf(wishes, why)}`);
    }
    files.push(...(await keep(songreel, id, outcome, join(out, order.name))));
    delete order.cancel;
  }
  return files;
}

/** Shows how far a job is until it has ended. */
async function ended(order: Order, id: string, title: string, progress: Progress): Promise<Outcome> {
  for await (const { job, ...far } of order.watch(id, interrupted.signal)) {
    if (job) return job;
    progress.step(`${title}: ${DOING[far.stage]}`, far);
  }
  throw new Fault(`${title}: the end of the job was not seen`);
}

/** Cancels unfinished jobs, because a service that was already running would continue them. */
async function cancelAll(jobs: readonly { id: string; order: Order }[]): Promise<void> {
  await Promise.allSettled(jobs.map(({ id, order }) => order.cancel?.(id)));
}

async function keep(songreel: Songreel, id: string, outcome: Outcome, path: string): Promise<string[]> {
  const { video_url, thumbnail_url, segments } = outcome;
  const files: Record<string, string | Buffer> = {};
  if (video_url) files['.mp4'] = await download(video_url);
  if (thumbnail_url) files['.jpg'] = await download(thumbnail_url);
  if (segments) {
    files['.srt'] = await songreel.lyrics(id, 'srt');
    files['.lrc'] = await songreel.lyrics(id, 'elrc');
    files['.json'] = `${JSON.stringify(segments, null, 2)}\n`;
  }
  for (const [end, content] of Object.entries(files)) await writeFile(path + end, content);
  return Object.keys(files).map((end) => path + end);
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: interrupted.signal });
  if (!response.ok) throw new Fault(`the video could not be fetched from the service: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

function report(files: string[], { kind, presets, song }: Wishes, ms: number): string {
  const next = {
    'lyric-video': presets === 'all' ? '' : `npm run make -- "${song}" --all-presets`,
    story: '',
    transcription: `npm run make -- "${song}" --lyrics "${shortest(files.find((file) => file.endsWith('.srt')) ?? '')}"`,
  }[kind];
  const lines = files.map((file) => `  ${shortest(file)}\n`).join('');
  return `\n${lines}\n  in ${(ms / 1000).toFixed(0)} s${next ? `. Next: ${next}` : ''}\n\n`;
}

/** Returns the path relative to the current folder if the file is in it, otherwise the whole path. */
function shortest(file: string): string {
  const near = relative('.', file);
  return near.startsWith('..') ? file : near;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    interrupted.abort(new Fault('interrupted'));
    await ending.disposeAsync();
    process.exit(130);
  });
}

main().catch((error) => {
  if (interrupted.signal.aborted) return;
  process.stderr.write(`songreel: ${error instanceof Fault ? error.message : `${messageOf(error)} (unexpected)`}\n`);
  process.exitCode = 1;
});
