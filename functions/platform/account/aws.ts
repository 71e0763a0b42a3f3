/**
 * Options of the clients that ask about an AWS account. A person waits for them, so they give up sooner than the
 * clients of a function would in all their attempts. Milliseconds.
 */
export const PATIENCE = {
  requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  maxAttempts: 3,
};
