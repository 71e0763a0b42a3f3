import { newCredentials } from '../local/aws-environment.ts';

/** All embedded services of a test file accept these credentials, so that they can share one process.env. */
export const CREDENTIALS = newCredentials();
