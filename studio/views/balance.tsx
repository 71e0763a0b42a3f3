import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LedgerEntry } from '../../client/src/types.ts';
import { loadPrices, prices } from '../order/prices.ts';
import { date, KINDS, monthName, signed, tokens } from '../parts/format.ts';
import { Icon } from '../parts/icons.tsx';
import { csvOf, entries, entriesOfMonth, loadEntries, monthOf, next, totalsOf } from '../state/ledger.ts';
import { save } from '../state/lyrics.ts';
import { notify } from '../state/notices.ts';
import { hrefOf } from '../state/route.ts';
import { account, messageOf, refreshAccount } from '../state/session.ts';
import { Webhooks } from './account/webhooks.tsx';

/** Balance, prices, receipts and webhooks. */
export function Balance() {
  const fault = useSignal<string | undefined>(undefined);
  const load = async (cursor?: string) => {
    fault.value = await loadEntries(cursor).then(() => undefined, messageOf);
  };
  useEffect(() => {
    void refreshAccount();
    void loadPrices();
    void load();
  }, []);
  const now = account.value;
  return (
    <div class="account">
      <h1>Account</h1>
      <section class="card" aria-labelledby="balance-title">
        <h2 id="balance-title">Balance</h2>
        <p class="balance">{now ? tokens(now.credits) : '…'}</p>
        <p class="muted">
          This key may make {now?.rate_limit_rpm ?? '…'} requests a minute. It has the scopes{' '}
          {now?.scopes.join(' and ') ?? '…'}.
        </p>
      </section>
      <Prices />
      <section class="receipts" aria-labelledby="receipts-title">
        <h2 id="receipts-title">Receipts</h2>
        {fault.value && (
          <p class="fault" role="alert">
            {fault.value}
          </p>
        )}
        <Months />
        {next.value && (
          <button type="button" onClick={() => void load(next.value ?? undefined)}>
            Show older ones
          </button>
        )}
      </section>
      <Webhooks />
    </div>
  );
}

function Prices() {
  const list = prices.value?.prices ?? [];
  return (
    <section class="card" aria-labelledby="prices-title">
      <h2 id="prices-title">Prices</h2>
      <dl class="facts">
        {list.map(({ type, quality, model, rate }) => (
          <div key={`${type} ${quality}`}>
            <dt>
              {KINDS[type]}
              {quality && ` in ${quality === 'pro' ? '1080p' : '720p'}`}
            </dt>
            <dd>{rate === null ? 'Not available' : `${rate} ${model === 'flat' ? 'a song' : 'a second'}`}</dd>
          </div>
        ))}
      </dl>
      <p class="muted">Failed and canceled jobs are refunded in full.</p>
    </section>
  );
}

function Months() {
  if (entries.value.length === 0) return <p class="empty">Nothing was bought or spent yet.</p>;
  return totalsOf(entries.value).map(({ month, bought, spent }) => (
    <section key={month} class="month" aria-label={monthName(month)}>
      <div class="month-head">
        <h3>{monthName(month)}</h3>
        <span>{tokens(spent)} spent</span>
        {bought > 0 && <span>{tokens(bought)} bought</span>}
        <button type="button" class="chip" onClick={() => void download(month)}>
          <Icon name="download" /> CSV
        </button>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Tokens</th>
          </tr>
        </thead>
        <tbody>
          {entries.value
            .filter((entry) => monthOf(entry) === month)
            .map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
        </tbody>
      </table>
    </section>
  ));
}

const WHAT: Record<LedgerEntry['kind'], string> = {
  purchase: 'Purchase',
  charge: 'Charge',
  refund: 'Refund',
  debit: 'Correction',
};

function Row({ entry }: { entry: LedgerEntry }) {
  const { kind, amount, job, created_at } = entry;
  return (
    <tr>
      <td>
        <time dateTime={created_at}>{date(created_at)}</time>
      </td>
      <td>
        {WHAT[kind]}
        {job?.type && (
          <>
            {' · '}
            <a href={hrefOf({ view: 'job', type: job.type, id: job.id })}>{KINDS[job.type]}</a>
          </>
        )}
      </td>
      <td class={amount > 0 ? 'is-good' : ''}>{signed(amount)}</td>
    </tr>
  );
}

async function download(month: string): Promise<void> {
  try {
    const csv = csvOf(await entriesOfMonth(month));
    save(`songreel-${month}.csv`, new Blob([csv], { type: 'text/csv' }));
  } catch (error) {
    notify(messageOf(error), 'bad');
  }
}
