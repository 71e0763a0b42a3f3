import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { registerFonts } from '../../engines/drawing/fonts.ts';
import { frameOf } from '../../engines/drawing/frame.ts';
import { filmOf } from '../../engines/lyric-video/render.ts';
import { wardrobeOf } from '../../engines/narrative-video/cast/actors.ts';
import { modelsOf, playersOf } from '../../engines/narrative-video/cast/players.ts';
import { framesOf } from '../../engines/narrative-video/compose.ts';
import { FRAMES_PER_SECOND } from '../../engines/narrative-video/encoding.ts';
import { productionOf } from '../../engines/narrative-video/production.ts';
import { runFfmpeg } from '../../engines/process/ffmpeg.ts';
import { analyzeMusic } from '../../engines/sound/music.ts';
import type { LyricPreset, NarrativePreset } from '../../functions/domain/requests.ts';
import { lyricFacts, narrativeFacts } from './render-facts.ts';
import type { Material } from './render-material.ts';

/** Frames that the engine has drawn, before they are encoded. */
export interface Drawn {
  /** ffmpeg's options for reading the frames. */
  input: string[];
  rate: number;
}

export async function drawLyrics(preset: LyricPreset | undefined, material: Material): Promise<Drawn> {
  registerFonts();
  const film = await filmOf(lyricFacts('basic', preset, material));
  const path = join(material.folder, 'frames.yuv');
  const file = createWriteStream(path);
  const frame = frameOf(film.width, film.height);
  for (const moment of film.cues) {
    film.draw(frame, moment);
    if (!file.write(Buffer.from(frame.data))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  return drawn(path, film, film.look.fps);
}

export async function drawScenes(preset: NarrativePreset | undefined, material: Material): Promise<Drawn> {
  const facts = narrativeFacts('basic', preset, material);
  const production = productionOf(facts, await analyzeMusic(material.song));
  const { look, size, picture, board, seed } = production;
  const characters = material.images.map((image) => ({ name: image, image }));
  const players = await playersOf(characters, await modelsOf(characters, material.folder));
  const wardrobe = wardrobeOf(players, look, picture, seed);
  const composition = { ...production, scenes: board.scenes, wardrobe };
  const frames = framesOf(composition, [{ from: 0, to: material.seconds * look.drawings }]);
  const path = join(material.folder, 'frames.yuv');
  const pictures = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${picture.width}x${picture.height}`];
  const filters = `scale=${size.width}:${size.height}:flags=neighbor,format=yuv420p,fps=${FRAMES_PER_SECOND}`;
  await runFfmpeg([...pictures, '-r', `${look.drawings}`, '-i', 'pipe:0', '-vf', filters, '-f', 'rawvideo', path], {
    input: frames,
  });
  return drawn(path, size, FRAMES_PER_SECOND);
}

function drawn(path: string, { width, height }: { width: number; height: number }, rate: number): Drawn {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', `${rate}`, '-i', path];
  return { input, rate };
}
