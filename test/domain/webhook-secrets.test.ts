import { describe, expect, test } from '@jest/globals';
import { makeWebhookSecret, ROTATION_MS, webhookSecrets } from '../../functions/domain/webhook-secrets.ts';

const FROM = '2026-01-02T00:00:00.000Z';
const ROTATED = { webhook_secret: 'old', next_webhook_secret: 'new', next_webhook_secret_from: FROM };

describe('the webhook secrets of an account', () => {
  test('do not exist before its first job with a webhook, and then there is one', () => {
    expect(webhookSecrets({}, new Date())).toBeUndefined();
    expect(webhookSecrets({ webhook_secret: 'old' }, new Date())).toEqual({ current: 'old' });
  });

  test('[6k] are two during a rotation, and then the next one', () => {
    const before = new Date(Date.parse(FROM) - 1);
    expect(webhookSecrets(ROTATED, before)).toEqual({ current: 'old', next: 'new' });
    expect(webhookSecrets(ROTATED, new Date(FROM))).toEqual({ current: 'new' });
  });

  test('[6k] are both valid for 24 hours', () => {
    expect(ROTATION_MS).toBe(86_400_000);
  });

  test('are new each time, with 40 random characters', () => {
    expect(makeWebhookSecret()).toMatch(/^whsec_[a-z2-9]{40}$/);
    expect(makeWebhookSecret()).not.toBe(makeWebhookSecret());
  });
});
