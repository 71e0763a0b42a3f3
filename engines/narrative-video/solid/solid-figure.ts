import type { Matrix, Vector } from '../../drawing/solids/matrix.ts';
import type { Mesh } from '../../drawing/solids/mesh.ts';
import type { Proportions } from '../acting/skeleton.ts';
import type { FigureState } from '../figures/figure.ts';

/** A form and its place. */
export interface Placed {
  mesh: Mesh;
  matrix: Matrix;
  /** Whether it casts no shadow on people: an umbrella would take the light from the face that it frames. */
  isClear?: boolean;
}

/** A character built in space. */
export interface SolidFigure {
  readonly proportions: Proportions;
  /** Height relative to an adult's. Defaults to 1. */
  readonly stature?: number;
  /** Whether it has hands with fingers, which close around things and lie under bowls. */
  readonly hasFingers?: boolean;
  /** Where the middle of the mouth is in the frame of the head. Default: as on a natural face. */
  readonly mouth?: Vector;
  /**
   * Returns the figure's forms in this state, in meters, with its feet around the origin. The figure reuses them: they
   * are valid only until its next call.
   * @param height height of the standing figure, meters
   */
  pose(state: FigureState, height: number): readonly Placed[];
  /** Returns where things are attached to the figure in this state, with the same feet and height. */
  anchors(state: FigureState, height: number): Anchors;
}

/** Frames with y up and z forward, in meters. */
export interface Anchors {
  leftHand: Matrix;
  rightHand: Matrix;
  /** Frame of a head one unit high with its middle at the origin. */
  head: Matrix;
  /** The origin is between the collarbones, slightly inside the body. */
  chest: Matrix;
  /** The origin is in front of the belly. */
  belly: Matrix;
}
