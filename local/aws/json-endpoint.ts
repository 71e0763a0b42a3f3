import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Endpoint, startEndpoint } from './endpoint.ts';
import { AccessDenied, type Principal } from './rights/principals.ts';
import { type Callers, type SignatureFault, SignatureVerifier } from './signature.ts';

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
  callers: Callers<Principal>;
}

type Answer = (request: IncomingMessage, body: Buffer, response: ServerResponse, caller: Principal) => Promise<void>;

/**
 * Starts an endpoint for one of AWS's JSON protocols.
 * @param answer gets only requests that one of the callers has signed. It may throw AccessDenied
 */
export async function startJsonEndpoint({ service, callers }: JsonEndpointOptions, answer: Answer): Promise<Endpoint> {
  const verifier = new SignatureVerifier(service, callers);
  return startEndpoint(async (request, response) => {
    const body = await bodyOf(request);
    const caller = await verifier.verify(request, body);
    if (typeof caller === 'string') {
      return sendJson(response, 400, { __type: ERRORS[caller], message: `The request was refused: ${caller}.` });
    }
    try {
      await answer(request, body, response, caller);
    } catch (error) {
      if (!(error instanceof AccessDenied)) throw error;
      sendJson(response, 400, { __type: error.name, message: error.message });
    }
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
