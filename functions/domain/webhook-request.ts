import type { DeliveryAttempt } from './delivery-attempt.ts';

/** A signed webhook, ready to be sent. */
export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What came of sending a webhook once. */
export type WebhookAnswer = Pick<DeliveryAttempt, 'status' | 'failure' | 'answer'>;

/** Reveals no internal details. The log has the fault. */
export const OWN_FAULT = 'A fault of the service prevented the attempt.';
