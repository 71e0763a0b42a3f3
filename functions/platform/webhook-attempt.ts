import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { DeliveryAttempt } from '../domain/delivery-attempt.ts';
import { OWN_FAULT, type WebhookAnswer, type WebhookRequest } from '../domain/webhook-request.ts';
import type { WebhookSecrets } from '../domain/webhook-secrets.ts';
import { type WebhookMessage, webhookHeaders } from '../domain/webhook-signature.ts';
import { variable } from './environment.ts';
import { logger, tracer } from './observability.ts';

/**
 * Milliseconds. The sender may take 15 s after its start. A repetition could send the webhook twice, so whoever called
 * repeats the whole attempt with a new signature.
 */
const LIMITS = { connectionTimeout: 2_000, requestTimeout: 18_000, throwOnRequestTimeout: true };

let client: LambdaClient | undefined;
/** Made when it is first used. */
const functions = () => {
  client ??= tracer.captureAWSv3Client(new LambdaClient({ requestHandler: LIMITS, maxAttempts: 1 }));
  return client;
};

/**
 * Signs a webhook, lets the function `send-webhook` send it once, and returns the outcome. What connects to an address
 * that a caller named can so neither read a secret nor anything else.
 * @throws Error if the sender cannot be invoked
 */
export async function attemptWebhook(
  url: string,
  message: WebhookMessage,
  secrets: WebhookSecrets,
): Promise<DeliveryAttempt> {
  const begun = new Date();
  const outcome = await send({ url, headers: webhookHeaders(message, secrets, begun), body: message.body });
  return { at: begun.toISOString(), took_ms: Date.now() - begun.getTime(), ...outcome };
}

async function send(request: WebhookRequest): Promise<WebhookAnswer> {
  const FunctionName = variable('SEND_WEBHOOK_FUNCTION');
  const { FunctionError, Payload } = await functions().send(
    new InvokeCommand({ FunctionName, Payload: JSON.stringify(request) }),
  );
  const text = Buffer.from(Payload ?? []).toString();
  if (FunctionError === undefined) return JSON.parse(text) as WebhookAnswer;
  logger.error('The function that sends webhooks failed.', { error: text });
  return { status: null, failure: OWN_FAULT, answer: null };
}
