import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../../drawing/color.ts';

/** A spot on skin: its middle, half of its width and height, and its opacity in the middle. */
export type Spot = readonly [x: number, y: number, wide: number, tall: number, opacity: number];

/** Paints a spot that fades out to its edge, such as a blush. Lengths are in units of the canvas. */
export function paintSpot(context: SKRSContext2D, color: Rgb, [x, y, wide, tall, opacity]: Spot): void {
  context.save();
  context.translate(x, y);
  context.scale(wide, tall);
  const soft = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  soft.addColorStop(0, css(color, opacity));
  soft.addColorStop(0.5, css(color, opacity * 0.55));
  soft.addColorStop(1, css(color, 0));
  context.fillStyle = soft;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}
