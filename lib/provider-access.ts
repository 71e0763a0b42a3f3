import { ArnFormat, Stack } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IConstruct } from 'constructs';
import { acknowledgeWildcard } from './acknowledge-wildcard.ts';
import type { DataStack } from './data-stack.ts';
import { INPUTS, PROVIDED } from './media-bucket.ts';

/** A role's owner: a function or a state machine. */
type Owner = IConstruct & IGrantable;

/** The names of jobs begin with this, and so do the names of what providers make for them. */
const JOBS = 'job_*';
const JOBS_REASON = 'Its transcriptions and vocabularies are named by their jobs, which come and go.';

/**
 * Grants the states of the job machine what they call at Amazon Transcribe, which reads the song and writes the
 * transcript with the caller's rights:
 * https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazontranscribe.html
 */
export function grantTranscription(owner: Owner, { media }: DataStack): void {
  // These two actions have no resources to name.
  allow(owner, ['transcribe:StartTranscriptionJob'], ['*'], {
    StringEquals: { 'transcribe:OutputBucketName': media.bucket.bucketName },
  });
  allow(owner, ['transcribe:CreateVocabulary'], ['*']);
  allowOnJobs(owner, ['GetTranscriptionJob'], 'transcription-job');
  allowOnJobs(owner, ['GetVocabulary'], 'vocabulary');
  allowOnObjects(owner, media.arnOfObjects(INPUTS), 's3:GetObject');
  allowOnObjects(owner, media.arnOfObjects(PROVIDED), 's3:PutObject');
}

/** The video model of Amazon Bedrock. */
const RAY = 'luma.ray-v2:0';

/**
 * Grants the states of the job machine what they call at Amazon Bedrock, which writes the clips with the caller's
 * rights, and the files that they read and write for it:
 * https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazonbedrock.html
 */
export function grantShots(owner: Owner, { media }: DataStack): void {
  const stack = Stack.of(owner);
  const model = stack.formatArn({ service: 'bedrock', account: '', resource: 'foundation-model', resourceName: RAY });
  const invocations = stack.formatArn({ service: 'bedrock', resource: 'async-invoke', resourceName: '*' });
  allow(owner, ['bedrock:InvokeModel', 'bedrock:StartAsyncInvoke'], [model, invocations]);
  allow(owner, ['bedrock:GetAsyncInvoke'], [invocations]);
  acknowledgeWildcard(owner, invocations, 'Amazon Bedrock names its invocations itself.');
  allowOnObjects(owner, media.arnOfObjects(PROVIDED), 's3:GetObject');
}

/** Grants a function what it needs to find and delete what providers made for ended jobs. */
export function grantCleanUp(owner: Owner): void {
  // This action has no resources to name.
  allow(owner, ['bedrock:ListAsyncInvokes'], ['*']);
  allowOnJobs(owner, ['GetTranscriptionJob', 'DeleteTranscriptionJob'], 'transcription-job');
  allowOnJobs(owner, ['GetVocabulary', 'DeleteVocabulary'], 'vocabulary');
}

function allowOnJobs(owner: Owner, actions: string[], resource: 'transcription-job' | 'vocabulary'): void {
  const arnFormat = ArnFormat.SLASH_RESOURCE_NAME;
  const named = Stack.of(owner).formatArn({ service: 'transcribe', resource, resourceName: JOBS, arnFormat });
  const full = actions.map((action) => `transcribe:${action}`);
  allow(owner, full, [named]);
  acknowledgeWildcard(owner, named, JOBS_REASON);
}

function allowOnObjects(owner: Owner, objects: string, action: string): void {
  allow(owner, [action], [objects]);
  acknowledgeWildcard(owner, objects, 'The objects of all jobs: only a request shows which account and job.');
}

function allow(
  owner: Owner,
  actions: string[],
  resources: string[],
  conditions: Record<string, Record<string, string>> = {},
): void {
  owner.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions, resources, conditions }));
}
