import type { Context2D } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Matrix, Vector } from '../../../drawing/solids/matrix.ts';
import type { Mesh } from '../../../drawing/solids/mesh.ts';
import type { FrameCues } from '../../frame-cues.ts';
import type { Tint } from '../../look.ts';
import type { Contact } from './contacts.ts';
import type { Camera, LightPlan, Region } from './studio.ts';
import type { Ball } from './ways.ts';

/** The place of the frame at which a point of the set is seen. */
export type Spot = (point: Vector) => Point;

/** A set of the film: a part of the machine, its light, and the balls that move there. Lengths are in meters. */
export interface MachineSet {
  camera: Camera;
  light: LightPlan;
  region: Region;
  /** What the area for the picture shows around the point that the camera aims at. */
  size: readonly [width: number, height: number];
  /** Share of the area's height at which that point is. */
  aim: number;
  /** What surrounds the set, and what is before it. Both are out of focus. */
  backdrop: Mesh;
  near?: Mesh;
  set: Mesh;
  /** Draws light on the backdrop. */
  paint?(pen: Context2D, spot: Spot, tint: Tint): void;
  /** Where its parts touch the floor. */
  contacts?: readonly Contact[];
  /** Draws what is too thin for solids on top of the set. @param meter pixels of a meter at a point */
  draw?(pen: Context2D, spot: Spot, tint: Tint, meter: (point: Vector) => number): void;
  /** The disc on which a singer is printed. It faces the z axis of its place. */
  medal: {
    at: Matrix;
    radius: number;
    /** What turns on the disc while no singer is on it. */
    hand?: Turning;
  };
  /** A part that moves before the disc. Balls are before it. */
  turning?: Turning;
  /** Parts that are shown in other states with the music, from back to front. Balls are before them. */
  states?: readonly State[];
  balls: readonly Ball[];
  /** Color of the shadows of balls that move. */
  shade: string;
}

/** A part that turns: its poses in a round, and the beats that a round takes. */
export interface Turning {
  /** A pose that comes twice is drawn once if it is the same mesh. */
  pose(share: number): Mesh;
  poses: number;
  beats: number;
}

/** A part in several states. */
export interface State {
  meshes: readonly Mesh[];
  /** Which state is shown: 0 for the first, 1 for the last. */
  shown(cues: FrameCues): number;
}
