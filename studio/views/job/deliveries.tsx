import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { SongreelError } from '../../../client/src/error.ts';
import { call, read } from '../../api.ts';
import { date } from '../../parts/format.ts';
import { Icon } from '../../parts/icons.tsx';
import type { JobView } from '../../state/jobs.ts';
import { notify } from '../../state/notices.ts';
import { messageOf } from '../../state/session.ts';

interface Delivery {
  at: string;
  status?: number | null;
  failure?: string | null;
  answer?: string | null;
}

/** Attempts to call the job's webhook: when, what the receiver answered, and another one on request. */
export function Deliveries({ job }: { job: JobView }) {
  const list = useSignal<readonly Delivery[] | undefined>(undefined);
  const path = `/jobs/${encodeURIComponent(job.id)}/deliveries`;
  const load = async () => {
    const answer = await read<{ deliveries: Delivery[] }>(path).catch((error: unknown) => {
      // A job without a webhook has no deliveries.
      if (!(error instanceof SongreelError)) throw error;
    });
    list.value = answer?.deliveries;
  };
  useEffect(() => {
    if (job.status !== 'processing') void load();
  }, [job.status]);
  const again = async () => {
    try {
      await call('POST', path);
      notify('The webhook is delivered again.');
      setTimeout(() => void load(), 3_000);
    } catch (error) {
      notify(messageOf(error), 'bad');
    }
  };
  if (!list.value || list.value.length === 0) return null;
  return (
    <section class="deliveries" aria-labelledby="deliveries-title">
      <h2 id="deliveries-title">
        <Icon name="bell" /> Webhook
      </h2>
      <ol>
        {list.value.map((one, index) => (
          <li key={`${one.at}-${index}`}>
            <time dateTime={one.at}>{date(one.at)}</time>
            <strong class={one.status && one.status < 300 ? 'is-good' : 'is-bad'}>{one.status ?? 'No answer'}</strong>
            <span>{one.failure ?? one.answer}</span>
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => void again()}>
        Deliver again
      </button>
    </section>
  );
}
