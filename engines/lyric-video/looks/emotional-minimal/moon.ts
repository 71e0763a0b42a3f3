import type { Chance } from '../../../drawing/chance.ts';
import { css, hex } from '../../../drawing/color.ts';
import { disc } from '../../../drawing/hand.ts';
import { clamp } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import { type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { skyOf, underWords } from './land.ts';
import { glow } from './water.ts';

const [X, Y, RADIUS] = [930, 402, 306];
/** The seas of the moon: where they are and how large, in shares of its radius, and how dark. */
const SEAS = [
  [-0.36, -0.42, 0.34, 0.24, 0.8],
  [-0.5, -0.08, 0.3, 0.3, 1],
  [0.12, -0.52, 0.24, 0.18, 0.9],
  [0.38, -0.34, 0.2, 0.22, 1],
  [0.56, -0.08, 0.16, 0.2, 0.7],
  [-0.24, 0.26, 0.3, 0.16, 0.6],
  [0.66, -0.42, 0.09, 0.13, 0.9],
  [0.1, -0.12, 0.12, 0.1, 0.35],
] as const;

/** A huge low moon. Before it, somebody and a dog put their faces together. */
export function moonOf(composition: Composition, view: View): Layer[] {
  const { chance, width, height, shape } = composition;
  // In a narrow frame the moon rises to the words, and not behind them.
  const down = shape === 'wide' ? 0 : Math.max(0, underWords(composition, view) + 22 - (Y - RADIUS));
  const night = view.plate((brush) => {
    const { pen } = brush;
    skyOf(brush, view, 726, [
      [0, '#16203f'],
      [0.5, '#26355e'],
      [0.85, '#4c4f78'],
      [1, '#77648a'],
    ]);
    pen.save();
    pen.translate(0, down);
    halo(brush);
    moon(brush, chance.fork('moon'));
    mist(brush, view);
    dog(brush);
    person(brush);
    pen.restore();
    pen.resetTransform();
    grain(pen, width, height, 0.08, chance);
  });
  const box = [X - 90, 288, X + 50, 428] as const;
  const warm = view.cuts(10, box, (brush, share) => glow(brush, '#ffeabe', X - 20, 358, 68, 0.08 + 0.4 * share));
  return [
    still(night),
    meter(warm, ({ loudness, bass }) => 0.6 * loudness + 0.4 * bass).at(view.at(box[0], box[1] + down), 'top-left'),
  ];
}

function halo({ pen, tint }: Brush): void {
  const light = pen.createRadialGradient(X, Y, RADIUS * 0.95, X, Y, RADIUS * 1.7);
  light.addColorStop(0, css(hex(tint('#ffe0b0')), 0.55));
  light.addColorStop(0.3, css(hex(tint('#f0bea0')), 0.2));
  light.addColorStop(1, css(hex(tint('#dcaaa0')), 0));
  pen.fillStyle = light;
  pen.fillRect(X - RADIUS * 1.7, Y - RADIUS * 1.7, RADIUS * 3.4, RADIUS * 3.4);
}

/** A moon painted with a sponge: soft seas with ragged shores, and rays of a young crater. */
function moon({ pen, tint }: Brush, chance: Chance): void {
  pen.save();
  disc(pen, X, Y, RADIUS);
  pen.clip();
  const light = pen.createRadialGradient(X + 60, Y - 90, 20, X, Y, RADIUS * 1.06);
  light.addColorStop(0, tint('#fff6dc'));
  light.addColorStop(0.6, tint('#fae3b8'));
  light.addColorStop(1, tint('#eebd92'));
  pen.fillStyle = light;
  pen.fillRect(X - RADIUS, Y - RADIUS, 2 * RADIUS, 2 * RADIUS);
  for (const [atX, atY, across, down, deep] of SEAS) {
    for (let part = 0; part < 7; part++) {
      const [dx, dy] = [chance.around() * across * 0.6, chance.around() * down * 0.6];
      glow({ pen, tint }, '#b27a7e', X + (atX + dx) * RADIUS, Y + (atY + dy) * RADIUS, across * RADIUS, 0.2 * deep);
    }
  }
  const [sea, bright] = [hex(tint('#ba8480')), css(hex(tint('#fffae8')), 0.16)];
  for (let dab = 0; dab < 17000; dab++) {
    const [x, y] = [chance.between(-1, 1), chance.between(-1, 1)];
    const ragged = 0.09 * Math.sin(9 * x + 3 * Math.sin(7 * y)) + 0.07 * Math.sin(17 * y + 4 * Math.sin(11 * x));
    let dark = 0;
    for (const [atX, atY, across, down, deep] of SEAS) {
      const far = Math.hypot((x - atX) / across, (y - atY) / down) + 2.2 * ragged;
      dark = Math.max(dark, deep * clamp(1.5 - far, 0, 1));
    }
    const isSea = chance.next() < dark;
    if (!isSea && chance.next() > 0.16) continue;
    pen.fillStyle = isSea ? css(sea, 0.05 + 0.07 * dark) : bright;
    disc(pen, X + x * RADIUS, Y + y * RADIUS, chance.between(1.2, isSea ? 6 : 5));
    pen.fill();
  }
  for (let ray = 0; ray < 15; ray++) {
    const angle = chance.between(-0.4, 3.6);
    const long = RADIUS * chance.between(0.1, 0.34);
    pen.strokeStyle = css(hex(tint('#fffae6')), 0.2);
    pen.lineWidth = chance.between(1, 4);
    pen.beginPath();
    pen.moveTo(X - 70 + Math.cos(angle) * 10, Y + 160 - Math.sin(angle) * 10);
    pen.lineTo(X - 70 + Math.cos(angle) * long, Y + 160 - Math.sin(angle) * long);
    pen.stroke();
  }
  pen.restore();
}

function mist({ pen, tint }: Brush, { left, right }: View): void {
  const low = pen.createLinearGradient(0, 520, 0, 730);
  low.addColorStop(0, css(hex(tint('#6a5882')), 0));
  low.addColorStop(1, css(hex(tint('#4a4270')), 0.85));
  pen.fillStyle = low;
  pen.fillRect(left, 520, right - left, 210);
}

/** Fills a shape and lights its edge from within. @param light color and opacity of the edge */
function edged(
  { pen, fill, tint }: Brush,
  color: string,
  outline: string,
  [light, opacity]: readonly [string, number],
  wide: number,
): void {
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

function person(brush: Brush): void {
  const { fill, limb } = brush;
  edged(
    brush,
    '#b5524f',
    '716,470 664,500 616,560 584,640 570,744* 950,744* 926,650 896,580 872,536 846,486 800,470',
    ['#ffb880', 0.75],
    4,
  );
  fill('#833c4c', '716,470 664,500 616,560 584,640 570,744* 736,744* 712,660 714,570 742,500');
  fill('#9c4650', '742,500 714,570 712,660 736,744* 762,744* 734,660 736,580 764,510');
  edged(
    brush,
    '#93585e',
    '836,240 866,276 879,308 881,322 878,334 890,350 902,364 899,373 888,377 889,387 895,394 890,402 893,411 886,422 884,438 868,452 842,450 834,474 840,500 760,500 770,430 760,330',
    ['#ffdaac', 0.95],
    4,
  );
  fill('#7a4656', '800,400 822,440 850,450 868,452 842,458 836,480 838,498 770,498 778,440');
  fill('#c26a62', '836,394 850,388 862,396 860,410 846,416 834,408');
  line(brush, '#1c1836', 3.4, '846,336 858,348 872,340');
  line(brush, '#1c1836', 2.4, '849,341 846,345 843,347');
  line(brush, '#1c1836', 2.4, '857,345 856,349 854,352');
  line(brush, '#4b2740', 3, '848,316 860,310 872,316');
  line(brush, '#4b2740', 2.4, '890,402 880,404 872,396');
  edged(
    brush,
    '#1f1b3a',
    '864,280 850,244 816,218 772,212 728,226 696,262 680,310 676,372 664,424 654,446* 672,450 690,462 686,476* 708,472 736,478 766,468 764,482* 788,458 804,420 812,376 806,344 822,318 842,304 862,304 878,312*',
    ['#ffca9e', 0.8],
    3,
  );
  fill('#3a2e54', '800,232 764,236 728,268 712,320 708,390 694,440 716,452 734,400 738,330 756,276 784,250');
  fill('#5b4468', '742,268 724,300 718,350 722,372 730,330 744,290 762,264');
  edged(
    brush,
    '#e0bd9a',
    '682,466 724,486 788,478 840,454 864,464 870,492 830,520 760,532 700,520 672,492',
    ['#ffeccc', 0.95],
    3,
  );
  fill('#a98085', '682,466 724,486 762,484 738,502 724,526 700,520 672,492');
  for (const fold of ['760,484 752,506 762,528', '800,476 798,498 812,522', '836,460 842,480 838,512'])
    line(brush, '#8c6068', 2.4, fold, 0.6);
  limb('#6d3046', '830,766,112 898,672,86 966,592,60 1000,560,50');
  limb('#c25d54', '838,760,98 901,668,74 968,586,51 1000,556,42');
  limb('#f0a078', '818,722,8 874,644,7 940,570,6 978,540,5');
  fill(
    '#a9686a',
    '984,550 984,526 1000,504 1020,490 1030,496 1024,508 1040,500 1050,508 1038,522 1052,520 1056,532 1040,546 1022,562 1004,574',
  );
  fill('#d69a84', '984,550 984,526 1000,504 1020,490 1026,492 1010,510 1000,530 996,556');
  line(brush, '#7a4656', 2.2, '1024,508 1016,516 1010,526');
  line(brush, '#7a4656', 2.2, '1038,522 1028,530 1020,538');
}

function dog(brush: Brush): void {
  const { fill, limb } = brush;
  edged(
    brush,
    '#5a4d74',
    '1034,296 1060,290 1092,312 1110,352 1108,396 1092,412 1072,396 1060,356',
    ['#ffd6b0', 0.6],
    2.6,
  );
  edged(
    brush,
    '#93849f',
    '903,374 908,359 928,350 950,342 966,332 974,306 998,282 1032,276 1062,292 1082,330 1092,384 1104,420* 1116,426 1122,460 1140,476* 1146,520 1164,556* 1170,610 1190,660* 1196,744* 924,744* 940,680 934,660* 950,610 944,590* 960,540 954,520* 968,480 958,440 936,424 914,406 904,390',
    ['#ffe8c2', 0.95],
    4,
  );
  fill(
    '#c0aeb4',
    '908,384 912,366 934,358 956,350 976,338 990,318 1002,340 996,384 984,420 990,460 1004,484* 994,510 1008,540* 996,580 1010,620* 996,660 1006,700 990,744* 936,744* 950,680 948,650 962,600 960,580 972,536 968,516 980,480 966,438 940,418 916,402',
  );
  fill(
    '#74668a',
    '1084,430 1092,480 1110,530 1120,590 1150,660 1160,744* 1196,744* 1190,660 1164,560 1140,480 1110,424',
  );
  fill('#6b5d82', '958,336 974,312 994,302 1006,320 1004,348 990,364 970,362 958,352');
  line(brush, '#1d1a38', 3.6, '966,346 978,358 992,348');
  edged(
    brush,
    '#453a62',
    '1006,296 1022,280 1048,284 1070,312 1078,356 1084,410 1076,448 1058,462 1040,444 1028,410 1024,366 1012,326',
    ['#ffd2ac', 0.6],
    3,
  );
  fill('#5d5078', '1020,292 1040,296 1056,324 1062,372 1060,420 1050,430 1042,396 1038,350 1026,316');
  fill('#1d1a38', '900,374 903,360 916,354 927,359 924,372 910,383');
  fill('#6b6088', '905,364 912,359 918,360 910,365');
  line(brush, '#2a2344', 2.8, '910,392 932,408 958,396');
  for (const tuft of [
    '1010,520 1004,536 1012,548',
    '1034,600 1028,618 1036,632',
    '1060,520 1056,536 1064,548',
    '1090,610 1086,628 1096,640',
    '1040,690 1034,706 1042,716',
  ])
    line(brush, '#5a4c74', 2.6, tuft, 0.7);
  limb('#c4665c', '964,446,13 1000,468,15 1050,470,15 1098,444,13');
  limb('#f0a078', '966,441,3 1000,462,3 1040,464,3');
}
