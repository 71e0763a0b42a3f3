import type { Context2D } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Tint } from '../../look.ts';
import { clothesOf } from './clothes.ts';
import { cel } from './ink.ts';
import { boomBox } from './motifs.ts';
import { BLACK } from './piece.ts';
import { struttingLeg } from './strut.ts';

/** Width and height of the picture in its own units. */
export const [BOY_WIDE, BOY_TALL] = [640, 800];

/** The ground below his soles; his hip when he stands, above which his body is drawn; and how far that leans back. */
const GROUND = 794;
const HIP = [292, 388] as const;
const [SIZE, LEAN] = [0.76, -0.13];

/**
 * The boy struts along with a box on his shoulder; his cap hides his eyes.
 * @param phase share of two steps
 */
export function boy(pen: Context2D, tint: Tint, phase: number): void {
  const clothes = clothesOf(tint);
  // He is lowest when a heel lands.
  const down = 12 * Math.cos(4 * Math.PI * phase);
  const hip = (aside: number): Point => [HIP[0] + aside, HIP[1] + down];
  struttingLeg(pen, clothes, hip(26), GROUND, phase + 0.5, true);
  struttingLeg(pen, clothes, hip(-22), GROUND, phase, false);
  pen.save();
  pen.translate(...hip(0));
  pen.rotate(LEAN + 0.03 * Math.sin(4 * Math.PI * phase));
  pen.scale(SIZE, SIZE);
  pen.translate(-286, -462);
  upperBody(pen, tint, clothes, phase);
  pen.restore();
}

function upperBody(pen: Context2D, tint: Tint, clothes: ReturnType<typeof clothesOf>, phase: number): void {
  const { skin, hood, cap, brim, gold, cream } = clothes;
  const beat = Math.abs(Math.cos(2 * Math.PI * phase));
  // The box, then the body.
  pen.save();
  pen.translate(166, 150);
  pen.rotate(-0.16);
  pen.scale(134, 134);
  boomBox(pen, tint, beat);
  pen.restore();
  cel(
    pen,
    'M198 262 C172 330 176 420 190 478 C240 506 332 502 382 466 C392 400 390 330 368 268 C330 236 236 232 198 262 Z',
    hood,
    {
      shade:
        'M344 250 C352 340 340 420 300 510 L400 490 L400 260 Z M190 440 C250 474 320 470 390 430 L390 500 L180 510 Z',
      shine: 'M206 290 C196 330 194 370 198 404 C202 412 210 408 210 398 C208 364 212 326 220 294 Z',
      folds: 'M192 450 C240 478 328 474 384 438 M230 336 C250 352 262 372 266 396 M356 340 C340 356 330 372 328 392',
    },
  );
  // The free arm swings against the near leg.
  pen.save();
  pen.translate(356, 300);
  pen.rotate(0.32 - 0.34 * Math.cos(2 * Math.PI * phase));
  pen.translate(-356, -300);
  cel(
    pen,
    'M344 268 C404 276 448 322 470 372 C482 400 486 418 484 436 L404 452 C400 424 386 402 370 388 C350 366 336 330 332 300 Z',
    hood,
    {
      shade: 'M370 400 C390 380 420 380 490 380 L490 460 L400 460 Z',
      folds: 'M408 344 C420 350 434 350 446 344',
    },
  );
  cel(
    pen,
    'M398 444 C384 470 386 508 410 528 C436 546 470 538 488 518 C500 512 536 508 566 502 C584 498 582 474 564 472 C540 470 514 468 498 464 C500 452 494 440 484 430 Z',
    skin,
    {
      shade: 'M390 500 C430 520 470 500 500 490 C530 486 560 488 590 486 L590 520 L420 550 Z',
      folds: 'M492 466 C478 470 470 478 468 488 M486 514 C470 518 456 514 448 502 M466 534 C454 532 444 526 438 516',
      line: 5,
    },
  );
  cel(pen, 'M398 436 C420 446 456 440 486 420 L490 444 C462 464 424 468 400 460 Z', brim, { line: 5 });
  pen.restore();
  // Hood at the neck, and the chain.
  cel(
    pen,
    'M220 258 C226 226 256 216 300 218 C344 220 372 236 376 264 C350 296 262 298 220 258 Z',
    [hood[1], hood[2], hood[2]],
    { line: 5 },
  );
  pen.lineCap = 'round';
  for (const [color, wide] of [
    [BLACK, 20],
    [gold[1], 11],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(250, 268);
    pen.bezierCurveTo(256, 330, 284, 350, 300, 352);
    pen.bezierCurveTo(330, 350, 352, 320, 352, 272);
    pen.stroke();
  }
  cel(
    pen,
    'M300 340 C328 340 336 362 336 376 C334 396 318 404 300 404 C280 404 266 394 266 374 C268 354 280 340 300 340 Z',
    gold,
    {
      shade: 'M310 408 C330 390 330 370 322 340 L345 350 L340 410 Z',
      shine: 'M278 362 C284 352 292 350 298 350 C302 352 300 358 294 358 C288 360 284 366 280 372 Z',
      line: 5,
    },
  );
  head(pen, { skin, cap, brim, cream });
  // The arm that holds the box.
  cel(
    pen,
    'M232 258 C184 290 140 300 120 296 C124 284 128 272 136 260 L58 240 C34 274 6 318 14 352 C26 386 74 398 118 388 C170 376 222 352 256 322 Z',
    hood,
    {
      shade: 'M10 350 C60 370 160 350 270 290 L250 400 L0 400 Z',
      shine: 'M44 286 C34 304 28 320 30 332 C34 340 40 334 40 328 C42 314 48 302 56 290 Z',
      folds: 'M120 296 C108 310 104 324 106 338 M84 356 C96 352 104 346 110 338',
    },
  );
  cel(
    pen,
    'M56 246 C38 224 42 190 66 178 C74 166 92 166 98 176 C108 166 124 168 128 180 C140 174 154 182 154 196 C158 222 150 248 134 264 Z',
    skin,
    {
      shade: 'M50 230 C90 244 130 240 160 214 L150 280 L50 270 Z',
      folds: 'M98 178 C100 190 100 200 98 210 M128 182 C130 194 128 204 126 212 M70 182 C72 192 72 204 70 212',
      line: 5,
    },
  );
  cel(pen, 'M52 236 C78 254 110 262 142 260 L136 284 C104 286 70 278 44 256 Z', brim, { line: 5 });
}

/** His head from its right, with a grin. */
function head(
  pen: Context2D,
  { skin, cap, brim, cream }: Pick<ReturnType<typeof clothesOf>, 'skin' | 'cap' | 'brim' | 'cream'>,
) {
  cel(pen, 'M252 130 C248 190 264 238 314 254 C360 268 406 250 416 206 C420 186 416 160 410 126 Z', skin, {
    shade: 'M250 130 C262 170 276 210 330 236 C360 250 400 240 424 214 L410 270 L260 270 Z',
  });
  // Ear and nose.
  cel(pen, 'M262 152 C240 146 230 168 240 186 C248 202 264 204 274 192 C280 178 276 158 262 152 Z', skin, {
    folds: 'M260 166 C250 168 252 180 260 184',
    line: 4.5,
  });
  cel(pen, 'M392 152 C406 152 426 166 434 182 C438 192 430 200 418 199 C406 201 394 196 390 188 Z', skin, {
    shade: 'M386 186 C404 195 426 194 440 182 L440 210 L390 210 Z',
    shine: 'M412 166 C418 168 424 174 425 179 C422 182 419 179 417 176 C415 173 412 171 410 169 Z',
    line: 4.5,
  });
  cel(
    pen,
    'M330 212 C354 219 382 217 404 209 C406 224 392 236 368 235 C346 233 334 226 330 212 Z',
    [cream[0], cream[0], cream[2]],
    {
      folds: 'M354 217 L355 233 M378 217 L378 234 M322 206 C325 213 330 215 335 211',
      line: 4.5,
    },
  );
  // The cap is pulled down.
  cel(pen, 'M240 146 C224 66 286 22 342 30 C396 38 420 84 418 144 C360 124 300 128 240 146 Z', cap, {
    shade: 'M238 150 C290 120 360 120 420 140 L414 100 C360 90 290 92 236 120 Z',
    shine: 'M266 82 C274 64 290 52 306 48 C314 48 314 56 306 60 C292 66 284 76 278 90 C274 96 264 92 266 82 Z',
    folds: 'M346 32 C372 58 380 92 378 126 M342 32 C310 52 298 92 300 126',
  });
  cel(
    pen,
    'M282 136 C336 110 430 106 502 142 C518 156 502 172 484 168 C420 146 350 148 288 166 C276 160 274 144 282 136 Z',
    brim,
    {
      shade: 'M280 156 C350 136 440 140 510 160 L500 180 L290 180 Z',
      shine:
        'M356 126 C390 120 420 124 440 130 C446 136 438 138 432 136 C410 132 384 132 358 136 C350 136 350 128 356 126 Z',
    },
  );
}
