/**
 * Builds the image of the media task and runs a transcription, a lyric video and a narrative video of ten seconds in it,
 * each to its end. Then it runs a transcription as on a deployed stage, where the task first makes sure that a decoder
 * cannot read its credentials, and fetches nothing from this machine.
 *
 *   npm run image:check -- [--base IMAGE] [--build-option OPTION]…
 *
 * It uses the first of docker, podman and buildah that works. `--base` replaces the base image, for a machine that does
 * not reach Docker Hub. `--build-option` is passed on to the engine: `--build-option=--platform=linux/arm64` builds for the
 * processor of Fargate. The exit status is 0 if all jobs completed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Songreel } from '../../client/src/index.ts';
import { loadAssembly } from '../../local/assembly.ts';
import type { InImage } from '../../local/aws/fargate.ts';
import { DataFolder } from '../../local/data-folder.ts';
import { LOOPBACK, listen } from '../../local/ports.ts';
import { type LocalService, startService } from '../../local/service.ts';
import { synthesize } from '../../local/synthesis.ts';
import { PORTRAITS, songOf } from '../bench/render-material.ts';
import { optionsOf } from '../options.ts';
import { type Engine, findEngine } from './engines.ts';

const IMAGE = 'songreel-media-check';
const SONG_SECONDS = 10;
const POLLS = { firstPauseMs: 2_000, longestPauseMs: 5_000 };

const { values } = optionsOf({
  options: { base: { type: 'string' }, 'build-option': { type: 'string', multiple: true, default: [] } },
});

async function main(): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'songreel-image-'));
  const engine = findEngine();
  const ending = new AsyncDisposableStack();
  ending.defer(() => rm(work, { recursive: true, force: true }));
  try {
    const { folder: assembly } = await synthesize();
    const image = await imageFolder(assembly);
    await timed(`${engine.name} builds the image`, () => build(engine, image));
    const [program = '', ...args] = engine.size(IMAGE);
    process.stdout.write(`size of the image: ${execFileSync(program, args, { encoding: 'utf8' })}`);
    const origin = await serveMedia(work, ending);
    const data = join(work, 'data');
    const stages = { current: 'local' };
    const service = await startInImage(engine, assembly, data, origin, stages, ending);
    try {
      await orderAll(service, origin, stages);
    } catch (error) {
      process.stderr.write(await mediaLog(data));
      throw error;
    }
    process.stdout.write(commandTimes(await mediaLog(data)));
  } finally {
    await ending.disposeAsync();
  }
}

/** The folder that the image is built from when it is deployed. */
async function imageFolder(assembly: string): Promise<string> {
  const { stacks } = await loadAssembly(assembly);
  const assets = stacks.flatMap((stack) => [...stack.assets.values()]);
  const folder = assets.find((asset) => existsSync(join(asset, 'Dockerfile')));
  if (folder === undefined) throw new Error('The assembly has no asset with a Dockerfile.');
  return folder;
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = Date.now();
  const result = await work();
  process.stdout.write(`${what}: ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
  return result;
}

async function build(engine: Engine, folder: string): Promise<void> {
  const base = values.base === undefined ? [] : ['--build-arg', `BASE=${values.base}`];
  const [program = '', ...args] = engine.build(folder, IMAGE, [...base, ...values['build-option']]);
  const child = spawn(program, args, { stdio: ['ignore', process.stderr, process.stderr] });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${engine.name} did not build the image.`);
}

/** Offers the first seconds of the sample song, and a picture. */
async function serveMedia(work: string, ending: AsyncDisposableStack): Promise<string> {
  const song = await songOf(work, SONG_SECONDS);
  const [picture = ''] = PORTRAITS;
  const server = createServer(async (request, response) => {
    const file = request.url === '/song.m4a' ? song : picture;
    response.end(await readFile(file));
  });
  const origin = `http://${LOOPBACK}:${await listen(server)}`;
  ending.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return origin;
}

/** The stage of the tasks. Only the local stage may fetch from this machine. */
interface Stages {
  current: string;
}

async function startInImage(
  engine: Engine,
  assembly: string,
  folder: string,
  origin: string,
  stages: Stages,
  ending: AsyncDisposableStack,
): Promise<LocalService> {
  const data = await DataFolder.open(folder);
  ending.defer(() => data.release());
  const { run, end } = engine.start(IMAGE);
  ending.defer(() => {
    const [program = '', ...args] = end;
    execFileSync(program, args, { stdio: 'ignore' });
  });
  const options = {
    port: 0,
    data: folder,
    workers: 1,
    refuse: false,
    startSeconds: 0,
    allowedOrigins: [origin],
    json: true,
  };
  const watcher = { onJob: () => undefined, onFault: (fault: string) => void process.stderr.write(`${fault}\n`) };
  const staged: InImage = (command, environment) => run(command, { ...environment, STAGE: stages.current });
  return startService(assembly, data, options, watcher, ending, staged);
}

async function orderAll({ base_url, api_key }: LocalService, origin: string, stages: Stages): Promise<void> {
  const songreel = new Songreel({ baseUrl: base_url, apiKey: api_key });
  const song_url = `${origin}/song.m4a`;
  const characters = [{ name: 'Ada', role: 'singer' as const, image_url: `${origin}/picture` }];
  const { transcriptions, lyricVideos, musicVideos } = songreel;
  await timed('a transcription', async () => {
    const { id } = await transcriptions.create({ song_url });
    check(await transcriptions.wait(id, POLLS));
  });
  await timed('a lyric video', async () => {
    const { id } = await lyricVideos.create({ song_url });
    check(await lyricVideos.wait(id, POLLS));
  });
  await timed('a narrative video', async () => {
    const { id } = await musicVideos.create({ song_url, prompt: 'A walk by the sea at dusk', characters });
    check(await musicVideos.wait(id, POLLS));
  });
  stages.current = 'dev';
  await timed('a transcription on dev, which refuses to fetch from this machine', async () => {
    const { id } = await transcriptions.create({ song_url });
    check(await transcriptions.wait(id, POLLS), 'media_unreachable');
  });
}

interface Outcome {
  status: string;
  error: { code: string; message: string } | null;
}

/** @param expected the error code of the job, or `completed` */
function check(job: Outcome, expected = 'completed'): void {
  const outcome = job.error?.code ?? job.status;
  if (outcome !== expected) throw new Error(`The job is ${job.status}: ${job.error?.code} ${job.error?.message}`);
}

function mediaLog(data: string): Promise<string> {
  return readFile(join(data, 'logs', 'media.log'), 'utf8');
}

/** Lists each command that succeeded, with its duration. */
function commandTimes(log: string): string {
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  const ends = lines.map((line) => JSON.parse(line)).filter(({ message }) => message === 'done');
  return ends
    .map(({ command, milliseconds }) => `${command}: done in ${(milliseconds / 1000).toFixed(1)} s\n`)
    .join('');
}

await main();
