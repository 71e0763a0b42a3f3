import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecord } from '../data-folder.ts';
import type { DemoAccount } from '../demo-account.ts';

/** The facts that a program needs to use a service that `npm start` has started. */
export interface KnownService {
  base_url: string;
  api_key: string;
  environment: Record<string, string>;
}

/** Reads the facts from a data folder. @returns undefined if no service is running on it */
export async function runningService(folder: string): Promise<KnownService | undefined> {
  try {
    const { pid, base_url, environment } = await readRecord(folder);
    process.kill(pid, 0);
    const { api_key }: DemoAccount = JSON.parse(await readFile(join(folder, 'demo-account.json'), 'utf8'));
    return { base_url, api_key, environment };
  } catch {
    return undefined;
  }
}
