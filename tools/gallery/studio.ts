/**
 * Makes the moving pictures of the studio's gallery, a short silent loop and a still of every look:
 *
 *   npm run gallery:studio -- [--out studio/gallery] [LOOK…]
 *
 * All of them together stay below 6 MB, because they are in the repository and in the bundle of one function.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { LYRIC_PRESETS, NARRATIVE_PRESETS } from '../../functions/domain/requests.ts';
import { ensureSystem } from '../../local/system.ts';
import { optionsOf } from '../options.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const SAMPLE = join(root, 'local/sample');
const CAST = ['astronaut.jpg', 'grace-hopper.jpg'].map((image) => join(root, 'test/pictures', image));
/** Seconds of the sample song: its first line is sung between the two moments of the loop. */
const LYRIC = { song: 6.8, from: 2.1, seconds: 3.4 };
/** Seconds: the loop shows the middle of the story, with both characters. */
const STORY = { song: 14, from: 7, seconds: 4 };
const LYRIC_SIZE = '400:400';
const STORY_SIZE = '480:270';

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(root, 'studio/gallery') } },
});
const out = resolve(values.out);
const wanted = (look: string) => positionals.length === 0 || positionals.includes(look);

await ensureSystem((text) => process.stderr.write(text));
await mkdir(out, { recursive: true });
const scratch = await mkdtemp(join(tmpdir(), 'songreel-gallery-'));
try {
  for (const preset of ['DEFAULT', ...LYRIC_PRESETS].filter(wanted)) await lyricLoop(preset);
  for (const look of ['realistic', ...NARRATIVE_PRESETS].filter(wanted)) await storyLoop(look);
} finally {
  await rm(scratch, { recursive: true });
}

async function lyricLoop(preset: string): Promise<void> {
  const [song, words, clip] = ['song.m4a', 'lyrics.json', 'clip.mp4'].map((name) => join(scratch, name)) as [
    string,
    string,
    string,
  ];
  await beginning(song, LYRIC.song);
  const segments: { end: number }[] = JSON.parse(await readFile(join(SAMPLE, 'lyrics.json'), 'utf8'));
  await writeFile(words, JSON.stringify(segments.filter(({ end }) => end <= LYRIC.song)));
  await draw('lyric-video.ts', 'clip', song, words, clip, preset, '1:1');
  await loop(clip, LYRIC, LYRIC_SIZE, preset.toLowerCase());
}

async function storyLoop(look: string): Promise<void> {
  const song = join(scratch, 'song.m4a');
  await beginning(song, STORY.song);
  await draw('narrative-video.ts', song, ...CAST, join(scratch, 'sheet.jpg'), scratch, look);
  await loop(join(scratch, `${look}.mp4`), STORY, STORY_SIZE, look);
}

async function beginning(song: string, seconds: number): Promise<void> {
  await ffmpeg('-i', join(SAMPLE, 'song.m4a'), '-t', `${seconds}`, '-c', 'copy', song);
}

/** Writes NAME.mp4, and NAME.webp for people who want no motion and for the time until the loop has loaded. */
async function loop(clip: string, part: typeof LYRIC, size: string, name: string): Promise<void> {
  const cut = ['-ss', `${part.from}`, '-t', `${part.seconds}`, '-i', clip, '-an'];
  const film = join(out, `${name}.mp4`);
  const small = ['-vf', `scale=${size}:flags=lanczos,fps=15`, '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '29'];
  await ffmpeg(...cut, ...small, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', film);
  const still = join(out, `${name}.webp`);
  const moment = ['-ss', `${part.from + part.seconds * 0.55}`, '-i', clip, '-frames:v', '1'];
  const png = join(scratch, 'still.png');
  await ffmpeg(...moment, '-vf', `scale=${size}:flags=lanczos`, png);
  const { default: sharp } = await import('sharp');
  await sharp(png).webp({ quality: 72 }).toFile(still);
  console.log(film);
}

async function ffmpeg(...args: string[]): Promise<void> {
  await run('ffmpeg', ['-nostdin', '-loglevel', 'error', '-y', ...args]);
}

/** Runs in a separate process, so that this program does not load the production code. */
async function draw(drawer: string, ...args: string[]): Promise<void> {
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'tools/gallery', drawer), ...args]);
}
