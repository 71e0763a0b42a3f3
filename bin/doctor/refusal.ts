import type { Finding } from './finding.ts';

const NO_CREDENTIALS = ['CredentialsProviderError', 'TokenProviderError'];
const STALE = [
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidClientTokenId',
  'UnrecognizedClientException',
  'SignatureDoesNotMatch',
  'InvalidAccessKeyId',
];
const DENIED = ['AccessDenied', 'AccessDeniedException', 'UnauthorizedOperation', 'Forbidden', '403'];
const BUSY = ['Throttling', 'ThrottlingException', 'TooManyRequestsException', 'RequestLimitExceeded', 'SlowDown'];

/**
 * Explains an error of an AWS client.
 * @param what could not be checked, as the subject of a sentence: "The quota of Fargate"
 */
export function refusal(what: string, error: unknown): Finding {
  const { name = '', message = String(error) } = error instanceof Error ? error : {};
  const unchecked = `${what} could not be checked:`;
  if (message === 'Region is missing') {
    return {
      level: 'fault',
      what: 'No AWS region is set.',
      why: 'A stage is deployed to one region.',
      fix: 'repeat with --region eu-west-1, and export AWS_REGION=eu-west-1 before cdk deploy',
    };
  }
  if (NO_CREDENTIALS.includes(name)) {
    return {
      level: 'fault',
      what: 'No AWS credentials are found.',
      why: 'Every deployment and operator command needs them.',
      fix: 'aws configure sso, then export AWS_PROFILE=the-profile',
    };
  }
  if (STALE.includes(name)) {
    return {
      level: 'fault',
      what: `AWS refuses the credentials (${name}).`,
      why: 'They have expired or are of another account.',
      fix: 'aws sso login, or export fresh keys',
    };
  }
  if (DENIED.includes(name)) {
    return {
      level: 'unknown',
      what: `${unchecked} these credentials have no right to ask (${actionIn(message)}).`,
      why: 'A deployment may need the same right.',
      fix: 'use a profile of an administrator, or have the policy ReadOnlyAccess attached',
    };
  }
  if (BUSY.includes(name)) {
    return { level: 'unknown', what: `${unchecked} AWS throttled the question (${name}).`, fix: 'run this again' };
  }
  const cause = name === 'AggregateError' || message === '' ? name : message;
  return { level: 'unknown', what: `${unchecked} ${cause.replace(/\.?$/, '.')}` };
}

/** Returns the action that a message names, such as `servicequotas:GetServiceQuota`. */
function actionIn(message: string): string {
  return /\b[a-z0-9-]+:[A-Z]\w+/.exec(message)?.[0] ?? 'access denied';
}
