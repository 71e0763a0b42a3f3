import * as v from 'valibot';
import { token } from './api-key.ts';
import { parseBody } from './request-faults.ts';
import { publicUrl } from './requests.ts';
import type { WebhookMessage } from './webhook-signature.ts';

/** A sample that a client asks to be sent to its own receiver: an addition to the contract. */
export const WEBHOOK_EVENTS = ['job.completed', 'job.failed', 'job.canceled'] as const;

const schema = (origins?: readonly string[]) =>
  v.strictObject({
    url: publicUrl('webhook', origins),
    event: v.optional(v.picklist(WEBHOOK_EVENTS, `must be one of ${WEBHOOK_EVENTS.join(', ')}`), 'job.completed'),
  });

/** The schema of a deployed stage, which allows only public URLs. */
export const WebhookTestSchema = schema();
type WebhookTest = v.InferOutput<typeof WebhookTestSchema>;

/** @param body the parsed JSON. @throws ApiError `invalid_request`; the message names the field */
export function parseWebhookTest(body: unknown, allowedOrigins?: readonly string[]): WebhookTest {
  return parseBody(schema(allowedOrigins), body);
}

/** Returns a webhook as a lyric video would send it. Its id is new and begins with `test_`, as no job's does. */
export function sampleMessage(event: WebhookTest['event'], now: Date): WebhookMessage {
  const id = `test_${token(24)}`;
  const completed = event === 'job.completed';
  const body = {
    id,
    type: 'lyric_video',
    status: event.replace('job.', ''),
    credits_charged: 660,
    credits_refunded: completed ? 0 : 660,
    duration_seconds: 20,
    video_url: completed ? 'https://media.example.com/video.mp4' : null,
    thumbnail_url: completed ? 'https://media.example.com/thumbnail.jpg' : null,
    error: event === 'job.failed' ? { code: 'generation_failed', message: 'This is a test.' } : null,
    created_at: new Date(now.getTime() - 60_000).toISOString(),
    completed_at: now.toISOString(),
  };
  return { id, event, body: JSON.stringify(body) };
}
