import '../platform/quiet.ts';
import type { Scope } from '../../functions/domain/scopes.ts';
import { createKey } from '../../functions/platform/store/keys.ts';
import { useBucket } from '../platform/bucket.ts';
import { type ExecutionNames, useExecutionNames } from '../platform/execution-names.ts';
import { newAccount, requireAccount, useDatabase } from '../platform/store.ts';

/** Starts the services that the functions of the API use, for one test file. */
export function useService(): ExecutionNames {
  useDatabase();
  useBucket();
  return useExecutionNames();
}

export interface Client {
  account: string;
  key: string;
}

export async function newClient(scopes: Scope[] = ['lyric_videos', 'narrative_videos'], rpm = 10_000): Promise<Client> {
  const account = await newAccount();
  return { account, key: (await createKey(await requireAccount(account), scopes, rpm)).api_key };
}
