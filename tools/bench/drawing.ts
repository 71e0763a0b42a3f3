/**
 * Measures what drawing alone costs in narrative looks, without the encoder. Each look is drawn in a process of its own,
 * like one part of a video:
 *
 *   npm run bench:drawing -- [--look lego]… [--seconds 20] [--quality basic|pro] [--profile FOLDER]
 *
 * It prints processor milliseconds for each drawing, the building of places and people included, the number of
 * drawings, and processor seconds and peak memory of the whole process. Other programs disturb these less than the speed of a render.
 * `--profile` writes a V8 profile of each look, LOOK.cpuprofile, for the developer tools of a browser.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environmentOf, MEMORY_FLAGS } from '../../engines/narrative-video/draw-parts.ts';
import { lookOf } from '../../engines/narrative-video/looks.ts';
import { NARRATIVE_PRESETS, type NarrativePreset } from '../../functions/domain/requests.ts';
import { expectKnown, optionsOf } from '../options.ts';
import { check, positive } from './render-facts.ts';
import { foundIn, songOf } from './render-material.ts';

const LOOKS = ['realistic', ...NARRATIVE_PRESETS];
const DRAWER = join(import.meta.dirname, 'drawing-one.ts');

const { values } = optionsOf({
  options: {
    look: { type: 'string', multiple: true, default: LOOKS },
    seconds: { type: 'string', default: '20' },
    quality: { type: 'string', default: 'basic' },
    profile: { type: 'string' },
  },
});
expectKnown('look', values.look, LOOKS);
check('quality', values.quality, ['basic', 'pro']);
const seconds = positive('seconds', values.seconds);
const folder = await mkdtemp(join(tmpdir(), 'songreel-drawing-'));
try {
  await songOf(folder, seconds);
  await foundIn(folder);
  console.log('look              ms / drawing  drawings  seconds       MB');
  for (const look of values.look) console.log(await costOf(look));
} finally {
  await rm(folder, { recursive: true });
}

async function costOf(look: string): Promise<string> {
  const profile = values.profile
    ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`, `--cpu-prof-name=${look}.cpuprofile`]
    : [];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...profile, ...MEMORY_FLAGS, DRAWER, look, `${seconds}`, values.quality, folder],
    { env: { ...process.env, ...environmentOf(lookOf(look === 'realistic' ? undefined : (look as NarrativePreset))) } },
  );
  const { drawings, milliseconds, seconds: whole, megabytes } = JSON.parse(stdout);
  return [
    look.padEnd(16),
    (milliseconds / drawings).toFixed(1).padStart(13),
    `${drawings}`.padStart(10),
    whole.toFixed(1).padStart(9),
    megabytes.toFixed(0).padStart(9),
  ].join('');
}
