import type { JobKey } from '../../functions/domain/job.ts';
import { isTerminal } from '../../functions/domain/job.ts';
import { JOB_TYPE_FACTS, type JobType } from '../../functions/domain/job-type.ts';
import { imagesOf } from '../../functions/domain/media-rules.ts';
import { awaitCharge } from '../../functions/media/await-charge.ts';
import { readRequest } from '../../functions/platform/bucket.ts';
import { claim } from '../../functions/platform/store/claims.ts';
import {
  recordError,
  recordMedia,
  recordTranscript,
  recordVideo,
  requireJob,
} from '../../functions/platform/store/jobs.ts';
import type { Handlers } from './state-machines.ts';

/** Songs that a simulated job may have, by what becomes of them. */
export const SONGS = ['good', 'too-long', 'breaks-the-engine'] as const;
export type SongKind = (typeof SONGS)[number];
export const songUrl = (kind: SongKind): string => `https://songs.example.com/${kind}.mp3`;

const DURATION_MS = 10_000;

/** Something that the task does outside of AWS, and that can fail, be lost, or outlast its process. */
type Outside = (name: 'Fetch' | 'Search' | 'Encode' | 'Transcribe') => Promise<void>;

/**
 * The media task with what it reads and writes. Its fetch of the media, its search for people and its engine are places
 * where it can fail or die, but no file is fetched and no film is drawn.
 */
export function mediaTask(outside: Outside): Handlers {
  const generating = (variables: TaskVariables) => generate(variables, outside);
  return {
    PrepareAndGenerate: async (variables: TaskVariables) => {
      await prepare(variables, outside);
      if (await awaitCharge(keyOf(variables))) await generate(variables, outside);
    },
    DrawShots: (variables: TaskVariables) => draw(variables, outside),
    GenerateTranscript: generating,
    GenerateLyricVideo: generating,
    GenerateNarrativeVideo: generating,
  };
}

interface TaskVariables {
  ACCOUNT_ID: string;
  JOB_TYPE: JobType;
  JOB_ID: string;
}

async function prepare(variables: TaskVariables, outside: Outside): Promise<void> {
  const job = await claim(keyOf(variables));
  if (!job || job.media || job.error) return;
  const request = await readRequest(job);
  const { song_url } = request;
  await outside('Fetch');
  // The job goes on without the people if the search for them fails.
  if (imagesOf(job.type, request).length > 0) await outside('Search').catch(() => undefined);
  if (song_url === songUrl('too-long')) {
    await recordError(job, { code: 'audio_too_long', message: 'song_url: the song is too long.' });
  } else {
    await recordMedia(job, { durationMs: DURATION_MS, media: { song_key: 'song', image_keys: [] } });
  }
}

/** Draws a film that is joined with the shots of a provider later. */
async function draw(variables: TaskVariables, outside: Outside): Promise<void> {
  const job = await requireJob(keyOf(variables));
  if (isTerminal(job) || job.error || job.video_key) return;
  await readRequest(job);
  await outside('Encode');
}

async function generate(variables: TaskVariables, outside: Outside): Promise<void> {
  const key = keyOf(variables);
  const job = await requireJob(key);
  if (isTerminal(job) || job.error || job.transcript || job.video_key) return;
  const { song_url } = await readRequest(job);
  const isTranscript = JOB_TYPE_FACTS[job.type].result === 'transcript';
  await outside(isTranscript ? 'Transcribe' : 'Encode');
  if (song_url === songUrl('breaks-the-engine')) {
    await recordError(job, { code: 'generation_failed', message: 'It could not be made.' });
  } else if (isTranscript) {
    await recordTranscript(job, { language: 'en', segments: [] });
  } else {
    await recordVideo(job, { video_key: 'video', thumbnail_key: 'thumbnail' });
  }
}

function keyOf({ ACCOUNT_ID, JOB_TYPE, JOB_ID }: TaskVariables): JobKey {
  return { account_id: ACCOUNT_ID, type: JOB_TYPE, job_id: JOB_ID };
}
