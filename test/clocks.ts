import { jest } from '@jest/globals';

/**
 * Clocks of a test that must not depend on how fast the machine is. `jest.useRealTimers()` ends both. What is not named
 * runs on: sockets, other processes, and the pauses of `node:timers/promises`.
 */
const CLOCKS = ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'] as const;

/** Holds what `setTimeout` starts until the test moves the time with `jest.advanceTimersByTime`. */
export function holdTimers(): void {
  jest.useFakeTimers({ doNotFake: [...CLOCKS] });
}

/** Stops the time of day. Timers run on. */
export function stopDate(): void {
  jest.useFakeTimers({ doNotFake: [...CLOCKS.filter((clock) => clock !== 'Date'), 'setTimeout', 'clearTimeout'] });
}
