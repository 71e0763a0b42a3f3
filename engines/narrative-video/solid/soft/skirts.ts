import { between, minus, plus, type Vector } from '../../../drawing/solids/matrix.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Joint } from '../../acting/skeleton.ts';
import type { Ring } from './tube.ts';

/** How far a skirt reaches along the legs, 1 at the knees and 2 at the ankles, and how far it stands out at its hem, in statures. */
interface SkirtCut {
  long: number;
  out: number;
}

const CUTS: Readonly<Record<'skirt' | 'robe' | 'gown' | 'coat' | 'apron' | 'tabard', SkirtCut>> = {
  skirt: { long: 1, out: 0.045 },
  robe: { long: 1.9, out: 0.05 },
  gown: { long: 1.92, out: 0.15 },
  coat: { long: 1.15, out: 0.045 },
  apron: { long: 0.85, out: 0.022 },
  tabard: { long: 0.8, out: 0.02 },
};

/** A coat of somebody who sits falls open beside the thighs, and does not lie over the knees. */
const SEATED_COAT: SkirtCut = { long: 0.52, out: 0.006 };
/** Heights of the hips above the knees between which somebody sits down, in statures. */
const SEATED = { from: 0.16, to: 0.06 };

/** Returns how a coat hangs, by how high the hips are above the knees, in statures. */
function coatCut(above: number): SkirtCut {
  const seated = Math.max(0, Math.min(1, (SEATED.from - above) / (SEATED.from - SEATED.to)));
  const part = (of: keyof SkirtCut) => CUTS.coat[of] + (SEATED_COAT[of] - CUTS.coat[of]) * seated;
  return { long: part('long'), out: part('out') };
}

/** What hangs from the hips. */
export type SkirtKind = keyof typeof CUTS | 'tutu';

/** Returns the number of rings of a skirt: those that cover the knees have more. */
export function skirtRingCount(cut: SkirtKind): number {
  return cut === 'skirt' ? 6 : 8;
}

/** Returns what hangs from the hips: a skirt, the lower part of what is worn over the clothes, or nothing. */
export function skirtOf({ top, bottom }: Pick<CharacterSheet, 'top' | 'bottom'>): SkirtKind | undefined {
  if (top.kind === 'leotard') return 'tutu';
  if (top.kind === 'robe' || top.kind === 'gown') return top.kind;
  return top.kind === 'dress' || bottom.kind === 'skirt' || bottom.kind === 'dress' ? 'skirt' : undefined;
}

/**
 * Returns the rings of a skirt from its hem to the waist. It hangs from the hips and follows the legs.
 * @param hipHalf half of the hips' width, and `deep` half of their depth, meters
 */
export function skirtRings(
  at: (joint: Joint) => Vector,
  height: number,
  hipHalf: number,
  deep: number,
  cut: SkirtKind = 'skirt',
): Ring[] {
  const top = plus(at('hips'), minus(at('waist'), at('hips')), 0.42);
  if (cut === 'tutu') return tutuRings(at('hips'), top, height, hipHalf, deep);
  const knees = between(at('leftKnee'), at('rightKnee'), 0.5);
  const { long, out } = cut === 'coat' ? coatCut((at('hips')[1] - knees[1]) / height) : CUTS[cut];
  const ankles = between(at('leftAnkle'), at('rightAnkle'), 0.5);
  const spread = ([x, , z]: Vector, [ox, , oz]: Vector) => Math.hypot(x - ox, z - oz) / 2;
  const apart = Math.max(
    spread(at('leftKnee'), at('rightKnee')),
    long > 1.5 ? spread(at('leftAnkle'), at('rightAnkle')) * 0.8 : 0,
  );
  /** A place on the way from the waist along the legs: 1 at the knees, 2 at the ankles. */
  const along = (share: number): Vector =>
    share <= 1 ? between(top, plus(knees, [0, height * 0.015, 0]), share) : between(knees, ankles, share - 1);
  const count = skirtRingCount(cut);
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const flare = share ** 0.8;
    return {
      at: along((1 - share) * long),
      across: hipHalf * 0.98 + (Math.max(apart * 0.8, height * 0.02) + height * out) * (1 - flare),
      deep: deep * 1.02 + (apart * 0.5 + height * (out + 0.005)) * (1 - flare),
    };
  });
}

/** Places of the rings of a tutu: shares of its width out of the hips, and heights above them, in statures. */
const TUTU = [
  [0, -0.03],
  [0.6, -0.026],
  [1, -0.02],
  [1.02, -0.008],
  [1, 0.002],
  [0.5, 0.012],
  [0.1, 0.02],
] as const;
/** How far a tutu stands out of the hips, statures. */
const OUT = 0.135;

function tutuRings(hips: Vector, top: Vector, height: number, hipHalf: number, deep: number): Ring[] {
  const ring = (out: number, up: number): Ring => ({
    at: plus(hips, [0, 1, 0], height * up),
    across: hipHalf * 0.98 + height * OUT * out,
    deep: deep * 1.02 + height * OUT * out,
  });
  return [...TUTU.map(([out, up]) => ring(out, up)), { at: top, across: hipHalf * 0.98, deep: deep * 1.02 }];
}
