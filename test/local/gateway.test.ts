import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createGateway } from '../../local/aws/gateway/gateway.ts';
import { findRoute, type Route, routesOf } from '../../local/aws/gateway/routes.ts';
import { throttleOf } from '../../local/aws/gateway/throttle.ts';
import { listen } from '../../local/ports.ts';
import { Deployment } from '../../local/template.ts';
import { deploymentOf, find, localAssembly, localDeployment } from './deployment.ts';

// biome-ignore lint/suspicious/noExplicitAny: API Gateway may pass any event
type Event = any;

const ENVELOPE = { error: { code: expect.any(String), message: expect.any(String) } };

describe('the API of the templates', () => {
  let server: Server;
  let base: string;
  let called: { functionArn: string; event: Event }[];
  let answer: () => Promise<string | undefined>;

  beforeAll(async () => {
    const assembly = await localAssembly();
    for (const { properties } of find(assembly, 'AWS::ApiGateway::Method'))
      properties.Integration.TimeoutInMillis = 200;
    const gateway = createGateway(new Deployment(assembly, {}), async (functionArn, payload) => {
      called.push({ functionArn, event: JSON.parse(payload) });
      return answer();
    });
    server = gateway.server;
    base = `http://127.0.0.1:${await listen(server)}/${gateway.stage}`;
  });
  beforeEach(() => {
    called = [];
    answer = async () => JSON.stringify({ statusCode: 200, body: '{"ok":true}' });
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  test("[1a] is under the stage's name", () => {
    expect(base).toMatch(/\/v1$/);
  });

  test.each([
    ['GET', '/account', 'get-account', '/account', null],
    ['POST', '/lyric-videos', 'create-job', '/lyric-videos', null],
    ['POST', '/lyric-videos/transcriptions', 'create-job', '/lyric-videos/transcriptions', null],
    ['GET', '/lyric-videos/transcriptions/job_1', 'get-job', '/lyric-videos/transcriptions/{id}', { id: 'job_1' }],
    ['GET', '/lyric-videos/job_1', 'get-job', '/lyric-videos/{id}', { id: 'job_1' }],
    ['DELETE', '/lyric-videos/job_1', 'cancel-job', '/lyric-videos/{id}', { id: 'job_1' }],
    ['POST', '/music-videos', 'create-job', '/music-videos', null],
    ['GET', '/music-videos/a%2Fb', 'get-job', '/music-videos/{id}', { id: 'a/b' }],
    ['DELETE', '/music-videos/job_1', 'cancel-job', '/music-videos/{id}', { id: 'job_1' }],
  ])('routes %s %s to %s', async (method, path, name, resource, pathParameters) => {
    expect((await fetch(base + path, { method })).status).toBe(200);
    expect(called[0]?.functionArn).toMatch(new RegExp(`:function:songreel-local-${name}$`));
    expect(called[0]?.event).toMatchObject({ httpMethod: method, path, resource, pathParameters, body: null });
  });

  test('passes headers, query and body to the function as API Gateway does', async () => {
    const headers = { Authorization: 'Bearer key', 'content-type': 'application/json' };
    await fetch(`${base}/lyric-videos?a=1&a=2&b=%20`, { method: 'POST', headers, body: '{"café":1}' });
    expect(called[0]?.event).toMatchObject({
      queryStringParameters: { a: '2', b: ' ' },
      multiValueQueryStringParameters: { a: ['1', '2'], b: [' '] },
      requestContext: { stage: 'v1', path: '/v1/lyric-videos', identity: { sourceIp: '127.0.0.1' } },
    });
    const { body, isBase64Encoded } = called[0]?.event ?? {};
    expect(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8').toString()).toBe('{"café":1}');
    const found = Object.entries(called[0]?.event.headers).find(([name]) => name.toLowerCase() === 'authorization');
    expect(found?.[1]).toBe('Bearer key');
  });

  test('passes headers and query values whose names every object has', async () => {
    const headers = JSON.parse('{"__proto__":"a","constructor":"b"}');
    const asked = request(`${base}/account?__proto__=c&toString=d`, { headers }).end();
    await once(asked, 'response');
    const { event } = called[0] ?? {};
    expect(JSON.stringify(event.multiValueHeaders)).toContain('"__proto__":["a"],"constructor":["b"]');
    expect(JSON.stringify(event.multiValueQueryStringParameters)).toBe('{"__proto__":["c"],"toString":["d"]}');
  });

  test('answers a request that expects something unknown as if it did not', async () => {
    const asked = request(`${base}/account`, { headers: { Expect: 'something' } }).end();
    const [response] = await once(asked, 'response');
    expect({ status: response.statusCode, body: await text(response) }).toEqual({ status: 200, body: '{"ok":true}' });
  });

  test("returns the function's status, headers and body to the client", async () => {
    answer = async () =>
      JSON.stringify({
        statusCode: 202,
        headers: { 'X-One': '1' },
        multiValueHeaders: { 'X-Two': ['a', 'b'] },
        body: 'é',
      });
    const response = await fetch(`${base}/account`);
    expect(response.status).toBe(202);
    expect([response.headers.get('x-one'), response.headers.get('x-two')]).toEqual(['1', 'a, b']);
    expect(await response.text()).toBe('é');
  });

  test.each([
    ['a path outside the stage', 'GET', '/../account', 404, 'not_found'],
    ['malformed percent-encoding', 'GET', '/lyric-videos/%E0%A4%A', 400, 'invalid_request'],
  ])("[1e, 2.5a] answers %s itself, in the contract's envelope", async (_what, method, path, status, code) => {
    const response = await fetch(base + path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ error: { code, message: expect.any(String) } });
    expect(called).toEqual([]);
  });

  test.each([
    ['GET', '/nothing', { unknown: 'nothing' }],
    ['POST', '/nothing/at/all', { unknown: 'nothing/at/all' }],
    ['PUT', '/account', null],
    ['DELETE', '/lyric-videos/transcriptions/job_1', { id: 'job_1' }],
    ['OPTIONS', '/lyric-videos', null],
  ])('passes %s %s, which is no route, to a function, with or without a key', async (method, path, pathParameters) => {
    for (const headers of [{}, { authorization: 'Bearer songreel_live_key' }]) {
      expect((await fetch(base + path, { method, headers })).status).toBe(200);
      const { functionArn, event } = called.pop() ?? {};
      expect(functionArn).toMatch(/:function:songreel-local-not-found$/);
      expect(event).toMatchObject({ path, pathParameters });
    }
  });

  // Lambda accepts 6 MB, and base64 makes a body a third longer.
  test.each([4.6, 6, 9.9])('answers 413 to a body of %d MB, which is too large for a function', async (megabytes) => {
    const body = Buffer.alloc(megabytes * 1024 * 1024, 'x');
    const response = await fetch(`${base}/lyric-videos`, { method: 'POST', body });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ error: { code: 'payload_too_large', message: expect.any(String) } });
    expect(called).toEqual([]);
  });

  test('refuses a body above 10 MB', async () => {
    const response = await fetch(`${base}/lyric-videos`, {
      method: 'POST',
      body: Buffer.alloc(10 * 1024 * 1024 + 1, 'x'),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual(ENVELOPE);
  });

  test.each([
    ['fails', undefined],
    ['answers with something that is no answer', '"text"'],
    ['answers with null', 'null'],
    ['answers with a status that is none', '{"statusCode":"no"}'],
  ])('reveals nothing to a client about a function that %s', async (_what, payload) => {
    answer = async () => payload;
    const response = await fetch(`${base}/account`);
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({ error: { code: 'internal_error', message: expect.any(String) } });
  });

  test('waits for a function no longer than the limit of its integration', async () => {
    answer = () => new Promise(() => undefined);
    const response = await fetch(`${base}/account`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual(ENVELOPE);
  });

  test.each([
    ['input that is not HTTP', 'nonsense\r\n\r\n'],
    ['a request without a host', 'GET /v1/account HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('[2.5a] answers %s in the envelope too', async (_what, input) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.end(input);
    const answered = await text(socket);
    expect(answered).toMatch(/^HTTP\/1\.1 400 /);
    expect(answered.toLowerCase()).toContain('cache-control: private, no-store');
    expect(answered).toContain('"invalid_request"');
  });
});

describe('the body that a function gets', () => {
  test.each([
    ['is text where no media type is binary', undefined, { body: 'caf\u{fffd}', isBase64Encoded: false }],
    ['is base64 for a binary media type', ['audio/mp4'], { body: 'Y2Fm/w==', isBase64Encoded: true }],
    ['is base64 where every type is binary', ['*/*'], { body: 'Y2Fm/w==', isBase64Encoded: true }],
    ['is text for a type that is not binary', ['image/png'], { body: 'caf\u{fffd}', isBase64Encoded: false }],
  ])('%s', async (_what, BinaryMediaTypes, expected) => {
    const assembly = await localAssembly();
    for (const { properties } of find(assembly, 'AWS::ApiGateway::RestApi')) {
      properties.BinaryMediaTypes = BinaryMediaTypes;
    }
    let event: Event;
    const { server } = createGateway(new Deployment(assembly, {}), async (_arn, payload) => {
      event = JSON.parse(payload);
      return '{"statusCode":200}';
    });
    const url = `http://127.0.0.1:${await listen(server)}/v1/lyric-videos`;
    const headers = { 'content-type': 'audio/mp4; codecs=x' };
    await fetch(url, { method: 'POST', headers, body: Buffer.from([0x63, 0x61, 0x66, 0xff]) });
    expect(event).toMatchObject(expected);
    server.closeAllConnections();
    server.close();
  });
});

describe('the throttle of the stage', () => {
  test('allows a burst, and then its rate', () => {
    let now = 0;
    const MethodSettings = [{ ResourcePath: '/*', HttpMethod: '*', ThrottlingRateLimit: 2, ThrottlingBurstLimit: 3 }];
    const deployment = deploymentOf({ Stage: { Type: 'AWS::ApiGateway::Stage', Properties: { MethodSettings } } });
    const mayPass = throttleOf(deployment.only('AWS::ApiGateway::Stage'), () => now);
    const passed = (count: number) => Array.from({ length: count }, mayPass).filter(Boolean).length;
    expect(passed(10)).toBe(3);
    now += 1;
    expect(passed(10)).toBe(2);
    now += 60;
    expect(passed(10)).toBe(3);
  });

  test("[2.5a] is answered in the contract's envelope, with the time to wait", async () => {
    const assembly = await localAssembly();
    for (const { properties } of find(assembly, 'AWS::ApiGateway::Stage')) {
      Object.assign(properties.MethodSettings[0], { ThrottlingRateLimit: 0.001, ThrottlingBurstLimit: 1 });
    }
    const { server } = createGateway(new Deployment(assembly, {}), async () => '{"statusCode":200}');
    const url = `http://127.0.0.1:${await listen(server)}/v1/account`;
    expect((await fetch(url)).status).toBe(200);
    const response = await fetch(url);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await response.json()).toEqual({ error: { code: 'rate_limit_exceeded', message: expect.any(String) } });
    server.closeAllConnections();
    server.close();
  });
});

describe('an API that cannot work', () => {
  test('is refused when no permission lets it call a function', async () => {
    const assembly = await localAssembly();
    for (const permission of find(assembly, 'AWS::Lambda::Permission')) permission.remove();
    expect(() => routesOf(new Deployment(assembly, {}))).toThrow(/no AWS::Lambda::Permission lets API Gateway invoke/);
  });

  test('is refused when a method belongs to no resource', async () => {
    const assembly = await localAssembly();
    find(assembly, 'AWS::ApiGateway::Resource', ({ PathPart }) => PathPart === 'account')[0]?.remove();
    expect(() => routesOf(new Deployment(assembly, {}))).toThrow(/there is no ApiRestaccount\w+ in the template/);
  });

  test('has no route that the template does not have', async () => {
    const assembly = await localAssembly();
    find(assembly, 'AWS::ApiGateway::Method', ({ HttpMethod }) => HttpMethod === 'DELETE')[0]?.remove();
    const routes = routesOf(new Deployment(assembly, {}));
    expect(findRoute(routes, 'DELETE', '/lyric-videos/job_1')?.route.functionArn).toMatch(/not-found$/);
    expect(findRoute(routes, 'DELETE', '/music-videos/job_1')?.route.functionArn).toMatch(/cancel-job$/);
  });
});

describe('a route', () => {
  const route = (method: string, resourcePath: string): Route => ({
    method,
    resourcePath,
    resourceId: '',
    segments: resourcePath.split('/').slice(1),
    functionArn: '',
    timeout: 1,
  });
  const routes = ['/a/{id}', '/a/b', '/{any+}'].map((path) => route('ANY', path)).concat(route('GET', '/a/{id}'));
  const chosen = (method: string, path: string) => {
    const match = findRoute(routes, method, path);
    return match && [match.route.method, match.route.resourcePath, match.pathParameters];
  };

  test('with names comes before one with a parameter, which comes before a greedy one', () => {
    expect(chosen('POST', '/a/b')).toEqual(['ANY', '/a/b', {}]);
    expect(chosen('POST', '/a/c')).toEqual(['ANY', '/a/{id}', { id: 'c' }]);
    expect(chosen('POST', '/a/c/d')).toEqual(['ANY', '/{any+}', { any: 'a/c/d' }]);
  });

  test('with the method comes before one with ANY', () => {
    expect(chosen('GET', '/a/c')).toEqual(['GET', '/a/{id}', { id: 'c' }]);
  });

  test('does not match an empty parameter', async () => {
    const match = findRoute(routesOf(await localDeployment()), 'GET', '/lyric-videos//');
    expect(match?.route.resourcePath).toBe('/{unknown+}');
  });
});
