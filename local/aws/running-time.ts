/** Milliseconds that a standstill of the machine can use up at most. */
const TICK = 250;

/**
 * Calls back after a time in which this process could run. If the machine stands still, as a laptop that sleeps or a busy
 * host does, whatever is under a limit could not run either, so the standstill does not count.
 * @returns a function that cancels the call
 */
export function afterRunning(seconds: number, callback: () => void): () => void {
  let left = seconds * 1000;
  const tick = () => {
    left -= TICK;
    if (left <= 0) callback();
    else timer = setTimeout(tick, Math.min(TICK, left));
  };
  let timer = setTimeout(tick, Math.min(TICK, left));
  return () => clearTimeout(timer);
}
