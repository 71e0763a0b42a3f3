import { REGION } from './resource-types.ts';

/** Where each of the embedded AWS services speaks its protocol. */
export interface Endpoints {
  dynamodb: string;
  s3: string;
  states: string;
}

/** s3rver knows one key pair, and nothing here checks any other. */
export const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** What an AWS SDK needs in its environment to speak to the embedded services. */
export function awsEnvironment(endpoints: Partial<Endpoints>): Record<string, string> {
  return {
    AWS_REGION: REGION,
    AWS_DEFAULT_REGION: REGION,
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    ...(endpoints.dynamodb ? { AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb } : {}),
    ...(endpoints.s3 ? { AWS_ENDPOINT_URL_S3: endpoints.s3 } : {}),
    ...(endpoints.states ? { AWS_ENDPOINT_URL_SFN: endpoints.states } : {}),
    // s3rver would store the SDK's checksum trailer as part of the object.
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
}
