import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, JobKey } from '../../domain/job.ts';
import {
  imagesOf,
  MAX_AUDIO_BYTES,
  MAX_IMAGE_BYTES,
  type NamedFile,
  sizeFault,
  songOf,
  timesFault,
  unreachableFault,
} from '../../domain/media-rules.ts';
import type { CreateRequest } from '../../domain/requests.ts';
import { inputKey, putFile, readRequest } from '../../platform/bucket.ts';
import { FetchFailure, type FetchFault } from '../../platform/fetch-failure.ts';
import { downloadPublic, type TimeLimits } from '../../platform/public-fetch.ts';
import { claim, type MediaFacts, recordError, recordMedia } from '../../platform/store/jobs.ts';
import { inWorkFolder } from '../work-folder.ts';
import { MediaRuleError, throwIf } from './media-rule-error.ts';
import { normalizeImage } from './normalize-image.ts';
import { normalizeSong } from './normalize-song.ts';

/** Song and four images, one after the other and each tried twice, take less than the state machine's time for this. */
const SONG_LIMITS: TimeLimits = { connectMs: 10_000, idleMs: 20_000, totalMs: 300_000 };
const IMAGE_LIMITS: TimeLimits = { connectMs: 10_000, idleMs: 20_000, totalMs: 60_000 };
/** Faults of a server that may be gone at a second try. */
const PASSING: FetchFault[] = ['unreachable', 'unavailable'];
const RETRY_AFTER_MS = 1000;

/**
 * Claims the job, then fetches, checks, normalizes and snapshots its media, and records what they are. A rule that they break is
 * recorded as the job's error. What was prepared before is left as it is.
 */
export async function prepareMedia(key: JobKey): Promise<void> {
  const job = await claim(key);
  if (!job || job.media || job.error) return;
  const request = await readRequest(job);
  try {
    await recordMedia(job, await inWorkFolder((folder) => snapshot(job, request, folder)));
  } catch (error) {
    if (!(error instanceof MediaRuleError)) throw error;
    await recordError(job, error.jobError);
  }
}

async function snapshot(job: Job, request: CreateRequest, folder: string): Promise<MediaFacts> {
  const fetched = join(folder, 'fetched');

  await fetchFile(songOf(request), fetched, MAX_AUDIO_BYTES, SONG_LIMITS);
  const song = await normalizeSong(job.type, fetched, folder);
  throwIf(timesFault(request, song.durationMs));
  const song_key = inputKey(job, 'song.m4a');
  await putFile(song_key, song.path, 'audio/mp4');

  const image_keys: string[] = [];
  for (const [index, image] of imagesOf(request).entries()) {
    await fetchFile(image, fetched, MAX_IMAGE_BYTES, IMAGE_LIMITS);
    const name = `image-${index}.png`;
    await normalizeImage(image.field, fetched, join(folder, name));
    const image_key = inputKey(job, name);
    await putFile(image_key, join(folder, name), 'image/png');
    image_keys.push(image_key);
  }
  return { durationMs: song.durationMs, media: { song_key, image_keys } };
}

async function fetchFile({ field, url }: NamedFile, path: string, maxBytes: number, limits: TimeLimits): Promise<void> {
  const options = { path, maxBytes, limits };
  // Unlinked, not emptied: what reads images may still have the last one open.
  await rm(path, { force: true });
  try {
    await downloadPublic(url, options).catch(async (error) => {
      if (!(error instanceof FetchFailure) || !PASSING.includes(error.fault)) throw error;
      await sleep(RETRY_AFTER_MS);
      return downloadPublic(url, options);
    });
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const fault = error.fault === 'too_large' ? sizeFault(field, maxBytes) : unreachableFault(field, error.message);
    throw new MediaRuleError(fault, { cause: error });
  }
}
