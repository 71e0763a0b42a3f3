import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export interface RunningProcess {
  id: number;
  parent: number;
  /** Program and arguments, separated by spaces. */
  command: string;
}

/** Returns all descendants of a process, and other processes with the given text in their command line. */
export function processesOf(root: number | undefined, text?: string): RunningProcess[] {
  const all = runningProcesses();
  const family = new Set([root]);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { id, parent } of all) if (family.has(parent)) family.add(id);
  }
  const isMeant = (command: string) => text !== undefined && command.includes(text);
  return all.filter(({ id, command }) => id !== root && (family.has(id) || isMeant(command)));
}

/** Returns whether a process is alive. A zombie, whose parent has not read its status yet, is not alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    // Without /proc, the test can only check that the process accepts a signal.
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

/** Lists processes from /proc if it exists, because a minimal Debian has no ps. */
function runningProcesses(): RunningProcess[] {
  if (!existsSync('/proc/self/stat')) return listedByPs();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The program's name is in parentheses and may contain anything. The parent is the second field after it.
        const [, parent = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ id: Number(name), parent: Number(parent), command }];
      } catch {
        return [];
      }
    });
}

function listedByPs(): RunningProcess[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.map((line) => {
    const [, id, parent, command = ''] = /^ *(\d+) +(\d+) (.*)$/.exec(line) ?? [];
    return { id: Number(id), parent: Number(parent), command };
  });
}
