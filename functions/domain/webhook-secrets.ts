import { token } from './api-key.ts';

/** Milliseconds in which receivers can install the next secret. */
export const ROTATION_MS = 24 * 60 * 60 * 1000;

/** The secrets of an account. A rotation makes the next secret, which replaces the current one after ROTATION_MS. */
export interface KeptSecrets {
  webhook_secret?: string;
  /** Signed a test before the account had a secret; becomes its secret. */
  reserved_webhook_secret?: string;
  next_webhook_secret?: string;
  /** ISO 8601. */
  next_webhook_secret_from?: string;
}

export interface WebhookSecrets {
  /** Shown by `GET /account`; signs `X-Service-Signature`. */
  current: string;
  /** During a rotation: signs `X-Service-Signature-Next`. */
  next?: string;
}

export function makeWebhookSecret(): string {
  return `whsec_${token(40)}`;
}

/** Returns the secrets that are valid now, or undefined if the account has none yet. */
export function webhookSecrets(account: KeptSecrets, now: Date): WebhookSecrets | undefined {
  const { webhook_secret: current, next_webhook_secret: next, next_webhook_secret_from: from } = account;
  if (current === undefined) return undefined;
  if (next === undefined || from === undefined) return { current };
  return Date.parse(from) <= now.getTime() ? { current: next } : { current, next };
}
