import { setImmediate as turn } from 'node:timers/promises';

/**
 * Frees canvases that nobody holds any more: V8 sees nothing of their size, and would let those of ten sets lie about. Nothing
 * happens in a process that was not started with `--expose-gc`.
 */
export async function freeSpentCanvases(): Promise<void> {
  if (!globalThis.gc) return;
  globalThis.gc();
  // What was found is freed on the next turn.
  await turn();
}
