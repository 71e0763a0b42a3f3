import { Aws, CfnParameter, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { StageName } from './stage.ts';

/**
 * Requests and prepared media of jobs. They are deleted after a week, because the jobs have ended long before.
 */
export const INPUTS = 'inputs/';
/** Files that callers upload for their jobs. Jobs copy them, so they are deleted at the end of the next day. */
export const UPLOADS = 'uploads/';
/** What passes between the service and a provider. It is deleted when its job has ended, and otherwise after a day. */
export const PROVIDED = 'providers/';
/** Results. The media task tags them as unfinished, and completing the job removes the tag. */
export const OUTPUTS = 'outputs/';
const UNFINISHED = { state: 'unfinished' };
/** Days in a century. It stands for "forever", because a rule with a parameter needs a number of days. */
const KEPT_DAYS = 36_500;

/** The only bucket. It is private and encrypted. The service's roles and the URLs that they presign can reach it. */
export class MediaBucket extends Construct {
  readonly bucket: Bucket;
  private readonly name: string;

  constructor(scope: Construct, id: string, props: { stage: StageName }) {
    super(scope, id);
    this.name = `songreel-${props.stage}-media-${Aws.ACCOUNT_ID}-${Aws.REGION}`;
    this.bucket = new Bucket(this, 'Bucket', {
      bucketName: this.name,
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      // The content of an object never changes, so versions are only for undoing a deletion.
      versioned: true,
      // The studio plays, reads and uploads files by links that are signed for them. Without a valid link, the bucket
      // refuses every page. The origin of the API is unknown here, because the service's stack comes after this one.
      cors: [
        {
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.PUT],
          allowedOrigins: ['*'],
          allowedHeaders: ['content-type', 'range'],
          exposedHeaders: ['etag', 'content-range'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        {
          id: 'inputs-expire',
          prefix: INPUTS,
          expiration: Duration.days(7),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'uploads-expire',
          prefix: UPLOADS,
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'providers-expire',
          prefix: PROVIDED,
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        { id: 'outputs-expire', prefix: OUTPUTS, expiration: Duration.days(this.outputDays()) },
        { id: 'unfinished-expire', prefix: OUTPUTS, tagFilters: UNFINISHED, expiration: Duration.days(30) },
        { id: 'deleted-outputs-recoverable', prefix: OUTPUTS, noncurrentVersionExpiration: Duration.days(30) },
        { id: 'uploads-abandoned', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // Kept when the stack is deleted, but not when its first deployment is rolled back, because that would block the
      // next one.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Who ordered and who fetched a video is in the jobs table and in the access log of the API, which hands out ' +
        'every URL; a second bucket that logs each download would cost more than its records are worth.',
    });
  }

  private outputDays(): number {
    return new CfnParameter(Stack.of(this), 'OutputDays', {
      type: 'Number',
      default: KEPT_DAYS,
      minValue: 1,
      maxValue: KEPT_DAYS,
      description: 'Days after which finished videos are deleted; the default of a century keeps them',
    }).valueAsNumber;
  }

  /** @param prefix of the object keys, with its slash */
  arnOfObjects(prefix: string): string {
    return `arn:${Aws.PARTITION}:s3:::${this.name}/${prefix}*`;
  }
}
