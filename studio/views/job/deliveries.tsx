import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DeliveryAttempt, Deliveries as WebhookDeliveries } from '../../../client/src/types.ts';
import { date } from '../../parts/format.ts';
import { Icon } from '../../parts/icons.tsx';
import type { JobView } from '../../state/jobs.ts';
import { notify } from '../../state/notices.ts';
import { messageOf, songreel } from '../../state/session.ts';

const STATES: Record<WebhookDeliveries['state'], string> = {
  none: '',
  not_due: 'It is sent when the job has ended.',
  owed: 'It is being delivered…',
  delivered: 'It was delivered.',
  given_up: 'It could not be delivered. Repair the address, then deliver it again.',
};

/** Milliseconds between reads while attempts follow. */
const PAUSE_MS = 3_000;

/** What became of the job's webhook: when it was sent, what the receiver answered, and another delivery on request. */
export function Deliveries({ job }: { job: JobView }) {
  const now = useSignal<WebhookDeliveries | undefined>(undefined);
  const load = async () => {
    // The job is shown without its webhook if that cannot be read.
    now.value = await songreel()
      .webhooks.deliveries(job.id)
      .catch(() => now.value);
  };
  useEffect(() => {
    void load();
    const timer = setInterval(() => {
      if (now.value?.state === 'owed' && !document.hidden) void load();
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [job.status]);
  const again = async () => {
    try {
      now.value = await songreel().webhooks.redeliver(job.id);
      notify('The webhook is delivered again.');
    } catch (error) {
      notify(messageOf(error), 'bad');
    }
  };
  if (!now.value || now.value.state === 'none') return null;
  const { state, webhook_url, attempts } = now.value;
  return (
    <section class="deliveries" aria-labelledby="deliveries-title">
      <h2 id="deliveries-title">
        <Icon name="bell" /> Webhook
      </h2>
      <p>
        <code>{webhook_url}</code>
      </p>
      <p class={state === 'given_up' ? 'fault' : 'muted'} role="status">
        {STATES[state]}
      </p>
      <ol>
        {attempts.map((attempt) => (
          <AttemptRow key={attempt.at} attempt={attempt} />
        ))}
      </ol>
      {state !== 'not_due' && (
        <button type="button" onClick={() => void again()}>
          Deliver again
        </button>
      )}
    </section>
  );
}

function AttemptRow({ attempt: { at, seconds, status, failure, answer } }: { attempt: DeliveryAttempt }) {
  const isGood = status !== null && status >= 200 && status < 300;
  return (
    <li>
      <time dateTime={at}>{date(at)}</time>
      <strong class={isGood ? 'is-good' : 'is-bad'}>{status ?? 'No answer'}</strong>
      <span>
        {failure ?? answer} <small class="muted">after {seconds.toFixed(1)} s</small>
      </span>
    </li>
  );
}
