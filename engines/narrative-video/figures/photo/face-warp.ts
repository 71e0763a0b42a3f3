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
  /** -1 to 1: how far the inner ends of the brows are raised. */
  inner: number;
  /** 0 to 1: how far lips that are apart in the photograph close. */
  pressed: number;
  /** 0 is open, 1 is shut. */
  blink: number;
  hasTeeth: boolean;
}

/** How much wider photographed lips open than drawn ones: a small gap between real lips is hardly seen. Set by eye. */
const SEEN = 1.4;

/**
 * How open eyes are below which a photograph shuts them, and below which it lowers their lids, and how far. Nearly shut
 * eyes, as of joy, stay open, because the face is known by them.
 */
const [SHUT, NARROW, LOWERED] = [0.06, 0.5, 0.3];

export function warpOf({ mouth, brows, eyes }: Expression): Warp {
  const step = (value: number, count: number) => Math.round(value * count) / count;
  return {
    open: step(Math.min(1, mouth.open * SEEN), 8),
    width: step(mouth.width, 5),
    smile: step(mouth.smile - 0.2, 2),
    lift: step(brows.lift, 2),
    inner: step(brows.inner, 2),
    // Who is sad does not show the teeth of a portrait's smile.
    pressed: step(Math.max(0, Math.min(1, -2 * mouth.smile - 4 * mouth.open)), 2),
    blink: eyes.open < SHUT ? 1 : eyes.open < NARROW ? LOWERED : 0,
    hasTeeth: mouth.hasTeeth,
  };
}

/**
 * Distance between the lips of a fully open mouth in the head's units, and the width of a closed mouth in an
 * expression.
 */
const [APART, REST_WIDTH] = [0.15, 0.62];
/** How far a photographed mouth follows the width of an expression's, and how far its corners rise and fall. */
const [WIDENS, CORNERS, FALL] = [0.24, 0.045, 0.062];
/** Half of the width over which lips open, as a share of the mouth's: its corners stay together. */
const PARTED = 0.86;
/** Distance between the lips of a broad smile, in the head's units. */
const SMILING = 0.12;
/** Width of the soft edge between lips and the inside of the mouth, and above a lid, in the head's units. */
const SOFT = { lips: 0.016, lid: 0.035 };
/** Half of the width of the line of lashes, in the head's units: without it, shut eyes would look blank. */
const LASHES = 0.03;
/** Where the skin of a lid comes from: above and below the eye, in the head's units. */
const AROUND_EYE = 0.055;
/** Indexes in the face mesh: corners of the mouth, middles of the inner lips, and the chin. */
const MOUTH = { left: 78, right: 308, upper: 13, lower: 14, chin: 152 };
const EYES = [
  { upper: [33, 246, 161, 160, 159, 158, 157, 173, 133], lower: [33, 7, 163, 144, 145, 153, 154, 155, 133] },
  { upper: [362, 398, 384, 385, 386, 387, 388, 466, 263], lower: [362, 382, 381, 380, 374, 373, 390, 249, 263] },
];
const BROWS = [105, 334];
const INNER_BROWS = [55, 285];
/** How far brows move up, and their inner ends. */
const [RAISED, INNER] = [0.05, 0.045];
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
  const inners = INNER_BROWS.map((index) => (points[index] as Point)[0]);
  const light = Math.min(1, luminance(head.skin) / 190 + 0.15);
  for (let row = 0; row < height; row += 1) {
    const y = FACE.top + (row + 0.5) / scale;
    for (let column = 0; column < width; column += 1) {
      const x = FACE.left + (column + 0.5) / scale;
      const at = (row * width + column) * 4;
      const place = mouth(x, y);
      const lid = lids.length > 0 ? lidAt(lids, warp.blink, x, y) : undefined;
      const near = Math.exp(-(((y - brow) / 0.14) ** 2));
      const inner = inners.reduce((sum, from) => sum + Math.exp(-(((x - from) / 0.12) ** 2)), 0);
      const raised = (warp.lift * RAISED * edge(x) + warp.inner * INNER * inner) * near;
      sampleAt(data, at, head, place.x, place.y + raised);
      if (place.inside !== undefined) {
        const { inside } = place;
        lay(data, at, insideColor(inside, warp.hasTeeth && !mouth.showsTeeth, light), inside.share);
      }
      if (lid) lay(data, at, lidColor(head, x, lid), lid.opacity);
    }
  }
  return { data, width, height };
}

function sampleAt(data: Uint8ClampedArray, at: number, head: HeadPicture, x: number, y: number): void {
  sampleInto(data, at, head, (x - EXTENT.left) * head.scale - 0.5, (y - EXTENT.top) * head.scale - 0.5);
}

/** Lays a color over a pixel that is opaque. */
function lay(data: Uint8ClampedArray, at: number, color: Rgb, opacity: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const under = data[at + channel] as number;
    data[at + channel] = under + ((color[channel] as number) - under) * opacity;
  }
}

/** Returns 1 in the middle of the face, falling to 0 toward the sides of the patch. */
function edge(x: number): number {
  return Math.max(0, 1 - (x / 0.85) ** 4);
}

interface Moved {
  /** Place in the photograph that this place takes its color from. */
  x: number;
  y: number;
  /**
   * Set inside the open mouth: how far down and how far to the side the place is, and the share of it that lips do not
   * cover, each 0 to 1.
   */
  inside?: { down: number; aside: number; share: number };
}

type MouthWarp = ((x: number, y: number) => Moved) & { showsTeeth: boolean };

function mouthOf(points: readonly Point[], { open, width, smile, pressed }: Warp): MouthWarp {
  const [left, right, upper, lower, chin] = [MOUTH.left, MOUTH.right, MOUTH.upper, MOUTH.lower, MOUTH.chin].map(
    (index) => points[index] as Point,
  ) as [Point, Point, Point, Point, Point];
  const middle = (left[0] + right[0]) / 2;
  const half = Math.max(0.1, (right[0] - left[0]) / 2);
  const corners = (left[1] + right[1]) / 2;
  const slope = (right[1] - left[1]) / (right[0] - left[0]);
  // In a smile with open lips, the lips are already apart.
  const drop = open * APART * (1 - 0.45 * Math.min(1, (lower[1] - upper[1]) / SMILING));
  const stretch = 1 + (width / REST_WIDTH - 1) * WIDENS;
  const closing = pressed * Math.max(0, lower[1] - upper[1]);
  const warp = (x: number, y: number): Moved => {
    const near = Math.exp(-(((y - lower[1]) / 0.3) ** 2));
    const aside = Math.abs(x - middle) / half;
    // Narrow or widen the mouth around its middle, and let the cheeks follow.
    const pull = 1 + (stretch - 1) * near * smoothstep(2.6, 1.2, aside);
    const sx = middle + (x - middle) / pull;
    const u = (sx - middle) / half;
    const level = corners + slope * (sx - middle) + (lower[1] - corners) * Math.max(0, 1 - u * u);
    const gap = drop * Math.max(0, 1 - (u / PARTED) ** 2) ** 0.7;
    const corner = smile * (smile < 0 ? FALL : CORNERS) * Math.exp(-(((Math.abs(u) - 1) / 0.45) ** 2)) * near;
    const shut = closing * Math.max(0, 1 - u * u) ** 0.7;
    if (y <= level - shut) return { x: sx, y: y + corner };
    // The lower lip covers the teeth, and the chin follows it.
    if (shut > 0) return { x: sx, y: y + shut * smoothstep(chin[1] + 0.25, level, y) + corner };
    if (y < level + gap) {
      const far = Math.min(y - level, level + gap - y);
      const inside = { down: (y - level) / gap, aside: Math.abs(u), share: smoothstep(0, SOFT.lips, far) };
      // The soft edge shows the nearer lip.
      return { x: sx, y: y - level < gap / 2 ? level : level + corner, inside };
    }
    const jaw = drop * 0.8 * smoothstep(2.3, 0.8, Math.abs(u));
    const depth = Math.min(1, (y - level - gap) / Math.max(0.05, chin[1] - level));
    const shift = gap + (jaw - gap) * depth;
    // Below the chin, compress the neck until nothing moves.
    const below = smoothstep(0.3, 0, y - chin[1] - jaw);
    return { x: sx, y: y - shift * below + corner };
  };
  return Object.assign(warp, { showsTeeth: lower[1] - upper[1] > 0.05 });
}

function insideColor({ down, aside }: NonNullable<Moved['inside']>, hasTeeth: boolean, light: number): Rgb {
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

/** A lid at a place: its height there, how far down the eye the place is, and how visible lid and lashes are. */
interface Lid {
  top: number;
  bottom: number;
  share: number;
  opacity: number;
  lashes: number;
}

function lidAt(lids: readonly { upper: Line; lower: Line }[], blink: number, x: number, y: number): Lid | undefined {
  for (const { upper, lower } of lids) {
    const [top, bottom] = [heightAt(upper, x), heightAt(lower, x)];
    if (top === undefined || bottom === undefined) continue;
    const end = top + (bottom - top + 0.012) * blink;
    if (y < top - SOFT.lid || y > end + 0.01) continue;
    const opacity = smoothstep(top - SOFT.lid, top - 0.005, y) * smoothstep(end + 0.01, end, y);
    const lashes = smoothstep(LASHES, LASHES * 0.3, Math.abs(y - end + 0.012)) * smoothstep(0.01, 0.06, bottom - top);
    return { top, bottom, share: (y - top) / Math.max(0.02, bottom - top), opacity, lashes };
  }
  return undefined;
}

/** Returns the color of a lid: the skin above the eye passes into the skin below it, down to the lashes. */
function lidColor(head: HeadPicture, x: number, { top, bottom, share, lashes }: Lid): Rgb {
  const skin = (y: number): Rgb => {
    const pixel = new Uint8ClampedArray(4);
    sampleAt(pixel, 0, head, x, y);
    return [pixel[0] as number, pixel[1] as number, pixel[2] as number];
  };
  const lid = mix(skin(top - AROUND_EYE), skin(bottom + AROUND_EYE), Math.max(0, Math.min(1, share * 0.7)));
  return mix(lid, [44, 28, 24], lashes * 0.59);
}
