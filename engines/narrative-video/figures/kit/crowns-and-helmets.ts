import { darken, lighten, type Rgb } from '../../../drawing/color.ts';
import { EDGE, type Fitted, GOLD, shadeUnder } from './fitted-hat.ts';
import { bandOf } from './hat-band.ts';
import { cornered, ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

const FLAT = { hasLine: false, isFlat: true } as const;
const WHITE: Rgb = [246, 244, 238];

/** A crown with five points and stones. */
export function drawCrown(hat: Fitted): void {
  const { head, color, accent = [200, 40, 60], tilt } = hat;
  const { brush } = head;
  const wide = hat.wide * 0.94;
  const [low, high] = [EDGE - 0.06, EDGE - 0.78];
  const points: Point[] = [[-wide, low]];
  for (let tooth = 0; tooth <= 4; tooth += 1) {
    const across = -1 + tooth / 2;
    points.push([across * wide * 1.1, high + Math.abs(across) * 0.02]);
    if (tooth < 4) points.push([(across + 0.25) * wide * 1.02, EDGE - 0.42]);
  }
  points.push([wide, low], [wide * 0.5, low + tilt], [-wide * 0.5, low + tilt]);
  brush.shape(cornered(points), color, { relief: 0.5 });
  for (const across of [-1, -0.5, 0, 0.5, 1])
    brush.shape(ellipse(across * wide * 1.1, high, 0.075, 0.075), lighten(color, 0.3));
  for (const across of [-0.62, 0, 0.62])
    brush.shape(ellipse(across * wide, low - 0.16 + tilt * 0.7, 0.1, 0.1), accent, FLAT);
  for (const across of [-0.32, 0.32])
    brush.shape(ellipse(across * wide, low - 0.16 + tilt * 0.8, 0.06, 0.06), WHITE, FLAT);
}

/** A tiara: a narrow band that rises in the middle to one stone. */
export function drawTiara(hat: Fitted): void {
  const { head, color, accent, tilt } = hat;
  const { brush } = head;
  const wide = hat.wide * 0.93;
  const low = EDGE - 0.12;
  if (head.isAway) return;
  const x = Math.sin(head.yaw) * wide * 0.5;
  brush.shape(
    cornered([
      [-wide, low - 0.06],
      [-wide * 0.5 + x * 0.4, low + tilt],
      [wide * 0.5 + x * 0.4, low + tilt],
      [wide, low - 0.06],
      [wide * 0.96, low - 0.2],
      [x + wide * 0.52, low - 0.22],
      [x + wide * 0.36, low - 0.42],
      [x + wide * 0.2, low - 0.26],
      [x, low - 0.66],
      [x - wide * 0.2, low - 0.26],
      [x - wide * 0.36, low - 0.42],
      [x - wide * 0.52, low - 0.22],
      [-wide * 0.96, low - 0.2],
    ]),
    color,
    { relief: 0.3 },
  );
  const stone = accent ?? lighten(color, 0.5);
  brush.shape(ellipse(x, low - 0.24, 0.09, 0.12), stone, FLAT);
  for (const side of [-1, 1]) brush.shape(ellipse(x + side * wide * 0.36, low - 0.16, 0.05, 0.07), stone, FLAT);
}

/** Points of a hood from the lower left over the crown to the lower right, and of its opening on the way back. */
function aroundFace(wide: number, top: number, low: number, open: { wide: number; top: number }): Point[] {
  return [
    [-wide * 1.14, low],
    [-wide * 1.12, -0.2],
    [-wide * 0.8, top + 0.14],
    [0, top - 0.08],
    [wide * 0.8, top + 0.14],
    [wide * 1.12, -0.2],
    [wide * 1.14, low],
    [open.wide, low],
    [open.wide, 0.1],
    [open.wide * 0.74, open.top + 0.12],
    [0, open.top],
    [-open.wide * 0.74, open.top + 0.12],
    [-open.wide, 0.1],
    [-open.wide, low],
  ];
}

/** A hood or a nun's veil around the face, with a band over the forehead. */
export function drawHood(hat: Fitted): void {
  const { head, color, accent, wide, top, tilt } = hat;
  const { brush, half } = head;
  if (head.isAway) {
    brush.shape(
      smoothPath(
        [
          [-wide * 1.14, 1.2],
          [-wide * 1.12, -0.2],
          [0, top - 0.08],
          [wide * 1.12, -0.2],
          [wide * 1.14, 1.2],
        ],
        0.1,
      ),
      color,
      { relief: 0.8 },
    );
    return;
  }
  brush.shape(smoothPath(aroundFace(wide, top, 1.14, { wide: half * 0.97, top: EDGE - 0.1 }), 0.1), color, {
    relief: 0.7,
  });
  if (accent)
    brush.shape(bandOf({ ...hat, wide: half * 0.99 }, EDGE + 0.04, EDGE - 0.2 - tilt), accent, { relief: 0.2 });
}

/** A helmet with a rim. A firefighter's has a shield on its front. */
export function drawHelmet(hat: Fitted): void {
  const { head, color, accent, wide, top, tilt } = hat;
  const { brush } = head;
  const rim = ellipse(0, EDGE + 0.02, wide * 1.22, 0.15);
  if (!head.isAway) shadeUnder(hat, rim);
  brush.shape(
    smoothPath(
      [
        [-wide * 1.04, EDGE],
        [-wide * 0.94, top + 0.06],
        [0, top - 0.24],
        [wide * 0.94, top + 0.06],
        [wide * 1.04, EDGE],
        [0, EDGE + tilt],
      ],
      0.05,
    ),
    color,
    { relief: 0.8 },
  );
  brush.shape(rim, darken(color, 0.1), { relief: 0.3 });
  brush.stroke(
    smoothLine([
      [0, top - 0.22],
      [0, EDGE - 0.16],
    ]),
    darken(color, 0.22),
    2.4,
  );
  if (!accent || head.isAway) return;
  const x = Math.sin(head.yaw) * wide * 0.6;
  brush.shape(
    smoothPath(
      [
        [x - 0.2, EDGE - 0.5],
        [x + 0.2, EDGE - 0.5],
        [x + 0.17, EDGE - 0.2],
        [x, EDGE - 0.06],
        [x - 0.17, EDGE - 0.2],
      ],
      0.4,
    ),
    accent,
    { isFlat: true },
  );
}

/** A knight's helmet with its visor up, so that the face is seen, and a plume. */
export function drawVisor(hat: Fitted): void {
  const { head, color, accent = GOLD, wide, top } = hat;
  const { brush, half } = head;
  brush.shape(
    smoothPath(
      [
        [0, top - 0.1],
        [wide * 0.2, top - 0.66],
        [wide * 0.86, top - 0.6],
        [wide * 1.24, top - 0.06],
        [wide * 0.8, top - 0.24],
        [wide * 0.3, top - 0.02],
      ],
      0.1,
    ),
    accent,
    { relief: 0.5 },
  );
  if (head.isAway) {
    brush.shape(
      smoothPath(
        [
          [-wide * 1.06, 0.9],
          [-wide * 1.1, -0.3],
          [0, top - 0.12],
          [wide * 1.1, -0.3],
          [wide * 1.06, 0.9],
        ],
        0.1,
      ),
      color,
      { relief: 0.8 },
    );
    return;
  }
  brush.shape(smoothPath(aroundFace(wide * 0.95, top, 0.86, { wide: half * 0.93, top: EDGE - 0.04 }), 0.1), color, {
    relief: 0.8,
  });
  const visor = bandOf({ ...hat, wide: wide * 1.1 }, EDGE - 0.08, EDGE - 0.5, 0.96);
  brush.shape(visor, lighten(color, 0.12), { relief: 0.5 });
  for (const across of [-0.6, -0.36, 0.36, 0.6])
    brush.stroke(
      smoothLine([
        [(across - 0.07) * wide, EDGE - 0.26 + hat.tilt],
        [(across + 0.07) * wide, EDGE - 0.26 + hat.tilt],
      ]),
      darken(color, 0.6),
      2.6,
    );
}
