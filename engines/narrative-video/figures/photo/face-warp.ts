import type { Rgb } from '../../../drawing/color.ts';
import { luminance, mix } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import type { Expression } from '../kit/expression.ts';
import { EXTENT, type HeadPicture, sampleInto } from './head-picture.ts';

/** The part of the head that an expression moves, in the head's space. */
export const FACE = { left: -0.95, top: -0.55, right: 0.95, bottom: 1.5 };

/** The parts of an expression that a photograph can show, rounded to steps so that few different faces are made. */
export interface Warp {
  /** 0 to 1: how far the jaw is lowered, and how wide the mouth is. */
  open: number;
  width: number;
  /** -1 to 1. */
  smile: number;
  lift: number;
  /** 0 is open, 1 is shut. */
  blink: number;
  hasTeeth: boolean;
}

export function warpOf({ mouth, brows, eyes }: Expression): Warp {
  const step = (value: number, count: number) => Math.round(value * count) / count;
  return {
    open: step(mouth.open, 8),
    width: step(mouth.width, 5),
    smile: step(mouth.smile - 0.2, 2),
    lift: step(brows.lift, 2),
    blink: step(1 - Math.min(1, eyes.open), 2),
    hasTeeth: mouth.hasTeeth,
  };
}

/**
 * Distance between the lips of a fully open mouth in the head's units, and the width of a closed mouth in an
 * expression.
 */
const [APART, REST_WIDTH] = [0.25, 0.62];
/** Indexes in the face mesh: corners of the mouth, middles of the inner lips, and the chin. */
const MOUTH = { left: 78, right: 308, upper: 13, lower: 14, chin: 152 };
const EYES = [
  { upper: [33, 246, 161, 160, 159, 158, 157, 173, 133], lower: [33, 7, 163, 144, 145, 153, 154, 155, 133] },
  { upper: [362, 398, 384, 385, 386, 387, 388, 466, 263], lower: [362, 382, 381, 380, 374, 373, 390, 249, 263] },
];
const BROWS = [105, 334];
const [DARK, TONGUE, TEETH]: readonly Rgb[] = [
  [46, 14, 18],
  [150, 66, 70],
  [232, 226, 216],
] as const;

/**
 * Returns the face of a photographed head with another expression, by moving its jaw, corners of the mouth, brows and
 * lids.
 */
export function warpedFace(head: HeadPicture, warp: Warp): { data: Uint8ClampedArray; width: number; height: number } {
  const { scale, points } = head;
  const width = Math.round((FACE.right - FACE.left) * scale);
  const height = Math.round((FACE.bottom - FACE.top) * scale);
  const data = new Uint8ClampedArray(width * height * 4);
  const mouth = mouthOf(points, warp);
  const lids =
    warp.blink > 0
      ? EYES.map(({ upper, lower }) => ({ upper: lineOf(points, upper), lower: lineOf(points, lower) }))
      : [];
  const brow = BROWS.reduce((sum, index) => sum + (points[index] as Point)[1] / BROWS.length, 0);
  const light = Math.min(1, luminance(head.skin) / 190 + 0.15);
  for (let row = 0; row < height; row += 1) {
    const y = FACE.top + (row + 0.5) / scale;
    for (let column = 0; column < width; column += 1) {
      const x = FACE.left + (column + 0.5) / scale;
      const at = (row * width + column) * 4;
      const place = mouth(x, y);
      const lid = lids.length > 0 ? lidAt(lids, warp.blink, x, y) : undefined;
      let [sx, sy] = [place.x, place.y + warp.lift * 0.07 * Math.exp(-(((y - brow) / 0.14) ** 2)) * edge(x)];
      if (lid) [sx, sy] = [x, lid.y];
      sampleInto(data, at, head, (sx - EXTENT.left) * scale - 0.5, (sy - EXTENT.top) * scale - 0.5);
      if (place.inside !== undefined)
        fill(data, at, insideColor(place.inside, warp.hasTeeth && !mouth.showsTeeth, light));
      if (lid?.isEdge) fill(data, at, mix([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], [34, 22, 22], 0.65));
    }
  }
  return { data, width, height };
}

function fill(data: Uint8ClampedArray, at: number, color: Rgb): void {
  data[at] = color[0];
  data[at + 1] = color[1];
  data[at + 2] = color[2];
  data[at + 3] = 255;
}

/** Returns 1 in the middle of the face, falling to 0 toward the sides of the patch. */
function edge(x: number): number {
  return Math.max(0, 1 - (x / 0.85) ** 4);
}

interface Moved {
  /** Place in the photograph that this place takes its color from. */
  x: number;
  y: number;
  /** Set inside the open mouth: how far down and how far to the side the place is, each 0 to 1. */
  inside?: { down: number; aside: number };
}

type MouthWarp = ((x: number, y: number) => Moved) & { showsTeeth: boolean };

function mouthOf(points: readonly Point[], { open, width, smile }: Warp): MouthWarp {
  const [left, right, upper, lower, chin] = [MOUTH.left, MOUTH.right, MOUTH.upper, MOUTH.lower, MOUTH.chin].map(
    (index) => points[index] as Point,
  ) as [Point, Point, Point, Point, Point];
  const middle = (left[0] + right[0]) / 2;
  const half = Math.max(0.1, (right[0] - left[0]) / 2);
  const corners = (left[1] + right[1]) / 2;
  const slope = (right[1] - left[1]) / (right[0] - left[0]);
  // In a smile with open lips, the lips are already apart.
  const drop = Math.max(0, open * APART - (lower[1] - upper[1]) * 0.5);
  const stretch = 1 + (width / REST_WIDTH - 1) * 0.45;
  const warp = (x: number, y: number): Moved => {
    const near = Math.exp(-(((y - lower[1]) / 0.3) ** 2));
    const aside = Math.abs(x - middle) / half;
    // Narrow or widen the mouth around its middle, and let the cheeks follow.
    const pull = 1 + (stretch - 1) * near * smoothstep(2.6, 1.2, aside);
    const sx = middle + (x - middle) / pull;
    const u = (sx - middle) / half;
    const level = corners + slope * (sx - middle) + (lower[1] - corners) * Math.max(0, 1 - u * u);
    const gap = drop * Math.sqrt(Math.max(0, 1 - u * u));
    const corner = smile * 0.07 * Math.exp(-(((Math.abs(u) - 1) / 0.45) ** 2)) * near;
    if (y <= level) return { x: sx, y: y + corner };
    if (y < level + gap) return { x: sx, y, inside: { down: (y - level) / gap, aside: Math.abs(u) } };
    const jaw = drop * 0.8 * smoothstep(2.3, 0.8, Math.abs(u));
    const depth = Math.min(1, (y - level - gap) / Math.max(0.05, chin[1] - level));
    const shift = gap + (jaw - gap) * depth;
    // Below the chin, compress the neck until nothing moves.
    const below = smoothstep(0.3, 0, y - chin[1] - jaw);
    return { x: sx, y: y - shift * below + corner };
  };
  return Object.assign(warp, { showsTeeth: lower[1] - upper[1] > 0.05 });
}

function insideColor({ down, aside }: { down: number; aside: number }, hasTeeth: boolean, light: number): Rgb {
  const shade = (color: Rgb, by: number): Rgb => [color[0] * by, color[1] * by, color[2] * by];
  if (hasTeeth && down < 0.34) return shade(TEETH as Rgb, light * (1 - aside * 0.4) * (1 - down * 0.3));
  const tongue = smoothstep(0.4, 0.1, Math.abs(down - 0.95)) * smoothstep(0.8, 0.3, aside);
  return shade(mix(DARK as Rgb, TONGUE as Rgb, tongue), light);
}

type Line = readonly Point[];

function lineOf(points: readonly Point[], indexes: readonly number[]): Line {
  return indexes.map((index) => points[index] as Point).sort((a, b) => a[0] - b[0]);
}

function heightAt(line: Line, x: number): number | undefined {
  const next = line.findIndex((point) => point[0] >= x);
  if (next < 1) return undefined;
  const [from, to] = [line[next - 1] as Point, line[next] as Point];
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / Math.max(1e-6, to[0] - from[0]);
}

/**
 * Returns the place in the photograph that a lid takes its color from. The skin above the eye is drawn down over the
 * eye.
 */
function lidAt(lids: readonly { upper: Line; lower: Line }[], blink: number, x: number, y: number) {
  for (const { upper, lower } of lids) {
    const [top, bottom] = [heightAt(upper, x), heightAt(lower, x)];
    if (top === undefined || bottom === undefined) continue;
    const reach = (bottom - top + 0.02) * blink;
    if (y < top - 0.06 || y > top + reach) continue;
    // Stretch a narrow strip of the skin between brow and eye over the whole lid.
    const share = (y - top + 0.06) / (reach + 0.06);
    return { y: top - 0.13 + share * 0.08, isEdge: y > top + reach - 0.022 };
  }
  return undefined;
}
