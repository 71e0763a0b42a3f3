import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { SolidFigure } from '../solid-figure.ts';
import { softFigure } from './body.ts';
import type { BodyCanon } from './canon.ts';
import { Head } from './head.ts';

const PROPORTIONS: Proportions = {
  head: 0.262,
  neck: 0.022,
  torso: 0.262,
  shoulders: 0.2,
  hips: 0.088,
  upperArm: 0.142,
  forearm: 0.128,
  hand: 0.085,
  thigh: 0.202,
  shin: 0.192,
  foot: 0.15,
};

const CANON: BodyCanon = {
  proportions: PROPORTIONS,
  tubes: 12,
  knuckles: 8,
  stout: 1,
  head: (sheet) => new Head(sheet, { sides: 34, eye: 0.17 }),
  cloth: (color) => ({ color, softness: 0.3, sheen: 0.1 }),
};

/** Builds a soft body with a big head and glossy eyes. */
export function pixarFigure(sheet: CharacterSheet): SolidFigure {
  return softFigure(sheet, CANON);
}
