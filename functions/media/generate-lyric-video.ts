import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedVideo, Transcript } from '../../engines/engine.ts';
import { renderLyricVideo } from '../../engines/lyric-video/render.ts';
import { alignWords } from '../../engines/transcription/alignment.ts';
import { transcribe } from '../../engines/transcription/transcribe.ts';
import type { LyricVideoRequest } from '../domain/requests.ts';
import type { EngineInput } from './engine-input.ts';
import { timed } from './timed-lyrics.ts';

type Input = EngineInput<LyricVideoRequest>;

/** Renders a video with the caller's words, or with those recognized in the song. */
export async function generateLyricVideo(input: Input): Promise<RenderedVideo> {
  const { job, request, song, images, people, workDir, progress } = input;
  const { quality, aspect_ratio, style_preset, song_genre, romanize } = request;
  const [singerImage] = images;
  const [singerPerson] = people;
  const { language, segments } = await wordsOf(input);
  const lyrics = join(await workDir('lyrics'), 'lyrics.json');
  await writeFile(lyrics, JSON.stringify({ language, segments }));
  const rendered = await renderLyricVideo({
    jobId: job.job_id,
    song,
    segments,
    onProgress: progress.begin('rendering'),
    quality,
    aspectRatio: aspect_ratio,
    workDir: await workDir('video'),
    ...(style_preset === undefined ? {} : { stylePreset: style_preset }),
    ...(song_genre === undefined ? {} : { songGenre: song_genre }),
    ...(romanize ? { romanize } : {}),
    ...(singerImage === undefined ? {} : { singerImage }),
    ...(singerPerson === undefined ? {} : { singerPerson }),
  });
  return { ...rendered, lyrics };
}

/**
 * Returns the caller's segments, with times added to words without them. Without segments, returns the caller's lyrics
 * with times, or else a transcription. The language of the caller's segments is not known.
 */
async function wordsOf({ job, request, song, provided, workDir, progress }: Input): Promise<Transcript> {
  if (request.segments) {
    return { language: null, segments: await alignWords(song, request.segments, await workDir('alignment')) };
  }
  const onProgress = progress.begin('transcribing');
  const facts = {
    song,
    engine: job.renderer.transcription,
    ...(provided !== undefined && { provided }),
    workDir: await workDir('transcription'),
    onProgress,
  };
  return request.lyrics === undefined ? transcribe(facts) : timed(request.lyrics, facts);
}
