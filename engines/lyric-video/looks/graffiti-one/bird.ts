import { type Can, field, runs, spot, swing, through } from './can.ts';

/** Feathers of the far and the near wing: color, light, width and points. */
const FAR: readonly (readonly [string, string, number, string])[] = [
  ['#1b2a8c', '#3f6ae0', 84, '480,450 440,310 360,170 230,60'],
  ['#123c9c', '#3f8ae8', 76, '490,450 480,300 430,140 350,-10'],
  ['#0a5fc4', '#5ac4ff', 66, '500,450 520,300 500,150 460,20'],
];
const NEAR: readonly (readonly [string, string, number, string])[] = [
  ['#1b2a8c', '#4a6af0', 82, '560,520 720,470 880,440 1040,470'],
  ['#123c9c', '#3f8ae8', 84, '550,510 710,410 880,340 1070,330'],
  ['#0a5fc4', '#5ac4ff', 86, '545,500 690,350 850,240 1040,170'],
  ['#0a8fd0', '#8ae4ff', 84, '535,490 650,310 790,160 960,30'],
  ['#08b4cf', '#b5fff6', 78, '525,480 610,290 700,120 830,-50'],
  ['#0a7fd0', '#8ae4ff', 64, '540,500 650,400 740,350 840,320'],
  ['#08c9c2', '#c9fff0', 58, '530,490 610,370 680,290 770,230'],
  ['#ff2e7e', '#ffb0d0', 34, '545,505 630,440 720,400 800,392'],
];
const BODY =
  'M300 420 C306 352 372 318 440 340 C520 370 600 460 640 560 C668 630 690 690 720 750 C660 740 560 716 490 664 C420 610 350 556 322 500 C310 470 300 446 300 420 Z';

/** A kingfisher that has just taken off. It is within 1000 by 900 units. */
export function kingfisher(can: Can): void {
  spot(can, [560, 430], 470, '#ffb43d', 0.55);
  swing(can, '60,760 240,640 420,640 640,760 900,770', 130, '#ff2e7e', {
    light: '#ff9cc4',
    soft: 0.16,
    paint: 0.85,
  });
  swing(can, '150,850 340,750 560,800 760,870', 54, '#ffd21f', { soft: 0.16, paint: 0.9 });
  for (const [color, light, width, points] of FAR)
    swing(can, points, width, color, { light, shade: '#10185c', ends: [0.5, 0.06] });
  for (const [color, light, points] of [
    ['#123c9c', '#3f8ae8', '620,620 720,740 800,870 900,960'],
    ['#0a8fd0', '#8ae4ff', '610,610 740,710 850,820 960,880'],
  ] as const)
    swing(can, points, 74, color, { light, ends: [0.7, 0.1] });
  field(can, BODY, '#7a1f10', 10, 0.5);
  field(can, BODY, '#ff7a1a');
  through(can, BODY, () => {
    spot(can, [380, 600], 150, '#ffc23d', 1);
    swing(can, '330,470 400,560 520,640 700,740', 40, '#ffe08a', { soft: 0.2 });
    swing(can, '320,330 440,360 560,470 640,600 720,760', 150, '#0a8fd0', {
      light: '#5ae4f0',
      soft: 0.08,
      ends: [1, 0.4],
    });
    swing(can, '440,560 520,610 620,690', 16, '#b03a10', { soft: 0.1 });
    field(can, 'M296 430 C330 420 390 424 440 460 C420 476 380 478 340 470 Z', '#ff7a1a', 3);
    field(can, 'M390 452 C430 450 462 470 476 506 C440 506 410 490 390 452 Z', '#fff3dc', 3);
  });
  // The beak is longer than the head.
  field(can, 'M322 392 C250 400 150 420 66 462 C150 462 250 462 318 448 Z', '#1b1140', 1);
  field(can, 'M316 436 C240 450 150 460 66 462 C150 476 250 476 316 466 Z', '#e0301a', 1);
  field(can, 'M340 400 C352 382 380 384 388 404 C382 424 352 426 340 400 Z', '#140e26');
  field(can, 'M356 396 C362 390 370 392 372 400 C368 406 360 406 356 396 Z', '#ffffff');
  for (const [color, light, width, points] of NEAR)
    swing(can, points, width, color, { light, shade: '#10185c', ends: [0.5, 0.06] });
  runs(can, '#ff2e7e', 9, [
    [236, 690, 120],
    [640, 800, 90],
  ]);
  runs(can, '#ff7a1a', 8, [[440, 640, 110]]);
}
