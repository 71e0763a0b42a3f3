import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startDatabase } from '../../local/aws/database.ts';
import type { Endpoint } from '../../local/aws/endpoint.ts';
import { serveStates } from '../../local/aws/states/endpoint.ts';
import { Executions } from '../../local/aws/states/executions.ts';
import { newCredentials } from '../../local/aws-environment.ts';
import { type EmbeddedBucket, startEmbeddedBucket } from '../embedded-bucket.ts';
import { CALLERS, CREDENTIALS } from '../embedded-credentials.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { type RawRequest, send, signed } from './signed-requests.ts';

let folder: TemporaryFolder;
let database: Endpoint;
let bucket: EmbeddedBucket;
let states: Endpoint;
beforeAll(async () => {
  const executions = new Executions([]);
  folder = await temporaryFolder();
  [database, bucket, states] = await Promise.all([
    startDatabase(`${folder.path}/database.sqlite`, CALLERS, new Map()),
    startEmbeddedBucket(),
    serveStates(() => executions, CALLERS),
  ]);
});
afterAll(async () => {
  await Promise.all([database.stop(), bucket.stop(), states.stop()]);
  await folder.remove();
});

const json = (target: string, body: object): RawRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': target },
  body: JSON.stringify(body),
});

/** A valid request to each stand-in for AWS. */
const SERVICES: [string, () => { endpoint: string; service: string; request: RawRequest; status: number }][] = [
  [
    'database',
    () => ({
      endpoint: database.endpoint,
      service: 'dynamodb',
      request: json('DynamoDB_20120810.ListTables', {}),
      status: 200,
    }),
  ],
  [
    'bucket',
    () => ({
      endpoint: bucket.endpoint,
      service: 's3',
      request: {
        path: `/${bucket.environment.MEDIA_BUCKET}/none`,
        headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      },
      status: 404,
    }),
  ],
  [
    'Step Functions endpoint',
    () => ({
      endpoint: states.endpoint,
      service: 'states',
      request: json('AWSStepFunctions.ListStateMachines', {}),
      status: 200,
    }),
  ],
];

describe.each(SERVICES)('the embedded %s', (_, of) => {
  const sign = (credentials = CREDENTIALS, date = new Date(), change: Partial<RawRequest> = {}) => {
    const { endpoint, service, request } = of();
    return signed(endpoint, service, credentials, { ...request, ...change }, date);
  };
  const answerTo = (request: RawRequest) => send(of().endpoint, request);

  test('answers a request that is signed with its credentials', async () => {
    expect((await answerTo(sign())).status).toBe(of().status);
  });

  test('refuses a web page, signed or not', async () => {
    const request = sign();
    for (const headers of [request.headers, of().request.headers]) {
      const { status, body } = await answerTo({ ...request, headers: { ...headers, origin: 'http://page.test' } });
      expect([status, body]).toEqual([403, 'This local service does not answer web pages.\n']);
    }
  });

  test('does not allow a web page to send requests', async () => {
    const headers = { origin: 'http://page.test', 'access-control-request-method': 'POST' };
    const answer = await answerTo({ method: 'OPTIONS', headers });
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('refuses a host name that was made to resolve to this machine', async () => {
    const host = `page.test:${new URL(of().endpoint).port}`;
    expect((await answerTo(sign(CREDENTIALS, new Date(), { headers: { ...of().request.headers, host } }))).status).toBe(
      403,
    );
  });

  test('refuses a request without a signature', async () => {
    const { status, body } = await answerTo(of().request);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatch(/MissingAuthenticationToken|AccessDenied/);
  });

  test.each([
    ['of another key', () => sign(newCredentials()), /UnrecognizedClient|InvalidAccessKeyId/],
    [
      'of another secret',
      () => sign({ ...CREDENTIALS, secretAccessKey: newCredentials().secretAccessKey }),
      /InvalidSignature|SignatureDoesNotMatch/,
    ],
    ['of 16 minutes ago', () => sign(CREDENTIALS, new Date(Date.now() - 16 * 60_000)), /InvalidSignature|expired/],
    [
      'of another path',
      () => ({ ...sign(), path: `${of().request.path ?? '/'}x` }),
      /InvalidSignature|SignatureDoesNotMatch/,
    ],
    [
      'that leaves out an AWS header',
      () => ({ ...sign(), headers: { ...sign().headers, 'x-amz-other': 'added' } }),
      /InvalidSignature|SignatureDoesNotMatch/,
    ],
  ])('refuses a signature %s', async (_name, request, error) => {
    const { status, body } = await answerTo(request());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatch(error);
  });
});

describe('the embedded database', () => {
  test('refuses a body that is not the signed one', async () => {
    const request = signed(database.endpoint, 'dynamodb', CREDENTIALS, json('DynamoDB_20120810.ListTables', {}));
    const answer = await send(database.endpoint, { ...request, body: '{"Limit":1}' });
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('InvalidSignatureException')]);
  });
});
