import type { Canvas } from '../../../drawing/canvas.ts';
import { smoothstep } from '../../../drawing/motion.ts';

/** Shares of the width of a hat, from each side, at which it is plain, and between which it is replaced. */
const [PLAIN, REPLACED] = [0.13, [0.12, 0.2]] as const;
/** Share of its brightness that a hat loses from behind. */
const SHADED = 0.1;

/** Returns a photographed hat without its emblem: what is in its middle is replaced by what is at its sides, row by row. */
export function capFromBehind(hat: Canvas): Canvas {
  const pen = hat.getContext('2d');
  const { width, height } = hat;
  const image = pen.getImageData(0, 0, width, height);
  const { data } = image;
  /** Replaces one row. V8 compiles a function once; nested loops kept falling back to uncompiled code. */
  const replaceRow = (row: number): void => {
    const begin = row * width;
    let [left, right] = [-1, -1];
    for (let column = 0; column < width; column += 1) {
      if ((data[(begin + column) * 4 + 3] as number) < 128) continue;
      if (left < 0) left = column;
      right = column;
    }
    const wide = right - left;
    if (wide < 8) return;
    const [one, other] = [left + Math.round(wide * PLAIN), right - Math.round(wide * PLAIN)];
    const sides = [0, 1, 2].map((channel) =>
      [one, other].map((column) => data[(begin + column) * 4 + channel] as number),
    );
    for (let column = left; column <= right; column += 1) {
      const at = (begin + column) * 4;
      const across = (column - left) / wide;
      const share = smoothstep(REPLACED[0], REPLACED[1], Math.min(across, 1 - across));
      for (let channel = 0; channel < 3; channel += 1) {
        const [from, to] = sides[channel] as [number, number];
        const own = data[at + channel] as number;
        data[at + channel] = (own + (from + (to - from) * across - own) * share) * (1 - SHADED);
      }
    }
  };
  for (let row = 0; row < height; row += 1) replaceRow(row);
  pen.putImageData(image, 0, 0);
  return hat;
}
