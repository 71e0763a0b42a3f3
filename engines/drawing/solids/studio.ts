import type { Lens } from './lens.ts';
import type { Beam, Lighting } from './lighting.ts';
import { IDENTITY, type Vector } from './matrix.ts';
import type { Mesh } from './mesh.ts';
import { Rasterizer } from './rasterizer.ts';
import { paint } from './shade.ts';
import { ShadowMap } from './shadow-map.ts';

/** Wide lamps around a scene. Each beam is the light of one point of a lamp. */
export interface StudioLight {
  beams: readonly Beam[];
  /** All light that has no shadow. Each beam in turn replaces the key light. */
  base: Lighting;
  /** The region in which things cast shadows: its middle, and its radius in meters. */
  middle: Vector;
  reach: number;
}

/** Width of a shadow map, pixels. Many maps are averaged, so each can be coarse. */
const MAP = 320;

/**
 * Draws solids in the light of wide lamps. Shadows are sharp where things touch, and soft far from what casts them. It
 * keeps the memory that it draws in.
 */
export class Studio {
  readonly #raster = new Rasterizer(2, 2, 2);
  readonly #maps: ShadowMap[] = [];
  #pixels = new Uint8ClampedArray(0);

  /** Puts the light on solids that cast shadows. Without any, nothing has a shadow. */
  lit(casters: readonly Mesh[], { beams, base, middle, reach }: StudioLight): Lighting[] {
    return beams.map((key, index) => {
      if (casters.length === 0) return { ...base, key };
      this.#maps[index] ??= new ShadowMap(MAP);
      const shadow = this.#maps[index];
      shadow.begin(key.toward, middle, reach);
      for (const mesh of casters) shadow.draw(mesh);
      return { ...base, key, shadow };
    });
  }

  /** @returns red, green, blue and alpha, valid until the next call; transparent where nothing is visible */
  draw(
    visible: readonly Mesh[],
    lens: Lens,
    { width, height }: { width: number; height: number },
    lights: readonly Lighting[],
  ): { data: Uint8ClampedArray; width: number; height: number } {
    this.#raster.resize(width, height, 2);
    this.#raster.begin(lens);
    for (const mesh of visible) this.#raster.draw(mesh, IDENTITY);
    const length = width * height * 4;
    if (this.#pixels.length < length) this.#pixels = new Uint8ClampedArray(length);
    const data = this.#pixels.subarray(0, length).fill(0);
    paint(this.#raster, lights, data);
    return { data, width, height };
  }
}

/**
 * Spreads the points of a lamp evenly over a part of the sky.
 * @param toward a unit vector @param angle radius of the lamp as seen from the scene, radians
 */
export function lampOf([x, y, z]: Vector, angle: number, count: number, color: Beam['color']): Beam[] {
  const long = Math.hypot(x, z) || 1;
  const side: Vector = Math.hypot(x, z) > 0 ? [z / long, 0, -x / long] : [1, 0, 0];
  const up: Vector = [y * side[2] - z * side[1], z * side[0] - x * side[2], x * side[1] - y * side[0]];
  return Array.from({ length: count }, (_, index) => {
    // The golden angle places points evenly on a disc.
    const turn = index * 2.39996;
    const far = Math.tan(angle) * Math.sqrt((index + 0.5) / count);
    const [a, b] = [Math.cos(turn) * far, Math.sin(turn) * far];
    const point: Vector = [x + side[0] * a + up[0] * b, y + side[1] * a + up[1] * b, z + side[2] * a + up[2] * b];
    const length = Math.hypot(...point);
    return { toward: [point[0] / length, point[1] / length, point[2] / length], color };
  });
}
