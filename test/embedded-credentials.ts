import { Principals, withAllRights } from '../local/aws/rights/principals.ts';
import { newCredentials } from '../local/aws-environment.ts';

/** All embedded services of a test file accept these credentials, so that they can share one process.env. */
export const CREDENTIALS = newCredentials();

/** Whoever has them may do everything. */
export const CALLERS = new Principals([withAllRights(CREDENTIALS)]);
