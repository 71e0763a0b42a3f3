/** Draws and colors solids. `rasterizer.ts` and `shade.ts` call it. After a change: npm run build:wasm */
export { draw } from './draw';
export { paint } from './paint';
export { begin, freeRaster, newRaster, resize } from './raster';
export { linearTable, meanTable, screenTable, summedTable } from './tables';

/** Memory into which arrays are copied for one call. */
let scratch: usize = 0;
let scratchSize: usize = 0;

/** Returns the address of a block of at least this many bytes, valid until the next call. */
export function scratchOf(size: usize): usize {
  if (size > scratchSize) {
    if (scratch !== 0) heap.free(scratch);
    scratchSize = (size * 3) >> 1;
    scratch = heap.alloc(scratchSize);
  }
  return scratch;
}
