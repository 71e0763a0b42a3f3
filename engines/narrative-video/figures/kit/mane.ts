import { Path2D } from '@napi-rs/canvas';
import { type CharacterSheet, coversEars, isHanging } from '../../../people/character-sheet.ts';
import { bumpy, curlOf } from './curls.ts';
import { FULL, PRESSED, type Worn } from './hair.ts';
import { besidePoints, endOf, hungAt } from './hair-ends.ts';
import { bareAt, type Edge, type Hairlines, hairlineOf, onHead, sideEnd } from './hairline.ts';
import { type Head, streaming } from './head-space.ts';
import { reachesOf, type Section } from './skull.ts';
import { follow, type Point, smoothPath } from './tube.ts';

/** How a look shapes hair, in the head's units. It is drawn from any side. */
export interface Mane extends Hairlines {
  /** Thickness of the hair on the skull. */
  volume: number;
  /** How far the wind moves the ends of the hair. */
  wind: number;
  edge: 'spikes' | 'lobes' | 'sweep';
}

type Hair = CharacterSheet['hair'];

export function thicknessOf({ hair: { length, texture, full }, hat }: Worn, { volume }: Mane): number {
  const bulk = texture === 'curly' ? 1.6 : texture === 'wavy' ? 1.15 : 1;
  return (volume * bulk * (length === 'cropped' ? 0.35 : 1) + (full ? FULL : 0)) * (hat ? PRESSED : 1);
}

/** Thickness of swept hair on the crown, from which it is brushed up, relative to the usual one. Set by eye. */
const SWEPT = 1.25;

/** Cuts through hair below the ears: shares of the head's half width, to which its thickness is added. */
const FALLS: Readonly<Record<Hair['length'], readonly Section[]>> = {
  bald: [],
  cropped: [
    [0.25, 0.95, -0.1, 1.02],
    [0.46, 0.82, -0.3, 0.88],
    [0.6, 0.6, -0.4, 0.74],
  ],
  short: [
    [0.28, 0.94, -0.1, 1.02],
    [0.52, 0.82, -0.28, 0.86],
    [0.72, 0.56, -0.4, 0.7],
  ],
  swept: [
    [0.2, 1, -0.05, 1.08],
    [0.42, 0.88, -0.2, 0.98],
    [0.56, 0.95, -0.28, 1.04],
    [0.68, 0.7, -0.36, 0.8],
  ],
  bob: [
    [0.3, 1.02, 0.05, 1.06],
    [0.52, 1.06, -0.05, 1.06],
    [0.74, 0.9, -0.15, 0.94],
  ],
  medium: [
    [0.3, 1, 0.05, 1.04],
    [0.72, 1.04, -0.05, 1.04],
    [1.14, 0.9, -0.15, 0.94],
  ],
  long: [
    [0.3, 1, 0.05, 1.05],
    [1, 1.05, -0.05, 1.06],
    [1.75, 1.1, -0.15, 1.04],
    [2.45, 0.96, -0.25, 0.94],
  ],
};

/** The same for short hair that is full: it stands out at the ears, and turns inward at the nape. */
const FULL_FALL: readonly Section[] = [
  [0.06, 1.02, -0.05, 1.1],
  [0.24, 0.92, -0.2, 0.98],
  [0.4, 0.72, -0.28, 0.82],
  [0.52, 0.46, -0.36, 0.62],
];

/** Returns the cuts through all of the hair. */
function hull({ half, sheet: { hair, hat } }: Head, mane: Mane): Section[] {
  const thick = thicknessOf({ hair, ...(hat && { hat }) }, mane);
  const more = thick / half;
  // A look with large waves gives some to straight hair as well.
  const own = hair.texture === 'wavy' ? 0.08 : 0;
  const wave = own + (mane.edge === 'sweep' ? 0.05 : 0);
  const upper = mane.skull
    .filter(([down]) => down < 0.1)
    .map(
      ([down, side, front, back]): Section => [
        down < 0 ? down * (1 + thick * (hair.length === 'swept' && !hat ? SWEPT : 1)) : down,
        side * (1 + more),
        front * (1 + more * 0.8),
        back * (1 + more),
      ],
    );
  const isFull = coversEars(hair) && !isHanging(hair);
  const lower = (isFull ? FULL_FALL : FALLS[hair.length]).map(([down, side, front, back], index): Section => {
    const curled = wave * (index % 2 ? 1 : -0.5);
    const grown = coversEars(hair) ? more : more * 0.4;
    return [down, side + grown + curled, front, back + grown + curled];
  });
  return [...upper, ...lower];
}

/** Returns all of the hair as a mass: what is behind the face, or what the viewer sees of a head from behind. */
export function maneMass(head: Head, mane: Mane): Path2D | undefined {
  const { sheet, isAway } = head;
  if (sheet.hair.length === 'bald') return undefined;
  // In front of the face there is no hair, so the mass is only as deep as the back of the head.
  const cuts = hull(head, mane).map(
    ([down, side, front, back]): Section => [down, side, isAway ? front : Math.min(front, BEFORE_EARS), back],
  );
  const reaches = (isAway ? reachesOf(head, cuts) : around(head, cuts)).map(({ down, left, right }) => {
    const blown = streaming(head, down) * mane.wind + hungAt(head, down);
    return { down, left: left + blown, right: right + blown };
  });
  const last = reaches.at(-1);
  if (!last) return undefined;
  const tips = tipsOf(last, isHanging(sheet.hair) ? 5 : 3, mane.edge, sheet.hair.length === 'cropped' ? STUBBLE : 1);
  const points = [
    ...reaches.map(({ down, right }): Point => [right, down]),
    ...tips,
    ...reaches.map(({ down, left }): Point => [left, down]).reverse(),
  ];
  if (sheet.hair.texture === 'curly') return bumpy(points, curlOf(sheet.hair, thicknessOf(sheet, mane)));
  return smoothPath(points, mane.edge === 'spikes' ? 0.3 : 0.05);
}

/** How far hair that hangs beside a face reaches to the front, and its width behind the far cheek, as shares of its own. */
const [BEFORE_EARS, BEHIND_CHEEK] = [0.3, 0.94];
/** Height below which hair on the far side lies behind the shoulder, and how much of its width is hidden there in profile. */
const [CHIN, BEHIND_SHOULDER] = [0.5, 0.56];

/** Returns how far cuts reach to both sides if each is round in front of the ears and behind them. */
function around({ yaw, half }: Head, cuts: readonly Section[]): { down: number; left: number; right: number }[] {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return cuts.map(([down, side, front, back]) => {
    const [ahead, behind] = [front, back].map((depth) => Math.hypot(side * cos, Math.max(0, depth) * sin) * half);
    const [toward = 0, away = 0] = [ahead, behind];
    const hidden = 1 - BEHIND_CHEEK + BEHIND_SHOULDER * Math.max(0, Math.min(1, down - CHIN));
    const far = toward * (1 - hidden * Math.abs(sin));
    return yaw > 0 ? { down, left: -away, right: far } : { down, left: -far, right: away };
  });
}

/** Length of locks at the nape of cropped hair, as a share of those of other hair. */
const STUBBLE = 0.25;

/** Returns the lower edge of hair between its two sides, from right to left. @param long relative length of its locks */
function tipsOf(
  { down, left, right }: { down: number; left: number; right: number },
  count: number,
  edge: Mane['edge'],
  long: number,
) {
  const deep = (edge === 'spikes' ? 0.2 : edge === 'sweep' ? 0.16 : 0.09) * long;
  const points: Point[] = [];
  for (let tip = 0; tip < count; tip += 1) {
    const at = (share: number) => right + (left - right) * ((tip + share) / count);
    points.push([at(edge === 'spikes' ? 0.7 : 0.5), down + deep * (tip % 2 ? 1 : 0.7)]);
    if (tip < count - 1) points.push([at(1), down + (edge === 'spikes' ? -0.08 : 0.02) * long]);
  }
  return points;
}

/** Angle beyond which hair is on the side that has turned out of view, in radians. */
const EDGE = 1.62;

/** Height above which hair is thick over the forehead, and how much of that it loses at its edge, 0 to 1. */
const [CREST, THINNED] = [-0.9, 0.97];

/** Returns the hair over the forehead and at the sides of a face, down to the edge that frames the face. */
export function maneFront(head: Head, mane: Mane): Path2D | undefined {
  const { sheet, yaw } = head;
  if (sheet.hair.length === 'bald') return undefined;
  const reaches = reachesOf(head, hull(head, mane));
  const skull = reachesOf(head, mane.skull);
  const outer = (sign: 1 | -1) => {
    const end = sideEnd(head, mane, sign);
    const isFar = sign * yaw > 0;
    const at = (index: number): Point => {
      const cut = reaches[index] ?? { down: 0, left: 0, right: 0 };
      const reach = sign > 0 ? cut.right : cut.left;
      if (!isFar) return [reach + hungAt(head, cut.down), cut.down];
      // Over the forehead, hair becomes thin toward its edge. Thick, it would be a visor.
      const thin = THINNED * Math.abs(Math.sin(yaw)) * Math.max(0, Math.min(1, (cut.down - CREST) / (end - CREST)));
      return [reach + (bareAt(skull, cut.down, sign) - reach) * thin, cut.down];
    };
    const inside = reaches.findIndex(({ down }) => down >= end);
    const count = inside < 0 ? reaches.length : inside;
    const points = Array.from({ length: count }, (_, index) => at(index));
    if (inside > 0) {
      const [from, to] = [at(inside - 1), at(inside)];
      const share = (end - from[1]) / Math.max(0.001, to[1] - from[1]);
      points.push([from[0] + (to[0] - from[0]) * share, end]);
    }
    return points;
  };
  const [left, right] = [outer(-1), outer(1)];
  const edge = hairlineOf(head, mane);
  const near = (sign: 1 | -1) =>
    besidePoints(sheet.hair, endOf(head, sign))
      .filter(([angle]) => Math.abs(sign * angle + yaw) < EDGE)
      .map(([angle, down, lift]): Point => {
        const [x, y] = onHead(head, sign * angle, down, lift);
        return [x + hungAt(head, y), y];
      });
  const points = { outer: [...left.reverse(), ...right], right: near(1), left: near(-1).reverse() };
  if (sheet.hair.texture === 'curly')
    return bumpy(
      [
        ...points.outer,
        ...points.right,
        ...edge.filter(({ isTip }) => !isTip).map(({ point }) => point),
        ...points.left,
      ],
      curlOf(sheet.hair, thicknessOf(sheet, mane)),
    );
  // Only a fringe has lobes: hair that is brushed aside would have a scalloped edge.
  return frontPath(points, edge, mane.edge === 'lobes' && !sheet.hair.fringe ? 'sweep' : mane.edge);
}

function frontPath(
  { outer, right, left }: { outer: Point[]; right: Point[]; left: Point[] },
  edge: readonly Edge[],
  kind: Mane['edge'],
): Path2D {
  const path = new Path2D();
  const [first = [0, 0]] = outer;
  path.moveTo(...first);
  follow(path, outer);
  let from = outer.at(-1) ?? first;
  if (right.length > 0) follow(path, [from, ...right]);
  from = right.at(-1) ?? from;
  if (kind === 'sweep') follow(path, [from, ...edge.map(({ point }) => point)]);
  else {
    edge.forEach(({ point, isTip }, index) => {
      if (index === 0) path.lineTo(...point);
      else if (kind === 'lobes')
        path.quadraticCurveTo(isTip ? from[0] : point[0], isTip ? point[1] : from[1], ...point);
      else if (isTip) path.quadraticCurveTo(from[0], from[1] + (point[1] - from[1]) * 0.6, ...point);
      else path.quadraticCurveTo((from[0] + point[0]) / 2, point[1] + (from[1] - point[1]) * 0.3, ...point);
      from = point;
    });
  }
  follow(path, [edge.at(-1)?.point ?? from, ...left, first]);
  path.closePath();
  return path;
}
