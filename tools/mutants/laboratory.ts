import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer, Order } from './worker.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
/** Modules that are loaded again stay in memory, so a process does not work forever. */
const MOST_RUNS = 60;
/** Milliseconds. A test file that takes longer hangs. */
const HANGS_AFTER_MS = 180_000;

/** Runs test files in another process, and replaces it when it hangs, ends or becomes too large. */
export class Laboratory {
  #worker: ChildProcess | undefined;
  #runs = 0;

  async run(order: Order): Promise<Answer> {
    if (this.#runs >= MOST_RUNS) await this.close();
    this.#worker ??= fork(WORKER, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.#runs += 1;
    const answer = await answerOf(this.#worker, order);
    // What failed may still be doing something.
    const hangs = 'failure' in answer || answer.results.some(({ error }) => error?.includes('Exceeded timeout'));
    if (hangs) await this.close();
    return answer;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#runs = 0;
    if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
}

async function answerOf(worker: ChildProcess, order: Order): Promise<Answer> {
  const over = new AbortController();
  const { signal } = over;
  const { promise: hung, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => resolve({ failure: 'it never ends' }), HANGS_AFTER_MS);
  const answered = once(worker, 'message', { signal }).then(([answer]) => answer as Answer);
  const ended = once(worker, 'exit', { signal }).then((): Answer => ({ failure: 'the process ends' }));
  worker.send(order);
  const answer = await Promise.race([answered, ended, hung]);
  clearTimeout(timer);
  over.abort();
  await Promise.allSettled([answered, ended]);
  return answer;
}
