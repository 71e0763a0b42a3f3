import type { Chance } from '../../drawing/chance.ts';
import type { Light } from '../light.ts';
import type { Pen } from '../pen.ts';

/**
 * Where a place is drawn: wider and higher than the picture, so that a camera can travel. Three layers move against each
 * other; characters stand between the second and the third.
 */
export interface SetLayers {
  /** Pixels. */
  width: number;
  height: number;
  /** Shorter side of the picture, pixels. */
  unit: number;
  /** Where ground and sky meet, pixels from above. */
  horizon: number;
  /** Where feet stand. */
  ground: number;
  light: Light;
  chance: Chance;
  /** Sky and the farthest things, on the opaque layer. */
  sky: Pen;
  /** In front of the sky, on the same layer. */
  far: Pen;
  /** Half way, on the layer of the ground. */
  middle: Pen;
  /** Beside the characters, on the layer of the ground. */
  near: Pen;
  /** Before the characters, at the picture's edges. */
  front: Pen;
  /** The open sky of this light, in the look's way. */
  drawSky(): void;
}

/** Draws a place. */
export type Place = (set: SetLayers) => void;
