import { tokens } from '../parts/format.ts';
import { account } from '../state/session.ts';

/** Balance, receipts and webhooks. */
export function Balance() {
  const now = account.value;
  return (
    <section class="account" aria-labelledby="account-title">
      <h1 id="account-title">Account</h1>
      <p class="balance">{now ? tokens(now.credits) : '…'}</p>
    </section>
  );
}
