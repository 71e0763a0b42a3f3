import { darken, lighten, type Rgb } from '../../../drawing/color.ts';
import { EDGE, type Fitted, GOLD, shadeUnder } from './fitted-hat.ts';
import { cornered, ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

const FLAT = { hasLine: false, isFlat: true } as const;

/** A cowboy hat: a pinched crown, and a wide brim that rises at the sides. */
export function drawCowboyHat(hat: Fitted): void {
  const { head, color, accent, wide, top, tilt } = hat;
  const { brush } = head;
  const [side, middle] = [EDGE - 0.26, EDGE + 0.08 + tilt];
  const brim = smoothPath(
    [
      [-wide * 1.78, side],
      [-wide * 1.2, EDGE - 0.02],
      [0, middle],
      [wide * 1.2, EDGE - 0.02],
      [wide * 1.78, side],
      [wide * 1.1, EDGE - 0.2],
      [0, EDGE - 0.08],
      [-wide * 1.1, EDGE - 0.2],
    ],
    0.1,
  );
  const crown = smoothPath(
    [
      [-wide * 0.96, EDGE - 0.06],
      [-wide * 0.94, EDGE - 0.36],
      [-wide * 0.72, top - 0.3],
      [-wide * 0.34, top - 0.44],
      [0, top - 0.3],
      [wide * 0.34, top - 0.44],
      [wide * 0.72, top - 0.3],
      [wide * 0.94, EDGE - 0.36],
      [wide * 0.96, EDGE - 0.06],
      [0, EDGE + tilt * 0.6],
    ],
    0.15,
  );
  if (!head.isAway) shadeUnder(hat, brim);
  brush.shape(crown, color, { relief: 0.8 });
  brush.stroke(
    smoothLine([
      [-wide * 0.92, EDGE - 0.16],
      [0, EDGE - 0.12 + tilt],
      [wide * 0.92, EDGE - 0.16],
    ]),
    accent ?? darken(color, 0.4),
    6,
  );
  brush.shape(brim, darken(color, 0.08), { relief: 0.4 });
  brush.stroke(
    smoothLine([
      [-wide * 0.08, top - 0.2],
      [0, top],
      [wide * 0.06, top - 0.2],
    ]),
    darken(color, 0.3),
    1,
  );
}

/** A pirate's hat: its brim is turned up on all sides, and shows bones on its front. */
export function drawTricorn(hat: Fitted): void {
  const { head, color, accent = GOLD, wide, top, tilt } = hat;
  const { brush } = head;
  const upper: Point[] = [
    [-wide * 1.55, EDGE - 0.2],
    [-wide * 0.86, top - 0.12],
    [0, top - 0.4],
    [wide * 0.86, top - 0.12],
    [wide * 1.55, EDGE - 0.2],
  ];
  const outline = smoothPath(
    [...upper, [wide * 1.1, EDGE + 0.02], [0, EDGE + 0.02 + tilt], [-wide * 1.1, EDGE + 0.02]],
    0.15,
  );
  if (!head.isAway) shadeUnder(hat, outline);
  brush.shape(outline, color, { relief: 0.6 });
  brush.stroke(smoothLine(upper), accent, 4);
  if (head.isAway) return;
  const [x, y] = [Math.sin(head.yaw) * wide * 0.7, (EDGE + top) / 2 - 0.16];
  const white: Rgb = [240, 238, 230];
  for (const turn of [-0.55, 0.55]) brush.shape(ellipse(x, y + 0.1, 0.36, 0.05, turn), white, FLAT);
  brush.shape(ellipse(x, y - 0.04, 0.19, 0.18), white, FLAT);
  brush.shape(ellipse(x, y + 0.12, 0.1, 0.09), white, FLAT);
  for (const side of [-1, 1]) brush.shape(ellipse(x + side * 0.075, y - 0.02, 0.05, 0.055), color, FLAT);
}

/** A high, pointed hat with a bent tip and a wide brim. */
export function drawPointedHat(hat: Fitted): void {
  const { head, color, accent = GOLD, wide, top, tilt } = hat;
  const { brush } = head;
  const brim = ellipse(0, EDGE + 0.02, wide * 1.6, 0.2);
  if (!head.isAway) shadeUnder(hat, brim);
  brush.shape(brim, darken(color, 0.1), { relief: 0.3 });
  const cone: Point[] = [
    [-wide * 0.98, EDGE],
    [-wide * 0.6, top - 0.2],
    [-wide * 0.2, top - 0.86],
    [wide * 0.34, top - 1.16],
    [wide * 0.24, top - 0.7],
    [wide * 0.62, top - 0.2],
    [wide * 0.98, EDGE],
    [0, EDGE + tilt * 1.4],
  ];
  brush.shape(smoothPath(cone, 0.3), color, { relief: 0.8 });
  brush.stroke(
    smoothLine([
      [-wide * 0.93, EDGE - 0.13],
      [0, EDGE - 0.1 + tilt * 1.4],
      [wide * 0.93, EDGE - 0.13],
    ]),
    accent,
    6,
  );
  for (const [across, up, size] of [
    [-0.36, 0.5, 0.12],
    [0.26, 0.76, 0.1],
    [0.02, 1.14, 0.09],
  ] as const)
    brush.shape(starAt([across * wide, EDGE - up], size), accent, FLAT);
}

/** A top hat: a straight, high crown with a band. */
export function drawTopHat(hat: Fitted): void {
  const { head, color, accent = darken(color, 0.4), wide, top, tilt } = hat;
  const { brush } = head;
  const brim = ellipse(0, EDGE + 0.02, wide * 1.45, 0.16);
  if (!head.isAway) shadeUnder(hat, brim);
  brush.shape(brim, color, { relief: 0.3 });
  const crown = cornered([
    [-wide * 0.9, EDGE],
    [-wide * 0.98, top - 0.5],
    [0, top - 0.56],
    [wide * 0.98, top - 0.5],
    [wide * 0.9, EDGE],
    [0, EDGE + tilt],
  ]);
  brush.shape(crown, color, { relief: 0.8 });
  brush.stroke(
    smoothLine([
      [-wide * 0.9, EDGE - 0.12],
      [0, EDGE - 0.08 + tilt],
      [wide * 0.9, EDGE - 0.12],
    ]),
    accent,
    7,
  );
  brush.stroke(
    smoothLine([
      [-wide * 0.6, top - 0.4],
      [-wide * 0.56, EDGE - 0.3],
    ]),
    lighten(color, 0.3),
    1.6,
  );
}

/** Returns a star with five points. */
export function starAt([x, y]: Point, size: number): ReturnType<typeof cornered> {
  return cornered(
    Array.from({ length: 10 }, (_, corner): Point => {
      const angle = (corner / 10) * Math.PI * 2 - Math.PI / 2;
      const reach = corner % 2 ? size * 0.42 : size;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
}
