import { useSignal } from '@preact/signals';
import type { WebhookRotation } from '../../../client/src/types.ts';
import { date } from '../../parts/format.ts';
import { notify } from '../../state/notices.ts';
import { messageOf, songreel } from '../../state/session.ts';

/** Makes the next webhook secret, and shows it with the time from which it counts. */
export function SecretRotation() {
  const rotation = useSignal<WebhookRotation | undefined>(undefined);
  const rotate = async () => {
    try {
      rotation.value = await songreel().webhooks.rotateSecret();
    } catch (error) {
      notify(messageOf(error), 'bad');
    }
  };
  if (!rotation.value) {
    return (
      <button type="button" onClick={() => void rotate()}>
        Replace the secret
      </button>
    );
  }
  const { next_webhook_secret, next_webhook_secret_from } = rotation.value;
  return (
    <div role="status">
      <p>
        Install the next secret beside the current one before {date(next_webhook_secret_from)}. Until then, webhooks are
        signed with both.
      </p>
      <p class="secret">
        <code>{next_webhook_secret}</code>
      </p>
    </div>
  );
}
