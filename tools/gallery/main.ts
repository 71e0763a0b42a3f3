/**
 * Draws every look of lyric and narrative videos with the sample song: a contact sheet for each family of lyric looks,
 * one of looks with a photographed singer, one of the movements of a song, one for the narrative looks, and a short clip
 * of each look:
 *
 *   npm run gallery -- [--sheets docs/gallery] [--clips demo-output/gallery]
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type LyricPreset, NARRATIVE_PRESETS } from '../../functions/domain/requests.ts';
import { Fault, messageOf } from '../../local/fault.ts';
import { ensureSystem } from '../../local/system.ts';
import { optionsOf } from '../options.ts';
import { longSong } from './long-song.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const SAMPLE = join(root, 'local/sample');
const LYRIC_DRAWER = join(root, 'tools/gallery/lyric-video.ts');
const NARRATIVE_DRAWER = join(root, 'tools/gallery/narrative-video.ts');
const CLIP_SECONDS = 12;
/** The looks that are shown in each movement. */
const MOVING = ['WOODBLOCK_PRINT', 'CHILDRENS_BOOK', 'ART_POSTER'];
/** The photograph of a singer, and the looks in which it is shown. */
const SINGER = join(root, 'test/pictures/astronaut.jpg');
const WITH_SINGER = ['DOODLE', 'WOODBLOCK_PRINT', 'POP_ART', 'FLAT_ART', '80S_ILLUSTRATION', 'BLUEPRINT'];

type Family = 'prints' | 'paper' | 'paint' | 'shapes' | 'quiet';

/** Lyric looks that are shown together on a sheet, grouped by their technique. */
const FAMILY: Readonly<Record<LyricPreset | 'DEFAULT', Family>> = {
  ART_POSTER: 'prints',
  BAUHAUS: 'prints',
  POP_ART: 'prints',
  RETRO_ETCHING: 'prints',
  WOODBLOCK_PRINT: 'prints',
  BLUEPRINT: 'paper',
  CHILDRENS_BOOK: 'paper',
  COLLAGE: 'paper',
  DOODLE: 'paper',
  MIXED_MEDIA: 'paper',
  ART_BRUT: 'paint',
  GRAFFITI_I: 'paint',
  GRAFFITI_II: 'paint',
  PAINT_GESTURE: 'paint',
  WATERCOLOR: 'paint',
  '80S_ILLUSTRATION': 'shapes',
  C4D_CARTOON: 'shapes',
  FLAT_ART: 'shapes',
  FLAT_VECTOR: 'shapes',
  WEIRD: 'shapes',
  DEFAULT: 'quiet',
  EMOTIONAL_MINIMAL: 'quiet',
  MINIMAL_ILLUSTRATION: 'quiet',
};
const FAMILIES = Map.groupBy(Object.keys(FAMILY) as (keyof typeof FAMILY)[], (look) => FAMILY[look]);

/** Looks of narrative videos. `realistic` is the look without a preset. */
const NARRATIVE = ['realistic', ...NARRATIVE_PRESETS];

async function main(): Promise<void> {
  const { sheets, clips } = options();
  await ensureSystem((text) => process.stderr.write(text));
  for (const folder of [sheets, clips]) await mkdir(folder, { recursive: true });
  const lyrics = join(SAMPLE, 'lyrics.json');
  for (const [family, presets] of FAMILIES) {
    const file = join(sheets, `${family}.jpg`);
    await draw(LYRIC_DRAWER, 'sheet', join(SAMPLE, 'song.m4a'), lyrics, file, ...presets);
    console.log(file);
  }
  const singers = join(sheets, 'singers.jpg');
  await draw(LYRIC_DRAWER, 'sheet', join(SAMPLE, 'song.m4a'), lyrics, singers, ...WITH_SINGER, '--singer', SINGER);
  console.log(singers);
  await drawMovements(join(sheets, 'movements.jpg'));
  await drawClips(clips, lyrics);
  const cast = ['astronaut.jpg', 'grace-hopper.jpg'].map((image) => join(root, 'test/pictures', image));
  const sheet = join(sheets, 'narrative.jpg');
  await draw(NARRATIVE_DRAWER, join(SAMPLE, 'song.m4a'), ...cast, sheet, clips, ...NARRATIVE);
  console.log(sheet);
  for (const look of NARRATIVE) console.log(join(clips, `${look}.mp4`));
}

function options(): { sheets: string; clips: string } {
  const { values } = optionsOf({
    options: {
      sheets: { type: 'string', default: 'docs/gallery' },
      clips: { type: 'string', default: 'demo-output/gallery' },
    },
  });
  return { sheets: resolve(values.sheets), clips: resolve(values.clips) };
}

/** Draws looks in each movement of a longer song. */
async function drawMovements(file: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'songreel-gallery-'));
  try {
    const { path, segments } = await longSong(scratch);
    const words = join(scratch, 'lyrics.json');
    await writeFile(words, JSON.stringify(segments));
    await draw(LYRIC_DRAWER, 'movements', path, words, file, ...MOVING);
    console.log(file);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function drawClips(folder: string, lyrics: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'songreel-gallery-'));
  try {
    const [song, words] = [join(scratch, 'song.m4a'), join(scratch, 'lyrics.json')];
    const cut = ['-i', join(SAMPLE, 'song.m4a'), '-t', `${CLIP_SECONDS}`, '-c', 'copy', song];
    await run('ffmpeg', ['-nostdin', '-loglevel', 'error', ...cut]);
    const segments: { end: number }[] = JSON.parse(await readFile(lyrics, 'utf8'));
    await writeFile(words, JSON.stringify(segments.filter(({ end }) => end <= CLIP_SECONDS)));
    for (const preset of Object.keys(FAMILY)) {
      const file = join(folder, `${preset.toLowerCase()}.mp4`);
      await draw(LYRIC_DRAWER, 'clip', song, words, file, preset);
      console.log(file);
    }
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** Runs a drawing program in a separate process, so that this program does not load the production code. */
async function draw(drawer: string, ...args: string[]): Promise<void> {
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', drawer, ...args]);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Fault ? error.message : `The gallery could not be drawn: ${messageOf(error)}`);
  process.exitCode = 1;
}
