import { chanceOf } from '../../../drawing/chance.ts';
import { darken, hex, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import { product, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import type { Surface } from '../../../drawing/solids/mesh.ts';
import { roundedBox, sphere } from '../../../drawing/solids/shapes.ts';
import { isRaining, type Light } from '../../light/light.ts';
import type { GroundKind, Scenery } from '../../scenery/thing.ts';
import { CUTS, type SlicedPlace } from '../slices.ts';
import { streetPieces } from '../street.ts';
import { isBelowGround } from '../waves.ts';
import { LAWN, type Lawn, plantGrass } from './lawn.ts';

const PEBBLE = sphere(7, 5);

/** Size of the spots of a ground, in meters. */
const MOTTLES: Record<GroundKind, number> = {
  sand: 0.5,
  grass: 0.9,
  snow: 1.2,
  asphalt: 0.25,
  rock: 0.6,
  soil: 0.5,
  cloud: 2,
  paving: 0.5,
  planks: 0.5,
  tiles: 0.5,
  deck: 0.5,
};

/** Lays the land and what grows or lies on it near people. */
export function layGround(
  place: SlicedPlace,
  { ground, water, room, front = 6 }: Scenery,
  light: Light,
  seed: string,
  lawn: Lawn = LAWN,
): void {
  const isWet = isRaining(light);
  const wet: Partial<Surface> = isWet ? { gloss: 0.7, sharpness: 30, sheen: 0.5, mirror: 1 } : {};
  const base: Surface = {
    color: isWet ? darken(ground.color, 0.3) : ground.color,
    mottle: { size: MOTTLES[ground.kind], strength: ground.kind === 'grass' ? 0.14 : 0.06 },
    ...wet,
  };
  const shore = water ? water.from : -1000;
  const back = room ? room.back : -220;
  land(place, base, front, Math.max(back, shore));
  if (water && water.to > -60) land(place, base, water.to, -200);
  const far = Math.max(back, shore, -9);
  const lay: Partial<Record<GroundKind, () => void>> = {
    grass: () => plantGrass(place, ground.color, ground.accent, far, seed, lawn),
    sand: () => pebbles(place, ground.accent, far, seed, 40, 0.04),
    snow: () => pebbles(place, lighten(ground.color, 0.4), far, seed, 30, 0.16),
    rock: () => pebbles(place, ground.accent, far, seed, 60, 0.12),
    cloud: () => pebbles(place, ground.color, far, seed, 90, 0.75),
    paving: () => slabs(place, ground.color, ground.accent, far, [0.62, 0.44], wet, 8),
    tiles: () =>
      slabs(
        place,
        ground.color,
        ground.accent,
        far,
        [0.8, 0.8],
        { gloss: 0.35, sharpness: 40, sheen: 0.5, mirror: 0.5, ...wet },
        room ? room.width / 2 : 8,
        true,
      ),
    planks: () =>
      slabs(
        place,
        ground.color,
        ground.accent,
        far,
        [2.2, 0.26],
        { gloss: 0.2, sharpness: 24, sheen: 0.25 },
        room ? room.width / 2 : 8,
      ),
    deck: () => slabs(place, ground.color, ground.accent, far, [2.4, 0.32], wet, 9),
    asphalt: () => road(place, ground.accent, wet),
  };
  lay[ground.kind]?.();
  if (water) sea(place, water, light);
}

function land(place: SlicedPlace, base: Surface, from: number, back: number): void {
  let near = from;
  for (const cut of [CUTS[2], CUTS[1], CUTS[0], -60, -220]) {
    const far = Math.max(cut, back);
    if (far >= near) continue;
    // Each slice reaches under the next, so that no gap opens when they move.
    const [start, end] = [near + (near < from ? 0.6 : 0), far];
    const wide = near > -13 ? 60 : 320;
    place
      .at(Math.min(0.9, (near + far) / 2))
      .add(roundedBox(wide, 0.2, start - end, 0.001, 1), base, shifted(0, -0.2, (start + end) / 2));
    near = far;
    if (far <= back) return;
  }
}

function pebbles(place: SlicedPlace, color: Rgb, far: number, seed: string, count: number, size: number): void {
  const chance = chanceOf(`${seed}/pebbles`);
  const tones = [color, lighten(color, 0.12), darken(color, 0.08)].map(
    (tone): Surface => ({ color: tone, softness: 0.3 }),
  );
  for (let index = 0; index < count; index += 1) {
    const z = 2.5 - (2.5 - far) * chance.next();
    const x = chance.between(-1, 1) * (3 + (3 - z) * 0.8);
    if (size > 0.3 && Math.hypot(x, z) < 1.3) continue;
    const wide = size * chance.between(0.5, 1.3);
    place
      .at(z)
      .add(
        PEBBLE,
        chance.pick(tones),
        product(shifted(x, 0, z), turned(chance.between(0, 3)), scaled(wide, wide * 0.5, wide * 0.8)),
      );
  }
}

/** Lays stones, tiles or boards side by side, each slightly different from its neighbor. */
function slabs(
  place: SlicedPlace,
  color: Rgb,
  accent: Rgb,
  far: number,
  [wide, deep]: readonly [number, number],
  more: Partial<Surface>,
  half: number,
  isChecked = false,
): void {
  const shape = roundedBox(wide - 0.025, 0.08, deep - 0.025, 0.012, 1);
  const tones = [color, darken(color, 0.06), lighten(color, 0.06), mix(color, accent, 0.35)].map(
    (tone): Surface => ({ color: tone, ...more }),
  );
  const other: Surface = { color: accent, ...more };
  let row = 0;
  for (let z = 3 - deep / 2; z - deep / 2 > far; z -= deep, row += 1) {
    const reach = Math.min(half, 3.4 + (3 - z) * 0.85);
    const offset = isChecked ? 0 : ((row * 0.37) % 1) * wide;
    for (let x = -half + wide / 2 - offset, column = 0; x < half + wide; x += wide, column += 1) {
      if (Math.abs(x) > reach + wide) continue;
      const surface =
        isChecked && (row + column) % 2 ? other : (tones[(row * 5 + column * 3 + ((row * column) % 3)) % 4] as Surface);
      place.at(z).add(shape, surface, shifted(x, -0.07, z));
    }
  }
}

/** Lays lines on the road, and a sidewalk behind it. */
function road(place: SlicedPlace, accent: Rgb, wet: Partial<Surface>): void {
  for (const { of, size, at, color } of streetPieces(accent)) {
    const isStone = of === 'sidewalk';
    const surface: Surface = { color, ...(isStone && { mottle: { size: 0.3, strength: 0.06 } }), ...wet };
    place.at(isStone ? -5 : -1).add(roundedBox(...size, isStone ? 0.03 : 0.005, 1), surface, shifted(...at));
  }
}

/** Lays the surface of the waves, and foam where it meets the land. */
function sea(place: SlicedPlace, { from, to, y, color }: NonNullable<Scenery['water']>, light: Light): void {
  const surface: Surface = {
    color: light.isDark ? darken(color, 0.4) : color,
    gloss: 0.85,
    sharpness: 60,
    sheen: 0.7,
    mirror: 0.75,
  };
  const [columns, rows] = [56, 46];
  // Water below a pier begins under it, and is behind everything on the pier, like its waves.
  const isBelow = isBelowGround(y);
  const start = isBelow ? from + 0.6 : from;
  const line = (row: number) => start - (start - to) * (row / rows) ** 2.6;
  for (const [first, last] of [
    [0, 16],
    [16, 30],
    [30, rows],
  ] as const) {
    const positions: number[] = [];
    const normals: number[] = [];
    const corners: number[] = [];
    for (let row = first; row <= last; row += 1) {
      for (let column = 0; column <= columns; column += 1) {
        const z = line(row);
        const x = (column / columns - 0.5) * (22 - z * 2.4);
        const [height, slopeX, slopeZ] = swell(x, z);
        positions.push(x, y + height, z);
        normals.push(-slopeX, 1, -slopeZ);
        if (row === last || column === columns) continue;
        const a = (row - first) * (columns + 1) + column;
        corners.push(a, a + 1, a + columns + 2, a, a + columns + 2, a + columns + 1);
      }
    }
    const shape = {
      positions: Float32Array.from(positions),
      normals: Float32Array.from(normals),
      uvs: new Float32Array((positions.length / 3) * 2),
      corners: Uint32Array.from(corners),
      groups: new Uint16Array(corners.length / 3),
    };
    const middle = line((first + last) / 2);
    place.at(Math.min(isBelow ? CUTS[1] - 0.1 : CUTS[2] - 0.1, middle)).add(shape, surface);
  }
  if (isBelow) return;
  const foam: Surface = { color: hex('#fbfdff'), softness: 0.6 };
  for (let x = -14; x < 14; x += 0.34) {
    const z = from + Math.sin(x * 0.8) * 0.28 + Math.sin(x * 2.1) * 0.1;
    place.at(Math.min(CUTS[2] - 0.1, from)).add(PEBBLE, foam, product(shifted(x, y, z), scaled(0.34, 0.05, 0.16)));
    place
      .at(Math.min(CUTS[2] - 0.1, from))
      .add(PEBBLE, foam, product(shifted(x, y + 0.02, z - 0.9 - Math.sin(x * 1.3) * 0.2), scaled(0.26, 0.04, 0.07)));
  }
}

/** Returns the height of the water and its slopes along x and z. */
function swell(x: number, z: number): readonly [number, number, number] {
  const [a, b, c] = [x * 0.7 + z * 1.9, x * -0.4 + z * 3.1 + 2, x * 1.7 - z * 0.9];
  const calm = Math.min(1, 12 / (4 - z));
  return [
    (Math.sin(a) * 0.05 + Math.sin(b) * 0.03 + Math.sin(c) * 0.02) * 0.9,
    (Math.cos(a) * 0.05 * 0.7 - Math.cos(b) * 0.03 * 0.4 + Math.cos(c) * 0.02 * 1.7) * 2.2 * calm,
    (Math.cos(a) * 0.05 * 1.9 + Math.cos(b) * 0.03 * 3.1 - Math.cos(c) * 0.02 * 0.9) * 2.2 * calm,
  ];
}

/** Builds plastered walls with a baseboard. The front is open. */
export function buildRoom(place: SlicedPlace, { width, height, back, wall, trim }: NonNullable<Scenery['room']>): void {
  const plaster: Surface = { color: wall, mottle: { size: 0.9, strength: 0.035 }, softness: 0.2 };
  const board: Surface = { color: trim, gloss: 0.15 };
  place.at(back).add(roundedBox(width + 0.4, height, 0.2, 0.01, 1), plaster, shifted(0, 0, back - 0.1));
  for (const side of [-1, 1])
    place
      .at(back)
      .add(roundedBox(0.2, height, 4 - back, 0.01, 1), plaster, shifted(side * (width / 2 + 0.1), 0, (back + 4) / 2));
  for (const y of [0, height - 0.24])
    place.at(back).add(roundedBox(width, y === 0 ? 0.2 : 0.24, 0.08, 0.02, 2), board, shifted(0, y, back + 0.04));
  place.at(back).add(
    // The ceiling covers only what the camera sees. The rest would block the sun.
    roundedBox(width + 0.4, 0.2, 2.6, 0.01, 1),
    { color: lighten(wall, 0.4) },
    shifted(0, height, back + 1.3),
  );
}
