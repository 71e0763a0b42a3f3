import { afterAll, beforeAll } from '@jest/globals';
import { type EmbeddedBucket, startEmbeddedBucket } from '../embedded-bucket.ts';

/** Starts a bucket for one test file. The returned function gives the bucket while the tests run. */
export function useBucket(): () => EmbeddedBucket {
  let bucket: EmbeddedBucket;
  beforeAll(async () => {
    bucket = await startEmbeddedBucket();
    Object.assign(process.env, bucket.environment);
  });
  afterAll(() => bucket.stop());
  return () => bucket;
}
