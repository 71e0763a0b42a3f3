import type { Point } from '../../drawing/hand.ts';
import {
  type Mural,
  mirrored,
  NIGHT,
  ORANGE,
  PINK,
  type Plane,
  plane,
  regular,
  SUN,
  TEAL,
  WHITE,
} from './graffiti-one-mural.ts';
import { BLACK } from './graffiti-one-spray.ts';

/** Rows of feathers of a wing, from its shoulder. */
function wing(up: number): Plane[] {
  const rows = [
    [11, 1.5, 0.2, TEAL, '#0a4fb0'],
    [9, 1.08, 0.18, PINK, '#a5124a'],
    [7, 0.72, 0.16, SUN, ORANGE],
  ] as const;
  return rows.flatMap(([count, long, half, near, far]) =>
    Array.from({ length: count }, (_, feather): Plane => {
      const share = feather / (count - 1);
      // From the outermost feather to the one beside the body.
      const angle = -up + share * (up + 1.1);
      const reach = long * (1 - 0.34 * share ** 1.4);
      const at = (along: number, aside: number): Point => [
        0.14 + Math.cos(angle) * along - Math.sin(angle) * aside,
        -0.12 + Math.sin(angle) * along + Math.cos(angle) * aside,
      ];
      return plane(
        [near, far],
        at(0.08, -half * 0.3),
        at(reach * 0.8, -half * 0.55),
        at(reach, 0),
        at(reach * 0.8, half * 0.55),
        at(0.08, half * 0.3),
      );
    }),
  );
}

/** A bird with spread wings. @param up how high its wings reach, in radians above the horizontal */
export const birdOf = (up: number): Mural => ({
  reach: [1.75, 0.3 + 1.5 * Math.sin(Math.max(0.5, up)), 1.75],
  runs: [
    [-0.16, 1.2],
    [0.14, 1.26],
    [0, 1.4],
    [-0.8, 0.62],
    [0.8, 0.62],
    [-1.1, 0.2],
    [1.1, 0.2],
  ],
  planes: [
    ...mirrored([
      plane([TEAL, '#0a4fb0'], [0.0, 0.5], [0.34, 1.26], [0.2, 1.34], [0, 0.9]),
      plane([PINK, '#a5124a'], [0.0, 0.5], [0.16, 1.36], [0.02, 1.5], [0, 0.8]),
      ...wing(up),
      plane([ORANGE, PINK], [0, -0.3], [0.17, -0.2], [0.2, 0.12], [0.12, 0.56], [0, 0.66]),
      plane([SUN, ORANGE], [0, -0.04], [0.12, 0.04], [0.1, 0.3], [0, 0.42]),
    ]),
    plane(
      [NIGHT, '#3a2f7a'],
      [-0.16, -0.26],
      [-0.2, -0.46],
      [-0.08, -0.64],
      [0.08, -0.64],
      [0.2, -0.46],
      [0.16, -0.26],
      [0, -0.16],
    ),
    plane([TEAL, WHITE], [-0.05, -0.62], [0.02, -0.86], [0.08, -0.62]),
    plane([SUN, ORANGE], [0.16, -0.5], [0.42, -0.42], [0.17, -0.36]),
    plane([WHITE, WHITE], ...regular(0.08, -0.46, 0.055, 7)),
    plane([BLACK, BLACK], ...regular(0.095, -0.46, 0.028, 6)),
  ],
});

/** An owl before the moon. */
export const owl: Mural = {
  reach: [1.25, 1.2, 1.5],
  runs: [
    [-0.7, 0.96],
    [-0.36, 1.1],
    [0.3, 1.12],
    [0.72, 0.94],
    [0, 1.2],
  ],
  planes: [
    plane(['#fff7d0', SUN], ...regular(0, -0.06, 1.12, 30)),
    plane(
      [NIGHT, BLACK],
      [-1.2, 0.92],
      [-0.4, 0.86],
      [0.5, 0.9],
      [1.2, 0.82],
      [1.2, 0.94],
      [0.4, 1.02],
      [-0.5, 0.98],
      [-1.2, 1.02],
    ),
    ...mirrored([
      plane(['#3a2f7a', NIGHT], [0, -0.5], [0.22, -0.6], [0.56, -0.92], [0.54, -0.4], [0.4, -0.24], [0, -0.2]),
      plane([TEAL, '#0a4fb0'], [0.44, -0.3], [0.66, 0.0], [0.68, 0.5], [0.44, 0.86], [0.34, 0.4]),
      plane(['#0a8fb0', NIGHT], [0.52, 0.0], [0.7, 0.16], [0.66, 0.62], [0.46, 0.9]),
      plane([PINK, '#a5124a'], [0, -0.2], [0.42, -0.24], [0.4, 0.36], [0.36, 0.8], [0, 0.94]),
      ...[0.16, 0.36, 0.56].map((y) =>
        plane(
          [ORANGE, PINK],
          [0.02, y],
          [0.16, y - 0.06],
          [0.3, y],
          [0.22, y + 0.13],
          [0.12, y + 0.06],
          [0.02, y + 0.14],
        ),
      ),
      plane([WHITE, '#8ff7ff'], ...regular(0.24, -0.3, 0.23, 9)),
      plane([SUN, ORANGE], ...regular(0.24, -0.28, 0.16, 9)),
      plane([BLACK, BLACK], ...regular(0.24, -0.26, 0.08, 8)),
      plane(['#3a2f7a', NIGHT], [0.02, -0.4], [0.3, -0.56], [0.5, -0.44], [0.44, -0.34], [0.24, -0.36], [0.06, -0.28]),
      plane([ORANGE, SUN], [0.1, 0.84], [0.18, 0.8], [0.26, 0.84], [0.24, 0.98], [0.18, 0.92], [0.12, 0.98]),
    ]),
    plane([SUN, ORANGE], [-0.08, -0.26], [0.08, -0.26], [0, 0.02]),
  ],
};
