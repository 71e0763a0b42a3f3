import { pointsOf } from '../../drawing/curve.ts';
import type { Point } from '../../drawing/hand.ts';
import { placing, sweep, touch } from '../picture/wet-brush.ts';
import { ruffled } from './watercolor-stems.ts';
import { type Hill, hill, type Sheet } from './watercolor-washes.ts';

/** The far shore of the garden's lake: places in shares of the frame's width, and heights above the water. */
const FAR: readonly Point[] = pointsOf(
  '-0.05,0.1 0.08,0.15 0.2,0.25 0.29,0.31 0.4,0.22 0.52,0.17 0.66,0.23 0.8,0.15 0.92,0.11 1.05,0.14',
);
const MIDDLE: readonly Point[] = pointsOf(
  '-0.05,0.16 0.07,0.13 0.2,0.06 0.34,0.035 0.52,0.05 0.68,0.1 0.82,0.16 0.94,0.2 1.05,0.19',
);
const NEAR: readonly Point[] = pointsOf(
  '-0.05,0.05 0.12,0.058 0.3,0.022 0.44,0.004 0.6,0.012 0.76,0.035 0.9,0.06 1.05,0.07',
);

export const RIDGES = { far: FAR, middle: MIDDLE, near: NEAR };

/** Heights of things over the water that would be too steep in an upright picture. */
export function tallOf({ width, height }: Sheet): number {
  return width > height ? 1 : 0.6;
}

/** Raises a ridge above the water's edge. @param water share of the frame's height @param tall factor */
export function risen(ridge: readonly Point[], water: number, tall: number): Point[] {
  return ridge.map(([u, above]): Point => [u, water - above * tall]);
}

/** A hill of the far shore and its mirror in the lake. */
export function shore(
  sheet: Sheet,
  water: number,
  tall: number,
  { ridge, mirrored, ...look }: Omit<Hill, 'ridge' | 'foot'> & { ridge: keyof typeof RIDGES },
): void {
  const own = { ...look, ridge: risen(RIDGES[ridge], water, tall), foot: water };
  hill(sheet, own);
  if (mirrored) hill(sheet, { ...own, mirrored, load: [look.load[0] * 0.6, look.load[1] * 0.75] });
}

/** The outlines of trees that grow on the shore, from the foot upward: their height is 1. */
const TREES = {
  poplar: [
    pointsOf(
      '0,-0.06 -0.09,-0.2 -0.12,-0.42 -0.09,-0.64 -0.06,-0.8 0.01,-1 0.05,-0.84 0.08,-0.66 0.11,-0.44 0.09,-0.2',
    ),
    pointsOf('0.01,-0.08 -0.01,-0.3 0.02,-0.5 0,-0.72 0.05,-0.8 0.08,-0.6 0.1,-0.42 0.08,-0.2'),
  ],
  round: [
    pointsOf(
      '-0.1,-0.3 -0.34,-0.36 -0.42,-0.56 -0.3,-0.72 -0.26,-0.88 -0.04,-1 0.16,-0.94 0.32,-0.8 0.4,-0.6 0.3,-0.4 0.1,-0.32',
    ),
    pointsOf('0,-0.3 -0.04,-0.46 0.1,-0.56 0.06,-0.7 0.22,-0.76 0.34,-0.7 0.38,-0.54 0.28,-0.38 0.12,-0.31'),
    pointsOf('-0.3,-0.4 -0.36,-0.52 -0.22,-0.56 -0.1,-0.46 -0.16,-0.36'),
  ],
  birch: [
    pointsOf('0.02,-0.28 -0.14,-0.34 -0.22,-0.5 -0.16,-0.66 -0.14,-0.84 0,-1 0.12,-0.88 0.2,-0.7 0.18,-0.5 0.2,-0.38'),
    pointsOf('0.04,-0.3 0.02,-0.48 0.08,-0.62 0.06,-0.8 0.14,-0.76 0.19,-0.56 0.16,-0.36'),
  ],
} as const;

/** A tree of the far shore. @param foot in pixels @param tall in pixels @param mirror height of its mirror, or 0 */
export function tree(
  sheet: Sheet,
  kind: keyof typeof TREES,
  foot: Point,
  tall: number,
  colors: readonly string[],
  mirror = 0,
): void {
  const { chance, tint } = sheet;
  const place = placing(foot, 0, tall, chance.pick([1, -1]));
  const at = (points: readonly Point[]) => place(mirror ? points.map(([x, y]): Point => [x, -y * mirror]) : points);
  const load = mirror ? 0.62 : 1;
  const wet = mirror ? { bleeds: tall * 0.03, lost: 0.85 } : { bleeds: tall * 0.014, lost: 0.35 };
  sweep(
    sheet,
    at(pointsOf('0,0.01 0.01,-0.2 0,-0.5')),
    (along) => tall * 0.028 * (1.2 - along),
    {
      colors: ['#4a3a44', '#6a5050'].map(tint),
      load: [0.85 * load, 0.6 * load],
      ...wet,
    },
    8,
  );
  TREES[kind].forEach((shape, index) => {
    touch(sheet, at(ruffled(sheet, shape, index === 0 ? 0.045 : 0.03, 16)), {
      colors: (index === 0 ? colors.slice(0, 2) : colors.slice(1)).map(tint),
      flow: at(pointsOf('-0.2,-0.9 0.15,-0.2')) as [Point, Point],
      load: index === 0 ? [0.64 * load, 0.86 * load] : [0.3 * load, 0.6 * load],
      pooled: 0.5,
      ...wet,
      lift: mirror || index > 0 ? 0 : 0.86,
    });
  });
  if (mirror) return;
  // Leaves that a nearly dry brush set beside the crown, on the side of the light.
  for (let index = 0; index < 5; index++) {
    const [x, y] = [chance.between(-0.1, 0.34) * (kind === 'poplar' ? 0.4 : 1), chance.between(-0.86, -0.36)];
    const reach = chance.between(0.01, 0.02);
    const leaf = pointsOf('-1,0 -0.2,-0.7 1,-0.2 0.3,0.7').map(([u, v]): Point => [x + u * reach, y + v * reach]);
    touch(sheet, at(leaf), { colors: colors.slice(0, 2).map(tint), load: [0.7, 0.9], lift: 0.5 });
  }
}
