import type { Lens } from './lens.ts';
import type { Vector } from './matrix.ts';
import type { ShadowMap } from './shadow-map.ts';
import type { Radiance } from './tone.ts';

export interface Beam {
  /** A unit vector toward the light. */
  toward: Vector;
  color: Radiance;
}

/** A small light in the scene. */
export interface Lamp {
  at: Vector;
  color: Radiance;
  /** Distance in meters at which the light is a quarter as bright. */
  reach: number;
}

/** The image that level surfaces reflect, taken by a lens that looks up from below the ground. */
export interface Mirror {
  lens: Lens;
  width: number;
  height: number;
  /** Red, green, blue and alpha. */
  data: Uint8ClampedArray | Uint8Array;
}

/** All the light in a scene. */
export interface Lighting {
  /** The sun or the moon, which casts shadows. */
  key: Beam;
  fill: Beam;
  /** Light from behind that brightens edges. */
  rim: Beam;
  /** Light from above and from below. */
  sky: Radiance;
  ground: Radiance;
  lamps: readonly Lamp[];
  /** Haze between the lens and objects, complete at `to` meters. */
  haze?: { color: Radiance; from: number; to: number; most: number };
  shadow?: ShadowMap;
  mirror?: Mirror;
}
