import type { Point } from '../../../people/person.ts';
import { EYES, lineOf } from './face-lines.ts';

/** How far an iris moves aside, in widths of the eye, and the size of the part that moves. */
const [ROLLS, IRIS] = [0.17, { across: 0.34, down: 0.2 }];

/** Eyes of a photograph that look aside. */
export class RolledEyes {
  readonly #eyes: readonly { x: number; y: number; wide: number }[];

  constructor(points: readonly Point[]) {
    this.#eyes = EYES.map(({ upper, lower }) => {
      const lids = [...lineOf(points, upper), ...lineOf(points, lower)];
      const [xs, ys] = [lids.map(([x]) => x), lids.map(([, y]) => y)];
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      return { x: (left + right) / 2, y: (top + bottom) / 2, wide: Math.max(0.05, right - left) };
    });
  }

  /**
   * Moves a place to that of the photograph that it shows.
   * @param aside -1 to 1: how far they look to the viewer's right
   */
  roll(place: { x: number; y: number }, aside: number): void {
    for (const eye of this.#eyes) {
      const dx = (place.x - eye.x) / eye.wide;
      const dy = (place.y - eye.y) / eye.wide;
      if (dx * dx + dy * dy > 1) continue;
      place.x -= aside * ROLLS * eye.wide * Math.exp(-((dx / IRIS.across) ** 4) - (dy / IRIS.down) ** 4);
    }
  }
}
