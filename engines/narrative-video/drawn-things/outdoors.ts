import { darken, hex } from '../../drawing/color.ts';
import { foodStall } from './food-stall.ts';
import type { DrawnThing } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const WOOD = hex('#a8743c');
const DARK_WOOD = hex('#6e4724');
const STONE = hex('#9a9aa2');
const IRON = hex('#3a3f4a');
const LEAF = hex('#4f9440');
const PINE = hex('#2f6a44');
const LIT = { isBright: true, hasOutline: false } as const;

/** Things in streets, gardens and woods. */
export const OUTDOORS = {
  tree: drawnThing(150, 240, (sketch) => {
    sketch.shape(
      [
        [-14, 0],
        [-7, 90],
        [-9, 130],
        [9, 130],
        [8, 90],
        [15, 0],
      ],
      DARK_WOOD,
    );
    sketch.blob(-38, 140, 42, 36, darken(LEAF, 0.2));
    sketch.blob(38, 146, 42, 38, darken(LEAF, 0.12));
    sketch.blob(0, 184, 58, 52, LEAF);
  }),
  'christmas-tree': drawnThing(110, 170, (sketch) => {
    sketch.rect(-6, 0, 12, 20, DARK_WOOD);
    for (const [low, half, high] of [
      [16, 54, 78],
      [58, 42, 116],
      [98, 29, 152],
    ] as const)
      sketch.shape(
        [
          [-half, low],
          [half, low],
          [0, high],
        ],
        PINE,
      );
    const balls = [hex('#e03a3a'), hex('#f0c84a'), hex('#4f9fe0')] as const;
    [
      [-30, 26],
      [4, 34],
      [32, 24],
      [-16, 66],
      [16, 74],
      [-4, 104],
      [12, 118],
    ].forEach(([x = 0, y = 0], index) => {
      if (sketch.isDark) sketch.glow(x, y, 14, balls[index % 3] ?? balls[0], 0.6);
      sketch.disc(x, y, 4, balls[index % 3] ?? balls[0], LIT);
    });
    sketch.disc(0, 156, 8, hex('#ffe27a'), LIT);
  }),
  campfire: drawnThing(
    56,
    50,
    (sketch) => {
      sketch.glow(0, 20, 90, hex('#ff9a3a'), 0.6);
      for (const [from, to] of [
        [-24, 22],
        [24, -22],
      ] as const)
        sketch.line(
          [
            [from, 2],
            [to, 9],
          ],
          6,
          DARK_WOOD,
        );
      for (const [color, half, tall] of [
        [hex('#f0602a'), 16, 46],
        [hex('#ffb03a'), 10, 34],
        [hex('#fff0a0'), 5, 20],
      ] as const)
        sketch.shape(
          [
            [-half, 8],
            [-half * 0.7, tall * 0.6],
            [0, tall],
            [half * 0.8, tall * 0.5],
            [half, 8],
          ],
          color,
          { ...LIT, isSmooth: true },
        );
    },
    { isShared: true },
  ),
  tent: drawnThing(150, 92, (sketch) => {
    sketch.shape(
      [
        [-74, 0],
        [0, 92],
        [74, 0],
      ],
      hex('#e08a3a'),
    );
    sketch.shape(
      [
        [-22, 0],
        [0, 76],
        [22, 0],
      ],
      hex('#5a3420'),
    );
  }),
  fountain: drawnThing(130, 100, (sketch) => {
    sketch.rect(-62, 0, 124, 20, STONE);
    sketch.rect(-7, 20, 14, 44, STONE);
    sketch.shape(
      [
        [-32, 70],
        [32, 70],
        [16, 58],
        [-16, 58],
      ],
      STONE,
    );
    for (const side of [-1, 1])
      sketch.line(
        [
          [0, 74],
          [side * 12, 98],
          [side * 30, 84],
          [side * 42, 22],
        ],
        3,
        hex('#bfe6f8'),
        { isSmooth: true, hasOutline: false },
      );
  }),
  statue: drawnThing(60, 170, (sketch) => {
    sketch.rect(-28, 0, 56, 44, darken(STONE, 0.15));
    sketch.shape(
      [
        [-20, 44],
        [-14, 104],
        [-22, 126],
        [22, 126],
        [14, 104],
        [20, 44],
      ],
      STONE,
    );
    sketch.line(
      [
        [18, 122],
        [30, 140],
        [28, 166],
      ],
      8,
      STONE,
    );
    sketch.disc(0, 140, 12, STONE);
  }),
  snowman: drawnThing(60, 110, (sketch) => {
    const snow = hex('#f4f8ff');
    sketch.disc(0, 26, 27, snow);
    sketch.disc(0, 62, 19, snow);
    sketch.disc(0, 88, 14, snow);
    sketch.shape(
      [
        [2, 90],
        [18, 86],
        [2, 84],
      ],
      hex('#f08a2a'),
    );
    for (const x of [-5, 5]) sketch.disc(x, 93, 1.8, hex('#1c1c24'), { hasOutline: false });
    sketch.rect(-14, 99, 28, 3, hex('#22222a'));
    sketch.rect(-9, 100, 18, 14, hex('#22222a'));
  }),
  stall: foodStall,
  'phone-booth': drawnThing(58, 136, (sketch) => {
    sketch.rect(-28, 0, 56, 132, hex('#c8282c'));
    for (let row = 0; row < 5; row += 1)
      for (const x of [-20, 2]) sketch.rect(x, 16 + row * 20, 18, 16, hex('#cfe8f0'), sketch.isDark ? LIT : {});
  }),
  mailbox: drawnThing(30, 72, (sketch) => {
    sketch.rect(-2.5, 0, 5, 46, DARK_WOOD);
    sketch.rect(-14, 44, 28, 20, hex('#3f6fb8'));
    sketch.disc(0, 64, 14, hex('#3f6fb8'), { squash: 0.5 });
    sketch.rect(8, 62, 3, 12, hex('#d83a3a'));
  }),
  grave: drawnThing(44, 52, (sketch) => {
    sketch.shape(
      [
        [-18, 0],
        [-18, 38],
        [-10, 50],
        [10, 50],
        [18, 38],
        [18, 0],
      ],
      STONE,
    );
    sketch.rect(-2, 18, 4, 24, darken(STONE, 0.35));
    sketch.rect(-9, 30, 18, 4, darken(STONE, 0.35));
  }),
  flower: drawnThing(30, 34, (sketch) => {
    for (const [x, y] of [
      [-9, 22],
      [0, 28],
      [9, 20],
    ] as const) {
      sketch.line(
        [
          [x * 0.4, 0],
          [x, y],
        ],
        1.4,
        LEAF,
      );
      sketch.disc(x, y, 5, hex('#e84a6a'));
      sketch.disc(x, y, 2, hex('#ffe27a'), { hasOutline: false });
    }
  }),
  pumpkin: drawnThing(30, 26, (sketch) => {
    sketch.disc(0, 11, 14, hex('#e8842a'), { squash: 0.8 });
    sketch.rect(-1.6, 20, 3.2, 6, LEAF);
    for (const x of [-5, 5]) sketch.disc(x, 13, 2.2, sketch.isDark ? hex('#ffe27a') : hex('#3a1c10'), LIT);
  }),
  barrel: drawnThing(36, 46, (sketch) => {
    sketch.shape(
      [
        [-14, 0],
        [-18, 22],
        [-14, 44],
        [14, 44],
        [18, 22],
        [14, 0],
      ],
      WOOD,
    );
    for (const y of [9, 32]) sketch.rect(-16, y, 32, 3, IRON, { hasOutline: false });
  }),
} satisfies Record<string, DrawnThing>;
