import type { Rgb } from '../../drawing/color.ts';
import type { Part } from './part.ts';

/** One thing in a place: its kind, position and colors. Meters: x to the right, z toward the viewer. */
export interface Thing<Kind extends string = string> {
  kind: Kind;
  x: number;
  z: number;
  /** Height above the ground, in meters. */
  y?: number;
  /** Size, relative to the usual size of its kind. */
  size?: number;
  /** Rotation about the vertical, in radians. */
  turn?: number;
  color?: Rgb;
  accent?: Rgb;
  /** Whether snow lies on it. */
  isSnowed?: boolean;
  /** Whether its leaves have turned. */
  isAutumnal?: boolean;
}

export type GroundKind =
  | 'sand'
  | 'grass'
  | 'paving'
  | 'asphalt'
  | 'planks'
  | 'tiles'
  | 'snow'
  | 'rock'
  | 'soil'
  | 'cloud'
  | 'deck';

export interface Ground {
  kind: GroundKind;
  color: Rgb;
  accent: Rgb;
}

/** Water between two lines across the place. */
export interface Water {
  /** z of its shore and of its far end, in meters. */
  from: number;
  to: number;
  /** Height relative to the ground, in meters. */
  y: number;
  color: Rgb;
}

/** A room's walls. The room is centered on x = 0. Meters. */
export interface Room {
  width: number;
  height: number;
  /** z of the back wall. */
  back: number;
  wall: Rgb;
  trim: Rgb;
  /** Whether things of the place are its walls. Otherwise, walls are built around it. */
  hasOwnWalls?: boolean;
}

/** A place, described once for all looks that build it. People stand near the origin. */
export interface Scenery<Kind extends string = string> {
  ground: Ground;
  /** z to which the ground reaches toward the viewer. Default: as near as cameras see it that show people. Meters. */
  front?: number;
  water?: Water;
  room?: Room;
  /** What surrounds the place: the open sky, the sea from inside, space, or darkness. */
  around?: 'sky' | 'deep' | 'space' | 'dark';
  /** How far away in meters something stands that has to be recognized, so that neither fog nor blur hides it. */
  sight?: number;
  things: readonly Thing<Kind>[];
}

/** Builds a thing of one kind around its own origin. */
export type Maker = (thing: Thing, seed: string) => Part[];
