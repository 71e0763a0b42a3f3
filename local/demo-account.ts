import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type DataFolder, writePrivate } from './data-folder.ts';
import { Fault } from './fault.ts';
import { PROJECT } from './synthesis.ts';

export interface DemoAccount {
  account_id: string;
  api_key: string;
}

const CREDITS = 1_000_000;

/**
 * Returns the account for trying out a local service. It is created once per data folder, with the operator's command.
 * @throws Fault with the output of the operator's command line
 */
export async function demoAccount(folder: DataFolder): Promise<DemoAccount> {
  const kept = await readFile(folder.demoAccount, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as DemoAccount;
  const { account_id } = await operate<DemoAccount>(folder, 'accounts', 'create', '--credits', String(CREDITS));
  const { api_key } = await operate<DemoAccount>(folder, 'keys', 'create', account_id);
  const account: DemoAccount = { account_id, api_key };
  await writePrivate(folder.demoAccount, `${JSON.stringify(account, null, 2)}\n`);
  return account;
}

async function operate<T>(folder: DataFolder, ...command: string[]): Promise<T> {
  const args = ['bin/operator.ts', ...command, '--data', folder.path, '--json'];
  try {
    return JSON.parse((await promisify(execFile)(process.execPath, args, { cwd: PROJECT })).stdout) as T;
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new Fault(`the demo account cannot be created: ${stderr.trim().split('\n')[0] || message}`);
  }
}
