import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The cost of a command and of all its child processes. */
export interface Cost {
  wallSeconds: number;
  /** User and system time of all processes, in seconds. */
  cpuSeconds: number;
  /** Peak memory of all processes together in MB, sampled five times per second. Shared memory counts once. */
  peakMegabytes: number;
  /**
   * User and system time, in seconds, of the child processes whose arguments contain a certain one. Their last fraction
   * of a second is missing, because they are sampled like memory.
   */
  partSeconds: number;
  /** Bytes that those processes have read, sampled too. */
  partBytes: number;
}

const SAMPLE_MS = 200;
/** The unit of times in `/proc`, which Linux fixes for programs. */
const TICKS_PER_SECOND = 100;
/**
 * To measure shared memory, the system stops the process and visits all of its pages. So it is measured only if the
 * memory has grown by this factor.
 */
const GROWN = 1.02;

/**
 * Runs a command and measures it.
 * @param part an argument of the child processes that are also measured apart
 * @param environment variables besides the usual ones
 * @throws Error with the command's standard error, if it fails
 */
export async function costOf(
  command: string,
  args: readonly string[],
  part?: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Cost> {
  // The shell's `times` counts all descendants that a parent has waited for.
  const script = '"$@"; status=$?; times >&3; exit $status';
  const child = spawn('bash', ['-c', script, 'bench', command, ...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const began = performance.now();
  let [largest, peak] = [0, 0];
  const [parts, bytes] = [new Map<number, number>(), new Map<number, number>()];
  const sampler = setInterval(() => {
    const tree = treeOf(child.pid ?? 0);
    const measured = part === undefined ? [] : tree.filter((pid) => argumentsOf(pid).includes(part));
    for (const pid of measured) {
      parts.set(pid, Math.max(parts.get(pid) ?? 0, processorSecondsOf(pid)));
      bytes.set(pid, Math.max(bytes.get(pid) ?? 0, readBy(pid)));
    }
    const resident = sumOf(tree, residentOf);
    if (resident < largest * GROWN) return;
    largest = resident;
    peak = Math.max(peak, sumOf(tree, proportionalOf));
  }, SAMPLE_MS);
  const [errors, times] = await Promise.all([textOf(child.stderr), textOf(child.stdio[3] as NodeJS.ReadableStream)]);
  const status = await new Promise((resolve) =>
    child.exitCode === null ? child.once('exit', resolve) : resolve(child.exitCode),
  );
  clearInterval(sampler);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${errors.trim().split('\n').at(-1)}`);
  return {
    wallSeconds: (performance.now() - began) / 1000,
    cpuSeconds: secondsOf(times),
    peakMegabytes: peak / 1e6,
    partSeconds: totalOf(parts),
    partBytes: totalOf(bytes),
  };
}

function totalOf(figures: ReadonlyMap<number, number>): number {
  return [...figures.values()].reduce((sum, figure) => sum + figure, 0);
}

async function textOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) text += chunk;
  return text;
}

/** Reads the second line of `times`, which is about child processes: `0m1.234s 0m0.056s`. */
function secondsOf(times: string): number {
  const children = times.trim().split('\n').at(-1) ?? '';
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0);
}

function treeOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = read(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const isOurs = (pid: number): boolean => pid === root || (parents.has(pid) && isOurs(parents.get(pid) ?? 0));
  return [...parents.keys()].filter((pid) => pid !== root && isOurs(pid));
}

function sumOf(pids: readonly number[], bytesOf: (pid: number) => number): number {
  return pids.reduce((sum, pid) => sum + bytesOf(pid), 0);
}

function argumentsOf(pid: number): string[] {
  return read(`/proc/${pid}/cmdline`).split('\0');
}

export function residentOf(pid: number): number {
  return Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * 4096;
}

/** Returns bytes. A page that is shared by n processes counts as 1/n for each of them. */
export function proportionalOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;
}

/** Returns the bytes that a process has read from files and pipes. */
function readBy(pid: number): number {
  return Number(/^rchar:\s+(\d+)/m.exec(read(`/proc/${pid}/io`))?.[1] ?? 0);
}

/** Returns the seconds of processor time that a process has used, with all of its threads, without child processes. */
export function processorSecondsOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user ?? 0) + Number(system ?? 0)) / TICKS_PER_SECOND;
}

/** Returns an empty string if the process has ended in the meantime. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
