import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Endpoint, startEndpoint } from '../endpoint.ts';
import { AccessDenied, type Principal } from '../rights/principals.ts';
import { type Callers, SignatureVerifier } from '../signature.ts';
import type { Outcome } from './protocol.ts';

/** Invokes a function by its ARN. @returns undefined if there is none */
type Invoke = (functionArn: string, payload: string) => Promise<Outcome> | undefined;

/** https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html */
const INVOCATION = /^\/2015-03-31\/functions\/(?<arn>[^/]+)\/invocations$/;

/** Serves the one operation of Lambda that functions use: to invoke another function and wait for its result. */
export async function serveFunctions(invoke: Invoke, callers: Callers<Principal>): Promise<Endpoint> {
  const verifier = new SignatureVerifier('lambda', callers);
  return startEndpoint(async (request, response) => {
    const body = await buffer(request);
    const caller = await verifier.verify(request, body);
    if (typeof caller === 'string') return refuse(response, 403, 'UnrecognizedClientException', caller);
    try {
      await answer(request, response, body.toString('utf8'), caller, invoke);
    } catch (error) {
      if (!(error instanceof AccessDenied)) throw error;
      refuse(response, 403, error.name, error.message);
    }
  });
}

async function answer(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  payload: string,
  caller: Principal,
  invoke: Invoke,
): Promise<void> {
  const { arn } = INVOCATION.exec(url.split('?')[0] ?? '')?.groups ?? {};
  if (method !== 'POST' || arn === undefined) {
    return refuse(response, 404, 'UnknownOperationException', 'The local service only invokes functions.');
  }
  const resource = decodeURIComponent(arn);
  caller.authorize({ action: 'lambda:InvokeFunction', resource });
  const outcome = await invoke(resource, payload || '{}');
  if (!outcome) return refuse(response, 404, 'ResourceNotFoundException', `Function not found: ${resource}`);
  const failed = 'error' in outcome;
  const headers = { 'content-type': 'application/json', ...(failed && { 'x-amz-function-error': 'Unhandled' }) };
  response.writeHead(200, headers).end(failed ? JSON.stringify(outcome.error) : outcome.payload);
}

function refuse(response: ServerResponse, status: number, error: string, message: string): void {
  const headers = { 'content-type': 'application/json', 'x-amzn-errortype': error };
  response.writeHead(status, headers).end(JSON.stringify({ Type: 'User', Message: message, message }));
}
