import { clamp } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import type { Moved } from './face-field.ts';
import { EYES, type Line, lineOf } from './face-lines.ts';
import { mouthShapeOf } from './mouth-shape.ts';
import type { Warp } from './warp.ts';

/** Indexes in MediaPipe's face mesh of both edges of each brow, from its inner to its outer end. */
const BROWS = [
  [
    [107, 66, 105, 63, 70],
    [55, 65, 52, 53, 46],
  ],
  [
    [336, 296, 334, 293, 300],
    [285, 295, 282, 283, 276],
  ],
] as const;
/** The apples of the cheeks, and the folds between the cheeks and the mouth. */
const [CHEEKS, FOLDS] = [
  [50, 280],
  [205, 425],
];
/** Outlines of the lips besides their inner edges, the skin below the corners, and the chin's boss. */
const OUTER_LIPS = [61, 40, 39, 37, 0, 267, 269, 270, 291, 91, 181, 84, 17, 314, 405, 321];
const [BELOW_CORNERS, BOSS] = [[57, 287], 200];
/** What stays: the outline of the face, and the nose. */
const STILL = [10, 297, 251, 356, 323, 397, 379, 152, 150, 172, 93, 127, 21, 67, 6, 197, 4, 2, 129, 358];

/** How far brows rise, and their inner ends in grief and in anger, and how far these come together, in the head's units. */
const [LIFTS, GRIEVES, FROWNS, TOGETHER] = [0.07, 0.085, 0.06, 0.022];
/** Share of the room above the upper lids, whose middles are these, by which brows fall at most. */
const FALLS = 0.42;
const UPPER_LIDS = [159, 386];
/** How much the outer ends of brows sink when the inner ends rise. */
const SINKS = 0.3;
/** Heights of an eye by which a laugh raises the lower lid and lowers the upper one, and by which surprise opens both. */
const SQUINT = { lower: 0.34, upper: 0.12 };
const WIDE = { lower: 0.05, upper: 0.26 };
/** How far a smile raises the cheeks, in the head's units, and heights of an eye by which it raises the lower lids. */
const [APPLES, LIFTED] = [0.055, 0.1];
/**
 * How high corners are above the middle of the lips, in halves of the mouth's width: in a smile, at rest, at most in a little
 * grief, as in pity, and in grief.
 */
const [SMILED, RESTING, GRAVE, SADDENED] = [0.34, 0.13, 0.03, -0.24];
/**
 * Power of grief with which corners fall: a little of it is seen in the brows alone. And the share of the fall that the
 * broadest smile of a photograph takes, whose cheeks stay raised. Set by eye.
 */
const [GROWS, HELD_UP] = [1.5, 0.45];
/** Width of a mouth in distances between the eyes: at rest, in grief, and in a smile, and how far it follows an expression's. */
const WIDTHS = { rest: 0.76, grief: 0.71, smile: 0.88, follows: 0.3 };
/** Least width of a mouth relative to that of a smile in its photograph. */
const NARROWEST = 0.88;
/** Share by which lips are level that are slanted in the photograph, as in a lopsided smile. */
const LEVELED = 0.5;
/** Width of a closed mouth in an expression. */
const REST_WIDTH = 0.62;
/** Share of the change of a mouth's curve that moves its corners. The rest moves its middle the other way. */
const AT_CORNERS = 0.7;
/** Share of the corners' movement that the folds beside them, and the skin below them, follow. */
const [BESIDE, BELOW] = [0.4, 0.75];
/** How far grief raises the chin's boss, in the head's units. */
const POUTS = 0.03;

/**
 * Returns how the muscles of a face move its skin from the expression of its photograph to another one.
 * @param points of the face mesh, in the head's space
 * @param brows how far brows and lids can move, 0 to 1
 */
export function musclesOf(points: readonly Point[], warp: Warp, brows: number): Moved[] {
  const at = (index: number) => points[index] as Point;
  const eyes = EYES.map(({ upper, lower }) => eyeOf(lineOf(points, upper), lineOf(points, lower)));
  const [left, right] = eyes.map((eye) => eye.middle) as [Point, Point];
  const apart = Math.max(0.2, Math.hypot(right[0] - left[0], right[1] - left[1]));
  const middle = (left[0] + right[0]) / 2;
  const { curve, half, middle: mouth, slope } = mouthShapeOf(points);
  // 1 is a broad smile, which has raised cheeks and lower lids.
  const own = clamp((curve - RESTING) / (SMILED - RESTING));
  const grief = Math.max(0, -warp.smile);
  // Nothing looks as much like somebody as the smile of the photograph, so calm and joy keep it.
  const smiles = grief > 0 ? -own : Math.max(0, warp.smile - own);
  const squint = warp.squint * (1 - own);
  const moved: Moved[] = STILL.map((index) => ({ at: at(index), by: [0, 0] }));
  const move = (index: number, by: Point) => moved.push({ at: at(index), by });

  for (const [side, edges] of BROWS.entries()) {
    const lid = at(UPPER_LIDS[side] as number);
    const room = Math.max(0, lid[1] - at(edges[1][1])[1]);
    for (const edge of edges) {
      for (const [nth, index] of edge.entries()) {
        const outer = nth / (edge.length - 1);
        const inner = (1 - outer) ** 1.2;
        const toMiddle = Math.sign(middle - at(index)[0]);
        const raised =
          warp.inner > 0
            ? GRIEVES * warp.inner * (inner - SINKS * outer)
            : FROWNS * warp.inner * (inner + SINKS * (1 - outer));
        const up = LIFTS * warp.lift * (1 - 0.4 * outer ** 2) + raised;
        move(index, [toMiddle * TOGETHER * Math.abs(warp.inner) * inner * brows, -brows * Math.max(up, -FALLS * room)]);
      }
    }
  }

  for (const { upper, lower, tall } of eyes) {
    const lifted = LIFTED * smiles + SQUINT.lower * squint * 0.8;
    for (const [line, by] of [
      [upper, -WIDE.upper * warp.wide + SQUINT.upper * squint],
      [lower, WIDE.lower * warp.wide - lifted],
    ] as const) {
      const [first, last] = [line[0] as Point, line.at(-1) as Point];
      for (const [nth, spot] of line.entries()) {
        if (nth % 2 === 1) continue;
        const u = (spot[0] - first[0]) / Math.max(0.02, last[0] - first[0]);
        moved.push({ at: spot, by: [0, tall * by * brows * Math.sin(Math.PI * u)] });
      }
    }
  }

  const width = half / (apart / 2);
  const broad =
    grief > 0
      ? mixed(Math.min(width, WIDTHS.rest), Math.min(width, WIDTHS.grief), grief)
      : mixed(width, Math.max(width, WIDTHS.smile), smiles);
  const stretch = Math.max(NARROWEST, broad / width) * (1 + (warp.width / REST_WIDTH - 1) * WIDTHS.follows) - 1;
  const level = grief > 0 ? -slope * LEVELED : 0;
  const rise = (wantedCurve(curve, warp.smile, own) - curve) * half;
  /** Returns how far the lips move at a place between the corners. */
  const lip = ([x]: Point): Point => {
    const u = Math.max(-1, Math.min(1, (x - mouth[0]) / half));
    return [stretch * (x - mouth[0]), level * u * half - rise * (u * u - (1 - AT_CORNERS))];
  };
  for (const index of OUTER_LIPS) move(index, lip(at(index)));
  for (const index of INNER_LIPS) move(index, lip(at(index)));
  const aside = (index: number) => Math.sign(at(index)[0] - mouth[0]) * half * stretch;
  for (const index of BELOW_CORNERS) move(index, [aside(index) * BELOW, -rise * AT_CORNERS * BELOW]);
  for (const index of FOLDS) move(index, [aside(index) * BESIDE, -rise * AT_CORNERS * BESIDE]);
  for (const index of CHEEKS) move(index, [0, -APPLES * (smiles + squint * 0.4)]);
  move(BOSS, [0, -POUTS * grief]);
  return moved;
}

/** Indexes of the inner edges of the lips without the corners, which the outer ones are next to. */
const INNER_LIPS = [80, 82, 13, 312, 310, 88, 87, 14, 317, 318];

function eyeOf(upper: Line, lower: Line) {
  const [first, last] = [upper[0] as Point, upper.at(-1) as Point];
  const heights = [...upper, ...lower].map(([, y]) => y);
  const tall = Math.max(...heights) - Math.min(...heights);
  const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  return { upper, lower, tall, middle };
}

/**
 * Returns the curve of a mouth in an expression.
 * @param curve of the mouth in the photograph
 * @param own how broadly it smiles there, 0 to 1
 */
function wantedCurve(curve: number, smile: number, own: number): number {
  if (smile >= 0) return mixed(curve, Math.max(curve, SMILED), smile);
  return mixed(Math.min(curve, GRAVE), SADDENED, (-smile) ** GROWS * (1 - HELD_UP * own));
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
