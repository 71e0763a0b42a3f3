import type { APIGatewayProxyResult } from 'aws-lambda';
import { ApiError } from '../domain/errors.ts';

/**
 * Returns 404 for every path and method that the API does not have. Without this route, API Gateway would read the
 * bearer key as an AWS signature and might return 403. Needs no key.
 */
export async function handler(): Promise<APIGatewayProxyResult> {
  const error = new ApiError('not_found');
  return {
    statusCode: error.status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' },
    body: JSON.stringify(error.envelope),
  };
}
