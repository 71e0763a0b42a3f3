import type { Rgb } from '../../drawing/color.ts';
import type { Part } from './part.ts';

/** One thing of a place: what it is, where it stands, and in which colors. Meters: x to the right, z toward the viewer. */
export interface Thing<Kind extends string = string> {
  kind: Kind;
  x: number;
  z: number;
  /** Above the ground. */
  y?: number;
  /** Against the usual size of its kind. */
  size?: number;
  /** About the vertical, radians. */
  turn?: number;
  color?: Rgb;
  accent?: Rgb;
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

/** Water that lies between two lines across the place. */
export interface Water {
  /** z of its shore and of its far end. */
  from: number;
  to: number;
  /** Against the ground, meters. */
  y: number;
  color: Rgb;
}

/** A room's walls, about its middle. */
export interface Room {
  width: number;
  height: number;
  /** z of the wall at the back. */
  back: number;
  wall: Rgb;
  trim: Rgb;
}

/** A place, described once for every look that builds it. People stand near the origin. */
export interface Scenery<Kind extends string = string> {
  ground: Ground;
  water?: Water;
  room?: Room;
  /** What is around: the open sky, the sea from within, or space. */
  around?: 'sky' | 'deep' | 'space' | 'dark';
  things: readonly Thing<Kind>[];
}

/** Makes a thing of one kind about its own origin. */
export type Maker = (thing: Thing, seed: string) => Part[];
