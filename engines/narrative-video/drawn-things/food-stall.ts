import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import { drawnThing, type Sketch } from './sketch.ts';

const FLAT = { isFlat: true } as const;
const BARE = { isFlat: true, hasOutline: false } as const;
const POST = hex('#5a3a28');
const COUNTER = hex('#64432f');
const CLOTH = hex('#35458a');
const SIGN = hex('#b8342e');
const PAPER = hex('#f6ead0');
const BAMBOO = hex('#d2a661');
const BOTTLES = ['#2f7a4a', '#7a4a24', '#e9e2d0', '#3f7f96', '#b8342e'].map(hex);
const BOWLS = ['#c8402f', '#f0e6d4', '#35558f'].map(hex) as [Rgb, Rgb, Rgb];

/** A stall that sells noodles: lanterns under a roof, a steaming pot and stacked bowls. Its lamps are lit from the evening on. */
export const foodStall = drawnThing(196, 168, (sketch) => {
  for (const x of [-82, 77]) sketch.rect(x, 0, 5, 132, POST);
  kitchen(sketch);
  counter(sketch);
  // Between these are two people, with nothing that would part them.
  pot(sketch, -62);
  steamer(sketch, 54);
  stack(sketch, 76, BOWLS[2], 4);
  roof(sketch);
  // None hangs where heads of two people are.
  for (const x of [-70, 0, 70]) lantern(sketch, x, 92);
  if (sketch.isLit) sketch.glow(0, 84, 120, hex('#ffb45a'), 0.38);
});

/** Draws the lit wall of boards behind the counter, with two shelves and the menu on strips of paper. */
function kitchen(sketch: Sketch): void {
  const wall = sketch.isLit ? hex('#c9793f') : hex('#9a6a48');
  const bright = { ...BARE, isBright: sketch.isLit };
  sketch.shape(box(-77, 46, 154, 76), wall, bright);
  // The light of the lanterns is strongest in the middle.
  for (const [half, share] of [
    [60, 0.14],
    [42, 0.16],
    [22, 0.18],
  ] as const)
    if (sketch.isLit) sketch.shape(box(-half, 46, half * 2, 76), mix(wall, hex('#ffd58a'), share * 2), bright);
  for (let seam = 1; seam < 11; seam += 1) sketch.shape(box(-77 + seam * 14, 46, 0.9, 76), darken(wall, 0.3), BARE);
  sketch.shape(box(-77, 106, 154, 16), darken(wall, 0.55), BARE);
  for (let strip = 0; strip < 10; strip += 1) menu(sketch, -66 + strip * 14.6, strip % 4 === 1);
  shelf(sketch, 77);
  for (let place = 0; place < 13; place += 1) jar(sketch, -66 + place * 11, 80, place);
  shelf(sketch, 55);
  for (let place = 0; place < 10; place += 1) bottle(sketch, -63 + place * 14, 58, BOTTLES[place % 5] as Rgb);
}

function shelf(sketch: Sketch, y: number): void {
  sketch.shape(box(-77, y, 154, 3), POST, BARE);
  sketch.shape(box(-77, y - 2.4, 154, 2.4), darken(POST, 0.5), BARE);
}

/** Draws what is for sale, in strokes of a brush. */
function menu(sketch: Sketch, x: number, isRed: boolean): void {
  const [paper, ink] = isRed ? [SIGN, PAPER] : [PAPER, POST];
  sketch.shape(box(x - 4, 93, 8, 17), paper, { ...BARE, isBright: sketch.isLit });
  for (const [up, half] of [
    [95, 1.6],
    [99, 2.4],
    [103, 2],
    [107, 2.6],
  ] as const)
    sketch.shape(box(x - half, up, half * 2, 1.3), ink, BARE);
}

/** Draws bowls, a jar or a stack of cups. */
function jar(sketch: Sketch, x: number, y: number, place: number): void {
  const color = darken(BOWLS[place % 3] as Rgb, 0.12);
  if (place % 4 === 3) {
    sketch.shape(box(x - 4, y, 8, 10), BAMBOO, BARE);
    sketch.shape(box(x - 4.6, y + 10, 9.2, 2), darken(BAMBOO, 0.4), BARE);
    return;
  }
  for (let piece = 0; piece <= place % 2; piece += 1) sketch.shape(bowl(x, y + piece * 4, 5, 6), color, BARE);
}

function bottle(sketch: Sketch, x: number, y: number, color: Rgb): void {
  const outline: Point[] = [
    [x - 3, y],
    [x + 3, y],
    [x + 3, y + 9],
    [x + 1.2, y + 12],
    [x + 1.2, y + 16],
    [x - 1.2, y + 16],
    [x - 1.2, y + 12],
    [x - 3, y + 9],
  ];
  sketch.shape(outline, color, BARE);
  sketch.shape(box(x - 3, y + 3, 6, 4.4), PAPER, BARE);
  sketch.shape(box(x - 2.2, y + 8, 0.9, 3), lighten(color, 0.5), BARE);
}

/** Draws a counter of boards with a banner, and what guests take from it. */
function counter(sketch: Sketch): void {
  sketch.shape(box(-86, 0, 172, 46), COUNTER, FLAT);
  for (let board = 1; board < 9; board += 1)
    sketch.shape(box(-86 + board * 19, 1, 1.2, 43), darken(COUNTER, 0.35), BARE);
  sketch.shape(box(-86, 37, 172, 6), darken(COUNTER, 0.4), BARE);
  sketch.shape(box(-18, 10, 36, 33), CLOTH, FLAT);
  sketch.disc(0, 26, 9, PAPER, BARE);
  sketch.disc(0, 26, 5.5, SIGN, BARE);
  sketch.shape(box(-92, 43, 184, 7), lighten(COUNTER, 0.25), FLAT);
  sketch.shape(box(-92, 48.4, 184, 1.6), lighten(COUNTER, sketch.isLit ? 0.6 : 0.4), BARE);
  for (const [aside, lean] of [
    [-1.5, -3],
    [0, 1],
    [1.5, 4],
  ] as const)
    sketch.line(
      [
        [-30 + aside, 54],
        [-30 + aside + lean, 66],
      ],
      0.9,
      BAMBOO,
      BARE,
    );
  sketch.shape(box(-33, 50, 6, 8), darken(SIGN, 0.2), BARE);
  bottle(sketch, 26, 50, hex('#4a281c'));
  bottle(sketch, 33, 50, SIGN);
}

function pot(sketch: Sketch, x: number): void {
  const steel = hex('#8b95a0');
  sketch.shape(box(x - 20, 50, 40, 20), steel, FLAT);
  sketch.shape(box(x - 20, 52, 8, 17), lighten(steel, 0.4), BARE);
  sketch.shape(box(x - 23, 68, 46, 5), lighten(steel, 0.15), FLAT);
  for (const [aside, tall, alpha] of [
    [-9, 34, 0.3],
    [2, 44, 0.36],
    [12, 30, 0.27],
  ] as const)
    steam(sketch, x + aside, 75, tall, alpha);
}

function steam(sketch: Sketch, x: number, y: number, tall: number, alpha: number): void {
  const wisp = Array.from({ length: 6 }, (_, step): Point => {
    const up = step / 5;
    return [x + Math.sin(up * 5 + x) * 4 * up, y + up * tall];
  });
  sketch.line(wisp, 5, hex('#fff8ec'), { isSmooth: true, hasOutline: false, isBright: true, alpha });
}

function stack(sketch: Sketch, x: number, color: Rgb, count: number): void {
  for (let piece = 0; piece < count; piece += 1) sketch.shape(bowl(x, 50 + piece * 5, 11, 8), color, FLAT);
}

/** Draws a tower of bamboo baskets. */
function steamer(sketch: Sketch, x: number): void {
  for (let basket = 0; basket < 3; basket += 1) {
    sketch.shape(box(x - 12, 50 + basket * 8, 24, 7), BAMBOO, FLAT);
    sketch.shape(box(x - 13, 55.6 + basket * 8, 26, 2), darken(BAMBOO, 0.4), BARE);
  }
  for (const aside of [-5, 6]) steam(sketch, x + aside, 76, 26, 0.3);
}

/** Draws a dark roof with signs, and short curtains under its edge. */
function roof(sketch: Sketch): void {
  for (let panel = 0; panel < 6; panel += 1) {
    const left = -77 + panel * 25.7;
    sketch.shape(box(left, 104, 24.6, 20), CLOTH, FLAT);
    sketch.disc(left + 12.3, 114, 5, PAPER, BARE);
    sketch.shape(box(left, 106, 24.6, 1.6), lighten(CLOTH, 0.5), BARE);
  }
  const tiles: Point[] = [
    [-98, 122],
    [-82, 142],
    [82, 142],
    [98, 122],
  ];
  sketch.shape(tiles, hex('#4a4464'), FLAT);
  sketch.shape(box(-98, 119, 196, 5), hex('#6a6284'), FLAT);
  // The picture's edge may hide one of the two signs.
  for (const x of [-48, 48]) {
    sketch.shape(box(x - 22, 138, 44, 28), PAPER, { ...FLAT, isBright: sketch.isLit });
    sketch.shape(bowl(x, 142, 14, 10), SIGN, BARE);
    for (const aside of [-6, 0, 6]) sketch.shape(box(x + aside - 1, 155, 2, 7), POST, BARE);
  }
}

function lantern(sketch: Sketch, x: number, y: number): void {
  const paper = hex('#f2603c');
  if (sketch.isLit) sketch.glow(x, y, 26, hex('#ff9a4a'), 0.7);
  sketch.shape(box(x - 0.6, y + 9, 1.2, 6), POST, BARE);
  sketch.disc(x, y, 8, sketch.isLit ? lighten(paper, 0.22) : paper, {
    squash: 1.3,
    isBright: sketch.isLit,
    isFlat: true,
  });
  for (const up of [-4.5, 0, 4.5]) sketch.shape(box(x - 7, y + up - 0.4, 14, 0.8), darken(paper, 0.25), BARE);
  for (const up of [-11, 9]) sketch.shape(box(x - 3.6, y + up, 7.2, 2), POST, BARE);
}

/** Returns a rectangle that stays upright in every hand. `y` is the height of its lower edge. */
function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function bowl(x: number, y: number, half: number, tall: number): Point[] {
  return [
    [x - half * 0.45, y],
    [x + half * 0.45, y],
    [x + half * 0.85, y + tall * 0.5],
    [x + half, y + tall],
    [x - half, y + tall],
    [x - half * 0.85, y + tall * 0.5],
  ];
}
