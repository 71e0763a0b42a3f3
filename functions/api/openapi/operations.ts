import { JOB_TYPE_FACTS, JOB_TYPES, type JobType } from '../../domain/job-type.ts';
import { getDeliveries, redeliverWebhook } from './deliveries.ts';
import * as examples from './examples.ts';
import { deleteFiles } from './files.ts';
import {
  ANY_JOB_ID_PARAMETER,
  commonHeaders,
  IDEMPOTENCY_KEY_PARAMETER,
  IF_NONE_MATCH_PARAMETER,
  JOB_ID_PARAMETER,
} from './headers.ts';
import { listJobs } from './job-list.ts';
import { type JsonSchema, ref } from './json-schema.ts';
import { getLyrics } from './lyrics.ts';
import { getPrices, listLedger } from './money.ts';
import { getProgress } from './progress.ts';
import { errorResponses, jsonResponse } from './responses.ts';
import { createUpload } from './uploads.ts';
import { rotateSecret } from './webhook-rotation.ts';
import { testWebhook } from './webhook-test.ts';

export const PARAMETERS = {
  IdempotencyKey: IDEMPOTENCY_KEY_PARAMETER,
  IfNoneMatch: IF_NONE_MATCH_PARAMETER,
  JobId: JOB_ID_PARAMETER,
  AnyJobId: ANY_JOB_ID_PARAMETER,
};

/** How the kinds of jobs differ in the OpenAPI document. */
interface JobKind {
  /** `a lyric video` */
  noun: string;
  /** Last part of the operation ids: `LyricVideo`. */
  name: string;
  tag: string;
  about: string;
  isCancelable: boolean;
  jobSchema: string;
  requestExamples: examples.Examples;
  jobExamples: examples.Examples;
}

const KINDS: Readonly<Record<JobType, JobKind>> = {
  lyric_transcription: {
    noun: 'a transcription',
    name: 'Transcription',
    tag: 'Transcriptions',
    about: 'Transcribes the lyrics of a song, with the times of lines and words.',
    isCancelable: false,
    jobSchema: 'TranscriptionJob',
    requestExamples: examples.TRANSCRIPTION_REQUEST_EXAMPLES,
    jobExamples: examples.TRANSCRIPTION_JOB_EXAMPLES,
  },
  lyric_video: {
    noun: 'a lyric video',
    name: 'LyricVideo',
    tag: 'Lyric videos',
    about: 'Makes a video of the lyrics of a song. If you send no lyrics, the song is transcribed.',
    isCancelable: true,
    jobSchema: 'VideoJob',
    requestExamples: examples.LYRIC_VIDEO_REQUEST_EXAMPLES,
    jobExamples: examples.VIDEO_JOB_EXAMPLES,
  },
  narrative_video: {
    noun: 'a music video',
    name: 'MusicVideo',
    tag: 'Music videos',
    about: 'Makes a video that tells a story with one to four characters.',
    isCancelable: true,
    jobSchema: 'VideoJob',
    requestExamples: examples.MUSIC_VIDEO_REQUEST_EXAMPLES,
    jobExamples: examples.VIDEO_JOB_EXAMPLES,
  },
};

/** Returns `paths`: the nine routes, and the additions. */
export function paths(): Record<string, Record<string, JsonSchema>> {
  return {
    '/account': { get: getAccount },
    ...Object.fromEntries(JOB_TYPES.flatMap((type) => jobPaths(JOB_TYPE_FACTS[type].path, KINDS[type]))),
    '/jobs': { get: listJobs },
    '/jobs/{id}/progress': { get: getProgress },
    '/jobs/{id}/lyrics': { get: getLyrics },
    '/jobs/{id}/files': { delete: deleteFiles },
    '/jobs/{id}/deliveries': { get: getDeliveries, post: redeliverWebhook },
    '/webhooks/test': { post: testWebhook },
    '/webhooks/rotate': { post: rotateSecret },
    '/prices': { get: getPrices },
    '/ledger': { get: listLedger },
    '/uploads': { post: createUpload },
    '/openapi.json': { get: getOpenApi },
  };
}

function jobPaths(path: string, kind: JobKind): [string, Record<string, JsonSchema>][] {
  return [
    [path, { post: createJob(kind) }],
    [`${path}/{id}`, { get: getJob(kind), ...(kind.isCancelable && { delete: cancelJob(kind) }) }],
  ];
}

const getAccount: JsonSchema = {
  operationId: 'getAccount',
  tags: ['Account'],
  summary: 'Read the account',
  description:
    'Returns the balance, the scopes of the key, and the secret with which webhooks are signed. Every key may call it.',
  responses: {
    200: jsonResponse({
      description: 'The account of the calling key.',
      schema: 'Account',
      examples: examples.ACCOUNT_EXAMPLES,
    }),
    ...errorResponses(),
  },
};

const getOpenApi: JsonSchema = {
  operationId: 'getOpenApi',
  tags: ['Description'],
  summary: 'Read this document',
  description: 'OpenAPI 3.1. Needs no key.',
  security: [],
  responses: {
    200: {
      description: 'This document.',
      headers: commonHeaders,
      content: {
        'application/json': {
          schema: { type: 'object', required: ['openapi'], properties: { openapi: { type: 'string' } } },
        },
      },
    },
    ...errorResponses([], ['BadRequest', 'TooManyRequests', 'InternalError']),
  },
};

function createJob({ noun, name, tag, about, requestExamples }: JobKind): JsonSchema {
  return {
    operationId: `create${name}`,
    tags: [tag],
    summary: `Create ${noun}`,
    description: `${about} Returns immediately. Poll the job, or send a \`webhook_url\`. Send an \`Idempotency-Key\`, so that you can safely repeat the request.`,
    parameters: [ref('parameters', 'IdempotencyKey')],
    requestBody: {
      required: true,
      description: 'At most 1 MB.',
      content: { 'application/json': { schema: ref('schemas', `${name}Request`), examples: requestExamples } },
    },
    responses: {
      202: jsonResponse({
        description: 'The job was accepted now, or earlier by an identical request with the same idempotency key.',
        schema: 'Accepted',
        examples: examples.ACCEPTED_EXAMPLES,
        headers: {
          'Idempotency-Replayed': ref('headers', 'IdempotencyReplayed'),
          'Songreel-Ignored-Fields': ref('headers', 'IgnoredFields'),
        },
      }),
      ...errorResponses(['IdempotencyConflict', 'PayloadTooLarge']),
    },
  };
}

function getJob({ noun, name, tag, jobSchema, jobExamples }: JobKind): JsonSchema {
  return {
    operationId: `get${name}`,
    tags: [tag],
    summary: `Read ${noun}`,
    description:
      'Poll every 15 to 30 seconds, less often after errors, until the status is `completed`, `failed` or `canceled`. If you stop polling, the job continues, so keep its id.',
    parameters: [ref('parameters', 'JobId')],
    responses: {
      200: jsonResponse({ description: 'The current state of the job.', schema: jobSchema, examples: jobExamples }),
      ...errorResponses(),
    },
  };
}

function cancelJob({ noun, name, tag }: JobKind): JsonSchema {
  return {
    operationId: `cancel${name}`,
    tags: [tag],
    summary: `Cancel ${noun}`,
    description:
      'Possible at any time before a worker has begun, and again once the waiting period since the creation of the job has elapsed. The charge is refunded. This response does not confirm the cancellation: the job may still be completed.',
    parameters: [ref('parameters', 'JobId')],
    responses: {
      202: jsonResponse({
        description: 'The cancellation was queued.',
        schema: 'Cancellation',
        examples: examples.CANCELLATION_EXAMPLES,
      }),
      204: {
        description: 'The job is already canceled.',
        headers: commonHeaders,
      },
      ...errorResponses(['NotCancellable']),
    },
  };
}
