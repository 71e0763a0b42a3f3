import { type CharacterSheet, featuresIn } from '../../../people/character-sheet.ts';

/** Half widths of a face at its cheeks, its jaw and its chin, relative to a look's usual ones. */
interface FaceShape {
  cheek: number;
  jaw: number;
  chin: number;
}

const SHAPES: Readonly<Record<CharacterSheet['face'], FaceShape>> = {
  round: { cheek: 1.04, jaw: 1.07, chin: 1.22 },
  oval: { cheek: 1, jaw: 1, chin: 1 },
  square: { cheek: 1, jaw: 1.11, chin: 1.34 },
  long: { cheek: 0.96, jaw: 0.97, chin: 0.95 },
  heart: { cheek: 1.02, jaw: 0.93, chin: 0.78 },
};

/** How far a face with the broadest jaw is from the usual one. A drawing exaggerates, as caricatures do. */
const BROADEST: FaceShape = { cheek: 0.02, jaw: 0.07, chin: 0.28 };
/** How much the longest face is narrower than the usual one. */
const LONGEST = 0.075;
/** How much of it an old face shows: looks draw all old jaws broad already. */
const AGED_JAW = 0.4;

/** Returns the shape of a face: one of five kinds, changed by how broad its own jaw is. */
export function faceShapeOf(sheet: Pick<CharacterSheet, 'age' | 'face' | 'features'>): FaceShape {
  const { cheek, jaw, chin } = SHAPES[sheet.face];
  const broad = featuresIn(sheet).jaw * (sheet.age === 'old' ? AGED_JAW : 1);
  return {
    cheek: cheek + BROADEST.cheek * broad,
    jaw: jaw + BROADEST.jaw * broad,
    chin: chin + BROADEST.chin * broad,
  };
}

/** How much broader than the usual one the broadest nose is, and an old one: noses grow with age. */
const [BROADEST_NOSE, AGED_NOSE] = [0.4, 0.2];

/** Returns the width of a person's nose relative to a look's usual one. */
export function noseOf(sheet: Pick<CharacterSheet, 'age' | 'features'>): number {
  return 1 + BROADEST_NOSE * featuresIn(sheet).nose + (sheet.age === 'old' ? AGED_NOSE : 0);
}

/** How much narrower old faces are, which lose their full cheeks. Broad ones with glasses would be a baby's. */
const AGED_BREADTH = 0.94;

/** Returns the width of a head relative to others of the same height: long faces are narrow. */
export function breadthOf(sheet: Pick<CharacterSheet, 'age' | 'features'>): number {
  return (1 - LONGEST * featuresIn(sheet).length) * (sheet.age === 'old' ? AGED_BREADTH : 1);
}
