import { renderLyricVideo } from '../../engines/lyric-video/render.ts';
import { alignWords } from '../../engines/transcription/alignment.ts';
import { transcribe } from '../../engines/transcription/transcribe.ts';
import type { JobKey } from '../domain/job.ts';
import type { LyricVideoRequest } from '../domain/requests.ts';
import { deliver, generate } from './generation.ts';

/** The words that the caller gave, at times that are found where none are given, or those that are heard in the song. */
export async function generateLyricVideo(key: JobKey): Promise<void> {
  await generate<LyricVideoRequest>(key, async ({ job, request, song, images, workDir }) => {
    const { quality, aspect_ratio, style_preset, song_genre } = request;
    const [singerImage] = images;
    const segments = request.segments
      ? await alignWords(song, request.segments, await workDir('alignment'))
      : (await transcribe({ song, engine: job.renderer.transcription, workDir: await workDir('transcription') }))
          .segments;
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
