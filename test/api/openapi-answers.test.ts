import { describe, expect, test } from '@jest/globals';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { handler } from '../../functions/api/get-openapi.ts';
import { openApiDocument } from '../../functions/api/openapi/document.ts';
import { ApiError } from '../../functions/domain/errors.ts';
import { acceptedView, type Job, jobView } from '../../functions/domain/job.ts';
import { segmentOf } from '../../functions/domain/segments.ts';
import { type Answer, conformanceTo } from '../acceptance/openapi-conformance.ts';
import { aJob, CHARGED, ENDED } from '../domain/jobs.ts';

const conforms = conformanceTo(openApiDocument('https://api.songreel.dev/v1'));
const noStore = {
  'Cache-Control': 'private, no-store',
  'Content-Type': 'application/json',
  'X-Request-Id': 'request-1',
};

function answer(route: string, status: number, body: unknown, more: Record<string, string> = {}): Answer {
  const [method = '', path = ''] = route.split(' ');
  const text = body === undefined ? '' : JSON.stringify(body);
  return { method, path, status, headers: new Headers({ ...noStore, ...more }), body: text };
}

const job = aJob();
const measured = aJob(CHARGED);
const links = { video_url: 'https://media.example/v.mp4?a=b%2Fc', thumbnail_url: 'https://media.example/t.jpg' };
const error = { code: 'generation_failed', message: 'The video could not be made.' } as const;
const transcript = { language: null, segments: [segmentOf([{ text: 'one', start: 1, end: 1.25 }])] };

describe('an answer as documented', () => {
  test.each<[string, object]>([
    ['right after admission', jobView(job)],
    ['of a measured job', jobView(measured)],
    ['of a job that awaits its cancellation', jobView({ ...measured, cancellation_requested: true })],
    ['of a completed job', jobView({ ...measured, ...ENDED, status: 'completed' }, links)],
    ['of a job that failed before it was measured', jobView({ ...job, ...ENDED, status: 'failed', error })],
    ['of a job that failed later', jobView({ ...measured, ...ENDED, status: 'failed', error, credits_refunded: 660 })],
    ['of a canceled job', jobView({ ...measured, ...ENDED, status: 'canceled', cancellation_requested: true })],
  ])('[2.3ab, 4.5a, 4.8a] is the video job that the service shows %s', (_, view) => {
    for (const path of ['/lyric-videos/job_1', '/music-videos/job_1']) {
      expect(() => conforms(answer(`GET ${path}`, 200, view))).not.toThrow();
    }
  });

  test.each<[string, Partial<Job>]>([
    ['processed', {}],
    ['completed', { ...measured, ...ENDED, status: 'completed', transcript }],
    [
      'completed without words',
      { ...measured, ...ENDED, status: 'completed', transcript: { language: 'en', segments: [] } },
    ],
    ['failed', { ...ENDED, status: 'failed', error }],
  ])('[2.3b, 4.3a] is the transcription that the service shows when it is %s', (_, change) => {
    const view = jobView({ ...job, ...change, type: 'lyric_transcription' });
    expect(() => conforms(answer('GET /lyric-videos/transcriptions/job_1', 200, view))).not.toThrow();
  });

  test.each([
    answer('POST /lyric-videos', 202, acceptedView(job)),
    answer('POST /lyric-videos/transcriptions', 202, acceptedView(measured), { 'Idempotency-Replayed': 'true' }),
    answer('DELETE /music-videos/job_1', 202, { id: 'job_1', status: 'processing', cancellation_requested: true }),
    answer('DELETE /music-videos/job_1', 204, undefined),
    answer('DELETE /music-videos/job_1', 409, new ApiError('not_cancellable_yet', { message: 'Wait.' }).envelope, {
      'Retry-After': '9',
    }),
    answer('GET /account', 429, new ApiError('rate_limit_exceeded', { message: 'Wait.' }).envelope, {
      'Retry-After': '60',
    }),
    answer('PUT /account', 404, new ApiError('not_found', { message: 'Nothing there.' }).envelope),
    answer('GET /lyric-videos/transcriptions', 404, new ApiError('not_found', { message: 'Nothing there.' }).envelope),
  ])('may be $status to $method $path', (good) => {
    expect(() => conforms(good)).not.toThrow();
  });
});

describe('an answer that deviates', () => {
  const video = jobView({ ...measured, ...ENDED, status: 'completed' }, links);

  test.each<[string, Answer]>([
    ['the status 200 is not documented there', answer('POST /lyric-videos', 200, acceptedView(job))],
    ['the status 200 is not documented there', answer('PUT /account', 200, {})],
    [
      'the status 409 is not documented there',
      answer('GET /account', 409, new ApiError('not_cancellable', { message: '' }).envelope),
    ],
    [
      'the body must have required property',
      answer('GET /lyric-videos/j', 200, { ...video, credits_refunded: undefined }),
    ],
    ['the body must NOT have additional properties', answer('GET /lyric-videos/j', 200, { ...video, owner: 'acct_1' })],
    ['the body/error/code must be equal', answer('GET /account', 404, { error: { code: 'gone', message: '' } })],
    [
      'the body must NOT have additional properties',
      answer('GET /account', 404, { error: { code: 'not_found', message: '' }, at: 1 }),
    ],
    ['the body is not JSON', { ...answer('GET /account', 404, undefined), body: '<html>' }],
    ['the content type is "text/html"', answer('GET /account', 404, {}, { 'Content-Type': 'text/html' })],
    ['there is a body where none is documented', answer('DELETE /lyric-videos/j', 204, {})],
    ['the header Cache-Control must be equal', answer('GET /account', 404, {}, { 'Cache-Control': 'no-cache' })],
    [
      'the header Retry-After is missing',
      answer('GET /account', 429, new ApiError('rate_limit_exceeded', { message: '' }).envelope),
    ],
    [
      'the header Retry-After must be equal',
      answer('GET /account', 429, new ApiError('rate_limit_exceeded', { message: '' }).envelope, {
        'Retry-After': '1',
      }),
    ],
  ])('[1ef] is found: %s', (fault, bad) => {
    expect(() => conforms(bad)).toThrow(fault);
  });
});

describe('GET /openapi.json', () => {
  const event = (headers: Record<string, string>, path: string) =>
    ({
      headers,
      requestContext: { domainName: 'abc.execute-api.eu-west-1.amazonaws.com', path },
    }) as unknown as APIGatewayProxyEvent;

  test('responds as the document describes', async () => {
    const { statusCode, headers, body } = await handler(event({}, '/v1/openapi.json'));
    const response = { status: statusCode, headers: new Headers(headers as Record<string, string>), body };
    expect(() => conforms({ method: 'GET', path: '/openapi.json', ...response })).not.toThrow();
  });

  test.each([
    [{}, '/v1/openapi.json', 'https://abc.execute-api.eu-west-1.amazonaws.com/v1'],
    [{ Host: 'api.songreel.dev', 'X-Forwarded-Proto': 'https' }, '/v1/openapi.json', 'https://api.songreel.dev/v1'],
    [{ host: '127.0.0.1:3000', 'x-forwarded-proto': 'http' }, '/v1/openapi.json', 'http://127.0.0.1:3000/v1'],
  ])('[1a] names the server of the request: %j', async (headers, path, url) => {
    const { body } = await handler(event(headers, path));
    expect(JSON.parse(body).servers).toEqual([{ url }]);
  });
});
