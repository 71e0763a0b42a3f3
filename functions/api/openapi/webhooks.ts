import * as examples from './examples.ts';
import { type JsonSchema, ref } from './json-schema.ts';

/** Returns `webhooks`: the three events, which are sent to the `webhook_url` of a job. */
export function webhooks(): Record<string, { post: JsonSchema }> {
  return {
    'job.completed': webhook({
      event: 'job.completed',
      summary: 'A job was completed',
      schemas: ['CompletedVideoEvent', 'CompletedTranscriptionEvent'],
      eventExamples: examples.COMPLETED_EVENT_EXAMPLES,
    }),
    'job.failed': webhook({
      event: 'job.failed',
      summary: 'A job failed',
      schemas: ['FailedEvent'],
      eventExamples: examples.FAILED_EVENT_EXAMPLES,
    }),
    'job.canceled': webhook({
      event: 'job.canceled',
      summary: 'A job was canceled',
      schemas: ['CanceledEvent'],
      eventExamples: examples.CANCELED_EVENT_EXAMPLES,
    }),
  };
}

interface Webhook {
  event: string;
  summary: string;
  schemas: string[];
  eventExamples: examples.Examples;
}

function webhook({ event, summary, schemas, eventExamples }: Webhook): { post: JsonSchema } {
  const refs = schemas.map((name) => ref('schemas', name));
  return {
    post: {
      operationId: event.replace(/^job\.(.)/, (_, first: string) => `onJob${first.toUpperCase()}`),
      tags: ['Webhooks'],
      summary,
      description:
        'Answer with any 2xx within 10 seconds. Otherwise the webhook is sent again, at most three times in total, with growing pauses. The same delivery can arrive twice, so store the delivery id and answer a duplicate with 2xx.',
      security: [],
      parameters: [
        header('X-Service-Event', 'The event.', { const: event }, event),
        header('X-Service-Delivery', 'The job id. Use it to recognize duplicates.', {}, 'job_m5kc2x8r4tqh7wpz3nvb6yda'),
        header(
          'X-Service-Signature',
          'HMAC-SHA256 of the raw body, keyed with the `webhook_secret` of the account; hex. Compare in constant time.',
          { pattern: '^sha256=[0-9a-f]{64}$' },
          `sha256=${'0123456789abcdef'.repeat(4)}`,
        ),
        {
          ...header(
            'X-Service-Signature-Next',
            'For 24 hours after a rotation of the secret: as `X-Service-Signature`, but keyed with the next secret, which then replaces the other. During that time accept either.',
            { pattern: '^sha256=[0-9a-f]{64}$' },
            `sha256=${'fedcba9876543210'.repeat(4)}`,
          ),
          required: false,
        },
        ...STANDARD_HEADERS,
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: refs.length === 1 ? refs[0] : { oneOf: refs }, examples: eventExamples },
        },
      },
      responses: { '2XX': { description: 'Received.' } },
    },
  };
}

/** Those of Standard Webhooks, for receivers that verify with one of its libraries. An addition to the contract. */
const STANDARD_HEADERS = [
  header('webhook-id', 'The same as `X-Service-Delivery`.', {}, 'job_m5kc2x8r4tqh7wpz3nvb6yda'),
  header('webhook-timestamp', 'When the attempt was made: seconds since 1970.', { pattern: '^\\d+$' }, '1767268831'),
  header(
    'webhook-signature',
    'As https://www.standardwebhooks.com defines it: `v1,` and the base64 HMAC-SHA256 of id, timestamp and body, joined with dots. After a rotation of the secret there are two for 24 hours, separated by a space.',
    { pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)?$' },
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

function header(name: string, description: string, rule: JsonSchema, example: string): JsonSchema {
  return { name, in: 'header', required: true, description, schema: { type: 'string', ...rule }, example };
}
