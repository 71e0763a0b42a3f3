import { lighten, type Rgb } from '../../../drawing/color.ts';
import { EDGE, type Fitted, GOLD, shadeUnder } from './fitted-hat.ts';
import { turnOf } from './skull.ts';
import { ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

const FLAT = { hasLine: false, isFlat: true } as const;
/** Height of the rolled brim at the front and how much higher it is at the sides, in the head's units. */
const [ROLL, SIDES] = [0.18, 0.15];
/** Angle up to which the brim is seen, and the number of places along it. */
const [SEEN, STEPS] = [1.5, 10];
/** The dark panel on the front of the crown: angles from the middle, and heights as shares of the crown's. */
const PANEL = [
  [-0.78, 0],
  [-0.66, 0.5],
  [-0.4, 0.86],
  [0, 1],
  [0.4, 0.86],
  [0.66, 0.5],
  [0.78, 0],
] as const;

/**
 * Draws a woman officer's cap, which is hardly broader than the hair: a light crown whose front is covered by a dark panel
 * with a badge, over a dark brim that is rolled up, higher at the sides than at the front.
 * @param light color of the crown
 */
export function drawRolledCap(hat: Fitted, light: Rgb): void {
  const { head, color, top, tilt } = hat;
  const { brush } = head;
  const wide = hat.wide * 0.97;
  const crown = smoothPath([
    [-wide * 0.88, EDGE - 0.06],
    [-wide * 0.99, EDGE - 0.3],
    [-wide * 0.86, top + 0.14],
    [-wide * 0.4, top + 0.01],
    [wide * 0.4, top + 0.01],
    [wide * 0.86, top + 0.14],
    [wide * 0.99, EDGE - 0.3],
    [wide * 0.88, EDGE - 0.06],
  ]);
  brush.shape(crown, light, { relief: 0.6 });
  const turn = turnOf(head);
  const seen = (angle: number) =>
    Math.max(-SEEN, Math.min(SEEN, Math.atan2(Math.sin(angle + turn), Math.cos(angle + turn))));
  const front = Math.cos(turn);
  if (front > -0.1) {
    const tall = EDGE - 0.06 - (top + 0.1);
    const panel = PANEL.map(([angle, share]): Point => {
      const at = seen(angle);
      return [wide * (1 - 0.2 * share) * Math.sin(at), EDGE - 0.06 - tall * share + tilt * Math.cos(at) * (1 - share)];
    });
    brush.shape(smoothPath(panel, 0.1), color, { isFlat: true });
    if (front > 0.15) drawBadge(hat, [wide * 0.86 * Math.sin(turn), EDGE - 0.3 + tilt * front * 0.5], front);
  }
  const [upper, lower]: [Point[], Point[]] = [[], []];
  for (let step = 0; step <= STEPS; step += 1) {
    const at = -SEEN + (2 * SEEN * step) / STEPS;
    const [across, near] = [Math.sin(at), Math.cos(at)];
    const beside = Math.sin(at - turn) ** 2;
    upper.push([
      wide * (1.03 + 0.09 * beside) * across,
      EDGE - ROLL * Math.min(1, near * 1.5 + 0.4) - SIDES * beside * Math.min(1, near * 3 + 0.5) + tilt * near * 1.3,
    ]);
    lower.push([wide * across, EDGE + 0.07 + tilt * near * 1.2]);
  }
  const brim = smoothPath([...upper, ...lower.reverse()], 0.1);
  if (!head.isAway) shadeUnder(hat, brim);
  brush.shape(brim, color, { relief: 0.5 });
  brush.stroke(smoothLine(upper.slice(1, -1).map(([x, y]): Point => [x * 0.99, y + 0.045])), lighten(color, 0.24), 0.8);
  for (const angle of [-0.62, -0.32, 0.32, 0.62]) {
    const at = seen(angle);
    const near = Math.cos(at);
    if (near < 0.25 || front < -0.1) continue;
    const leaf = ellipse(wide * 1.01 * Math.sin(at), EDGE - 0.02 + tilt * near, 0.11 * near, 0.036, angle * 0.5);
    brush.shape(leaf, GOLD, FLAT);
  }
}

/** Draws an eagle with raised wings over a shield. @param near its apparent width relative to that from the front */
function drawBadge({ head: { brush } }: Fitted, [x, y]: Point, near: number): void {
  for (const side of [-1, 1])
    brush.shape(ellipse(x + side * 0.14 * near, y - 0.07, 0.14 * near, 0.05, side * -0.6), GOLD, FLAT);
  brush.shape(ellipse(x, y, 0.1 * near, 0.12), GOLD);
  brush.shape(ellipse(x, y - 0.01, 0.055 * near, 0.065), lighten(GOLD, 0.55), FLAT);
  brush.shape(ellipse(x, y - 0.13, 0.045 * near, 0.045), lighten(GOLD, 0.3), FLAT);
}
