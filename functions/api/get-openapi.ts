import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { openApiDocument } from './openapi/document.ts';
import { requestIdHeader } from './request-id.ts';

const RESOURCE = /\/openapi\.json$/;

/** GET /openapi.json: the description of the API, with the base URL of the client's request. Needs no key. */
export async function handler(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  return {
    statusCode: 200,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store', ...requestIdHeader(event) },
    body: JSON.stringify(openApiDocument(baseUrl(event))),
  };
}

/** Returns the base URL that the client used: the gateway's domain, the operator's own, or a port of this machine. */
function baseUrl({ headers, requestContext }: APIGatewayProxyEvent): string {
  const scheme = header(headers, 'x-forwarded-proto') ?? 'https';
  const host = header(headers, 'host') ?? requestContext.domainName;
  return `${scheme}://${host}${requestContext.path.replace(RESOURCE, '')}`;
}

function header(headers: APIGatewayProxyEvent['headers'], name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
