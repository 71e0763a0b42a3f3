import { hex, type Rgb } from '../../drawing/color.ts';
import type { Pen } from '../pen/pen.ts';
import type { PassingStrip, StripSheet } from '../train/train-view.ts';

const BARE = { hasOutline: false, isFlat: true } as const;
/** Fills a strip from end to end. `draw` gets the left end and the width of each thing, in pixels. */
export function along(
  { chance }: Pen,
  width: number,
  [least, most]: [number, number],
  draw: (x: number, wide: number) => void,
) {
  for (let x = 0; x < width - least; ) {
    const wide = Math.min(chance.between(least, most), width - x);
    draw(x, wide);
    x += wide;
  }
}

/** Fills a strip with land from a line to its lower end. */
export function land(pen: Pen, { width, height }: StripSheet, top: number, color: Rgb): void {
  pen.rect(-20, top, width + 40, height - top + 20, color, BARE);
}

/** Draws rolling hills that meet at the ends of the strip. */
export function hills(pen: Pen, { width, height, level, unit }: StripSheet, tall: number, color: Rgb, waves = 3): void {
  const line = Array.from({ length: 41 }, (_, step) => {
    const angle = (step / 40) * Math.PI * 2;
    const rise = 0.55 + 0.3 * Math.sin(angle * waves) + 0.15 * Math.sin(angle * waves * 2 + 1);
    return [(step / 40) * width, level - tall * unit * rise] as const;
  });
  pen.shape([[0, height], ...line, [width, height]], color, { ...BARE, isSmooth: true });
}

/** Draws a soft light around a lamp or a window, if it is dark. */
export function gleam(pen: Pen, x: number, y: number, radius: number, color: Rgb, alpha: number): void {
  if (pen.light.isDark) pen.glow(x, y, radius, color, alpha);
}

export const FAR = { speed: 0.03, rise: 0.5, drop: 0.45, depth: 0.7 };
export const MIDDLE = { speed: 0.12, rise: 0.45, drop: 0.45, depth: 0.3 };
export const NEAR = { speed: 1.1, rise: 0.8, drop: 0.45, depth: 0 };

/** Returns hills as the farthest strip. */
export function farHills(tall: number, color: string, blur = 0): PassingStrip {
  return { ...FAR, speed: 0.015, blur, paint: (pen, sheet) => hills(pen, sheet, tall, hex(color)) };
}
