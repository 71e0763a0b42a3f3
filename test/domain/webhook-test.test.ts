import { describe, expect, test } from '@jest/globals';
import type { WebhookMessage } from '../../functions/domain/webhook-signature.ts';
import { sampleMessage } from '../../functions/domain/webhook-test.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const COMMON = {
  type: 'lyric_video',
  credits_charged: 660,
  duration_seconds: 20,
  created_at: '2026-03-01T11:59:00.000Z',
  completed_at: '2026-03-01T12:00:00.000Z',
};
const NO_LINKS = { video_url: null, thumbnail_url: null };

describe('a sample of a webhook', () => {
  test.each<[WebhookMessage['event'], object]>([
    [
      'job.completed',
      {
        status: 'completed',
        credits_refunded: 0,
        video_url: 'https://media.example.com/video.mp4',
        thumbnail_url: 'https://media.example.com/thumbnail.jpg',
        error: null,
      },
    ],
    [
      'job.failed',
      {
        ...NO_LINKS,
        status: 'failed',
        credits_refunded: 660,
        error: { code: 'generation_failed', message: 'This is a test.' },
      },
    ],
    ['job.canceled', { ...NO_LINKS, status: 'canceled', credits_refunded: 660, error: null }],
  ])('of %s has the fields of a lyric video of 20 seconds', (event, fields) => {
    const message = sampleMessage(event, NOW);
    expect(message).toMatchObject({ event, id: expect.stringMatching(/^test_[a-z2-9]{24}$/) });
    expect(JSON.parse(message.body)).toEqual({ id: message.id, ...COMMON, ...fields });
  });
});
