import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PosedSkeleton } from '../acting/skeleton.ts';
import type { Figure } from '../figures/figure.ts';

/** Draws the shadow where a body touches the ground. It is dark and narrow under the feet, and fainter if the body is higher. */
export function drawContactShadow(
  context: SKRSContext2D,
  { x, y, height }: { x: number; y: number; height: number },
  joints: PosedSkeleton['joints'],
  { width }: Figure,
): void {
  const feet = [joints.leftAnkle, joints.rightAnkle, joints.hips];
  const left = Math.min(...feet.map(([right]) => right));
  const right = Math.max(...feet.map(([side]) => side));
  const lift = Math.max(0, Math.min(joints.leftToe[1], joints.rightToe[1]));
  const strength = Math.max(0.3, 1 - lift * 6);
  const reach = width === undefined ? (right - left) / 2 + 0.075 : width * 0.42;
  for (const [size, alpha] of [
    [1.25, 0.16],
    [0.85, 0.26],
  ] as const) {
    context.fillStyle = `rgba(10,8,26,${alpha * strength})`;
    context.beginPath();
    context.ellipse(x + ((left + right) / 2) * height, y, reach * height * size, height * 0.022 * size, 0, 0, 7);
    context.fill();
  }
}
