import { loadAssembly } from '../local/assembly.ts';
import { startBuckets } from '../local/aws/bucket.ts';
import { awsEnvironment } from '../local/aws-environment.ts';
import { synthesize } from '../local/synthesis.ts';
import { Deployment } from '../local/template.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface EmbeddedBucket {
  endpoint: string;
  /** For process.env: the bucket's name, region, credentials, endpoint. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** An S3 of its own with the bucket of the local stage's template, empty. */
export async function startEmbeddedBucket(): Promise<EmbeddedBucket> {
  const deployment = new Deployment(await loadAssembly((await synthesize()).folder), {});
  const folder = await temporaryFolder();
  const server = await startBuckets(deployment, folder.path);
  return {
    endpoint: server.endpoint,
    environment: { MEDIA_BUCKET: deployment.only('AWS::S3::Bucket').name, ...awsEnvironment({ s3: server.endpoint }) },
    stop: async () => {
      await server.stop();
      await folder.remove();
    },
  };
}
