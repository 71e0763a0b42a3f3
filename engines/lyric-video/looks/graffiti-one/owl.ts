import type { Point } from '../../../drawing/hand.ts';
import { type Can, field, runs, spot, swing, through } from './can.ts';

const [GOLD, AMBER, DEEP, CREAM, BUFF] = ['#e8a02c', '#b8601c', '#2b1760', '#fff3dc', '#ffdca0'];

const HEART =
  'M500 206 C470 150 388 132 344 178 C296 232 318 330 386 388 C420 416 464 436 506 446 C548 430 590 404 620 366 C668 302 672 208 620 164 C572 130 520 156 500 206 Z';
const SKULL =
  'M500 110 C400 84 300 120 276 216 C256 330 320 440 440 480 C520 500 640 470 690 380 C732 290 712 180 640 128 C596 98 540 100 500 110 Z';

/** The body, turned to the left: the breast bulges there, and the back runs down to the tail on the right. */
const BODY =
  'M424 380 C372 430 340 520 346 620 C352 730 402 826 476 876 C540 900 612 892 652 840 C706 760 730 660 722 560 C714 470 684 410 640 376 Z';

/** Feathers of wings and tail: color, light, width and points. */
type Feather = readonly [string, string, number, string];

const BLUE = ['#0a5fc4', '#35b6ff'] as const;
const SEA = ['#0aa7c9', '#9ff7f2'] as const;
const VIOLET = ['#7a2bd0', '#c9a0ff'] as const;
const PINK = ['#ff2e7e', '#ffa8cc'] as const;
/** The far wing, lifted a little. */
const FAR: readonly Feather[] = [
  [DEEP, '#5a3fd0', 78, '450,420 350,340 260,300 160,290'],
  ['#123c9c', '#3f8ae8', 76, '446,440 340,390 236,376 130,404'],
  [DEEP, '#5a3fd0', 74, '444,462 340,444 246,460 152,520'],
  ['#123c9c', '#3f8ae8', 70, '444,484 356,500 280,550 216,630'],
];
/** The near wing, half open, from the outermost feather to the innermost. */
const NEAR: readonly Feather[] = [
  [DEEP, '#5a3fd0', 72, '740,306 880,240 1020,196 1150,196'],
  [...BLUE, 76, '738,316 880,272 1020,256 1158,286'],
  [DEEP, '#5a3fd0', 78, '734,328 870,312 1000,326 1130,384'],
  [...BLUE, 80, '726,340 850,356 972,402 1084,486'],
  [...SEA, 80, '716,354 826,396 930,466 1020,570'],
  [...BLUE, 78, '702,366 796,430 884,520 948,640'],
  [...VIOLET, 76, '686,378 762,458 830,560 872,690'],
  [...SEA, 74, '668,390 726,480 778,590 796,726'],
  [...PINK, 66, '648,402 690,496 724,608 726,736'],
];
/** The shorter feathers above them, in two rows. */
const COVERTS: readonly Feather[] = [
  ...(
    [
      [64, '752,300 850,262 930,246 1000,250'],
      [66, '746,312 840,298 920,306 988,336'],
      [66, '738,326 822,338 896,374 950,428'],
      [66, '726,342 800,378 860,436 896,508'],
      [64, '708,358 770,416 812,492 832,574'],
      [62, '688,374 730,446 758,530 764,616'],
      [58, '664,390 692,466 706,548 702,626'],
    ] as const
  ).map(([width, points]): Feather => [AMBER, '#ffc45a', width, points]),
  ...(
    [
      [56, '752,292 812,270 866,264 912,274'],
      [58, '744,306 806,302 856,318 894,350'],
      [58, '732,322 790,340 830,376 852,426'],
      [58, '716,338 762,374 792,426 802,484'],
      [56, '694,354 730,408 748,466 748,524'],
      [54, '668,372 694,428 704,486 698,540'],
    ] as const
  ).map(([width, points]): Feather => [GOLD, '#ffe08a', width, points]),
];
/** The front edge of the near wing, from the shoulder to the wrist. */
const ARM =
  'M592 430 C616 360 684 290 764 258 C806 246 832 268 822 292 C792 316 756 336 724 372 C694 406 676 444 640 462 C612 470 590 456 592 430 Z';

/** Most a breast feather is ruffled, in radians. */
const RUFFLED = 0.5;

/** A barn owl on a branch before the moon: it is turned to the left, looks at the viewer and opens a wing. It is within 1160 by 1060 units. */
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
  feathers(can, FAR);
  feathers(can, [
    [DEEP, '#5a3fd0', 70, '560,800 580,910 620,1036'],
    [...BLUE, 70, '590,800 624,900 676,1030'],
    [...SEA, 66, '620,790 662,890 728,1006'],
  ]);
  branch(can);
  field(can, BODY, DEEP, 14, 0.7);
  field(can, BODY, AMBER);
  through(can, BODY, () => {
    spot(can, [430, 600], 300, BUFF, 1);
    spot(can, [700, 720], 200, DEEP, 0.7);
  });
  for (const x of [478, 584]) claws(can, x);
  breast(can);
  feathers(can, NEAR);
  feathers(can, COVERTS);
  field(can, ARM, DEEP, 8, 0.5);
  field(can, ARM, GOLD);
  through(can, ARM, () => {
    swing(can, '590,440 640,350 720,286 820,262', 40, '#ffe08a', { soft: 0.36, ends: [0.6, 0.5] });
    swing(can, '620,470 690,420 740,350 830,300', 30, AMBER, { soft: 0.5, ends: [0.6, 0.5] });
  });
  pen.save();
  pen.translate(500, 268);
  pen.rotate(-0.13);
  pen.scale(0.88, 0.88);
  pen.translate(-504, -290);
  head(can);
  pen.restore();
  runs(can, '#ffd98a', 9, [[900, 690, 120]]);
  runs(can, '#0a5fc4', 9, [[1056, 500, 90]]);
}

function feathers(can: Can, all: readonly Feather[]): void {
  for (const [color, light, width, points] of all)
    swing(can, points, width, color, { light, shade: DEEP, ends: [0.6, 0.12], soft: 0.05 });
}

/** Ruffled feathers in rows, the upper ones over the lower; those at the edge stand off. */
function breast(can: Can): void {
  const { chance } = can;
  for (let row = 8; row >= 0; row--) {
    const y = 408 + row * 50;
    // The breast is widest in its middle.
    const bulge = Math.sin(((row + 1.6) / 10.6) * Math.PI);
    const [left, right] = [424 - 78 * bulge + (row > 5 ? (row - 5) * 22 : 0), 610 + 76 * bulge];
    const count = 7;
    for (let index = count - 1; index >= 0; index--) {
      const share = (index + (row % 2 ? 0.5 : 0.1)) / count;
      const x = left + share * (right - left);
      const lean = 0.62 - 0.8 * share + RUFFLED * chance.around() * 0.5;
      const at = (far: number, bend: number): Point => [
        x - Math.sin(lean + bend) * far,
        y + Math.cos(lean + bend) * far,
      ];
      const color = share > 0.8 ? GOLD : share > 0.62 ? '#f0b868' : chance.pick([CREAM, CREAM, BUFF]);
      swing(can, [at(0, 0), at(34, 0), at(82, 0.16)], 56, color, {
        shade: share > 0.62 ? AMBER : '#f0bc8c',
        light: share > 0.8 ? '#ffe08a' : CREAM,
        ends: [0.6, 0.06],
        soft: 0.06,
      });
      if ((row + index) % 2) swing(can, [at(46, 0), at(56, 0), at(70, 0)], 12, AMBER, { ends: [0.3, 0.05] });
    }
  }
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
  const { chance } = can;
  // The crown's feathers stand up.
  for (let tuft = 0; tuft < 22; tuft++) {
    const angle = -2.9 + (tuft / 21) * 3.4;
    const at = (far: number, bend: number): Point => [
      496 + Math.cos(angle + bend) * 216 * far,
      290 + Math.sin(angle + bend) * 186 * far,
    ];
    const long = 1.08 + 0.09 * chance.next();
    swing(can, [at(0.84, 0), at(0.98, 0.03), at(long, 0.1)], 44, tuft % 3 ? GOLD : AMBER, {
      light: '#ffe08a',
      ends: [0.8, 0.05],
    });
  }
  field(can, SKULL, GOLD, 3);
  through(can, SKULL, () => {
    spot(can, [690, 400], 190, AMBER, 1);
    spot(can, [690, 440], 110, DEEP, 0.9);
    spot(can, [380, 140], 130, '#ffe08a', 0.9);
  });
  field(can, HEART, AMBER, 12, 1);
  field(can, HEART, CREAM);
  through(can, HEART, () => {
    spot(can, [620, 380], 130, '#f0a878', 0.8);
    spot(can, [420, 274], 96, '#e8946a', 0.85);
    spot(can, [572, 264], 96, '#e08a5a', 0.85);
    swing(can, '500,200 494,280 498,350', 26, '#e8a878', { soft: 0.3, ends: [0.6, 0.4] });
  });
  eye(can, 424, 280, -1);
  eye(can, 574, 270, 1);
  field(can, 'M478 330 C486 314 512 314 520 330 C520 362 510 388 498 398 C486 386 478 360 478 330 Z', '#ffb21f');
  field(can, 'M500 322 C512 318 520 328 520 340 C520 366 510 388 498 398 C504 372 506 346 500 322 Z', AMBER);
}

/** A dark eye below a gentle lid. @param way 1 if its inner corner is on the left */
function eye(can: Can, x: number, y: number, way: number): void {
  const { pen } = can;
  pen.save();
  pen.translate(x, y);
  pen.scale(1.1 * way, 1.16);
  field(
    can,
    'M-50 -6 C-44 -40 -6 -50 26 -32 C46 -18 54 10 48 34 C24 46 -20 42 -38 22 C-46 12 -50 4 -50 -6 Z',
    '#180c34',
  );
  field(can, 'M-22 20 C-6 34 20 34 34 22 C26 38 -10 42 -22 20 Z', '#7a4ad0', 4);
  field(can, 'M-58 -12 C-38 -56 14 -62 42 -34 C54 -20 60 -2 60 18 C44 -16 2 -36 -58 -12 Z', AMBER);
  pen.restore();
  field(
    can,
    `M${x - 18} ${y - 4} C${x - 12} ${y - 16} ${x + 2} ${y - 14} ${x + 2} ${y - 2} C${x} ${y + 10} ${x - 18} ${y + 8} ${x - 18} ${y - 4} Z`,
    '#ffffff',
  );
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
