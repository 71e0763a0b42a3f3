import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const LEASH = fileURLToPath(new URL('leash.ts', import.meta.url));
/** A child that was asked to end is ended after this long; milliseconds. */
const GRACE = 700;

export interface Child {
  process: ChildProcess;
  /** Exit status of the command; 128 + the signal's number where a signal ended it. */
  exited: Promise<number>;
  /** Ends the command and everything it started. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  cwd?: string;
  environment: Record<string, string>;
}

/** A command in a process group of its own that does not outlive this process, even one that is killed. */
export function startChild(command: string, args: readonly string[], options: ChildOptions): Child {
  const leash = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', LEASH, command, ...args], {
    cwd: options.cwd ?? process.cwd(),
    env: options.environment,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  leash.stdin?.on('error', () => undefined);
  const exited = new Promise<number>((resolve) => {
    leash.on('error', () => resolve(127));
    leash.on('close', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 143)));
  });
  return { process: leash, exited, stop: () => endGroup(leash, exited) };
}

async function endGroup(leash: ChildProcess, exited: Promise<number>): Promise<void> {
  if (leash.exitCode === null && leash.signalCode === null) {
    signalGroup(leash, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(leash, 'SIGKILL'), GRACE);
    if (leash.exitCode === null && leash.signalCode === null) await once(leash, 'exit');
    clearTimeout(timer);
  }
  // The command has gone, but what it started may not have.
  signalGroup(leash, 'SIGKILL');
  await exited;
}

function signalGroup(leash: ChildProcess, signal: NodeJS.Signals): void {
  if (leash.pid === undefined) return;
  try {
    process.kill(-leash.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
