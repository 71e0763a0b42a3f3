import type { Finding } from './finding.ts';

/** What an error of an AWS client means, by its name. The first row with the name counts. */
const REFUSALS: readonly { names: readonly string[]; finding: (subject: string, error: Error) => Finding }[] = [
  {
    names: ['CredentialsProviderError', 'TokenProviderError'],
    finding: () => ({
      level: 'fault',
      what: 'No AWS credentials are found.',
      why: 'Every deployment and operator command needs them.',
      fix: 'aws configure sso, then export AWS_PROFILE=the-profile',
    }),
  },
  {
    names: [
      'ExpiredToken',
      'ExpiredTokenException',
      'InvalidClientTokenId',
      'UnrecognizedClientException',
      'SignatureDoesNotMatch',
      'InvalidAccessKeyId',
    ],
    finding: (_, { name }) => ({
      level: 'fault',
      what: `AWS refuses the credentials (${name}).`,
      why: 'They have expired or are of another account.',
      fix: 'aws sso login, or export fresh keys',
    }),
  },
  {
    names: ['AccessDenied', 'AccessDeniedException', 'UnauthorizedOperation', 'Forbidden', '403'],
    finding: (subject, { message }) => ({
      level: 'unknown',
      what: `${unchecked(subject)} these credentials have no right to ask (${actionIn(message)}).`,
      why: 'A deployment may need the same right.',
      fix: 'use a profile of an administrator, or have the policy ReadOnlyAccess attached',
    }),
  },
  {
    names: ['Throttling', 'ThrottlingException', 'TooManyRequestsException', 'RequestLimitExceeded', 'SlowDown'],
    finding: (subject, { name }) => ({
      level: 'unknown',
      what: `${unchecked(subject)} AWS throttled the question (${name}).`,
      fix: 'run this again',
    }),
  },
];

const NO_REGION: Finding = {
  level: 'fault',
  what: 'No AWS region is set.',
  why: 'A stage is deployed to one region.',
  fix: 'repeat with --region eu-west-1, and export AWS_REGION=eu-west-1 before cdk deploy',
};

/**
 * Explains an error of an AWS client.
 * @param subject what could not be checked, as the subject of a sentence: "The quota of Fargate"
 */
export function refusal(subject: string, thrown: unknown): Finding {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  // The SDK throws a plain Error here, so only its text tells it apart.
  if (error.message === 'Region is missing') return NO_REGION;
  return REFUSALS.find(({ names }) => names.includes(error.name))?.finding(subject, error) ?? unknown(subject, error);
}

function unknown(subject: string, { name, message }: Error): Finding {
  const cause = name === 'AggregateError' || message === '' ? name : message;
  return { level: 'unknown', what: `${unchecked(subject)} ${cause.replace(/\.?$/, '.')}` };
}

function unchecked(subject: string): string {
  return `${subject} could not be checked:`;
}

/** Returns the action that a message names, such as `servicequotas:GetServiceQuota`. */
function actionIn(message: string): string {
  return /\b[a-z0-9-]+:[A-Z]\w+/.exec(message)?.[0] ?? 'access denied';
}
