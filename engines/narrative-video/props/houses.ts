import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Architecture } from '../pen/hand.ts';
import type { Pen } from '../pen/pen.ts';
import { leafDab } from './foliage.ts';

/** A house that stands alone. Lengths are in pixels; `y` is its base on the ground. */
interface Cottage {
  x: number;
  y: number;
  width: number;
  height: number;
  wall: Rgb;
  roof: Rgb;
}

const BARE = { hasOutline: false, isFlat: true };

/** Houses of looks that build them in their own way. */
export const HOUSES: Partial<Record<Architecture, (pen: Pen, house: Cottage) => void>> = {
  concrete: tiled,
  timber: overgrown,
  spires: crooked,
  paper: leaning,
  suburb: bungalow,
};

/** Returns a function that places points by shares of the house's width and height, from its lower left corner. */
function cornersOf({ x, y, width, height }: Cottage): (across: number, up: number) => Point {
  return (across, up) => [x + across * width, y - up * height];
}

function glassOf({ light }: Pen): Rgb {
  return light.isDark ? hex('#ffd98a') : mix(light.middle, hex('#dff2fa'), 0.4);
}

function pane(pen: Pen, points: readonly Point[], frame: Rgb): void {
  pen.shape(points, frame);
  const [middleX, middleY] = points.reduce<Point>(
    ([a, b], [x, y]) => [a + x / points.length, b + y / points.length],
    [0, 0],
  );
  const inner = points.map(([x, y]): Point => [middleX + (x - middleX) * 0.78, middleY + (y - middleY) * 0.78]);
  pen.shape(inner, glassOf(pen), { ...BARE, isBright: pen.light.isDark });
}

/** Draws a Japanese house: two floors, dark tiled roofs with wide eaves, sliding windows and a balcony. */
function tiled(pen: Pen, house: Cottage): void {
  const at = cornersOf(house);
  const { width, wall } = house;
  const roof = hex('#4a5478');
  const plaster = mix(wall, hex('#efe6d8'), 0.5);
  const eaves = (left: number, right: number, low: number, high: number) => {
    pen.shape(
      [
        at(left - 0.1, low - 0.03),
        at(left + 0.1, high),
        at(right - 0.1, high),
        at(right + 0.1, low - 0.03),
        at(right + 0.1, low - 0.08),
        at(left - 0.1, low - 0.08),
      ],
      roof,
    );
    for (let tile = 0; tile < 9; tile += 1) {
      const share = tile / 8;
      pen.line(
        [
          at(left - 0.08 + (right - left + 0.16) * share, low - 0.03),
          at(left + 0.1 + (right - left - 0.2) * share, high),
        ],
        Math.max(1, width * 0.008),
        darken(roof, 0.3),
        BARE,
      );
    }
  };
  pen.shape([at(0, 0), at(0, 0.75), at(1, 0.75), at(1, 0)], plaster);
  pen.shape([at(0.16, 0.78), at(0.16, 1.32), at(0.9, 1.32), at(0.9, 0.78)], plaster);
  eaves(0.16, 0.9, 1.32, 1.62);
  for (const left of [0.24, 0.58])
    pane(pen, [at(left, 0.9), at(left, 1.22), at(left + 0.24, 1.22), at(left + 0.24, 0.9)], hex('#6a5a58'));
  eaves(0, 1, 0.78, 0.95);
  for (let bar = 0; bar < 7; bar += 1)
    pen.line(
      [at(0.2 + bar * 0.11, 0.82), at(0.2 + bar * 0.11, 0.98)],
      Math.max(1, width * 0.012),
      hex('#d8d8e0'),
      BARE,
    );
  pen.line([at(0.18, 0.98), at(0.9, 0.98)], Math.max(1, width * 0.02), hex('#d8d8e0'), BARE);
  pane(pen, [at(0.08, 0.18), at(0.08, 0.58), at(0.46, 0.58), at(0.46, 0.18)], hex('#6a5a58'));
  pen.shape([at(0.62, 0), at(0.62, 0.56), at(0.86, 0.56), at(0.86, 0)], hex('#6a4a3c'));
  pen.shape([at(-0.08, 0), at(-0.08, 0.2), at(0.56, 0.2), at(0.56, 0)], hex('#b0a8a4'));
}

/** Draws a plastered cottage with beams, a mossy tiled roof, flower boxes and ivy. */
function overgrown(pen: Pen, house: Cottage): void {
  const at = cornersOf(house);
  const { width, roof } = house;
  const beam = hex('#5e4634');
  pen.shape([at(0.7, 1.2), at(0.7, 1.74), at(0.84, 1.74), at(0.84, 1.2)], hex('#9a7a68'));
  pen.shape([at(0, 0), at(0.02, 0.95), at(0.98, 0.95), at(1, 0)], mix(house.wall, hex('#f2e6c8'), 0.5));
  for (const across of [0.02, 0.34, 0.66, 0.98]) pen.line([at(across, 0), at(across, 0.95)], width * 0.024, beam, BARE);
  for (const up of [0.06, 0.5, 0.93]) pen.line([at(0, up), at(1, up)], width * 0.02, beam, BARE);
  pen.shape([at(-0.14, 0.86), at(0.16, 1.58), at(0.84, 1.58), at(1.14, 0.86)], roof);
  for (let tile = 0; tile < 90; tile += 1) {
    const up = pen.chance.next();
    const reach = 0.6 - up * 0.24;
    const [x, y] = at(0.5 + pen.chance.between(-reach, reach), 0.9 + up * 0.64);
    const tone = pen.chance.next();
    pen.shape(
      [
        [x, y],
        [x + width * 0.045, y],
        [x + width * 0.04, y + width * 0.02],
        [x + width * 0.005, y + width * 0.02],
      ],
      tone < 0.25 ? hex('#7f9a5a') : tone < 0.6 ? darken(roof, 0.2) : lighten(roof, 0.2),
      BARE,
    );
  }
  for (const left of [0.1, 0.7]) {
    pane(pen, [at(left, 0.46), at(left, 0.8), at(left + 0.2, 0.8), at(left + 0.2, 0.46)], hex('#f4ead4'));
    pen.shape(
      [at(left - 0.02, 0.38), at(left - 0.02, 0.46), at(left + 0.22, 0.46), at(left + 0.22, 0.38)],
      hex('#8a5a3c'),
    );
    for (let bloom = 0; bloom < 9; bloom += 1)
      leafDab(
        pen,
        ...at(left + pen.chance.between(-0.03, 0.23), pen.chance.between(0.44, 0.56)),
        width * 0.022,
        pen.chance.pick([hex('#e8604a'), hex('#ffd45a'), hex('#5f9a48')]),
      );
  }
  pen.shape([at(0.41, 0), at(0.41, 0.56), at(0.5, 0.66), at(0.59, 0.56), at(0.59, 0)], hex('#6a8a7a'), {
    isSmooth: false,
  });
  for (let ivy = 0; ivy < 70; ivy += 1) {
    const up = pen.chance.next() ** 1.5;
    leafDab(
      pen,
      ...at(pen.chance.between(-0.06, 0.14) * (1.1 - up), up),
      width * 0.03,
      mix(hex('#3f7a3a'), hex('#9cc45a'), pen.chance.next()),
    );
  }
}

/** Draws a storybook cottage: a curved thatched roof, a round door and a turret with a flag. */
function crooked(pen: Pen, house: Cottage): void {
  const at = cornersOf(house);
  const { roof } = house;
  const plaster = mix(house.wall, hex('#f0d8c0'), 0.4);
  pen.shape([at(0.78, 0), at(0.82, 1.5), at(1.06, 1.5), at(1.1, 0)], mix(plaster, hex('#9a86b8'), 0.4));
  pen.shape(
    [at(0.74, 1.46), at(0.9, 1.8), at(0.94, 2.3), at(0.98, 1.8), at(1.14, 1.46)],
    mix(roof, hex('#4a4ab0'), 0.5),
    { isSmooth: false },
  );
  pen.shape([at(0.94, 2.3), at(1.16, 2.22), at(0.94, 2.14)], hex('#f0c040'));
  pane(pen, [at(0.89, 1.06), at(0.89, 1.24), at(0.94, 1.32), at(0.99, 1.24), at(0.99, 1.06)], hex('#5a4060'));
  pen.shape([at(0.06, 0), at(-0.02, 0.9), at(0.86, 0.9), at(0.8, 0)], plaster);
  pen.shape(
    [
      at(-0.18, 0.84),
      at(-0.02, 1.02),
      at(0.2, 1.4),
      at(0.4, 1.62),
      at(0.62, 1.4),
      at(0.86, 1.02),
      at(1, 0.84),
      at(0.42, 0.98),
    ],
    roof,
    { isSmooth: true },
  );
  for (let row = 1; row < 4; row += 1)
    pen.line(
      [at(-0.1 + row * 0.09, 0.86 + row * 0.16), at(0.41, 0.98 + row * 0.15), at(0.93 - row * 0.09, 0.86 + row * 0.16)],
      house.width * 0.014,
      darken(roof, 0.35),
      { isSmooth: true, hasOutline: false, alpha: 0.7 },
    );
  pen.disc(...at(0.4, 0.32), house.width * 0.17, hex('#5a3a2a'), { squash: 1.3 });
  pen.disc(...at(0.4, 0.3), house.width * 0.13, hex('#a8643c'), { squash: 1.35 });
  for (const left of [0.06, 0.58])
    pane(
      pen,
      [at(left, 0.44), at(left, 0.68), at(left + 0.08, 0.78), at(left + 0.16, 0.68), at(left + 0.16, 0.44)],
      hex('#5a4060'),
    );
}

/** Draws a house of the space age: a leaning block under a slanted slab, with one large window. */
function leaning(pen: Pen, house: Cottage): void {
  const at = cornersOf(house);
  const { wall, roof } = house;
  const lean = pen.chance.between(-0.12, 0.12);
  pen.shape([at(0.08, 0), at(lean, 1.1), at(1 + lean, 0.8), at(0.92, 0)], wall);
  pen.shape([at(lean - 0.2, 1.22), at(lean - 0.16, 1.08), at(1.22 + lean, 0.74), at(1.24 + lean, 0.9)], roof);
  pen.disc(...at(0.34, 0.6), house.width * 0.15, lighten(wall, 0.4), { isFlat: true });
  pen.disc(...at(0.34, 0.6), house.width * 0.1, glassOf(pen), { isFlat: true, isBright: pen.light.isDark });
  pen.shape([at(0.62, 0), at(0.6, 0.52), at(0.82, 0.5), at(0.82, 0)], darken(roof, 0.2));
  pen.line([at(0.8 + lean, 0.96), at(0.86 + lean, 1.42)], Math.max(1.5, house.width * 0.02), roof, {
    hasOutline: false,
  });
  pen.disc(...at(0.86 + lean, 1.44), house.width * 0.04, hex('#ffe74c'), { isFlat: true });
}

const SIDINGS: readonly [Rgb, ...Rgb[]] = [
  hex('#f7b98a'),
  hex('#f4a6b4'),
  hex('#9fd0e8'),
  hex('#f2d67a'),
  hex('#b8dca0'),
];

/** Draws a house of the suburbs: two floors, a garage, a brick chimney, a bay window and an aerial. */
function bungalow(pen: Pen, house: Cottage): void {
  const at = cornersOf(house);
  const wall = pen.chance.pick(SIDINGS);
  const tiles = hex('#8a5a4a');
  pen.shape([at(0.14, 0.9), at(0.14, 1.6), at(0.26, 1.6), at(0.26, 0.9)], hex('#b8503c'));
  pen.shape([at(0, 0), at(0, 1.1), at(0.66, 1.1), at(0.66, 0)], wall);
  pen.shape([at(-0.06, 1.08), at(0.08, 1.42), at(0.58, 1.42), at(0.72, 1.08)], tiles);
  pen.shape([at(0.62, 0), at(0.62, 0.6), at(1.06, 0.6), at(1.06, 0)], wall);
  pen.shape([at(0.58, 0.58), at(0.66, 0.8), at(1.02, 0.8), at(1.12, 0.58)], tiles);
  pen.shape([at(0.69, 0), at(0.69, 0.44), at(1, 0.44), at(1, 0)], hex('#e8e0d0'));
  for (const up of [0.15, 0.3])
    pen.line([at(0.69, up), at(1, up)], Math.max(1, house.width * 0.008), hex('#a89a88'), BARE);
  for (const left of [0.06, 0.4]) {
    pane(pen, [at(left, 0.7), at(left, 0.98), at(left + 0.2, 0.98), at(left + 0.2, 0.7)], hex('#fdf6e4'));
    pen.line([at(left + 0.1, 0.72), at(left + 0.1, 0.96)], Math.max(1, house.width * 0.014), hex('#fdf6e4'), BARE);
  }
  pane(pen, [at(0.04, 0.14), at(0.04, 0.48), at(0.3, 0.48), at(0.3, 0.14)], hex('#fdf6e4'));
  pen.shape([at(0.4, 0), at(0.4, 0.5), at(0.56, 0.5), at(0.56, 0)], hex('#a8643c'));
  pen.disc(...at(0.53, 0.24), house.width * 0.012, hex('#f0d050'), BARE);
  pen.line([at(0.5, 1.42), at(0.5, 1.74)], Math.max(1, house.width * 0.01), hex('#3a3a44'), BARE);
  for (const up of [1.62, 1.7])
    pen.line([at(0.42, up), at(0.58, up)], Math.max(1, house.width * 0.01), hex('#3a3a44'), BARE);
  for (let bush = 0; bush < 3; bush += 1)
    pen.blob(...at(0.06 + bush * 0.12, 0.06), house.width * 0.075, house.width * 0.06, hex('#3f9a3f'));
}

/** Draws shops of a suburb: a low pastel block with a flat roof, a wide sign, shop windows and an awning. */
export function shopBlock(
  pen: Pen,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const wall = pen.chance.pick(SIDINGS);
  const trim = pen.chance.pick([hex('#c8503f'), hex('#3f7ab0'), hex('#6a4a9a'), hex('#2f8a5a')]);
  pen.rect(x, y - height, width, height, wall);
  pen.rect(x - width * 0.03, y - height - width * 0.05, width * 1.06, width * 0.08, darken(wall, 0.3));
  const cell = width / 3;
  for (let top = y - height + cell * 0.4; top < y - width * 0.62; top += cell * 0.95) {
    for (let column = 0; column < 3; column += 1) {
      const left = x + cell * (column + 0.2);
      const box: Point[] = [
        [left, top],
        [left + cell * 0.6, top],
        [left + cell * 0.6, top + cell * 0.62],
        [left, top + cell * 0.62],
      ];
      const isLit = pen.light.isDark && pen.chance.next() < 0.4;
      pen.shape(box, isLit ? hex('#ffe27a') : pen.light.isDark ? hex('#3a3f7a') : hex('#bfe4f4'), {
        isFlat: true,
        isBright: isLit,
      });
      pen.line(
        [
          [left + cell * 0.3, top],
          [left + cell * 0.3, top + cell * 0.62],
        ],
        Math.max(1, cell * 0.05),
        hex('#fdf6e4'),
        BARE,
      );
    }
  }
  pen.rect(x + width * 0.08, y - width * 0.6, width * 0.84, width * 0.13, trim);
  for (let letter = 0; letter < 7; letter += 1)
    pen.rect(x + width * (0.15 + letter * 0.105), y - width * 0.57, width * 0.06, width * 0.07, hex('#fff4d0'), BARE);
  for (let stripe = 0; stripe < 8; stripe += 1) {
    const left = x + width * (0.06 + stripe * 0.11);
    pen.shape(
      [
        [left, y - width * 0.45],
        [left + width * 0.11, y - width * 0.45],
        [left + width * 0.115, y - width * 0.34],
        [left + width * 0.058, y - width * 0.32],
        [left - width * 0.005, y - width * 0.34],
      ],
      stripe % 2 ? hex('#fdf6e4') : trim,
    );
  }
}
