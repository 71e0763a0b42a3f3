import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { ApiError } from '../domain/errors.ts';
import { requestIdHeader } from './request-id.ts';

/**
 * Returns 404 for every path and method that the API does not have. Without this route, API Gateway would read the
 * bearer key as an AWS signature and might return 403. Needs no key.
 */
export async function handler(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  const error = new ApiError('not_found');
  return {
    statusCode: error.status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store', ...requestIdHeader(event) },
    body: JSON.stringify(error.envelope),
  };
}
