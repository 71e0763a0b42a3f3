import * as v from 'valibot';
import { text, time } from './fields.ts';
import { type JsonSchema, ref } from './json-schema.ts';
import { errorResponses, jsonResponse } from './responses.ts';

/** The additions about a job's webhook: `GET` and `POST /jobs/{id}/deliveries`. */
const EVENTS = ['job.completed', 'job.failed', 'job.canceled'] as const;
const STATES = ['none', 'not_due', 'owed', 'delivered', 'given_up'] as const;

const id = 'job_m5kc2x8r4tqh7wpz3nvb6yda';
const webhook_url = 'https://hooks.example.com/songreel';
const REFUSED = {
  at: '2026-01-01T12:00:31.400Z',
  seconds: 0.212,
  status: 500,
  failure: null,
  answer: 'relation "orders" does not exist',
};
const SILENT = {
  at: '2026-01-01T12:00:34.700Z',
  seconds: 10.002,
  status: null,
  failure: 'Its server did not begin to answer in time.',
  answer: null,
};
const DELIVERED = { at: '2026-01-01T12:00:57.100Z', seconds: 0.098, status: 204, failure: null, answer: null };

export const DeliveryAttemptSchema = v.pipe(
  v.object({
    at: time('When the attempt began.', REFUSED.at),
    seconds: v.pipe(v.number(), v.minValue(0), v.metadata({ description: 'How long it took.', examples: [0.212] })),
    status: v.pipe(
      v.nullable(v.pipe(v.number(), v.integer())),
      v.metadata({
        description: 'Status of the answer; null if there was none. Any 2xx is success. Redirects are not followed.',
        examples: [500],
      }),
    ),
    failure: v.pipe(
      v.nullable(v.string()),
      v.metadata({ description: 'Why there was no answer; null if there was one.', examples: [SILENT.failure] }),
    ),
    answer: v.pipe(
      v.nullable(v.string()),
      v.metadata({
        description:
          'First line of the answer, at most 200 characters, without control characters and secrets. Null if there is none.',
        examples: [REFUSED.answer],
      }),
    ),
  }),
  v.description('An attempt to deliver a webhook.'),
);

export const DeliveriesSchema = v.pipe(
  v.object({
    id: text('The job.', id),
    webhook_url: v.pipe(
      v.nullable(v.pipe(v.string(), v.url())),
      v.metadata({ description: 'Where the webhook goes; null if none was ordered.', examples: [webhook_url] }),
    ),
    event: v.pipe(v.nullable(v.picklist(EVENTS)), v.description('What the webhook reports; null until the job ends.')),
    state: v.pipe(
      v.picklist(STATES),
      v.description(
        '`none`: no webhook was ordered. `not_due`: the job has not ended. `owed`: attempts are under way or follow. `delivered`. `given_up`: all attempts failed.',
      ),
    ),
    attempts: v.pipe(
      v.array(DeliveryAttemptSchema),
      v.description('Oldest first. The last 30 attempts before a redelivery are kept.'),
    ),
  }),
  v.description('What became of the webhook of a job.'),
);

const JOB_ID = ref('parameters', 'AnyJobId');

export const getDeliveries: JsonSchema = {
  operationId: 'getDeliveries',
  tags: ['Webhooks'],
  summary: 'Read what became of a webhook',
  description: 'For jobs of any kind that the key may read. It is an addition to the contract.',
  parameters: [JOB_ID],
  responses: {
    200: jsonResponse({
      description: 'The attempts.',
      schema: 'Deliveries',
      examples: {
        delivered: {
          summary: 'Delivered by the third attempt',
          value: {
            id,
            webhook_url,
            event: 'job.completed',
            state: 'delivered',
            attempts: [REFUSED, SILENT, DELIVERED],
          },
        },
        none: {
          summary: 'No webhook was ordered',
          value: { id, webhook_url: null, event: null, state: 'none', attempts: [] },
        },
      },
    }),
    ...errorResponses(),
  },
};

export const redeliverWebhook: JsonSchema = {
  operationId: 'redeliverWebhook',
  tags: ['Webhooks'],
  summary: 'Deliver a webhook again',
  description:
    'For a job that has ended. Makes up to three attempts with new links and the same delivery id, at most once in 10 seconds for a job. It is an addition to the contract.',
  parameters: [JOB_ID],
  responses: {
    202: jsonResponse({
      description: 'The first attempt is about to be made.',
      schema: 'Deliveries',
      examples: {
        ordered: {
          summary: 'Ordered after an attempt that failed',
          value: { id, webhook_url, event: 'job.completed', state: 'owed', attempts: [REFUSED] },
        },
      },
    }),
    ...errorResponses(['DeliveryRefused']),
  },
};
