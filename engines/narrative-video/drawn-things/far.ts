import { hex, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { DrawnThing, Sketch } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const LIT = { isBright: true, hasOutline: false } as const;
const GLASS = hex('#a8d0e4');

function ringed(count: number, radius: (index: number) => number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + Math.PI / 2;
    return [Math.cos(angle) * radius(index), 24 + Math.sin(angle) * radius(index)];
  });
}

function coach(sketch: Sketch, half: number, tall: number, paint: Rgb, windows: number): void {
  sketch.rect(-half, 14, half * 2, tall, paint);
  const wide = (half * 1.9) / windows;
  for (let index = 0; index < windows; index += 1)
    sketch.rect(
      -half * 0.94 + index * wide,
      14 + tall * 0.5,
      wide * 0.8,
      tall * 0.34,
      sketch.isDark ? hex('#ffe09a') : GLASS,
      LIT,
    );
  for (const x of [-0.74, -0.5, 0.5, 0.74]) sketch.disc(half * x, 14, 14, hex('#22222a'));
}

/** Large things far behind people, and things in the sky. */
export const FAR_AND_ABOVE = {
  train: drawnThing(520, 140, (sketch) => {
    coach(sketch, 258, 116, hex('#3f8a6a'), 11);
    sketch.rect(-258, 44, 516, 8, hex('#f0d88a'), { hasOutline: false });
  }),
  bus: drawnThing(330, 150, (sketch) => {
    coach(sketch, 164, 130, hex('#f0b83a'), 6);
    sketch.disc(160, 32, 7, hex('#fff3c0'), LIT);
  }),
  'departing-bus': drawnThing(
    150,
    170,
    (sketch) => {
      for (const x of [-52, 30]) sketch.rect(x, 0, 22, 20, hex('#22222a'));
      sketch.rect(-70, 14, 140, 146, hex('#f0b83a'));
      sketch.rect(-58, 84, 116, 58, sketch.isDark ? hex('#ffe09a') : GLASS, LIT);
      sketch.rect(-70, 62, 140, 8, hex('#26262e'), { hasOutline: false });
      for (const x of [-62, 46]) sketch.rect(x, 30, 16, 20, hex('#e8342c'), LIT);
      sketch.rect(-22, 28, 44, 20, hex('#fbf6ea'));
      for (const [x, y, size] of [
        [-66, 14, 12],
        [-84, 24, 16],
        [-104, 38, 13],
      ] as const)
        sketch.blob(x, y, size, size * 0.8, hex('#c8ccd0'));
    },
    { leaves: true },
  ),
  net: drawnThing(420, 145, (sketch) => {
    for (const x of [-200, 192]) sketch.rect(x, 0, 8, 142, hex('#4a5058'));
    for (let cord = 0; cord < 27; cord += 1)
      sketch.line(
        [
          [-192 + cord * 14.8, 84],
          [-192 + cord * 14.8, 132],
        ],
        1.2,
        hex('#f4f4ee'),
        { hasOutline: false },
      );
    for (const y of [92, 102, 112, 122])
      sketch.line(
        [
          [-196, y],
          [196, y],
        ],
        1.2,
        hex('#f4f4ee'),
        { hasOutline: false },
      );
    sketch.rect(-196, 130, 392, 8, hex('#fbfbf4'), { hasOutline: false });
    sketch.rect(-196, 80, 392, 5, hex('#fbfbf4'), { hasOutline: false });
  }),
  ship: drawnThing(360, 170, (sketch) => {
    sketch.shape(
      [
        [-170, 60],
        [-140, 0],
        [130, 0],
        [178, 68],
      ],
      hex('#2f4f7a'),
    );
    sketch.rect(-110, 60, 190, 34, hex('#f4f4f4'));
    for (let index = 0; index < 8; index += 1) sketch.disc(-94 + index * 23, 76, 6, hex('#ffe09a'), LIT);
    for (const x of [-50, 0]) sketch.rect(x, 94, 26, 52, hex('#d23c3a'));
  }),
  lighthouse: drawnThing(110, 300, (sketch) => {
    for (let band = 0; band < 5; band += 1) {
      const [low, high] = [30 - band * 2.4, 30 - (band + 1) * 2.4];
      sketch.shape(
        [
          [-low, band * 46],
          [low, band * 46],
          [high, band * 46 + 46],
          [-high, band * 46 + 46],
        ],
        band % 2 ? hex('#f6f4ee') : hex('#d23c3a'),
      );
    }
    sketch.glow(0, 250, 90, hex('#fff0b0'), 0.7);
    sketch.rect(-15, 230, 30, 34, hex('#ffe9a0'), { isBright: true });
    sketch.shape(
      [
        [-20, 264],
        [20, 264],
        [0, 290],
      ],
      hex('#3a3f4a'),
    );
  }),
  moon: drawnThing(70, 70, (sketch) => {
    sketch.glow(0, 30, 80, hex('#fff4d0'), 0.5);
    sketch.disc(0, 30, 28, hex('#fff4d0'), LIT);
    sketch.disc(-8, 36, 6, hex('#e0d4ac'), LIT);
    sketch.disc(9, 22, 4, hex('#e0d4ac'), LIT);
  }),
  star: drawnThing(60, 50, (sketch) => {
    sketch.glow(0, 24, 40, hex('#fff0a0'), 0.6);
    sketch.shape(
      ringed(10, (index) => (index % 2 ? 9 : 22)),
      hex('#ffe66a'),
      { isBright: true },
    );
  }),
  rainbow: drawnThing(400, 210, (sketch) => {
    const bands = ['#e8483f', '#f0903a', '#f5d84a', '#5fb85a', '#4f8fe0', '#8a5fc8'].map(hex);
    bands.forEach((color, index) => {
      const radius = 196 - index * 8;
      const arc = Array.from({ length: 25 }, (_, step): Point => {
        const angle = (step / 24) * Math.PI;
        return [Math.cos(angle) * radius, Math.sin(angle) * radius];
      });
      sketch.line(arc, 8.4, color, { ...LIT, alpha: 0.8 });
    });
  }),
  firework: drawnThing(140, 140, (sketch) => {
    for (const [x, y, size, color] of [
      [-34, 92, 40, hex('#ff5a7a')],
      [36, 72, 32, hex('#5fd8ff')],
      [4, 34, 26, hex('#ffe06a')],
    ] as const) {
      sketch.glow(x, y, size * 1.3, color, 0.5);
      for (let ray = 0; ray < 14; ray += 1) {
        const angle = (ray / 14) * Math.PI * 2;
        const at = (share: number): Point => [x + Math.cos(angle) * size * share, y + Math.sin(angle) * size * share];
        sketch.line([at(0.35), at(1)], 1.8, color, LIT);
        sketch.disc(...at(1), 2, hex('#ffffff'), LIT);
      }
    }
  }),
  plane: drawnThing(130, 50, (sketch) => {
    const body = hex('#f0f2f6');
    sketch.shape(
      [
        [-60, 26],
        [-64, 46],
        [-50, 46],
        [-40, 30],
      ],
      hex('#3f6fb8'),
    );
    sketch.shape(
      [
        [-62, 24],
        [-40, 31],
        [44, 32],
        [62, 24],
        [44, 17],
        [-40, 18],
      ],
      body,
      { isSmooth: true },
    );
    sketch.shape(
      [
        [8, 22],
        [-24, 2],
        [-36, 2],
        [-14, 22],
      ],
      hex('#c8ced8'),
    );
    for (let x = -26; x < 40; x += 9) sketch.disc(x, 26, 2, GLASS, { hasOutline: false });
  }),
  rocket: drawnThing(50, 110, (sketch) => {
    sketch.shape(
      [
        [-8, 22],
        [0, 0],
        [8, 22],
      ],
      hex('#ffb03a'),
      LIT,
    );
    sketch.shape(
      [
        [-13, 22],
        [-15, 60],
        [0, 106],
        [15, 60],
        [13, 22],
      ],
      hex('#f0f2f6'),
      { isSmooth: true },
    );
    sketch.disc(0, 62, 6, GLASS);
    for (const side of [-1, 1])
      sketch.shape(
        [
          [side * 12, 44],
          [side * 24, 18],
          [side * 11, 24],
        ],
        hex('#d23c3a'),
      );
  }),
  ufo: drawnThing(100, 50, (sketch) => {
    sketch.disc(0, 28, 20, hex('#9fe8d0'), { squash: 0.9 });
    sketch.disc(0, 20, 46, hex('#a8b0bc'), { squash: 0.28 });
    for (const x of [-28, -10, 10, 28]) sketch.disc(x, 17, 4, hex('#ffe06a'), LIT);
  }),
  'hot-air-balloon': drawnThing(90, 130, (sketch) => {
    for (const x of [-8, 8])
      sketch.line(
        [
          [x, 18],
          [x * 2.6, 56],
        ],
        0.8,
        hex('#4a3424'),
      );
    sketch.rect(-9, 2, 18, 16, hex('#a8743c'));
    sketch.disc(0, 86, 40, hex('#e8583f'));
    for (const [half, color] of [
      [24, hex('#f5c84a')],
      [9, hex('#e8583f')],
    ] as const)
      sketch.shape(
        [
          [0, 126],
          [half, 108],
          [half, 66],
          [0, 47],
          [-half, 66],
          [-half, 108],
        ],
        color,
        { isSmooth: true, hasOutline: false },
      );
  }),
  'neon-sign': drawnThing(96, 46, (sketch) => {
    sketch.rect(-46, 0, 92, 42, hex('#1c1830'));
    for (const [low, color] of [
      [26, hex('#ff3fa4')],
      [10, hex('#33e0ff')],
    ] as const) {
      sketch.glow(0, low, 60, color, 0.4);
      sketch.line(
        [
          [-36, low],
          [-14, low + 7],
          [10, low - 3],
          [36, low + 5],
        ],
        2.6,
        color,
        { ...LIT, isSmooth: true },
      );
    }
  }),
  'mirror-ball': drawnThing(50, 90, (sketch) => {
    sketch.rect(-0.8, 44, 1.6, 46, hex('#4a4f5a'));
    sketch.glow(0, 24, 50, hex('#ffffff'), 0.4);
    sketch.disc(0, 24, 22, hex('#b8c4d8'));
    for (let row = -2; row <= 2; row += 1)
      for (let column = -2; column <= 2; column += 1)
        if (Math.abs(row) + Math.abs(column) < 4)
          sketch.rect(
            column * 7.6 - 3,
            24 + row * 7.6 - 3,
            5.6,
            5.6,
            (row + column) % 2 ? hex('#ffffff') : hex('#8fa0c0'),
            LIT,
          );
  }),
} satisfies Record<string, DrawnThing>;
