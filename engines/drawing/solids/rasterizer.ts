import { RECORD } from './layout.ts';
import type { Lens } from './lens.ts';
import type { Matrix } from './matrix.ts';
import type { Mesh, Surface } from './mesh.ts';
import { Arguments, solidsKernel } from './solids-kernel.ts';

/** Fields of `Raster` in `assembly/raster.ts`: numbers of 8 bytes, then numbers of 4 bytes. */
const [NEAR, LENS] = [0, 1];
const [PARALLEL, SNAPS, KEEPS_BACKS, FACETED, DEPTH_ONLY] = [32, 33, 34, 35, 36];
const [COUNT, TOP, BOTTOM, LEFT, RIGHT] = [40, 41, 42, 43, 44];
const [DEPTHS, SEEN, RECORDS, GROUPS, MATERIALS] = [45, 46, 47, 48, 49];
/** Fields of `MeshInput` in `assembly/draw.ts`: the matrix and its scale, then numbers of 4 bytes. */
const [SIZE, ARRAYS, MESH_BYTES] = [12, 26, 152];

const unused = new FinalizationRegistry<number>((address) => solidsKernel().functions.freeRaster(address));

/**
 * Finds the triangle that is visible at each sample. `shade` then colors each pixel once, however many triangles
 * overlap there. Samples are as dense as pixels, or twice as dense in both directions for smooth edges.
 * This is our own code because no well-maintained package draws triangles here without a GPU: three.js removed its
 * software renderer in 2019, and headless-gl needs a display server and a build for each version of Node.js.
 * Its work is done in WebAssembly, whose memory it shares with other rasterizers.
 */
export class Rasterizer {
  readonly address = solidsKernel().functions.newRaster();
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
  /** Lights each triangle as one flat facet. */
  isFaceted = false;
  /** Finds only which samples are covered, and how far away what covers them is. Nothing can be colored. */
  isDepthOnly = false;

  constructor(width: number, height: number, density: 1 | 2) {
    unused.register(this, this.address, this);
    this.resize(width, height, density);
  }

  /** Changes the size. Reuses memory that is large enough. */
  resize(width: number, height: number, density: 1 | 2): void {
    if (width === this.width && height === this.height && density === this.density) return;
    [this.width, this.height, this.density] = [width, height, density];
    solidsKernel().functions.resize(this.address, width, height, density);
  }

  /** Gives back its memory for other rasterizers. Nothing can be drawn afterwards. */
  free(): void {
    unused.unregister(this);
    solidsKernel().functions.freeRaster(this.address);
  }

  /** Starts an empty picture. */
  begin(lens: Lens): void {
    const { functions, doubles, ints } = solidsKernel();
    doubles[this.address / 8 + NEAR] = this.near;
    const { position, right, up, forward, focal, centerX, centerY, isParallel } = lens;
    doubles.set([...position, ...right, ...up, ...forward, focal, centerX, centerY], this.address / 8 + LENS);
    const first = this.address / 4;
    ints[first + PARALLEL] = isParallel ? 1 : 0;
    ints[first + SNAPS] = this.snaps ? 1 : 0;
    ints[first + KEEPS_BACKS] = this.keepsBacks ? 1 : 0;
    ints[first + FACETED] = this.isFaceted ? 1 : 0;
    ints[first + DEPTH_ONLY] = this.isDepthOnly ? 1 : 0;
    functions.begin(this.address);
    this.lens = lens;
    this.surfaces.length = 0;
  }

  draw(mesh: Mesh, matrix: Matrix): void {
    if (!this.lens) throw new RangeError('begin() comes before draw()');
    const firstSurface = this.surfaces.length;
    for (const surface of mesh.surfaces) this.surfaces.push(surface);
    const thin = Uint8Array.from(mesh.surfaces, ({ isThin }) => (isThin ? 1 : 0));
    const { positions, normals, uvs, openness, corners, groups, materials } = mesh;
    const input = new Arguments();
    input.room(MESH_BYTES);
    const arrays = [positions, normals, uvs, openness, corners, groups, materials, thin].map((array) =>
      input.add(array),
    );
    const base = input.place();
    const { functions, doubles, ints } = solidsKernel();
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
    return new Float32Array(solidsKernel().bytes.buffer, this.#field(DEPTHS), this.#samples);
  }

  /** Index of the visible triangle's record, plus one; 0: nothing. */
  get seen(): Int32Array {
    return new Int32Array(solidsKernel().bytes.buffer, this.#field(SEEN), this.#samples);
  }

  /** Data of each triangle. `RECORD` lists its fields. */
  get records(): Float32Array {
    return new Float32Array(solidsKernel().bytes.buffer, this.#field(RECORDS), this.count * RECORD);
  }

  /** The group of each triangle's record. */
  get groups(): Int32Array {
    return new Int32Array(solidsKernel().bytes.buffer, this.#field(GROUPS), this.count);
  }

  /** The index in `surfaces` for each triangle's record. */
  get materials(): Int32Array {
    return new Int32Array(solidsKernel().bytes.buffer, this.#field(MATERIALS), this.count);
  }

  get #samples(): number {
    return this.width * this.height * this.density ** 2;
  }

  #field(index: number): number {
    return solidsKernel().ints[this.address / 4 + index] as number;
  }
}
