import type { Point } from '../../../drawing/hand.ts';
import { cross, type Matrix, plus, product, scaled, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { arch } from '../../../drawing/solids/shapes.ts';
import { MATTE, type Plastic, SMALL_BALL } from './shapes.ts';

/** Half of the distance between the eyes of a ball, and their height above its middle, in its radii. */
const [APART, HIGH] = [0.27, 0.16] as const;
/** Half of an eye's width, height and thickness, in radii of the ball. */
const EYE = [0.1, 0.155, 0.05] as const;
/** How far eyes move toward what they look at, in radii. */
const TURNS = 0.3;
/** Dark, but not black: in a bright set, black looks like a hole. */
const INK = '#2a0f1e';
/** The lid of a closed eye hangs in a bow. */
const LID = arch(1, 0.28, 1.12 * Math.PI, 1.88 * Math.PI, 20, 8);

/** Where a ball looks, and from where it is seen. */
export interface Gaze {
  /** A unit vector from the ball to the viewer. */
  viewer: Vector;
  /** Where it looks, as the viewer sees it: to the right and up, of a length up to one. */
  toward: Point;
  isClosed?: boolean;
}

/**
 * Adds two eyes that stay upright however a ball rolls.
 * @param place of the ball: it maps a sphere of radius one onto the ball, without turning it
 */
export function addEyes(into: MeshBuilder, plastic: Plastic, place: Matrix, { viewer, toward, isClosed }: Gaze): void {
  const right = unit(cross([0, 1, 0], viewer));
  const up = cross(viewer, right);
  const ink = plastic(INK, { ...MATTE, gloss: 0, sheen: 0 });
  for (const side of [-1, 1]) {
    const across = side * APART + TURNS * toward[0];
    const high = HIGH + TURNS * toward[1];
    const away = Math.sqrt(Math.max(0, 1 - across * across - high * high));
    const at = plus(plus([viewer[0] * away, viewer[1] * away, viewer[2] * away], right, across), up, high);
    const eye = product(place, facing(at, up));
    if (isClosed) into.add(LID, ink, product(eye, scaled(0.14)));
    else into.add(SMALL_BALL, ink, product(eye, scaled(...EYE)));
  }
}

/** Puts the origin at a point of a sphere of radius one, with the z axis away from its middle. */
function facing(at: Vector, up: Vector): Matrix {
  const x = unit(cross(up, at));
  const y = cross(at, x);
  return [x[0], y[0], at[0], at[0], x[1], y[1], at[1], at[1], x[2], y[2], at[2], at[2]];
}
