import type { Stage } from './stage.ts';

/** Tasks that wait for capacity, and how many tasks of each account run. */
export class TaskQueue {
  readonly #waiting: { account: number; start: () => void }[] = [];
  readonly #running = new Map<number, number>();

  add(account: number, start: () => void): void {
    this.#waiting.push({ account, start });
  }

  started(account: number): void {
    this.#running.set(account, this.#runningOf(account) + 1);
  }

  ended(account: number): void {
    this.#running.set(account, this.#runningOf(account) - 1);
  }

  /** Takes the task that comes next: the oldest, or with fair shares the oldest of the account that runs the fewest. */
  next(queue: Stage['queue']): (() => void) | undefined {
    let chosen = 0;
    if (queue === 'fair_shares') {
      this.#waiting.forEach(({ account }, index) => {
        const best = this.#waiting[chosen]?.account ?? account;
        if (this.#runningOf(account) < this.#runningOf(best)) chosen = index;
      });
    }
    return this.#waiting.splice(chosen, 1)[0]?.start;
  }

  #runningOf(account: number): number {
    return this.#running.get(account) ?? 0;
  }
}
