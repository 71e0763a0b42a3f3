import type { Character } from '../../engines/engine.ts';
import { renderNarrativeVideo } from '../../engines/narrative-video/render.ts';
import type { JobKey } from '../domain/job.ts';
import type { NarrativeVideoRequest } from '../domain/requests.ts';
import { deliver, generate } from './generation.ts';

export async function generateNarrativeVideo(key: JobKey): Promise<void> {
  await generate<NarrativeVideoRequest>(key, async ({ job, request, song, images, workDir }) => {
    const { prompt, quality, aspect_ratio, style_preset } = request;
    const rendered = await renderNarrativeVideo({
      jobId: job.job_id,
      song,
      prompt,
      characters: cast(request, images),
      quality,
      aspectRatio: aspect_ratio,
      workDir: await workDir('video'),
      ...(style_preset === undefined ? {} : { stylePreset: style_preset }),
    });
    await deliver(job, rendered);
  });
}

function cast({ characters }: NarrativeVideoRequest, images: readonly string[]): Character[] {
  return characters.map(({ name, role, description }, index) => {
    const image = images[index];
    if (image === undefined) throw new Error(`The image of character ${index} is not prepared.`);
    return { name, role, image, ...(description === undefined ? {} : { description }) };
  });
}
