import type { Sketch } from './doodle-ballpoint.ts';
import type { Drawing } from './doodle-drawing.ts';

/** The head of a sleeping cat from the front, in units of half its width. */
function sleepingHead({ line, shape, hatch, inRed, clear }: Sketch): void {
  const ears = [
    ['-.9,-.2 -.97,-.66 -.9,-1.12 -.9,-1.12 -.58,-.95 -.26,-.6', '-.8,-.4 -.85,-.9 -.85,-.9 -.5,-.74'],
    ['.9,-.2 1,-.64 .95,-1.1 .95,-1.1 .6,-.96 .26,-.6', '.82,-.38 .9,-.88 .9,-.88 .52,-.74'],
  ] as const;
  for (const [outer, inner] of ears) {
    clear(outer);
    line(outer, { passes: 3, weight: 1.1 });
    hatch(inner, { angle: 70, gap: 0.07, weight: 0.5 });
  }
  const skull =
    '-.26,-.62 0,-.66 .26,-.62 .66,-.46 .92,-.12 1,.18 .9,.46 .6,.68 .25,.8 0,.82 -.25,.8 -.6,.68 -.9,.46 -1,.18 -.92,-.12 -.66,-.46';
  clear(skull);
  line('-.3,-.61 0,-.67 .3,-.61');
  line('.86,-.26 .98,0 1,.22 1.14,.34 1.14,.34 .93,.42 1,.56 1,.56 .7,.66 .4,.77 .1,.82', { passes: 3, taper: 0.1 });
  line('-.86,-.26 -.98,0 -1,.22 -1.16,.32 -1.16,.32 -.93,.42 -1.02,.55 -1.02,.55 -.7,.66 -.4,.77 -.1,.82', {
    taper: 0.1,
  });
  hatch('.95,-.1 1,.2 .92,.44 .6,.66 .2,.8 .5,.52 .74,.26', { angle: 118, gap: 0.075, weight: 0.5, bend: -0.12 });
  hatch('.9,.25 .86,.46 .55,.68 .3,.76 .6,.5', { angle: 62, gap: 0.09, weight: 0.45 });
  // The M on a tabby's forehead.
  for (const mark of [
    '-.1,-.63 -.07,-.45 -.05,-.3',
    '.1,-.63 .07,-.45 .05,-.3',
    '-.32,-.58 -.24,-.42 -.17,-.2',
    '.32,-.58 .24,-.42 .17,-.2',
  ])
    line(mark, { weight: 1.5, passes: 3, taper: 0.5 });
  for (const mark of [
    '.98,.02 .8,.03 .62,.1',
    '1,.2 .86,.19 .72,.22',
    '-.98,.02 -.8,.03 -.62,.1',
    '-1,.2 -.86,.19 -.72,.22',
  ])
    line(mark, { weight: 1.3, passes: 2, taper: 0.5 });
  for (const side of [-1, 1]) {
    const x = (value: number) => value * side;
    line(
      [
        [x(0.66), -0.02],
        [x(0.52), 0.12],
        [x(0.34), 0.13],
        [x(0.2), 0.08],
      ],
      { weight: 1.6, passes: 3 },
    );
    line(
      [
        [x(0.6), 0.06],
        [x(0.66), 0.14],
      ],
      { weight: 0.8, passes: 1 },
    );
    line(
      [
        [x(0.5), 0.12],
        [x(0.53), 0.21],
      ],
      { weight: 0.8, passes: 1 },
    );
    line(
      [
        [0, 0.42],
        [x(0.05), 0.54],
        [x(0.2), 0.56],
        [x(0.3), 0.47],
      ],
      { weight: 0.9 },
    );
    for (const [dy, far] of [
      [-0.06, 1.42],
      [0.05, 1.5],
      [0.16, 1.36],
    ] as const)
      line(
        [
          [x(0.36), 0.44 + dy * 0.4],
          [x(0.9), 0.36 + dy * 1.6],
          [x(far), 0.42 + dy * 3],
        ],
        { weight: 0.6, passes: 1, taper: 0.8 },
      );
    for (const [px, py] of [
      [0.2, 0.42],
      [0.27, 0.47],
      [0.29, 0.4],
    ] as const)
      line(
        [
          [x(px), py],
          [x(px) + 0.015, py + 0.01],
        ],
        { passes: 1, taper: 0 },
      );
  }
  inRed(() => {
    shape('-.12,.26 0,.24 .12,.26 .06,.36 0,.41 -.06,.36', { weight: 0.8 });
    hatch('-.12,.26 0,.24 .12,.26 .06,.36 0,.41 -.06,.36', { angle: 20, gap: 0.035 });
  });
}

const CURLED = '20,65 18,54 22,42 32,29 46,22 62,20 78,26 89,39 94,53 92,64 80,67 50,67';

/** It sleeps on a pile of books, and its tail hangs down. */
export const onBooks: Drawing = {
  box: { left: -2, top: 16, width: 108, height: 84 },
  nib: [92.5, 45],
  scenery({ line, hatch }) {
    hatch('-14,100 0,97 104,98 150,101 140,106 90,109 20,108 -8,105', { angle: -6, gap: 1.3, weight: 0.7 });
    hatch('2,99 104,98 124,102 90,105 14,105', { angle: 32, gap: 1.4, weight: 0.65 });
    hatch('104,70 122,84 128,100 104,99', { angle: 62, gap: 1.6, weight: 0.55 });
    // What the drawing began with: two ovals and an axis.
    line('18,44 26,24 56,15 88,24 99,46 92,64', { weight: 0.3, passes: 3 });
    line('11,50 14,38 28,31 42,36 47,50 42,62 28,66 14,60 11,50', { weight: 0.3, passes: 3 });
    line('29,24 29,74', { weight: 0.28, passes: 2 });
    line('4,52 54,49', { weight: 0.28, passes: 2 });
  },
  draw(sketch, isUp) {
    const { pen, line, shape, hatch, limb, within, clear } = sketch;
    books(sketch);
    pen.save();
    if (isUp) {
      pen.translate(56, 66);
      pen.scale(1.006, 1.025);
      pen.translate(-56, -66);
    }
    clear(CURLED);
    line('30,31 38,25 48,21.5 62,20 76,24.5 87,36 93,50 93,60 90,66', { weight: 1.25, passes: 3, taper: 0.08 });
    line('40,67 58,67.5 78,67');
    // The back in shade: hatching around it, then across.
    hatch('60,20 78,26 89,39 94,53 92,64 84,66 86,54 80,40 70,29', { angle: 62, gap: 1.5, bend: -0.14 });
    hatch('80,28 89,39 94,53 92,64 86,66 88,54 84,42', { angle: 118, gap: 1.7, bend: 0.1 });
    line('57,66 52.5,57 56,46 65,40 76,41 84,48', { weight: 1.1, passes: 3 });
    hatch('57,66 53,57 56,47 60,44 58,54 62,66', { angle: 100, gap: 1.3, bend: 0.1 });
    for (const stripe of [
      '41,23.5 44,31 43,38',
      '49,21 53,30 52,38',
      '58,20 62,28 62,36',
      '67,21.5 70,28 71,34',
      '76,25 78,32 79,37',
      '84,32.5 83,39 82,43',
      '90,42 86,47 83.5,50',
      '93,52 88,54 84,56',
    ])
      line(stripe, { weight: 2.4, passes: 4, taper: 0.6 });
    for (const stripe of ['62,44 65,49 64,54', '69,42 71,47 71,52', '55,54 60,56 63,60'])
      line(stripe, { weight: 1.8, passes: 3, taper: 0.6 });
    shape('54,66 52,62 56,59 66,60 72,63 72,67', { weight: 0.9 });
    line('56,62 58,66', { weight: 0.7 });
    line('60,62 62,66', { weight: 0.7 });
    pen.restore();
    hatch('14,64 20,50 44,56 46,67 20,68', { angle: 100, gap: 1.2 });
    shape('20,62 16,63 14,67 19,69 30,68.5 42,68 44,64 34,61', { weight: 0.95 });
    for (const toe of ['18,64 17,68', '22,64 21,68.5']) line(toe, { weight: 0.7 });
    within({ x: 29, y: 49 + (isUp ? -0.6 : 0), scale: 16.5, turn: 0.1 }, () => sleepingHead(sketch));
    const tail = limb(isUp ? '89,62 97,67 99,77 96,88 89,93 84,90' : '89,62 97,67 99,77 97,88 91,95 85,93', 8, 4.5);
    shape(tail, { weight: 1.1, passes: 3 });
    hatch(tail.slice(Math.floor(tail.length / 2)).concat(tail.slice(0, 2)), { angle: 10, gap: 1.4 });
    for (const ring of ['92,68 97,64.5', '94.5,74.5 102.5,73', '94.5,81 102.5,82', '92.5,86 99,90'])
      line(ring, { weight: 2.6, passes: 4, taper: 0.3 });
  },
};

function books({ line, shape, hatch, highlight, inRed }: Sketch): void {
  const spines = [
    '6,67.5 6,67.5 99,68.5 99,68.5 99,77 99,77 7,77 7,77 4,72',
    '12,77 12,77 92,77 92,77 92,86 92,86 13,87 13,87 9.5,82',
    '2,87 2,87 103,86 103,86 104,98.5 104,98.5 3,99 3,99 -.5,93',
  ];
  for (const spine of spines) shape(spine, { weight: 1.1, taper: 0 });
  highlight('7,69 7,69 62,69.6 62,69.6 62,76.4 62,76.4 7,76 7,76', 3.4, -8);
  for (const edge of ['66,69 66,77', '14,68 13.4,77', '58,68.6 58,77']) line(edge, { weight: 0.8 });
  for (const y of [70, 71.6, 73.2, 74.8])
    line(
      [
        [67, y],
        [82, y + 0.2],
        [98, y],
      ],
      { weight: 0.4, passes: 1 },
    );
  inRed(() => {
    hatch('13,78 40,78 40,86 14,86', { angle: 74, gap: 1.3, weight: 0.6 });
    hatch('62,78 91,78 91,85 62,85.5', { angle: 74, gap: 1.3, weight: 0.6 });
    line('40,77 40,86');
    line('62,77 62,86');
  });
  line('44,81.5 46,79.5 47,83 49,80 51,83 53,80.5 55,83 58,81', { weight: 0.8, passes: 1 });
  line('22,73.6 24,71.2 26,74 28,71 30,74.2 33,72 36,73.6 38,71 41,74 46,72.4', { weight: 0.9, passes: 1 });
  line('16,87 16,99', { weight: 0.9 });
  line('20,87 20,99', { weight: 0.9 });
  line('74,86.4 74,98.6', { weight: 0.9 });
  for (const y of [88.6, 90.4, 92.2, 94, 95.8, 97.4])
    line(
      [
        [75, y],
        [88, y + 0.3],
        [103, y],
      ],
      { weight: 0.4, passes: 1 },
    );
  hatch('2,93 74,92.5 74,98.5 3,99', { angle: -28, gap: 1.5, weight: 0.5 });
}

const STARS = [
  [34, 10, 4.4, 5],
  [62, 30, 3.2, 4],
  [14, 24, 2.4, 4],
  [58, -6, 2.6, 5],
  [36, 36, 2, 4],
  [-2, 60, 3, 5],
  [118, 20, 2.8, 4],
  [112, 84, 3.6, 5],
  [72, 6, 1.8, 4],
] as const;

/** It hangs asleep over the edge of a crescent moon. */
export const onMoon: Drawing = {
  box: { left: -2, top: -4, width: 122, height: 114 },
  scenery({ line, hatch, clear, highlight, star }) {
    const night = '-26,30 -10,-8 30,-22 76,-24 118,-6 138,34 134,76 108,104 64,116 20,108 -12,84';
    hatch(night, { angle: -52, gap: 2, weight: 0.5 });
    hatch('56,-20 112,-8 136,34 132,76 104,102 60,112 96,84 108,40 92,4', {
      angle: 18,
      gap: 2.2,
      weight: 0.5,
      bend: 0.05,
    });
    for (const [x, y, radius, rays] of STARS) star(x, y, radius, rays);
    const moon =
      '85,-4 85,-4 104,14 113,38 108,66 90,87 64,96 38,92 18,78 7,56 7,56 24,70 44,75 64,69 80,54 88,32 88,14';
    clear(moon);
    highlight(moon, 6);
    line('85,-4 104,14 113,38 108,66 90,87 64,96 38,92 18,78 7,56', { weight: 1.5, passes: 3, taper: 0.06 });
    line('7,56 24,70 44,75 64,69 80,54 88,32 88,14 85,-4', { weight: 1.2, passes: 3, taper: 0.06 });
    // Construction lines of the two circles.
    line('85,-4 64,-8 40,-4 18,10 6,32 7,56', { weight: 0.35, passes: 3 });
    line('7,56 2,40 12,14 36,-4 62,-6 80,2', { weight: 0.3, passes: 2 });
    hatch('104,14 113,38 108,66 90,87 64,96 38,92 60,89 86,78 101,58 105,36', { angle: 40, gap: 1.7, bend: 0.06 });
    hatch('112,44 108,66 90,87 64,95 86,82 102,62', { angle: 100, gap: 2 });
    for (const crater of ['96,40 99,38 102,41 99,45 96,44', '88,60 92,57 95,61 91,65', '72,80 75,79 77,82 73,84'])
      line(crater, { closed: true, weight: 0.7 });
    line('98,45 102,42', { weight: 1 });
  },
  draw(sketch, isUp) {
    const { line, shape, hatch, limb, within } = sketch;
    const hind = limb('66,66 68,78 67,88 64,93', 10, 6.5);
    shape(hind, { passes: 2 });
    hatch(hind, { angle: 80, gap: 1.5, bend: 0.1 });
    const tail = limb(
      isUp ? '80,54 91,58 97,70 95,84 88,92 82,88 84,83' : '80,54 91,58 97,70 97,84 91,93 85,91 85,86',
      7,
      4,
    );
    shape(tail, { weight: 1.1, passes: 3 });
    for (const ring of ['85,60 89.5,54', '90,65.5 95.5,61', '93,74 99.5,73', '93,81 99,83'])
      line(ring, { weight: 2.4, passes: 4, taper: 0.3 });
    shape('24,66 27,58 36,50 50,45 64,42 76,45 83,53 82,62 74,69 60,73 44,76 30,75', { weight: 1.2, passes: 3 });
    hatch('82,54 82,62 74,69 60,73 44,76 32,74 46,68 62,65 74,59', { angle: 58, gap: 1.5, bend: -0.1 });
    hatch('80,62 72,69 60,73 46,75 60,69 72,64', { angle: 110, gap: 1.7 });
    line('66,70 62,62 65,53 72,50 79,54', { weight: 0.9 });
    for (const stripe of [
      '42,47.5 46,54 46,60',
      '50,45 54,52 55,58',
      '58,43 62,50 63,56',
      '66,42 69,47 70,51',
      '74,44 74,49 75,52',
    ])
      line(stripe, { weight: 2.2, passes: 4, taper: 0.6 });
    const paw = limb('36,64 35,80 31,92', 9, 6.5);
    shape(paw, { passes: 2 });
    shape('28,90 34,88 36,93 34,98 28,97.5 26,94', { weight: 0.9 });
    line('29.5,94 29,97.5', { weight: 0.7 });
    line('32,94.5 31.6,97.8', { weight: 0.7 });
    shape('60.5,91 66,89 69,93 67,98 61,98 58.5,95', { weight: 0.9 });
    line('62,95 61.6,98', { weight: 0.7 });
    line('64.6,95.4 64.4,98.2', { weight: 0.7 });
    hatch('37,72 38,84 34,92 33,84', { angle: 90, gap: 1.3 });
    within({ x: 26, y: 60 + (isUp ? -0.5 : 0), scale: 13.5, turn: -0.22 }, () => sleepingHead(sketch));
  },
};
