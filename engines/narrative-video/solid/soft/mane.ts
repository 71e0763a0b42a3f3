import { IDENTITY, plus, type Vector } from '../../../drawing/solids/matrix.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Placed } from '../solid-figure.ts';
import { hairSurface } from './head.ts';
import { type Ring, Tube } from './tube.ts';

/** Where a head is and where it looks. */
export interface HeadPlace {
  middle: Vector;
  /** From chin to crown, meters. */
  size: number;
  up: Vector;
  /** Radians about the vertical. */
  yaw: number;
  /** Direction that the chest faces. */
  front: Vector;
  seconds: number;
}

/** Long hair: one form behind the head and a lock on either side. It hangs down and sways. */
export class Mane {
  readonly #hair: CharacterSheet['hair'];
  readonly #back: Tube;
  readonly #locks: Record<'left' | 'right', Tube>;

  constructor(sheet: CharacterSheet, sides: number) {
    this.#hair = sheet.hair;
    const surface = hairSurface(sheet);
    this.#back = new Tube(7, sides + 6, [surface]);
    this.#locks = { left: new Tube(6, sides, [surface]), right: new Tube(6, sides, [surface]) };
  }

  hang({ middle, size, up, yaw, front, seconds }: HeadPlace): Placed[] {
    const placed: Placed[] = [];
    const isBob = this.#hair.length === 'bob';
    const long = { bob: 0.4, medium: 0.62, long: 1.2 }[this.#hair.length as 'bob' | 'medium' | 'long'];
    const wavy = this.#hair.texture === 'straight' ? 0 : 0.05;
    const right: Vector = [Math.cos(yaw), 0, -Math.sin(yaw)];
    const back: Vector = [-Math.sin(yaw), 0, -Math.cos(yaw)];
    const hang = (share: number): Vector => [0, -long * size * share, 0];
    const sway = (share: number, phase: number) => Math.sin(seconds * 2.1 + phase + share * 2) * 0.02 * share * size;
    const root = plus(middle, back, size * 0.2);
    const rings = Array.from({ length: 7 }, (_, index): Ring => {
      const share = 1 - index / 6;
      const taper = share > 0.82 ? 0.72 : 1;
      const drop = plus(plus(plus(root, hang(share)), back, size * (0.1 + share * 0.02)), right, sway(share, 0));
      return { at: above(drop), across: size * (0.43 + wavy * Math.sin(share * 14)) * taper, deep: size * 0.2 * taper };
    });
    placed.push({ mesh: this.#back.shape(rings, front), matrix: IDENTITY });
    for (const side of ['left', 'right'] as const) {
      const sign = side === 'left' ? 1 : -1;
      const start = plus(plus(middle, right, sign * size * 0.36), up, size * 0.26);
      const lock = Array.from({ length: 6 }, (_, index): Ring => {
        const share = 1 - index / 5;
        const width =
          size * (isBob ? 0.075 : 0.1) * (share > 0.9 || share === 0 ? 0.5 : 1) * (1 + wavy * 3 * Math.sin(share * 12));
        // A bob lies on the cheeks. Locks that stand out would look like muffs on the ears.
        const out = size * ((isBob ? 0.035 : 0.1) * Math.min(1, share * 3) + wavy * 0.6 * Math.sin(share * 9)) * sign;
        return {
          at: above(
            plus(
              plus(plus(start, hang(share * 0.86 + 0.1 * (share > 0 ? 1 : 0))), right, out + sway(share, sign)),
              back,
              -size * 0.02,
            ),
          ),
          across: width,
          deep: width * 1.3,
        };
      });
      placed.push({ mesh: this.#locks[side].shape(lock, front), matrix: IDENTITY });
    }
    return placed;
  }
}

/** Height of hair on the ground, meters. */
const ON_GROUND = 0.05;

/** Keeps the hair of people who lie from hanging into the ground. */
function above([x, y, z]: Vector): Vector {
  return [x, Math.max(ON_GROUND, y), z];
}
