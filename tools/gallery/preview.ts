/**
 * Draws one lyric look, and draws it again whenever a file that it uses is saved:
 *
 *   npm run preview -- WATERCOLOR [--singer photo.jpg] [--out demo-output/preview.jpg] [--once]
 *
 * The sheet has a row for each shape and a column for each moment: the count-in, a line that is being sung, the words
 * of a chorus, a pause. `DEFAULT` is the look without a preset.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { registerFonts } from '../../engines/drawing/fonts.ts';
import { frameOf, rgbOf } from '../../engines/drawing/frame.ts';
import type { LyricVideoFacts } from '../../engines/engine.ts';
import { filmOf } from '../../engines/lyric-video/render.ts';
import { LYRIC_PRESETS, type LyricPreset } from '../../functions/domain/requests.ts';
import { optionsOf } from '../options.ts';

const SAMPLE = join(import.meta.dirname, '..', '..', 'local', 'sample');
const NAMES = ['DEFAULT', ...LYRIC_PRESETS];
/** The moments, in seconds of the sample song. */
const TIMES = [0.9, 4.2, 13.7, 20.5];
const SHAPES = ['9:16', '16:9', '1:1'] as const;
const CELL = 420;
const GAP = 12;

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    singer: { type: 'string' },
    out: { type: 'string', default: 'demo-output/preview.jpg' },
    once: { type: 'boolean', default: false },
  },
});
const [name = ''] = positionals;
if (!NAMES.includes(name)) {
  console.error(`Name a look: npm run preview -- WATERCOLOR. The looks are ${NAMES.join(', ')}.`);
  process.exitCode = 1;
} else if (values.once) {
  await drawSheet(resolve(values.out));
} else {
  // Node.js watches every file that the look imports, and runs this program again.
  const again = ['--watch', '--watch-preserve-output', import.meta.filename, ...process.argv.slice(2), '--once'];
  spawn(process.execPath, again, { stdio: 'inherit' });
}

async function drawSheet(out: string): Promise<void> {
  const began = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'songreel-preview-'));
  try {
    registerFonts();
    const facts = await factsOf(folder);
    const stills = [];
    for (const [row, aspectRatio] of SHAPES.entries()) {
      const film = await filmOf({ ...facts, aspectRatio });
      const frame = frameOf(film.width, film.height);
      for (const [column, seconds] of TIMES.entries()) {
        const cues = film.cues[Math.floor(seconds * film.look.fps)];
        if (!cues) throw new RangeError(`the sample song has no moment at ${seconds} s`);
        film.draw(frame, cues);
        const picture = sharp(rgbOf(frame), { raw: { width: film.width, height: film.height, channels: 3 } });
        const input = await picture.resize(CELL, CELL, { fit: 'contain', background: '#f4f2ee' }).png().toBuffer();
        stills.push({ input, left: GAP + column * (CELL + GAP), top: GAP + row * (CELL + GAP) });
      }
    }
    const size = { width: GAP + TIMES.length * (CELL + GAP), height: GAP + SHAPES.length * (CELL + GAP) };
    const sheet = sharp({ create: { ...size, channels: 3, background: '#f4f2ee' } });
    await mkdir(dirname(out), { recursive: true });
    await sheet.composite(stills).jpeg({ quality: 85 }).toFile(out);
  } finally {
    await rm(folder, { recursive: true });
  }
  console.log(`${out}  (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

async function factsOf(folder: string): Promise<Omit<LyricVideoFacts, 'aspectRatio'>> {
  const singer = join(folder, 'singer.png');
  if (values.singer) await sharp(values.singer).rotate().png().toFile(singer);
  return {
    jobId: 'preview',
    song: { path: join(SAMPLE, 'song.m4a'), durationMs: 22_000 },
    segments: JSON.parse(await readFile(join(SAMPLE, 'lyrics.json'), 'utf8')),
    quality: 'basic',
    workDir: folder,
    ...(name === 'DEFAULT' ? {} : { stylePreset: name as LyricPreset }),
    ...(values.singer ? { singerImage: singer } : {}),
  };
}
