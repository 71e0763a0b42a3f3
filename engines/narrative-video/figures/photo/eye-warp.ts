import type { Point } from '../../../people/person.ts';
import { EYES, lineOf } from './face-lines.ts';

/** How far an iris moves aside, in widths of the eye, and the size of the part that moves. */
const [ROLLS, IRIS] = [0.17, { across: 0.34, down: 0.2 }];

/**
 * Returns what moves a place by as much as it has moved in the photograph when the eyes look aside.
 * @param aside -1 to 1: how far they look to the viewer's right
 */
export function eyesOf(points: readonly Point[], aside: number): (place: { x: number; y: number }) => void {
  const eyes = EYES.map(({ upper, lower }) => {
    const lids = [...lineOf(points, upper), ...lineOf(points, lower)];
    const [xs, ys] = [lids.map(([x]) => x), lids.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return { x: (left + right) / 2, y: (top + bottom) / 2, wide: Math.max(0.05, right - left) };
  });
  return (place) => {
    for (const eye of eyes) {
      const dx = (place.x - eye.x) / eye.wide;
      const dy = (place.y - eye.y) / eye.wide;
      if (dx * dx + dy * dy > 1) continue;
      place.x -= aside * ROLLS * eye.wide * Math.exp(-((dx / IRIS.across) ** 4) - (dy / IRIS.down) ** 4);
    }
  };
}
