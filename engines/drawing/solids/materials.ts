import type { Surface } from './mesh.ts';
import { radiance } from './tone.ts';

/** Positions of a surface's numbers in the table. A hot loop reads numbers faster than objects of many shapes. */
export const [RED, GREEN, BLUE, SOFT, GLOSS, SHEEN, GLOW, SPOT_SIZE, SPOTS, POWERS, TEXTURE, MIRROR] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const;
export const MATERIAL = 12;

export interface Materials {
  table: Float32Array;
  textures: NonNullable<Surface['texture']>[];
}

/** Number of steps from a highlight's edge to its middle. */
const GLEAM_STEPS = 512;

/** Strengths of highlights for each sharpness, one after another. Computing powers for each pixel would be too slow. */
const known = new Map<number, number>();
let gleams = new Float32Array(0);

function gleamOf(sharpness: number): number {
  const whole = Math.max(1, Math.round(sharpness));
  const before = known.get(whole);
  if (before !== undefined) return before;
  const first = gleams.length;
  const grown = new Float32Array(first + GLEAM_STEPS + 1);
  grown.set(gleams);
  for (let step = 0; step <= GLEAM_STEPS; step += 1) grown[first + step] = (step / GLEAM_STEPS) ** whole;
  gleams = grown;
  known.set(whole, first);
  return first;
}

export function gleamTable(): Float32Array {
  return gleams;
}

export function materialsOf(surfaces: readonly Surface[]): Materials {
  const table = new Float32Array(surfaces.length * MATERIAL);
  const textures: Materials['textures'] = [];
  surfaces.forEach((surface, index) => {
    const at = index * MATERIAL;
    table.set(radiance(surface.color), at);
    table[at + SOFT] = surface.softness ?? 0;
    table[at + GLOSS] = surface.gloss ?? 0;
    table[at + SHEEN] = surface.sheen ?? 0;
    table[at + GLOW] = surface.glow ?? 0;
    table[at + MIRROR] = surface.mirror ?? 0;
    table[at + SPOT_SIZE] = surface.mottle ? 1 / surface.mottle.size : 0;
    table[at + SPOTS] = surface.mottle?.strength ?? 0;
    table[at + POWERS] = gleamOf(surface.sharpness ?? 40);
    if (surface.texture) textures.push(surface.texture);
    table[at + TEXTURE] = surface.texture ? textures.length : 0;
  });
  return { table, textures };
}
