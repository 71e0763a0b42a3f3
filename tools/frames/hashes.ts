/**
 * Prints a hash of three frames of every lyric look in every shape, so that a change to the drawing code can show that the
 * pictures stay as they were:
 *
 *   npm run --silent frames > before.txt     (then, after the change)     npm run --silent frames | diff before.txt -
 *
 * `--preset NAME` hashes one look. Hashes hold for one machine and one version of the canvas, so none is stored.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { blendingFrames } from '../../engines/drawing/blending-frames.ts';
import { registerFonts } from '../../engines/drawing/fonts.ts';
import type { Frame } from '../../engines/drawing/frame.ts';
import type { LyricVideoFacts } from '../../engines/engine.ts';
import { filmOf } from '../../engines/lyric-video/render.ts';
import { LYRIC_PRESETS, type LyricPreset } from '../../functions/domain/requests.ts';
import type { Segment } from '../../functions/domain/segments.ts';
import { optionsOf } from '../options.ts';

const SAMPLE = join(import.meta.dirname, '..', '..', 'local', 'sample');
/** Seconds: in the count-in, in a line that is being sung, and in the middle of the song. */
const TIMES = [0.9, 6.2, 13.7];

const { values } = optionsOf({ options: { preset: { type: 'string' } } });
const segments: Segment[] = JSON.parse(await readFile(join(SAMPLE, 'lyrics.json'), 'utf8'));
const folder = await mkdtemp(join(tmpdir(), 'songreel-frames-'));
try {
  registerFonts();
  const singer = join(folder, 'singer.png');
  await sharp(join(SAMPLE, 'singer.svg')).png().toFile(singer);
  const presets = [undefined, ...LYRIC_PRESETS].filter((preset) =>
    values.preset === undefined ? true : values.preset === (preset ?? 'default'),
  );
  for (const preset of presets) {
    for (const aspectRatio of ['9:16', '16:9', '1:1'] as const) {
      for (const withSinger of [false, true]) {
        const hashes = await hashesOf({ preset, aspectRatio, ...(withSinger ? { singerImage: singer } : {}) });
        const who = withSinger ? 'singer' : 'alone';
        process.stdout.write(`${[preset ?? 'default', aspectRatio, who, ...hashes].join(' ')}\n`);
      }
    }
  }
} finally {
  await rm(folder, { recursive: true });
}

async function hashesOf(
  changed: Pick<LyricVideoFacts, 'aspectRatio' | 'singerImage'> & { preset: LyricPreset | undefined },
): Promise<string[]> {
  const { preset, ...rest } = changed;
  const film = await filmOf({
    jobId: 'frames',
    song: { path: join(SAMPLE, 'song.m4a'), durationMs: 22_000 },
    segments,
    quality: 'basic',
    workDir: folder,
    ...(preset === undefined ? {} : { stylePreset: preset }),
    ...rest,
  });
  const [frame] = blendingFrames(film.width, film.height, 1) as [Frame];
  return TIMES.map((seconds) => {
    const moment = film.cues[Math.floor(seconds * film.look.fps)];
    if (!moment) throw new RangeError(`the song has no moment at ${seconds} s`);
    film.draw(frame, moment);
    return createHash('sha256').update(frame.data).digest('hex').slice(0, 16);
  });
}
