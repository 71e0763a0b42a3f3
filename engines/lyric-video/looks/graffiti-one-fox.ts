import { type Can, field, runs, spot, swing, through } from './graffiti-one-can.ts';

const [RUST, FIRE, SUN, DARK, CREAM] = ['#a8260f', '#ff6a13', '#ffc23d', '#2a1038', '#fff1d6'];

const HEAD =
  'M246 214 C232 166 238 128 254 102 C252 66 254 30 262 2 C290 28 314 56 328 88 C340 84 352 84 362 88 C370 60 384 36 404 16 C416 46 418 82 408 112 C426 128 440 140 456 150 C484 158 508 168 526 182 C534 196 524 208 508 210 C482 220 452 228 424 240 C408 262 388 276 366 284 L372 304 L340 296 L334 322 L306 302 C276 286 254 254 246 214 Z';

/** The strokes of the body from the far side to the near one: color, light, shade, width, ends and points. */
const BODY: readonly (readonly [string, string, string, number, readonly [number, number], string])[] = [
  // Far legs.
  [RUST, '#d9481a', DARK, 58, [0.9, 0.4], '290,420 200,446 112,410 34,352'],
  [RUST, '#d9481a', DARK, 96, [1, 0.3], '600,450 650,560 700,640 740,720 800,790 870,806'],
  // Body.
  [FIRE, SUN, RUST, 190, [0.6, 0.7], '236,392 330,336 470,322 600,372 680,470'],
  [FIRE, SUN, RUST, 150, [0.7, 0.4], '302,250 262,310 262,372 330,410'],
  ['#ff8a1f', '#ffe08a', RUST, 84, [0.3, 0.1], '290,300 380,262 520,268 640,330 720,420'],
  [FIRE, SUN, RUST, 216, [0.7, 0.3], '540,380 650,410 730,490 790,590'],
  // Near legs.
  [FIRE, SUN, RUST, 88, [1, 0.36], '270,400 180,462 90,480 -20,446'],
  [FIRE, SUN, RUST, 112, [1, 0.34], '690,470 770,560 830,630 900,690 970,772 1050,790'],
];

/** A fox that leaps to the left and looks back. It is within 1000 by 800 units, its tail far beside them. */
export function fox(can: Can): void {
  spot(can, [380, 330], 520, '#0ab7b9', 0.85);
  spot(can, [760, 620], 380, '#0a7fb0', 0.7);
  swing(can, '-160,640 60,560 300,600 560,700 860,690', 210, '#08c9c2', {
    light: '#8ff7ea',
    soft: 0.16,
    paint: 0.8,
  });
  swing(can, '-120,180 60,90 240,-20 520,-60', 120, '#ff2e7e', { light: '#ff9cc4', soft: 0.16, paint: 0.85 });
  swing(can, '-60,260 90,190 210,100', 46, '#ffd21f', { soft: 0.14, paint: 0.9 });
  tail(can);
  for (const [color, light, shade, width, ends, points] of BODY)
    swing(can, points, width, color, { light, shade, ends });
  // Dark socks, and the cream of the chest and the belly.
  swing(can, '100,482 40,478 -34,440', 50, DARK, { ends: [0.2, 0.5] });
  swing(can, '110,414 70,386 24,344', 36, DARK, { ends: [0.2, 0.5] });
  swing(can, '944,738 990,784 1064,794', 50, DARK, { ends: [0.2, 0.5] });
  swing(can, '768,752 812,796 884,808', 38, DARK, { ends: [0.2, 0.5] });
  swing(can, '330,300 286,350 250,410 300,446', 78, CREAM, { shade: '#f0a860', ends: [0.3, 0.1] });
  swing(can, '300,452 420,452 540,476 630,560', 54, CREAM, { shade: '#f0a860', ends: [0.2, 0.1], soft: 0.12 });
  // Loose strokes of fur along the back.
  swing(can, '350,258 450,226 560,240 660,290', 20, '#ffe08a', { ends: [0.2, 0.05] });
  swing(can, '420,300 520,300 620,350 690,430', 16, '#ffe9b0', { ends: [0.2, 0.05] });
  swing(can, '470,380 560,400 630,460', 18, RUST, { ends: [0.2, 0.05] });
  head(can);
  runs(can, FIRE, 8, [
    [420, 440, 120],
    [640, 590, 90],
  ]);
  runs(can, '#08c9c2', 9, [
    [180, 640, 130],
    [520, 740, 70],
  ]);
}

function tail(can: Can): void {
  const bend = '676,440 800,352 950,400 1080,560 1260,640 1480,560';
  swing(can, bend, 216, RUST, { light: FIRE, ends: [0.22, 0.05] });
  swing(can, '676,418 800,330 950,378 1080,538 1260,618 1480,538', 150, FIRE, { light: SUN, ends: [0.2, 0.05] });
  swing(can, '860,330 1010,420 1120,560 1300,610 1520,520', 40, '#ffd04a', { ends: [0.2, 0.05] });
  swing(can, '900,470 1040,610 1200,700 1420,670', 34, FIRE, { light: SUN, ends: [0.2, 0.05] });
  swing(can, '1190,610 1320,634 1450,590 1570,490', 120, CREAM, {
    light: '#ffffff',
    shade: '#f0a860',
    ends: [0.1, 0.04],
  });
}

function head(can: Can): void {
  const { pen } = can;
  pen.save();
  pen.translate(250, 260);
  pen.rotate(0.06);
  pen.scale(1.22, 1.22);
  pen.translate(-260, -262);
  field(can, HEAD, RUST, 8, 0.7);
  field(can, HEAD, FIRE);
  through(can, HEAD, () => {
    spot(can, [262, 240], 90, RUST, 0.95);
    spot(can, [380, 120], 80, SUN, 0.95);
    swing(can, '330,96 400,132 470,166 520,184', 34, '#ffd56a', { soft: 0.2, ends: [0.6, 0.3] });
    field(
      can,
      'M526 196 C480 190 446 190 420 204 C398 196 370 204 352 232 C338 252 316 262 292 262 L300 330 L420 330 Z',
      CREAM,
      2,
    );
    spot(can, [330, 300], 54, '#f0a860', 0.7);
    field(can, 'M262 6 C284 34 300 62 306 96 C288 104 272 106 262 110 C258 70 258 40 262 6 Z', DARK, 1.5);
    field(can, 'M402 22 C410 52 410 84 402 110 C392 102 382 96 374 92 C380 66 390 42 402 22 Z', '#7a1a20', 1.5);
  });
  field(can, 'M376 158 C390 138 412 138 432 156 C418 168 392 170 376 158 Z', DARK);
  field(can, 'M392 153 C400 144 412 144 420 154 C412 162 398 162 392 153 Z', '#ffe14a');
  field(can, 'M404 146 C411 147 411 160 404 161 C400 158 400 150 404 146 Z', '#1b0a20');
  field(can, 'M502 176 C516 172 534 180 534 190 C530 202 514 204 506 196 C500 190 498 182 502 176 Z', '#1b0a20');
  field(can, 'M430 212 C460 206 490 208 512 206 C490 214 460 220 436 224 Z', DARK);
  pen.restore();
}
