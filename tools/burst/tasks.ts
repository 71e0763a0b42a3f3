import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A media task that has succeeded. */
export interface EndedTask {
  job_id: string;
  /** The state that started it. */
  command: string;
  seconds: number;
  /** Milliseconds since 1970. */
  began: number;
}

/** Reads the log of the tasks of a local service. @param data its data folder */
export async function endedTasks(data: string): Promise<EndedTask[]> {
  const log = await readFile(join(data, 'logs', 'media.log'), 'utf8').catch(() => '');
  const lines = log.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  const ends = lines.map((line) => JSON.parse(line)).filter(({ message }) => message === 'done');
  return ends.map(({ job_id, command, timestamp, milliseconds }) => ({
    job_id,
    command,
    seconds: milliseconds / 1000,
    began: Date.parse(timestamp) - milliseconds,
  }));
}

/** Returns how many tasks of each account have ended, the fewest and the most. */
export function spreadOf(tasks: readonly EndedTask[], accountOf: ReadonlyMap<string, string>): [number, number] {
  const counts = new Map([...new Set(accountOf.values())].map((account) => [account, 0]));
  for (const { job_id } of tasks) {
    const account = accountOf.get(job_id);
    if (account !== undefined) counts.set(account, (counts.get(account) ?? 0) + 1);
  }
  return [Math.min(...counts.values()), Math.max(...counts.values())];
}
