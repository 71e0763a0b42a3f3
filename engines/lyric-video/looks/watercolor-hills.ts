import { cycled } from '../../drawing/canvas.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import type { MovementKind } from '../movements.ts';

/** Distant hills, from the farthest, and the meadow. */
const HILLS = ['#8fb4cf', '#8d86b8', '#5f948f', '#6f9a55'] as const;
/** How high the farthest ridge of a movement and the meadow reach, in shares of the frame's height from its lower edge. */
const FARTHEST: Readonly<Record<MovementKind, number>> = {
  opening: 0.19,
  verse: 0.26,
  chorus: 0.17,
  break: 0.3,
  ending: 0.34,
};
const MEADOW = 0.09;
/** Where the brush was put down and lifted on each hill, in shares of the frame's width. */
const REACHES = [
  [0.16, 1.1],
  [-0.1, 0.8],
  [0.06, 1.1],
  [-0.1, 1.1],
] as const;

/**
 * Returns hills from the farthest to the meadow: two colors, the height of the ridge at any point, its highest, and
 * where its paint begins and ends.
 */
export function hillsOf({ width, height, chance, movement }: Composition) {
  const own = chance.fork(`ridges ${movement}`);
  const farthest = FARTHEST[movement];
  return HILLS.map((color, index) => {
    const top = height * (1 - farthest + ((farthest - MEADOW) * index) / (HILLS.length - 1));
    const phase = own.between(0, 6);
    const rough = 1 - 0.22 * index;
    const ridge = Array.from({ length: 15 }, (_, step): Point => {
      const share = step / 14;
      return [
        share * width * 1.1 - width * 0.05,
        top + (Math.sin(share * 6 + phase) * height * 0.03 + own.around() * height * 0.025) * rough,
      ];
    });
    const [from, to] = (REACHES[index] as (typeof REACHES)[number]).map((share) => share * width) as [number, number];
    return { color, next: cycled(HILLS, index + 1), line: ridgeOf(ridge, width), top: top - height * 0.07, from, to };
  });
}

/** Returns the height of a ridge at any point, in pixels from the top. */
function ridgeOf(points: readonly Point[], width: number): (x: number) => number {
  const step = (width * 1.1) / (points.length - 1);
  return (x) => {
    const place = (x + width * 0.05) / step;
    const index = Math.min(points.length - 2, Math.floor(place));
    const share = place - index;
    const ease = share * share * (3 - 2 * share);
    return (points[index]?.[1] ?? 0) * (1 - ease) + (points[index + 1]?.[1] ?? 0) * ease;
  };
}
