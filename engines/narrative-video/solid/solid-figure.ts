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
}
