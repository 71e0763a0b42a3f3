import { hex } from '../../../drawing/color.ts';
import { isSteered } from '../../acting/holding.ts';
import type { Body } from './body-cut.ts';
import { between } from './rig.ts';
import { ellipse } from './tube.ts';

const RIM = hex('#2c2a30');
/** Radius of the wheel, half of the width of its rim, and the part of its width that a wheel seen from the side has, in shares of the height. */
const [RADIUS, HALF, SIDE] = [0.085, 0.011, 0.32];

/** Draws the steering wheel that a driver holds, under the hands. It is narrower the more the driver is seen from the side. */
export function drawSteeringWheel({ brush, rig, state, paint }: Body): void {
  if (!isSteered(state.things ?? [], state.pose)) return;
  const { leftWrist, leftHand, rightWrist, rightHand } = rig.joints;
  const middle = between(between(leftWrist, leftHand, 0.5), between(rightWrist, rightHand, 0.5), 0.5);
  const radius = RADIUS * rig.height;
  const wide = Math.max(SIDE, Math.abs(Math.cos(rig.chestYaw))) * radius;
  const half = HALF * rig.height;
  const ring = ellipse(middle.x, middle.y, wide + half, radius + half);
  ring.ellipse(middle.x, middle.y, Math.max(1, wide - half), radius - half, 0, 0, Math.PI * 2, true);
  brush.shape(ring, paint(RIM), { isFlat: true });
  brush.stroke(spokes(middle.x, middle.y, wide, radius), paint(RIM), 2.4);
}

/** Returns a spoke to each side and one down. */
function spokes(x: number, y: number, wide: number, radius: number) {
  const path = ellipse(x, y, wide * 0.16, radius * 0.16);
  path.moveTo(x - wide, y);
  path.lineTo(x + wide, y);
  path.moveTo(x, y);
  path.lineTo(x, y + radius);
  return path;
}
