import { setImmediate as turn } from 'node:timers/promises';
import type { Canvas } from '@napi-rs/canvas';

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

/** Gives a canvas's memory back at once, whoever still holds it. */
export function spend(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
