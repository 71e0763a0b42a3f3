import { darken, type Rgb } from '../../../drawing/color.ts';
import { EDGE, type Fitted } from './fitted-hat.ts';
import { bandOf } from './hat-band.ts';
import { cornered, ellipse, smoothLine, smoothPath } from './tube.ts';

const FLAT = { hasLine: false, isFlat: true } as const;
const WHITE: Rgb = [246, 244, 238];

/** A cook's hat: a high band under a puffed crown. */
export function drawChefsHat(hat: Fitted): void {
  const { head, color, wide, top } = hat;
  const { brush } = head;
  const puffs = [
    ellipse(-wide * 0.62, top - 0.34, wide * 0.58, 0.36),
    ellipse(wide * 0.62, top - 0.34, wide * 0.58, 0.36),
    ellipse(0, top - 0.5, wide * 0.66, 0.42),
    bandOf({ ...hat, wide: wide * 0.92 }, EDGE - 0.2, top - 0.3, 1.05),
  ];
  brush.union(puffs, color, { relief: 0.5 });
  for (const across of [-0.5, -0.1, 0.32])
    brush.stroke(
      smoothLine([
        [across * wide, top - 0.3],
        [across * wide * 0.96, EDGE - 0.34],
      ]),
      darken(color, 0.18),
      1,
    );
  brush.shape(bandOf({ ...hat, wide: wide * 0.97 }, EDGE, EDGE - 0.3), color, { relief: 0.3 });
}

/** A sailor's round white cap with a turned-up brim. */
export function drawSailorCap(hat: Fitted): void {
  const { head, color, accent = [44, 79, 150], wide, top } = hat;
  const { brush } = head;
  brush.shape(
    smoothPath(
      [
        [-wide * 0.9, EDGE - 0.24],
        [-wide * 0.7, top - 0.06],
        [wide * 0.7, top - 0.06],
        [wide * 0.9, EDGE - 0.24],
      ],
      0.3,
    ),
    color,
    { relief: 0.6 },
  );
  brush.shape(bandOf(hat, EDGE, EDGE - 0.34, 1.1), color, { relief: 0.3 });
  brush.stroke(
    smoothLine([
      [-wide * 1.04, EDGE - 0.2],
      [0, EDGE - 0.2 + hat.tilt * 1.3],
      [wide * 1.04, EDGE - 0.2],
    ]),
    accent,
    3.4,
  );
}

/** The small white cap of a nurse or a maid, with a sign on its front. */
export function drawNursesCap(hat: Fitted): void {
  const { head, color, accent, wide, top } = hat;
  const { brush } = head;
  const low = top + 0.34;
  brush.shape(
    smoothPath(
      [
        [-wide * 0.78, low],
        [-wide * 0.86, low - 0.4],
        [0, low - 0.5],
        [wide * 0.86, low - 0.4],
        [wide * 0.78, low],
        [0, low - 0.1],
      ],
      0.3,
    ),
    color,
    { relief: 0.3 },
  );
  if (head.isAway || !accent) return;
  const [x, y] = [Math.sin(head.yaw) * wide * 0.6, low - 0.3];
  for (const [across, down] of [
    [0.14, 0.045],
    [0.045, 0.14],
  ] as const)
    brush.shape(
      cornered([
        [x - across, y - down],
        [x + across, y - down],
        [x + across, y + down],
        [x - across, y + down],
      ]),
      accent,
      FLAT,
    );
}

/** A painter's beret, which hangs over one side. */
export function drawBeret(hat: Fitted): void {
  const { head, color, wide, top } = hat;
  const { brush } = head;
  brush.shape(bandOf({ ...hat, wide: wide * 0.96 }, EDGE - 0.02, EDGE - 0.2), darken(color, 0.16), { relief: 0.2 });
  brush.shape(
    smoothPath(
      [
        [-wide * 1.02, EDGE - 0.16],
        [-wide * 0.9, top + 0.12],
        [0, top - 0.06],
        [wide * 1.06, top + 0.14],
        [wide * 1.42, EDGE - 0.16],
        [wide * 1.1, EDGE - 0.02],
        [0, EDGE - 0.1],
      ],
      0.1,
    ),
    color,
    { relief: 0.6 },
  );
  brush.stroke(
    smoothLine([
      [0.02, top - 0.04],
      [0.08, top - 0.18],
    ]),
    darken(color, 0.3),
    2.4,
  );
}

/** A red cap that falls to a side, with a white band and a ball. */
export function drawSantaHat(hat: Fitted): void {
  const { head, color, accent = WHITE, wide, top } = hat;
  const { brush } = head;
  brush.shape(
    smoothPath(
      [
        [-wide, EDGE - 0.1],
        [-wide * 0.7, top - 0.1],
        [0, top - 0.5],
        [wide * 0.9, top - 0.4],
        [wide * 1.5, EDGE + 0.1],
        [wide * 1.16, EDGE - 0.1],
        [wide * 0.96, EDGE - 0.2],
        [wide * 0.9, EDGE],
      ],
      0.15,
    ),
    color,
    { relief: 0.7 },
  );
  brush.shape(bandOf({ ...hat, wide: wide * 1.06 }, EDGE + 0.06, EDGE - 0.22), accent, { relief: 0.4 });
  brush.shape(ellipse(wide * 1.46, EDGE + 0.2, 0.2, 0.2), accent, { relief: 0.4 });
}
