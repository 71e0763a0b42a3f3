import './quiet.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { awsEnvironment, newCredentials } from '../../local/aws-environment.ts';
import { aJob } from '../domain/jobs.ts';

const JOB = aJob({ status: 'completed', video_key: 'outputs/video.mp4', thumbnail_key: 'outputs/thumbnail.jpg' });

/** Returns for how many seconds a new link is valid, if the credentials expire after the given number. */
async function secondsOfLink(credentialSeconds?: number): Promise<number> {
  Object.assign(process.env, awsEnvironment({ s3: 'http://127.0.0.1:9' }, newCredentials()), { MEDIA_BUCKET: 'media' });
  if (credentialSeconds !== undefined) {
    process.env.AWS_CREDENTIAL_EXPIRATION = new Date(Date.now() + credentialSeconds * 1000).toISOString();
  }
  jest.resetModules();
  const { presignedLinks } = await import('../../functions/platform/bucket.ts');
  const links = await presignedLinks(JOB);
  return Number(new URL(links?.video_url ?? '').searchParams.get('X-Amz-Expires'));
}

afterEach(() => {
  delete process.env.AWS_CREDENTIAL_EXPIRATION;
});

describe('a link to a file', () => {
  test('[2.3g] works for an hour', async () => {
    expect(await secondsOfLink()).toBe(3600);
    expect(await secondsOfLink(7200)).toBe(3600);
  });

  test('[2.3g] expires no later than the credentials that sign it', async () => {
    const seconds = await secondsOfLink(1200);
    expect(seconds).toBeLessThanOrEqual(1200);
    expect(seconds).toBeGreaterThan(1100);
  });
});
