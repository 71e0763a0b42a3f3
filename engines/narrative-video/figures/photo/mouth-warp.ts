import { mix, type Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import { heightAt, lineOf } from './face-lines.ts';
import type { Warp } from './warp.ts';

/**
 * Distance between the lips of a fully open mouth in the head's units, and the width of a closed mouth in an
 * expression.
 */
const [APART, REST_WIDTH] = [0.15, 0.62];
/** How far a photographed mouth follows the width of an expression's, how much it widens in a smile, and narrows if it closes. */
const [WIDENS, BROADER, NARROWER] = [0.2, 0.1, 0.09];
/** How high corners are above the middle of the lips, in halves of the mouth's width: in a smile, at rest, and in grief. */
const [SMILED, RESTING, SADDENED] = [0.34, 0.16, -0.24];
/** Share of the change of a mouth's curve that moves its corners. The rest moves its middle the other way. */
const AT_CORNERS = 0.72;
/** How far around the mouth the cheeks follow, in the head's units, and beside it in halves of its width. */
const [CHEEKS, BESIDE] = [0.3, 0.55];
/** Half of the width over which lips open, as a share of the mouth's: its corners stay together. */
const PARTED = 0.86;
/** Distance between the lips of a broad smile, in the head's units. */
const SMILING = 0.12;
/** Share of a gap between the teeth's lips that the upper lip closes. */
const UPPER_SHARE = 0.3;
/** Width of the soft edge between lips and the inside of the mouth, and half of the line between closed lips. */
const [SOFT, SEAM] = [0.016, 0.016];
/** Indexes in the face mesh: corners of the mouth, middles of the inner lips, the nose's base and the chin. */
const MOUTH = { left: 78, right: 308, upper: 13, lower: 14, nose: 2, chin: 152 };
const INNER_LIPS = {
  upper: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  lower: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
};
const [DARK, TONGUE, TEETH]: readonly Rgb[] = [
  [46, 14, 18],
  [150, 66, 70],
  [232, 226, 216],
] as const;

/** Where a place has moved. It is filled again for each pixel, because a new one would take longer than the rest. */
export interface Moved {
  /** Place in the photograph that this place takes its color from. */
  x: number;
  y: number;
  /** Share of the place, inside the open mouth, that lips do not cover, 0 to 1. Undefined outside. */
  inside: number | undefined;
  /** How far down in the open mouth and how far to the side the place is, each 0 to 1. */
  down: number;
  aside: number;
  /** How much of the dark line between closed lips is here, 0 to 1. */
  seam: number;
}

export type MouthWarp = ((moved: Moved, x: number, y: number) => void) & { showsTeeth: boolean };

/** Returns what fills in where each place around the mouth comes from in the photograph. */
export function mouthOf(points: readonly Point[], { open, width, smile, pressed }: Warp): MouthWarp {
  const at = (name: keyof typeof MOUTH) => points[MOUTH[name]] as Point;
  const [left, right, upper, lower, nose, chin] = [
    at('left'),
    at('right'),
    at('upper'),
    at('lower'),
    at('nose'),
    at('chin'),
  ];
  const lips = { upper: lineOf(points, INNER_LIPS.upper), lower: lineOf(points, INNER_LIPS.lower) };
  const middle = (left[0] + right[0]) / 2;
  const half = Math.max(0.1, (right[0] - left[0]) / 2);
  const slope = (right[1] - left[1]) / (right[0] - left[0]);
  const between = Math.max(0, lower[1] - upper[1]);
  const corners = (left[1] + right[1]) / 2;
  const rise = bent(((upper[1] + lower[1]) / 2 - corners) / half, smile) * half;
  // In a smile with open lips, the lips are already apart.
  const drop = open * APART * (1 - 0.45 * Math.min(1, between / SMILING));
  const broad = 1 + BROADER * Math.max(0, smile) - NARROWER * pressed * Math.min(1, between / SMILING);
  const stretch = (1 + (width / REST_WIDTH - 1) * WIDENS) * broad;
  const warp = (moved: Moved, x: number, y: number): void => {
    moved.inside = undefined;
    moved.seam = 0;
    const near = Math.exp(-(((y - lower[1]) / CHEEKS) ** 2));
    const aside = Math.abs(x - middle) / half;
    // Narrow or widen the mouth around its middle, and let the cheeks follow.
    const pull = 1 + (stretch - 1) * near * smoothstep(2.6, 1.2, aside);
    const sx = middle + (x - middle) / pull;
    const u = (sx - middle) / half;
    const far = Math.abs(u) - 1;
    const raised = far > 0 ? AT_CORNERS * Math.exp(-((far / BESIDE) ** 2)) : u * u - (1 - AT_CORNERS);
    const sy = y + rise * raised * near;
    moved.x = sx;
    moved.y = sy;
    const line = corners + slope * (sx - middle);
    const low = heightAt(lips.lower, sx) ?? line;
    const shut = pressed * Math.max(0, low - (heightAt(lips.upper, sx) ?? line));
    if (shut > 0.002) {
      const high = low - shut / pressed;
      const joined = high + shut * UPPER_SHARE;
      moved.seam = smoothstep(SEAM, SEAM * 0.2, Math.abs(sy - joined)) * Math.min(1, shut / SEAM) * pressed;
      // The lower lip covers the teeth, and the chin follows it.
      if (sy <= joined) moved.y = sy - shut * UPPER_SHARE * smoothstep(nose[1], high, sy);
      else moved.y = sy + shut * (1 - UPPER_SHARE) * smoothstep(chin[1] + 0.25, joined, sy);
      return;
    }
    const gap = drop * Math.max(0, 1 - (u / PARTED) ** 2) ** 0.7;
    if (sy <= low) return;
    if (sy < low + gap) {
      const edge = Math.min(sy - low, low + gap - sy);
      moved.y = low;
      moved.inside = smoothstep(0, SOFT, edge);
      moved.down = (sy - low) / gap;
      moved.aside = Math.abs(u);
      return;
    }
    const jaw = drop * 0.8 * smoothstep(2.3, 0.8, Math.abs(u));
    const depth = Math.min(1, (sy - low - gap) / Math.max(0.05, chin[1] - low));
    const shift = gap + (jaw - gap) * depth;
    // Below the chin, compress the neck until nothing moves.
    const below = smoothstep(0.3, 0, sy - chin[1] - jaw);
    moved.y = sy - shift * below;
  };
  return Object.assign(warp, { showsTeeth: between > 0.05 });
}

/** Returns the change of a mouth's curve. At rest, the broad smile of a portrait becomes a small one. */
function bent(own: number, smile: number): number {
  const rest = Math.min(own, RESTING);
  const wanted = smile < 0 ? rest + (SADDENED - rest) * -smile : rest + (Math.max(own, SMILED) - rest) * smile;
  return wanted - own;
}

/** @param light of the face, 0 to 1 */
export function insideColor({ down, aside }: Pick<Moved, 'down' | 'aside'>, hasTeeth: boolean, light: number): Rgb {
  const shade = (color: Rgb, by: number): Rgb => [color[0] * by, color[1] * by, color[2] * by];
  if (hasTeeth && down < 0.34) return shade(TEETH as Rgb, light * (1 - aside * 0.4) * (1 - down * 0.3));
  const tongue = smoothstep(0.4, 0.1, Math.abs(down - 0.95)) * smoothstep(0.8, 0.3, aside);
  return shade(mix(DARK as Rgb, TONGUE as Rgb, tongue), light);
}

/** Color of the line between closed lips, and its greatest opacity. */
export const CLOSED: { color: Rgb; opacity: number } = { color: [70, 30, 30], opacity: 0.5 };
