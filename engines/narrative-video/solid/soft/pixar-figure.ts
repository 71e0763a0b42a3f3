import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { SolidFigure } from '../solid-figure.ts';
import { softFigure } from './body.ts';
import type { BodyCanon } from './canon.ts';
import { handOf } from './hand.ts';
import { Head, hairTones } from './head.ts';
import { visible } from './visible-cloth.ts';

const GROWN: Proportions = {
  head: 0.24,
  neck: 0.03,
  torso: 0.252,
  shoulders: 0.196,
  hips: 0.084,
  upperArm: 0.148,
  forearm: 0.134,
  hand: 0.09,
  thigh: 0.212,
  shin: 0.2,
  foot: 0.15,
};

const SMALL: Proportions = {
  ...GROWN,
  head: 0.292,
  neck: 0.02,
  torso: 0.246,
  thigh: 0.19,
  shin: 0.182,
  upperArm: 0.134,
  forearm: 0.122,
};

/** Builds a soft body with a big head and glossy eyes. Children have the biggest heads. */
export function pixarFigure(sheet: CharacterSheet): SolidFigure {
  return softFigure(sheet, canonOf(sheet.age === 'child' ? SMALL : GROWN));
}

function canonOf(proportions: Proportions): BodyCanon {
  return {
    proportions,
    tubes: 12,
    shoulderRings: 3,
    hand: handOf,
    knuckles: 8,
    stout: 1,
    head: (sheet) => new Head(sheet, { sides: 34, eye: 0.166 }),
    hair: hairTones,
    cloth: (color) => ({ color: visible(color), softness: 0.3, gloss: 0.1, sharpness: 5, sheen: 0.35 }),
  };
}
