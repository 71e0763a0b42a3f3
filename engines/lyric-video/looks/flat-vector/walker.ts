import type { Context2D } from '../../../drawing/canvas.ts';
import type { Tint } from '../../look.ts';
import { type Fill, fillsOf, HERS, INK } from './shapes.ts';

/** The deepest of the three tones of her coat. */
const DEEP = '#b3263f';

/** The inner side of her coat. */
const LINING = '#7d1640';

/** Width and height of the walking woman in her own units, down to below her knees. */
export const WALKER = { wide: 600, tall: 1000 } as const;

/**
 * She walks towards us with a hand in her pocket, and her coat swings. The light is on the left.
 * @param step of the walk, 0 to 1
 */
export function walker(pen: Context2D, tint: Tint, step: number): void {
  const { coat, fold, hair, shine } = HERS;
  const own = fillsOf(pen, tint);
  const swing = Math.sin(step * 2 * Math.PI);
  // The leg that comes is seen longer than the one that goes.
  const [left, right] = [14 * swing, -14 * swing];
  pen.save();
  pen.translate(0, 10 + 8 * Math.abs(swing));
  own(hair, 'M222 480 L404 480 L410 660 L218 660 Z');
  own(hair, `M300 640 L412 640 C420 760 ${424 + right} 900 ${420 + right} 1010 L${336 + right} 1010 Z`);
  own(shine, `M372 640 L396 640 C404 760 ${408 + right} 900 ${404 + right} 1010 L${388 + right} 1010 Z`);
  own(
    hair,
    `M214 620 L340 620 C350 760 ${344 + left} 900 ${334 + left} 1010 L${238 + left} 1010 C${232 + left} 900 226 760 214 620 Z`,
  );
  own(
    shine,
    `M214 620 L262 620 C270 760 ${272 + left} 900 ${270 + left} 1010 L${238 + left} 1010 C${232 + left} 900 226 760 214 620 Z`,
  );
  // The wind takes the coat to the right.
  const [a, b] = [134 - 18 * swing, 540 - 30 * swing];
  own(
    DEEP,
    `M300 480 L402 480 C430 560 ${b - 30} 700 ${b - 10} 800 C${b - 60} 850 ${b - 120} 850 ${b - 170} 820 C${b - 176} 720 330 600 300 500 Z`,
  );
  own(
    LINING,
    `M300 480 L352 480 C372 580 ${b - 120} 700 ${b - 130} 838 C${b - 150} 834 ${b - 162} 826 ${b - 170} 820 C${b - 176} 720 330 600 300 500 Z`,
  );
  // Left half in the light, right half in the shade, each with a skirt of its own.
  own(
    coat,
    `M300 236 C250 238 206 252 184 280 C176 330 196 420 206 476 C196 560 ${a + 22} 730 ${a} 826 C${a + 40} 856 ${a + 90} 862 ${a + 140} 850 C${a + 150} 720 300 600 312 480 L316 240 Z`,
  );
  own(
    fold,
    `M316 240 C362 240 404 252 424 282 C432 340 412 420 402 476 C416 560 ${b - 20} 680 ${b + 10} 786 C${b - 6} 806 ${b - 24} 818 ${b - 46} 824 C${b - 70} 700 340 600 312 480 Z`,
  );
  own(fold, `M206 476 C214 560 ${a + 70} 720 ${a + 40} 849 L${a + 74} 857 C${a + 110} 700 250 580 244 484 Z`);
  own(DEEP, `M402 476 C406 560 ${b - 50} 690 ${b - 14} 811 L${b + 10} 786 C${b - 20} 680 416 560 402 476 Z`);
  // A belt, tied.
  own(DEEP, 'M300 460 L407 460 L405 502 L300 502 Z');
  own(fold, 'M203 460 L312 460 L312 502 L205 502 Z');
  own(
    LINING,
    `M296 456 C312 450 330 452 338 462 L336 502 C322 510 304 508 296 500 Z M318 500 L338 498 C352 530 ${376 - 8 * swing} 556 ${404 - 10 * swing} 584 L${380 - 10 * swing} 604 C${356 - 8 * swing} 570 330 540 318 500 Z`,
  );
  arms(own, swing);
  // Lapels over a dark collar.
  own(hair, 'M232 240 L270 226 L346 226 L386 240 L312 384 Z');
  own(coat, 'M262 214 C232 232 216 262 214 288 L262 300 L250 322 L312 420 L308 372 C286 322 272 270 262 214 Z');
  own(fold, 'M262 214 C250 222 240 230 232 240 C250 300 276 360 312 420 L308 372 C286 322 272 270 262 214 Z');
  own(DEEP, 'M354 214 C384 232 398 262 402 288 L356 300 L368 322 L312 420 L314 372 C338 322 346 270 354 214 Z');
  pen.translate(2 * swing, 0);
  pen.translate(308, 210);
  pen.rotate(0.025 * swing);
  pen.translate(-308, -210);
  head(own);
  pen.restore();
}

/** The left arm swings; the other hand is in the pocket. */
function arms(own: Fill, swing: number): void {
  const { coat, fold, skin, shade } = HERS;
  const s = 10 * swing;
  own(
    skin,
    `M${128 + s} 560 C${118 + s} 580 ${116 + s} 610 ${126 + s} 630 C${134 + s} 644 ${150 + s} 642 ${158 + s} 628 L${170 + s} 568 Z`,
  );
  own(
    shade,
    `M${150 + s} 566 L${170 + s} 568 L${158 + s} 628 C${154 + s} 636 ${148 + s} 640 ${141 + s} 641 C${150 + s} 620 ${153 + s} 590 ${150 + s} 566 Z M${128 + s} 612 C${136 + s} 618 ${140 + s} 628 ${139 + s} 640 L${133 + s} 638 C${132 + s} 628 ${130 + s} 620 ${128 + s} 612 Z`,
  );
  own(
    coat,
    `M186 278 C158 300 148 360 140 420 C134 480 ${122 + s} 530 ${120 + s} 566 C${136 + s} 580 ${160 + s} 582 ${176 + s} 576 C190 500 206 440 214 380 Z`,
  );
  own(
    fold,
    `M214 360 C206 440 190 500 ${176 + s} 576 C${170 + s} 580 ${160 + s} 580 ${152 + s} 579 C170 500 186 430 192 350 Z`,
  );
  own(
    fold,
    'M422 280 C448 304 460 370 470 430 C476 470 470 500 452 530 L414 576 L384 560 C400 520 412 490 414 450 C408 410 400 370 396 340 Z',
  );
  own(
    DEEP,
    'M410 300 C440 350 446 440 464 500 C461 511 457 521 450 531 L414 576 L384 560 C400 520 412 490 414 450 C408 410 400 370 396 340 Z',
  );
  own(shade, 'M400 548 L426 564 L414 576 L386 562 Z');
  own(LINING, 'M360 570 L432 552 L438 566 L366 586 Z');
}

function head(own: Fill): void {
  const { hair, shine, skin, shade, lips, phones, cushion } = HERS;
  own(shade, 'M276 176 L342 176 L346 232 L312 268 L270 232 Z');
  own(skin, 'M276 190 L268 232 L300 260 C292 236 292 220 300 206 Z');
  own(
    hair,
    'M216 76 C196 120 192 170 196 216 C226 224 262 218 286 204 L330 204 C356 218 392 224 420 214 C426 166 424 116 400 76 Z',
  );
  own(
    skin,
    'M238 84 C234 130 244 170 268 194 C284 210 298 216 310 216 C322 216 338 208 352 194 C376 170 386 130 380 84 Z',
  );
  own(
    shade,
    'M316 84 L380 84 C386 130 376 170 352 194 C338 208 322 216 312 216 C322 200 332 188 330 176 C320 160 318 150 322 132 Z',
  );
  own(shade, 'M300 126 L318 126 L322 156 C316 162 304 162 298 156 Z');
  own(
    lips,
    'M286 182 C294 176 302 172 308 176 C314 172 324 176 332 182 C326 194 318 198 309 198 C300 198 292 194 286 182 Z',
  );
  own(
    INK,
    'M232 106 C250 98 282 98 300 108 C306 104 314 104 320 108 C338 98 370 98 388 106 C388 132 376 152 354 152 C334 152 322 138 316 118 C312 114 308 114 304 118 C298 138 286 152 266 152 C244 152 232 132 232 106 Z',
  );
  own('#ff6a50', 'M242 112 C258 106 282 108 294 114 C290 132 280 144 266 144 C252 144 242 132 242 112 Z');
  own(
    '#5a2a86',
    'M243 126 L256 126 L256 118 L268 118 L268 128 L290 128 C284 138 276 144 266 144 C254 144 246 138 243 126 Z',
  );
  own('#a33a6b', 'M326 114 C340 106 362 106 378 112 C376 132 368 144 354 144 C342 144 332 134 326 114 Z');
  own(
    hair,
    'M200 130 C196 60 240 14 308 14 C380 14 424 60 418 130 C414 120 404 104 388 98 C350 90 270 90 232 98 C216 104 206 116 200 130 Z',
  );
  own(shine, 'M238 62 C252 38 282 28 314 30 C284 40 268 58 262 88 L232 92 C230 82 232 72 238 62 Z');
  own(
    phones,
    'M208 96 C204 36 250 -2 309 -2 C368 -2 414 36 410 96 L394 96 C394 50 358 18 309 18 C260 18 226 50 224 96 Z',
  );
  own(phones, 'M196 92 C214 86 228 92 230 104 L230 152 C228 164 214 168 196 162 C188 142 188 112 196 92 Z');
  own(shade, 'M422 92 C404 86 390 92 388 104 L388 152 C390 164 404 168 422 162 C430 142 430 112 422 92 Z');
  own(cushion, 'M196 92 C190 112 190 142 196 162 C188 160 182 146 182 127 C182 108 188 96 196 92 Z');
}
