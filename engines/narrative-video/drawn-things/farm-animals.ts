import { hex } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import { beast } from './animals.ts';
import type { DrawnThing, Sketch } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const EYE = hex('#141014');
const HOOF = hex('#3a3440');
const BARE = { hasOutline: false } as const;
const ROUND = { isSmooth: true } as const;

/** A cow with dark patches, from the side. */
function cow(sketch: Sketch): void {
  const dark = hex('#4a3a34');
  beast(64, { color: hex('#f4eee2'), ears: 'hanging', snout: 0.5, tail: -0.6 })(sketch);
  sketch.shape(pointsOf('-28,46 -14,46 -6,38 -10,28 -22,30 -30,38'), dark, { ...BARE, ...ROUND });
  sketch.shape(pointsOf('6,46 20,46 24,36 14,30 4,36'), dark, { ...BARE, ...ROUND });
  sketch.blob(-14, 21, 7, 4, hex('#e8a8a4'));
  const muzzle = hex('#e8b4a8');
  sketch.disc(46, 50, 7, muzzle, { squash: 0.8 });
  for (const x of [45, 49]) sketch.disc(x, 50.5, 0.9, EYE, BARE);
  for (const x of [26, 34]) sketch.line(pointsOf(`${x},66 ${x + 1},74 ${x + 4},77`), 2.4, hex('#d8c8a8'), ROUND);
}

/** A pig with a curled tail. */
function pig(sketch: Sketch): void {
  const skin = hex('#f0aeb0');
  const shade = hex('#d88a90');
  for (const x of [-14, 10]) sketch.rect(x, 0, 6, 16, shade);
  sketch.blob(0, 25, 25, 15, skin);
  for (const x of [-18, 14]) sketch.rect(x, 0, 6, 16, skin);
  sketch.line(pointsOf('-24,28 -31,32 -28,36 -34,38'), 2, shade, ROUND);
  sketch.disc(26, 31, 11, skin);
  for (const x of [20, 29]) sketch.shape(pointsOf(`${x - 3},39 ${x - 1},48 ${x + 4},40`), shade);
  sketch.disc(36, 29, 5, shade, { squash: 1.1 });
  for (const y of [27.4, 31]) sketch.disc(37, y, 0.9, EYE, BARE);
  sketch.disc(29, 34, 1.5, EYE, BARE);
}

/** A hen that stands. */
function hen(sketch: Sketch): void {
  const feathers = hex('#fbf4e6');
  const comb = hex('#d8402f');
  for (const x of [-3, 4]) sketch.line(pointsOf(`${x},9 ${x},0 ${x + 3},0`), 1.3, hex('#e8a03a'));
  sketch.shape(pointsOf('-17,27 -12,30 -6,22 6,20 10,30 16,31 17,23 14,12 4,7 -6,8 -13,15'), feathers, ROUND);
  for (const [x, y] of [
    [10, 33],
    [13, 34],
    [16, 33],
  ] as const)
    sketch.disc(x, y, 2.2, comb);
  sketch.shape(pointsOf('17,28 22,26 17,25'), hex('#e8a03a'));
  sketch.disc(17, 23, 1.8, comb, { squash: 1.5 });
  sketch.shape(pointsOf('-9,20 4,18 2,11 -5,12'), hex('#e4d4b8'), ROUND);
  sketch.disc(14, 28.5, 1, EYE, BARE);
}

/** Animals of a farm, which face right. */
export const FARM_ANIMALS = {
  sheep: drawnThing(52, 52, (sketch) => {
    for (const x of [-12, 8]) sketch.rect(x, 0, 5, 18, HOOF);
    sketch.blob(0, 26, 24, 16, hex('#f4f0e8'));
    sketch.disc(22, 34, 8, HOOF, { squash: 1.2 });
  }),
  cow: drawnThing(104, 80, cow),
  pig: drawnThing(76, 50, pig),
  hen: drawnThing(44, 38, hen),
} satisfies Record<string, DrawnThing>;
