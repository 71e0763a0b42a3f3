import { Path2D } from '@napi-rs/canvas';
import { type CharacterSheet, isHanging } from '../../../people/character-sheet.ts';
import { bumps, bumpy, type Curl, curlOf } from './curls.ts';
import { evenHalf } from './even-hairline.ts';
import { hungAt } from './hair-ends.ts';
import { endsOf, flareOf, NAPES } from './hair-shape.ts';
import type { Head } from './head-space.ts';
import type { Point } from './tube.ts';
import { follow, smoothPath } from './tube.ts';

/** How a look draws hair, in the head's units. */
export interface HairCut {
  /** Thickness of the hair on the skull. */
  volume: number;
  tip: 'pointed' | 'round' | 'straight';
  /** Number of locks over the forehead. */
  locks: number;
  /** Length of these locks. */
  hang: number;
  /** How far the wind moves the ends of the hair. */
  wind: number;
  /** Whether hair without a fringe has one clear edge over the face. */
  isGraphic?: boolean;
}

type Hair = CharacterSheet['hair'];

const PARTINGS = { left: -0.38, middle: 0, right: 0.38 } as const;

/** Returns the position of the parting across the face. */
function partingOf({ parting }: Hair): number {
  return PARTINGS[parting];
}

/** What is on a head. */
export type Worn = Pick<CharacterSheet, 'hair' | 'hat'>;

/** How much farther full hair stands from the skull. */
export const FULL = 0.09;

/**
 * Returns the thickness of the hair. Curly and wavy hair is thicker; cropped hair, hair that recedes and hair under a hat
 * are thinner.
 */
export function volumeOf({ hair, hat }: Worn, { volume }: Pick<HairCut, 'volume'>): number {
  const { length, texture, full, recedes } = hair;
  const bulk = (texture === 'curly' ? 1.7 : texture === 'wavy' ? 1.2 : 1) * (recedes ? THIN : 1);
  const usual = volume * bulk * (length === 'cropped' ? 0.45 : length === 'swept' ? 1.2 : 1);
  return (usual + (full ? FULL : 0)) * (hat ? PRESSED : 1);
}

/** Thickness of hair that recedes, as a share of the usual one. */
const THIN = 0.75;

/** Thickness of hair under a hat, as a share of its usual thickness. */
export const PRESSED = 0.55;

/** Returns the hair that falls behind the head and the shoulders, or undefined for bald heads and cropped hair. */
export function hairBehind(head: Head, cut: HairCut): Path2D | undefined {
  const { sheet, half, yaw, seconds } = head;
  const { hair } = sheet;
  if (hair.length === 'bald' || hair.length === 'cropped') return undefined;
  const volume = volumeOf(sheet, cut);
  const { behind: end } = endsOf(hair);
  const wide = half + volume * 1.15;
  const back = -Math.sin(yaw) * 0.3;
  // The back of a turned head goes into its nape. Hair as far back there as on the crown would be a helmet's brim.
  const behindAt = (down: number) =>
    isHanging(hair) ? back : back * (1 - NAPE_IN * Math.max(0, Math.min(1, down / end)));
  const wave = hair.texture === 'straight' ? 0 : 0.09;
  const blown = (down: number) =>
    Math.sin(seconds * 1.9 - down * 1.1) * cut.wind * Math.max(0, down) ** 1.3 + hungAt(head, down);
  const side = (sign: 1 | -1): Point[] =>
    [-0.75, -0.2, 0.35, 0.35 + (end - 0.35) * 0.45, end * 0.94].map((down, index) => {
      const flare = flareOf(hair)[index] ?? 1;
      return [sign * (wide * flare + wave * (index % 2 ? 1 : -0.6)) + behindAt(down) + blown(down), down];
    });
  // Between the sides of hair that is cut short at the nape, its edge is as narrow as they are.
  const flareEnd = isHanging(hair) ? 1 : (flareOf(hair).at(-1) ?? 1) / 0.9;
  const tips = lockTips(wide * 0.9, end, hair.length === 'short' ? 3 : 5, cut, hair.texture === 'straight');
  const left = side(-1);
  const right = side(1).reverse();
  const lower = tips.map(([x, y]): Point => [x * flareEnd + behindAt(y) + blown(y), y]);
  if (hair.texture === 'curly') return bumpy([[back, -1 - volume], ...left, ...lower, ...right], curlOf(hair, volume));
  return smoothPath([[back, -1 - volume * 0.7], ...left, ...lower, ...right], cut.tip === 'pointed' ? 0.35 : 0);
}

/** How much less than on the crown short hair reaches back at the nape of a turned head, as a share. */
const NAPE_IN = 0.7;

/** Returns the lower edge of hanging hair, from left to right. */
function lockTips(wide: number, end: number, count: number, { tip }: HairCut, isStraight: boolean): Point[] {
  const points: Point[] = [];
  for (let index = 0; index < count; index += 1) {
    const from = -wide + (2 * wide * index) / count;
    const to = -wide + (2 * wide * (index + 1)) / count;
    const deep = end * (1 + (index % 2 ? 0.05 : 0));
    if (tip === 'straight' && isStraight) points.push([from + (to - from) * 0.5, end]);
    else if (tip === 'pointed') points.push([from + (to - from) * 0.55, deep], [to, end * 0.9]);
    else points.push([from + (to - from) * 0.5, deep], [to, end * 0.96]);
  }
  return points.slice(0, -1);
}

/**
 * Returns the hair on the skull down to the edge that frames the face, or undefined for bald heads. If the head is
 * turned away from the viewer, hair covers all of it.
 */
export function hairCap(head: Head, cut: HairCut): Path2D | undefined {
  const { hair } = head.sheet;
  if (hair.length === 'bald') return undefined;
  const volume = volumeOf(head.sheet, cut);
  const outer = skull(head, volume);
  const path = new Path2D();
  if (head.isAway) {
    const low = NAPES[hair.length];
    const points: Point[] = [...outer, [head.half * 0.72, low], [0, low + 0.1], [-head.half * 0.72, low]];
    return hair.texture === 'curly' ? bumpy(points, curlOf(hair, volume)) : smoothPath(points);
  }
  trace(path, outer, hair.texture === 'curly' ? curlOf(hair, volume) : undefined);
  hairline(path, head, cut);
  path.closePath();
  return path;
}

/** Returns the outline from the left temple over the crown to the right one. */
function skull(head: Head, volume: number): Point[] {
  const { half, yaw, seconds, sheet } = head;
  const turned = (x: number) => (x * Math.sin(yaw) < 0 ? x - Math.sin(yaw) * 0.26 : x + Math.sin(yaw) * 0.02);
  const wide = half + volume;
  const sway = Math.sin(seconds * 1.9 - 1) * 0.02;
  const side = (sign: 1 | -1): Point[] => {
    const beside = endBeside(head, sign);
    return [
      [turned(sign * wide * 0.42), -0.97 - volume * 0.86],
      [turned(sign * wide * 0.8), -0.72 - volume * 0.5],
      [turned(sign * wide), -0.24],
      ...(beside > FALLS
        ? ([
            [turned(sign * wide * 1.02) + hungAt(head, beside * 0.5), beside * 0.5],
            [turned(sign * wide * 0.94) + sway + hungAt(head, beside), beside],
          ] as Point[])
        : ([[turned(sign * half * 1.01), beside + 0.12]] as Point[])),
    ];
  };
  const [right, left] = [side(1), side(-1)];
  const lift = sheet.hair.texture === 'straight' ? 0 : 0.03;
  const top: Point = [((right[0]?.[0] ?? 0) + (left[0]?.[0] ?? 0)) / 2, -1.02 - volume - lift];
  return [...left.reverse(), top, ...right];
}

/** Hair that ends lower than this hangs beside the face, in the head's units. */
const FALLS = 0.5;

/**
 * Returns where hair ends on one side. Hair on the side that has turned out of view does not hang in front of the face.
 */
function endBeside({ yaw, sheet: { hair } }: Head, sign: 1 | -1): number {
  const { beside } = endsOf(hair);
  return sign * yaw > 0.3 ? Math.min(beside, -0.02) : beside;
}

/** Follows the points as a curve, or with outward bumps. */
function trace(path: Path2D, points: readonly Point[], curl: Curl | undefined): void {
  const [first = [0, 0]] = points;
  path.moveTo(...first);
  if (!curl) follow(path, points);
  else
    for (let index = 0; index + 1 < points.length; index += 1)
      bumps(path, points[index] ?? first, points[index + 1] ?? first, curl);
}

/**
 * Adds the hairline from the right temple along the forehead to the left one: locks of a fringe, or hair brushed away
 * from the parting.
 */
function hairline(path: Path2D, head: Head, cut: HairCut): void {
  const { hair } = head.sheet;
  const parting = partingOf(hair);
  const temple = (sign: 1 | -1): Point => head.at(sign * 0.93, Math.min(endBeside(head, sign), 0.02) - 0.16);
  const [left, right] = [endBeside(head, -1), endBeside(head, 1)];
  const inner = (across: number, down: number): Point => {
    const [x, y] = head.at(across, down);
    return [x + hungAt(head, y), y];
  };
  if (right > FALLS) path.quadraticCurveTo(...inner(0.99, right * 0.7), ...head.at(0.93, 0.2));
  path.lineTo(...temple(1));
  const even = evenHalf(hair);
  if (even) {
    const half = (side: 1 | -1) => even.map(([across, down]) => head.at(side * across, down));
    follow(path, [temple(1), ...half(1), ...half(-1).reverse().slice(1), temple(-1)]);
    return;
  }
  const isSwept = hair.length === 'swept' && parting !== 0;
  const isCombed = isSwept || (!hair.fringe && (cut.isGraphic || (hair.length === 'short' && parting !== 0)));
  if (isCombed && (cut.isGraphic || cut.tip === 'straight')) {
    addCombed(path, head, parting, temple(-1));
    if (left > FALLS) closeBeside();
    return;
  }
  const count = cut.locks;
  const root = (across: number) =>
    isSwept
      ? sweptRoot((across - parting) * -Math.sign(parting))
      : hair.fringe
        ? -0.5 + 0.16 * across ** 2
        : -0.78 + 0.74 * Math.abs(across - parting * 0.9) ** 1.7;
  const hang = hair.fringe ? cut.hang : cut.hang * 0.42;
  let from = 0.92;
  for (let lock = 0; lock < count; lock += 1) {
    const to = 0.92 - (1.84 * (lock + 1)) / count;
    const middle = (from + to) / 2;
    const lean = (middle - parting) * 0.16;
    const deep = (1 + (lock % 2 ? 0.22 : -0.1)) * hang;
    const tip = head.at(clampSide(middle + lean), root(middle) + deep);
    const valley = head.at(clampSide(to), root(to) + (lock === count - 1 ? deep * 0.5 : deep * 0.12));
    if (cut.tip === 'pointed') {
      path.quadraticCurveTo(
        ...head.at(clampSide(from * 0.4 + middle * 0.6 + lean), root(middle) + deep * 0.35),
        ...tip,
      );
      path.quadraticCurveTo(
        ...head.at(clampSide(to * 0.6 + middle * 0.4 + lean), root(middle) + deep * 0.45),
        ...valley,
      );
    } else if (cut.tip === 'round') {
      path.bezierCurveTo(
        ...head.at(clampSide(from + lean), root(from) + deep * 1.15),
        ...head.at(clampSide(to + lean), root(to) + deep * 1.15),
        ...valley,
      );
    } else path.lineTo(...head.at(clampSide(to), root(to) + hang));
    from = to;
  }
  path.lineTo(...temple(-1));
  if (left > FALLS) closeBeside();

  /** Leads along the inner edge of the hair that hangs beside the face. */
  function closeBeside(): void {
    const [[x] = [0]] = skull(head, volumeOf(head.sheet, cut));
    path.quadraticCurveTo(...inner(-0.99, left * 0.7), x, left);
  }
}

/** Adds the edge of hair that is combed from a parting to both sides in one curve each. @param end the left temple */
function addCombed(path: Path2D, { at }: Head, parting: number, end: Point): void {
  const far = -Math.sign(parting);
  const root = at(parting, -0.86);
  const near = (side: number): Point => at(side * 0.62, -0.4);
  if (far === 0) {
    path.quadraticCurveTo(...near(1), ...root);
    path.quadraticCurveTo(...near(-1), ...end);
    return;
  }
  const away = [at(far * 0.74, -0.5), at(far * 0.1, -0.46)] as const;
  if (far > 0) path.bezierCurveTo(...away[0], ...away[1], ...root);
  else path.quadraticCurveTo(...near(1), ...root);
  if (far > 0) path.quadraticCurveTo(...near(-1), ...end);
  else path.bezierCurveTo(...away[1], ...away[0], ...end);
}

/** Returns the height of swept hair over the forehead. @param away distance from the parting, positive on its far side */
function sweptRoot(away: number): number {
  return away > 0 ? -0.84 + 0.46 * (away / 1.3) ** 0.9 : -0.84 + 0.8 * (-away / 0.6);
}

function clampSide(across: number): number {
  return Math.max(-0.97, Math.min(0.97, across));
}

/** Returns lines along which hair flows from the parting, for inking. */
export function strandsOf(head: Head, cut: HairCut, count: number): Path2D {
  const path = new Path2D();
  const { hair } = head.sheet;
  if (hair.length === 'bald') return path;
  const parting = partingOf(hair);
  const volume = volumeOf(head.sheet, cut);
  if (head.isAway) {
    // From behind, hair falls from the crown to the nape.
    const end = Math.min(1.2, Math.max(NAPES[hair.length] - 0.2, endsOf(hair).behind * 0.7));
    for (let strand = 0; strand < count; strand += 1) {
      const across = -0.72 + (1.44 * (strand + 0.5)) / count;
      path.moveTo(across * head.half * 0.62, -0.42 + Math.abs(across) * 0.3);
      path.quadraticCurveTo(across * head.half * 0.95, end * 0.3, across * head.half, end - Math.abs(across) * 0.14);
    }
    return path;
  }
  for (let strand = 0; strand < count; strand += 1) {
    const across = -0.8 + (1.6 * (strand + 0.5)) / count;
    const [x, y] = head.at(parting * 0.7 + across * 0.18, -0.98 - volume * 0.5);
    path.moveTo(x, y);
    path.quadraticCurveTo(
      ...head.at(across * 0.9, -0.95),
      ...head.at(across, hair.fringe ? -0.5 : -0.62 + Math.abs(across) * 0.3),
    );
  }
  return path;
}
