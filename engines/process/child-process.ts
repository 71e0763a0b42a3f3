import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export const MIB = 1024 * 1024;
export const GIB = 1024 * MIB;

/** Limits that the kernel enforces. A process that exceeds one ends. */
export interface ProcessLimits {
  /** Address space. It is larger than resident memory, because libraries and thread stacks count in full. */
  memoryBytes: number;
  /** Writable memory: the tighter limit for programs that reserve many more addresses than they use. */
  dataBytes?: number;
  cpuSeconds: number;
  /** Size of any one file that it writes. */
  fileBytes: number;
}

export interface ProcessOptions {
  limits: ProcessLimits;
  timeoutSeconds: number;
  /** Written to standard input as fast as the process reads it. Without it, standard input is empty. */
  input?: AsyncIterable<Uint8Array>;
  /**
   * Gets standard output as it arrives. Without it, standard output is dropped. An error that it throws ends the
   * process.
   */
  onOutput?: (chunk: Buffer) => void;
  cwd?: string;
  /**
   * Runs the process as this user, in this process's group and without privileges. Requires the privileges to change
   * the user and to end the process.
   */
  user?: string;
  /** Environment variables in addition to those that every process gets. */
  env?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** The process failed. The message ends with the last informative line of standard error. */
export class ProcessFailure extends Error {
  readonly reason: 'missing' | 'exit' | 'killed' | 'timeout';

  constructor(reason: ProcessFailure['reason'], message: string) {
    super(message);
    this.name = 'ProcessFailure';
    this.reason = reason;
  }
}

const STDERR_BYTES = 16 * 1024;
/** Lines that ffmpeg prints after the reason. */
const CLOSING_WORDS = /^(Conversion failed!|To ignore this)/;
/**
 * Environment variables that every process gets. The task's credentials are not among them, because decoders read files
 * from strangers.
 */
const PASSED_ON = [
  ...['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'XDG_CACHE_HOME'],
  'NODE_COMPILE_CACHE',
];

const running = new Set<ChildProcess>();

/**
 * Runs a program without a shell, in a process group of its own, and waits until it ends.
 * @returns the last part of what it wrote to standard error
 * @throws ProcessFailure, or what `input` or `onOutput` threw, or the reason of `signal`
 */
export async function runProcess(program: string, args: readonly string[], options: ProcessOptions): Promise<string> {
  options.signal?.throwIfAborted();
  const [command = program, ...rest] = [...restraints(options), program, ...args];
  const child = spawn(command, rest, {
    stdio: [options.input ? 'pipe' : 'ignore', options.onOutput ? 'pipe' : 'ignore', 'pipe'],
    detached: true,
    env: { ...environment(), ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  });
  running.add(child);
  let fault: unknown;
  const end = (cause: unknown) => {
    fault ??= cause;
    endGroup(child);
  };
  const timer = setTimeout(() => {
    end(new ProcessFailure('timeout', `${program} was ended after ${options.timeoutSeconds} seconds`));
  }, options.timeoutSeconds * 1000);
  const onAbort = () => end(options.signal?.reason);
  options.signal?.addEventListener('abort', onAbort);
  try {
    const stderr = lastOutput(child);
    child.stdout?.on('data', (chunk: Buffer) => {
      try {
        options.onOutput?.(chunk);
      } catch (error) {
        end(error);
      }
    });
    const [outcome] = await Promise.all([ended(child, program), feed(child, options.input, end)]);
    if (fault !== undefined) throw fault;
    if (outcome.code !== 0) throw failure(program, outcome, stderr());
    return stderr();
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', onAbort);
    endGroup(child);
    running.delete(child);
  }
}

/** Ends every process that was started here, and all of their children. */
export function endProcesses(): void {
  for (const child of running) endGroup(child);
}

/** Whether util-linux is installed. Without it, processes run without limits. */
export function canRestrain(): boolean {
  return existsSync('/usr/bin/prlimit') && existsSync('/usr/bin/setpriv');
}

/** Sets the kernel's limits, and ends the program when this process ends, even if this process is killed. */
function restraints({ limits, user }: ProcessOptions): string[] {
  if (!canRestrain()) return [];
  const { memoryBytes, dataBytes, cpuSeconds, fileBytes } = limits;
  return [
    ...['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--no-new-privs'],
    ...(user === undefined ? [] : [`--reuid=${user}`, '--clear-groups', '--inh-caps=-all', '--ambient-caps=-all']),
    '--',
    ...['/usr/bin/prlimit', `--as=${memoryBytes}`, `--cpu=${cpuSeconds}`, `--fsize=${fileBytes}`, '--core=0'],
    ...(dataBytes === undefined ? [] : [`--data=${dataBytes}`]),
    '--',
  ];
}

function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // ESRCH: the group has already ended.
  }
}

interface Outcome {
  code: number | null;
  signal: NodeJS.Signals | null;
}

function ended(child: ChildProcess, program: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const message = error.code === 'ENOENT' ? `${program} is not installed, or its folder is gone` : error.message;
      reject(new ProcessFailure('missing', message));
    });
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

async function feed(
  child: ChildProcess,
  input: AsyncIterable<Uint8Array> | undefined,
  end: (cause: unknown) => void,
): Promise<void> {
  if (!input || !child.stdin) return;
  try {
    await pipeline(Readable.from(input, { objectMode: false }), child.stdin);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A process that ends early closes its standard input. Its own exit status gives the reason.
    if (code !== 'EPIPE' && code !== 'ERR_STREAM_PREMATURE_CLOSE') end(error);
  }
}

function lastOutput(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-STDERR_BYTES);
  });
  return () => text;
}

function failure(program: string, { code, signal }: Outcome, stderr: string): ProcessFailure {
  const how = signal ? `was ended by ${signal}` : `ended with status ${code}`;
  const lines = stderr.split('\n').map((line) => line.trim());
  const why = lines.findLast((line) => line !== '' && !CLOSING_WORDS.test(line));
  if (code === 127 && why?.startsWith('prlimit:')) return new ProcessFailure('missing', `${program} is not installed`);
  return new ProcessFailure(signal ? 'killed' : 'exit', `${program} ${how}${why ? `: ${why}` : ''}`);
}
