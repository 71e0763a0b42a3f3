import { type Lens, sunLens } from './lens.ts';
import { IDENTITY, type Vector } from './matrix.ts';
import type { Mesh } from './mesh.ts';
import { Rasterizer } from './rasterizer.ts';

/** The sun's view of the scene. Anything farther from the sun than what it sees is in shadow. */
export class ShadowMap {
  readonly size: number;
  readonly #raster: Rasterizer;
  lens: Lens;
  /** Tolerance in meters, so that a surface does not cast a shadow on itself. */
  slack = 0.02;

  constructor(size: number) {
    this.size = size;
    this.#raster = new Rasterizer(size, size, 1);
    this.#raster.isDepthOnly = true;
    this.lens = sunLens([0, 1, 0], [0, 0, 0], 1, size);
  }

  /** @param reach distance from `target` within which shadows are cast, meters */
  begin(toSun: Vector, target: Vector, reach: number): void {
    this.lens = sunLens(toSun, target, reach, this.size);
    this.slack = (reach / this.size) * 4;
    this.#raster.begin(this.lens);
  }

  draw(mesh: Mesh, matrix = IDENTITY): void {
    this.#raster.draw(mesh, matrix);
  }

  /** Address of its rasterizer in the kernel. */
  get address(): number {
    return this.#raster.address;
  }
}
