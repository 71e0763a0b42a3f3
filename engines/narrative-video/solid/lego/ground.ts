import { darken, lighten } from '../../../drawing/color.ts';
import { product, scaled, shifted } from '../../../drawing/solids/matrix.ts';
import type { Surface } from '../../../drawing/solids/mesh.ts';
import { box } from '../../../drawing/solids/shapes.ts';
import { isRaining, type Light } from '../../light/light.ts';
import type { GroundKind, Scenery } from '../../scenery/thing.ts';
import { CUTS, type SlicedPlace } from '../slices.ts';
import { isBelowGround } from '../waves.ts';
import { block, STUD_PRINT, stud, tiledBox, wall } from './bricks.ts';
import { BRICK, molded, plastic, STUD } from './plastic.ts';

const CUBE = box();
/** Grounds covered with smooth tiles. */
const SMOOTH: ReadonlySet<GroundKind> = new Set(['asphalt', 'planks', 'tiles', 'deck']);
const HALF = 8;
/** Height of a tile, of which a hair's breadth is above the baseplate. */
const TILE = 0.1;
/** The nearest row of studs: a long lens is far from people, and sees the ground between. */
const FIRST = -6;
/** Beyond this z, meters, studs and tiles are not modeled. */
const NEAR = -9;

/** Lays baseplates with studs or smooth tiles, and the water and land beyond them. */
export function layGround(place: SlicedPlace, { ground, water, room, front = 5.5 }: Scenery, light: Light): void {
  const color = molded(ground.color);
  const wet = isRaining(light) ? { sheen: 0.6, gloss: 0.8, mirror: 0.95 } : {};
  const base = plastic(color, wet);
  const accent = plastic(molded(ground.accent), wet);
  const shore = water ? water.from : -1000;
  const back = room ? room.back : -150;
  slabs(place, base, front, Math.max(back, shore));
  if (water && water.to > -60) land(place, base, water.to);
  if (SMOOTH.has(ground.kind))
    tiles(place, ground.kind, base, accent, Math.max(NEAR, back, shore), room ? room.width / 2 : HALF);
  else studded(place, base, accent, Math.max(NEAR, back, shore));
  if (water) waves(place, water);
}

/** Lays the baseplate itself in the slices that it crosses. */
function slabs(place: SlicedPlace, base: Surface, front: number, back: number): void {
  const printed: Surface = { ...base, texture: STUD_PRINT };
  let near = front;
  for (const cut of [CUTS[1], CUTS[0], -30, -150]) {
    const far = Math.max(cut, back);
    if (far >= near) break;
    const deep = near - far;
    const surface = near <= NEAR + 5 && far >= -30 ? printed : base;
    const wide = near < -12 ? 200 : 40;
    // People stand in front of the ground, also in a room so short that most of the ground is nearer than they are.
    const middle = Math.min(CUTS[2] - 0.1, (near + far) / 2);
    place.at(middle).add(tiledBox(wide, 0.3, deep, STUD, STUD), surface, shifted(0, -0.3, (near + far) / 2));
    near = far;
  }
}

function land(place: SlicedPlace, base: Surface, from: number): void {
  place.at(from - 1).add(tiledBox(200, 0.3, 60, STUD, STUD), base, shifted(0, -0.3, from - 30));
}

function studded(place: SlicedPlace, base: Surface, accent: Surface, back: number): void {
  const tones = [base, base, base, { ...base, color: lighten(base.color, 0.03) }];
  for (let row = FIRST; ; row += 1) {
    const z = 2.8 - row * STUD;
    if (z < back + STUD / 2) return;
    const reach = Math.min(HALF + 2, 2.6 + Math.max(0, 3 - z) * 0.9);
    for (let x = -Math.floor(reach / STUD) * STUD; x <= reach; x += STUD) {
      const patch = (Math.sin(x * 0.9 + row * 0.13) + Math.sin(row * 0.31 - x * 0.4)) * 0.5;
      // Single plates of the other color lie on the baseplate here and there.
      if (patch > 0.74) {
        place.at(z).add(CUBE, accent, product(shifted(x, 0, z), scaled(STUD, 0.05, STUD)));
        place.at(z).add(stud(z), accent, shifted(x, 0.05, z));
      } else place.at(z).add(stud(z), tones[Math.abs(row + Math.round(x / STUD)) % 4] as Surface, shifted(x, 0, z));
    }
  }
}

function tiles(place: SlicedPlace, kind: GroundKind, base: Surface, accent: Surface, back: number, half: number): void {
  const isRoad = kind === 'asphalt';
  const isPlank = kind === 'planks' || kind === 'deck';
  const [wide, deep] = isPlank ? [STUD * 6, STUD] : [STUD * 2, STUD * 2];
  let row = 0;
  for (let z = 3.4; z - deep / 2 > back; z -= deep, row += 1) {
    const reach = Math.min(half, 3 + (3.4 - z) * 0.9);
    for (let x = -half + (isPlank && row % 2 ? wide / 2 : 0), column = 0; x <= half; x += wide, column += 1) {
      if (Math.abs(x) > reach + wide) continue;
      const isMarked = isRoad ? row === 8 && column % 3 !== 0 : (row + column) % 2 === 1;
      const surface = isMarked
        ? accent
        : (row * 5 + column * 3) % 4
          ? base
          : { ...base, color: darken(base.color, 0.05) };
      place.at(z).add(block(wide, TILE, deep, z), surface, shifted(x, -TILE + 0.008, z));
    }
  }
  if (isRoad) curb(place);
}

/** Lays a sidewalk of gray plates with studs behind the road. */
function curb(place: SlicedPlace): void {
  const gray = plastic(molded([160, 165, 169]));
  for (const x of [-6, -3, 0, 3, 6]) wall(place.at(-5), [x, 0, -5.4], [3, 0.16, STUD * 3], [gray]);
}

/** Lays rows of glossy plates at different heights, white where they reach the shore. */
function waves(place: SlicedPlace, { from, to, y, color }: NonNullable<Scenery['water']>): void {
  const tones = [color, lighten(color, 0.16), darken(color, 0.12), lighten(color, 0.3)].map((tone) =>
    plastic(molded(tone), { gloss: 0.9, sharpness: 90, sheen: 0.6, mirror: 0.6 }),
  );
  const foam = plastic([246, 250, 252]);
  let z = from;
  for (let row = 0; z > to; row += 1) {
    const deep = STUD * Math.max(2, Math.round((-z - 2) / 5) * 2);
    const wide = deep * 3;
    const reach = Math.min(110, 9 + -z * 1.1);
    for (let x = -reach, column = 0; x < reach; x += wide, column += 1) {
      const lift = Math.sin(row * 1.7 + column * 1.1) * 0.5 + Math.sin(column * 0.6 - row * 0.8) * 0.5;
      const isFoam = row === 0 || (lift > 0.8 && column % 2 === 0);
      const height = 0.12 + (lift + 1) * 0.07 * Math.min(2.2, deep);
      const surface = isFoam ? foam : (tones[Math.abs(Math.round(lift * 2 + row)) % tones.length] as Surface);
      const at = [x + (row % 2) * wide * 0.5, y - 0.12, z - deep / 2] as const;
      const depth = Math.min(isBelowGround(y) ? CUTS[1] - 0.1 : CUTS[2] - 0.1, at[2]);
      place.at(depth).add(block(wide, height, deep, at[2]), surface, shifted(...at));
      if (z > -9 && x > -8 && x < 8) {
        for (let part = 0; part < 6; part += 1)
          place
            .at(depth)
            .add(stud(at[2]), surface, shifted(at[0] + (part - 2.5) * (wide / 6), at[1] + height - 0.002, at[2]));
      }
    }
    z -= deep;
  }
}

/** Builds walls of bricks with a baseboard. The front is open. */
export function buildRoom(
  place: SlicedPlace,
  { width, height, back, wall: color, trim }: NonNullable<Scenery['room']>,
): void {
  const tone = molded(color);
  const bricks = [plastic(tone), plastic(tone), plastic(darken(tone, 0.04)), plastic(lighten(tone, 0.04))];
  const edge = plastic(molded(trim));
  wall(place.at(back), [0, 0, back - STUD / 2], [width, height, STUD], bricks);
  for (const side of [-1, 1]) {
    const x = (side * (width + STUD)) / 2;
    const turn = [0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, 0];
    wall(place.at(back), [x, 0, (back + 2) / 2 - 2], [-back + 3, height, STUD], bricks, turn);
  }
  place.at(back).add(CUBE, edge, product(shifted(0, 0, back), scaled(width, BRICK / 3, 0.14)));
  place.at(back).add(CUBE, edge, product(shifted(0, height - 0.2, back), scaled(width, BRICK / 2, 0.14)));
  // The ceiling covers only what the camera sees. The rest would block the sun.
  const deep = 2.6;
  const size = scaled(width + STUD * 2, 0.14, deep);
  place.at(back).add(CUBE, plastic(lighten(tone, 0.3)), product(shifted(0, height, back + deep / 2), size));
}
