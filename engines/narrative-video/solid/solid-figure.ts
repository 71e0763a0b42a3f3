import type { Matrix } from '../../drawing/solids/matrix.ts';
import type { Mesh } from '../../drawing/solids/mesh.ts';
import type { Proportions } from '../acting/skeleton.ts';
import type { FigureState } from '../figures/figure.ts';

/** A form and where it is. */
export interface Placed {
  mesh: Mesh;
  matrix: Matrix;
}

/** A character built in space. */
export interface SolidFigure {
  readonly proportions: Proportions;
  /**
   * The figure's forms in this state, its feet about the origin, in meters. They are the figure's own and hold until its next call.
   * @param height of the standing figure, meters
   */
  pose(state: FigureState, height: number): readonly Placed[];
  /** Where things are on the figure in this state, with the same feet and height. */
  anchors(state: FigureState, height: number): Anchors;
}

/** Frames with y up and z forward, in meters. */
export interface Anchors {
  leftHand: Matrix;
  rightHand: Matrix;
  /** From a head one unit high, its middle at the origin. */
  head: Matrix;
  /** Its origin is between the collarbones, a little inside. */
  chest: Matrix;
  /** Its origin is before the belly. */
  belly: Matrix;
}
