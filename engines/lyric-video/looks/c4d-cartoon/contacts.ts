import type { Context2D } from '../../../drawing/canvas.ts';
import { css, hex } from '../../../drawing/color.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Vector } from '../../../drawing/solids/matrix.ts';

/** Where something stands on the floor of a set, and the radius in which it almost touches it, meters. */
export interface Contact {
  at: Vector;
  radius: number;
}

/** A contact is darkest inside, and has faded at so many radii. */
const [CORE, FADED] = [0.45, 1.5] as const;

/** Draws the dark line where things touch the floor, which the coarse shadows of wide lamps leave out. */
export function drawContacts(
  pen: Context2D,
  contacts: readonly Contact[],
  spot: (point: Vector) => Point,
  shade: string,
): void {
  for (const { at, radius } of contacts) {
    const [x, y, z] = at;
    const [middle, right] = [spot(at), spot([x + radius, y, z])];
    const [back, front] = [spot([x, y, z - radius]), spot([x, y, z + radius])];
    const wide = right[0] - middle[0];
    pen.save();
    pen.translate(middle[0], (back[1] + front[1]) / 2);
    pen.scale(wide, (front[1] - back[1]) / 2);
    const shadow = pen.createRadialGradient(0, 0, 0, 0, 0, FADED);
    shadow.addColorStop(0, css(hex(shade), 0.85));
    shadow.addColorStop(CORE, css(hex(shade), 0.7));
    shadow.addColorStop(0.7, css(hex(shade), 0.25));
    shadow.addColorStop(1, css(hex(shade), 0));
    pen.fillStyle = shadow;
    pen.fillRect(-FADED, -FADED, 2 * FADED, 2 * FADED);
    pen.restore();
  }
}
