/**
 * Draws samples of the looks, for people who choose one. `node lyric-video.ts sheet SONG LYRICS.json OUT.jpg PRESET…`
 * draws one frame of each preset, tall and wide. `node lyric-video.ts clip SONG LYRICS.json OUT.mp4 PRESET [SHAPE]`
 * renders a whole video, 9:16 unless a shape is named. `node lyric-video.ts movements SONG LYRICS.json OUT.jpg PRESET…`
 * draws a row for each preset and shape, and in it the picture of each kind of movement in the song. `DEFAULT` is the
 * look without a preset. `--singer photo.png` adds a singer.
 */
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { newCanvas } from '../../engines/drawing/canvas.ts';
import { registerFonts } from '../../engines/drawing/fonts.ts';
import { frameOf, rgbOf } from '../../engines/drawing/frame.ts';
import type { LyricVideoFacts } from '../../engines/engine.ts';
import { MOVEMENT_KINDS } from '../../engines/lyric-video/movements.ts';
import { type Film, filmOf, renderLyricVideo, telling } from '../../engines/lyric-video/render.ts';
import { analyzeMusic } from '../../engines/sound/music.ts';
import type { LyricPreset } from '../../functions/domain/requests.ts';
import type { Segment } from '../../functions/domain/segments.ts';
import { optionsOf } from '../options.ts';

const COLUMN = 240;
const GAP = 14;
const LABEL = 34;
const TALL = Math.round((COLUMN * 16) / 9);
/** Sides of the pictures on a sheet of movements. */
const [LONG, SHORT] = [352, 198];
const WIDE = Math.round((COLUMN * 9) / 16);

const { positionals, values } = optionsOf({ allowPositionals: true, options: { singer: { type: 'string' } } });
const [kind, song = '', lyrics = '', out = '', ...presets] = positionals;
registerFonts();
const facts = await factsOf(song, lyrics);
if (kind === 'sheet') await drawSheet();
else if (kind === 'movements') await drawMovements();
else await renderClip();

async function factsOf(path: string, lyricsPath: string): Promise<Omit<LyricVideoFacts, 'aspectRatio'>> {
  const segments: Segment[] = JSON.parse(await readFile(lyricsPath, 'utf8'));
  const { durationSeconds } = await analyzeMusic(path);
  return {
    jobId: 'gallery',
    song: { path, durationMs: durationSeconds * 1000 },
    segments,
    quality: 'basic',
    workDir: tmpdir(),
    ...(values.singer && { singerImage: values.singer }),
  };
}

function presetOf(preset: string): Pick<LyricVideoFacts, 'stylePreset'> {
  return preset === 'DEFAULT' ? {} : { stylePreset: preset as LyricPreset };
}

async function drawSheet(): Promise<void> {
  const width = presets.length * (COLUMN + GAP) + GAP;
  const height = TALL + WIDE + LABEL + 3 * GAP;
  const { canvas, pen } = newCanvas(width, height);
  pen.fillStyle = '#f4f2ee';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#22201d';
  pen.font = '15px "Share Tech Mono"';
  pen.textAlign = 'center';
  presets.forEach((preset, index) => {
    pen.fillText(preset, GAP + index * (COLUMN + GAP) + COLUMN / 2, height - LABEL / 2);
  });
  const stills = [];
  for (const [index, preset] of presets.entries()) {
    const left = GAP + index * (COLUMN + GAP);
    stills.push({ input: await still(preset, '9:16', COLUMN, TALL), left, top: GAP });
    stills.push({ input: await still(preset, '16:9', COLUMN, WIDE), left, top: TALL + 2 * GAP });
  }
  await sharp(canvas.toBuffer('image/png')).composite(stills).jpeg({ quality: 80, mozjpeg: true }).toFile(out);
}

async function drawMovements(): Promise<void> {
  const shapes = [
    { aspectRatio: '16:9', width: LONG, height: SHORT },
    { aspectRatio: '9:16', width: SHORT, height: LONG },
  ] as const;
  const stills = [];
  let [wide, top] = [0, GAP];
  for (const preset of presets) {
    let left = GAP;
    for (const { aspectRatio, width, height } of shapes) {
      const film = await filmOf({ ...facts, ...presetOf(preset), aspectRatio });
      for (const seconds of momentsOf(film)) {
        stills.push({ input: await frameAs(film, seconds, width, height), left, top });
        left += width + GAP;
      }
    }
    wide = Math.max(wide, left);
    top += LONG + GAP;
  }
  const sheet = sharp({ create: { width: wide, height: top, channels: 3, background: '#f4f2ee' } });
  await sheet.composite(stills).jpeg({ quality: 80, mozjpeg: true }).toFile(out);
}

/** A late moment of the first card in each kind of movement, or the middle of a movement without words. */
function momentsOf({ movements, captions }: Film): number[] {
  return MOVEMENT_KINDS.flatMap((kind) => {
    const movement = movements.findLast((one) => one.kind === kind);
    if (!movement) return [];
    const { start, end } = movement;
    const card = captions.cards.find((one) => one.start >= start && one.end <= end);
    return [card ? card.start + (card.end - card.start) * 0.75 : start + (end - start) * 0.7];
  });
}

async function frameAs(film: Film, seconds: number, width: number, height: number): Promise<Buffer> {
  const frame = frameOf(film.width, film.height);
  film.draw(frame, film.cues[Math.floor(seconds * film.look.fps)] ?? telling(film));
  return sharp(rgbOf(frame), { raw: { width: film.width, height: film.height, channels: 3 } })
    .resize(width, height)
    .png()
    .toBuffer();
}

async function still(preset: string, aspectRatio: '9:16' | '16:9', width: number, height: number): Promise<Buffer> {
  const film = await filmOf({ ...facts, ...presetOf(preset), aspectRatio });
  return frameAs(film, telling(film).seconds, width, height);
}

async function renderClip(): Promise<void> {
  const workDir = await mkdtemp(join(tmpdir(), 'songreel-gallery-'));
  try {
    const { video } = await renderLyricVideo({
      ...facts,
      ...presetOf(presets[0] ?? 'DEFAULT'),
      aspectRatio: (presets[1] ?? '9:16') as LyricVideoFacts['aspectRatio'],
      workDir,
    });
    await copyFile(video, out);
  } finally {
    await rm(workDir, { recursive: true });
  }
}
