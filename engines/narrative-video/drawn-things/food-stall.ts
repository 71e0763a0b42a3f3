import { darken, hex, lighten, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import { drawnThing, type Sketch } from './sketch.ts';

const FLAT = { isFlat: true } as const;
const BARE = { isFlat: true, hasOutline: false } as const;
const POST = hex('#5a3a28');
const COUNTER = hex('#64432f');
const CLOTH = hex('#35458a');
const SIGN = hex('#b8342e');
const BOWLS = ['#c8402f', '#f0e6d4', '#35558f'].map(hex) as [Rgb, Rgb, Rgb];

/** A stall that sells noodles: lanterns under a roof, a steaming pot and stacked bowls. Its lamps are lit from the evening on. */
export const foodStall = drawnThing(196, 168, (sketch) => {
  for (const x of [-82, 77]) sketch.rect(x, 0, 5, 132, POST);
  kitchen(sketch);
  counter(sketch);
  // Between these are two people, with nothing that would part them.
  pot(sketch, -60);
  stack(sketch, 54, BOWLS[0], 3);
  stack(sketch, 75, BOWLS[2], 4);
  roof(sketch);
  // None hangs where heads of two people are.
  for (const x of [-70, 0, 70]) lantern(sketch, x, 92);
  if (sketch.isLit) sketch.glow(0, 84, 120, hex('#ffb45a'), 0.38);
});

/** Draws the lit wall behind the counter, with a shelf of bowls. */
function kitchen(sketch: Sketch): void {
  const wall = sketch.isLit ? hex('#f2b468') : hex('#a87a54');
  sketch.shape(box(-77, 46, 154, 76), wall, { ...BARE, isBright: sketch.isLit });
  sketch.shape(box(-77, 100, 154, 22), darken(wall, 0.4), BARE);
  sketch.shape(box(-70, 80, 140, 3), POST, BARE);
  for (let jar = 0; jar < 6; jar += 1)
    sketch.shape(bowl(-58 + jar * 23, 83, 7, 7), darken(BOWLS[jar % 3] as Rgb, 0.2), BARE);
}

function counter(sketch: Sketch): void {
  sketch.shape(box(-86, 0, 172, 46), COUNTER, FLAT);
  for (let board = 1; board < 9; board += 1)
    sketch.shape(box(-86 + board * 19, 1, 1.2, 43), darken(COUNTER, 0.35), BARE);
  sketch.shape(box(-92, 43, 184, 7), lighten(COUNTER, 0.25), FLAT);
}

function pot(sketch: Sketch, x: number): void {
  const steel = hex('#8b95a0');
  sketch.shape(box(x - 20, 50, 40, 20), steel, FLAT);
  sketch.shape(box(x - 20, 52, 8, 17), lighten(steel, 0.4), BARE);
  sketch.shape(box(x - 23, 68, 46, 5), lighten(steel, 0.15), FLAT);
  for (const [aside, tall, alpha] of [
    [-9, 34, 0.5],
    [2, 44, 0.6],
    [12, 30, 0.45],
  ] as const) {
    const wisp = Array.from({ length: 6 }, (_, step): Point => {
      const up = step / 5;
      return [x + aside + Math.sin(up * 5 + aside) * 4 * up, 75 + up * tall];
    });
    sketch.line(wisp, 5, hex('#fff8ec'), { isSmooth: true, hasOutline: false, isBright: true, alpha: alpha * 0.6 });
  }
}

function stack(sketch: Sketch, x: number, color: Rgb, count: number): void {
  for (let piece = 0; piece < count; piece += 1) sketch.shape(bowl(x, 50 + piece * 5, 11, 8), color, FLAT);
}

/** Draws a dark roof with signs, and short curtains under its edge. */
function roof(sketch: Sketch): void {
  for (let panel = 0; panel < 6; panel += 1) {
    const left = -77 + panel * 25.7;
    sketch.shape(box(left, 104, 24.6, 20), CLOTH, FLAT);
    sketch.disc(left + 12.3, 114, 5, hex('#fbf2e2'), BARE);
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
    sketch.shape(box(x - 22, 138, 44, 28), hex('#f6ead0'), { ...FLAT, isBright: sketch.isLit });
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
