import { useSignal } from '@preact/signals';
import { call } from '../../api.ts';
import { Icon } from '../../parts/icons.tsx';
import { account, messageOf } from '../../state/session.ts';

interface Sample {
  delivered?: boolean;
  status?: number | null;
  failure?: string | null;
  answer?: string | null;
}

/** The secret that webhooks are signed with, and a signed sample to an address of the caller. */
export function Webhooks() {
  const address = useSignal('');
  const result = useSignal<string | undefined>(undefined);
  const isShown = useSignal(false);
  const secret = account.value?.webhook_secret;
  const send = async () => {
    result.value = 'Sending…';
    try {
      const { body } = await call<Sample>('POST', '/webhooks/test', { body: { webhook_url: address.value.trim() } });
      result.value = body.status
        ? `The address answered with ${body.status}.`
        : (body.failure ?? 'The sample was sent.');
    } catch (error) {
      result.value = messageOf(error);
    }
  };
  return (
    <section class="card" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">
        <Icon name="bell" /> Webhooks
      </h2>
      <p class="muted">
        {secret
          ? 'Every webhook is signed with this secret. The whole text is the key.'
          : 'There is no secret yet. It is made with your first job that has a webhook.'}
      </p>
      {secret && (
        <p class="secret">
          <code>{isShown.value ? secret : '•'.repeat(24)}</code>
          <button
            type="button"
            class="link"
            onClick={() => {
              isShown.value = !isShown.value;
            }}
          >
            {isShown.value ? 'Hide' : 'Show'}
          </button>
        </p>
      )}
      <label for="webhook-address">Send a signed sample to</label>
      <div class="key-row">
        <input
          id="webhook-address"
          type="url"
          placeholder="https://example.com/hooks"
          value={address.value}
          onInput={(event) => {
            address.value = event.currentTarget.value;
          }}
        />
        <button type="button" onClick={() => void send()}>
          Send
        </button>
      </div>
      <p role="status">{result.value}</p>
    </section>
  );
}
