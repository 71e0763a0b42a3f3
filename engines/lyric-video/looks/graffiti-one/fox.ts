import { type Can, field, runs, spot, swing, through } from './can.ts';

const [RUST, FIRE, SUN, DARK, CREAM] = ['#a8260f', '#ff6a13', '#ffc23d', '#2a1038', '#fff1d6'];

/** From the nape over withers and rump to the tail's root, and back along flank, belly and chest. */
const TRUNK =
  'M262 214 C330 216 400 246 470 256 C560 262 660 258 736 300 C800 334 832 392 820 448 C800 500 742 506 700 470 C640 432 576 424 514 446 C450 474 392 490 336 462 C282 434 250 392 240 330 Z';

const HEAD =
  'M46 320 C60 300 86 288 114 276 C142 258 162 238 178 218 C184 176 198 138 218 106 C240 130 254 164 260 200 C274 194 286 194 298 198 C308 160 330 126 356 104 C368 142 368 186 352 226 C378 264 384 318 360 358 C346 376 330 386 312 394 L306 380 L280 404 L268 388 L250 398 C216 388 172 374 134 354 C106 348 74 346 58 340 C46 336 42 328 46 320 Z';
/** The muzzle and the cheek. */
const MASK =
  'M50 326 C92 334 142 318 178 330 C212 342 238 352 262 338 C290 322 304 300 312 268 C352 300 374 330 360 358 C346 376 330 386 312 394 L306 380 L280 404 L268 388 L250 398 C216 388 172 374 134 354 C106 348 74 346 58 340 C48 338 44 332 50 326 Z';

/** A tail as thick as the trunk, and its white tip. */
const TAIL =
  'M764 322 C850 316 920 276 1000 238 C1080 196 1180 184 1244 230 C1294 268 1322 322 1346 384 C1290 372 1240 366 1180 368 C1090 372 1000 396 920 400 C860 402 800 396 764 384 Z';
const TIP =
  'M1176 160 C1190 190 1196 206 1214 226 L1190 232 C1206 250 1210 264 1228 280 L1196 286 C1212 304 1212 318 1226 332 L1192 338 C1200 352 1202 364 1196 390 L1400 400 L1360 200 Z';

/** A leg: its outline, the streaks of light and shade along it, their width, and the outline that its dark sock ends at. */
interface Leg {
  outline: string;
  light: string;
  shade: string;
  wide: number;
  sock: string;
}

const FAR_LEGS: readonly Leg[] = [
  {
    outline:
      'M300 372 C240 412 180 430 120 432 C84 434 60 426 34 426 C12 428 0 442 8 456 C20 466 44 462 70 470 C120 484 190 486 250 470 L350 440 Z',
    light: '300,396 200,438 120,442 20,436',
    shade: '300,466 200,484 110,482 30,460',
    wide: 30,
    sock: 'M136 416 C122 440 130 456 116 500 L-20 500 L-20 400 Z',
  },
  {
    outline:
      'M730 376 C800 400 850 426 900 450 C950 472 1000 478 1050 482 C1082 484 1098 498 1088 512 C1074 522 1040 518 1000 518 C930 518 870 506 820 476 C780 452 750 446 730 426 Z',
    light: '760,392 860,440 950,476 1060,490',
    shade: '760,440 850,494 950,514 1060,516',
    wide: 30,
    sock: 'M948 450 C960 480 946 500 956 540 L1120 540 L1120 450 Z',
  },
];
const NEAR_LEGS: readonly Leg[] = [
  {
    outline:
      'M372 396 C346 466 296 508 238 514 C214 518 202 520 194 530 C186 548 182 566 166 588 C154 604 128 610 120 596 C114 580 130 568 140 550 C148 526 150 502 166 486 C188 464 220 462 248 444 C268 428 276 398 286 360 Z',
    light: '320,380 290,448 230,474 172,494 136,586',
    shade: '372,420 320,490 244,510 196,526 164,590',
    wide: 40,
    sock: 'M222 470 C204 486 210 506 206 540 L180 620 L90 620 L120 540 L160 470 Z',
  },
  {
    outline:
      'M684 336 C744 304 824 344 832 424 C836 470 840 508 872 548 C902 582 950 604 1002 618 C1034 626 1056 640 1050 656 C1040 670 1010 666 978 662 C908 654 848 626 806 580 C776 550 736 524 708 484 C682 442 672 380 684 336 Z',
    light: '800,372 818,450 850,540 930,604 1040,640',
    shade: '690,400 720,480 800,560 880,636 1000,664',
    wide: 66,
    sock: 'M926 580 C920 606 900 620 900 660 L1080 700 L1080 600 Z',
  },
];

/** A fox that leaps up to the left, from its nose to its tail in one bend. It is within 1250 by 800 units. */
export function fox(can: Can): void {
  const { pen } = can;
  spot(can, [380, 330], 520, '#0ab7b9', 0.85);
  spot(can, [760, 560], 420, '#0a7fb0', 0.75);
  swing(can, '-160,640 60,560 300,600 560,700 860,760', 200, '#08c9c2', {
    light: '#8ff7ea',
    soft: 0.16,
    paint: 0.8,
  });
  swing(can, '-120,180 60,90 240,-20 520,-60', 120, '#ff2e7e', { light: '#ff9cc4', soft: 0.16, paint: 0.85 });
  swing(can, '-60,260 90,190 210,100', 46, '#ffd21f', { soft: 0.14, paint: 0.9 });
  pen.save();
  pen.translate(300, 350);
  pen.rotate(0.26);
  pen.translate(-300, -350);
  for (const far of FAR_LEGS) leg(can, far, ['#c93c10', '#f0702a', '#6a1230']);
  tail(can);
  trunk(can);
  for (const near of NEAR_LEGS) leg(can, near, [FIRE, SUN, RUST]);
  head(can);
  pen.restore();
  runs(can, FIRE, 8, [
    [400, 470, 120],
    [640, 590, 90],
  ]);
  runs(can, '#08c9c2', 9, [
    [180, 640, 130],
    [470, 740, 70],
  ]);
}

function trunk(can: Can): void {
  field(can, TRUNK, RUST, 9, 0.7);
  field(can, TRUNK, FIRE);
  through(can, TRUNK, () => {
    swing(can, '320,470 430,470 540,430 660,450 760,510', 96, RUST, { soft: 0.4, ends: [0.6, 0.5] });
    swing(can, '250,240 400,262 560,270 700,290 810,380', 90, '#ff9a2e', {
      light: '#ffe08a',
      soft: 0.24,
      ends: [0.6, 0.3],
    });
    swing(can, '300,380 350,440 430,462 520,436', 54, CREAM, { shade: '#f0a860', soft: 0.2, ends: [0.7, 0.1] });
  });
  // Loose strokes of fur along the back and the flank.
  for (const [points, width, color] of [
    ['330,252 420,268 520,272 600,270', 15, '#ffe08a'],
    ['420,300 520,306 620,304 690,330', 13, '#ffd04a'],
    ['440,350 530,352 620,350 680,376', 14, '#ffb02e'],
    ['430,396 500,398 570,384 640,388', 13, RUST],
  ] as const)
    swing(can, points, width, color, { ends: [0.2, 0.05] });
}

function leg(can: Can, { outline, light, shade, wide, sock }: Leg, [coat, lit, dark]: readonly string[]): void {
  field(can, outline, DARK, 8, 0.5);
  field(can, outline, coat as string);
  through(can, outline, () => {
    swing(can, shade, wide, dark as string, { soft: 0.4, ends: [0.8, 0.6] });
    swing(can, light, 0.7 * wide, lit as string, { soft: 0.3, ends: [0.5, 0.3] });
    field(can, sock, DARK, 3);
  });
}

function tail(can: Can): void {
  field(can, TAIL, RUST, 12, 0.8);
  field(can, TAIL, FIRE);
  through(can, TAIL, () => {
    swing(can, '764,400 920,412 1080,380 1220,372', 110, RUST, { soft: 0.4, ends: [0.4, 0.6] });
    swing(can, '764,330 900,306 1030,232 1140,200 1240,220', 64, '#ff9a2e', {
      light: '#ffe08a',
      soft: 0.26,
      ends: [0.3, 0.5],
    });
    field(can, TIP, CREAM, 1.5);
    swing(can, '1210,360 1270,352 1350,384', 60, '#f0a860', { soft: 0.4, ends: [0.6, 0.4] });
    for (const [points, color] of [
      ['900,330 1000,286 1090,240 1180,232', '#ffd04a'],
      ['910,362 1020,330 1110,296 1190,290', SUN],
      ['940,384 1040,366 1120,344 1190,340', '#d9481a'],
    ] as const)
      swing(can, points, 15, color, { ends: [0.1, 0.05] });
  });
}

function head(can: Can): void {
  const { pen } = can;
  pen.save();
  // It is level while the trunk rises.
  pen.translate(300, 300);
  pen.rotate(-0.16);
  pen.scale(1.16, 1.16);
  pen.translate(-306, -304);
  field(can, HEAD, RUST, 9, 0.8);
  field(can, HEAD, FIRE);
  through(can, HEAD, () => {
    spot(can, [330, 250], 120, RUST, 0.8);
    swing(can, '52,306 120,276 176,232 214,190', 40, '#ffb43a', { light: '#ffe08a', soft: 0.26, ends: [0.3, 0.3] });
    field(can, MASK, CREAM, 2);
    spot(can, [300, 400], 70, '#f0a860', 0.7);
    swing(can, '96,304 150,306 186,320', 16, RUST, { soft: 0.4, paint: 0.7 });
    field(can, 'M204 196 C206 164 212 138 220 122 C236 146 246 172 250 200 C236 206 220 206 204 196 Z', DARK, 1.5);
    field(can, 'M304 206 C312 172 332 142 350 122 C356 152 354 186 342 218 C328 222 314 216 304 206 Z', '#5a1230', 1.5);
  });
  // A slanting eye with its dark corner, the nose and the closed mouth.
  field(
    can,
    'M132 304 C142 284 166 270 196 266 C214 262 228 256 240 246 C236 268 218 288 194 296 C172 304 150 304 132 304 Z',
    DARK,
  );
  field(can, 'M152 297 C160 284 178 277 194 279 C192 290 172 299 152 297 Z', '#ffe14a');
  field(can, 'M172 280 C182 278 186 292 176 297 C168 296 166 284 172 280 Z', '#1b0a20');
  field(can, 'M178 281 C182 281 183 285 179 286 C176 285 176 282 178 281 Z', '#ffffff');
  field(can, 'M40 314 C48 302 70 302 76 314 C74 328 54 334 44 326 C40 322 38 318 40 314 Z', '#1b0a20');
  field(can, 'M46 312 C52 306 62 306 64 310 C58 314 50 316 46 312 Z', '#a88ac0');
  field(can, 'M56 338 C92 344 136 342 170 348 C140 352 90 352 56 344 Z', DARK);
  for (const [x, y] of [
    [98, 326],
    [112, 332],
    [110, 320],
  ] as const)
    spot(can, [x, y], 4, DARK, 0.9);
  pen.restore();
}
