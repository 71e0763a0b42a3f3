import { darken } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { softFigure } from '../soft/body.ts';
import type { BodyCanon } from '../soft/canon.ts';
import { visible } from '../soft/clothes.ts';
import type { SolidFigure } from '../solid-figure.ts';
import { paintedHair, paintedHead } from './head.ts';
import { mittenOf } from './mitten.ts';
import { coarse } from './texture.ts';

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
  cloth: (color) => ({ color: visible(color), texture: coarse(visible(color), 'cloth') }),
};

/** How much darker skin is than in the sheet: flat facets in full light would be white. */
const TANNED = 0.11;

export function consoleFigure(sheet: CharacterSheet): SolidFigure {
  return softFigure({ ...sheet, skin: darken(sheet.skin, TANNED) }, CANON);
}
