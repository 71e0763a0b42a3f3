import type { JobKey } from '../domain/job.ts';
import { awaitCharge } from './await-charge.ts';
import { generate } from './generate.ts';
import { prepareMedia } from './prepare/prepare-media.ts';

/**
 * The state PrepareAndGenerate: prepares the media of a job, waits until the job is charged, and makes its result. It
 * ends after the preparation if nothing is left to do here.
 */
export async function prepareAndGenerate(key: JobKey): Promise<void> {
  await prepareMedia(key);
  if (await awaitCharge(key)) await generate(key);
}
