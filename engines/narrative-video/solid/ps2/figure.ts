import { darken } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import { IDENTITY } from '../../../drawing/solids/matrix.ts';
import type { Mesh } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { softFigure } from '../soft/body.ts';
import type { BodyCanon } from '../soft/canon.ts';
import type { SolidFigure } from '../solid-figure.ts';
import { paintedCloth, printedCloth } from './cloth.ts';
import { paintedHair, paintedHead } from './head.ts';
import { mittenOf } from './mitten.ts';

/** Legs longer than in life, hands that are mittens, and a head that a portrait fits on. */
const CANON: BodyCanon = {
  proportions: {
    head: 0.202,
    neck: 0.03,
    torso: 0.284,
    shoulders: 0.186,
    hips: 0.105,
    upperArm: 0.165,
    forearm: 0.145,
    hand: 0.085,
    thigh: 0.213,
    shin: 0.207,
    foot: 0.145,
  },
  tubes: 5,
  shoulderRings: 1,
  hand: mittenOf,
  knuckles: 5,
  stout: 0.92,
  head: paintedHead,
  hair: paintedHair,
  cloth: paintedCloth,
  printed: printedCloth,
};

/** How much darker skin is than in the sheet: flat facets in full light would be white. */
const TANNED = 0.11;

/** Share of the light from the sky that reaches the ground at people's feet. */
const AT_FEET = 0.55;

/** Builds a person whose corners have less light the lower they are, as games colored them. */
export function consoleFigure(sheet: CharacterSheet): SolidFigure {
  const figure = softFigure({ ...sheet, skin: darken(sheet.skin, TANNED) }, CANON);
  return {
    ...figure,
    pose(state, height) {
      const placed = figure.pose(state, height);
      // These corners, and how open they are, were made for this pose. Those of other forms are kept.
      for (const { mesh, matrix } of placed) if (matrix === IDENTITY) shadeDown(mesh, height);
      return placed;
    },
  };
}

function shadeDown({ positions, openness }: Mesh, height: number): void {
  for (let vertex = 0; vertex < openness.length; vertex += 1) {
    const up = (positions[vertex * 3 + 1] as number) / height;
    openness[vertex] = (openness[vertex] as number) * (AT_FEET + (1 - AT_FEET) * smoothstep(0, 0.62, up));
  }
}
