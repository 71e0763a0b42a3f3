import { stat } from 'node:fs/promises';
import { sizeFault, unreachableFault } from '../../domain/media-rules.ts';
import { getFile, isMissing } from '../../platform/bucket.ts';
import { MediaRuleError, throwIf } from './media-rule-error.ts';

/** Copies a file that the caller uploaded to a path. @throws MediaRuleError */
export async function saveUpload(field: string, key: string, path: string, maxBytes: number): Promise<void> {
  try {
    await getFile(key, path);
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    const reason = 'Nothing was uploaded to this URL, or it was more than a day ago. Upload the file again.';
    throw new MediaRuleError(unreachableFault(field, reason), { cause });
  }
  // The caller may have uploaded a file as a song, which may be larger, and named it as an image.
  const { size } = await stat(path);
  throwIf(size > maxBytes ? sizeFault(field, maxBytes) : undefined);
}
