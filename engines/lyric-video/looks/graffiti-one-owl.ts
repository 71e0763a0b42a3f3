import type { Point } from '../../drawing/hand.ts';
import { type Can, field, runs, spot, swing, through } from './graffiti-one-can.ts';

const [GOLD, AMBER, DEEP, CREAM] = ['#e8a02c', '#b8601c', '#2b1760', '#fff3dc'];

const HEART =
  'M500 206 C470 150 388 132 344 178 C296 232 318 330 386 388 C420 416 464 436 506 446 C548 430 590 404 620 366 C668 302 672 208 620 164 C572 130 520 156 500 206 Z';

/** Long feathers of the folded wing, from the lowest: color, light, width and points. */
const WING: readonly (readonly [string, string, number, string])[] = [
  [DEEP, '#5a3fd0', 120, '640,520 740,660 780,840 760,1040'],
  ['#0a5fc4', '#35b6ff', 84, '620,500 720,640 744,820 716,1000'],
  ['#0aa7c9', '#9ff7f2', 74, '600,500 690,640 700,800 664,950'],
  ['#7a2bd0', '#c9a0ff', 66, '640,470 760,600 800,740 800,900'],
  ['#ff2e7e', '#ffa8cc', 58, '600,470 700,570 736,690 724,820'],
  [AMBER, GOLD, 74, '590,450 660,540 690,640 680,760'],
  [GOLD, '#ffe08a', 60, '620,440 710,510 752,600 752,700'],
];

/** A barn owl that sleeps on a branch before the moon, its head to one side. It is within 1000 by 1200 units. */
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
  branch(can);
  // The body leans to the left: a chest of light strokes.
  swing(can, '500,380 450,560 480,760 600,960', 330, AMBER, { light: GOLD, shade: DEEP, ends: [0.7, 0.3] });
  swing(can, '470,400 420,560 440,740 530,900', 220, '#ffdca0', {
    light: CREAM,
    shade: '#e88a4a',
    ends: [0.6, 0.2],
  });
  for (const [x, y, long] of [
    [360, 520, 60],
    [400, 600, 66],
    [370, 680, 60],
    [450, 560, 54],
    [440, 690, 70],
    [500, 640, 56],
    [420, 780, 60],
    [490, 770, 66],
    [530, 850, 50],
  ] as const)
    swing(
      can,
      [
        [x, y],
        [x + 6, y + long * 0.5],
        [x + 22, y + long],
      ],
      15,
      AMBER,
      { ends: [0.3, 0.05] },
    );
  for (const [color, light, width, points] of WING)
    swing(can, points, width, color, { light, shade: DEEP, ends: [0.4, 0.08] });
  for (const x of [452, 540]) {
    for (const toe of [-26, 0, 26])
      swing(
        can,
        [
          [x + toe * 0.5, 890],
          [x + toe, 916],
          [x + toe * 1.2, 950],
        ],
        26,
        '#ffb21f',
        { shade: AMBER, ends: [0.7, 0.2] },
      );
  }
  pen.save();
  pen.translate(500, 300);
  pen.rotate(-0.17);
  pen.scale(1.08, 1.08);
  pen.translate(-510, -290);
  head(can);
  pen.restore();
  runs(can, '#ffd98a', 9, [
    [330, 640, 130],
    [930, 640, 150],
  ]);
  runs(can, '#0a5fc4', 9, [[742, 980, 90]]);
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
  swing(can, '60,1010 300,960 560,944 800,920 1120,800', 84, '#6a2f86', {
    light: '#c07ae0',
    shade: '#2a1048',
    ends: [0.4, 0.3],
  });
  swing(can, '860,904 980,920 1100,990', 34, '#6a2f86', { light: '#c07ae0', ends: [0.9, 0.2] });
  for (const [x, y, turn] of [
    [1110, 770, -0.9],
    [1160, 800, 0.2],
    [1090, 1000, 0.9],
    [150, 950, -1.8],
    [90, 1040, 2.4],
  ] as const) {
    const at = (far: number, aside: number): Point => [
      x + Math.cos(turn) * far - Math.sin(turn) * aside,
      y + Math.sin(turn) * far + Math.cos(turn) * aside,
    ];
    swing(can, [at(0, 0), at(50, 12), at(120, 0)], 44, '#08b9a6', { light: '#a0ffd8', ends: [0.3, 0.05] });
  }
}
