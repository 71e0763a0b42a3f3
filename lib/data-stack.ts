import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { MediaBucket } from './media-bucket.ts';
import type { StageName } from './stage.ts';
import { Tables } from './tables.ts';

/** The tables and the media bucket, which must survive every deployment. If this stack is destroyed, both remain. */
export class DataStack extends Stack {
  readonly tables: Tables;
  readonly media: MediaBucket;

  constructor(scope: Construct, id: string, props: StackProps & { stage: StageName }) {
    super(scope, id, { terminationProtection: props.stage === 'live', ...props });
    this.tables = new Tables(this, 'Tables', { stage: props.stage });
    this.media = new MediaBucket(this, 'Media', { stage: props.stage });
  }
}
