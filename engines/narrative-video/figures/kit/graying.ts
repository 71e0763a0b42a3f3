import type { Path2D } from '@napi-rs/canvas';
import { css, mix } from '../../../drawing/color.ts';
import type { Head } from './head-space.ts';
import type { HeadPaint } from './puppet.ts';
import { ellipse } from './tube.ts';

/** Draws the gray at the temples of hair that is still dark elsewhere. @param cap the hair's shape */
export function drawGraying({ brush, sheet, half, yaw, isAway }: Head, cap: Path2D, { hair, of }: HeadPaint): void {
  const { graying } = sheet.hair;
  if (!graying || sheet.hat) return;
  const { context } = brush;
  context.save();
  context.clip(cap);
  context.fillStyle = css(mix(hair, of(graying), 0.55));
  // From behind, both temples are at the outline, however the head is turned.
  const turned = isAway ? 0 : Math.sin(yaw) * half * 0.5;
  for (const side of [-1, 1]) context.fill(ellipse(side * half * 0.98 - turned, -0.06, half * 0.24, 0.52));
  context.restore();
}
