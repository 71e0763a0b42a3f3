import type { Rgb } from '../../../drawing/color.ts';
import type { Matrix } from '../../../drawing/solids/matrix.ts';
import type { Surface } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { FaceState } from '../../acting/face-state.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { Placed } from '../solid-figure.ts';

/** A head with everything on it, that looks, blinks, feels and speaks. */
export interface LivingHead {
  /** @param frame from a head one unit high, its middle at the origin, to where it is */
  pose(frame: Matrix, face: FaceState): Placed[];
}

/** A canon of bodies: how they are proportioned, how finely they are made, and whose heads they bear. */
export interface BodyCanon {
  head(sheet: CharacterSheet): LivingHead;
  /** What clothes are made of. */
  cloth(color: Rgb): Surface;
  proportions: Proportions;
  /** Of a tube, all around. */
  tubes: number;
  /** Of the balls that hands and shoes are made of. */
  knuckles: number;
  /** Radii against those of people. */
  stout: number;
}
