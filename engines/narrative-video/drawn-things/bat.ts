import { darken, hex, lighten } from '../../drawing/color.ts';
import { pointsOf } from '../../drawing/curve.ts';
import type { Point } from '../../drawing/hand.ts';
import { drawnThing } from './sketch.ts';

const FUR = hex('#4a3c4c');
const EYE = hex('#fff2c0');
const BARE = { hasOutline: false } as const;
const ROUND = { isSmooth: true } as const;

/** A bat with open wings, seen from its front. */
export const BAT = drawnThing(104, 50, (sketch) => {
  const skin = darken(FUR, 0.28);
  for (const side of [-1, 1]) {
    const on = (text: string) => pointsOf(text).map(([x, y]): Point => [x * side, y]);
    sketch.shape(on('4,28 14,38 24,46 38,44 52,28 46,27 41,20 34,23 28,13 21,18 14,9 8,14 4,12'), skin);
    for (const finger of ['24,46 41,20', '24,46 28,13', '24,46 14,9'])
      sketch.line(on(finger), 1, lighten(skin, 0.16), BARE);
    sketch.shape(on('2,34 11,48 12,32'), FUR);
    sketch.shape(on('5,36 10,44 10,34'), hex('#c88a94'), BARE);
  }
  sketch.shape(pointsOf('-8,24 -9,16 -4,8 0,5 4,8 9,16 8,24'), FUR, ROUND);
  sketch.disc(0, 29, 11, FUR);
  sketch.disc(0, 14, 5, lighten(FUR, 0.14), BARE);
  for (const side of [-1, 1]) {
    sketch.disc(side * 4.2, 31, 2.8, EYE, { ...BARE, isBright: true });
    sketch.disc(side * 3.8, 31, 1.3, hex('#141014'), BARE);
    sketch.shape(pointsOf(`${side * 3.4},24 ${side * 2.2},20 ${side * 1.2},24`), hex('#ffffff'), BARE);
  }
  sketch.line(pointsOf('-5,24.6 0,23.4 5,24.6'), 1, hex('#141014'), BARE);
});
