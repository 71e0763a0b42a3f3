import { setImmediate as turn } from 'node:timers/promises';
import type { Canvas } from '@napi-rs/canvas';

/**
 * Frees canvases to which nothing refers. V8 does not count the memory of their pixels, so it would keep that of about
 * ten sets. It does nothing in a process that was started without `--expose-gc`.
 * @param which `new` frees recent canvases; `all` frees all and takes ten times as long
 */
export async function freeUnusedCanvases(which: 'new' | 'all'): Promise<void> {
  if (!globalThis.gc) return;
  if (which === 'new') globalThis.gc({ type: 'minor' });
  else globalThis.gc();
  // The native memory is freed on the next turn of the event loop.
  await turn();
}

/** Frees a canvas's pixels at once, even if something still refers to it. */
export function freeCanvas(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
