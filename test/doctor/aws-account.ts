import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the account answers to one operation: a body, or a refusal as AWS gives it. */
export type Answer = { body: object | string } | { status: number; code: string; message: string };
type Answers = Record<string, Answer | ((input: Record<string, string>) => Answer)>;

export interface AwsAccount extends AsyncDisposable {
  /** The operations that were asked for, in order. */
  asked: string[];
  environment: Record<string, string>;
}

/**
 * Starts an endpoint that speaks the protocols of STS and CloudFormation (XML), of Service Quotas, DynamoDB and Step
 * Functions (JSON), and answers HeadBucket of S3.
 */
export async function startAwsAccount(answers: Answers): Promise<AwsAccount> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { operation, input, isXml } = operationOf(request, await text(request));
    asked.push(operation);
    const found = answers[operation] ?? { status: 400, code: 'UnknownOperationException', message: operation };
    const answer = typeof found === 'function' ? found(input) : found;
    const { status, body } = isXml ? xml(operation, answer) : json(answer);
    response.writeHead(status, { 'content-type': isXml ? 'text/xml' : 'application/x-amz-json-1.1' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    asked,
    environment: {
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_CONFIG_FILE: '/nonexistent',
      AWS_SHARED_CREDENTIALS_FILE: '/nonexistent',
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Asked {
  operation: string;
  input: Record<string, string>;
  isXml: boolean;
}

function operationOf(request: IncomingMessage, body: string): Asked {
  const target = request.headers['x-amz-target'];
  if (typeof target === 'string') {
    return { operation: target.split('.').at(-1) ?? '', input: JSON.parse(body), isXml: false };
  }
  if (request.method === 'HEAD') return { operation: 'HeadBucket', input: { Bucket: request.url ?? '' }, isXml: false };
  const form = Object.fromEntries(new URLSearchParams(body));
  return { operation: form.Action ?? '', input: form, isXml: true };
}

function json(answer: Answer): { status: number; body: string } {
  if ('body' in answer) return { status: 200, body: JSON.stringify(answer.body) };
  return { status: answer.status, body: JSON.stringify({ __type: answer.code, message: answer.message }) };
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/CommonErrors.html */
function xml(operation: string, answer: Answer): { status: number; body: string } {
  if ('body' in answer) {
    const result = `<${operation}Result>${answer.body}</${operation}Result>`;
    return { status: 200, body: `<${operation}Response>${result}</${operation}Response>` };
  }
  const { status, code, message } = answer;
  const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, body: `<ErrorResponse>${error}<RequestId>1</RequestId></ErrorResponse>` };
}
