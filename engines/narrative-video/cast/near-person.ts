import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Proportions } from '../acting/skeleton.ts';
import type { Figure, FigureState, Footing } from '../figures/figure.ts';
import type { PictureSize } from '../picture-size.ts';
import { drawOutOfFocus, type NearLight } from './out-of-focus.ts';

/** Breadth of shoulders with the arms, in heights of a figure more than the distance of the joints. */
const ARMS = 0.06;
/** Breadth of shoulders near the camera, in heads, and how much larger a body may be for that. */
const [BREADTH, LARGEST] = [1.5, 1.7];
/** Share of the neck that such a body hides, because it is seen from above. */
const HIDDEN = 0.45;
/** Height of the seam above the base of the neck, in heights of a figure. Blur and collar hide it. */
const SEAM = 0.012;

/** A flat figure near the camera, seen from behind. */
export interface NearPerson {
  figure: Pick<Figure, 'draw' | 'proportions'>;
  at: Footing;
  state: FigureState;
  near: NearLight;
}

/**
 * Draws somebody near the camera out of focus. A camera over a shoulder sees the shoulders broader than the head, also
 * of a figure with a large head, whose body is enlarged for that.
 */
export function drawNearPerson(
  context: SKRSContext2D,
  picture: PictureSize,
  { figure, at, state, near }: NearPerson,
): void {
  drawOutOfFocus(context, picture, near, (pen, times) => {
    const { x, y, height } = reduced(at, times);
    const { neck, head } = state.skeleton.joints;
    const larger = bodyTimes(figure.proportions);
    const base = { x: x + neck[0] * height, y: y - (neck[1] + (head[1] - neck[1]) * HIDDEN) * height };
    const seam = base.y - SEAM * height;
    clipped(pen, 0, seam, () => figure.draw(pen, { x, y, height }, state));
    const enlarged = {
      x: base.x - neck[0] * height * larger,
      y: base.y + neck[1] * height * larger,
      height: height * larger,
    };
    clipped(pen, seam, pen.canvas.height, () => figure.draw(pen, enlarged, state));
  });
}

/** Returns a footing on a sheet whose pixels are so many times as large as those of the picture. */
export function reduced({ x, y, height }: Footing, times: number): Footing {
  return { x: x / times, y: y / times, height: height / times };
}

/** Returns how much a body is enlarged near the camera. */
function bodyTimes({ head, shoulders }: Proportions): number {
  return Math.max(1, Math.min(LARGEST, (BREADTH * head) / (shoulders + ARMS)));
}

function clipped(pen: SKRSContext2D, top: number, bottom: number, draw: () => void): void {
  pen.save();
  pen.beginPath();
  pen.rect(0, top, pen.canvas.width, Math.max(0, bottom - top));
  pen.clip();
  draw();
  pen.restore();
}
