import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Endpoint, startEndpoint } from './endpoint.ts';
import { type Credentials, type SignatureFault, SignatureVerifier } from './signature.ts';

/** Bytes. The largest requests are DynamoDB's: 16 MB in one BatchWriteItem. */
const LARGEST_BODY = 20 * 1024 * 1024;

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html */
const ERRORS: Record<SignatureFault, string> = {
  'not signed': 'MissingAuthenticationTokenException',
  'unknown key': 'UnrecognizedClientException',
  'not in time': 'InvalidSignatureException',
  'wrong signature': 'InvalidSignatureException',
};

interface JsonEndpointOptions {
  /** The service name that clients sign for, such as `dynamodb`. */
  service: string;
  credentials: Credentials;
}

/**
 * Starts an endpoint for one of AWS's JSON protocols.
 * @param answer gets only requests that are signed with the credentials
 */
export async function startJsonEndpoint(
  { service, credentials }: JsonEndpointOptions,
  answer: (request: IncomingMessage, body: Buffer, response: ServerResponse) => Promise<void>,
): Promise<Endpoint> {
  const verifier = new SignatureVerifier(service, credentials);
  return startEndpoint(async (request, response) => {
    const body = await bodyOf(request);
    const fault = await verifier.fault(request, body);
    if (fault === undefined) return answer(request, body, response);
    return sendJson(response, 400, { __type: ERRORS[fault], message: `The request was refused: ${fault}.` });
  });
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
