import {
  type Matrix,
  pitched,
  product,
  rolled,
  scaled,
  shifted,
  turned,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { cushion, GLOSSY, heartOutline, SMALL_BALL, softTube, starOutline, type Vinyl } from './shapes.ts';

type FloatKind = 'star' | 'heart' | 'note' | 'z';

/** Designed objects in the air. */
export interface Floating {
  kinds: readonly FloatKind[];
  /** Where they float, meters. */
  places: readonly Vector[];
  /** Radius, meters. */
  size: number;
  /** How far each one bobs, meters. */
  drifts: number;
}

/** Pictures of a turn to one side and back. */
export const TURNS = 8;

const STAR = cushion(starOutline(5, 0.5), 0.34, 60, 16);
const HEART = cushion(heartOutline, 0.42, 60, 16);
const STEM = softTube(
  [
    [0, 0, 0],
    [0, 1.1, 0],
  ],
  0.1,
  { columns: 14, rows: 16 },
);
const BEAM = softTube(
  [
    [0, 0, 0],
    [0.86, 0.14, 0],
  ],
  0.15,
  { columns: 14, rows: 16 },
);
const LETTER = softTube(
  [
    [-0.62, 0.66, 0],
    [0, 0.7, 0],
    [0.6, 0.66, 0],
    [0.56, 0.5, 0],
    [0, 0, 0],
    [-0.56, -0.5, 0],
    [-0.6, -0.66, 0],
    [0, -0.7, 0],
    [0.62, -0.66, 0],
  ],
  0.24,
  { columns: 16, rows: 90 },
);

const COLORS: Record<FloatKind, string> = { star: '#ffd25e', heart: '#ff5f8f', note: '#5fe0c8', z: '#fff6e6' };

/** A solid around the origin, within a radius of about 1 meter. @param share of a turn to one side and back */
export function floatOf(kind: FloatKind, vinyl: Vinyl, share: number): Mesh {
  const into = new MeshBuilder();
  const swing = Math.sin(share * 2 * Math.PI);
  const way: Matrix = product(rolled(0.22 * swing), turned(0.6 * Math.cos(share * 2 * Math.PI)), pitched(0.12));
  const surface = vinyl(COLORS[kind], GLOSSY);
  if (kind === 'star') into.add(STAR, surface, product(way, scaled(0.95)));
  else if (kind === 'heart') into.add(HEART, surface, product(way, shifted(0, 0.08, 0), scaled(0.92)));
  else if (kind === 'z') into.add(LETTER, surface, product(way, scaled(0.85)));
  else {
    for (const side of [0, 1]) {
      const foot = product(way, shifted(side * 0.86 - 0.5, side * 0.14 - 0.6, 0));
      into.add(SMALL_BALL, surface, product(foot, shifted(-0.14, 0, 0), rolled(-0.35), scaled(0.3, 0.22, 0.22)));
      into.add(STEM, surface, product(foot, shifted(0.08, 0, 0)));
    }
    into.add(BEAM, surface, product(way, shifted(-0.42, 0.48, 0)));
  }
  return into.mesh();
}
