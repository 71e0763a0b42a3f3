import type { Rgb } from '../../drawing/color.ts';
import type { Sketch } from './sketch.ts';

/** Draws drops of water or snow, each given as x, y and radius. */
export function spray(sketch: Sketch, color: Rgb, drops: readonly (readonly [x: number, y: number, radius: number])[]) {
  for (const [x, y, radius] of drops) sketch.disc(x, y, radius, color, { hasOutline: false, isFlat: true });
}
