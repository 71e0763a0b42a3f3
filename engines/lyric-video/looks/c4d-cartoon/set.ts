import type { Context2D } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Vector } from '../../../drawing/solids/matrix.ts';
import type { Mesh } from '../../../drawing/solids/mesh.ts';
import type { Tint } from '../../look.ts';
import type { Floating } from './floats.ts';
import type { Moves } from './poses.ts';
import type { Camera, LightPlan, Region } from './studio.ts';

/** The place of the frame at which a point of the set is seen. */
export type Spot = (point: Vector) => Point;

/** A set of the film: what stands there, its light, and what the toy does there. Lengths are in meters. */
export interface ToySet {
  camera: Camera;
  light: LightPlan;
  region: Region;
  /** What the area for the picture shows around the point that the camera aims at. */
  size: readonly [width: number, height: number];
  /** Share of the area's height at which that point is. */
  aim: number;
  backdrop?: Mesh;
  far?: Mesh;
  set: Mesh;
  near?: Mesh;
  /** Draws light on the backdrop. */
  paint?(pen: Context2D, spot: Spot, tint: Tint): void;
  moves: Moves;
  /** Pictures of a round of the moves, and the beats that it takes. */
  poses: number;
  beats: number;
  sings: boolean;
  floats?: Floating;
  /** Solids that are shown in other states with the music, from back to front. They stand behind the toy. */
  states?: readonly { meshes: readonly Mesh[]; shown: States }[];
}

/** Which state of a solid is shown: on each beat the next one, or as loud as a part of the music is. */
export type States = { by: 'beat'; offset: number } | { by: 'bass' | 'loudness' | 'treble'; gain: number };
