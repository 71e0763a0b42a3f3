import type { Grant } from './granted-rights.ts';

/** Rights that no journey through the local service uses, and who uses them. */
const REASONS: readonly [grant: RegExp, reason: string][] = [
  [/Functions\S* xray:/, 'Lambda sends traces of a function; the local service keeps none.'],
  [
    / logs:(CreateLogStream|PutLogEvents|DescribeLogStreams) /,
    'Lambda, Fargate and VPC write logs; here they are files.',
  ],
  [/MediaDefinitionExecutionRole\S* ecr:/, 'Fargate pulls the image; here it is a folder.'],
  [
    /CreateJobRole\S* dynamodb:UpdateItem \S*accounts dynamodb:Attributes (reserved|next)_webhook_secret/,
    'Seals secrets that versions before the sealing stored as plain text: test/platform/webhook-secrets.test.ts.',
  ],
  [
    /SweepJobsRole\S* dynamodb:PutItem \S*settings/,
    'Stores where a sweep of more jobs than one batch goes on: test/schedules/many-jobs.slow.test.ts.',
  ],
  [
    /StateMachinesJobRole\S* bedrock:(StartAsyncInvoke|InvokeModel \S*:async-invoke)/,
    'AWS documents InvokeModel on the model as enough, but many published policies name this too. Nothing has run on AWS.',
  ],
];

/** Returns why a grant is needed although no journey uses it. */
export function reasonWithoutUse({ role, what }: Pick<Grant, 'role' | 'what'>): string | undefined {
  return REASONS.find(([grant]) => grant.test(`${role} ${what}`))?.[1];
}
