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

  get depths(): Float32Array {
    return this.#raster.depths;
  }
}

/**
 * Returns the share of the key light that reaches a point: 0 in shadow, 1 in the light, between them at the shadow's
 * edge.
 */
export function shadowOf({ lens, size, depths, slack }: ShadowMap): (x: number, y: number, z: number) => number {
  const [ex, ey, ez] = lens.position;
  const [rx, ry, rz] = lens.right;
  const [ux, uy, uz] = lens.up;
  const [fx, fy, fz] = lens.forward;
  const { centerX, centerY, focal } = lens;
  return (x, y, z) => {
    const wx = x - ex;
    const wy = y - ey;
    const wz = z - ez;
    const u = centerX + (wx * rx + wy * ry + wz * rz) * focal - 0.5;
    const v = centerY - (wx * ux + wy * uy + wz * uz) * focal - 0.5;
    if (u < 1 || v < 1 || u >= size - 2 || v >= size - 2) return 1;
    const left = u | 0;
    const top = v | 0;
    const right = u - left;
    const below = v - top;
    const depth = slack - (wx * fx + wy * fy + wz * fz);
    const at = top * size + left;
    // Samples nine neighbors. The outer ones count by how near the point is to them.
    const fade = 1 - right;
    let sum = 0;
    if (depth > (depths[at - size - 1] as number)) sum += fade * (1 - below);
    if (depth > (depths[at - size] as number)) sum += 1 - below;
    if (depth > (depths[at - size + 1] as number)) sum += right * (1 - below);
    if (depth > (depths[at - 1] as number)) sum += fade;
    if (depth > (depths[at] as number)) sum += 1;
    if (depth > (depths[at + 1] as number)) sum += right;
    if (depth > (depths[at + size - 1] as number)) sum += fade * below;
    if (depth > (depths[at + size] as number)) sum += below;
    if (depth > (depths[at + size + 1] as number)) sum += right * below;
    return sum * 0.25;
  };
}
