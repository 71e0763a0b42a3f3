import type { Sketch } from './doodle-ballpoint.ts';

/** Where the moon is, behind the cat. */
const [MOON_X, MOON_Y, MOON] = [66, 22, 47];

function ring(x: number, y: number, radius: number, from = 0, to = 1): [number, number][] {
  return Array.from({ length: 25 }, (_, index): [number, number] => {
    const angle = (from + ((to - from) * index) / 24) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.98];
  });
}

const STARS = [
  [30, -26, 3.4, 4],
  [118, -22, 4.2, 5],
  [134, 6, 2.6, 4],
  [144, -30, 2.4, 5],
  [128, 32, 3.2, 4],
  [-4, 44, 2.4, 4],
] as const;

export function night({ star, line, hatch, clear, highlight }: Sketch): void {
  hatch('-40,80 -26,56 -8,30 4,4 30,-26 60,-44 100,-52 220,-60 220,80 90,84', {
    angle: -48,
    gap: 1.9,
    weight: 0.6,
    bend: 0.02,
  });
  hatch('-14,80 0,50 14,-4 50,-34 100,-50 220,-60 220,80 90,84', { angle: -76, gap: 1.9, weight: 0.75 });
  hatch('70,80 100,60 116,36 120,0 112,-30 140,-50 220,-50 220,84', { angle: 12, gap: 1.7, weight: 0.75, bend: 0.02 });
  for (const [x, y, radius, rays] of STARS) star(x, y, radius, rays);
  const moon = ring(MOON_X, MOON_Y, MOON);
  clear(moon);
  highlight(moon, 5.5);
  line(moon, { weight: 1.3, passes: 4, closed: true });
  line(ring(MOON_X + 0.8, MOON_Y - 0.6, MOON + 1.4, 0.1, 0.8), { weight: 0.4, passes: 3 });
  hatch(ring(MOON_X, MOON_Y, MOON, -0.12, 0.22).concat(ring(MOON_X - 8, MOON_Y - 6, MOON, -0.12, 0.22).reverse()), {
    angle: 38,
    gap: 1.8,
  });
  for (const crater of [ring(42, -2, 4), ring(86, -8, 5.5), ring(78, 5, 2.6)])
    line(crater, { closed: true, weight: 0.6 });
  hatch(ring(87, -6, 3.6), { angle: 40, gap: 1.3, weight: 0.4 });
}

/** Roofs of the town from left to right: outline, and the corner of a window. */
const HOUSES = [
  ['-176,100 -176,70 -176,70 -168,60 -168,60 -160,70 -160,70 -160,100', -171, 74],
  ['-160,100 -160,62 -160,62 -146,62 -146,62 -146,100', -156, 67],
  ['-146,100 -146,72 -146,72 -138,58 -138,58 -130,72 -130,72 -130,100', -141, 76],
  ['-118,100 -118,66 -118,66 -104,60 -104,60 -90,66 -90,66 -90,100', -113, 70],
  ['-132,100 -132,80 -132,80 -122,73 -122,73 -112,80 -112,80 -112,100', -125, 83],
  ['-80,100 -80,58 -80,58 -76,58 -76,58 -70,32 -70,32 -64,58 -64,58 -60,58 -60,58 -60,100', -72.5, 63],
  ['-96,100 -96,76 -96,76 -86,66 -86,66 -76,76 -76,76 -76,100', -89, 80],
  ['-60,100 -60,72 -60,72 -44,72 -44,72 -44,100', -56, 77],
  ['-66,100 -66,86 -66,86 -56,80 -56,80 -46,86 -46,86 -46,100', -58, 88],
  ['-48,100 -48,76 -48,76 -38,68 -38,68 -28,76 -28,76 -28,100', -41, 80],
  ['152,96 152,50 152,50 166,38 166,38 180,50 180,50 180,96', 160, 58],
  ['184,96 184,60 184,60 216,60 216,60 216,96', 192, 66],
] as const;

export function town({ line, shape, hatch, highlight, dark }: Sketch): void {
  HOUSES.forEach(([outline, x, y], index) => {
    shape(outline, { weight: 0.95, taper: 0 });
    hatch(outline, { angle: [62, 86, 70, 54][index % 4] as number, gap: 1.5 + (index % 3) * 0.4, weight: 0.5 });
    if (index % 3) hatch(outline, { angle: index % 2 ? 8 : 124, gap: 2.2, weight: 0.45 });
    const [right, bottom] = [x + 5, y + 6.5];
    const window: [number, number][] = [
      [x, y],
      [x, y],
      [right, y],
      [right, y],
      [right, bottom],
      [right, bottom],
      [x, bottom],
      [x, bottom],
    ];
    shape(window, { weight: 0.8, taper: 0 });
    if (index % 3 !== 1) highlight(window, 3);
    else dark(window);
    line(
      [
        [x + 2.5, y],
        [x + 2.5, bottom],
      ],
      { weight: 0.6, passes: 1 },
    );
    line(
      [
        [x, y + 3],
        [right, y + 3],
      ],
      { weight: 0.6, passes: 1 },
    );
  });
  for (const chimney of [
    '-158,62 -158,54 -158,54 -154,54 -154,54 -154,62',
    '-112,64 -112,55 -112,55 -108,55 -108,55 -108,62',
    '-55,72 -55,64 -55,64 -51,64 -51,64 -51,72',
  ])
    dark(chimney);
  line('-150,62 -150,46', { weight: 1 });
  for (const [y, far] of [
    [48, 6],
    [51, 5],
    [54, 3.5],
  ] as const)
    line(
      [
        [-150 - far, y],
        [-150 + far, y],
      ],
      { weight: 0.7 },
    );
  line('-70,32 -70,25', { weight: 0.9 });
  line('-73,28 -67,28', { weight: 0.8 });
  line('-110,54 -113,49 -107,45 -112,39', { weight: 0.7, passes: 3 });
}

export function roof({ line, shape, hatch, chance }: Sketch): void {
  const top = '-30,80 -10,79.2 40,78.6 100,78.8 130,79.4 230,81 230,81 240,140 240,140 -66,140 -66,140';
  shape(top, { weight: 1.5, passes: 3, taper: 0 });
  line('-33,83 40,81.6 110,81.8 230,84', { weight: 1 });
  for (let row = 0; row < 5; row++) {
    const y = 84 + row * 8;
    const from = -34 - row * 5;
    for (let x = from + (row % 2) * 5; x < 236; x += 10) {
      const [left, right] = [x + chance.around(), x + 10 + chance.around()];
      line(
        [
          [left, y - 1],
          [left + 0.6, y + 4],
          [(left + right) / 2, y + 6.6],
          [right - 0.6, y + 4],
          [right, y - 1],
        ],
        { weight: 0.75, passes: 1 },
      );
      if (chance.next() < 0.4)
        hatch(
          [
            [left + 1, y - 1],
            [right - 1, y - 1],
            [right - 1, y + 4],
            [left + 5, y + 6],
            [left + 1, y + 3],
          ],
          { angle: 62, gap: 1.5, weight: 0.45 },
        );
    }
  }
  hatch('18,83 112,83 120,90 60,94 14,90', { angle: -14, gap: 1.5, weight: 0.6 });
}
