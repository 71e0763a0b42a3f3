import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fixedSeconds, runFfmpeg } from '../../engines/process/ffmpeg.ts';
import type { JobKey } from '../domain/job.ts';
import type { NarrativeVideoRequest } from '../domain/requests.ts';
import { rayInput, type Shot, type ShotScene, shotsOf } from '../domain/shots.ts';
import { providedKey, putFile } from '../platform/bucket.ts';
import type { EngineInput } from './engine-input.ts';
import { onPreparedJob } from './generate.ts';
import { drawFilm } from './generate-narrative-video.ts';

/** Bytes. A state passes on at most 256 KiB, and base64 makes this a third larger. */
const LARGEST_KEY_FRAME = 150 * 1024;
/** Pixels of the shorter side. Ray accepts images from 512 pixels. */
const KEY_FRAME_SIDE = 540;

/**
 * The state DrawShots: draws the whole film by the embedded engine, and chooses the shots that Ray makes instead. It
 * stores the film, and for each shot what the next states send to Ray. The first frame of a shot is that of the film.
 */
export async function drawShots(key: JobKey): Promise<void> {
  await onPreparedJob(key, (input) => drawAndStore(input as EngineInput<NarrativeVideoRequest>));
}

async function drawAndStore(input: EngineInput<NarrativeVideoRequest>): Promise<void> {
  const { job, request, workDir } = input;
  const film = await drawFilm(input);
  const board: { scenes: ShotScene[] } = JSON.parse(await readFile(film.storyboard, 'utf8'));
  const shots = shotsOf(board.scenes, request, job.renderer.ray ?? { dollars: 0 });
  const folder = await workDir('shots');
  for (const shot of shots) {
    const keyFrame = await keyFrameOf(film.video, startOf(shot, board.scenes), folder);
    const file = join(folder, `shot-${shot.scene}.json`);
    await writeFile(file, JSON.stringify(rayInput(shot, request, keyFrame)));
    await putFile(providedKey(job, `shot-${shot.scene}.json`), file, 'application/json');
  }
  await putFile(providedKey(job, 'film.mp4'), film.video, 'video/mp4');
  await putFile(providedKey(job, 'thumbnail.jpg'), film.thumbnail, 'image/jpeg');
  await putFile(providedKey(job, 'storyboard.json'), film.storyboard, 'application/json');
  const list = join(folder, 'shots.json');
  await writeFile(list, JSON.stringify(shots.map(({ scene }) => ({ scene }))));
  await putFile(providedKey(job, 'shots.json'), list, 'application/json');
}

function startOf({ scene }: Shot, scenes: readonly ShotScene[]): number {
  return scenes[scene]?.start ?? 0;
}

/** Returns a frame of the film as JPEG, with the best quality that is small enough. */
async function keyFrameOf(video: string, seconds: number, folder: string): Promise<Buffer> {
  const frame = join(folder, 'frame.png');
  await runFfmpeg(['-ss', fixedSeconds(seconds), '-i', video, '-frames:v', '1', frame]);
  const image = sharp(frame).resize(KEY_FRAME_SIDE, KEY_FRAME_SIDE, { fit: 'outside', withoutEnlargement: true });
  for (const quality of [90, 80, 70, 60, 50]) {
    const jpeg = await image.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= LARGEST_KEY_FRAME) return jpeg;
  }
  return image.jpeg({ quality: 30 }).toBuffer();
}
