import { getAccount } from '../platform/store/accounts.ts';
import { secretsOf } from '../platform/store/webhook-secrets.ts';
import { endpoint } from './http.ts';

/** GET /account: specification, sections 2.1 and 4.1. */
export const handler = endpoint(async ({ caller }) => {
  const account = await getAccount(caller.account_id);
  if (!account) throw new Error(`The account ${caller.account_id} of key ${caller.key_id} is missing.`);
  return {
    status: 200,
    body: {
      credits: account.credits,
      scopes: caller.scopes,
      rate_limit_rpm: caller.rpm,
      webhook_secret: (await secretsOf(account, new Date()))?.current ?? null,
    },
  };
});
