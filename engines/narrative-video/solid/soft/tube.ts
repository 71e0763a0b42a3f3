import { cross, minus, plus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Mesh, Surface } from '../../../drawing/solids/mesh.ts';

/** A ring of a tube: its middle, and its radii across and from front to back. */
export interface Ring {
  at: Vector;
  across: number;
  deep: number;
  /** How open to the light it is, 0 to 1. Default: 1 */
  open?: number;
  /** What stands beside it and takes light from the side that faces it: `share` is how much, 0 to 1. */
  beside?: readonly { toward: Vector; share: number }[];
}

/** A closed tube through rings that move from frame to frame: limbs, trunks, locks of hair. */
export class Tube {
  readonly mesh: Mesh;
  readonly #rings: number;
  readonly #sides: number;

  /**
   * @param materials index of the surface for each stretch between two rings. By default, all use the first surface.
   */
  constructor(rings: number, sides: number, surfaces: readonly Surface[], materials?: readonly number[]) {
    this.#rings = rings;
    this.#sides = sides;
    const row = sides + 1;
    const corners: number[] = [];
    const kinds: number[] = [];
    for (let ring = 0; ring + 1 < rings; ring += 1) {
      for (let side = 0; side < sides; side += 1) {
        const [a, b] = [ring * row + side, ring * row + side + 1];
        corners.push(a, b, b + row, a, b + row, a + row);
        kinds.push(materials?.[ring] ?? 0, materials?.[ring] ?? 0);
      }
    }
    const caps = rings * row;
    for (let side = 0; side < sides; side += 1) {
      corners.push(caps, side + 1, side, caps + 1, (rings - 1) * row + side, (rings - 1) * row + side + 1);
      kinds.push(materials?.[0] ?? 0, materials?.[rings - 2] ?? 0);
    }
    const vertices = caps + 2;
    const uvs = new Float32Array(vertices * 2);
    for (let ring = 0; ring < rings; ring += 1) {
      for (let side = 0; side <= sides; side += 1) uvs.set([side / sides, ring / (rings - 1)], (ring * row + side) * 2);
    }
    this.mesh = {
      positions: new Float32Array(vertices * 3),
      normals: new Float32Array(vertices * 3),
      uvs,
      openness: new Float32Array(vertices).fill(1),
      corners: Uint32Array.from(corners),
      groups: new Uint16Array(kinds.length),
      materials: Uint16Array.from(kinds),
      surfaces,
    };
  }

  /** @param front direction that the middle of the texture faces, as closely as the tube allows */
  shape(rings: readonly Ring[], front: Vector): Mesh {
    const { positions, normals } = this.mesh;
    const row = this.#sides + 1;
    for (let index = 0; index < this.#rings; index += 1) {
      const ring = rings[index] as Ring;
      const before = rings[Math.max(0, index - 1)] as Ring;
      const after = rings[Math.min(this.#rings - 1, index + 1)] as Ring;
      const along = unit(minus(after.at, before.at));
      const right = unit(cross(front, along));
      const ahead = cross(along, right);
      const length =
        Math.hypot(after.at[0] - before.at[0], after.at[1] - before.at[1], after.at[2] - before.at[2]) || 1;
      const slope = { x: (after.across - before.across) / length, z: (after.deep - before.deep) / length };
      shapeRing(this.mesh, index * row * 3, row, ring, right, ahead, along, slope);
    }
    let to = this.#rings * row * 3;
    for (const [end, inner] of [
      [0, 1],
      [this.#rings - 1, this.#rings - 2],
    ] as const) {
      const { at } = rings[end] as Ring;
      const out = unit(minus(at, (rings[inner] as Ring).at));
      positions.set(at, to);
      normals.set(out, to);
      to += 3;
    }
    return this.mesh;
  }
}

/**
 * Places the vertices of a ring. It makes no arrays, because tubes are shaped for each frame, and it is a function of its
 * own, whose code V8 keeps.
 * @param first index of the ring's first number in the positions
 * @param row number of the ring's vertices
 * @param slope how much wider and deeper the tube becomes along its length
 */
function shapeRing(
  { positions, normals, openness }: Mesh,
  first: number,
  row: number,
  ring: Ring,
  right: Vector,
  ahead: Vector,
  along: Vector,
  slope: { x: number; z: number },
): void {
  const { at, across, deep, open = 1, beside } = ring;
  for (let side = 0, to = first; side < row; side += 1, to += 3) {
    // Counterclockwise as seen from the start of the tube. The seam is at the back.
    const angle = Math.PI - (side / (row - 1)) * Math.PI * 2;
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    const x = sin * across;
    const z = cos * deep;
    const nx = sin * deep;
    const nz = cos * across;
    const lean = -(slope.x * sin * sin + slope.z * cos * cos) * Math.sqrt(nx * nx + nz * nz);
    positions[to] = at[0] + right[0] * x + ahead[0] * z;
    positions[to + 1] = at[1] + right[1] * x + ahead[1] * z;
    positions[to + 2] = at[2] + right[2] * x + ahead[2] * z;
    normals[to] = right[0] * nx + ahead[0] * nz + along[0] * lean;
    normals[to + 1] = right[1] * nx + ahead[1] * nz + along[1] * lean;
    normals[to + 2] = right[2] * nx + ahead[2] * nz + along[2] * lean;
    openness[to / 3] = beside ? opennessAt(ring, normals, to) : open;
  }
}

/** @param at index of the vertex's normal, whose length may be other than 1 */
function opennessAt({ open = 1, beside = [] }: Ring, normals: Float32Array, at: number): number {
  const x = normals[at] as number;
  const y = normals[at + 1] as number;
  const z = normals[at + 2] as number;
  const over = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
  let left = open;
  for (const { toward, share } of beside)
    left *= 1 - share * Math.max(0, (x * toward[0] + y * toward[1] + z * toward[2]) * over);
  return left;
}

/**
 * Returns `count` points along a limb of two bones, rounded at the joint. `from`, `to` and `round` are shares of its
 * length.
 */
export function limb(a: Vector, b: Vector, c: Vector, count: number, from = 0, to = 1, round = 0.16): Vector[] {
  const [upper, lower] = [Math.hypot(...minus(b, a)), Math.hypot(...minus(c, b))];
  const bend = upper / (upper + lower || 1);
  const on = (share: number): Vector =>
    share < bend ? mixed(a, b, share / bend) : mixed(b, c, (share - bend) / (1 - bend || 1));
  return Array.from({ length: count }, (_, index) => {
    const share = from + ((to - from) * index) / (count - 1);
    if (Math.abs(share - bend) >= round) return on(share);
    const t = (share - bend + round) / (round * 2);
    const [one, other] = [on(bend - round), on(bend + round)];
    return mixed(mixed(one, b, t), mixed(b, other, t), t);
  });
}

function mixed(a: Vector, b: Vector, share: number): Vector {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** Returns round rings whose radius changes evenly from the first to the last. */
export function evenly(points: readonly Vector[], from: number, to: number): Ring[] {
  return points.map((at, index) => {
    const size = from + ((to - from) * index) / (points.length - 1);
    return { at, across: size, deep: size };
  });
}

/**
 * Returns round rings of an arm: full at the shoulder, thin above the elbow, full again below it, and thin at the wrist.
 */
export function tapered(points: readonly Vector[], shoulder: number, wrist: number): Ring[] {
  return evenly(points, shoulder, wrist).map((ring, index) => {
    const share = index / (points.length - 1);
    const muscle = 1 + MUSCLE * Math.sin((share - 0.12) * Math.PI * 3.6) * Math.min(1, share * 4, (1 - share) * 4);
    return { at: ring.at, across: ring.across * muscle, deep: ring.deep * muscle };
  });
}

/** How much fuller than its mean an arm is at its fullest. */
const MUSCLE = 0.1;

/** Begins an arm with the round of its shoulder: half a ball of so many rings. */
export function rounded(rings: Ring[], count: number): Ring[] {
  const [first, second] = rings as [Ring, Ring];
  const out = unit(minus(first.at, second.at));
  const dome = Array.from({ length: count }, (_, ring): Ring => {
    const angle = ((count - ring) / (count + 0.75)) * (Math.PI / 2);
    const size = first.across * Math.cos(angle);
    return { at: plus(first.at, out, first.across * Math.sin(angle)), across: size, deep: size };
  });
  return [...dome, ...rings];
}
