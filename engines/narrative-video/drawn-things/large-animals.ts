import { darken, hex, lighten, type Rgb } from '../../drawing/color.ts';
import { curve, pointsOf, ribbon } from '../../drawing/curve.ts';
import type { DrawnThing, Sketch } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const EYE = hex('#141014');
const BONE = hex('#f4ead0');
const BARE = { hasOutline: false } as const;
const ROUND = { isSmooth: true } as const;

/** A whale at the surface: its head and back, its flukes in the air, and the water around them. */
function whale(sketch: Sketch): void {
  const skin = hex('#3f6f9c');
  const foam = lighten(sketch.sea, 0.7);
  for (const side of [-1, 0, 1])
    sketch.line(
      pointsOf(`84,76 ${84 + side * 8},104 ${84 + side * 26},112 ${84 + side * 38},96`),
      5,
      lighten(sketch.sea, 0.75),
      { ...BARE, ...ROUND, isBright: true },
    );
  sketch.disc(0, 2, 176, sketch.sea, { ...BARE, isBright: true, squash: 0.09 });
  sketch.shape(pointsOf('-142,-4 -146,24 -134,50 -122,58 -116,40 -104,18 -92,-4'), skin, ROUND);
  sketch.shape(
    pointsOf('-124,50 -146,60 -176,58 -176,58 -166,76 -140,78 -126,66 -118,80 -96,86 -74,74 -74,74 -98,66'),
    skin,
    ROUND,
  );
  sketch.shape(
    pointsOf('-96,-4 -72,26 -30,62 -2,66 -2,66 2,78 2,78 18,68 60,78 110,78 146,58 158,22 152,-4'),
    skin,
    ROUND,
  );
  const pale = hex('#eaeaf4');
  sketch.shape(pointsOf('156,26 156,26 120,28 80,22 52,-4 52,-4 152,-4 152,-4'), pale, ROUND);
  for (const [x, y] of [
    [136, 19],
    [116, 18],
    [96, 14],
  ] as const)
    sketch.line(pointsOf(`${x},${y} ${x - 10},2`), 1.8, darken(pale, 0.25), BARE);
  sketch.disc(104, 40, 5, EYE, BARE);
  sketch.disc(105.4, 41.6, 1.7, hex('#ffffff'), { ...BARE, isBright: true });
  sketch.shape(pointsOf('46,22 34,20 6,-4 26,-4 44,4'), darken(skin, 0.25), ROUND);
  for (const [x, half] of [
    [-118, 34],
    [-82, 20],
    [20, 30],
    [148, 26],
    [96, 34],
    [-30, 26],
  ] as const)
    sketch.disc(x, -3, half, foam, { ...BARE, isBright: true, squash: 0.16 });
}

/** An elephant that walks. */
function elephant(sketch: Sketch): void {
  const hide = hex('#8f97a6');
  const far = darken(hide, 0.28);
  for (const [x, wide] of [
    [-34, 22],
    [22, 22],
  ] as const)
    sketch.rect(x, 0, wide, 48, far);
  sketch.line(pointsOf('-64,78 -76,62 -74,42'), 3.4, hide, ROUND);
  sketch.disc(-74, 39, 3.4, far);
  sketch.shape(
    pointsOf(
      '-68,70 -64,96 -40,113 0,110 28,108 52,98 54,66 32,50 31,0 31,0 4,0 4,0 4,42 -8,38 -24,38 -33,42 -33,0 -33,0 -60,0 -60,0 -63,40',
    ),
    hide,
    ROUND,
  );
  for (const x of [-60, 4]) for (const toe of [6, 13, 20]) sketch.disc(x + toe, 2.6, 2.6, BONE, BARE);
  sketch.shape(
    pointsOf('36,112 54,124 76,116 86,94 88,60 92,40 102,36 106,44 114,40 108,24 90,22 78,40 72,62 50,58 36,76'),
    hide,
    ROUND,
  );
  for (const y of [70, 58, 47]) sketch.line(pointsOf(`${80 - (70 - y) * 0.1},${y} 87,${y + 1}`), 1.2, far, BARE);
  sketch.shape(pointsOf('48,114 24,122 -4,106 -4,74 14,48 32,60 46,84'), darken(hide, 0.26), ROUND);
  sketch.shape(pointsOf('41,107 25,111 6,98 6,77 17,60 28,68 38,84'), hex('#c89aa4'), { ...BARE, ...ROUND });
  sketch.shape(pointsOf('70,70 84,60 104,66 104,66 88,48 68,58'), BONE, ROUND);
  sketch.disc(66, 94, 3, EYE, BARE);
  sketch.disc(66.8, 95, 1, hex('#ffffff'), { ...BARE, isBright: true });
}

/** A dragon that stands with raised wings and breathes fire. */
function dragon(sketch: Sketch): void {
  const scales = hex('#4a9a5a');
  const far = darken(scales, 0.3);
  const skin = hex('#d8743c');
  const belly = hex('#f0dc94');
  sketch.glow(128, 126, 40, hex('#ffb03a'), 0.5);
  for (const [text, color] of [
    ['94,126 114,138 140,136 156,124 156,124 138,112 116,116', hex('#f0602a')],
    ['94,126 112,131 132,130 142,124 142,124 128,118 114,120', hex('#ffc84a')],
  ] as const)
    sketch.shape(pointsOf(text), color, { ...BARE, ...ROUND, isBright: true });
  sketch.shape(pointsOf('16,84 30,168 30,168 62,150 74,120 60,112 54,100 42,100 34,86'), darken(skin, 0.25));
  sketch.shape(
    ribbon(curve(pointsOf('-24,42 -66,22 -98,18 -122,34 -122,54'), false, 4), (share) => 15 - share * 12),
    scales,
  );
  sketch.shape(pointsOf('-122,78 -136,56 -122,60 -108,56'), skin);
  for (const [x, wide] of [
    [-26, 22],
    [26, 18],
  ] as const)
    sketch.shape(pointsOf(`${x},46 ${x + wide},46 ${x + wide - 3},0 ${x - 1},0`), far);
  sketch.shape(pointsOf('-48,40 -44,72 -8,88 34,90 52,72 46,40 14,28 -30,26'), scales, ROUND);
  sketch.shape(
    ribbon(curve(pointsOf('26,62 48,82 46,106 62,126'), false, 4), (share) => 20 - share * 9),
    scales,
    ROUND,
  );
  sketch.shape(pointsOf('52,44 60,72 62,94 60,108 56,94 50,74 38,58 16,36 36,32'), belly, { ...BARE, ...ROUND });
  for (const [x, y] of [
    [55, 96],
    [54, 80],
    [47, 62],
    [38, 48],
  ] as const)
    sketch.line(pointsOf(`${x},${y} ${x + 7},${y - 4}`), 1.4, darken(belly, 0.3), BARE);
  sketch.shape(pointsOf('-46,54 -44,20 -52,0 -52,0 -14,0 -14,0 -20,20 -8,48 -24,64'), scales, ROUND);
  sketch.shape(pointsOf('36,54 40,22 34,0 34,0 62,0 62,0 56,24 58,54'), scales, ROUND);
  for (const x of [-48, -38, -28, 38, 47, 56]) sketch.shape(pointsOf(`${x},4 ${x + 9},0 ${x},0`), BONE);
  for (const [x, y, size] of [
    [-96, 24, 10],
    [-72, 32, 12],
    [-46, 62, 14],
    [30, 98, 12],
    [36, 116, 11],
  ] as const)
    sketch.shape(
      pointsOf(`${x - size * 0.6},${y} ${x - size * 0.5},${y + size * 1.3} ${x + size * 0.6},${y + 2}`),
      skin,
    );
  wing(sketch, skin, far);
  for (const [text, color] of [
    ['50,140 38,160 38,160 60,146', BONE],
    ['62,142 56,164 56,164 72,144', BONE],
  ] as const)
    sketch.shape(pointsOf(text), color, ROUND);
  sketch.shape(pointsOf('64,122 84,116 98,118 98,118 94,110 72,108'), darken(scales, 0.15), ROUND);
  sketch.shape(pointsOf('44,122 46,144 66,148 84,140 106,138 106,124 92,120 66,118'), scales, ROUND);
  for (const x of [84, 94]) sketch.shape(pointsOf(`${x - 3},122 ${x + 3},122 ${x},115`), BONE, BARE);
  sketch.disc(70, 136, 5, hex('#ffe27a'), { isFlat: true });
  sketch.disc(71.5, 136, 2.2, EYE, { ...BARE, squash: 1.5 });
  sketch.disc(100, 133, 1.6, EYE, BARE);
}

/** Draws the near wing: a membrane between four fingers. */
function wing(sketch: Sketch, skin: Rgb, bone: Rgb): void {
  sketch.shape(pointsOf('6,80 -30,166 -30,166 -66,150 -100,110 -78,112 -70,96 -52,100 -42,80 -26,84 -10,66'), skin);
  for (const tip of ['-100,110', '-70,96', '-42,80'])
    sketch.line(pointsOf(`-30,166 ${tip}`), 2, darken(skin, 0.35), BARE);
  sketch.line(pointsOf('4,78 -8,124 -30,166'), 6, bone, ROUND);
}

/** Animals that are too large to stand beside people. */
export const LARGE_ANIMALS = {
  whale: drawnThing(350, 112, whale, { swims: true }),
  elephant: drawnThing(188, 124, elephant),
  dragon: drawnThing(280, 168, dragon),
} satisfies Record<string, DrawnThing>;
