import { startBuckets } from '../local/aws/bucket/buckets.ts';
import { awsEnvironment } from '../local/aws-environment.ts';
import { operatorEnvironment } from '../local/operator-environment.ts';
import { CREDENTIALS } from './embedded-credentials.ts';
import { localDeployment } from './local/deployment.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface EmbeddedBucket {
  endpoint: string;
  /** Where the bucket's folder is. */
  folder: string;
  /** For process.env: the names of the stage's resources, region, credentials, endpoint. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts the bucket of the local stage's template, empty, in a folder of its own. */
export async function startEmbeddedBucket(): Promise<EmbeddedBucket> {
  const deployment = await localDeployment();
  const folder = await temporaryFolder();
  const { endpoint, stop } = await startBuckets(deployment, folder.path, CREDENTIALS);
  return {
    endpoint,
    folder: folder.path,
    environment: { ...operatorEnvironment(deployment), ...awsEnvironment({ s3: endpoint }, CREDENTIALS) },
    stop: async () => {
      await stop();
      await folder.remove();
    },
  };
}
