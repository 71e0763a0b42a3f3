import type { Vector } from './matrix.ts';
import type { ShadowMap } from './shadow-map.ts';
import type { Radiance } from './tone.ts';

export interface Beam {
  /** Of length one, toward the light. */
  toward: Vector;
  color: Radiance;
}

/** A small light in the scene. */
export interface Lamp {
  at: Vector;
  color: Radiance;
  /** Where it is a quarter as bright, meters. */
  reach: number;
}

/** All light that falls on a scene. */
export interface Lighting {
  /** The sun or the moon, which casts shadows. */
  key: Beam;
  fill: Beam;
  /** From behind, along edges. */
  rim: Beam;
  /** From above and from below. */
  sky: Radiance;
  ground: Radiance;
  lamps: readonly Lamp[];
  /** Air between the lens and things: full at `to` meters. */
  haze?: { color: Radiance; from: number; to: number; most: number };
  shadow?: ShadowMap;
}
