import * as v from 'valibot';
import { WEBHOOK_EVENTS } from '../../domain/webhook-test.ts';
import { DeliveryAttemptSchema } from './deliveries.ts';
import { text } from './fields.ts';
import { type JsonSchema, ref } from './json-schema.ts';
import type { Note } from './requests.ts';
import { errorResponses, jsonResponse } from './responses.ts';

/** The addition `POST /webhooks/test`. */
const request = { url: 'https://hooks.example.com/songreel', event: 'job.failed' };
const secret = 'whsec_9w6v8m2k5c4r7h3t';
const id = 'test_m5kc2x8r4tqh7wpz3nvb6yda';

export const WEBHOOK_TEST_NOTE: Note = {
  description: 'Where to send a sample, and of which event.',
  fields: {
    url: ['Public https URL on port 443; redirects are not followed.', request.url],
    event: ['What the sample reports.', request.event],
  },
};

export const WebhookTestResultSchema = v.pipe(
  v.object({
    id: text('The delivery id of the sample. It is new for each and begins with `test_`.', id),
    event: v.pipe(v.picklist(WEBHOOK_EVENTS), v.description('What the sample reported.')),
    delivered: v.pipe(v.boolean(), v.description('Whether the receiver answered with a 2xx.')),
    ...DeliveryAttemptSchema.pipe[0].entries,
    webhook_secret: text(
      'Key of the signature: the secret that the account has, or will have with its first job that has a webhook.',
      secret,
    ),
  }),
  v.description('What came of a sample.'),
);

export const testWebhook: JsonSchema = {
  operationId: 'testWebhook',
  tags: ['Webhooks'],
  summary: 'Send a signed sample',
  description:
    'Sends one webhook to a URL, signed as a real one, and waits up to 10 seconds for the answer. It is not repeated. At most one in 10 seconds for an account. Every key may call this. It is an addition to the contract.',
  requestBody: {
    required: true,
    description: 'The receiver.',
    content: {
      'application/json': {
        schema: ref('schemas', 'WebhookTestRequest'),
        examples: { failed: { summary: 'The webhook of a failed job', value: request } },
      },
    },
  },
  responses: {
    200: jsonResponse({
      description: 'What came of it. The test itself succeeds even if the receiver refuses the sample.',
      schema: 'WebhookTestResult',
      examples: {
        refused: {
          summary: 'The receiver found no such route',
          value: {
            id,
            event: 'job.failed',
            delivered: false,
            at: '2026-01-01T12:00:31.400Z',
            seconds: 0.212,
            status: 404,
            failure: null,
            answer: 'Not found',
            webhook_secret: secret,
          },
        },
      },
    }),
    ...errorResponses(['DeliveryRefused', 'PayloadTooLarge']),
  },
};
