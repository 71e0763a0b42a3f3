import { darken, hex, lighten } from '../../drawing/color.ts';
import { type DrawnThing, drawnThing, type Sketch } from './sketch.ts';

const STONE = hex('#a8a4b0');
/** Number of steps, their width and height, and the one on which somebody stands. Hundredths of an adult's height. */
const [STEPS, WIDE, HIGH, STOOD_ON] = [13, 17, 9, 4] as const;

/** Draws stairs from the side, which rise to the right. */
function steps(sketch: Sketch): void {
  for (let step = 0; step < STEPS; step += 1) {
    const [left, high] = [(step - STOOD_ON - 0.5) * WIDE, step * HIGH];
    sketch.rect(left, 0, WIDE + 0.5, Math.max(1, high), darken(STONE, 0.012 * (STEPS - step)));
    sketch.rect(left, high - 2, WIDE, 2.4, lighten(STONE, 0.25));
  }
}

/** Stairs on which somebody runs. */
export const STEPS_UP: DrawnThing = drawnThing((STEPS - STOOD_ON) * WIDE * 2, STEPS * HIGH, steps, {
  seat: [0, STOOD_ON * HIGH],
  isStoodOn: true,
});
