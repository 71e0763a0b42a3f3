import { fractalAt, fractalTile } from './fractal.ts';
import { NEARNESS, NORMAL, RECORD } from './layout.ts';
import type { Lens } from './lens.ts';
import type { Lighting } from './lighting.ts';
import type { Surface } from './mesh.ts';
import { type Hollows, hollowAt, hollowsOf } from './occlusion.ts';
import type { Rasterizer } from './rasterizer.ts';
import type { Window } from './shade.ts';

/** Meters that one tile of the noise covers, and meters from the lens at which that grain is too fine to be seen. */
const GRAINS = [
  { size: 0.9, until: 9, strength: 0.7 },
  { size: 4.7, until: 46, strength: 0.8 },
  { size: 23, until: 400, strength: 0.6 },
] as const;
/** Distance between two heights whose difference is a slope, as a share of a tile. */
const SLOPE = 3 / 512;
/** Strength of stains and of bumps on a surface with a roughness of 1. */
const STAINS = 1.5;
const BUMPS = 9.6;
/** Roughness of surfaces that do not say theirs. */
const USUAL = 0.05;
/** Share of light that the deepest hollow loses. */
const HOLLOWS = 0.75;
/** The same for leaves and blades, which let light through. */
const THIN = 0.3;

/**
 * Makes clean surfaces look used and rough: stains, bumps in the light of the key, and dark hollows where surfaces meet.
 * Surfaces that shine or reflect stay clean. Call it after `paint`, on the same raster and pixels.
 */
export function weather(raster: Rasterizer, { key }: Lighting, pixels: Uint8ClampedArray, window: Window): void {
  const { lens, density, seen, records, materials, surfaces, width, height } = raster;
  if (!lens) throw new RangeError('nothing has been drawn');
  const slopes = SLOPES.map(([across, along]) => [key.toward[across] * SLOPE, key.toward[along] * SLOPE] as const);
  const [left, top] = [Math.max(0, window.left), Math.max(0, window.top)];
  const right = Math.min(width, window.left + window.width);
  const bottom = Math.min(height, window.top + pixels.length / 4 / window.width);
  const site = {
    lens,
    density,
    seen,
    records,
    materials,
    finishes: surfaces.map(finishOf),
    line: width * density,
    tile: fractalTile(),
    hollows: hollowsOf(raster),
    slopes,
    left,
    right,
    pixels,
    window,
  };
  for (let y = top; y < bottom; y += 1) weatherRow(y, site);
}

/** What is weathered: a drawn raster, and the columns of its pixels. */
interface Site extends Pick<Rasterizer, 'density' | 'seen' | 'records' | 'materials'> {
  lens: Lens;
  finishes: readonly SurfaceFinish[];
  /** Samples of the raster in a row. */
  line: number;
  tile: ReturnType<typeof fractalTile>;
  hollows: Hollows;
  /** For each plane, the slope toward the light along u and v. */
  slopes: readonly (readonly [number, number])[];
  left: number;
  right: number;
  pixels: Uint8ClampedArray;
  window: Window;
}

/** Weathers one row. Functions inside of others would be compiled again after each garbage collection. */
function weatherRow(y: number, site: Site): void {
  const {
    lens,
    density,
    seen,
    records,
    materials,
    finishes,
    line,
    tile,
    hollows,
    slopes,
    left,
    right,
    pixels,
    window,
  } = site;
  const [fx, fy, fz] = lens.forward;
  const [rx, ry, rz] = lens.right;
  const [ux, uy, uz] = lens.up;
  const [ex, ey, ez] = lens.position;
  const overFocal = 1 / lens.focal;
  let known = -1;
  let plane = LEVEL;
  let finish = finishes[0] as SurfaceFinish;
  const along = (lens.centerY - y) * overFocal;
  for (let x = left; x < right; x += 1) {
    const record = (seen[y * density * line + x * density] as number) - 1;
    if (record < 0) continue;
    if (record !== known) {
      known = record;
      finish = finishes[materials[record] as number] as SurfaceFinish;
      plane = planeOf(records, record);
    }
    let tone = 1 - finish.hollow * hollowAt(hollows.cells, hollows.wide, x, y);
    if (finish.rough > 0) {
      const base = record * RECORD;
      const dx = x * density + 0.5 - (records[base] as number);
      const dy = y * density + 0.5 - (records[base + 1] as number);
      const near = base + NEARNESS;
      const distance =
        1 / ((records[near] as number) + dx * (records[near + 4] as number) + dy * (records[near + 8] as number));
      const across = (x - lens.centerX) * overFocal;
      const px = ex + (fx + rx * across + ux * along) * distance;
      const py = ey + (fy + ry * across + uy * along) * distance;
      const pz = ez + (fz + rz * across + uz * along) * distance;
      const u = plane === SIDEWAYS ? pz : px;
      const v = plane === LEVEL ? pz : py;
      const slope = slopes[plane] as readonly [number, number];
      const du = slope[0];
      const dv = slope[1];
      let relief = 0;
      for (let grain = 0; grain < GRAINS.length; grain += 1) {
        const { size, until, strength } = GRAINS[grain] as (typeof GRAINS)[number];
        const share = Math.min(1, 1.5 - (distance * 1.5) / until) * strength;
        if (share <= 0) continue;
        const here = fractalAt(tile, u / size, v / size);
        relief +=
          (here * (STAINS + BUMPS) - 0.5 * STAINS - fractalAt(tile, u / size + du, v / size + dv) * BUMPS) * share;
      }
      tone *= 1 + finish.rough * relief;
      if (finish.courses && plane !== LEVEL) tone *= jointed(u, v, finish.courses, distance * overFocal);
    }
    const at = ((y - window.top) * window.width + x - window.left) * 4;
    pixels[at] = (pixels[at] as number) * tone;
    pixels[at + 1] = (pixels[at + 1] as number) * tone;
    pixels[at + 2] = (pixels[at + 2] as number) * tone;
  }
}

interface SurfaceFinish {
  /** Strength of stains and bumps; 0 on surfaces that shine or reflect. */
  rough: number;
  /** Share of light that the deepest hollow loses. */
  hollow: number;
  courses: Surface['courses'];
}

function finishOf({ gloss = 0, mirror = 0, glow = 0, mottle, isThin, courses }: Surface): SurfaceFinish {
  const isClean = gloss > 0.45 || mirror > 0 || glow > 0.5;
  return { rough: isClean ? 0 : (mottle?.strength ?? USUAL), hollow: isThin ? THIN : HOLLOWS, courses };
}

/** The plane in which noise lies on a triangle: the ground, a wall toward the viewer, or a wall to the side. */
const [LEVEL, FACING, SIDEWAYS] = [0, 1, 2];
/** For each plane, the indices of the light's directions along u and v. */
const SLOPES = [
  [0, 2],
  [0, 1],
  [2, 1],
] as const;

/** Returns the plane that a triangle faces most. */
function planeOf(records: Float32Array, record: number): number {
  const base = record * RECORD + NORMAL;
  const nx = Math.abs(records[base] as number);
  const ny = Math.abs(records[base + 1] as number);
  const nz = Math.abs(records[base + 2] as number);
  if (ny > nx && ny > nz) return LEVEL;
  return nz > nx ? FACING : SIDEWAYS;
}

/** Width of the joint between two stones, meters, and the share of light that it loses. */
const JOINT = 0.016;
const JOINT_DEPTH = 0.45;
/** How much one stone differs from its neighbors. */
const STONES = 0.16;

/** @param pixel width of a pixel on the surface, meters; joints that are narrower fade */
function jointed(u: number, v: number, { length, height }: NonNullable<Surface['courses']>, pixel: number): number {
  const row = Math.floor(v / height);
  const along = u / length + (row % 2) * 0.5 + spread(row, 7) * 0.3;
  const column = Math.floor(along);
  const below = (v / height - row) * height;
  const beside = (along - column) * length;
  const width = Math.max(JOINT, pixel);
  const isJoint = below < width || beside < width;
  const stone = 1 + (spread(row, column) - 0.5) * STONES;
  return isJoint ? stone * (1 - JOINT_DEPTH * Math.min(1, JOINT / pixel)) : stone;
}

/** Returns a random number from 0 to 1 for a stone. */
function spread(row: number, column: number): number {
  let value = Math.imul(row, 374761393) + Math.imul(column, 668265263);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) & 0xffff) / 0xffff;
}
