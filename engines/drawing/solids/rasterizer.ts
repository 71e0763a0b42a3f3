import { RECORD } from './layout.ts';
import type { Lens } from './lens.ts';
import type { Matrix } from './matrix.ts';
import type { Mesh, Surface } from './mesh.ts';
import { Arguments, type SolidsKernel, solidsKernel } from './solids-kernel.ts';

/** Fields of `Raster` in `assembly/raster.ts`: numbers of 8 bytes, then numbers of 4 bytes. */
const NEAR = 0;
const [SNAPS, KEEPS_BACKS, FACETED, DEPTH_ONLY] = [33, 34, 35, 36];
const [COUNT, TOP, BOTTOM, LEFT, RIGHT] = [40, 41, 42, 43, 44];
const [SEEN, RECORDS, GROUPS, MATERIALS] = [46, 47, 48, 49];
/** Fields of `MeshInput` in `assembly/draw.ts`: the matrix and its scale, then numbers of 4 bytes. */
const [SIZE, ARRAYS, MESH_BYTES] = [12, 26, 152];

/** What a shadow map needs of `Raster`: bytes of the whole, and fields of 4 bytes. */
export const RASTER = { bytes: 216, width: 37, depths: 45 } as const;

/** Writes a lens into a rasterizer's fields. */
export function writeLens({ doubles, ints }: SolidsKernel, address: number, lens: Lens): void {
  const { position, right, up, forward, focal, centerX, centerY, isParallel } = lens;
  doubles.set([...position, ...right, ...up, ...forward, focal, centerX, centerY], address / 8 + 1);
  ints[address / 4 + 32] = isParallel ? 1 : 0;
}

const unused = new FinalizationRegistry<{ kernel: SolidsKernel; address: number }>(({ kernel, address }) =>
  kernel.functions.freeRaster(address),
);

/** What is passed instead of arrays that are not read if only depths are wanted. */
const NOTHING = new Float32Array(0);

const thinness = new WeakMap<readonly Surface[], Uint8Array>();

/** Returns for each surface whether it is visible from behind, 1 or 0. Meshes are drawn many times and keep their surfaces. */
function thinOf(surfaces: readonly Surface[]): Uint8Array {
  const known = thinness.get(surfaces);
  if (known) return known;
  const thin = Uint8Array.from(surfaces, ({ isThin }) => (isThin ? 1 : 0));
  thinness.set(surfaces, thin);
  return thin;
}

/**
 * Finds the triangle that is visible at each sample. `shade` then colors each pixel once, however many triangles
 * overlap there. Samples are as dense as pixels, or twice as dense in both directions for smooth edges.
 * This is our own code because no well-maintained package draws triangles here without a GPU: three.js removed its
 * software renderer in 2019, and headless-gl needs a display server and a build for each version of Node.js.
 * Its work is done in WebAssembly, whose memory it shares with other rasterizers of the same kernel.
 */
export class Rasterizer {
  readonly kernel: SolidsKernel;
  readonly address: number;
  width = 0;
  height = 0;
  density: 1 | 2 = 1;
  readonly surfaces: Surface[] = [];
  lens: Lens | undefined;
  /** Triangles nearer than this are not drawn, in meters. */
  near = 0.08;
  /** Rounds corners to whole samples, like game consoles that calculated in whole pixels. */
  snaps = false;
  /** Draws triangles that face away too. */
  keepsBacks = false;
  /** Finds only which samples are covered, and how far away what covers them is. Nothing can be colored. */
  isDepthOnly = false;

  constructor(width: number, height: number, density: 1 | 2, kernel = solidsKernel()) {
    this.kernel = kernel;
    this.address = kernel.functions.newRaster();
    unused.register(this, { kernel, address: this.address }, this);
    // Its memory may be another's that was given back.
    this.isFaceted = false;
    this.resize(width, height, density);
  }

  /** Changes the size. Reuses memory that is large enough. */
  resize(width: number, height: number, density: 1 | 2): void {
    if (width === this.width && height === this.height && density === this.density) return;
    [this.width, this.height, this.density] = [width, height, density];
    this.kernel.functions.resize(this.address, width, height, density);
  }

  /**
   * Lights each triangle of what is drawn from now on as one flat facet. Smooth shapes may be in a picture with facets, if
   * it is set again before the picture is painted.
   */
  get isFaceted(): boolean {
    return this.#field(FACETED) !== 0;
  }

  set isFaceted(value: boolean) {
    this.kernel.ints[this.address / 4 + FACETED] = value ? 1 : 0;
  }

  /** Gives back its memory for other rasterizers. Nothing can be drawn afterwards. */
  free(): void {
    unused.unregister(this);
    this.kernel.functions.freeRaster(this.address);
  }

  /** Starts an empty picture. */
  begin(lens: Lens): void {
    const { functions, doubles, ints } = this.kernel;
    doubles[this.address / 8 + NEAR] = this.near;
    writeLens(this.kernel, this.address, lens);
    const first = this.address / 4;
    ints[first + SNAPS] = this.snaps ? 1 : 0;
    ints[first + KEEPS_BACKS] = this.keepsBacks ? 1 : 0;
    ints[first + DEPTH_ONLY] = this.isDepthOnly ? 1 : 0;
    functions.begin(this.address);
    this.lens = lens;
    this.surfaces.length = 0;
  }

  draw(mesh: Mesh, matrix: Matrix): void {
    if (!this.lens) throw new RangeError('begin() comes before draw()');
    const firstSurface = this.surfaces.length;
    for (const surface of mesh.surfaces) this.surfaces.push(surface);
    const thin = thinOf(mesh.surfaces);
    const { positions, normals, uvs, openness, corners, groups, materials } = mesh;
    const input = new Arguments(this.kernel);
    input.room(MESH_BYTES);
    const shading = this.isDepthOnly ? [NOTHING, NOTHING, NOTHING] : [normals, uvs, openness];
    const arrays = [positions, ...shading, corners, groups, materials, thin].map((array) => input.add(array));
    const base = input.place();
    const { functions, doubles, ints } = this.kernel;
    doubles.set(matrix, base / 8);
    const [a = 1, , , , d = 0, , , , g = 0] = matrix;
    doubles[base / 8 + SIZE] = 1 / (Math.hypot(a, d, g) || 1);
    ints.set(
      [...arrays.map((at) => base + at), positions.length / 3, materials.length, firstSurface],
      base / 4 + ARRAYS,
    );
    functions.draw(this.address, base);
  }

  /** Number of visible triangles, and of some that others hide. */
  get count(): number {
    return this.#field(COUNT);
  }

  /** Bounds of what was drawn, in samples. */
  get top(): number {
    return this.#field(TOP);
  }

  get bottom(): number {
    return this.#field(BOTTOM);
  }

  get left(): number {
    return this.#field(LEFT);
  }

  get right(): number {
    return this.#field(RIGHT);
  }

  /**
   * One divided by the distance of the visible surface; without perspective, minus the distance. Like the other arrays,
   * it is valid until something is drawn or colored.
   */
  get depths(): Float32Array {
    return new Float32Array(this.kernel.bytes.buffer, this.#field(RASTER.depths), this.#samples);
  }

  /** Index of the visible triangle's record, plus one; 0: nothing. */
  get seen(): Int32Array {
    return new Int32Array(this.kernel.bytes.buffer, this.#field(SEEN), this.#samples);
  }

  /** Data of each triangle. `RECORD` lists its fields. */
  get records(): Float32Array {
    return new Float32Array(this.kernel.bytes.buffer, this.#field(RECORDS), this.count * RECORD);
  }

  /** The group of each triangle's record. */
  get groups(): Int32Array {
    return new Int32Array(this.kernel.bytes.buffer, this.#field(GROUPS), this.count);
  }

  /** The index in `surfaces` for each triangle's record. */
  get materials(): Int32Array {
    return new Int32Array(this.kernel.bytes.buffer, this.#field(MATERIALS), this.count);
  }

  get #samples(): number {
    return this.width * this.height * this.density ** 2;
  }

  #field(index: number): number {
    return this.kernel.ints[this.address / 4 + index] as number;
  }
}
