/**
 * Draws samples of the looks, for people who choose one. `node narrative-video.ts SONG SINGER FRIEND SHEET.jpg CLIPS
 * LOOK…` renders a clip of each look into the folder CLIPS, with the look's name. It also draws one sheet: the two
 * photographs SINGER and FRIEND, then a row for each clip with its places. `realistic` is the look without a preset.
 */
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { registerFonts } from '../../engines/drawing/fonts.ts';
import type { NarrativeVideoFacts } from '../../engines/engine.ts';
import { renderNarrativeVideo } from '../../engines/narrative-video/render.ts';
import type { Scene } from '../../engines/narrative-video/story.ts';
import { runFfmpeg } from '../../engines/process/ffmpeg.ts';
import { analyzeMusic } from '../../engines/sound/music.ts';
import type { NarrativePreset } from '../../functions/domain/requests.ts';

const PROMPT =
  'Eileen walks through the market at noon. Grace waits on the beach at sunset. ' +
  'Eileen and Grace dance through the city at night in the rain. They walk to the castle at dawn.';
const WIDE = 320;
const HIGH = 180;
const GAP = 10;
const GROUND = '#f4f2ee';
const LABEL = 26;
const ROW = HIGH + LABEL + GAP;

const [song = '', singer = '', friend = '', out = '', clips = '', ...looks] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'songreel-gallery-'));
try {
  await mkdir(clips, { recursive: true });
  const rows: Buffer[][] = [await Promise.all([singer, friend].map(photograph))];
  for (const look of looks) rows.push(await renderClip(look, await factsOf(join(folder, look), look)));
  await drawSheet(rows);
} finally {
  await rm(folder, { recursive: true });
}

/** Draws the whole photograph on the sheet's background color. */
function photograph(file: string): Promise<Buffer> {
  const size = { width: WIDE, height: HIGH, fit: 'contain', position: 'left', background: GROUND } as const;
  return sharp(file).rotate().resize(size).png().toBuffer();
}

async function factsOf(workDir: string, look: string): Promise<NarrativeVideoFacts> {
  await mkdir(workDir);
  const pictured = async (name: string, file: string) => {
    const image = join(workDir, `${name}.png`);
    await sharp(file).png().toFile(image);
    return { name, image };
  };
  const { durationSeconds } = await analyzeMusic(song);
  return {
    jobId: 'gallery',
    song: { path: song, durationMs: durationSeconds * 1000 },
    prompt: PROMPT,
    characters: [
      { ...(await pictured('Eileen', singer)), role: 'singer' },
      { ...(await pictured('Grace', friend)), role: 'character' },
    ],
    quality: 'basic',
    aspectRatio: '16:9',
    workDir,
    ...(look !== 'realistic' && { stylePreset: look as NarrativePreset }),
  };
}

/** @returns the last scene of each place, in the order of the story, as pictures of the sheet's size */
async function renderClip(look: string, facts: NarrativeVideoFacts): Promise<Buffer[]> {
  const { video, storyboard = '' } = await renderNarrativeVideo(facts);
  await copyFile(video, join(clips, `${look}.mp4`));
  const { scenes }: { scenes: Scene[] } = JSON.parse(await readFile(storyboard, 'utf8'));
  const last = scenes.filter(({ place }, index) => place !== scenes[index + 1]?.place);
  return Promise.all(
    last.map(async ({ start, end }, index) => {
      const frame = join(facts.workDir, `${index}.png`);
      await runFfmpeg(['-ss', `${(start + end) / 2}`, '-i', video, '-frames:v', '1', frame]);
      return sharp(frame).resize(WIDE, HIGH).png().toBuffer();
    }),
  );
}

async function drawSheet(rows: Buffer[][]): Promise<void> {
  registerFonts();
  const columns = Math.max(...rows.map(({ length }) => length));
  const canvas = createCanvas(columns * (WIDE + GAP) + GAP, rows.length * ROW + GAP);
  const pen = canvas.getContext('2d');
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#22201d';
  pen.font = '16px "Share Tech Mono"';
  ['two photographs, of Eileen and Grace', ...looks].forEach((title, row) => {
    pen.fillText(title, GAP, row * ROW + GAP + LABEL - 9);
  });
  const stills = rows.flatMap((frames, row) =>
    frames.map((input, column) => ({
      input,
      left: GAP + column * (WIDE + GAP),
      top: row * ROW + GAP + LABEL,
    })),
  );
  await sharp(canvas.toBuffer('image/png')).composite(stills).jpeg({ quality: 78, mozjpeg: true }).toFile(out);
}
