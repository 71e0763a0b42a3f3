import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import { EYES, heightAt, type Line, lineOf } from './face-lines.ts';

/** Indexes in MediaPipe's face mesh of the lower edges of the brows. */
const BROWS = [
  [46, 53, 52, 65, 55],
  [285, 295, 282, 283, 276],
];
/** Most of the skin between an eye and its brow that its lid is made of, and most in heights of the eye. */
const [OF_ROOM, SKIN] = [0.55, 0.85];
/** Height of the lashes below the edge of a lid, in heights of the eye. */
const LASHES = 0.16;
/** How much darker a lowered lid is at its upper end, below the brow, and at its lower one. */
const [HOLLOW, EDGE] = [0.05, 0.1];
/** Height of an eye, in the head's units, below which there is no room for a lid. */
const CORNER = 0.006;

/** Lowers the lids of a face: the skin above the eyes is drawn down over them, with the lashes at its edge. */
export class Lids {
  readonly #eyes: readonly Eye[];

  /** @param points of the face mesh, in the head's space */
  constructor(points: readonly Point[]) {
    this.#eyes = EYES.map((lids, side) => {
      const [upper, lower] = [lineOf(points, lids.upper), lineOf(points, lids.lower)];
      const heights = [...upper, ...lower].map(([, y]) => y);
      const tall = Math.max(...heights) - Math.min(...heights);
      const [from, to] = [Math.min(...heights) - tall * SKIN, Math.max(...heights) + tall * LASHES];
      return { upper, lower, brow: lineOf(points, BROWS[side] as number[]), tall, from, to };
    });
  }

  /**
   * Moves a place to that of the photograph that it shows.
   * @param blink 0 is open, 1 is shut
   * @returns the share of light there
   */
  lower(place: { x: number; y: number }, blink: number): number {
    for (const { upper, lower, brow, tall, from, to } of this.#eyes) {
      if (place.y < from || place.y > to) continue;
      const top = heightAt(upper, place.x);
      const bottom = heightAt(lower, place.x);
      if (top === undefined || bottom === undefined || bottom - top < CORNER) continue;
      const room = top - (heightAt(brow, place.x) ?? top - tall);
      const crease = top - Math.max(CORNER, Math.min(tall * SKIN, room * OF_ROOM));
      const lashes = tall * LASHES * Math.min(1, (bottom - top) / (tall * 0.5));
      const lowered = (bottom - top) * blink;
      const end = top + lowered + lashes;
      if (place.y <= crease || place.y >= end) return 1;
      const down = (place.y - crease) / (end - crease);
      // Lashes are not stretched with the skin.
      const rest = lashes / (end - crease);
      place.y =
        down > 1 - rest ? top + lashes - (1 - down) * (end - crease) : crease + (down / (1 - rest)) * (top - crease);
      const round = HOLLOW * smoothstep(0, 0.3, down) * smoothstep(0.75, 0.3, down) + EDGE * smoothstep(0.7, 1, down);
      return 1 - round * (lowered / (bottom - top));
    }
    return 1;
  }
}

/** An eye's lids and brow, its height, and between which heights its lid moves. */
interface Eye {
  upper: Line;
  lower: Line;
  brow: Line;
  tall: number;
  from: number;
  to: number;
}
