import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { MediaBucket } from './media-bucket.ts';
import type { StageName } from './stage.ts';
import { Tables } from './tables.ts';
import { WebhookSecretsKey } from './webhook-secrets-key.ts';

/** The tables, a key and the media bucket, which must survive every deployment. If this stack is destroyed, all remain. */
export class DataStack extends Stack {
  readonly tables: Tables;
  readonly media: MediaBucket;
  readonly webhookSecrets: WebhookSecretsKey;

  constructor(scope: Construct, id: string, props: StackProps & { stage: StageName }) {
    super(scope, id, { terminationProtection: props.stage === 'live', ...props });
    this.tables = new Tables(this, 'Tables', { stage: props.stage });
    this.media = new MediaBucket(this, 'Media', { stage: props.stage });
    this.webhookSecrets = new WebhookSecretsKey(this, 'WebhookSecrets', { stage: props.stage });
  }
}
