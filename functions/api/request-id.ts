import type { APIGatewayProxyEvent } from 'aws-lambda';

/** The header that names a request. The access log of the gateway and the logs of the functions have the same id. */
export function requestIdHeader({ requestContext }: Pick<APIGatewayProxyEvent, 'requestContext'>) {
  return { 'X-Request-Id': requestContext.requestId };
}
