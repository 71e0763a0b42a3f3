import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SUPERVISOR = fileURLToPath(new URL('supervisor.ts', import.meta.url));
/** Milliseconds after which a child that was asked to end is killed. */
const GRACE = 700;

export interface Child {
  process: ChildProcess;
  /** Exit status of the command, or 128 plus the signal's number if a signal ended it. */
  exited: Promise<number>;
  /** Ends the command and everything that it started. */
  stop(): Promise<void>;
}

interface ChildOptions {
  cwd?: string;
  environment: Record<string, string>;
}

/** Starts a command in its own process group. The group ends with this process, even if this process is killed. */
export function startChild(command: string, args: readonly string[], options: ChildOptions): Child {
  const supervisor = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SUPERVISOR, command, ...args], {
    cwd: options.cwd ?? process.cwd(),
    env: options.environment,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  supervisor.stdin?.on('error', () => undefined);
  const exited = new Promise<number>((resolve) => {
    supervisor.on('error', () => resolve(127));
    supervisor.on('close', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 143)));
  });
  return { process: supervisor, exited, stop: () => endGroup(supervisor, exited) };
}

async function endGroup(supervisor: ChildProcess, exited: Promise<number>): Promise<void> {
  if (supervisor.exitCode === null && supervisor.signalCode === null) {
    signalGroup(supervisor, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(supervisor, 'SIGKILL'), GRACE);
    if (supervisor.exitCode === null && supervisor.signalCode === null) await once(supervisor, 'exit');
    clearTimeout(timer);
  }
  // The command has ended, but programs that it started may still run.
  signalGroup(supervisor, 'SIGKILL');
  await exited;
}

function signalGroup(supervisor: ChildProcess, signal: NodeJS.Signals): void {
  if (supervisor.pid === undefined) return;
  try {
    process.kill(-supervisor.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
