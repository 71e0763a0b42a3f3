import { type Lens, sunLens } from './lens.ts';
import { IDENTITY, type Vector } from './matrix.ts';
import type { Mesh } from './mesh.ts';
import { Rasterizer } from './rasterizer.ts';
import { type SolidsKernel, solidsKernel } from './solids-kernel.ts';

/** The sun's view of the scene. Anything farther from the sun than what it sees is in shadow. */
export class ShadowMap {
  readonly size: number;
  #raster: Rasterizer | undefined;
  #kept: Float32Array | undefined;
  lens: Lens;
  /** Tolerance in meters, so that a surface does not cast a shadow on itself. */
  slack = 0.02;

  constructor(size: number) {
    this.size = size;
    this.lens = sunLens([0, 1, 0], [0, 0, 0], 1, size);
  }

  /**
   * @param reach distance from `target` within which shadows are cast, meters
   * @param kernel draws until the next `begin`
   */
  begin(toSun: Vector, target: Vector, reach: number, kernel = solidsKernel()): void {
    this.lens = sunLens(toSun, target, reach, this.size);
    this.slack = (reach / this.size) * 4;
    this.#kept = undefined;
    if (this.#raster?.kernel !== kernel) this.#raster = new Rasterizer(this.size, this.size, 1, kernel);
    this.#raster.isDepthOnly = true;
    this.#raster.begin(this.lens);
  }

  draw(mesh: Mesh, matrix = IDENTITY): void {
    this.#raster?.draw(mesh, matrix);
  }

  /** Keeps the shadows outside of the kernel, so that the kernel's memory can be freed. */
  keep(): void {
    this.#kept = this.#raster?.depths.slice();
    this.#raster?.free();
    this.#raster = undefined;
  }

  /** @returns the distances that the sun sees, or their address if they are in this kernel */
  depthsFor(kernel: SolidsKernel): Float32Array | number {
    if (this.#kept) return this.#kept;
    if (!this.#raster) throw new RangeError('begin() comes before the use of shadows');
    return this.#raster.kernel === kernel ? this.#raster.depths.byteOffset : this.#raster.depths;
  }
}
