import { randomBytes } from 'node:crypto';
import type { Credentials } from './aws/signature.ts';
import { REGION } from './resource-types.ts';

/** Where each of the embedded AWS services speaks its protocol. */
export interface Endpoints {
  dynamodb: string;
  s3: string;
  states: string;
}

/** Credentials that nobody can guess: the embedded services answer only requests that are signed with them. */
export function newCredentials(): Credentials {
  return {
    accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(32).toString('base64url'),
  };
}

/** What an AWS SDK needs in its environment to speak to the embedded services. */
export function awsEnvironment(endpoints: Partial<Endpoints>, credentials: Credentials): Record<string, string> {
  return {
    AWS_REGION: REGION,
    AWS_DEFAULT_REGION: REGION,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    ...(endpoints.dynamodb ? { AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb } : {}),
    ...(endpoints.s3 ? { AWS_ENDPOINT_URL_S3: endpoints.s3 } : {}),
    ...(endpoints.states ? { AWS_ENDPOINT_URL_SFN: endpoints.states } : {}),
    AWS_EC2_METADATA_DISABLED: 'true',
  };
}
