import { FLAGS, type Flag, setFlag } from '../../../functions/platform/store/account-access.ts';
import { createAccount, getAccount } from '../../../functions/platform/store/accounts.ts';
import { allAccounts } from '../../../functions/platform/store/audit-reads.ts';
import { creditAccount, debitAccount } from '../../../functions/platform/store/bookings.ts';
import { Fault, UsageFault } from '../fault.ts';
import { type Commands, noAccount, type Result, wholeNumber } from './command.ts';

const MAX_CREDITS = 1_000_000_000_000;
const REFERENCE = /^[\x21-\x7e]{1,128}$/;

export const ACCOUNT_COMMANDS: Commands = {
  'accounts create': async (_args, { credits = '0' }) => {
    const account = await createAccount(wholeNumber('--credits', credits, 0, MAX_CREDITS));
    return { account_id: account.account_id, credits: account.credits };
  },

  'accounts credit': async ([account = '', amount = ''], { reference }) => {
    const tokens = wholeNumber('N', amount, 1, MAX_CREDITS);
    if (reference !== undefined && !REFERENCE.test(reference)) {
      throw new UsageFault('--reference must have 1 to 128 printable ASCII characters without spaces');
    }
    const booking = await creditAccount(account, tokens, reference);
    if (booking.outcome === 'no_account') throw noAccount(account);
    if (booking.outcome === 'booked_before' && booking.amount !== tokens) {
      throw new Fault(`The reference "${reference}" was booked before, with ${booking.amount} tokens, not ${tokens}.`);
    }
    const isNew = reference === undefined ? {} : { reference, booked: booking.outcome === 'booked' };
    return { ...(await balance(account)), ...isNew };
  },

  'accounts debit': async ([account = '', amount = ''], { reason = '' }) => {
    const tokens = wholeNumber('N', amount, 1, MAX_CREDITS);
    const outcome = await debitAccount(account, tokens, reason);
    if (outcome === 'no_account') throw noAccount(account);
    if (outcome === 'insufficient') throw new Fault(`The account ${account} has fewer than ${tokens} tokens.`);
    return balance(account);
  },

  'accounts allow': async ([account = '', flag = '', state = '']) => {
    if (flag !== 'api-access' && flag !== 'rollout') {
      throw new UsageFault(`the right must be "api-access" or "rollout", not "${flag}"`);
    }
    if (state !== 'on' && state !== 'off') throw new UsageFault(`the state must be "on" or "off", not "${state}"`);
    return set(account, flag, state === 'on');
  },

  'accounts suspend': ([account = '']) => set(account, 'suspended', true),
  'accounts resume': ([account = '']) => set(account, 'suspended', false),

  'accounts list': async () => {
    const accounts: Result[] = [];
    for await (const account of allAccounts()) {
      const { account_id, credits, api_access, rollout, suspended = false, running_jobs, created_at } = account;
      const running = running_jobs?.size ?? 0;
      accounts.push({ account_id, credits, api_access, rollout, suspended, running_jobs: running, created_at });
    }
    return { accounts: accounts.sort((a, b) => String(a.created_at).localeCompare(String(b.created_at))) };
  },
};

async function balance(account: string): Promise<Result> {
  return { account_id: account, credits: (await getAccount(account))?.credits };
}

async function set(account: string, flag: Flag, value: boolean): Promise<Result> {
  if (!(await setFlag(account, flag, value))) throw noAccount(account);
  return { account_id: account, [FLAGS[flag]]: value };
}
