import type { APIGatewayProxyResult } from 'aws-lambda';
import { ApiError } from '../domain/errors.ts';

/**
 * Every path and method that the API does not have. Without a route, API Gateway takes the bearer key for a signature of
 * AWS and may answer 403. Needs no key.
 */
export async function handler(): Promise<APIGatewayProxyResult> {
  const error = new ApiError('not_found');
  return {
    statusCode: error.status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' },
    body: JSON.stringify(error.envelope),
  };
}
