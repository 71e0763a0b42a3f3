import { keyRefusal } from '../../../functions/domain/api-key.ts';
import { SCOPES, type Scope } from '../../../functions/domain/scopes.ts';
import { variable } from '../../../functions/platform/environment.ts';
import { getAccount } from '../../../functions/platform/store/accounts.ts';
import { keysOf } from '../../../functions/platform/store/key-items.ts';
import { createKey, revokeKey } from '../../../functions/platform/store/keys.ts';
import { rotateSecret } from '../../../functions/platform/store/webhook-rotations.ts';
import { Fault, UsageFault } from '../fault.ts';
import { type Commands, noAccount, wholeNumber } from './command.ts';

const MAX_RPM = 100_000;
const DEFAULT_RPM = '60';

/** Commands for an account's API keys, and for the secret that signs its webhooks. */
export const KEY_COMMANDS: Commands = {
  'keys create': async ([accountId = ''], { scopes = SCOPES.join(','), rpm = DEFAULT_RPM }) => {
    const granted = scopesOf(scopes);
    const limit = wholeNumber('--rpm', rpm, 1, MAX_RPM);
    const account = await getAccount(accountId);
    if (!account) throw noAccount(accountId);
    const refusal = keyRefusal(account, variable('STAGE'));
    if (refusal) throw new Fault(`No key for ${accountId}: ${refusal}.`);
    return { ...(await createKey(account, granted, limit)) };
  },

  'keys list': async ([accountId = '']) => {
    if (!(await getAccount(accountId))) throw noAccount(accountId);
    const keys = (await keysOf(accountId)).map(({ key_id, scopes, rpm, revoked, blocked, minute, created_at }) => ({
      key_id,
      scopes,
      rpm,
      status: revoked ? 'revoked' : blocked ? 'blocked' : 'active',
      created_at,
      last_used_at: minute > 0 ? new Date(minute * 60_000).toISOString() : null,
    }));
    return { keys };
  },

  'keys revoke': async ([keyId = '']) => {
    if (!(await revokeKey(keyId))) throw new Fault(`There is no key "${keyId}".`);
    return { key_id: keyId, revoked: true };
  },

  'webhooks rotate': async ([accountId = '']) => {
    if (!(await getAccount(accountId))) throw noAccount(accountId);
    const { current, next, from } = await rotateSecret(accountId);
    return {
      account_id: accountId,
      webhook_secret: current,
      next_webhook_secret: next,
      next_webhook_secret_from: from,
    };
  },
};

function scopesOf(text: string): Scope[] {
  const scopes = text.split(',').filter((scope) => scope !== '');
  const unknown = scopes.find((scope) => !SCOPES.some((known) => known === scope));
  if (unknown !== undefined)
    throw new UsageFault(`there is no scope "${unknown}". The scopes are: ${SCOPES.join(', ')}`);
  if (scopes.length === 0) throw new UsageFault(`--scopes must name at least one of: ${SCOPES.join(', ')}`);
  return [...new Set(scopes)] as Scope[];
}
