import { darken, hex, lighten, type Rgb } from '../../drawing/color.ts';
import type { SetLayers } from '../places/set-layers.ts';
import type { PlaceName } from '../story.ts';

/** What the ground of a game's level is made of. */
type Tiling = 'grass' | 'sand' | 'bricks' | 'planks' | 'slabs' | 'snow' | 'rock' | 'asphalt';

const TILING: Readonly<Partial<Record<PlaceName, Tiling>>> = {
  city: 'asphalt',
  street: 'slabs',
  station: 'slabs',
  road: 'asphalt',
  rooftop: 'bricks',
  market: 'slabs',
  castle: 'grass',
  village: 'grass',
  forest: 'grass',
  field: 'grass',
  graveyard: 'grass',
  garden: 'grass',
  river: 'grass',
  mountain: 'rock',
  cave: 'rock',
  space: 'rock',
  desert: 'sand',
  beach: 'sand',
  underwater: 'sand',
  snow: 'snow',
  room: 'planks',
  kitchen: 'slabs',
  hospital: 'slabs',
  office: 'slabs',
  school: 'planks',
  gym: 'planks',
  cafe: 'slabs',
  club: 'slabs',
  church: 'slabs',
};

/** Side of a tile at 180 lines, pixels. */
const TILE = 16;
const BARE = { hasOutline: false, isFlat: true };

/** Fills one tile. `dot` fills a rectangle of the tile's pixels, counted from its upper left corner. */
type Pattern = (
  dot: (x: number, y: number, width: number, height: number, color: Rgb) => void,
  tile: { row: number; column: number; isOdd: boolean },
) => void;

const DIRT = hex('#9a6a42');
const GRASS = hex('#6ac04a');
const SAND = hex('#e8c47a');
const STONE = hex('#8c8fa0');

/** Stones in the earth, in pixels of a tile. */
const PEBBLES = [
  [3, 7, 3, 2],
  [10, 10, 4, 2],
  [6, 13, 2, 1],
  [13, 5, 2, 1],
] as const;

const PATTERNS: Readonly<Record<Tiling, Pattern>> = {
  grass(dot, { row, isOdd }) {
    dot(0, 0, TILE, TILE, DIRT);
    for (const [x, y, wide, tall] of PEBBLES) {
      dot(isOdd ? TILE - x - wide : x, y, wide, tall, darken(DIRT, 0.3));
      dot(isOdd ? TILE - x - wide : x, y, wide, 1, lighten(DIRT, 0.25));
    }
    if (row > 0) return;
    dot(0, 0, TILE, 4, GRASS);
    dot(0, 0, TILE, 1, lighten(GRASS, 0.4));
    for (let blade = 0; blade < 8; blade += 1)
      dot(blade * 2, 4, 1, [3, 1, 2, 4][(blade + Number(isOdd)) % 4] ?? 1, GRASS);
    for (const blade of [2, 6, 11]) dot(blade, -2, 1, 2, lighten(GRASS, 0.2));
    dot(0, 8, TILE, 1, darken(DIRT, 0.16));
  },
  sand(dot, { row, isOdd }) {
    dot(0, 0, TILE, TILE, row > 0 ? darken(SAND, 0.12) : SAND);
    if (row === 0) dot(0, 0, TILE, 1, lighten(SAND, 0.5));
    for (const [x, y] of PEBBLES) dot(isOdd ? 15 - x : x, y, 2, 1, darken(SAND, 0.22));
    dot(isOdd ? 2 : 8, 3, 6, 1, lighten(SAND, 0.3));
  },
  bricks(dot, { row }) {
    const clay = hex('#b0584a');
    dot(0, 0, TILE, TILE, darken(clay, 0.45));
    for (let course = 0; course < 4; course += 1) {
      const shift = course % 2 ? 4 : 0;
      for (const x of [-8 + shift, shift, 8 + shift]) {
        const [from, to] = [Math.max(0, x), Math.min(TILE, x + 7)];
        if (to <= from) continue;
        dot(from, course * 4, to - from, 3, clay);
        dot(from, course * 4, to - from, 1, lighten(clay, 0.25));
      }
    }
    if (row === 0) dot(0, 0, TILE, 3, hex('#c8c4c0'));
  },
  planks(dot, { row, isOdd }) {
    const wood = hex('#b07a4a');
    dot(0, 0, TILE, TILE, wood);
    for (let board = 0; board < 2; board += 1) {
      dot(0, board * 8, TILE, 1, lighten(wood, 0.3));
      dot(0, board * 8 + 7, TILE, 1, darken(wood, 0.5));
      dot(isOdd === (board === 0) ? 11 : 4, board * 8 + 1, 1, 6, darken(wood, 0.4));
      dot(2, board * 8 + 4, 5, 1, darken(wood, 0.16));
    }
    if (row === 0) dot(0, 0, TILE, 2, lighten(wood, 0.35));
  },
  slabs(dot, { row, isOdd }) {
    const tone = isOdd === (row % 2 === 0) ? hex('#c8b498') : hex('#a89078');
    dot(0, 0, TILE, TILE, tone);
    dot(0, 0, TILE, 1, lighten(tone, 0.4));
    dot(0, 0, 1, TILE, lighten(tone, 0.25));
    dot(0, 15, TILE, 1, darken(tone, 0.4));
    dot(15, 0, 1, TILE, darken(tone, 0.3));
  },
  snow(dot, { row, isOdd }) {
    PATTERNS.rock(dot, { row: 1, column: 0, isOdd });
    if (row > 0) return;
    dot(0, 0, TILE, 6, hex('#f4f8ff'));
    for (let drip = 0; drip < 4; drip += 1)
      dot(drip * 4, 6, 3, [1, 3, 2, 1][(drip + Number(isOdd)) % 4] ?? 1, hex('#d4e2f8'));
  },
  rock(dot, { row, isOdd }) {
    dot(0, 0, TILE, TILE, darken(STONE, 0.35));
    const blocks = isOdd
      ? ([
          [0, 1, 9, 6],
          [10, 0, 6, 7],
          [0, 8, 5, 7],
          [6, 9, 10, 6],
        ] as const)
      : ([
          [0, 0, 6, 7],
          [7, 1, 9, 6],
          [0, 9, 10, 6],
          [11, 8, 5, 7],
        ] as const);
    for (const [x, y, wide, tall] of blocks) {
      dot(x, y, wide, tall, STONE);
      dot(x, y, wide, 1, lighten(STONE, 0.35));
      dot(x + wide - 1, y, 1, tall, darken(STONE, 0.2));
    }
    if (row === 0) dot(0, 0, TILE, 1, lighten(STONE, 0.5));
  },
  asphalt(dot, { row, column, isOdd }) {
    const tar = hex('#5a5f72');
    dot(0, 0, TILE, TILE, tar);
    if (row === 0) {
      dot(0, 0, TILE, 4, hex('#b8bac4'));
      dot(0, 0, TILE, 1, hex('#e0e2ea'));
      dot(isOdd ? 0 : 8, 0, 1, 4, hex('#8a8c98'));
      dot(0, 4, TILE, 1, darken(tar, 0.5));
    } else if (column % 3 < 2) dot(0, 4, TILE, 2, hex('#f0d060'));
    for (const [x, y] of PEBBLES) dot(x, y, 1, 1, lighten(tar, 0.2));
  },
};

/** Lays tiles from the ground line down, as a game shows the ground from the side. */
export function layTiles({ near, width, height, ground, unit }: SetLayers, place: PlaceName): void {
  const tiling = TILING[place];
  if (!tiling) return;
  const pixel = Math.max(1, Math.round(unit / 180));
  const side = TILE * pixel;
  const top = Math.round(ground) - pixel * 2;
  for (let row = 0; top + row * side < height; row += 1) {
    for (let column = 0; column * side < width; column += 1) {
      PATTERNS[tiling](
        (x, y, wide, tall, color) =>
          near.rect(column * side + x * pixel, top + row * side + y * pixel, wide * pixel, tall * pixel, color, BARE),
        { row, column, isOdd: (column + row) % 2 === 1 },
      );
    }
  }
}
