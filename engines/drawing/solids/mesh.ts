import type { Rgb } from '../color.ts';
import { IDENTITY, type Matrix } from './matrix.ts';

/** A form without color: triangles counterclockwise as seen from outside. */
export interface Shape {
  /** x, y and z of each vertex. */
  positions: Float32Array;
  /** Of length one, as many. */
  normals: Float32Array;
  /** u and v of each vertex, 0 to 1 from the texture's left and upper edge. */
  uvs: Float32Array;
  /** Three vertices to a triangle. */
  corners: Uint32Array;
  /** Of each triangle: triangles of one group are one smooth surface, between which no edge shows. */
  groups: Uint16Array;
}

export interface Texture {
  width: number;
  height: number;
  /** Red, green, blue and alpha; where alpha is 0, the surface's own color shows. */
  data: Uint8ClampedArray | Uint8Array;
  /** Shows its pixels; otherwise four of them are mixed. */
  isCoarse?: boolean;
}

/** What a form is made of. */
export interface Surface {
  color: Rgb;
  /** Strength of the highlight, 0 to 1, and how small it is, 1 to 200. */
  gloss?: number;
  sharpness?: number;
  /** How much of the surroundings it mirrors at grazing angles, 0 to 1. */
  sheen?: number;
  /** How far light creeps round into the shadow and reddens there, 0 to 1: skin, wax. */
  softness?: number;
  /** Shines by itself: its color times this. */
  glow?: number;
  texture?: Texture;
  /** Spots of lighter and darker, so that a wide surface is not bare: size in meters, strength 0 to 1. */
  mottle?: { size: number; strength: number };
  /** Seen from behind too: leaves, flags. */
  isThin?: boolean;
}

/** Colored triangles, ready to be drawn. */
export interface Mesh extends Shape {
  /** How open to the sky each vertex is, 0 to 1. */
  openness: Float32Array;
  /** Of each triangle, its place in `surfaces`. */
  materials: Uint16Array;
  surfaces: readonly Surface[];
}

/** Puts shapes together into one mesh. */
export class MeshBuilder {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #openness: number[] = [];
  readonly #corners: number[] = [];
  readonly #groups: number[] = [];
  readonly #materials: number[] = [];
  readonly #surfaces: Surface[] = [];
  readonly #known = new Map<Surface, number>();
  #nextGroup = 0;

  /** @param openness of the whole shape, or by the height of a vertex */
  add(shape: Shape, surface: Surface, matrix: Matrix = IDENTITY, openness: number | ((y: number) => number) = 1): this {
    const [a, b, c, dx, d, e, f, dy, g, h, i, dz] = matrix as readonly [
      ...[number, number, number, number],
      ...[number, number, number, number],
      ...[number, number, number, number],
    ];
    const first = this.#positions.length / 3;
    // Normals turn by the cofactors, so that an uneven scale does not lean them.
    const [ca, cb, cc] = [e * i - f * h, f * g - d * i, d * h - e * g];
    const [cd, ce, cf] = [c * h - b * i, a * i - c * g, b * g - a * h];
    const [cg, ch, ci] = [b * f - c * e, c * d - a * f, a * e - b * d];
    const isMirrored = a * ca + b * cb + c * cc < 0;
    const sign = isMirrored ? -1 : 1;
    for (let at = 0; at < shape.positions.length; at += 3) {
      const [x, y, z] = [
        shape.positions[at] as number,
        shape.positions[at + 1] as number,
        shape.positions[at + 2] as number,
      ];
      const height = d * x + e * y + f * z + dy;
      this.#positions.push(a * x + b * y + c * z + dx, height, g * x + h * y + i * z + dz);
      const [nx, ny, nz] = [
        shape.normals[at] as number,
        shape.normals[at + 1] as number,
        shape.normals[at + 2] as number,
      ];
      const [mx, my, mz] = [ca * nx + cb * ny + cc * nz, cd * nx + ce * ny + cf * nz, cg * nx + ch * ny + ci * nz];
      const length = (Math.hypot(mx, my, mz) || 1) * sign;
      this.#normals.push(mx / length, my / length, mz / length);
      this.#openness.push(typeof openness === 'number' ? openness : openness(height));
    }
    for (const value of shape.uvs) this.#uvs.push(value);
    const material = this.#materialOf(surface);
    let groups = 0;
    for (let triangle = 0; triangle < shape.groups.length; triangle += 1) {
      const at = triangle * 3;
      const [p, q, r] = [shape.corners[at] as number, shape.corners[at + 1] as number, shape.corners[at + 2] as number];
      if (isMirrored) this.#corners.push(first + p, first + r, first + q);
      else this.#corners.push(first + p, first + q, first + r);
      const group = shape.groups[triangle] as number;
      groups = Math.max(groups, group + 1);
      this.#groups.push((this.#nextGroup + group) & 0xffff);
      this.#materials.push(material);
    }
    this.#nextGroup += groups;
    return this;
  }

  #materialOf(surface: Surface): number {
    const known = this.#known.get(surface);
    if (known !== undefined) return known;
    this.#surfaces.push(surface);
    this.#known.set(surface, this.#surfaces.length - 1);
    return this.#surfaces.length - 1;
  }

  get triangles(): number {
    return this.#groups.length;
  }

  mesh(): Mesh {
    return {
      positions: Float32Array.from(this.#positions),
      normals: Float32Array.from(this.#normals),
      uvs: Float32Array.from(this.#uvs),
      openness: Float32Array.from(this.#openness),
      corners: Uint32Array.from(this.#corners),
      groups: Uint16Array.from(this.#groups),
      materials: Uint16Array.from(this.#materials),
      surfaces: this.#surfaces,
    };
  }
}
