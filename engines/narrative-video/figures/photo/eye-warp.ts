import { EYES, lineOf } from './face-lines.ts';
import type { HeadPicture } from './head-picture.ts';
import type { Warp } from './warp.ts';

/** How far a laugh narrows eyes, as a share of their height, and how far around them the skin follows, in their widths. */
const [NARROWS, AROUND] = [0.5, 0.62];
/** How far an iris moves aside, in widths of the eye, and the size of the part that moves. */
const [ROLLS, IRIS] = [0.17, { across: 0.34, down: 0.2 }];

/**
 * Returns what moves a place by as much as the place around the eyes at (x, y) has moved in the photograph: eyes narrow,
 * and irises move aside.
 */
export function eyesOf(
  { points, brows }: HeadPicture,
  { squint, aside }: Warp,
): (place: { x: number; y: number }, x: number, y: number) => void {
  const eyes = EYES.map(({ upper, lower }) => {
    const lids = [...lineOf(points, upper), ...lineOf(points, lower)];
    const [xs, ys] = [lids.map(([x]) => x), lids.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return { x: (left + right) / 2, y: (top + bottom) / 2, wide: Math.max(0.05, right - left) };
  });
  // Glasses next to the eyes would bend with them.
  const narrows = squint * NARROWS * brows;
  return (place, x, y) => {
    for (const eye of eyes) {
      const dx = (x - eye.x) / eye.wide;
      const dy = (y - eye.y) / eye.wide;
      if (dx * dx + dy * dy > 4) continue;
      place.y += narrows * (y - eye.y) * Math.exp(-((dx / AROUND) ** 2) - (dy / AROUND) ** 2);
      place.x -= aside * ROLLS * eye.wide * Math.exp(-((dx / IRIS.across) ** 4) - (dy / IRIS.down) ** 4);
    }
  };
}
