import { css, hex } from '../../../drawing/color.ts';
import type { Brush } from '../../picture/flat-shapes.ts';
import { FUR, HAIR, SKIN } from './couple.ts';
import { glow } from './water.ts';

/** Somebody and a dog, nose to nose, before a light behind them. Lengths are those of the sheet. */

/** The light's color on edges, and its opacity. */
type Edge = readonly [light: string, opacity: number];

/** Fills a shape and lights its edge from within. */
function edged({ pen, fill, tint }: Brush, color: string, outline: string, [light, opacity]: Edge, wide: number): void {
  fill(color, outline);
  pen.save();
  pen.clip();
  pen.strokeStyle = css(hex(tint(light)), opacity);
  pen.lineWidth = 2 * wide;
  pen.stroke();
  pen.restore();
}

function line({ pen, tint }: Brush, color: string, width: number, points: string, opacity = 1): void {
  const [x = 0, y = 0, ...rest] = points.split(/[ ,]/).map(Number);
  pen.strokeStyle = css(hex(tint(color)), opacity);
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(...(rest as [number, number, number, number]));
  pen.stroke();
}

/** Somebody who looks to the right with closed eyes, and holds the dog. Draw it after the dog. */
export function person(brush: Brush): void {
  coat(brush);
  face(brush);
  hair(brush);
  scarf(brush);
  arm(brush);
  hand(brush);
}

function coat(brush: Brush): void {
  const { fill } = brush;
  edged(
    brush,
    '#b5524f',
    '716,470 664,500 624,560 598,640 586,744* 950,744* 926,650 896,580 872,536 846,486 800,470',
    ['#ffb880', 0.75],
    4,
  );
  fill('#833c4c', '716,470 664,500 624,560 598,640 586,744* 736,744* 712,660 714,570 742,500');
  fill('#9c4650', '742,500 714,570 712,660 736,744* 762,744* 734,660 736,580 764,510');
}

function face(brush: Brush): void {
  const { fill, limb } = brush;
  edged(
    brush,
    SKIN.plain,
    '850,254 870,284 878,310 875,328 887,346 904,364 902,372 889,378* 896,386 897,390 888,395* 894,401 893,408 885,413 890,426 884,439 868,449 846,448 838,466 840,500 756,500 748,400 756,300',
    [SKIN.lit, 0.95],
    5,
  );
  fill(SKIN.shade, '776,384 800,424 834,444 870,449 848,453 838,472 840,500 758,500 760,430');
  glow(brush, '#e0705f', 838, 394, 46, 0.55);
  limb(SKIN.shade, '893,377,1 884,379,3.4 880,374,1');
  line(brush, HAIR.dark, 3.6, '842,334 856,349 872,338');
  for (const lash of ['846,340 842,345 837,346', '854,344 852,350 848,354', '862,344 863,350 861,355'])
    line(brush, HAIR.dark, 2.2, lash);
  limb(HAIR.dark, '836,312,1.4 850,304,4 868,310,2');
  limb('#a8524f', '889,395,2.6 878,397,2.8 868,391,1.2');
  fill(SKIN.plain, '780,330 794,328 803,340 802,358 793,374 784,384 776,376 774,350');
  line(brush, SKIN.shade, 2.6, '782,340 797,338 794,356');
  line(brush, SKIN.shade, 2.2, '784,354 794,360 786,372');
}

/** A bob behind the ear, parted above the forehead. */
function hair(brush: Brush): void {
  const { limb } = brush;
  const back =
    '858,268* 854,244 836,222 800,206 758,208 718,226 690,262 676,312 672,364 662,410 644,446* 668,434* 664,466* 690,446* 694,476* 714,456* 732,478* 742,456* 756,468* 768,430 774,398 772,366 776,342 790,326 812,318 830,300 842,278';
  edged(brush, HAIR.dark, back, ['#ffca9e', 0.8], 3);
  brush.inside(back, () => {
    for (const strand of [
      '838,226,1 776,232,9 724,284,13 700,372,9 682,440,2',
      '840,234,1 790,248,7 752,296,9 736,380,8 720,452,2',
      '846,246,1 808,274,6 772,314,7 758,380,7 750,446,2',
    ])
      limb(HAIR.strand, strand);
    for (const strand of [
      '836,222,1 766,222,3 706,276,5 684,366,3 670,420,1',
      '844,240,1 798,262,4 764,304,5 746,388,4 734,450,1',
      '850,256,1 828,286,4 792,312,4 768,350,2',
    ])
      limb(HAIR.gloss, strand);
    for (const strand of ['832,220,1 750,226,2.4 696,300,2.4 690,420,1', '842,236,1 780,250,2.4 742,320,2.6 728,440,1'])
      limb(HAIR.deep, strand);
  });
  // Locks that fall over the forehead, and hairs that the light catches outside.
  limb(HAIR.dark, '838,226,4 864,244,11 876,276,8 873,300,1');
  limb(HAIR.dark, '844,240,4 860,262,8 862,286,5 858,304,1');
  limb(HAIR.gloss, '850,234,1 868,256,3 876,284,1');
  limb(HAIR.dark, '826,300,7 815,330,6 812,366,4 818,396,1');
  limb(HAIR.dark, '668,380,5 656,408,6 634,424,1');
  for (const wisp of [
    '704,238,1 686,260,2.4 672,300,1',
    '770,205,1 734,208,2.6 704,232,1',
    '676,430,2 662,458,3 648,470,1',
  ])
    limb(HAIR.dark, wisp);
}

function scarf(brush: Brush): void {
  const { fill } = brush;
  for (const [color, outline, opacity] of [
    ['#cfa48e', '698,486 734,500 794,498 848,484 866,496 864,516 826,536 764,542 712,532 690,510', 0.7],
    ['#e0bd9a', '700,462 740,482 796,474 840,456 858,464 862,484 826,504 764,514 708,504 690,482', 0.95],
  ] as const)
    edged(brush, color, outline, ['#ffeccc', opacity], 2.8);
  fill('#a98085', '700,462 714,474 722,492 720,508 708,504 690,482');
  for (const rib of [
    '738,482 733,496 738,508',
    '764,482 759,498 764,512',
    '790,478 787,492 794,508',
    '816,468 815,484 822,502',
    '838,460 839,476 844,492',
    '730,508 725,520 730,534',
    '762,516 757,528 762,541',
    '796,512 794,522 800,536',
    '828,502 828,514 834,530',
  ])
    line(brush, '#8c6068', 2, rib, 0.55);
}

function arm({ limb, fill }: Brush): void {
  limb('#6d3046', '830,788,112 898,694,86 962,618,58 990,588,46');
  limb('#c25d54', '838,782,98 901,690,74 964,614,50 992,584,40');
  limb('#f0a078', '818,744,8 874,666,7 936,596,6 968,568,5');
  // The sleeve's edge, from which the hand comes.
  fill('#e0bd9a', '962,566 974,558 1012,592 1018,602 1008,612 996,606 966,578');
  for (const [x, y] of [
    [976, 570],
    [986, 579],
    [996, 588],
    [1006, 597],
  ] as const)
    limb('#a98085', `${x - 4},${y + 4},1.6 ${x + 4},${y - 5},1.6`);
}

function limbs({ limb }: Brush, parts: readonly (readonly [line: string, color: string])[]): void {
  for (const [line, color] of parts) limb(color, line);
}

/** The back of a hand whose fingers reach into the fur of the dog's neck. */
function hand(brush: Brush): void {
  const { fill, limb } = brush;
  fill(SKIN.plain, '978,568 984,548 996,530 1012,520 1028,526 1040,540 1042,560 1030,578 1010,592 994,584');
  fill(SKIN.lit, '978,568 984,548 996,530 1010,521 1004,538 994,556 988,578');
  limbs(brush, [
    ['998,534,15 1004,514,14 1016,496,11', SKIN.lit],
    ['1012,532,16 1024,512,14 1038,496,11', SKIN.plain],
    ['1026,540,15 1042,522,14 1056,510,11', SKIN.plain],
    ['1034,556,14 1052,540,12 1066,532,10', SKIN.plain],
  ]);
  for (const gap of [
    '1006,538,1.4 1014,524,2.6 1027,506,2',
    '1021,546,1.4 1031,532,2.6 1047,516,2',
    '1032,556,1.4 1042,546,2.4 1058,534,2',
  ])
    limb(SKIN.shade, gap);
  limb(SKIN.shade, '986,562,2 992,548,3 1000,542,1');
  // Locks of fur close over the fingertips.
  limbs(brush, [
    ['1004,484,4 1012,496,11 1012,510,1', FUR.light],
    ['1020,480,4 1026,494,12 1022,510,1', FUR.plain],
    ['1034,480,5 1042,496,13 1038,512,1', FUR.plain],
    ['1050,486,5 1056,502,13 1050,520,1', FUR.plain],
    ['1064,496,5 1068,514,13 1060,530,1', FUR.plain],
    ['1076,516,5 1078,532,12 1066,544,1', FUR.plain],
    ['1028,484,1 1033,496,4 1031,508,1', FUR.shade],
    ['1060,496,1 1063,510,4 1058,524,1', FUR.shade],
  ]);
}

/** A dog that sits and looks to the left with closed eyes: a long muzzle, a stop before the brow, and hanging ears. */
export function dog(brush: Brush): void {
  const { fill, limb } = brush;
  // The ear of the far side.
  edged(
    brush,
    FUR.ear,
    '1036,292 1062,286 1094,312 1110,352 1106,394 1092,408 1072,392 1060,352',
    ['#ffd6b0', 0.6],
    2.6,
  );
  edged(
    brush,
    FUR.plain,
    '906,352 914,344 938,338 962,330 974,318 980,298 1000,278 1032,272 1062,288 1082,326 1092,380 1104,420* 1116,426 1122,460 1140,476* 1146,520 1164,556* 1170,610 1190,660* 1196,744* 924,744* 940,680 934,660* 950,610 944,590* 960,540 954,520* 970,482 974,452 962,426 934,420 922,408 922,396 908,388 904,374',
    ['#ffe8c2', 0.95],
    4,
  );
  fill(
    FUR.light,
    '912,376 914,358 940,350 966,342 984,330 992,310 1004,316 1008,344 1000,384 990,420 994,460 1006,484* 996,510 1010,540* 998,580 1012,620* 998,660 1008,700 992,744* 936,744* 950,680 948,650 962,600 960,580 972,536 968,516 982,480 986,450 972,420 940,414 928,404 930,396 916,388',
  );
  fill(
    FUR.shade,
    '1084,430 1092,480 1110,530 1120,590 1150,660 1160,744* 1196,744* 1190,660 1164,560 1140,480 1110,424',
  );
  // The mask around the eye, and the brow above it.
  fill(FUR.mask, '976,326 982,302 1000,286 1018,298 1022,330 1010,358 990,362 974,350');
  fill(FUR.plain, '984,318 990,308 1000,306 1004,312 996,314');
  limb('#1d1a38', '980,338,1.6 988,346,4.4 998,346,4.4 1006,338,1.6');
  // The lip hangs over the lower jaw, which is shorter.
  fill(FUR.shade, '924,398 940,406 958,404 972,394 978,406 968,420 946,420 930,414');
  fill(FUR.light, '908,378 930,372 956,376 974,388 966,400 946,405 926,400 912,390');
  limb('#2a2344', '907,380,2 916,393,3.4 934,403,3.4 956,401,3.2 976,388,1.6');
  for (const [x, y] of [
    [928, 384],
    [938, 390],
    [940, 380],
    [950, 388],
  ] as const)
    brush.disc(FUR.shade, x, y, 1.7);
  fill('#1d1a38', '899,364 902,352 914,345 926,350 924,362 912,374 904,376');
  fill('#6b6088', '905,356 912,350 919,351 911,356');
  limb('#4a3f62', '903,367,1 907,370,3 912,368,1');
  edged(
    brush,
    FUR.ear,
    '1012,292 1028,278 1052,284 1074,312 1082,356 1088,408 1080,446 1062,460 1044,442 1034,410 1030,366 1018,326',
    ['#ffd2ac', 0.6],
    3,
  );
  fill(FUR.mask, '1026,290 1046,296 1060,324 1066,372 1064,420 1054,430 1046,396 1042,350 1030,316');
  for (const tuft of [
    '990,480,1 984,500,5 990,522,1',
    '1012,600,1 1006,616,4 1012,634,1',
    '1040,610,1 1034,630,5 1042,652,1',
    '1090,560,1 1086,580,5 1094,602,1',
    '1070,650,1 1066,668,5 1074,690,1',
    '1110,640,1 1106,660,5 1114,682,1',
    '1040,690,1 1036,706,4 1042,724,1',
    '1084,706,1 1080,722,4 1086,738,1',
  ])
    limb(FUR.shade, tuft);
  limb('#c4665c', '976,440,13 1006,460,15 1050,466,15 1100,444,13');
  limb('#f0a078', '978,435,3 1006,454,3 1040,459,3');
}
