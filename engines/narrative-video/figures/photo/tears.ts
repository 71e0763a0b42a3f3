import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import { EYES, heightAt, type Line, lineOf } from './face-lines.ts';

/**
 * The ways of tears from an eye, in the head's units: how far outside of the middle of the lid each begins, in shares of
 * the eye's width, how long it is, and how far it is carried aside. The second tear comes from the inner corner.
 */
const WAYS = [
  { from: 0.12, long: 0.56, aside: 0.07 },
  { from: -0.36, long: 0.24, aside: -0.015 },
] as const;
/** Half of a track's width and the length of the drop at its lower end, in the head's units. */
const [HALF, DROP_LONG] = [0.0095, 0.055];
/** Width of the drop relative to the track's. */
const DROP = 1.8;
/** How much a track wavers, and how often on its way. */
const [WAVERS, OFTEN] = [0.006, 9];
/** Water on skin: how much darker wet skin is, how dark the shadow beside it is, and the opacity of its highlights. */
const WET = { dark: 0.05, shadow: 0.1, shine: 0.42, drop: 0.62 };
/** How far around a lid and around the nose's tip the skin is red, and how much green and blue that takes from it. */
const [SORE, REDDENS] = [0.17, 0.13];
const NOSE_RED = { across: 0.2, down: 0.16, share: 0.8 };
/** Half of the height of the water that stands on the lower lid, and the opacity of its highlight. */
const [BRIM, WELLS] = [0.013, 0.3];

/** A tear on its way: how far it covers a place, the shadow that it throws there, and its highlight, 0 to 1. */
interface Tear {
  wet: number;
  shadow: number;
  shine: number;
}

/** Least half of a track's width, pixels: a thinner one would come and go between them. */
const VISIBLE = 0.9;

/** Sore lids and nose of a face that cries, and thin wet tracks on its cheeks. */
export class Tears {
  readonly #track: number;
  readonly #nose: Point;
  readonly #eyes: readonly CryingEye[];

  /**
   * @param points of the face mesh, in the head's space
   * @param scale pixels per unit of that space
   */
  constructor(points: readonly Point[], scale: number) {
    this.#track = Math.max(HALF, VISIBLE / scale);
    this.#nose = points[NOSE] as Point;
    const [noseX] = this.#nose;
    this.#eyes = EYES.map(({ upper, lower }) => {
      const [lid, brink] = [lineOf(points, upper), lineOf(points, lower)];
      const [first, last] = [brink[0] as Point, brink.at(-1) as Point];
      const [middle, wide] = [(first[0] + last[0]) / 2, last[0] - first[0]];
      const outward = Math.sign(middle - noseX);
      const ways = WAYS.map(({ from, long, aside }) => {
        const x = middle + outward * from * wide;
        return { x, y: heightAt(brink, x) ?? first[1], long, aside: outward * aside };
      });
      return { middle, low: heightAt(brink, middle) ?? first[1], lid, brink, wide, ways };
    });
  }

  /** Changes the pixel of a place on the face. */
  wet(data: Uint8ClampedArray, at: number, x: number, y: number): void {
    let red =
      NOSE_RED.share *
      Math.exp(-(((x - this.#nose[0]) / NOSE_RED.across) ** 2) - ((y - this.#nose[1]) / NOSE_RED.down) ** 2);
    const tear: Tear = { wet: 0, shadow: 0, shine: 0 };
    for (const { middle, low, lid, brink, wide, ways } of this.#eyes) {
      const below = heightAt(brink, x);
      // An eye is not as red as its lids.
      const onEye = below !== undefined && y < below && y > (heightAt(lid, x) ?? below) ? 0.3 : 1;
      red = Math.max(red, onEye * Math.exp(-(((x - middle) / SORE) ** 2) - ((y - low - 0.02) / SORE) ** 2 * 1.6));
      if (below !== undefined) {
        const along = Math.abs(x - middle) / wide;
        const stands = smoothstep(BRIM, BRIM * 0.2, Math.abs(y - below + BRIM * 0.5)) * smoothstep(0.42, 0.1, along);
        tear.shine = Math.max(tear.shine, WELLS * stands);
      }
      for (const way of ways) runDown(tear, x - way.x, y - way.y, way, this.#track);
    }
    for (let channel = 0; channel < 3; channel += 1) {
      const sore = channel === 0 ? 1 : 1 - REDDENS * red;
      const under = (data[at + channel] as number) * sore * (1 - WET.dark * tear.wet) * (1 - WET.shadow * tear.shadow);
      data[at + channel] = under + (252 - under) * tear.shine;
    }
  }
}

/** Where an eye is wet: the middle of its lower lid, the edges of both, its width, and the ways of its tears. */
interface CryingEye {
  middle: number;
  low: number;
  lid: Line;
  brink: Line;
  wide: number;
  ways: readonly { x: number; y: number; long: number; aside: number }[];
}

/**
 * Adds what a tear does to a place, which is beside and below the place where the tear begins.
 * @param track half of its width
 */
function runDown(
  tear: Tear,
  dx: number,
  down: number,
  { long, aside }: { long: number; aside: number },
  track: number,
): void {
  const share = down / long;
  if (share < 0 || down > long + DROP_LONG * 2) return;
  const on = Math.min(1, share);
  const way = aside * on * on + WAVERS * Math.sin(on * OFTEN + aside * 60) * Math.min(1, on * 4);
  const end = (down - long) / DROP_LONG;
  // A drop is round below, and narrows upward into its track.
  const round = end < 0 ? Math.max(0, 1 + end / 1.6) ** 1.5 : Math.sqrt(Math.max(0, 1 - (end * 1.6) ** 2));
  const drop = DROP * track;
  const half = share > 1 ? drop * round : track + (drop - track) * round;
  const across = (dx - way) / Math.max(1e-6, half);
  const begins = smoothstep(0, 0.04, down);
  const wet = half > 0 ? smoothstep(1.15, 0.75, Math.abs(across)) * begins : 0;
  tear.wet = Math.max(tear.wet, wet);
  // The shadow is beside the water, away from the light from above, and soft.
  const [sx, sy] = [(dx - way - half * 1.1) / (track * 1.5), Math.max(0, end * 0.9)];
  tear.shadow = Math.max(tear.shadow, Math.exp(-sx * sx - sy * sy) * begins * (share > 1 ? 1 : 0.35 + 0.5 * on));
  const line = smoothstep(0.8, 0.15, Math.abs(across + 0.35));
  const spot = Math.exp(-(((across + 0.3) / 0.32) ** 2) - ((end + 0.25) / 0.22) ** 2);
  // Water is like a lens: it gathers the light at its lower end.
  const gathered = Math.exp(-((across / 0.7) ** 2) - ((end - 0.42) / 0.16) ** 2) * 0.4;
  const broken = 0.66 + 0.34 * Math.sin(down * 21 + aside * 90);
  tear.shine = Math.max(tear.shine, wet * Math.max(WET.shine * line * broken, WET.drop * spot, gathered));
}

/** Index of the nose's tip in MediaPipe's face mesh. */
const NOSE = 4;
