import type { Shape, Surface } from '../../../drawing/solids/mesh.ts';
import type { Part, Windows } from '../../scenery/part.ts';

/** What the surface of a part depends on. */
export type Look = Pick<Part, 'color' | 'finish'> & { size?: readonly number[] };

/** How fine the forms are: soft looks have rounded edges, coarse ones few triangles. */
export interface Grain {
  /** Number of sides of round forms. */
  sides: number;
  isRounded: boolean;
  /** Number of balls in a crown of leaves. */
  leaves: number;
  /** @param part whose `size`, if it has one, is that of a block or of a pane */
  surface(part: Look, isDark: boolean): Surface;
  /**
   * Returns a form that shows textures in one size. If it is missing, a texture covers each side.
   * @param isRound whether only the ends of the form are flat
   */
  tiled?(shape: Shape, isRound: boolean): Shape;
  /** Returns a surface with the windows printed on it. If it is missing, windows are built. */
  facade?(part: Pick<Part, 'color'>, windows: Windows, isDark: boolean): Surface;
}
