import type { Chance } from '../../drawing/chance.ts';
import type { Light } from '../light/light.ts';
import type { Pen } from '../pen/pen.ts';
import type { PassingStrip } from '../train/train-view.ts';
import type { ThingName } from '../vocabulary/things.ts';

/**
 * The layers on which a place is drawn. The set is wider and higher than the picture, so that the camera can move. Its
 * three layers move at different speeds. Characters stand between the second and the third.
 */
export interface SetLayers {
  /** Size of the set in pixels. */
  width: number;
  height: number;
  /** Shorter side of the picture, pixels. */
  unit: number;
  /** Height at which ground and sky meet, in pixels from the top. */
  horizon: number;
  /** Height at which characters stand, in pixels from the top. */
  ground: number;
  light: Light;
  chance: Chance;
  /** Furniture that the scene has of its own, of which the place has none. */
  furniture: ReadonlySet<ThingName>;
  /** Whether the train of a platform has left. */
  isTrainGone: boolean;
  /** The land beside a railway, from back to front, as passengers see it. */
  strips: readonly PassingStrip[];
  /** Whether the camera only scrolls, so that nothing has perspective. */
  isLevel: boolean;
  /** Sky and the farthest things, on the opaque back layer. */
  sky: Pen;
  /** Things in front of the sky, on the same layer. */
  far: Pen;
  /** Things at half the distance, on the ground's layer. */
  middle: Pen;
  /** Things beside the characters, on the ground's layer. */
  near: Pen;
  /** Things in front of the characters, at the picture's edges. */
  front: Pen;
  /** Draws the open sky in this light, as the look draws skies. */
  drawSky(): void;
  /**
   * Reflects what has been drawn above the horizon in paved ground, if it is wet. Places call it before they draw what
   * stands on that ground.
   */
  reflect(open: OpenGround): void;
}

/** The open ground between buildings: half of its width at the horizon and at the height where it reaches the sides. */
export interface OpenGround {
  far: number;
  near: number;
  foot: number;
}

/** Draws a place. */
export type Place = (set: SetLayers) => void;
