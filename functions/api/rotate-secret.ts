import { ApiError } from '../domain/errors.ts';
import { ensureRotation } from '../platform/store/webhook-rotations.ts';
import { endpoint } from './http.ts';

/** POST /webhooks/rotate, an addition: makes the next webhook secret, or returns it while both are valid. */
export const handler = endpoint(async ({ caller }) => {
  const rotation = await ensureRotation(caller.account_id);
  if (!rotation) throw new ApiError('no_webhook_secret');
  const { current, next, from } = rotation;
  return {
    status: 200,
    body: { webhook_secret: current, next_webhook_secret: next, next_webhook_secret_from: from },
  };
});
