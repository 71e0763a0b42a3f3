import { describe, expect, test } from '@jest/globals';
import { openApiDocument } from '../../functions/api/openapi/document.ts';
import { ApiError } from '../../functions/domain/errors.ts';
import { propertiesOf, templatesOf } from './templates.ts';

const { service } = await templatesOf('live');
const functions = propertiesOf(service, 'AWS::Lambda::Function');
const aliases = propertiesOf(service, 'AWS::Lambda::Alias');

interface Route {
  method: string;
  path: string;
  function: string;
}

/** Pages for people, with their files. They are not part of the API that programs call. */
const PAGES = ['/docs', '/docs/{file+}', '/studio', '/studio/{file+}'];

function routes(): Route[] {
  const resources = propertiesOf(service, 'AWS::ApiGateway::Resource');
  const pathOf = (id: string | undefined): string => {
    const resource = id === undefined ? undefined : resources.get(id);
    return resource ? `${pathOf(resource.ParentId.Ref)}/${resource.PathPart}` : '';
  };
  return [...propertiesOf(service, 'AWS::ApiGateway::Method').values()].map((method) => {
    // In the live stage, methods name aliases of the functions.
    const alias = [...aliases.keys()].find((id) => JSON.stringify(method.Integration.Uri).includes(`"${id}"`));
    const target: string | undefined = aliases.get(alias ?? '')?.FunctionName.Ref;
    return {
      method: method.HttpMethod,
      path: pathOf(method.ResourceId.Ref),
      function: functions.get(target ?? '')?.FunctionName,
    };
  });
}

test('[4i] nine routes lead to four functions, and each addition has its own function', () => {
  const named = routes()
    .filter((route) => route.method !== 'ANY' && !PAGES.includes(route.path))
    .map((route) => `${route.method} ${route.path} -> ${route.function}`);
  expect(named.sort()).toEqual([
    'DELETE /jobs/{id}/files -> songreel-live-delete-files',
    'DELETE /lyric-videos/{id} -> songreel-live-cancel-job',
    'DELETE /music-videos/{id} -> songreel-live-cancel-job',
    'GET /account -> songreel-live-get-account',
    'GET /jobs -> songreel-live-list-jobs',
    'GET /jobs/{id}/deliveries -> songreel-live-get-deliveries',
    'GET /jobs/{id}/lyrics -> songreel-live-get-lyrics',
    'GET /jobs/{id}/progress -> songreel-live-get-progress',
    'GET /ledger -> songreel-live-list-ledger',
    'GET /lyric-videos/transcriptions/{id} -> songreel-live-get-job',
    'GET /lyric-videos/{id} -> songreel-live-get-job',
    'GET /music-videos/{id} -> songreel-live-get-job',
    'GET /openapi.json -> songreel-live-get-openapi',
    'GET /prices -> songreel-live-get-prices',
    'POST /jobs/{id}/deliveries -> songreel-live-redeliver-webhook',
    'POST /lyric-videos -> songreel-live-create-job',
    'POST /lyric-videos/transcriptions -> songreel-live-create-job',
    'POST /music-videos -> songreel-live-create-job',
    'POST /uploads -> songreel-live-create-upload',
    'POST /webhooks/rotate -> songreel-live-rotate-secret',
    'POST /webhooks/test -> songreel-live-test-webhook',
  ]);
});

test('the routes are those of the OpenAPI document', () => {
  const named = routes().filter((route) => route.method !== 'ANY' && !PAGES.includes(route.path));
  const { paths } = openApiDocument('https://api.songreel.dev/v1') as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(named.map(({ method, path }) => `${method} ${path}`).sort());
});

test('the pages and their files come from one function', () => {
  const pages = routes().filter((route) => route.method !== 'ANY' && PAGES.includes(route.path));
  expect(pages.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(PAGES.map((path) => `GET ${path}`));
  expect(new Set(pages.map((route) => route.function))).toEqual(new Set(['songreel-live-get-page']));
});

test('a separate function returns 404 for every other path, and for every other method of a path', () => {
  const others = routes().filter((route) => route.method === 'ANY');
  const paths = new Set(routes().map(({ path }) => path));
  expect(others.map(({ path }) => path).sort()).toEqual([...paths].sort());
  expect([...paths]).toEqual(expect.arrayContaining(['', '/{unknown+}']));
  expect(new Set(others.map((route) => route.function))).toEqual(new Set(['songreel-live-not-found']));
});

test('[1a] the API is regional, in the stage v1, traced, logged and throttled', () => {
  service.hasResourceProperties('AWS::ApiGateway::RestApi', { EndpointConfiguration: { Types: ['REGIONAL'] } });
  const [stage] = [...propertiesOf(service, 'AWS::ApiGateway::Stage').values()];
  expect(stage).toMatchObject({
    StageName: 'v1',
    TracingEnabled: true,
    MethodSettings: [{ LoggingLevel: 'ERROR', DataTraceEnabled: false, ThrottlingRateLimit: expect.any(Number) }],
  });
  expect(stage?.AccessLogSetting.Format).not.toMatch(/authorization/i);
});

describe("the gateway's own responses", () => {
  const responses = propertiesOf(service, 'AWS::ApiGateway::GatewayResponse');
  const byType = new Map([...responses.values()].map((response) => [response.ResponseType, response]));

  test.each([...byType])('[1ef, 2.5a] %s has the envelope and the headers of the contract', (_, response) => {
    expect(JSON.parse(response.ResponseTemplates['application/json'])).toEqual({
      error: { code: expect.any(String), message: expect.any(String) },
    });
    expect(response.ResponseParameters).toMatchObject({
      'gatewayresponse.header.Cache-Control': "'private, no-store'",
      'gatewayresponse.header.Content-Type': "'application/json'",
      'gatewayresponse.header.X-Request-Id': 'context.requestId',
    });
  });

  test.each([
    ['MISSING_AUTHENTICATION_TOKEN', '404', 'not_found'],
    ['INVALID_SIGNATURE', '404', 'not_found'],
    ['RESOURCE_NOT_FOUND', '404', 'not_found'],
    ['BAD_REQUEST_BODY', '400', 'invalid_request'],
    ['REQUEST_TOO_LARGE', '413', 'payload_too_large'],
    ['THROTTLED', '429', 'rate_limit_exceeded'],
    ['QUOTA_EXCEEDED', '429', 'rate_limit_exceeded'],
    ['INTEGRATION_TIMEOUT', '500', 'internal_error'],
    ['INTEGRATION_FAILURE', '500', 'internal_error'],
    ['DEFAULT_5XX', '500', 'internal_error'],
    ['DEFAULT_4XX', undefined, 'invalid_request'],
  ])('[7b] %s is %s %s', (type, status, code) => {
    const response = byType.get(type);
    expect(response?.StatusCode).toBe(status);
    expect(JSON.parse(response?.ResponseTemplates['application/json']).error.code).toBe(code);
  });

  test.each([...byType])('%s has the same message as the API', (_, response) => {
    const { error } = JSON.parse(response.ResponseTemplates['application/json']);
    expect(error).toEqual(new ApiError(error.code).envelope.error);
  });

  test('a throttled caller gets Retry-After with a minute', () => {
    for (const type of ['THROTTLED', 'QUOTA_EXCEEDED']) {
      expect(byType.get(type)?.ResponseParameters['gatewayresponse.header.Retry-After']).toBe("'60'");
    }
  });
});
