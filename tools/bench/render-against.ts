/**
 * Compares the speed of this checkout's engines with another's. Both render the same video in turns, and the median of
 * the pairs' ratios is printed. A shared machine may become a third slower within minutes, but two consecutive renders
 * usually run at the same speed.
 *
 *   npm run bench:against -- FOLDER [--only lyric|narrative] [--preset NAME|default] [--quality basic|pro]
 *     [--seconds 16] [--times 9]
 *
 * FOLDER is another checkout of this project, with its dependencies installed.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsOf } from '../options.ts';
import { costOf } from './process-tree.ts';
import { check, factsOf, type Kind, PRESETS, positive, type Quality } from './render-facts.ts';
import { PORTRAITS, songOf } from './render-material.ts';

const RENDER_ONE = 'tools/bench/render-one.ts';
const OURS = join(import.meta.dirname, '..', '..');

interface Render {
  wallSeconds: number;
  cpuSeconds: number;
  bytes: number;
}

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: 'lyric' },
    preset: { type: 'string', default: 'default' },
    quality: { type: 'string', default: 'basic' },
    seconds: { type: 'string', default: '16' },
    times: { type: 'string', default: '9' },
  },
});

async function main(): Promise<void> {
  const [other] = positionals;
  if (other === undefined) throw new Error('Name the folder of another checkout: npm run bench:against -- FOLDER');
  if (!existsSync(join(other, RENDER_ONE))) throw new Error(`${other} is not a checkout of this project`);
  check('only', values.only, Object.keys(PRESETS));
  check('quality', values.quality, ['basic', 'pro']);
  check('preset', values.preset, ['default', ...PRESETS[values.only as Kind]]);
  const [seconds, times] = [positive('seconds', values.seconds), positive('times', values.times)];
  const folder = await mkdtemp(join(tmpdir(), 'songreel-bench-'));
  try {
    const material = { folder, seconds, song: await songOf(folder, seconds), images: PORTRAITS };
    const preset = values.preset === 'default' ? undefined : values.preset;
    const facts = join(folder, 'facts.json');
    await writeFile(facts, JSON.stringify(factsOf(values.only as Kind, values.quality as Quality, preset, material)));
    const pairs: { theirs: Render; ours: Render }[] = [];
    for (let time = 0; time < times; time++) pairs.push(await pairOf(other, facts, folder, time % 2 === 0));
    for (const [name, of] of Object.entries(MEASURES)) {
      const ratios = pairs.map(({ theirs, ours }) => of(ours) / of(theirs)).sort((a, b) => a - b);
      const [least, middle, most] = [0, ratios.length >> 1, ratios.length - 1].map((at) => ratios[at]?.toFixed(2));
      process.stdout.write(`${name.padEnd(10)} ${middle} of the other checkout's (${least} to ${most})\n`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const MEASURES: Record<string, (render: Render) => number> = {
  time: ({ wallSeconds }) => wallSeconds,
  processor: ({ cpuSeconds }) => cpuSeconds,
  bytes: ({ bytes }) => bytes,
};

async function pairOf(other: string, facts: string, folder: string, isOtherFirst: boolean) {
  const renderIn = async (checkout: string): Promise<Render> => {
    const video = join(folder, 'video.mp4');
    const cost = await costOf(process.execPath, [join(checkout, RENDER_ONE), values.only, facts, video]);
    return { ...cost, bytes: (await stat(video)).size };
  };
  if (!isOtherFirst) return { ours: await renderIn(OURS), theirs: await renderIn(other) };
  return { theirs: await renderIn(other), ours: await renderIn(OURS) };
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
