import { between, IDENTITY, plus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Surface } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Placed } from '../solid-figure.ts';
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

/** A clump of strands. Lengths are shares of the head's height. */
interface Clump {
  /** Where it leaves the scalp: to the side, above the middle of the head, and in front of it. */
  root: Vector;
  /** How far its tip is from under its root, to the side and to the front. */
  drift: readonly [aside: number, ahead: number];
  /** Length relative to the mean, and half of the width. */
  long: number;
  half: number;
}

/** Shares of a clump's length down to which it is full. Straight hair is cut, and ends in broad tips. */
const FULL: Readonly<Record<CharacterSheet['hair']['texture'], number>> = { straight: 0.74, wavy: 0.5, curly: 0.5 };
/** Rings of a clump, and the angle that the clumps behind the head cover, radians to either side. */
const RINGS = 7;
const FAN = 1.5;
/**
 * A ringlet turns half around itself at each coil. Its coils are as long as the curls of the crown, in heads. It swings out
 * from its middle, is thinner between coils, and falls farther from the head than combed hair.
 */
const RINGLET = { coil: 0.17, swing: 0.055, between: 0.78, spread: 0.3, rings: 4 };

/** Clumps behind the head, from one ear to the other. Every second one lies deeper and ends higher. */
function behind(count: number): Clump[] {
  return Array.from({ length: count }, (_, index): Clump => {
    const angle = ((index / (count - 1)) * 2 - 1) * FAN;
    const isDeep = index % 2 === 1;
    const out = isDeep ? 0.93 : 1;
    return {
      root: [0.41 * Math.sin(angle) * out, 0.14, -0.06 - 0.36 * Math.cos(angle) * out],
      // The outer clumps fall behind the shoulders.
      drift: [-0.06 * Math.sin(angle), -0.2 * Math.sin(angle) ** 2 - 0.03],
      long: (isDeep ? 0.9 : 1.04) - 0.07 * Math.sin(angle * 1.7 + 1),
      half: 1.3 / count,
    };
  });
}

/** Clumps that fall from the temples over the collarbones. */
function inFront(count: number): Clump[] {
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, index): Clump => {
      const isInner = index === 0 && count > 1;
      return {
        root: [side * (isInner ? 0.4 : 0.43), isInner ? 0.2 : 0.16, isInner ? 0.13 : 0.02],
        drift: [side * (isInner ? -0.05 : 0.02), isInner ? 0.17 : 0.14],
        long: (isInner ? 0.92 : 1) + side * 0.03,
        half: isInner ? 0.115 : 0.145,
      };
    }),
  );
}

/** Long hair: clumps of strands behind the head and beside the face, which hang down, end in points and sway. */
export class Mane {
  readonly #hair: CharacterSheet['hair'];
  /** Length in heads, and numbers of coils and of rings of a clump. */
  readonly #long: number;
  readonly #coils: number;
  readonly #rings: number;
  /** How wide a clump is where it leaves the scalp, and how far that is toward the middle of the head, and above its root. */
  readonly #root: { wide: number; inside: number; above: number };
  readonly #clumps: { clump: Clump; tube: Tube; phase: number }[];

  /** @param sides number of sides of a limb: forms of few sides have few clumps */
  constructor(sheet: Pick<CharacterSheet, 'hair'>, sides: number, tones: readonly Surface[]) {
    this.#hair = sheet.hair;
    const isFine = sides > 8;
    const isCurly = sheet.hair.texture === 'curly';
    const clumps = isFine
      ? [...behind(isCurly ? 11 : 9), ...inFront(2)]
      : [...behind(isCurly ? 7 : 5), ...inFront(isCurly ? 2 : 1)];
    this.#long = LONG[sheet.hair.length as keyof typeof LONG];
    this.#coils = isCurly ? Math.round(this.#long / RINGLET.coil) : 0;
    this.#rings = isCurly ? this.#coils * RINGLET.rings + 1 : RINGS;
    this.#root = isFine || isCurly ? ROOTS.fine : ROOTS.coarse;
    this.#clumps = clumps.map((clump, index) => {
      const tone = tones[index % tones.length] as Surface;
      return { clump, tube: new Tube(this.#rings, isFine ? 7 : 4, [tone]), phase: index * 1.7 };
    });
  }

  hang({ middle, size, up, yaw, seconds }: HeadPlace): Placed[] {
    const isBob = this.#hair.length === 'bob';
    const [long, coils, tip] = [this.#long, this.#coils, FULL[this.#hair.texture]];
    const wave = { straight: 0.012, wavy: 0.06, curly: 0 }[this.#hair.texture];
    const right: Vector = [Math.cos(yaw), 0, -Math.sin(yaw)];
    const ahead: Vector = [Math.sin(yaw), 0, Math.cos(yaw)];
    return this.#clumps.map(({ clump, tube, phase }) => {
      const { root, drift, half } = clump;
      const start = plus(plus(plus(middle, right, root[0] * size), up, root[1] * size), ahead, root[2] * size);
      const out = unit(plus(plus([0, 0, 0], right, root[0]), ahead, root[2]));
      // Other clumps stand on both sides, and neck and head inside. Light from behind would glitter in the gaps between them.
      const beside = [
        ...[1, -1].map((side) => ({ toward: [out[2] * side, 0, -out[0] * side] as const, share: CROWDED })),
        { toward: [-out[0], 0, -out[2]] as const, share: ENCLOSED },
      ];
      const rings = Array.from({ length: this.#rings }, (_, index): Ring => {
        const share = 1 - index / (this.#rings - 1);
        const eased = share * share * (3 - 2 * share);
        const sway = Math.sin(seconds * 2.1 + share * 2 + phase * 0.2) * 0.02 * share;
        const curl = wave * Math.sin(share * 8 + phase) * Math.min(1, share * 3);
        // A bob turns inward under the jaw.
        const inward = isBob ? -0.1 * share ** 3 * Math.sign(root[0]) * Math.min(1, Math.abs(root[0]) * 3) : 0;
        const turn = share * coils * Math.PI + phase;
        const [swing, spread] = coils ? [RINGLET.swing, RINGLET.spread * root[0] * Math.min(1, share * 2)] : [0, 0];
        const aside = (drift[0] * eased + inward + curl + sway + spread + swing * Math.cos(turn)) * size;
        const forward = (drift[1] * eased + curl * 0.4 + swing * Math.sin(turn)) * size;
        const down: Vector = [0, -long * clump.long * share * size, 0];
        const from = share === 0 ? plus(between(start, middle, this.#root.inside), up, this.#root.above * size) : start;
        // Full in the middle, a point at the tip.
        const coil = RINGLET.between + (1 - RINGLET.between) * Math.abs(Math.sin(share * coils * Math.PI));
        const point =
          share > tip
            ? Math.max(0.03, 1 - ((share - tip) / (1 - tip)) ** 1.6)
            : share === 0
              ? this.#root.wide
              : 0.84 + (share / tip) * 0.16;
        // A ringlet ends in a whole coil, and other hair in a point.
        const full = coils ? coil * Math.min(1, (1 - share) * coils + 0.3) : point;
        const wide = half * size * full;
        return {
          at: above(plus(plus(plus(from, down), right, aside), ahead, forward)),
          across: wide,
          deep: wide * (coils ? 0.9 : 0.6),
          open: OPEN,
          beside,
        };
      });
      return { mesh: tube.shape(rings, out), matrix: IDENTITY };
    });
  }
}

/** Roots of clumps. Those of few sides would end in a flat step beside the head. */
const ROOTS = { fine: { wide: 0.7, inside: 0.26, above: 0.13 }, coarse: { wide: 0.42, inside: 0.26, above: 0 } };

/** Lengths of hair in heads. */
const LONG = { bob: 0.56, medium: 0.82, long: 1.28 };

/** How open to the light a clump is among the others. */
const OPEN = 0.8;
/** Shares of light that its sides lose to its neighbors, and its inner side to the neck. */
const [CROWDED, ENCLOSED] = [0.7, 0.7];

/** Height of hair on the ground, meters. */
const ON_GROUND = 0.05;

/** Keeps the hair of people who lie from hanging into the ground. */
function above([x, y, z]: Vector): Vector {
  return [x, Math.max(ON_GROUND, y), z];
}
