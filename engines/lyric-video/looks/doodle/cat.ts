import { evenly, normalsOf, sidesOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { halfOf, type Path, type Sketch, smooth } from './pen.ts';

/** A limb from where it begins, and half of its width at equal distances. */
export type Limb = readonly [path: Path, halves: readonly number[]];

/** Where the cat's head is, and what is in its face. Without eyes, the head is seen from behind. */
export interface Head {
  at: Point;
  /** Radians. */
  turn?: number;
  eyes?: 'open' | 'wide' | 'asleep' | 'happy';
  /** Where it looks: each from -1 to 1. */
  gaze?: Point;
  mouth?: 'open';
}

/**
 * How the cat is. A head is about 22 units across; the cat stands at the height of 0. Left and right are those of the
 * picture.
 */
export interface Pose {
  /** From the neck to the rump. */
  body: Limb;
  /** What is behind the body. */
  far?: readonly Limb[];
  /** What is in front of the body. */
  near?: readonly Limb[];
  tail?: Limb;
  head: Head;
  /** A band around the neck, and its end in the wind. */
  scarf?: readonly [band: Path, end: Path];
  /** Where light falls on the fur. */
  shine?: readonly Path[];
}

const HEAD =
  '-11,2.5 -11.8,-2 -10.4,-6 -10.4,-6 -10.9,-11.5 -9.6,-17.4 -9.6,-17.4 -6.4,-13.8 -3.6,-10 -3.6,-10 0,-10.7 3.6,-10 3.6,-10 6.4,-13.8 9.6,-17.4 9.6,-17.4 10.9,-11.5 10.4,-6 10.4,-6 11.8,-2 11,2.5 13.4,6.4 13.4,6.4 8,8.6 0,9.8 -8,8.6 -13.4,6.4 -13.4,6.4';
/** How far a limb in front stands out from the body. */
const APART = 0.75;
/** Straight parts of a limb, and hairs on either side of it. */
const [PARTS, HAIRS] = [24, 5];
/** Where light comes from. */
const LIGHT: Point = [-0.5, -0.86];

/** Draws the black cat with the red scarf. */
export function cat(sketch: Sketch, { body, far = [], near = [], tail, head, scarf, shine = [] }: Pose): void {
  const { limb, line, inks } = sketch;
  // It stands out from a dark page, too.
  for (const [path, halves] of [...(tail ? [tail] : []), ...far, body, ...near])
    limb(
      path,
      halves.map((half) => half + APART),
      inks.paper,
    );
  if (tail) furry(sketch, tail);
  for (const one of far) limb(...one);
  furry(sketch, body);
  for (const light of shine) line(light, { color: inks.paper, weight: 0.55, taper: 0.5 });
  for (const one of near) furry(sketch, one, APART);
  if (scarf) wool(sketch, ...scarf);
  catHead(sketch, head);
}

/** A scarf: its band, and the end with fringes. */
function wool({ limb, line, inks }: Sketch, band: Path, end: Path): void {
  limb(end, [1.8, 2.8, 3.2], inks.paper);
  limb(end, [1.1, 2.1, 2.5], inks.red);
  const [left, right] = sidesOf(smooth(end), (share) => 1.4 + 1.9 * share);
  for (const side of [left, right]) line(side, { weight: 0.5 });
  const [one, other] = [left.at(-1), right.at(-1)] as [Point, Point];
  const [before, last] = smooth(end).slice(-2) as [Point, Point];
  const [dx, dy] = [last[0] - before[0], last[1] - before[1]];
  const long = 3.4 / (Math.hypot(dx, dy) || 1);
  for (const share of [0, 0.33, 0.67, 1]) {
    const [x, y] = [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
    const root: Point = [x - dx * long * 0.2, y - dy * long * 0.2];
    line([root, [x + dx * long, y + dy * long]], { weight: 0.5 });
  }
  limb(band, [3.4, 3.9, 3.4], inks.paper);
  limb(band, [2.6, 3, 2.6], inks.red);
}

/** Draws a limb whose fur shines where light falls on it, and stands on end where it is in the shade. */
export function furry({ limb, line, inks, chance }: Sketch, [path, halves]: Limb, apart = 0): void {
  limb(path, halves, inks.ink, apart);
  const spine = evenly(smooth(path), PARTS + 1);
  const normals = normalsOf(spine);
  const half = halfOf(halves);
  /** A hair from one distance to another, in halves of the width on the side of the light. */
  const along = (from: number, count: number, one: number, other: number) => {
    const [across, down] = normals[from + count / 2] as Point;
    const side = across * LIGHT[0] + down * LIGHT[1] > 0 ? 1 : -1;
    return Array.from({ length: count + 1 }, (_, step): Point => {
      const [[x, y], [nx, ny]] = [spine[from + step], normals[from + step]] as [Point, Point];
      const far = side * (one + ((other - one) * step) / count) * half((from + step) / PARTS);
      return [x + nx * far, y + ny * far];
    });
  };
  for (let hair = 0; hair < HAIRS; hair++) {
    const count = 4 + 2 * chance.below(4);
    const far = chance.between(0.3, 0.86);
    const from = 2 + chance.below(PARTS - count - 3);
    line(along(from, count, far, far + 0.06), { color: inks.paper, weight: chance.between(0.2, 0.42), taper: 0.5 });
  }
  for (let hair = 0; hair < HAIRS; hair++) {
    const from = chance.below(PARTS - 4);
    line(along(from, 4, -0.85, -1.14 - 0.5 / half(from / PARTS)), { weight: 0.5, taper: 0.7 });
  }
}

/** Draws the head around its place. */
export function catHead(sketch: Sketch, { at: [x, y], turn = 0, eyes, gaze = [0, 0], mouth }: Head): void {
  const { within, fill, line, inks } = sketch;
  within({ x, y, turn }, () => {
    line(HEAD, { closed: true, color: inks.paper, weight: 1.6 });
    fill(HEAD, inks.ink);
    for (const side of [-1, 1]) {
      line(both(side, eyes ? '-8.8,-12.6 -8.3,-8.8' : '-9,-13 -9.5,-8.6'), { color: inks.paper, weight: 0.6 });
      for (const whisker of ['-10.6,4 -16,2.6 -21,3.4', '-10.4,6.2 -15.6,6.8 -20,9.2']) {
        line(both(side, whisker), { color: inks.paper, weight: 1.1, taper: 0.6 });
        line(both(side, whisker), { weight: 0.42, taper: 0.9 });
      }
    }
    if (!eyes) return;
    for (const side of [-1, 1]) eye(sketch, side, eyes, gaze);
    fill('-1.5,2.6 -1.5,2.6 1.5,2.6 1.5,2.6 0,4.4 0,4.4', inks.red);
    if (mouth) singing(sketch);
    else for (const side of [-1, 1]) line(both(side, '0,4.4 -1.2,6 -3.6,5.8'), { color: inks.paper, weight: 0.45 });
  });
}

function eye({ dot, line, inks }: Sketch, side: number, eyes: NonNullable<Head['eyes']>, [gx, gy]: Point): void {
  const lid = { asleep: '-8,-1.6 -6.8,0 -5,.6 -3.2,0 -2,-1.6', happy: '-8,.2 -6.8,-1.8 -5,-2.5 -3.2,-1.8 -2,.2' };
  if (eyes === 'asleep' || eyes === 'happy') {
    line(both(side, lid[eyes]), { color: inks.paper, weight: 0.8, taper: 0.15 });
    return;
  }
  const radius = eyes === 'wide' ? 4 : 3.5;
  const x = side * 4.9;
  dot([x, -1.6], radius, inks.paper);
  dot([x + gx * (radius - 1.9), -1.6 + gy * (radius - 1.9)], eyes === 'wide' ? 1.3 : 1.7);
}

function singing({ fill, inks }: Sketch): void {
  fill('-4.4,5 0,4.4 4.4,5 5,9 3,13 0,14.2 -3,13 -5,9', inks.paper);
  fill('-3.8,5.5 0,5 3.8,5.5 4.3,9 2.6,12.2 0,13.4 -2.6,12.2 -4.3,9', inks.red);
  for (const side of [-1, 1]) fill(both(side, '-3.4,5.4 -3.4,5.4 -1.6,5.2 -1.6,5.2 -2.6,8 -2.6,8'), inks.paper);
}

function both(side: number, path: string): Point[] {
  return path.split(' ').map((point): Point => {
    const [x, y] = point.split(',').map(Number) as [number, number];
    return [x * -side, y];
  });
}
