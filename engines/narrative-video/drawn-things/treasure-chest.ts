import { hex, lighten } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import { drawnThing } from './sketch.ts';

const WOOD = hex('#8a5228');
const INSIDE = hex('#4a2a18');
const GOLD = hex('#f4c23a');
const BARE = { hasOutline: false } as const;
/** Coins in front of the heap, from the left. */
const COINS = [
  [-20, 29],
  [-12, 33],
  [-4, 30],
  [4, 34],
  [12, 31],
  [19, 29],
] as const;

/** An open chest full of gold. */
export const TREASURE_CHEST = drawnThing(64, 58, (sketch) => {
  sketch.shape(pointsOf('-30,30 -28,48 -20,56 20,56 28,48 30,30'), WOOD);
  sketch.shape(pointsOf('-25,31 -23,46 -17,51 17,51 23,46 25,31'), INSIDE);
  sketch.glow(0, 34, 34, hex('#ffe27a'), 0.5);
  sketch.blob(0, 30, 25, 9, GOLD);
  for (const [x, y] of COINS) {
    sketch.disc(x, y, 4.4, GOLD, { squash: 0.8 });
    sketch.disc(x - 0.8, y + 0.8, 2, lighten(GOLD, 0.5), { ...BARE, isBright: true });
  }
  for (const [x, color] of [
    [-8, hex('#d8304a')],
    [10, hex('#3fa8e0')],
  ] as const)
    sketch.shape(pointsOf(`${x - 3},36 ${x},40 ${x + 3},36 ${x},32`), color);
  sketch.rect(-31, 0, 62, 28, WOOD);
  for (const x of [-29, 23]) sketch.rect(x, 0, 6, 28, GOLD);
  sketch.rect(-31, 23, 62, 5, GOLD);
  sketch.disc(0, 18, 5, GOLD);
  sketch.disc(0, 18.6, 1.6, INSIDE, BARE);
});
