import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import { afterRunning } from '../../local/aws/running-time.ts';
import { holdTimers } from '../clocks.ts';

afterEach(() => {
  jest.useRealTimers();
});

/** Keeps this process from doing anything, as a machine that stands still does. */
function standStill(seconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, seconds * 1000);
}

test('a time limit counts only the time in which the process could run', async () => {
  const overdue = jest.fn();
  afterRunning(1, overdue);
  standStill(2);
  await pause(0);
  expect(overdue).not.toHaveBeenCalled();
  while (overdue.mock.calls.length === 0) await pause(20);
});

test('a time limit that is canceled never comes', async () => {
  holdTimers();
  const overdue = jest.fn();
  const cancel = afterRunning(1, overdue);
  jest.advanceTimersByTime(999);
  cancel();
  jest.advanceTimersByTime(1000);
  expect(overdue).not.toHaveBeenCalled();
});
