import { randomBytes } from 'node:crypto';
import type { Credentials } from './aws/signature.ts';
import { REGION } from './resource-types.ts';

/** The endpoint of each embedded AWS service. */
export interface Endpoints {
  dynamodb: string;
  s3: string;
  states: string;
  kms: string;
  lambda: string;
}

/**
 * No program listens here. Without providers, the SDK would otherwise look for them on the internet.
 */
const NOWHERE = 'http://127.0.0.1:9';

/** Random credentials. */
export function newCredentials(): Credentials {
  return {
    accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(32).toString('base64url'),
  };
}

/**
 * Environment variables with which an AWS SDK reaches the embedded services.
 * @param providers URL of what stands for Amazon Transcribe and Amazon Bedrock
 */
export function awsEnvironment(
  endpoints: Partial<Endpoints>,
  credentials: Credentials,
  providers: string = NOWHERE,
): Record<string, string> {
  return {
    AWS_REGION: REGION,
    AWS_DEFAULT_REGION: REGION,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    ...(endpoints.dynamodb ? { AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb } : {}),
    ...(endpoints.s3 ? { AWS_ENDPOINT_URL_S3: endpoints.s3 } : {}),
    ...(endpoints.states ? { AWS_ENDPOINT_URL_SFN: endpoints.states } : {}),
    ...(endpoints.lambda ? { AWS_ENDPOINT_URL_LAMBDA: endpoints.lambda } : {}),
    ...(endpoints.kms ? { AWS_ENDPOINT_URL_KMS: endpoints.kms } : {}),
    AWS_ENDPOINT_URL_TRANSCRIBE: providers,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: providers,
    AWS_EC2_METADATA_DISABLED: 'true',
  };
}
