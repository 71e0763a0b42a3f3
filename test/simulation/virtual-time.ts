import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';
import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { tables } from '../../functions/platform/store/database.ts';

/** When every schedule begins. */
const START = Date.UTC(2026, 0, 1);

/** Replaces the process's clock and timers by virtual ones, which move only when they are told. */
export class VirtualTime {
  readonly #clock: Clock;

  constructor() {
    // What Node.js itself needs for sockets stays real.
    this.#clock = FakeTimers.install({
      now: START,
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      shouldClearNativeTimers: true,
    });
  }

  /** @param around wraps each pause that the simulated code makes */
  wrapPauses(around: (pause: Promise<unknown>) => Promise<unknown>): void {
    const pause = (ms?: number, value?: unknown) =>
      around(new Promise((resolve) => setTimeout(() => resolve(value), ms)));
    Object.assign(timersPromises, { setTimeout: pause });
    syncBuiltinESMExports();
  }

  get hasTimers(): boolean {
    return this.#clock.countTimers() > 0;
  }

  /** Moves on to the next timer and fires it, or moves on by the given milliseconds if it is further away. */
  toNextTimer(most: number): void {
    const limit = setTimeout(() => undefined, most);
    this.#clock.next();
    clearTimeout(limit);
  }

  pass(ms: number): void {
    this.#clock.tick(ms);
  }

  dropTimers(): void {
    const now = Date.now();
    this.#clock.reset();
    this.#clock.setSystemTime(now);
  }

  /** Drops all timers and goes back to the start. */
  reset(): void {
    this.#clock.reset();
    this.#clock.setSystemTime(START);
  }
}

/** Drops the date of each answer of the database: the SDK would find that its virtual clock is wrong, and try again. */
export function withoutRealDates(): void {
  tables.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      Reflect.deleteProperty((answer.response as { headers: object }).headers, 'date');
      return answer;
    },
    { step: 'deserialize', priority: 'low', name: 'dates' },
  );
}
