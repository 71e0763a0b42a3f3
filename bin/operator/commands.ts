import { keyRefusal, SCOPES, type Scope } from '../../functions/domain/api-key.ts';
import { settingFault, settingValues } from '../../functions/domain/settings.ts';
import { variable } from '../../functions/platform/environment.ts';
import {
  createAccount,
  creditAccount,
  FLAGS,
  type Flag,
  getAccount,
  setFlag,
} from '../../functions/platform/store/accounts.ts';
import { createKey, revokeKey } from '../../functions/platform/store/keys.ts';
import { storedSettings, storeSetting } from '../../functions/platform/store/settings.ts';
import { audit } from './audit.ts';
import type { CommandLine } from './command-line.ts';
import { Fault, UsageFault } from './fault.ts';

/** One command each. The result is what `--json` prints; a field `ok` that is false makes the exit status 1. */
export type Result = Record<string, unknown>;

const MAX_CREDITS = 1_000_000_000_000;
const MAX_RPM = 100_000;
const DEFAULT_RPM = '60';

const COMMANDS: Readonly<Record<string, (args: string[], options: CommandLine['options']) => Promise<Result>>> = {
  'accounts create': async (_args, { credits = '0' }) => {
    const account = await createAccount(wholeNumber('--credits', credits, 0, MAX_CREDITS));
    return { account_id: account.account_id, credits: account.credits };
  },

  'accounts credit': async ([account = '', amount = '']) => {
    const tokens = wholeNumber('N', amount, 1, MAX_CREDITS);
    if (!(await creditAccount(account, tokens))) throw noAccount(account);
    return { account_id: account, credits: (await getAccount(account))?.credits };
  },

  'accounts allow': async ([account = '', flag = '', state = '']) => {
    if (!(flag in FLAGS)) throw new UsageFault(`what to allow is "api-access" or "rollout", not "${flag}"`);
    if (state !== 'on' && state !== 'off') throw new UsageFault(`it is "on" or "off", not "${state}"`);
    const isOn = state === 'on';
    if (!(await setFlag(account, flag as Flag, isOn))) throw noAccount(account);
    return { account_id: account, [FLAGS[flag as Flag]]: isOn };
  },

  'keys create': async ([accountId = ''], { scopes = SCOPES.join(','), rpm = DEFAULT_RPM }) => {
    const granted = scopesOf(scopes);
    const limit = wholeNumber('--rpm', rpm, 1, MAX_RPM);
    const account = await getAccount(accountId);
    if (!account) throw noAccount(accountId);
    const refusal = keyRefusal(account, variable('STAGE'));
    if (refusal) throw new Fault(`No key for ${accountId}: ${refusal}.`);
    return { ...(await createKey(accountId, granted, limit)) };
  },

  'keys revoke': async ([keyId = '']) => {
    if (!(await revokeKey(keyId))) throw new Fault(`There is no key "${keyId}".`);
    return { key_id: keyId, revoked: true };
  },

  'settings show': async () => settingValues(await storedSettings()),

  'settings set': async ([name = '', value = '']) => {
    const fault = settingFault(name, value);
    if (fault) throw new UsageFault(fault);
    await storeSetting(name, value);
    return { [name]: value };
  },

  audit: async () => ({ ...(await audit()) }),
};

/** @throws Fault */
export async function run({ command = '', args, options }: CommandLine): Promise<Result> {
  const act = COMMANDS[command];
  if (!act) throw new UsageFault(`there is no command "${command}"`);
  return act(args, options);
}

function wholeNumber(what: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new UsageFault(`${what} is a whole number from ${least} to ${most}, not "${text}"`);
}

function scopesOf(text: string): Scope[] {
  const scopes = text.split(',').filter((scope) => scope !== '');
  const unknown = scopes.find((scope) => !SCOPES.some((known) => known === scope));
  if (unknown !== undefined) throw new UsageFault(`there is no scope "${unknown}"; there are: ${SCOPES.join(', ')}`);
  if (scopes.length === 0) throw new UsageFault(`--scopes names at least one of: ${SCOPES.join(', ')}`);
  return [...new Set(scopes)] as Scope[];
}

function noAccount(accountId: string): Fault {
  return new Fault(`There is no account "${accountId}".`);
}
