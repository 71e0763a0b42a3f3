import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { openApiDocument } from '../../functions/api/openapi/document.ts';
import { ApiFuzz, type Violation } from './api-fuzz.ts';

const REQUESTS = 80;
type Answer = (response: ServerResponse) => void;

const SECRET = 'hidden-from-others';

/** Sends requests to a service that answers everything in the same wrong way. */
async function violationsOf(answer: Answer, isUntouched = true): Promise<Violation[]> {
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/v1/openapi.json' && request.headers['user-agent']) {
      response.end(JSON.stringify(openApiDocument('http://127.0.0.1/v1')));
    } else answer(response);
  };
  const server = createServer({ requireHostHeader: false }, listener).listen(0, '127.0.0.1');
  server.on('checkExpectation', listener);
  server.on('clientError', (_error, socket) => socket.end(`HTTP/1.1 400 Bad Request\r\n${HEAD}\r\n\r\n${INVALID}`));
  await once(server, 'listening');
  const fuzz = await ApiFuzz.start(
    {
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      key: 'songreel_local_a_b',
      names: {
        jobs: ['job_m5kc2x8r4tqh7wpz3nvb6yda'],
        cursors: ['abc'],
        url: (kind) => `https://songs.example/${kind}`,
      },
      stranger: {
        jobs: ['job_x'],
        cursors: ['def'],
        idempotencyKey: 'their-key',
        uploadUrl: 'https://songs.example/u',
      },
      secrets: [SECRET],
      isUntouched: async () => isUntouched,
    },
    '1',
  );
  const { violations } = await fuzz.run(0, REQUESTS);
  server.closeAllConnections();
  server.close();
  return violations;
}

const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Type': 'application/json',
  'X-Request-Id': 'request-1',
};
const INVALID = JSON.stringify({ error: { code: 'invalid_request', message: 'There is no such thing.' } });
const HEAD = Object.entries({ ...HEADERS, 'Content-Length': INVALID.length })
  .map((header) => header.join(': '))
  .join('\r\n');

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { ...HEADERS, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

describe('fuzzing the API', () => {
  test('accepts a service that answers as documented', async () => {
    expect(await violationsOf((response) => send(response, 400, INVALID))).toEqual([]);
  });

  test.each<[string, RegExp, Answer]>([
    ['fails', /^status 500/, (response) => send(response, 500, INVALID)],
    ['breaks off', /without an answer/, (response) => response.destroy()],
    [
      'shows what belongs to others',
      /shows hidden/,
      (response) => send(response, 400, INVALID.replace('no such thing', SECRET)),
    ],
    ['shows jobs of others', /shows a job/, (response) => send(response, 200, '{"id":"job_x"}')],
    ['accepts everything', /the document forbids/, (response) => send(response, 202, '{"id":"job_1"}')],
    [
      'has undocumented fields',
      /not as documented/,
      (response) => send(response, 400, INVALID.replace('"code"', '"more":1,"code"')),
    ],
    ['sends no JSON', /not as documented/, (response) => send(response, 400, '<html>')],
  ])('finds out that a service %s', async (_, what, answer) => {
    expect((await violationsOf(answer)).filter((violation) => what.test(violation.what)).length).toBeGreaterThan(0);
  });

  test('finds out that another account has changed', async () => {
    const violations = await violationsOf((response) => send(response, 400, INVALID), false);
    expect(violations.map(({ what }) => what)).toEqual(['another account has changed']);
  });
});
