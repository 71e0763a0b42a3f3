import type { Rgb } from '../../../drawing/color.ts';
import type { Matrix } from '../../../drawing/solids/matrix.ts';
import type { Mesh, Surface } from '../../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { FaceState } from '../../acting/face-state.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { Placed } from '../solid-figure.ts';
import type { HandShape } from './hand-shapes.ts';

/** A complete head, which looks around, blinks, shows feelings and speaks. */
export interface LivingHead {
  /** @param frame moves a head one unit high, with its middle at the origin, to its place */
  pose(frame: Matrix, face: FaceState): Placed[];
}

/** How bodies are proportioned, how finely they are modeled, and which heads they have. */
export interface BodyCanon {
  head(sheet: CharacterSheet): LivingHead;
  /** Returns the surfaces of neighboring clumps of hair. */
  hair(sheet: Pick<CharacterSheet, 'hair'>): Surface[];
  /** Returns the surface of clothes. */
  cloth(color: Rgb): Surface;
  /** Returns cloth with a print on its front. Without it, the print lies on plain cloth. */
  printed?(cloth: Surface, print: Partial<Surface>): Surface;
  proportions: Proportions;
  /** Number of sides of a tube. */
  tubes: number;
  /** Number of rings that round a shoulder. */
  shoulderRings: number;
  /** Builds a hand one unit long, which hangs from the wrist at the origin with its palm toward the body. */
  hand(shape: HandShape, side: 1 | -1, skin: Surface): Mesh;
  /** Number of sides of the balls that shoes are made of. */
  knuckles: number;
  /** Radii of the body relative to those of people. */
  stout: number;
}
