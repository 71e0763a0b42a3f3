import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, hex } from '../../drawing/color.ts';
import type { Flame } from './sketch.ts';

/** Colors of tongues of fire, and their widths and heights relative to the fire's height, from the outer to the inner one. */
const TONGUES = [
  [hex('#e8481e'), 0.36, 1],
  [hex('#ff9a2a'), 0.25, 0.74],
  [hex('#ffe27a'), 0.13, 0.46],
] as const;
const SMOKE = 'rgba(58,52,60,0.34)';
/** Puffs of smoke over each fire, and seconds in which one rises. */
const [PUFFS, RISING] = [4, 2.6];

/** Draws a fire that flickers, and its smoke. @param scale pixels for a hundredth of an adult's height */
export function drawFlames(context: SKRSContext2D, { x, y, tall }: Flame, scale: number, seconds: number): void {
  const phase = x * 1.7 + y;
  context.save();
  context.translate(x * scale, -y * scale);
  context.fillStyle = SMOKE;
  for (let puff = 0; puff < PUFFS; puff += 1) {
    const turns = seconds / RISING + puff / PUFFS + phase * 0.1;
    const share = turns - Math.floor(turns);
    const radius = tall * (0.16 + 0.3 * share) * (1 - share * 0.4) * scale;
    context.beginPath();
    context.arc(
      (0.25 * share + 0.08 * Math.sin(phase + puff * 2)) * tall * scale,
      -tall * (0.5 + 1.4 * share) * scale,
      radius,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  for (const [color, wide, high] of TONGUES) {
    const flicker = 1 + 0.16 * Math.sin(seconds * 11 + phase + wide * 20) + 0.08 * Math.sin(seconds * 17 + phase);
    const lean = 0.12 * Math.sin(seconds * 6 + phase) * tall * scale;
    const [half, top] = [wide * tall * scale, -high * tall * flicker * scale];
    context.fillStyle = css(color);
    context.beginPath();
    context.moveTo(-half * 0.6, 0);
    context.bezierCurveTo(-half * 1.3, top * 0.3, -half * 0.5, top * 0.55, lean, top);
    context.bezierCurveTo(half * 0.6, top * 0.6, half * 1.3, top * 0.3, half * 0.6, 0);
    context.closePath();
    context.fill();
  }
  context.restore();
}
