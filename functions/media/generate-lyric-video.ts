import type { JobKey } from '../domain/job.ts';
import type { LyricVideoRequest } from '../domain/requests.ts';
import { deliver, generate } from './generation.ts';
import { renderLyricVideo } from './lyric-video/render.ts';
import { transcribe } from './transcription/transcribe.ts';

/** The words that the caller gave, or those that are heard in the song. */
export async function generateLyricVideo(key: JobKey): Promise<void> {
  await generate<LyricVideoRequest>(key, async ({ job, request, song, images, workDir }) => {
    const { quality, aspect_ratio, style_preset, song_genre } = request;
    const [singerImage] = images;
    const segments = request.segments ?? (await transcribe({ song, workDir: await workDir('transcription') })).segments;
    const rendered = await renderLyricVideo({
      jobId: job.job_id,
      song,
      segments,
      quality,
      aspectRatio: aspect_ratio,
      workDir: await workDir('video'),
      ...(style_preset === undefined ? {} : { stylePreset: style_preset }),
      ...(song_genre === undefined ? {} : { songGenre: song_genre }),
      ...(singerImage === undefined ? {} : { singerImage }),
    });
    await deliver(job, rendered);
  });
}
