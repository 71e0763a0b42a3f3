import { newCredentials } from '../local/aws-environment.ts';

/** Every embedded service of one test file takes these, so that one process.env serves them all. */
export const CREDENTIALS = newCredentials();
