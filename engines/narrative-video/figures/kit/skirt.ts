import type { Path2D } from '@napi-rs/canvas';
import { darken, lighten, luminance, type Rgb } from '../../../drawing/color.ts';
import type { Brush } from './ink.ts';
import { between, type Rig } from './rig.ts';
import type { Trunk } from './trunk.ts';
import { type Point, smoothLine, smoothPath } from './tube.ts';

/** A skirt that hangs from the waist, with a hem that moves with the legs and the wind. */
export interface Skirt {
  path: Path2D;
  /** Returns a point: `across` is -1 to 1, `down` is 0 at the waist and 1 at the hem. */
  at(across: number, down: number): Point;
}

/**
 * Shapes a skirt.
 * @param long length along the legs: 1 ends at the knees, 2 at the ankles
 */
export function skirtOf(
  rig: Rig,
  trunk: Trunk,
  long: number,
  flare: number,
  { seconds, wind }: { seconds: number; wind: number },
): Skirt {
  const { joints, height } = rig;
  const ends = (['left', 'right'] as const).map((side) => {
    const [hip, knee, ankle] = [joints[`${side}Hip`], joints[`${side}Knee`], joints[`${side}Ankle`]];
    return long <= 1 ? between(hip, knee, long) : between(knee, ankle, long - 1);
  });
  const [one = joints.hips, two = joints.hips] = ends;
  const [left, right] = one.x < two.x ? [one, two] : [two, one];
  const hem = Math.max(left.y, right.y);
  // Cloth over a lap does not stand out to the sides.
  const hang = Math.max(0.2, Math.min(1, (hem - joints.hips.y) / (height * 0.2)));
  const room = trunk.half(0) * (0.5 + flare * long) * hang;
  const wave = (Math.sin(seconds * 2.3) * 0.006 + wind * 0.05) * height;
  const drop = height * 0.012;
  const edges: Point[] = [
    [right.x + room + wave, right.y],
    [(right.x * 2 + left.x) / 3 + wave, hem + drop * 0.4],
    [(right.x + left.x * 2) / 3 - wave * 0.2, hem + drop],
    [left.x - room + wave, left.y],
  ];
  const path = smoothPath(
    [
      trunk.edge(-1, 0.32),
      trunk.edge(1, 0.32),
      [trunk.edge(1, 0)[0] + room * 0.16, trunk.edge(1, 0)[1]],
      ...edges,
      [trunk.edge(-1, 0)[0] - room * 0.16, trunk.edge(-1, 0)[1]],
    ],
    0.25,
  );
  return {
    path,
    at(across, down) {
      const [topX, topY] = trunk.edge(across, 0.3);
      const share = (across + 1) / 2;
      const [x, y] = [
        left.x - room + (right.x - left.x + room * 2) * share,
        left.y + (right.y - left.y) * share + drop * 0.6,
      ];
      const spread = down ** 1.3;
      return [topX + (x - topX) * spread, topY + (y - topY) * down];
    },
  };
}

/** Draws the folds of a skirt and a band at its hem, over its plain color. */
export function drawSkirt(brush: Brush, { path, at }: Skirt, color: Rgb): void {
  const { context } = brush;
  const shade = brush.ink.shadow?.color(color) ?? darken(color, 0.16);
  context.save();
  context.clip(path);
  for (const [across, from, wide] of [
    [-0.62, 0.3, 0.07],
    [-0.2, 0.42, 0.06],
    [0.26, 0.34, 0.08],
    [0.66, 0.44, 0.06],
  ] as const) {
    const fold = [at(across * 0.9, from), at(across + wide, 1.06), at(across - wide, 1.06)];
    brush.shape(smoothPath(fold, 0.6), shade, { hasLine: false, isFlat: true });
  }
  const band = luminance(color) > 70 ? lighten(color, 0.45) : lighten(color, 0.25);
  brush.stroke(smoothLine([at(-1, 0.9), at(-0.4, 0.93), at(0.4, 0.93), at(1, 0.9)]), band, 2);
  context.restore();
}
