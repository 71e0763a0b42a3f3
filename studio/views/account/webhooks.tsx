import { useSignal } from '@preact/signals';
import { Icon } from '../../parts/icons.tsx';
import { account } from '../../state/session.ts';
import { SecretRotation } from './secret-rotation.tsx';
import { WebhookTest } from './webhook-test.tsx';

/** The secret that webhooks are signed with. */
export function Webhooks() {
  const isShown = useSignal(false);
  const secret = account.value?.webhook_secret;
  const toggle = () => {
    isShown.value = !isShown.value;
  };
  return (
    <section class="card" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">
        <Icon name="bell" /> Webhooks
      </h2>
      <p class="muted">
        {secret
          ? 'Every webhook is signed with this secret. The whole text is the key. What became of a webhook is on the page of its job.'
          : 'There is no secret yet. It is made with your first job that has a webhook.'}
      </p>
      {secret && (
        <p class="secret">
          <code>{isShown.value ? secret : '•'.repeat(24)}</code>
          <button type="button" class="link" onClick={toggle}>
            {isShown.value ? 'Hide' : 'Show'}
          </button>
        </p>
      )}
      {secret && <SecretRotation />}
      <WebhookTest />
    </section>
  );
}
