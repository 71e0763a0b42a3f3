import { afterAll, beforeAll } from '@jest/globals';
import { type EmbeddedBucket, startEmbeddedBucket } from '../embedded-bucket.ts';

/** A bucket of its own for the test file that calls this. The function returns it once the tests run. */
export function useBucket(): () => EmbeddedBucket {
  let bucket: EmbeddedBucket;
  beforeAll(async () => {
    bucket = await startEmbeddedBucket();
    Object.assign(process.env, bucket.environment);
  });
  afterAll(() => bucket.stop());
  return () => bucket;
}
