import type { Blend, Copy } from './frame.ts';

/**
 * For fewer samples than this, a loop is faster than a view and a copy: the call costs as much as a loop over 24 to 40
 * samples, timed with Node.js 24 on x64.
 */
const COPY_FROM = 24;

/** Blends into any frame, one sample after another. */
export const blendPlainly: Blend = (frame, channel, sprite, x, y, { left, top, right, bottom }, opacity) => {
  const [target, source] = [frame[channel], sprite[channel]];
  const stride = channel === 'y' ? frame.width : frame.width / 2;
  const { runs, rows, alpha, width } = channel === 'y' ? sprite.luma : sprite.chroma;
  for (let row = top; row < bottom; row++) {
    const end = rows[row + 1] as number;
    const base = row * width;
    const shift = (y + row) * stride + x - base;
    for (let run = rows[row] as number; run < end; run += 3) {
      const from = base + Math.max(runs[run] as number, left);
      const to = base + Math.min(runs[run + 1] as number, right);
      if (from >= to) continue;
      if (runs[run + 2] === 1 && opacity === 256) {
        if (to - from >= COPY_FROM) target.set(source.subarray(from, to), from + shift);
        else for (let at = from; at < to; at++) target[at + shift] = source[at] as number;
        continue;
      }
      for (let at = from; at < to; at++) {
        const cover = coverOf(alpha[at] as number, opacity);
        target[at + shift] = mixed(target[at + shift] as number, source[at] as number, cover);
      }
    }
  }
};

/** Copies into any frame, one row after another. */
export const copyPlainly: Copy = (frame, channel, source, { left, top, right, bottom }) => {
  const [to, from] = [frame[channel], source[channel]];
  const stride = channel === 'y' ? frame.width : frame.width / 2;
  // Whole rows are one piece of memory.
  if (right - left === stride) to.set(from.subarray(top * stride, bottom * stride), top * stride);
  else
    for (let row = top; row < bottom; row++) {
      const at = row * stride;
      to.set(from.subarray(at + left, at + right), at + left);
    }
};

/**
 * `imul` tells V8 that nothing overflows. Otherwise V8 would check every pixel. `npm run bench:render` shows the speed.
 * @param alpha 0 to 255 @param opacity 1 to 256
 * @returns 0 to 32,767, as a fraction of 15 bits, which `blend.wat` can multiply eight at once
 */
export function coverOf(alpha: number, opacity: number): number {
  return (Math.imul((alpha << 7) + (alpha >> 1), opacity) + 128) >> 8;
}

/** @param cover 0 to 32,767 */
export function mixed(below: number, above: number, cover: number): number {
  return below + ((Math.imul(above - below, cover) + 16_384) >> 15);
}
