import { darken, hex, lighten } from '../../drawing/color.ts';
import { type DrawnThing, drawnThing } from './sketch.ts';

const [WHITE, NET, IRON] = [hex('#ffffff'), hex('#eef2f6'), hex('#5a6270')];
const [LEAF, WOOD, SOIL] = [hex('#5aa848'), hex('#7a5230'), hex('#6a4a30')];
const [RED, RIM] = [hex('#d8342c'), hex('#f0702a')];
const [BARE, PAINT] = [hex('#e8dcc4'), hex('#5aa8d8')];
const BARELY = { hasOutline: false, isFlat: true } as const;

/** What stands in gardens and on fields: a young tree, goals, and a wall of which a part is painted. */
export const GEAR_STANDING = {
  sapling: drawnThing(34, 42, (sketch) => {
    sketch.disc(0, 1, 17, SOIL, { squash: 0.3 });
    sketch.line(
      [
        [0, 2],
        [0.6, 20],
        [0, 34],
      ],
      2.2,
      WOOD,
    );
    for (const [x, y, tilt] of [
      [-7, 22, -1],
      [7, 27, 1],
      [-5, 33, -1],
      [3, 38, 1],
    ] as const)
      sketch.shape(
        [
          [0, y - 2],
          [x * 0.5, y + 2.6],
          [x + tilt * 3, y + 1],
          [x * 0.7, y - 3],
        ],
        y > 30 ? lighten(LEAF, 0.16) : LEAF,
        { isSmooth: true },
      );
  }),
  goal: drawnThing(220, 112, (sketch) => {
    for (let x = -100; x <= 100; x += 10)
      sketch.line(
        [
          [x, 4],
          [x, 106],
        ],
        0.7,
        NET,
        BARELY,
      );
    for (let y = 6; y < 106; y += 10)
      sketch.line(
        [
          [-104, y],
          [104, y],
        ],
        0.7,
        NET,
        BARELY,
      );
    for (const x of [-108, 102]) sketch.rect(x, 0, 6, 110, WHITE);
    sketch.rect(-108, 106, 216, 6, WHITE);
  }),
  hoop: drawnThing(90, 210, (sketch) => {
    sketch.rect(-4, 0, 8, 180, IRON);
    sketch.rect(-42, 142, 84, 60, WHITE);
    sketch.rect(-15, 152, 30, 24, RED);
    sketch.rect(-12, 155, 24, 18, WHITE, BARELY);
    for (let cord = -3; cord <= 3; cord += 1)
      sketch.line(
        [
          [cord * 5, 146],
          [cord * 3, 122],
        ],
        0.9,
        darken(NET, 0.1),
        BARELY,
      );
    sketch.disc(0, 147, 17, RIM, { squash: 0.24 });
    sketch.disc(0, 147, 14, darken(RED, 0.5), { ...BARELY, squash: 0.2 });
  }),
  'painted-wall': drawnThing(210, 128, (sketch) => {
    sketch.rect(-104, 0, 208, 126, BARE);
    for (let y = 14; y < 126; y += 14) sketch.rect(-104, y, 208, 0.8, darken(BARE, 0.14), BARELY);
    sketch.shape(
      [
        [-104, 0],
        [4, 0],
        [-4, 20],
        [14, 44],
        [0, 66],
        [18, 88],
        [4, 126],
        [-104, 126],
      ],
      PAINT,
    );
  }),
} satisfies Record<string, DrawnThing>;
