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

/** Grants a function what it needs to find and delete the transcriptions of ended jobs. */
export function grantEndOfTranscriptions(owner: Owner): void {
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
