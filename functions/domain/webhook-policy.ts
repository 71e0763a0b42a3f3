/**
 * How webhooks are delivered: specification, section 6. The state machines repeat the pauses in the Retry of
 * DeliverWebhook; a test in test/house compares them.
 */
export const WEBHOOK_POLICY = {
  /** Number of attempts, including the first. */
  attempts: 3,
  /** How long a receiver may take to answer. */
  timeoutSeconds: 10,
  /** The pause after the first failure; each further pause is `backoffRate` times as long. */
  firstPauseSeconds: 3,
  backoffRate: 4,
} as const;
