import type { Character, RenderedVideo } from '../../engines/engine.ts';
import { type DrawnFilm, renderNarrativeVideo } from '../../engines/narrative-video/render.ts';
import type { NarrativeVideoRequest } from '../domain/requests.ts';
import type { EngineInput } from './engine-input.ts';
import { joinShots } from './join-shots.ts';

type Input = EngineInput<NarrativeVideoRequest>;

/**
 * Renders a video of the prompt with its characters. If Ray makes shots of the video,
 * it is drawn already, and only joined with them.
 */
export async function generateNarrativeVideo(input: Input): Promise<RenderedVideo> {
  return input.job.renderer.video === 'ray' ? joinShots(input) : drawFilm(input);
}

/** Draws the whole video by the embedded engine. */
export async function drawFilm(input: Input): Promise<DrawnFilm> {
  const { job, request, song, workDir, progress } = input;
  const { prompt, quality, aspect_ratio, style_preset } = request;
  return renderNarrativeVideo({
    jobId: job.job_id,
    song,
    onProgress: progress.begin('rendering'),
    prompt,
    characters: castOf(input),
    quality,
    aspectRatio: aspect_ratio,
    workDir: await workDir('video'),
    ...(style_preset === undefined ? {} : { stylePreset: style_preset }),
  });
}

function castOf({ request: { characters }, images, people }: Input): Character[] {
  return characters.map(({ name, role, description }, index) => {
    const [image, person] = [images[index], people[index]];
    if (image === undefined) throw new Error(`The image of character ${index} is not prepared.`);
    return {
      name,
      role,
      image,
      ...(person === undefined ? {} : { person }),
      ...(description === undefined ? {} : { description }),
    };
  });
}
