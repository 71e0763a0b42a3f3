import { chanceOf } from '../../drawing/chance.ts';
import { hex, type Rgb } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import type { Point } from '../../drawing/hand.ts';
import type { DrawnThing, Sketch } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const RED = hex('#e0443c');
const GOLD = hex('#f5c445');
const BLUE = hex('#3f8fd8');
const BARE = { hasOutline: false } as const;

/** Where the string of the kite is tied. */
const BRIDLE: Point = [4, 52];

/** A kite of four pieces of cloth, which leans away from the person at its left, and its tail with bows. */
function kite(sketch: Sketch): void {
  const tail = pointsOf('12,34 22,24 16,14 28,6 36,12 46,4');
  sketch.line(tail, 1.4, hex('#5a4038'), { ...BARE, isSmooth: true });
  for (const [x, y, color] of [
    [19, 22, BLUE],
    [24, 9, GOLD],
    [38, 10, RED],
  ] as const)
    for (const side of [-1, 1])
      sketch.shape(pointsOf(`${x},${y} ${x + side * 6},${y + 4} ${x + side * 6},${y - 4}`), color);
  const [nose, left, right, end, middle] = ['-6,88', '-22,56', '24,66', '12,34', '0,62'];
  for (const [one, other, color] of [
    [nose, left, RED],
    [nose, right, GOLD],
    [end, right, RED],
    [end, left, BLUE],
  ] as const)
    sketch.shape(pointsOf(`${one} ${other} ${middle}`), color, { isFlat: true });
}

/** Side of the square in which falling pieces repeat, in hundredths. */
const TILE = 100;
const PIECES = 26;

/** Scatters pieces over a square without gaps and without touching. @param draw draws one around a point */
function scattered(name: string, draw: (place: Point, turn: number, index: number) => void): void {
  const chance = chanceOf(name);
  // The golden ratio spreads any number of pieces evenly.
  for (let index = 0; index < PIECES; index += 1) {
    const x = ((index * 0.618 + chance.between(-0.03, 0.03)) % 1) * TILE - TILE / 2;
    draw([x, ((index + chance.next()) / PIECES) * TILE], chance.between(0, Math.PI * 2), index);
  }
}

function turned([x, y]: Point, turn: number, points: readonly Point[]): Point[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return points.map(([right, up]) => [x + right * cos - up * sin, y + right * sin + up * cos]);
}

const PAPERS: readonly Rgb[] = [RED, GOLD, BLUE, hex('#5fc06a'), hex('#e87ab8')];
const [SLIP, STREAMER] = ['-2.4,-1.4 2.4,-1.4 2.4,1.4 -2.4,1.4', '-5,1 -2.5,-1.6 0,1 2.5,-1.6 5,1'].map((line) =>
  pointsOf(line),
) as [Point[], Point[]];

function confetti(sketch: Sketch): void {
  scattered('confetti', (place, turn, index) => {
    const color = PAPERS[index % PAPERS.length] as Rgb;
    if (index % 4 === 3) sketch.line(turned(place, turn, STREAMER), 1.3, color, { ...BARE, isSmooth: true });
    else sketch.shape(turned(place, turn, SLIP), color, { ...BARE, isFlat: true });
  });
}

/** A petal of a cherry blossom, with a notch in its edge. */
const PETAL = pointsOf('-3.4,0 -3.4,0 -1,2.4 2.6,2.2 3.4,0.6 2.2,0 3.4,-0.8 2.4,-2.2 -1,-2');

function petals(sketch: Sketch): void {
  scattered('petals', (place, turn, index) => {
    const color = [hex('#ffc4d6'), hex('#ff9fbc'), hex('#ffe0ea')][index % 3] as Rgb;
    sketch.shape(turned(place, turn, PETAL), color, { ...BARE, isSmooth: true, isFlat: true });
  });
}

const LEAF: Point[] = [
  [-5, 0],
  [-1.5, 2.6],
  [2.5, 1.8],
  [6, 0],
  [2.5, -1.8],
  [-1.5, -2.6],
];

function leaves(sketch: Sketch): void {
  scattered('leaves', (place, turn, index) => {
    const color = [hex('#d9822b'), hex('#b8442a'), hex('#e0b040'), hex('#8a5a2c')][index % 4] as Rgb;
    sketch.shape(turned(place, turn, LEAF), color, { ...BARE, isSmooth: true, isFlat: true });
  });
}

/** Light things in the air. */
export const ALOFT = {
  kite: drawnThing(64, 90, kite, { tied: BRIDLE }),
  confetti: drawnThing(TILE, TILE, confetti, { falls: 26 }),
  petals: drawnThing(TILE, TILE, petals, { falls: 13 }),
  leaves: drawnThing(TILE, TILE, leaves, { falls: 15 }),
} satisfies Record<string, DrawnThing>;
