import { setImmediate as turn } from 'node:timers/promises';
import { type Canvas, createCanvas } from '@napi-rs/canvas';

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

/** On which finished canvases are drawn, so that they draw what they only remember. */
const witness = createCanvas(1, 1).getContext('2d');

/**
 * Makes a finished canvas keep nothing but its pixels. Until it is told so, it remembers how it was drawn: a small part
 * that was cut out of a picture keeps that whole picture, and written pixels are kept twice. Drawing on it afterwards
 * copies it once.
 * @returns the canvas
 */
export function settle<Finished extends Canvas>(finished: Finished): Finished {
  const pen = finished.getContext('2d');
  // A canvas replaces what it remembers by its pixels when it is shown after more than one change. These change nothing.
  for (let change = 0; change < 2; change += 1) {
    pen.save();
    pen.restore();
    witness.drawImage(finished, 0, 0, 1, 1, 0, 0, 1, 1);
    witness.reset();
  }
  return finished;
}

/** Settles all canvases among the values of an object, and among the values of those. */
export function settleAll(values: object): void {
  for (const value of Object.values(values)) {
    if (isCanvas(value)) settle(value);
    else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) settleAll(value);
  }
}

function isCanvas(value: unknown): value is Canvas {
  return typeof value === 'object' && value !== null && 'getContext' in value;
}
