import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { StageName } from './stage.ts';

/**
 * The key that seals webhook secrets, and nothing else. It does not encrypt the tables: every function that uses a table
 * would then need the key, and could unseal what it reads there.
 */
export class WebhookSecretsKey extends Construct {
  readonly key: Key;
  /** The operator's command line finds the key by this name. */
  readonly alias: string;

  constructor(scope: Construct, id: string, { stage }: { stage: StageName }) {
    super(scope, id);
    this.alias = `alias/songreel-${stage}-webhook-secrets`;
    this.key = new Key(this, 'Key', {
      alias: this.alias,
      description: `Seals the webhook secrets of Songreel's stage ${stage}.`,
      // AWS keeps the earlier keys, so whatever they sealed can still be unsealed.
      enableKeyRotation: true,
      // Without the key, no webhook could be signed as its receiver expects.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      pendingWindow: Duration.days(30),
    });
  }
}
