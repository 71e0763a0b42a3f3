import type { Point } from '../../../drawing/hand.ts';
import { type Can, field, runs, spot, swing, through } from './can.ts';

const [GOLD, AMBER, DEEP, CREAM] = ['#e8a02c', '#b8601c', '#2b1760', '#fff3dc'];

const HEART =
  'M500 206 C470 150 388 132 344 178 C296 232 318 330 386 388 C420 416 464 436 506 446 C548 430 590 404 620 366 C668 302 672 208 620 164 C572 130 520 156 500 206 Z';

/** The body from the shoulders to the tail, wider than the head and narrow at the perch. */
const BODY =
  'M392 330 C330 352 286 420 276 520 C268 630 318 752 410 850 L452 968 C490 1004 550 1004 588 968 L630 850 C722 752 772 630 764 520 C754 420 710 352 648 330 Z';
/** The chest between the wings, and a folded wing: on the left, as are its feathers. */
const CHEST =
  'M424 366 C470 340 570 340 616 366 C660 450 660 600 630 700 C606 790 566 852 520 884 C474 852 434 790 410 700 C380 600 380 450 424 366 Z';
const WING =
  'M420 346 C340 344 284 410 268 510 C256 640 330 790 470 930 C462 850 436 790 414 716 C390 620 392 480 436 380 Z';
const COVERTS = 'M424 346 C340 344 284 410 270 512 C276 580 326 640 408 648 C390 560 396 470 434 380 Z';

/** Long feathers of a wing, from the outer one: color, light, width and points. */
const FEATHERS: readonly (readonly [string, string, number, string])[] = [
  [DEEP, '#5a3fd0', 62, '288,520 306,650 370,790 462,910'],
  ['#0a5fc4', '#35b6ff', 52, '312,540 336,660 392,780 462,886'],
  ['#0aa7c9', '#9ff7f2', 46, '336,560 362,664 408,760 454,846'],
  ['#7a2bd0', '#c9a0ff', 42, '358,576 384,664 416,738 444,800'],
  ['#ff2e7e', '#ffa8cc', 36, '378,590 396,656 416,706 430,752'],
];

/** Rows of scales on the coverts: the middle of a scale, and its radius. */
const SCALES: readonly (readonly [number, number, number])[] = [
  ...[0, 1, 2, 3].map((column) => [300 + column * 34, 584 + column * 14, 27] as const),
  ...[0, 1, 2, 3].map((column) => [296 + column * 32, 518 + column * 8, 26] as const),
  ...[0, 1, 2, 3].map((column) => [306 + column * 31, 456 + column * 4, 24] as const),
  ...[0, 1, 2].map((column) => [334 + column * 29, 404 + column * 2, 21] as const),
];

/** A barn owl that sleeps on a branch before the moon. It is within 1000 by 1060 units. */
export function owl(can: Can): void {
  const { pen } = can;
  spot(can, [600, 440], 620, '#4a35d0', 0.6);
  field(
    can,
    'M1030 380 C1036 604 860 776 640 770 C424 764 262 590 270 376 C280 160 452 4 662 10 C876 18 1026 176 1030 380 Z',
    '#ffd98a',
    12,
    0.96,
  );
  spot(can, [520, 300], 320, '#fff3c4', 0.9);
  swing(can, '1010,620 880,720 640,770 420,720', 66, '#ff9a4a', { soft: 0.3, paint: 0.7 });
  swing(can, '-120,700 90,620 300,660', 90, '#ff2e7e', { light: '#ff9cc4', soft: 0.14, paint: 0.9 });
  swing(can, '-60,790 130,720 330,760', 40, '#08c9d6', { soft: 0.14, paint: 0.9 });
  swing(can, '820,140 980,40 1160,60 1320,0', 70, '#08c9d6', { light: '#b5fff6', soft: 0.14, paint: 0.9 });
  tail(can);
  branch(can);
  field(can, BODY, DEEP, 14, 0.7);
  through(can, 'M0 0 H1040 V884 H0 Z', () => field(can, BODY, AMBER));
  chest(can);
  wing(can);
  // The other wing is the same from the other side.
  pen.save();
  pen.translate(1040, 0);
  pen.scale(-1, 1);
  wing(can);
  pen.restore();
  for (const x of [468, 572]) claws(can, x);
  pen.save();
  pen.translate(520, 262);
  pen.rotate(-0.1);
  pen.scale(0.94, 0.94);
  pen.translate(-504, -290);
  head(can);
  pen.restore();
  runs(can, '#ffd98a', 9, [
    [744, 752, 100],
    [900, 660, 140],
  ]);
  runs(can, '#0a5fc4', 9, [[556, 980, 70]]);
}

function tail(can: Can): void {
  for (const [color, light, points] of [
    [DEEP, '#5a3fd0', '470,820 452,900 444,1010'],
    [DEEP, '#5a3fd0', '570,820 588,900 596,1010'],
    ['#0a5fc4', '#35b6ff', '496,820 486,910 484,1034'],
    ['#0a5fc4', '#35b6ff', '544,820 554,910 556,1034'],
    ['#0aa7c9', '#9ff7f2', '520,820 520,920 520,1044'],
  ] as const)
    swing(can, points, 56, color, { light, shade: DEEP, ends: [0.8, 0.3] });
}

function chest(can: Can): void {
  field(can, CHEST, '#ffdca0', 3);
  through(can, CHEST, () => {
    swing(can, '520,330 500,520 510,700 520,890', 190, CREAM, { soft: 0.3, ends: [0.8, 0.3] });
    swing(can, '404,400 388,560 430,720 520,880', 90, '#e88a4a', { soft: 0.5, ends: [0.6, 0.4] });
    swing(can, '640,400 656,560 610,720 520,880', 80, '#f0a860', { soft: 0.5, ends: [0.6, 0.4] });
    spot(can, [520, 400], 190, '#c86a2a', 0.75);
  });
  // Spots in rows that are shifted by half a step.
  for (let row = 0; row < 6; row++) {
    const [y, half] = [516 + row * 56, row % 2];
    for (let column = -2; column <= 2 - half; column++) {
      const x = 520 + (column + half / 2) * 50;
      if (Math.abs(x - 520) > 118 - row * 12) continue;
      swing(
        can,
        [
          [x, y],
          [x - 3, y + 14],
          [x, y + 30],
        ],
        15,
        AMBER,
        { ends: [0.3, 0.05] },
      );
    }
  }
}

/** The left wing, folded over the side of the body. */
function wing(can: Can): void {
  field(can, WING, DEEP, 10, 0.7);
  field(can, WING, DEEP);
  for (const [color, light, width, points] of FEATHERS)
    swing(can, points, width, color, { light, shade: DEEP, ends: [0.7, 0.14], soft: 0.05 });
  field(can, COVERTS, DEEP, 9, 0.6);
  field(can, COVERTS, AMBER);
  through(can, COVERTS, () => {
    spot(can, [330, 420], 150, GOLD, 1);
    for (const [x, y, radius] of SCALES) {
      scale(can, x, y + 4, radius + 3, '#7a3a10');
      scale(can, x, y, radius, GOLD);
      spot(can, [x, y + 0.5 * radius], 0.8 * radius, '#ffe08a', 0.9);
      spot(can, [x, y + 0.66 * radius], 5, DEEP, 1);
    }
    swing(can, '424,346 350,352 298,420 276,512', 26, '#fff0c0', { soft: 0.4, ends: [0.6, 0.3] });
  });
}

function scale(can: Can, x: number, y: number, radius: number, color: string): void {
  field(
    can,
    `M${x - radius} ${y - radius} L${x + radius} ${y - radius} C${x + radius} ${y + 0.9 * radius} ${x + 0.4 * radius} ${y + radius} ${x} ${y + 1.1 * radius} C${x - 0.4 * radius} ${y + radius} ${x - radius} ${y + 0.9 * radius} ${x - radius} ${y - radius} Z`,
    color,
  );
}

/** Feathered legs, and three toes with talons around the branch. @param x middle of a foot */
function claws(can: Can, x: number): void {
  swing(
    can,
    [
      [x, 800],
      [x, 840],
      [x, 884],
    ],
    62,
    '#ffdca0',
    { light: CREAM, shade: '#e88a4a', ends: [0.8, 0.7] },
  );
  for (const toe of [-28, 0, 28]) {
    swing(
      can,
      [
        [x + 0.5 * toe, 876],
        [x + toe, 892],
        [x + 1.1 * toe, 920],
      ],
      27,
      '#ffb21f',
      {
        light: '#ffe08a',
        shade: AMBER,
        ends: [0.8, 0.5],
        soft: 0.03,
      },
    );
    swing(
      can,
      [
        [x + 1.1 * toe, 914],
        [x + 1.14 * toe, 928],
        [x + 1.06 * toe, 946],
      ],
      15,
      '#1b1040',
      {
        ends: [0.9, 0.05],
        soft: 0.03,
      },
    );
  }
}

function head(can: Can): void {
  const skull =
    'M500 110 C400 84 300 120 276 216 C256 330 320 440 440 480 C520 500 640 470 690 380 C732 290 712 180 640 128 C596 98 540 100 500 110 Z';
  field(can, skull, DEEP, 12, 0.6);
  field(can, skull, GOLD);
  through(can, skull, () => {
    spot(can, [690, 400], 190, AMBER, 1);
    spot(can, [690, 440], 110, DEEP, 0.9);
    spot(can, [380, 140], 130, '#ffe08a', 0.9);
  });
  field(can, HEART, AMBER, 9, 0.9);
  field(can, HEART, CREAM);
  through(can, HEART, () => {
    spot(can, [620, 380], 130, '#f0a878', 0.8);
    spot(can, [416, 270], 76, '#f4b98a', 0.75);
    spot(can, [574, 258], 76, '#f0a878', 0.75);
    swing(can, '500,200 494,280 498,350', 26, '#e8a878', { soft: 0.3, ends: [0.6, 0.4] });
  });
  // Closed eyes, and a small beak.
  for (const [x, y, way] of [
    [412, 278, 1],
    [580, 268, -1],
  ] as const)
    swing(
      can,
      [
        [x - 52, y - 8 * way],
        [x - 22, y + 20],
        [x + 18, y + 22],
        [x + 52, y + 8 * way],
      ],
      19,
      DEEP,
      { ends: [0.35, 0.3], soft: 0.04 },
    );
  field(can, 'M478 330 C486 314 512 314 520 330 C520 362 510 388 498 398 C486 386 478 360 478 330 Z', '#ffb21f');
  field(can, 'M500 322 C512 318 520 328 520 340 C520 366 510 388 498 398 C504 372 506 346 500 322 Z', AMBER);
}

function branch(can: Can): void {
  swing(can, '40,968 300,930 560,914 800,890 1120,770', 84, '#6a2f86', {
    light: '#c07ae0',
    shade: '#2a1048',
    ends: [0.4, 0.3],
  });
  swing(can, '860,876 980,896 1100,966', 34, '#6a2f86', { light: '#c07ae0', ends: [0.9, 0.2] });
  for (const [x, y, turn] of [
    [1110, 766, -0.9],
    [1040, 806, 0.5],
    [1094, 960, 0.7],
    [170, 936, -1.8],
    [60, 962, 2.8],
  ] as const) {
    const at = (far: number, aside: number): Point => [
      x + Math.cos(turn) * far - Math.sin(turn) * aside,
      y + Math.sin(turn) * far + Math.cos(turn) * aside,
    ];
    swing(can, [at(0, 0), at(50, 12), at(120, 0)], 44, '#08b9a6', { light: '#a0ffd8', ends: [0.3, 0.05] });
  }
}
