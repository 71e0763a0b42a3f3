/**
 * Measures the cost of the engines: seconds of video per second, and processor seconds relative to those of the encoder
 * in the same run. The floor is encoding the same number of frames of flat color with the same encoder. The other ratio
 * is relative to encoding the frames of the video itself: to what the encoder took in the same render, without reading
 * the frames. A finished video's frames are no measure, because the first encoding has removed their detail: encoding
 * them again takes up to a fifth less. The engines run as the service runs them: bundled, and the people in the pictures
 * are found before, once.
 *
 *   npm run bench:render -- [--seconds 60] [--only lyric|narrative] [--preset NAME|default] [--quality basic|pro]
 *     [--long] [--job] [--peer]
 *
 * `--long` uses a song of 420 s, in the default look unless a preset is named. `--job` creates a lyric video of such a
 * song with the service instead, and prints the time from admission to completion. `--peer` also renders a scene like
 * the default look's with Remotion, if Remotion and Chromium are installed, and prints how much longer it takes.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ONE_PICTURE, SCENES, videoEncoder } from '../../engines/drawing/video-encoder.ts';
import { ALLOCATION } from '../../lib/media-image.ts';
import { optionsOf } from '../options.ts';
import { bundledRenderer } from './bundled-renderer.ts';
import { framesRead } from './frames-read.ts';
import { type Cost, costOf } from './process-tree.ts';
import { check, factsOf, type Kind, PRESETS, positive, type Quality } from './render-facts.ts';
import { timeJob } from './render-job.ts';
import { foundIn, type Material, PORTRAITS, songOf } from './render-material.ts';
import { costOfPeer, missingPeer } from './render-peer.ts';

const run = promisify(execFile);
const LONGEST_SECONDS = 420;
const REQUIRED = {
  lyric: { basic: 6, pro: 3 },
  narrative: { basic: 4, pro: 2 },
} as const;
const SIZES = { basic: '720x1280', pro: '1080x1920' } as const;

const { values } = optionsOf({
  options: {
    seconds: { type: 'string', default: '60' },
    only: { type: 'string' },
    preset: { type: 'string' },
    quality: { type: 'string' },
    long: { type: 'boolean', default: false },
    job: { type: 'boolean', default: false },
    peer: { type: 'boolean', default: false },
  },
});

interface Row {
  name: string;
  speed: number;
  /** Seconds of video per second of the floor, which shows the machine's current speed. */
  floorSpeed: number;
  floorRatio: number;
  /** Processor seconds divided by those of encoding the same frames. */
  encodeRatio: number;
  cost: Cost;
}

async function main(): Promise<void> {
  check('only', values.only, Object.keys(PRESETS));
  check('quality', values.quality, ['basic', 'pro']);
  check('preset', values.preset, ['default', ...Object.values(PRESETS).flat()]);
  const seconds = values.long || values.job ? LONGEST_SECONDS : positive('seconds', values.seconds);
  const folder = await mkdtemp(join(tmpdir(), 'songreel-bench-song-'));
  await using renderer = await bundledRenderer();
  try {
    const song = await songOf(folder, seconds);
    if (values.job) return say(await timeJob(song, seconds));
    if (values.peer) return await comparePeer(renderer.program, folder, song, seconds);
    const kinds = (['lyric', 'narrative'] as const).filter((kind) => values.only === undefined || values.only === kind);
    const qualities = (['basic', 'pro'] as const).filter((quality) =>
      [undefined, quality].includes(values.quality as Quality),
    );
    const people = await foundIn(folder);
    const ratios: number[] = [];
    for (const kind of kinds) {
      for (const quality of qualities)
        ratios.push(
          ...(await table(renderer.program, kind, quality, { folder, seconds, song, images: PORTRAITS, people })),
        );
    }
    if (kinds.length * qualities.length > 1)
      say(`\nmedian CPU / floor of all ${ratios.length}: ${median(ratios).toFixed(2)}; at most 2.5 is required`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  say('Remotion, a peer, is not measured unless --peer is given.');
}

async function comparePeer(program: string, folder: string, song: string, seconds: number): Promise<void> {
  const missing = missingPeer();
  if (missing !== undefined)
    return say(`Remotion, a peer, is not measured because it is not installed. Run: ${missing}`);
  const facts = join(folder, 'facts.json');
  await writeFile(facts, JSON.stringify(factsOf('lyric', 'basic', undefined, { folder, seconds, song, images: [] })));
  const ours = await costOf(
    process.execPath,
    [program, 'lyric', facts, join(folder, 'video.mp4')],
    undefined,
    ALLOCATION,
  );
  const peer = await costOfPeer(folder, song, seconds);
  const figures = ({ wallSeconds, cpuSeconds, peakMegabytes }: Cost) =>
    `${(seconds / wallSeconds).toFixed(1)} × realtime, ${cpuSeconds.toFixed(1)} s of processor, ${peakMegabytes.toFixed(0)} MB`;
  say(
    `\na lyric video of ${seconds} s at ${SIZES.basic}\nthe default look  ${figures(ours)}\nRemotion          ${figures(peer)}`,
  );
  say(
    `Remotion takes ${(peer.wallSeconds / ours.wallSeconds).toFixed(1)} times as long, ${(peer.cpuSeconds / ours.cpuSeconds).toFixed(1)} times the processor`,
  );
}

/** Measures and prints all presets. @returns processor seconds divided by the floor's, for each preset */
async function table(program: string, kind: Kind, quality: Quality, material: Material): Promise<number[]> {
  const presets: readonly string[] = PRESETS[kind];
  const all = [undefined, ...presets].filter(
    (preset) => values.preset === undefined || (preset ?? 'default') === values.preset,
  );
  const chosen = values.long && values.preset === undefined ? [undefined] : all;
  if (chosen.length === 0) return [];
  say(
    `\n${kind}, ${SIZES[quality]}, ${material.seconds} s of song; at least ${REQUIRED[kind][quality]} × realtime is required`,
  );
  say(['preset'.padEnd(24), '× realtime', 'floor ×', 'CPU / floor', 'CPU / encode', 'peak MB'].map(cell).join(''));
  const rows: Row[] = [];
  for (const preset of chosen) {
    const facts = factsOf(kind, quality, preset, material);
    const file = join(material.folder, 'facts.json');
    await writeFile(file, JSON.stringify(facts));
    const video = join(material.folder, 'video.mp4');
    const cost = await costOf(process.execPath, [program, kind, file, video], 'libx264', ALLOCATION);
    const rate = await frameRateOf(video);
    const floor = await floorOf(kind, quality, rate, material);
    const reading = await costOf('ffmpeg', framesRead(facts, rate, cost.partBytes));
    const row = {
      name: preset ?? '(default)',
      speed: material.seconds / cost.wallSeconds,
      floorSpeed: material.seconds / floor.wallSeconds,
      floorRatio: cost.cpuSeconds / floor.cpuSeconds,
      encodeRatio: cost.cpuSeconds / (cost.partSeconds - reading.cpuSeconds),
      cost,
    };
    rows.push(row);
    say(line(row));
  }
  const ratios = rows.map(({ floorRatio }) => floorRatio);
  const [slowest] = [...rows].sort((a, b) => a.speed - b.speed);
  const fast = rows.filter(({ speed }) => speed >= 10).length;
  say(
    `slowest ${slowest?.name} ${slowest?.speed.toFixed(1)} ×; median CPU / floor ${median(ratios).toFixed(2)}, median CPU / encode ${median(rows.map(({ encodeRatio }) => encodeRatio)).toFixed(2)}; ${fast} of ${rows.length} at 10 × or more`,
  );
  return ratios;
}

async function frameRateOf(video: string): Promise<string> {
  const wanted = ['-select_streams', 'v', '-show_entries', 'stream=r_frame_rate', '-of', 'csv=p=0'];
  return (await run('ffprobe', ['-v', 'error', ...wanted, video])).stdout.trim();
}

/** Encodes flat color with the engine's encoder settings. */
async function floorOf(kind: Kind, quality: Quality, rate: string, { folder, seconds, song }: Material): Promise<Cost> {
  const flat = ['-f', 'lavfi', '-i', `color=0x203050:s=${SIZES[quality]}:r=${rate}:d=${seconds}`, '-i', song];
  const encoder = [...encoderOf(kind, rate), '-pix_fmt', 'yuv420p', '-c:a', 'copy'];
  return costOf('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...flat, ...encoder, join(folder, 'floor.mp4')]);
}

function encoderOf(kind: Kind, rate: string): string[] {
  return videoEncoder(Number.parseInt(rate, 10), kind === 'lyric' ? ONE_PICTURE : SCENES);
}

function line({ name, speed, floorSpeed, floorRatio, encodeRatio, cost }: Row): string {
  const ratios = [floorRatio, encodeRatio].map((ratio) => ratio.toFixed(2));
  const figures = [speed.toFixed(1), floorSpeed.toFixed(1), ...ratios, cost.peakMegabytes.toFixed(0)];
  return [name.padEnd(24), ...figures].map(cell).join('');
}

function cell(text: string): string {
  return text.padStart(13);
}

function median(figures: number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
