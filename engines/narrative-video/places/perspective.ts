import type { Point } from '../../drawing/hand.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';
import type { SetLayers } from './set-layers.ts';

/** A camera that looks straight at a place that is described in meters. Lengths without a unit are pixels of the set. */
export interface Perspective {
  /** Middle of the picture. */
  x: number;
  horizon: number;
  /** Height of the camera in meters, and its distance from where people stand. */
  eye: number;
  distance: number;
  /** Pixels of a meter where people stand. */
  scale: number;
}

type Sizes = Pick<SetLayers, 'width' | 'height' | 'horizon' | 'ground' | 'unit'>;

/** Distance of the camera from people, meters. */
const DISTANCE = 6;
/** Pixels of a meter, as a share of the set's height, and the most of them, as a share of the picture's shorter side. */
const [METER, LARGEST] = [0.31, 0.46];
/** Least distance from the camera of what is drawn, meters. */
const NEAREST = 0.9;

/** Returns the camera of a set. @param set its sizes, and the picture's shorter side, in pixels */
export function perspectiveOf({ width, height, horizon, ground, unit }: Sizes): Perspective {
  const scale = Math.min(height * METER, unit * LARGEST);
  return { x: width / 2, horizon, eye: (ground - horizon) / scale, distance: DISTANCE, scale };
}

/** Returns the pixels of a meter at a depth. */
export function scaleAt({ scale, distance }: Perspective, z: number): number {
  return (scale * distance) / Math.max(NEAREST, distance - z);
}

/** Returns where a point of a place is in the picture. */
export function seenAt(view: Perspective, [x, y, z]: Vector): Point {
  const scale = scaleAt(view, z);
  return [view.x + x * scale, view.horizon + (view.eye - y) * scale];
}

/** Returns how much lower the front edge of something flat is than its middle, as a share of the half of its width. */
export function tiltAt({ eye, distance }: Perspective, [, y, z]: Vector): number {
  return (eye - y) / Math.max(NEAREST, distance - z);
}
