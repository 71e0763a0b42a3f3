import { useSignal } from '@preact/signals';
import type { WebhookTestRequest, WebhookTestResult } from '../../../client/src/types.ts';
import { messageOf, refreshAccount, songreel } from '../../state/session.ts';

type Event = NonNullable<WebhookTestRequest['event']>;

const EVENTS: Record<Event, string> = {
  'job.completed': 'was completed',
  'job.failed': 'failed',
  'job.canceled': 'was canceled',
};

/** Sends a signed sample to a receiver, and shows what it answered. */
export function WebhookTest() {
  const url = useSignal('');
  const event = useSignal<Event>('job.completed');
  const isSending = useSignal(false);
  const result = useSignal<WebhookTestResult | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  const send = async () => {
    isSending.value = true;
    [result.value, fault.value] = [undefined, undefined];
    try {
      result.value = await songreel().webhooks.test({ url: url.value.trim(), event: event.value });
      void refreshAccount();
    } catch (error) {
      fault.value = messageOf(error);
    }
    isSending.value = false;
  };
  return (
    <form
      class="webhook-test"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void send();
      }}
    >
      <label>
        <span>Send a signed sample to</span>
        <input
          type="url"
          required
          placeholder="https://example.com/hooks"
          value={url.value}
          onInput={(typed) => {
            url.value = typed.currentTarget.value;
          }}
        />
      </label>
      <label>
        <span>About a job that</span>
        <select
          value={event.value}
          onChange={(chosen) => {
            event.value = chosen.currentTarget.value as Event;
          }}
        >
          {Object.entries(EVENTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" disabled={isSending.value}>
        {isSending.value ? 'Sending…' : 'Send'}
      </button>
      <div role="status">
        {result.value && <Result result={result.value} />}
        {fault.value && <p class="fault">{fault.value}</p>}
      </div>
    </form>
  );
}

function Result({ result }: { result: WebhookTestResult }) {
  const { delivered, status, failure, answer } = result;
  return (
    <p class={delivered ? 'is-good' : 'fault'}>
      <strong>{delivered ? 'It arrived.' : 'It was not accepted.'}</strong>{' '}
      {status === null ? failure : `The answer was ${status}, after ${result.seconds.toFixed(1)} s.`}
      {answer && <code>{answer}</code>}
    </p>
  );
}
