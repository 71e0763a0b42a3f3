import * as v from 'valibot';
import { text, time } from './fields.ts';
import type { JsonSchema } from './json-schema.ts';
import { errorResponses, jsonResponse } from './responses.ts';

/** The addition `POST /webhooks/rotate`. */
const webhook_secret = 'whsec_9w6v8m2k5c4r7h3t';
const next_webhook_secret = 'whsec_b7q4n8y2d6j5x3mz';
const next_webhook_secret_from = '2026-01-02T12:00:00.000Z';

export const WebhookRotationSchema = v.pipe(
  v.object({
    webhook_secret: text('The secret that `X-Service-Signature` is made with until then.', webhook_secret),
    next_webhook_secret: text(
      'The secret that `X-Service-Signature-Next` is made with until then, and both afterwards.',
      next_webhook_secret,
    ),
    next_webhook_secret_from: time('When the next secret replaces the current one.', next_webhook_secret_from),
  }),
  v.description('Two webhook secrets, of which one replaces the other.'),
);

export const rotateSecret: JsonSchema = {
  operationId: 'rotateWebhookSecret',
  tags: ['Webhooks'],
  summary: 'Replace the webhook secret',
  description:
    'Makes the next webhook secret, which replaces the current one after 24 hours. Until then, webhooks have signatures of both, and repeated calls return the same. Every key may call this. It is an addition to the contract.',
  responses: {
    200: jsonResponse({
      description: 'Both secrets.',
      schema: 'WebhookRotation',
      examples: {
        begun: {
          summary: 'A rotation began',
          value: { webhook_secret, next_webhook_secret, next_webhook_secret_from },
        },
      },
    }),
    ...errorResponses(['NoSecret']),
  },
};
