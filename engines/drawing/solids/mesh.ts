import type { Rgb } from '../color.ts';
import { blankTriangles } from './blank-print.ts';
import { type Cells, IDENTITY, type Matrix } from './matrix.ts';

/** A shape without color: triangles, counterclockwise as seen from outside. */
export interface Shape {
  /** x, y and z of each vertex. */
  positions: Float32Array;
  /** A unit vector for each vertex. */
  normals: Float32Array;
  /** u and v of each vertex, 0 to 1 from the texture's left and upper edge. */
  uvs: Float32Array;
  /** The indices of three vertices for each triangle. */
  corners: Uint32Array;
  /** Group of each triangle. Triangles of one group form one smooth surface, without visible edges between them. */
  groups: Uint16Array;
}

export interface Texture {
  width: number;
  height: number;
  /** Red, green, blue and alpha. If alpha is 0, the surface's own color shows. */
  data: Uint8ClampedArray | Uint8Array;
  /** Shows single pixels of the texture; otherwise four pixels are mixed. */
  isCoarse?: boolean;
}

/** The material of a shape. */
export interface Surface {
  color: Rgb;
  /** Strength of the highlight, 0 to 1, and its sharpness, 1 to 200. */
  gloss?: number;
  sharpness?: number;
  /** Share of the surroundings that it reflects at grazing angles, 0 to 1. */
  sheen?: number;
  /** How far light spreads into the shadow and turns red there, 0 to 1, as in skin and wax. */
  softness?: number;
  /** Share of the light from `Lighting.mirror` that it reflects, 0 to 1, as wet level ground does. */
  mirror?: number;
  /** Emits light: its color times this factor. */
  glow?: number;
  texture?: Texture;
  /** Lighter and darker spots, so that a wide surface does not look bare: size in meters, strength 0 to 1. */
  mottle?: { size: number; strength: number };
  /** Size of the stones or bricks that it is built of, in meters. Only `weather` draws their joints. */
  courses?: { length: number; height: number };
  /** Visible from behind too, such as leaves and flags. */
  isThin?: boolean;
}

/** Colored triangles, ready to be drawn. */
export interface Mesh extends Shape {
  /** How open to the sky each vertex is, 0 to 1. */
  openness: Float32Array;
  /** Index in `surfaces` for each triangle. */
  materials: Uint16Array;
  surfaces: readonly Surface[];
}

/** Copies numbers to the beginning of a longer array and returns that array. */
export function grown<Numbers extends Float32Array | Int32Array | Uint32Array | Uint16Array>(
  numbers: Numbers,
  longer: Numbers,
): Numbers {
  longer.set(numbers);
  return longer;
}

/** An array that grows without copying everything for each added number. */
class Growing<Numbers extends Float32Array | Uint32Array | Uint16Array> {
  readonly #make: (length: number) => Numbers;
  numbers: Numbers;
  length = 0;

  constructor(make: (length: number) => Numbers) {
    this.#make = make;
    this.numbers = make(256);
  }

  /** Makes room for `count` more numbers and returns the index of the first. */
  room(count: number): number {
    const first = this.length;
    this.length += count;
    if (this.length > this.numbers.length) {
      const grown = this.#make(this.length * 2);
      grown.set(this.numbers.subarray(0, first));
      this.numbers = grown;
    }
    return first;
  }

  whole(): Numbers {
    return this.numbers.slice(0, this.length) as Numbers;
  }
}

const floats = () => new Growing((length) => new Float32Array(length));

/** Puts shapes together into one mesh. */
export class MeshBuilder {
  readonly #positions = floats();
  readonly #normals = floats();
  readonly #uvs = floats();
  readonly #openness = floats();
  readonly #corners = new Growing((length) => new Uint32Array(length));
  readonly #groups = new Growing((length) => new Uint16Array(length));
  readonly #materials = new Growing((length) => new Uint16Array(length));
  readonly #surfaces: Surface[] = [];
  readonly #known = new Map<Surface, number>();
  /** Surfaces without their textures. */
  readonly #bare = new Map<Surface, Surface>();
  #nextGroup = 0;

  /** @param openness one value for the whole shape, or a function of a vertex's height */
  add(shape: Shape, surface: Surface, matrix: Matrix = IDENTITY, openness: number | ((y: number) => number) = 1): this {
    const isMirrored = this.#addVertices(shape, matrix, openness);
    const material = this.#materialOf(surface);
    const { corners, groups } = shape;
    const first = this.#positions.length / 3 - shape.positions.length / 3;
    const to = this.#corners.room(corners.length);
    addCorners(this.#corners.numbers.subarray(to), corners, first, isMirrored);
    const flat = this.#groups.room(groups.length);
    const kinds = this.#materials.room(groups.length);
    this.#materials.numbers.fill(material, kinds, kinds + groups.length);
    if (surface.texture && !surface.glow) this.#leaveBlank(shape, surface, surface.texture, kinds);
    this.#nextGroup += addGroups(this.#groups.numbers.subarray(flat), groups, this.#nextGroup);
    return this;
  }

  /** @returns whether the matrix mirrors the shape */
  #addVertices(shape: Shape, matrix: Matrix, openness: number | ((y: number) => number)): boolean {
    const count = shape.positions.length;
    const to = this.#positions.room(count);
    this.#normals.room(count);
    const open = this.#openness.room(count / 3);
    const positions = this.#positions.numbers.subarray(to, to + count);
    placePoints(positions, shape.positions, matrix);
    const opened = this.#openness.numbers.subarray(open, open + count / 3);
    if (typeof openness === 'number') opened.fill(openness);
    else
      for (let vertex = 0; vertex < opened.length; vertex += 1)
        opened[vertex] = openness(positions[vertex * 3 + 1] as number);
    const flat = this.#uvs.room(shape.uvs.length);
    this.#uvs.numbers.set(shape.uvs, flat);
    return turnNormals(this.#normals.numbers.subarray(to), shape.normals, matrix);
  }

  /** Gives triangles that show nothing of a texture a surface without it, which is lit in fewer points. */
  #leaveBlank(shape: Shape, surface: Surface, texture: Texture, first: number): void {
    const blank = blankTriangles(shape.uvs, shape.corners, texture);
    if (!blank.includes(1)) return;
    const { texture: _, ...plain } = surface;
    const bare = this.#bare.get(surface) ?? plain;
    this.#bare.set(surface, bare);
    const material = this.#materialOf(bare);
    for (let triangle = 0; triangle < blank.length; triangle += 1)
      if (blank[triangle] === 1) this.#materials.numbers[first + triangle] = material;
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
      positions: this.#positions.whole(),
      normals: this.#normals.whole(),
      uvs: this.#uvs.whole(),
      openness: this.#openness.whole(),
      corners: this.#corners.whole(),
      groups: this.#groups.whole(),
      materials: this.#materials.whole(),
      surfaces: this.#surfaces,
    };
  }
}

// V8 keeps the code of these functions for later meshes. It compiles loops inside of methods again for each long one.

function addCorners(to: Uint32Array, corners: Uint32Array, first: number, isMirrored: boolean): void {
  for (let at = 0; at < corners.length; at += 3) {
    to[at] = first + (corners[at] as number);
    to[at + 1] = first + (corners[at + (isMirrored ? 2 : 1)] as number);
    to[at + 2] = first + (corners[at + (isMirrored ? 1 : 2)] as number);
  }
}

/** @returns the number of groups */
function addGroups(to: Uint16Array, groups: Uint16Array, first: number): number {
  let most = 0;
  for (let triangle = 0; triangle < groups.length; triangle += 1) {
    const group = groups[triangle] as number;
    if (group >= most) most = group + 1;
    to[triangle] = first + group;
  }
  return most;
}

function placePoints(to: Float32Array, points: Float32Array, matrix: Matrix): void {
  const [a, b, c, dx, d, e, f, dy, g, h, i, dz] = matrix as Cells;
  for (let at = 0; at < points.length; at += 3) {
    const x = points[at] as number;
    const y = points[at + 1] as number;
    const z = points[at + 2] as number;
    to[at] = a * x + b * y + c * z + dx;
    to[at + 1] = d * x + e * y + f * z + dy;
    to[at + 2] = g * x + h * y + i * z + dz;
  }
}

/** @returns whether the matrix mirrors shapes */
function turnNormals(to: Float32Array, normals: Float32Array, matrix: Matrix): boolean {
  const [a, b, c, , d, e, f, , g, h, i] = matrix as Cells;
  // Normals are transformed by the cofactors, so that an uneven scale does not tilt them.
  const [ca, cb, cc] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const [cd, ce, cf] = [c * h - b * i, a * i - c * g, b * g - a * h];
  const [cg, ch, ci] = [b * f - c * e, c * d - a * f, a * e - b * d];
  const sign = a * ca + b * cb + c * cc < 0 ? -1 : 1;
  for (let at = 0; at < normals.length; at += 3) {
    const x = normals[at] as number;
    const y = normals[at + 1] as number;
    const z = normals[at + 2] as number;
    const nx = ca * x + cb * y + cc * z;
    const ny = cd * x + ce * y + cf * z;
    const nz = cg * x + ch * y + ci * z;
    const over = sign / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    to[at] = nx * over;
    to[at + 1] = ny * over;
    to[at + 2] = nz * over;
  }
  return sign < 0;
}
