import { darken, hex, lighten, mix } from '../../../drawing/color.ts';
import { product, scaled, shifted } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Shape, Surface } from '../../../drawing/solids/mesh.ts';
import { box, prism } from '../../../drawing/solids/shapes.ts';
import { isRaining, type Light } from '../../light/light.ts';
import type { GroundKind, Scenery, Water } from '../../scenery/thing.ts';
import { streetPieces } from '../street.ts';
import { hasShore, wetSand } from './shore.ts';
import { checkered, coarse, plaster } from './texture.ts';

const PICTURES: Readonly<Record<GroundKind, Parameters<typeof coarse>[1]>> = {
  sand: 'sand',
  grass: 'grass',
  paving: 'stone',
  asphalt: 'road',
  planks: 'wood',
  deck: 'wood',
  tiles: 'stone',
  snow: 'snow',
  rock: 'road',
  soil: 'road',
  cloud: 'plain',
};

/** Ground that is not laid of equal pieces, and so is lighter and darker in wide spots. */
const NATURAL: ReadonlySet<GroundKind> = new Set<GroundKind>(['sand', 'grass', 'snow', 'rock', 'soil']);

/** Builds a floor of square tiles with one small texture, and walls and a ceiling as boards. */
export function layFloor(into: MeshBuilder, { ground, water, room, front = 6 }: Scenery, light: Light): void {
  const isWet = isRaining(light);
  const surface: Surface = {
    color: ground.color,
    texture:
      ground.kind === 'tiles'
        ? checkered(darken(ground.color, 0.12), ground.accent)
        : coarse(ground.color, PICTURES[ground.kind]),
    ...(isWet && { gloss: 0.5, sharpness: 12, sheen: 0.4, mirror: 1 }),
    ...(ground.kind === 'tiles' && { mirror: isWet ? 1 : 0.5 }),
    ...(NATURAL.has(ground.kind) && { mottle: { size: 2.2, strength: 0.16 } }),
  };
  const back = Math.max(room ? room.back : -60, water ? water.from : -1000);
  into.add(
    sheet(-24, 24, front, back, 2, () => 0),
    surface,
  );
  if (ground.kind === 'asphalt')
    for (const { size, at, color } of streetPieces(ground.accent)) {
      const [wide, high, deep] = size;
      const stone: Surface = { ...surface, color, texture: coarse(color, 'road') };
      into.add(box(), stone, product(shifted(...at), scaled(wide, high, deep)));
    }
  if (hasShore(ground, water)) into.add(...wetSand(water, ground));
  if (water && water.to > -60)
    into.add(
      sheet(-40, 40, water.to, -70, 4, () => 0),
      surface,
    );
  if (!room || room.hasOwnWalls) return;
  const { width, height, wall } = room;
  const paper: Surface = { color: wall, texture: plaster(wall, room.trim) };
  const board = (wide: number, deep: number) =>
    repeated(
      prism(
        [
          [-wide / 2, 0],
          [wide / 2, 0],
          [wide / 2, height],
          [-wide / 2, height],
        ],
        deep,
      ),
    );
  const ceiling: Surface = { color: lighten(wall, 0.3), texture: coarse(lighten(wall, 0.3), 'plain') };
  into.add(box(), ceiling, product(shifted(0, height, (room.back + 5) / 2), scaled(width + 0.4, 0.2, 5 - room.back)));
  into.add(board(width + 0.4, 0.2), paper, shifted(0, 0, room.back - 0.1));
  for (const side of [-1, 1])
    into.add(board(0.2, 5 - room.back), paper, shifted(side * (width / 2 + 0.1), 0, (room.back + 5) / 2));
}

/** Distance after which the texture of a wall repeats to the side, meters. */
const REPEATS = 1.6;

/** Returns a wall whose texture covers its height and repeats to the sides. */
function repeated(wall: Shape): Shape {
  const uvs = Float32Array.from(wall.uvs);
  for (let vertex = 0; vertex * 2 < uvs.length; vertex += 1) {
    const [x = 0, , z = 0] = wall.positions.subarray(vertex * 3, vertex * 3 + 3);
    const isSide = Math.abs(wall.normals[vertex * 3] as number) > 0.5;
    uvs[vertex * 2] = (isSide ? z : x) / REPEATS;
  }
  return { ...wall, uvs };
}

/** Returns a few large waves, which move together. Under a low sun they keep their own color, as games drew them. */
export function waterOf({ from, to, y, color }: Water, light: Light): [Shape, Surface] {
  const isLow = light.time === 'sunset' || light.time === 'dawn';
  const tone = isLow ? mix(color, hex('#2440f0'), 0.85) : lighten(color, 0.04);
  const wave = (x: number, z: number) => y + Math.sin(x * 0.9 + z) * 0.09 + Math.sin(z * 1.3 - x * 0.4) * 0.07;
  return [
    sheet(-44, 44, from, Math.max(-66, to), 2.2, wave),
    {
      color: tone,
      texture: coarse(tone, 'water'),
      gloss: 0.2,
      sharpness: 14,
      sheen: 0.15,
      mirror: 0.1,
      glow: isLow ? 2 : 0.4,
    },
  ];
}

/** Returns a sheet of equal squares from z `near` to `far`. Each square shows the whole texture. */
function sheet(
  left: number,
  right: number,
  near: number,
  far: number,
  size: number,
  height: (x: number, z: number) => number,
): Shape {
  const positions: number[] = [];
  const uvs: number[] = [];
  const corners: number[] = [];
  const columns = Math.ceil((right - left) / size);
  const rows = Math.max(1, Math.ceil((near - far) / size));
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [x, z] = [left + column * size, Math.max(far, near - row * size)];
      positions.push(x, height(x, z), z);
      uvs.push(x / size, z / size);
      if (row === rows || column === columns) continue;
      const a = row * (columns + 1) + column;
      corners.push(a, a + 1, a + columns + 2, a, a + columns + 2, a + columns + 1);
    }
  }
  const normals = new Float32Array(positions.length);
  for (let at = 1; at < normals.length; at += 3) normals[at] = 1;
  return {
    positions: Float32Array.from(positions),
    normals,
    uvs: Float32Array.from(uvs),
    corners: Uint32Array.from(corners),
    groups: new Uint16Array(corners.length / 3),
  };
}
