import { describe, expect, test } from '@jest/globals';
import { openApiDocument } from '../../functions/api/openapi/document.ts';
import type { Job } from '../../functions/domain/job.ts';
import { webhookMessage } from '../../functions/domain/webhook-event.ts';
import { webhookHeaders } from '../../functions/domain/webhook-signature.ts';
import { deliveryConformanceTo } from '../acceptance/openapi-conformance.ts';
import { aJob, CHARGED, ENDED } from '../domain/jobs.ts';

const conforms = deliveryConformanceTo(openApiDocument('https://api.songreel.dev/v1'));
const unmeasured = aJob({ ...ENDED, status: 'completed', credits_charged: 660 });
const job: Job = { ...unmeasured, ...CHARGED };
const links = { video_url: 'https://media.example/v.mp4', thumbnail_url: 'https://media.example/t.jpg' };
const error = { code: 'generation_failed', message: 'The video could not be made.' } as const;

const delivery = (of: Job, sent?: typeof links) => {
  const message = webhookMessage(of, sent);
  return { headers: new Headers(webhookHeaders(message, { current: 'whsec_test' }, new Date())), body: message.body };
};

describe('a webhook as documented', () => {
  test.each<[string, Job, typeof links | undefined]>([
    ['a completed lyric video', job, links],
    ['a completed narrative video', { ...job, type: 'narrative_video' }, links],
    ['a completed transcription', { ...job, type: 'lyric_transcription' }, undefined],
    ['a failed lyric video', { ...job, status: 'failed', error, credits_refunded: 660 }, undefined],
    [
      'a failed transcription that was not measured',
      { ...unmeasured, type: 'lyric_transcription', status: 'failed', error },
      undefined,
    ],
    ['a canceled narrative video', { ...unmeasured, type: 'narrative_video', status: 'canceled' }, undefined],
  ])('[6abd] is the one that the service sends for %s', (_, of, sent) => {
    expect(() => conforms(delivery(of, sent))).not.toThrow();
  });
});

describe('a webhook that deviates', () => {
  const good = delivery(job, links);
  const event = JSON.parse(good.body);
  const withHeader = (name: string, value: string) => {
    const headers = new Headers(good.headers);
    headers.set(name, value);
    return { ...good, headers };
  };

  test.each([
    ['the event "job.started" is not documented', withHeader('X-Service-Event', 'job.started')],
    ['the header X-Service-Signature must match', withHeader('X-Service-Signature', 'sha256=abc')],
    ['the content type is "text/plain"', withHeader('Content-Type', 'text/plain')],
    ['the body/status must be equal', { ...good, body: JSON.stringify({ ...event, status: 'failed' }) }],
    ['the body must NOT have additional properties', { ...good, body: JSON.stringify({ ...event, segments: [] }) }],
  ])('is found: %s', (fault, bad) => {
    expect(() => conforms(bad)).toThrow(fault);
  });
});
