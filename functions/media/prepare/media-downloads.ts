import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type NamedFile, sizeFault, unreachableFault } from '../../domain/media-rules.ts';
import { uploadIdOf } from '../../domain/upload-url.ts';
import { uploadKey } from '../../platform/bucket.ts';
import { FetchFailure, type FetchFault } from '../../platform/fetch-failure.ts';
import { downloadPublic } from '../../platform/public-fetch.ts';
import { MediaRuleError } from './media-rule-error.ts';
import { saveUpload } from './save-upload.ts';

const CONNECT_MS = 10_000;
const IDLE_MS = 20_000;
/** Faults after which a second try may succeed. */
const PASSING: FetchFault[] = ['unreachable', 'unavailable'];
const RETRY_AFTER_MS = 1000;

/** Downloads that share one time limit, so that more files or slower servers do not occupy a worker longer. */
export class MediaDownloads {
  readonly #accountId: string;
  readonly #deadline: number;

  /**
   * @param accountId the account whose uploads may be named
   * @param totalMs milliseconds from now for all downloads together, including second tries
   */
  constructor(accountId: string, totalMs: number) {
    this.#accountId = accountId;
    this.#deadline = performance.now() + totalMs;
  }

  /** Downloads a file of the request to a path. @throws MediaRuleError */
  async save({ field, url }: NamedFile, path: string, maxBytes: number): Promise<void> {
    // Removes the file instead of emptying it, because the reader of the previous image may still have it open.
    await rm(path, { force: true });
    const upload = uploadIdOf(url);
    if (upload !== undefined) return saveUpload(field, uploadKey(this.#accountId, upload), path, maxBytes);
    try {
      await this.#download(url, path, maxBytes).catch(async (error) => {
        if (!(error instanceof FetchFailure) || !PASSING.includes(error.fault)) throw error;
        await sleep(RETRY_AFTER_MS);
        return this.#download(url, path, maxBytes);
      });
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      const fault = error.fault === 'too_large' ? sizeFault(field, maxBytes) : unreachableFault(field, error.message);
      throw new MediaRuleError(fault, { cause: error });
    }
  }

  #download(url: string, path: string, maxBytes: number) {
    const totalMs = Math.max(1, Math.ceil(this.#deadline - performance.now()));
    return downloadPublic(url, { path, maxBytes, limits: { connectMs: CONNECT_MS, idleMs: IDLE_MS, totalMs } });
  }
}
