import { handler as sendWebhook } from '../../functions/outbound/send-webhook.ts';
import type { Service } from './network.ts';

/** Lambda, as far as functions invoke each other: the one that signs a webhook lets another send it. */
export const simulatedFunctions: Service = async ({ input }) => ({
  Payload: Buffer.from(JSON.stringify(await sendWebhook(JSON.parse(input.Payload)))),
});
