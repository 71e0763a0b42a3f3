import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NarrativeVideoFacts, RenderedVideo } from '../engine.ts';
import { runFfmpeg } from '../ffmpeg.ts';
import { analyseMusic } from '../music.ts';
import { wardrobeOf } from './actors.ts';
import { framesOf } from './compose.ts';
import { loadPortrait } from './cutout.ts';
import { encoding } from './encoding.ts';
import { beatOf } from './pulse.ts';
import type { PictureSize } from './set.ts';
import { type Storyboard, storyboardOf } from './storyboard.ts';
import { styleOf } from './styles/index.ts';
import type { Style } from './styles/style.ts';

const SHORTER_SIDE = { basic: 720, pro: 1080 } as const;

/**
 * Tells the prompt with the characters' images along the song: video.mp4, thumbnail.jpg and storyboard.json in the working
 * folder. The same facts give the same frames.
 * @throws ProcessFailure where ffmpeg fails, Error where an image cannot be read
 */
export async function renderNarrativeVideo(facts: NarrativeVideoFacts): Promise<RenderedVideo> {
  const style = styleOf(facts.stylePreset);
  const size = sizeOf(facts);
  const music = await analyseMusic(facts.song.path);
  const beat = beatOf(music, facts.song.durationMs / 1000);
  const board = storyboardOf(facts, beat);
  const storyboard = join(facts.workDir, 'storyboard.json');
  await writeFile(storyboard, describe(board, facts));
  const picture = gridOf(size, style);
  const portraits = await Promise.all(facts.characters.map(({ image }) => loadPortrait(image)));
  const wardrobe = wardrobeOf(portraits, style, picture, facts.jobId);
  const video = join(facts.workDir, 'video.mp4');
  const frames = framesOf({ scenes: board.scenes, style, picture, wardrobe, beat, seed: facts.jobId });
  await runFfmpeg(encoding(facts.song, style, { from: picture, to: size }, video), { input: frames });
  const thumbnail = join(facts.workDir, 'thumbnail.jpg');
  await runFfmpeg(['-ss', `${thumbnailTime(board)}`, '-i', video, '-frames:v', '1', '-q:v', '3', thumbnail]);
  return { video, thumbnail, storyboard };
}

function sizeOf({ quality, aspectRatio }: NarrativeVideoFacts): PictureSize {
  const short = SHORTER_SIDE[quality];
  const long = (short * 16) / 9;
  switch (aspectRatio) {
    case '9:16':
      return { width: short, height: long };
    case '16:9':
      return { width: long, height: short };
    case '1:1':
      return { width: short, height: short };
  }
}

/** What is drawn: the video's own pixels, or the style's larger ones. */
function gridOf(size: PictureSize, { grid }: Style): PictureSize {
  const scale = grid === undefined ? 1 : grid / Math.min(size.width, size.height);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}

/** The middle of the first scene that shows somebody well. */
function thumbnailTime({ scenes }: Storyboard): number {
  const scene =
    scenes.find(({ characters, shot }) => characters.length > 0 && shot !== 'wide') ??
    scenes.find(({ characters }) => characters.length > 0) ??
    scenes[0];
  return scene ? (scene.start + scene.end) / 2 : 0;
}

function describe(board: Storyboard, { characters }: NarrativeVideoFacts): string {
  const scenes = board.scenes.map(({ characters: cast, ...scene }) => ({
    ...scene,
    characters: cast.map((index) => characters[index]?.name),
  }));
  return `${JSON.stringify({ style: board.style, duration_seconds: board.durationSeconds, scenes }, null, 2)}\n`;
}
