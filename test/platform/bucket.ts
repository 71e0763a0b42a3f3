import { afterAll, beforeAll } from '@jest/globals';
import { type EmbeddedBucket, startEmbeddedBucket } from '../embedded-bucket.ts';

/** A bucket of its own for the test file that calls this. */
export function useBucket(): void {
  let bucket: EmbeddedBucket;
  beforeAll(async () => {
    bucket = await startEmbeddedBucket();
    Object.assign(process.env, bucket.environment);
  });
  afterAll(() => bucket.stop());
}
