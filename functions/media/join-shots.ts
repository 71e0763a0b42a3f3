import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedVideo } from '../../engines/engine.ts';
import { cutIn, type Footage } from '../../engines/narrative-video/footage.ts';
import type { Job } from '../domain/job.ts';
import type { ProvidedName } from '../domain/job-files.ts';
import type { NarrativeVideoRequest } from '../domain/requests.ts';
import type { MadeShot, ShotScene } from '../domain/shots.ts';
import { getFile, isMissing, providedKey, readTextIfPresent } from '../platform/bucket.ts';
import { logger } from '../platform/observability.ts';
import type { EngineInput } from './engine-input.ts';
import { normalizedClip } from './shot-clip.ts';

interface Board {
  scenes: (ShotScene & { made_by?: 'ray' | 'embedded' })[];
}

/**
 * Joins the film of the embedded engine with the clips of Ray. A shot without a usable clip stays as it was drawn, and
 * the storyboard says by which engine each scene was made.
 */
export async function joinShots(input: EngineInput<NarrativeVideoRequest>): Promise<RenderedVideo> {
  const { job, request, progress } = input;
  const folder = await input.workDir('video');
  const local = async (name: ProvidedName) => {
    const path = join(folder, name);
    await getFile(providedKey(job, name), path);
    return path;
  };
  const [film, thumbnail, storyboard] = [
    await local('film.mp4'),
    await local('thumbnail.jpg'),
    await local('storyboard.json'),
  ];
  progress.begin('finishing');
  const board: Board = JSON.parse(await readFile(storyboard, 'utf8'));
  for (const scene of board.scenes) scene.made_by = 'embedded';
  const clips: Footage[] = [];
  for (const shot of await madeShots(job)) {
    const scene = board.scenes[shot.scene];
    const path = scene && (await clipOf(job, shot, scene, request, folder));
    if (!scene || path === undefined) continue;
    clips.push({ path, start: scene.start, end: scene.end });
    scene.made_by = 'ray';
  }
  await writeFile(storyboard, `${JSON.stringify(board, null, 2)}\n`);
  logger.info('The shots are joined.', { by_ray: clips.length, scenes: board.scenes.length });
  if (clips.length === 0) return { video: film, thumbnail, storyboard };
  const video = join(folder, 'joined.mp4');
  await cutIn(film, clips, video);
  return { video, thumbnail, storyboard };
}

/** Returns no shots if the states that make them did not get far enough to keep a list. */
async function madeShots(job: Job): Promise<MadeShot[]> {
  return JSON.parse((await readTextIfPresent(providedKey(job, 'made.json'))) ?? '[]');
}

async function clipOf(
  job: Job,
  { scene: index, arn }: MadeShot,
  scene: ShotScene,
  request: NarrativeVideoRequest,
  folder: string,
): Promise<string | undefined> {
  const id = arn?.split('/').at(-1);
  if (id === undefined) return undefined;
  const clip = join(folder, `shot-${index}.mp4`);
  try {
    await getFile(providedKey(job, `shot-${index}/${id}/output.mp4`), clip);
  } catch (error) {
    if (!isMissing(error)) throw error;
    logger.warn('A clip of a provider is missing.', { scene: index });
    return undefined;
  }
  return normalizedClip(clip, scene.end - scene.start, request, folder);
}
