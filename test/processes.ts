import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A process that has ended, but that its parent has not asked about yet, is not alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    // Without /proc, that it can be signalled is all there is to know.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && process.platform !== 'linux';
  }
}

/** Waits until none of the processes is alive. @throws Error after five seconds */
export async function gone(pids: readonly number[]): Promise<void> {
  for (let waited = 0; pids.some(isAlive); waited += 20) {
    if (waited >= 5000) throw new Error(`still alive: ${pids.filter(isAlive).join(', ')}`);
    await pause(20);
  }
}
