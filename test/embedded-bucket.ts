import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startBuckets } from '../local/aws/bucket/buckets.ts';
import { awsEnvironment } from '../local/aws-environment.ts';
import { operatorEnvironment } from '../local/operator-environment.ts';
import { CALLERS, CREDENTIALS } from './embedded-credentials.ts';
import { localDeployment } from './local/deployment.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface EmbeddedBucket {
  endpoint: string;
  /** Path of the bucket's folder. */
  folder: string;
  /** Variables for process.env: the names of the stage's resources, region, credentials and endpoint. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts an empty bucket of the local stage's template in a new folder. */
export async function startEmbeddedBucket(): Promise<EmbeddedBucket> {
  const deployment = await localDeployment();
  const folder = await temporaryFolder();
  // Nothing else is in the folders above it, so that a test sees what escapes from it.
  const buckets = join(folder.path, 'data', 'buckets');
  await mkdir(buckets, { recursive: true });
  const { endpoint, stop } = await startBuckets(deployment, buckets, CALLERS);
  return {
    endpoint,
    folder: buckets,
    environment: { ...operatorEnvironment(deployment), ...awsEnvironment({ s3: endpoint }, CREDENTIALS) },
    stop: async () => {
      await stop();
      await folder.remove();
    },
  };
}
