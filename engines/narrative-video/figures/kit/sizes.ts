import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { BodyCut } from './body-cut.ts';
import { wider } from './limb.ts';

const CHILD = { head: 1.32, shoulders: 0.9, limbs: 0.9 };

/** Length of the neck of old people, who carry their head lower, relative to an adult's. */
const STOOPED = 0.4;

/** Returns proportions for the person's age: a child has a larger head on a smaller body, and the old a shorter neck. */
export function aged(adult: Proportions, { age }: CharacterSheet): Proportions {
  if (age === 'old') return { ...adult, neck: adult.neck * STOOPED };
  if (age !== 'child') return adult;
  const head = adult.head * CHILD.head;
  const rest = (1 - head) / (1 - adult.head);
  return {
    head,
    neck: adult.neck * rest,
    torso: adult.torso * rest,
    shoulders: adult.shoulders * CHILD.shoulders,
    hips: adult.hips * CHILD.shoulders,
    upperArm: adult.upperArm * CHILD.limbs,
    forearm: adult.forearm * CHILD.limbs,
    hand: adult.hand * CHILD.limbs,
    thigh: adult.thigh * rest,
    shin: adult.shin * rest,
    foot: adult.foot * CHILD.limbs,
  };
}

/** Shares of a man's measures that a woman's body has, in looks that have one body for both. */
const WOMAN = { shoulders: 0.9, chest: 0.96, waist: 0.88, hips: 1.04, neck: 0.84, arms: 0.88 };

function isWoman({ presentation, age }: CharacterSheet): boolean {
  return presentation === 'feminine' && age !== 'child';
}

/** Returns the proportions of a woman or man. Boys and girls do not differ. */
export function shouldered(man: Proportions, sheet: CharacterSheet): Proportions {
  return isWoman(sheet) ? { ...man, shoulders: man.shoulders * WOMAN.shoulders } : man;
}

/** Returns body widths of a woman or man. */
export function shaped(man: BodyCut, sheet: CharacterSheet): BodyCut {
  if (!isWoman(sheet)) return man;
  const { torso } = man;
  return {
    ...man,
    torso: {
      ...torso,
      hips: torso.hips * WOMAN.hips * (sheet.age === 'old' ? 1.05 : 1),
      // Many years make waists wider.
      waist: torso.waist * (sheet.age === 'old' ? 1.18 : WOMAN.waist),
      chest: torso.chest * (sheet.age === 'old' ? 1.04 : WOMAN.chest),
      shoulders: torso.shoulders * WOMAN.shoulders,
      neck: torso.neck * WOMAN.neck,
    },
    arm: wider(man.arm, WOMAN.arms),
    neck: man.neck * WOMAN.neck,
  };
}

const BUILDS: Readonly<Record<CharacterSheet['build'], { trunk: number; limbs: number }>> = {
  slight: { trunk: 0.92, limbs: 0.9 },
  medium: { trunk: 1, limbs: 1 },
  broad: { trunk: 1.18, limbs: 1.16 },
};

/** Returns body widths for the person's build. */
export function built(cut: BodyCut, { build }: CharacterSheet): BodyCut {
  const { trunk, limbs } = BUILDS[build];
  const { torso } = cut;
  return {
    ...cut,
    torso: {
      ...torso,
      hips: torso.hips * trunk,
      waist: torso.waist * trunk ** 1.4,
      chest: torso.chest * trunk,
      shoulders: torso.shoulders * (1 + (trunk - 1) * 0.5),
    },
    arm: wider(cut.arm, limbs),
    leg: wider(cut.leg, limbs),
    neck: cut.neck * limbs,
  };
}
