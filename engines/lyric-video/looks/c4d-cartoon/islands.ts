import { type Matrix, pitched, product, rolled, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { arch, bentSheet, lathe, type ProfilePoint, pill, roundedBox } from '../../../drawing/solids/shapes.ts';
import { sailing } from './poses.ts';
import { addCassette, addCloud, addRecord } from './props.ts';
import type { ToySet } from './set.ts';
import { BALL, GLOSSY, MATTE, SMALL_BALL, softTube, type Vinyl } from './shapes.ts';

const [SEA, SAND, GRASS, CORAL, CREAM, BUTTER, TEAL] = [
  '#1fa9c4',
  '#ffe2b4',
  '#8fdc9a',
  '#ff6f5c',
  '#fff3e0',
  '#ffcb52',
  '#0f8f94',
] as const;

const FOAM = '#d8fbf6';
const BOAT = product(shifted(1.15, 0.24, 2.7), turned(0.25));
const CREST = arch(0.24, 0.05, 0.25, Math.PI - 0.25, 8, 6);
/** Places and sizes of waves. */
const WAVES = [
  [-6.2, 0.2, 1],
  [-4.8, 4.3, 1.1],
  [-0.7, 3.9, 0.9],
  [-1.9, 1.5, 0.8],
  [1.5, -1.4, 0.8],
  [4.4, 2.6, 0.9],
  [6.2, -3.2, 0.9],
  [0.9, -5.0, 0.8],
  [-7.0, -3.6, 0.9],
  [7.6, 0.2, 0.9],
] as const;

const BLOCK = roundedBox(0.52, 0.3, 0.52, 0.09, 2);
const ROOF = lathe(
  [
    [0, 0],
    [0.78, 0],
    [0.84, 0.06],
    [0.78, 0.16],
    [0.06, 0.82],
    [0, 0.86],
  ] as ProfilePoint[],
  4,
);
/** The columns of the equalizer: where they stand, and what moves them. */
const COLUMNS = [
  { x: -1.5, by: 'bass', gain: 1.0, color: CORAL },
  { x: -0.85, by: 'loudness', gain: 1.15, color: BUTTER },
  { x: -0.2, by: 'bass', gain: 1.25, color: CREAM },
  { x: 0.45, by: 'treble', gain: 1.3, color: CORAL },
  { x: 1.1, by: 'loudness', gain: 0.85, color: BUTTER },
] as const;
/** Blocks of the highest column. */
const BLOCKS = 7;

/** An afternoon at sea, seen from far above: small islands, a town that is an equalizer, and the toy in a boat. */
export function islands(vinyl: Vinyl): ToySet {
  const set = new MeshBuilder();
  addIsland(set, vinyl, shifted(-2.3, 0, -2.5), 2.5);
  addIsland(set, vinyl, shifted(3.5, 0, -1.0), 1.55);
  addIsland(set, vinyl, shifted(-5.0, 0, 1.6), 1.05);
  addIsland(set, vinyl, shifted(5.55, 0, 0.75), 0.8);
  addTown(set, vinyl);
  addLighthouse(set, vinyl, shifted(3.75, 0.34, -1.3));
  addPalm(set, vinyl, shifted(-4.85, 0.34, 1.45), 1.15);
  addPalm(set, vinyl, shifted(-5.35, 0.34, 1.8), 0.8);
  addPalm(set, vinyl, shifted(5.6, 0.34, 0.7), 0.95);
  addBoat(set, vinyl);
  addWaves(set, vinyl);
  addWhale(set, vinyl, product(shifted(-2.6, 0.12, 3.4), turned(-0.2)));
  const clouds = new MeshBuilder();
  const white = vinyl('#ffffff', MATTE);
  addCloud(clouds, white, product(shifted(-6.2, 1.3, -1.6), turned(0.6)), 0.85);
  addCloud(clouds, white, product(shifted(2.8, 2.6, -3.9), turned(0.6)), 0.75);
  return {
    camera: { from: [13, 14.5, 20], to: [0, 0.8, 0] },
    light: {
      key: { toward: [-0.9, 0.9, 0.25], color: '#fff0d4', strength: 2.3 },
      dome: { color: '#dff6ff', strength: 1.3 },
      sky: { color: '#eafaff', strength: 0.24 },
      bounce: { color: '#6fe0e0', strength: 0.3 },
      fill: { toward: [0.9, 0.3, 0.5], color: '#ffb08a', strength: 0.24 },
      rim: { toward: [0.6, 0.4, -0.8], color: '#fff0c0', strength: 1.0 },
    },
    region: { middle: [0, 0.8, -0.3], reach: 7.5 },
    size: [10.6, 6.6],
    aim: 0.5,
    backdrop: new MeshBuilder()
      .add(
        bentSheet(
          [
            [0, 60],
            [0, -60],
          ],
          160,
        ),
        vinyl(SEA, { gloss: 0.2, sheen: 0.2, softness: 0.1 }),
      )
      .mesh(),
    far: clouds.mesh(),
    set: set.mesh(),
    moves: sailing([1.4, 0.68, 2.75], 0.35),
    poses: 8,
    beats: 4,
    sings: false,
    states: COLUMNS.map(({ x, by, gain, color }, index) => ({
      meshes: Array.from({ length: BLOCKS }, (_, high) =>
        column(vinyl, shifted(x - 1.75, 0.34, -2.5 + (index % 2) * 0.35), high + 1, color),
      ),
      shown: { by, gain },
    })),
  };
}

function addIsland(set: MeshBuilder, vinyl: Vinyl, place: Matrix, radius: number): void {
  const way = product(place, scaled(1, 1, 0.82));
  set.add(pill(64, radius * 1.12, 0.16, 0.07), vinyl('#c9f2f0', GLOSSY), product(way, shifted(0, -0.1, 0)));
  set.add(pill(64, radius, 0.26, 0.12), vinyl(SAND, MATTE), way);
  set.add(pill(64, radius * 0.84, 0.36, 0.12), vinyl(GRASS, MATTE), way);
}

function addTown(set: MeshBuilder, vinyl: Vinyl): void {
  for (const [x, z, size, wall, roof] of [
    [-3.75, -1.75, 0.52, CREAM, CORAL],
    [-2.75, -1.25, 0.42, BUTTER, TEAL],
    [-0.75, -1.5, 0.46, CREAM, TEAL],
  ] as const) {
    const place = product(shifted(x, 0.34, z), turned(0.2));
    set.add(roundedBox(size * 1.3, size, size * 1.3, 0.07, 4), vinyl(wall), place);
    set.add(
      ROOF,
      vinyl(roof, GLOSSY),
      product(place, shifted(0, size * 0.94, 0), turned(Math.PI / 4), scaled(size * 1.18, size, size * 1.18)),
    );
    set.add(
      roundedBox(size * 0.34, size * 0.52, 0.06, 0.03, 3),
      vinyl('#7a4a3c'),
      product(place, shifted(0, 0.02, size * 0.66)),
    );
  }
  for (const [x, z, size] of [
    [-1.75, -1.2, 0.22],
    [-4.1, -2.5, 0.3],
    [-0.5, -2.6, 0.24],
    [-3.3, -1.3, 0.16],
  ] as const)
    set.add(BALL, vinyl('#4fbf8f', MATTE), product(shifted(x, 0.34 + size * 0.8, z), scaled(size)));
}

function addLighthouse(set: MeshBuilder, vinyl: Vinyl, place: Matrix): void {
  for (const [step, color] of [CREAM, CORAL, CREAM, CORAL].entries())
    set.add(pill(40, 0.46 - step * 0.06, 0.52, 0.07), vinyl(color), product(place, shifted(0, step * 0.47, 0)));
  set.add(pill(40, 0.4, 0.1, 0.04), vinyl(TEAL, GLOSSY), product(place, shifted(0, 1.92, 0)));
  set.add(pill(30, 0.2, 0.3, 0.05), { ...vinyl('#ffe9a0'), glow: 0.7 }, product(place, shifted(0, 2.0, 0)));
  set.add(BALL, vinyl(TEAL, GLOSSY), product(place, shifted(0, 2.3, 0), scaled(0.28, 0.22, 0.28)));
}

function addPalm(set: MeshBuilder, vinyl: Vinyl, place: Matrix, high: number): void {
  set.add(
    softTube(
      [
        [0, 0, 0],
        [0.1, high * 0.5, 0],
        [0.02, high, 0],
      ],
      0.085,
      { columns: 12, rows: 18 },
    ),
    vinyl('#c98a58', MATTE),
    place,
  );
  for (let leaf = 0; leaf < 6; leaf++) {
    const way = product(place, shifted(0.02, high, 0), turned((leaf / 6) * 2 * Math.PI), pitched(1.75));
    set.add(SMALL_BALL, vinyl('#3fae86'), product(way, shifted(0, 0.32, 0), scaled(0.12, 0.36, 0.07)));
  }
}

/** A cassette that floats like a raft, with a mast and a record as its sail. */
function addBoat(set: MeshBuilder, vinyl: Vinyl): void {
  addCassette(set, vinyl, product(BOAT, pitched(-Math.PI / 2), scaled(1.3)), { shell: CORAL, label: CREAM });
  set.add(pill(18, 0.06, 2.9, 0.05), vinyl(CREAM), product(BOAT, shifted(-0.78, 0.1, -0.3)));
  addRecord(set, vinyl, product(BOAT, shifted(-0.72, 2.0, -0.2), turned(0.1)), 0.92, {
    disc: '#44307e',
    label: BUTTER,
  });
  set.add(SMALL_BALL, vinyl(CORAL, GLOSSY), product(BOAT, shifted(-0.78, 3.05, -0.3), scaled(0.13)));
  for (const [size, wide] of [
    [1.7, 0.05],
    [2.2, 0.035],
  ] as const)
    set.add(
      arch(size, wide, 0, 2 * Math.PI, 72, 8),
      vinyl(FOAM, MATTE),
      product(BOAT, shifted(0, -0.18, 0), pitched(Math.PI / 2), scaled(1, 0.7, 0.5)),
    );
}

/** Small crests of waves, all over the sea. */
function addWaves(set: MeshBuilder, vinyl: Vinyl): void {
  const foam = vinyl(FOAM, MATTE);
  for (const [x, z, size] of WAVES)
    for (const side of [-1, 1])
      set.add(CREST, foam, product(shifted(x, 0.0, z), turned(0.6), shifted(side * 0.24 * size, 0, 0), scaled(size)));
}

/** A whale of vinyl that looks out of the water. */
function addWhale(set: MeshBuilder, vinyl: Vinyl, place: Matrix): void {
  const blue = vinyl('#3d6df0', GLOSSY);
  set.add(BALL, blue, product(place, scaled(0.95, 0.62, 0.68)));
  set.add(BALL, vinyl('#dff2ff'), product(place, shifted(0.1, -0.14, 0.06), scaled(0.9, 0.5, 0.66)));
  set.add(
    softTube(
      [
        [-0.7, 0.05, 0],
        [-1.15, 0.16, 0],
        [-1.4, 0.52, 0],
      ],
      (share) => 0.3 - 0.17 * share,
      { columns: 18, rows: 26 },
    ),
    blue,
    place,
  );
  for (const side of [-1, 1])
    set.add(
      SMALL_BALL,
      blue,
      product(
        place,
        shifted(-1.42, 0.6, 0),
        rolled(-0.5),
        turned(side * 0.9),
        shifted(0, 0, 0.2),
        scaled(0.12, 0.08, 0.3),
      ),
    );
  set.add(SMALL_BALL, vinyl('#22183a', { gloss: 0.9 }), product(place, shifted(0.6, 0.1, 0.5), scaled(0.085)));
  for (const side of [-1, 1])
    set.add(
      softTube(
        [
          [0.15, 0.58, 0],
          [0.15, 0.95, 0],
          [0.15 + side * 0.32, 1.12, 0],
          [0.15 + side * 0.42, 0.92, 0],
        ],
        0.075,
        { columns: 12, rows: 26 },
      ),
      vinyl(FOAM, GLOSSY),
      place,
    );
}

/** A column of soft blocks. @param high number of blocks */
function column(vinyl: Vinyl, place: Matrix, high: number, color: string): Mesh {
  const into = new MeshBuilder();
  for (let step = 0; step < high; step++) into.add(BLOCK, vinyl(color), product(place, shifted(0, step * 0.32, 0)));
  return into.mesh();
}
