import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, hex, type Rgb } from '../../drawing/color.ts';
import { billowsOf } from '../acting/changing.ts';

/** Colors of a cloud in which somebody gets another shape, and of a blast, from the edge to the middle. */
const TONES = {
  magic: [hex('#e8dcff'), hex('#ffffff'), hex('#ffe680')],
  blast: [hex('#f0602a'), hex('#ffb03a'), hex('#fff0a0')],
} as const satisfies Record<string, readonly [Rgb, Rgb, Rgb]>;
export type CloudKind = keyof typeof TONES;

/** Number of sparks around a cloud. */
const SPARKS = 12;

/**
 * Draws a cloud that spreads and gets thin, with sparks.
 * @param radius of the cloud, pixels
 * @param share how far it has spread, 0 to 1
 */
export function drawCloud(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  share: number,
  kind: CloudKind,
): void {
  const [edge, middle, spark] = TONES[kind];
  const billows = billowsOf(share);
  context.save();
  for (const [color, grown, shift] of [
    [edge, 1.12, 0.06],
    [middle, 1, 0],
  ] as const) {
    context.fillStyle = css(color);
    context.beginPath();
    for (const one of billows) {
      if (one.radius <= 0) continue;
      const [left, top, wide] = [x + one.x * radius, y - (one.y - shift) * radius, one.radius * radius * grown];
      context.moveTo(left + wide, top);
      context.arc(left, top, wide, 0, Math.PI * 2);
    }
    context.fill();
  }
  context.fillStyle = css(spark);
  for (let index = 0; index < SPARKS; index += 1) {
    const angle = (index / SPARKS) * Math.PI * 2 + 0.3;
    const far = radius * (0.5 + share * (0.9 + 0.3 * (index % 3)));
    star(
      context,
      x + Math.cos(angle) * far,
      y - Math.sin(angle) * far,
      radius * 0.13 * (1 - share) * (1 + (index % 2)),
    );
  }
  context.restore();
}

/** Fills a star with four points. */
function star(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  for (let corner = 0; corner < 8; corner += 1) {
    const [angle, far] = [(corner / 8) * Math.PI * 2, corner % 2 ? size * 0.32 : size];
    context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  context.fill();
}
