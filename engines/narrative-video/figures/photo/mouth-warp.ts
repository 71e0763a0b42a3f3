import type { Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import { heightAt } from './face-lines.ts';
import { mouthShapeOf } from './mouth-shape.ts';
import type { Warp } from './warp.ts';

/** Distance between the lips of a fully open mouth, in the head's units. */
const APART = 0.15;
/** Half of the width over which lips open, as a share of the mouth's: its corners stay together. */
const PARTED = 0.86;
/** How far beside its middle a mouth moves the jaw, in halves of its width. */
const BESIDE = 2.3;
/** Distance between the lips of a broad smile, in the head's units. */
const SMILING = 0.12;
/** Share of a gap between the teeth's lips that the upper lip closes. */
const UPPER_SHARE = 0.3;
/** Width of the soft edge between lips and the inside of the mouth, and half of the line between closed lips. */
const [SOFT, SEAM] = [0.016, 0.016];
/** Indexes in the face mesh: the nose's base and the chin. */
const [NOSE, CHIN] = [2, 152];

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

/** Where each place around a photographed mouth comes from in the photograph, as its lips open and close. */
export class MouthWarp {
  readonly showsTeeth: boolean;
  readonly #shape: ReturnType<typeof mouthShapeOf>;
  readonly #nose: Point;
  readonly #chin: Point;
  #pressed = 0;
  #drop = 0;

  constructor(points: readonly Point[]) {
    this.#shape = mouthShapeOf(points);
    this.#nose = points[NOSE] as Point;
    this.#chin = points[CHIN] as Point;
    this.showsTeeth = this.#shape.gap > 0.05;
  }

  /** Opens or closes the lips. */
  show({ open, pressed }: Pick<Warp, 'open' | 'pressed'>): void {
    this.#pressed = pressed;
    // In a smile with open lips, the lips are already apart.
    this.#drop = open * APART * (1 - 0.45 * Math.min(1, this.#shape.gap / SMILING));
  }

  /** Fills in where a place has moved. */
  move(moved: Moved): void {
    const { upper, lower, middle, slope, half } = this.#shape;
    const [nose, chin, pressed, drop] = [this.#nose, this.#chin, this.#pressed, this.#drop];
    const { x, y } = moved;
    moved.inside = undefined;
    moved.seam = 0;
    if (y < nose[1]) return;
    const u = (x - middle[0]) / half;
    if (Math.abs(u) > BESIDE) return;
    const line = middle[1] + slope * (x - middle[0]);
    const low = heightAt(lower, x) ?? line;
    const shut = pressed * Math.max(0, low - (heightAt(upper, x) ?? line));
    if (shut > 0.002) {
      const high = low - shut / pressed;
      const joined = high + shut * UPPER_SHARE;
      moved.seam = smoothstep(SEAM, SEAM * 0.2, Math.abs(y - joined)) * Math.min(1, shut / SEAM) * pressed;
      // The lower lip covers the teeth, and the chin follows it.
      if (y <= joined) moved.y = y - shut * UPPER_SHARE * smoothstep(nose[1], high, y);
      else moved.y = y + shut * (1 - UPPER_SHARE) * smoothstep(chin[1] + 0.25, joined, y);
      return;
    }
    const gap = drop * Math.max(0, 1 - (u / PARTED) ** 2) ** 0.7;
    if (y <= low) return;
    if (y < low + gap) {
      const edge = Math.min(y - low, low + gap - y);
      moved.y = low;
      moved.inside = smoothstep(0, SOFT, edge);
      moved.down = (y - low) / gap;
      moved.aside = Math.abs(u);
      return;
    }
    const jaw = drop * 0.8 * smoothstep(BESIDE, 0.8, Math.abs(u));
    const depth = Math.min(1, (y - low - gap) / Math.max(0.05, chin[1] - low));
    const shift = gap + (jaw - gap) * depth;
    // Below the chin, compress the neck until nothing moves.
    const below = smoothstep(0.3, 0, y - chin[1] - jaw);
    moved.y = y - shift * below;
  }
}

/** Color of the line between closed lips, and its greatest opacity. */
export const CLOSED: { color: Rgb; opacity: number } = { color: [70, 30, 30], opacity: 0.4 };
