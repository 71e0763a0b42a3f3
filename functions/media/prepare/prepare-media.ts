import { join } from 'node:path';
import type { OnProgress } from '../../../engines/engine.ts';
import type { Job, JobKey } from '../../domain/job.ts';
import { imagesOf, MAX_AUDIO_BYTES, MAX_IMAGE_BYTES, songOf, timesFault } from '../../domain/media-rules.ts';
import { planOf } from '../../domain/progress.ts';
import type { CreateRequest } from '../../domain/requests.ts';
import { inputKey, putFile, readRequest } from '../../platform/bucket.ts';
import { claim } from '../../platform/store/claims.ts';
import { type MediaFacts, recordError, recordMedia } from '../../platform/store/jobs.ts';
import { ProgressReport } from '../progress.ts';
import { inWorkFolder } from '../work-folder.ts';
import { lyricsVocabulary } from './lyrics-vocabulary.ts';
import { MediaDownloads } from './media-downloads.ts';
import { MediaRuleError, throwIf } from './media-rule-error.ts';
import { normalizeImage } from './normalize-image.ts';
import { normalizeSong } from './normalize-song.ts';
import { storePeople } from './store-people.ts';

/**
 * Milliseconds for downloading the song, and then the images. Together they are less than the state's time limit in the
 * state machine.
 */
const SONG_MS = 300_000;
const IMAGES_MS = 120_000;

/**
 * Claims the job. Then it downloads, checks, normalizes and stores its media, and records their keys and the song's
 * duration. If the media break a rule, it records the job's error. It does not prepare media twice.
 */
export async function prepareMedia(key: JobKey): Promise<void> {
  const job = await claim(key);
  if (!job || job.media || job.error) return;
  const request = await readRequest(job);
  try {
    const progress = new ProgressReport(job, planOf(job.type, request));
    const onProgress = progress.begin('preparing');
    await recordMedia(job, await inWorkFolder((folder) => snapshot(job, request, folder, onProgress)));
    await progress.settled();
  } catch (error) {
    if (!(error instanceof MediaRuleError)) throw error;
    await recordError(job, error.jobError);
  }
}

async function snapshot(job: Job, request: CreateRequest, folder: string, onProgress: OnProgress): Promise<MediaFacts> {
  const fetched = join(folder, 'fetched');
  const images = imagesOf(job.type, request);
  // The song is fetched, normalized and copied, then each image is. Searching an image takes about as long.
  const steps = 3 + images.length * 2;

  await new MediaDownloads(job.account_id, SONG_MS).save(songOf(request), fetched, MAX_AUDIO_BYTES);
  onProgress(1 / steps);
  const song = await normalizeSong(job.type, fetched, folder);
  throwIf(timesFault(request, song.durationMs));
  onProgress(2 / steps);
  const song_key = inputKey(job, 'song.m4a');
  await putFile(song_key, song.path, 'audio/mp4');
  onProgress(3 / steps);

  const image_keys: string[] = [];
  const downloads = new MediaDownloads(job.account_id, IMAGES_MS);
  for (const [index, image] of images.entries()) {
    await downloads.save(image, fetched, MAX_IMAGE_BYTES);
    const name = `image-${index}.png` as const;
    await normalizeImage(image.field, fetched, join(folder, name));
    const image_key = inputKey(job, name);
    await putFile(image_key, join(folder, name), 'image/png');
    image_keys.push(image_key);
    onProgress((3 + image_keys.length) / steps);
  }
  const person_keys = await storePeople(job, request, folder);
  onProgress(1);
  const vocabulary = await lyricsVocabulary(job, request);
  const media = { song_key, image_keys, person_keys, ...(vocabulary && { vocabulary }) };
  return { durationMs: song.durationMs, media };
}
