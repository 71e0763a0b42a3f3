import { type Point, ringOf } from '../../drawing/hand.ts';
import type { Sketch } from './doodle-ballpoint.ts';
import { guitar, microphone } from './doodle-band.ts';
import type { Drawing } from './doodle-drawing.ts';

/** A cat sings into a microphone with its head thrown back, seen from the edge of the stage. */
export const onStage: Drawing = {
  box: { left: -17, top: -1, width: 123, height: 124 },
  ground: { left: -80, top: -40, width: 250, height: 190 },
  scenery({ line, hatch, chance, clear }) {
    const [x, y] = [50, 38];
    for (let ray = 0; ray < 130; ray++) {
      const angle = (ray / 130) * 2 * Math.PI + chance.around() * 0.02;
      const [from, to] = [chance.between(41, 50) + (ray % 3) * 5, chance.between(66, 90) + (ray % 5 === 0 ? 30 : 0)];
      const at = (far: number): Point => [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      line([at(to), at((from + to) / 2), at(from)], {
        weight: chance.between(0.5, 1.5),
        passes: 1 + (ray % 2),
        taper: 0.5,
      });
    }
    hatch('-30,70 0,60 10,90 0,124 -30,130', { angle: -30, gap: 2.2 });
    clear(ringOf(50, 40, 36, 14, (index) => (index % 2 ? 0.8 : 1)));
  },
  draw(sketch, isUp) {
    const { line, shape, hatch, limb, within, inRed, dark, clear } = sketch;
    // Chest and a jacket without sleeves.
    clear('30,52 22,62 18,80 20,104 22,126 88,126 86,100 84,78 76,62 66,54');
    const left = '33,54 25,59 18,70 17,88 19,108 20,126 20,126 40,126 40,126 38,104 37,84 41,66';
    const right = '62,56 72,60 81,70 84,88 85,108 86,126 86,126 66,126 66,126 64,104 62,84 57,68';
    for (const [part, angle] of [
      [left, 62],
      [right, 74],
    ] as const) {
      shape(part, { weight: 1.4, passes: 3 });
      hatch(part, { angle, gap: 1.1, weight: 0.95 });
      hatch(part, { angle: angle + 62, gap: 1.25, weight: 0.85 });
    }
    hatch(right, { angle: 12, gap: 1.2, weight: 0.9 });
    for (const lapel of ['38,56 30,66 30,66 36,70 33,74 33,74 41,84', '60,57 68,67 68,67 62,71 65,75 65,75 58,86'])
      line(lapel, { weight: 1.3, passes: 3 });
    for (const tuft of ['42,66 45,74 47,68 49,78 51,69 54,76 56,67', '44,84 46,90 48,85 50,92 52,86 54,90'])
      line(tuft, { weight: 1, passes: 2 });
    hatch('38,54 50,60 62,56 58,68 50,72 42,66', { angle: 84, gap: 1.4 });
    inRed(() => {
      shape(
        ringOf(26, 76, 4, 9, () => 1),
        { weight: 1 },
      );
      line('26,73 24,76.6 24,76.6 27.6,76 27.6,76 25.6,79.4', { weight: 1 });
    });
    shape(
      ringOf(75, 74, 3.6, 9, () => 1),
      { weight: 1 },
    );
    line('73.6,73.4 73.6,74.4', { passes: 1 });
    line('76.2,73.4 76.2,74.4', { passes: 1 });
    line('72.8,75.6 75,77 77,75.6', { weight: 0.7 });
    const tail = limb(
      isUp ? '84,120 96,112 101,98 99,84 94,76 98,68' : '84,120 97,114 103,100 100,86 95,79 100,71',
      8,
      5,
    );
    shape(tail, { weight: 1.2, passes: 3 });
    for (const ring of ['93,111 98.5,116', '97.5,103 105,105', '98,94 105,92', '95,85 101,81'])
      line(ring, { weight: 2.6, passes: 4, taper: 0.3 });
    guitar(sketch);
    // The arm along the neck, and the paw that strikes the strings.
    const fretting = limb('21,66 9,76 4,84 11,88', 12, 9);
    shape(fretting, { weight: 1.2, passes: 3 });
    hatch(fretting.slice(0, Math.floor(fretting.length / 2)), { angle: 20, gap: 1.4 });
    for (const ring of ['9,71 15,79', '4,77 10,82']) line(ring, { weight: 2.2, passes: 4, taper: 0.3 });
    shape('8,82 14,80 19,82 20,88 17,92 12,92.6 8,90', { weight: 1.2, passes: 2 });
    for (const toe of ['12,82 15,86', '15.4,81.6 18.4,85.6', '10,86 13,89']) line(toe, { weight: 0.8 });
    const dy = isUp ? 5 : 0;
    const striking = limb(
      [
        [79, 66],
        [87, 78],
        [84, 92 + dy * 0.5],
        [70, 98 + dy],
      ],
      13,
      9.5,
    );
    shape(striking, { weight: 1.2, passes: 3 });
    hatch(
      [
        [84, 70],
        [92, 80],
        [89, 94],
        [76, 102],
        [84, 92],
        [86, 80],
      ],
      { angle: 48, gap: 1.4 },
    );
    for (const ring of [
      [
        [80, 78],
        [90, 75],
      ],
      [
        [81, 85],
        [91, 84],
      ],
      [
        [78, 91 + dy],
        [84, 98 + dy],
      ],
    ] as Point[][])
      line(ring, { weight: 2.4, passes: 4, taper: 0.3 });
    within({ x: 0, y: dy }, () => {
      shape('74,92 66,91 60,95 60,101 65,105 72,103', { weight: 1.2, passes: 2 });
      for (const toe of ['61,97 65,98.6', '61.6,101 66,101.6']) line(toe, { weight: 0.9 });
      inRed(() => dark('58,98 61,97 60,101'));
    });
    // A studded collar.
    shape('32,52 40,58 50,60 60,57 66,51 67,55 60,62 50,65 39,63 31,57', { weight: 1.1 });
    for (const [x, y] of [
      [36, 57.6],
      [42, 60.6],
      [49, 62.4],
      [56, 61],
      [62, 57.4],
    ] as Point[])
      dark(ringOf(x, y, 1.5, 7, () => 1));
    within({ x: 49, y: 36, scale: 27, turn: isUp ? -0.2 : -0.13 }, () => singingHead(sketch, isUp));
    microphone(sketch);
  },
};

/** Seen from below: a large mouth, and the eyes high and pressed together. The unit is half of the head's width. */
function singingHead({ line, shape, hatch, inRed, clear, dark }: Sketch, isUp: boolean): void {
  const ears = [
    ['-.86,-.1 -1.02,-.5 -1.06,-.98 -1.06,-.98 -.68,-.86 -.3,-.58', '-.84,-.36 -.95,-.8 -.95,-.8 -.56,-.62'],
    ['.84,-.2 1,-.56 1.1,-1.04 1.1,-1.04 .7,-.9 .32,-.62', '.86,-.42 1,-.86 1,-.86 .58,-.68'],
  ] as const;
  for (const [outer, inner] of ears) {
    clear(outer);
    line(outer, { passes: 3, weight: 1.3 });
    hatch(inner, { angle: 66, gap: 0.055, weight: 0.6 });
    hatch(inner, { angle: 120, gap: 0.08, weight: 0.5 });
  }
  clear(
    '-.3,-.6 0,-.64 .34,-.62 .7,-.46 .94,-.12 1.02,.24 .9,.56 .62,.82 .3,.98 .06,.98 -.24,.9 -.6,.72 -.92,.48 -1,.16 -.92,-.14 -.66,-.44',
  );
  line('-.34,-.58 0,-.65 .36,-.61', { weight: 1.2 });
  line('.84,-.26 .98,.02 1.02,.26 1.02,.26 1.2,.36 1.2,.36 .98,.46 1.06,.62 1.06,.62 .82,.68 .68,.84 .34,1 .06,.99', {
    passes: 3,
    taper: 0.1,
    weight: 1.2,
  });
  line(
    '-.86,-.22 -1,.06 -1,.2 -1,.2 -1.22,.26 -1.22,.26 -1,.38 -1.14,.54 -1.14,.54 -.86,.58 -.6,.74 -.24,.92 .06,.99',
    { passes: 3, taper: 0.1, weight: 1.2 },
  );
  for (const mark of [
    '-.1,-.62 -.04,-.5 -.01,-.4',
    '.14,-.62 .12,-.5 .1,-.4',
    '-.32,-.56 -.2,-.46 -.12,-.34',
    '.36,-.6 .3,-.48 .23,-.36',
  ])
    line(mark, { weight: 1.7, passes: 3, taper: 0.5 });
  for (const mark of [
    '1,.06 .84,.06 .7,.12',
    '1.02,.24 .88,.22 .76,.26',
    '-1,.04 -.84,.05 -.68,.12',
    '-1,.2 -.86,.2 -.72,.26',
    '-.9,.4 -.78,.37 -.66,.4',
  ])
    line(mark, { weight: 1.5, passes: 3, taper: 0.5 });
  hatch('1,.1 1.02,.3 .9,.58 .62,.84 .3,.99 .56,.66 .72,.34', { angle: 116, gap: 0.06, weight: 0.6, bend: -0.1 });
  hatch('1,.34 .9,.58 .62,.84 .2,.99 .5,.82 .74,.56', { angle: 66, gap: 0.07, weight: 0.5 });
  hatch('-.9,.46 -.6,.7 -.24,.88 -.3,.74 -.6,.54', { angle: 96, gap: 0.06, weight: 0.5 });
  // Eyes pressed together.
  line('-.7,-.26 -.5,-.12 -.28,-.1 -.16,-.06', { weight: 3, passes: 5 });
  line('-.7,.04 -.5,-.04 -.3,-.06 -.16,-.06', { weight: 2, passes: 3 });
  line('.78,-.26 .6,-.14 .42,-.12 .3,-.08', { weight: 3, passes: 5 });
  line('.8,.02 .62,-.06 .46,-.08 .3,-.08', { weight: 1.3, passes: 3 });
  for (const crease of [
    '-.78,-.36 -.56,-.28 -.34,-.24',
    '.86,-.36 .66,-.28 .48,-.26',
    '-.06,-.2 -.02,-.12',
    '.14,-.2 .12,-.12',
  ])
    line(crease, { weight: 0.8 });
  const low = isUp ? 0.86 : 0.78;
  const mouth: readonly Point[] = [
    [-0.44, 0.24],
    [-0.22, 0.2],
    [0.08, 0.13],
    [0.08, 0.13],
    [0.36, 0.18],
    [0.6, 0.2],
    [0.64, 0.4],
    [0.52, low - 0.16],
    [0.28, low],
    [0.02, low + 0.01],
    [-0.22, low - 0.1],
    [-0.42, 0.48],
  ];
  dark(mouth, 0.05);
  line(mouth, { closed: true, weight: 1.5, passes: 3 });
  inRed(() => {
    const tongue: readonly Point[] = [
      [-0.26, low - 0.14],
      [-0.14, low - 0.28],
      [0.06, low - 0.3],
      [0.14, low - 0.24],
      [0.26, low - 0.32],
      [0.42, low - 0.24],
      [0.46, low - 0.14],
      [0.28, low - 0.02],
      [0.02, low - 0.01],
    ];
    shape(tongue, { weight: 1 });
    hatch(tongue, { angle: 30, gap: 0.05, weight: 0.8 });
    line(
      [
        [0.13, low - 0.24],
        [0.12, low - 0.1],
      ],
      { weight: 1 },
    );
    shape('-.08,0 .08,-.03 .26,0 .2,.08 .09,.13 -.02,.08', { weight: 1 });
    hatch('-.08,0 .08,-.03 .26,0 .2,.08 .09,.13 -.02,.08', { angle: 20, gap: 0.03, weight: 0.8 });
  });
  for (const fang of [
    '-.26,.2 -.26,.2 -.18,.4 -.18,.4 -.1,.17 -.1,.17',
    '.28,.16 .28,.16 .4,.38 .4,.38 .45,.18 .45,.18',
  ])
    shape(fang, { weight: 0.9 });
  for (const fang of [
    [
      [-0.2, low - 0.14],
      [-0.15, low - 0.27],
      [-0.09, low - 0.08],
    ],
    [
      [0.36, low - 0.06],
      [0.42, low - 0.23],
      [0.47, low - 0.12],
    ],
  ] as Point[][])
    shape(fang, { weight: 0.8 });
  for (const whisker of [
    '-.4,.14 -.9,.1 -1.46,-.06',
    '-.42,.2 -1,.26 -1.5,.24',
    '-.42,.28 -.9,.44 -1.34,.56',
    '.56,.1 1,.0 1.5,-.18',
    '.6,.18 1.1,.2 1.56,.14',
    '.6,.26 1.06,.42 1.46,.5',
  ])
    line(whisker, { weight: 0.7, passes: 1, taper: 0.8 });
  for (const dot of [
    '-.3,.08 -.29,.09',
    '-.36,.15 -.35,.16',
    '-.22,.12 -.21,.13',
    '.42,.06 .43,.07',
    '.5,.12 .51,.13',
    '.36,.1 .37,.11',
  ])
    line(dot, { weight: 1.2, passes: 1, taper: 0 });
}
