import type { Context2D } from '../../drawing/canvas.ts';
import { disc } from '../../drawing/hand.ts';
import type { Tint } from '../look.ts';
import { clothesOf } from './graffiti-two-clothes.ts';
import { cel } from './graffiti-two-ink.ts';
import { BLACK } from './graffiti-two-piece.ts';

/** Width and height of the picture in its own units; the body goes on below and to the right. */
export const [RAPPER_WIDE, RAPPER_TALL] = [760, 740];

/** The boy from below, as if through a fish-eye: his fist with the microphone comes close. @param share how far the mouth is open */
export function rapper(pen: Context2D, tint: Tint, share: number): void {
  const clothes = clothesOf(tint);
  const { hood, gold } = clothes;
  // The hood behind the head, and the body, which narrows away from the viewer.
  cel(
    pen,
    'M322 380 C330 330 400 300 480 300 C560 296 620 320 640 372 C640 430 560 460 470 460 C390 460 330 430 322 380 Z',
    [hood[1], hood[2], hood[2]],
    { line: 8 },
  );
  cel(pen, 'M290 780 C284 640 300 500 356 400 C410 452 540 460 612 372 C680 400 748 480 790 600 L800 780 Z', hood, {
    shade:
      'M600 372 C640 480 640 640 600 800 L820 800 L800 560 Z M290 600 C350 640 420 640 470 560 L480 800 L280 800 Z',
    shine:
      'M372 440 C352 486 342 530 338 580 C342 592 354 590 356 576 C360 534 370 494 388 456 C388 444 378 436 372 440 Z',
    folds: 'M640 470 C660 540 668 620 660 740 M404 452 C400 500 408 540 420 570 M560 442 C566 500 560 540 552 572',
    line: 9,
  });
  for (const [color, wide] of [
    [BLACK, 32],
    [gold[1], 19],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(392, 424);
    pen.bezierCurveTo(404, 540, 450, 600, 486, 606);
    pen.bezierCurveTo(540, 600, 582, 510, 586, 414);
    pen.stroke();
  }
  cel(pen, 'M486 580 L516 620 L566 622 L532 660 L546 712 L490 688 L440 714 L448 660 L412 628 L460 620 Z', gold, {
    shade: 'M486 600 L500 640 L570 620 L536 664 L556 716 L490 690 L480 660 Z',
    shine: 'M484 600 L492 612 L474 636 L446 638 L466 628 Z',
  });
  head(pen, clothes, share);
  // The arm comes toward the viewer and grows.
  cel(
    pen,
    'M420 430 C370 410 320 392 268 366 C230 430 226 560 276 640 C340 650 430 630 500 580 C520 520 490 450 420 430 Z',
    hood,
    {
      shade: 'M250 560 C340 590 440 560 520 500 L520 660 L250 670 Z',
      shine:
        'M320 404 C350 420 376 430 404 440 C414 448 404 460 392 454 C364 446 336 434 312 420 C306 408 312 402 320 404 Z',
      folds: 'M420 470 C400 486 390 510 390 534 M370 450 C352 470 344 494 344 520 M440 590 C420 584 404 574 394 562',
      line: 9,
    },
  );
  cel(
    pen,
    'M276 354 C330 372 346 460 340 530 C334 600 310 652 270 652 C224 640 206 560 212 490 C218 412 240 350 276 354 Z',
    clothes.brim,
    {
      shade: 'M210 540 C250 580 300 580 345 520 L340 670 L210 670 Z',
      line: 8,
    },
  );
  fist(pen, clothes);
}

function head(pen: Context2D, { skin, cap, brim, cream, gold }: ReturnType<typeof clothesOf>, share: number): void {
  const low = 346 + 34 * share;
  const chin = 396 + 26 * share;
  cel(pen, 'M552 176 C582 168 604 192 600 228 C596 262 572 282 546 272 Z', skin, {
    folds: 'M566 198 C584 198 586 222 570 234',
    line: 7,
  });
  cel(
    pen,
    'M562 268 C574 268 584 280 584 292 C584 306 572 314 562 314 C550 314 542 304 542 292 C542 280 550 270 562 268 Z M562 280 C556 280 553 286 553 292 C553 298 557 303 562 303 C568 303 573 298 573 292 C573 286 568 280 562 280 Z',
    gold,
    { line: 4 },
  );
  cel(
    pen,
    `M320 176 C306 214 300 262 308 306 C312 350 336 ${chin - 8} 400 ${chin} C470 ${chin + 4} 528 366 548 300 C560 250 558 210 560 166 Z`,
    skin,
    {
      shade: `M500 150 C520 240 500 320 420 ${chin - 30} C380 ${chin - 18} 340 ${chin - 30} 318 340 C330 420 400 ${chin + 30} 480 ${chin + 20} C560 380 600 260 590 150 Z M310 176 C400 150 480 170 570 220 L570 140 L310 140 Z`,
      line: 8,
    },
  );
  // A short beard along the jaw and the cut of the hair.
  cel(pen, 'M534 160 C528 200 530 230 518 262 L548 284 C566 240 566 200 564 160 Z', ['#3a2440', '#241530', '#1a0f24'], {
    line: 4,
  });
  // The open mouth.
  const lips = `M330 318 C352 300 384 306 404 312 C440 306 470 302 492 296 C490 ${low - 14} 470 ${low + 20} 424 ${low + 26} C380 ${low + 30} 340 ${low + 8} 330 318 Z`;
  cel(pen, lips, ['#5a0f26', '#3a0818', '#3a0818'], { line: 7 });
  cel(
    pen,
    `M350 ${low + 2} C376 ${low - 20} 440 ${low - 24} 466 ${low - 8} C456 ${low + 14} 440 ${low + 20} 422 ${low + 22} C390 ${low + 24} 364 ${low + 16} 350 ${low + 2} Z`,
    ['#ff8a9a', '#ef4a6a', '#b82a50'],
    { line: 3.5 },
  );
  cel(
    pen,
    'M340 318 C362 308 386 312 404 317 C436 312 464 307 486 302 C484 316 480 326 474 330 C440 340 384 344 350 334 C344 330 340 324 340 318 Z',
    [cream[0], cream[0], cream[2]],
    {
      folds: 'M370 314 L372 336 M404 317 L404 340 M438 312 L436 336 M464 308 L460 330',
      line: 3.5,
    },
  );
  pen.lineWidth = 7;
  pen.strokeStyle = BLACK;
  pen.lineCap = 'round';
  for (const [x, y, cx, cy, ex, ey] of [
    [504, 278, 516, 294, 508, 312],
    [316, 300, 308, 314, 314, 328],
    [398, low + 46, 416, low + 52, 436, low + 44],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(cx, cy, ex, ey);
    pen.stroke();
  }
  // Eyes that look along the arm, under heavy lids.
  for (const [x, y, wide, tall, turn] of [
    [352, 216, 40, 44, -0.12],
    [446, 214, 50, 48, 0.1],
  ] as const) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    cel(
      pen,
      `M${-wide} 4 C${-wide} ${-tall * 1.2} ${wide} ${-tall * 1.2} ${wide} 2 C${wide} ${tall * 0.95} ${-wide} ${tall * 0.95} ${-wide} 4 Z`,
      ['#ffffff', '#fff6e6', '#d9c8e8'],
      {
        shade: `M${-wide} ${-tall} H${wide} V${-tall * 0.18} C${wide * 0.4} ${-tall * 0.5} ${-wide * 0.4} ${-tall * 0.5} ${-wide} ${-tall * 0.1} Z`,
        line: 5,
      },
    );
    pen.fillStyle = BLACK;
    disc(pen, -wide * 0.28, 8, wide * 0.4);
    pen.fill();
    pen.fillStyle = '#ffffff';
    disc(pen, -wide * 0.4, 0, wide * 0.13);
    pen.fill();
    cel(
      pen,
      `M${-wide - 3} 2 C${-wide} ${-tall * 1.25} ${wide} ${-tall * 1.25} ${wide + 3} 0 C${wide * 0.5} ${-tall * 0.36} ${-wide * 0.5} ${-tall * 0.36} ${-wide - 3} 2 Z`,
      [skin[0], skin[1], skin[2]],
      { line: 5 },
    );
    pen.restore();
  }
  // Nose.
  cel(
    pen,
    'M394 208 C382 228 364 246 356 264 C350 280 360 288 374 284 C384 291 398 290 406 282 C418 280 418 268 412 258 C408 244 408 226 410 210 Z',
    skin,
    {
      shade: 'M404 210 C398 240 404 258 396 270 C384 282 366 282 354 276 L356 300 L430 296 L426 212 Z',
      shine: 'M372 254 C377 249 384 251 384 257 C383 262 376 261 373 266 C367 267 366 259 372 254 Z',
      line: 3,
    },
  );
  pen.fillStyle = BLACK;
  for (const x of [372, 396]) {
    pen.beginPath();
    pen.ellipse(x, 280, 6, 3.5, x < 380 ? -0.3 : 0.2, 0, 2 * Math.PI);
    pen.fill();
  }
  // The cap from below: its crown and the underside of its brim.
  cel(
    pen,
    'M314 150 C306 60 372 -6 462 6 C548 20 580 96 566 186 C540 160 470 120 400 120 C360 120 330 132 314 150 Z',
    cap,
    {
      shade:
        'M500 0 C540 70 530 130 500 160 L580 200 L600 60 Z M310 160 C360 110 470 100 570 190 L570 150 C480 80 380 80 310 120 Z',
      shine: 'M352 76 C364 52 386 36 408 30 C420 30 420 42 410 46 C390 54 376 68 366 88 C358 96 346 90 352 76 Z',
      folds: 'M448 6 C430 40 420 80 420 120 M468 8 C506 44 520 92 524 140',
      line: 8,
    },
  );
  cel(
    pen,
    'M568 184 C520 140 440 108 374 110 C320 112 262 128 226 170 C216 186 222 200 240 196 C300 160 400 158 470 176 C510 186 546 196 568 184 Z',
    brim,
    {
      shade: 'M226 190 C300 140 420 140 570 186 L560 210 L230 210 Z',
      shine:
        'M290 138 C320 126 350 122 378 122 C388 126 384 134 374 134 C346 134 320 138 298 148 C284 152 280 144 290 138 Z',
      line: 8,
    },
  );
}

/** A huge hand around the microphone. */
function fist(pen: Context2D, { skin, cream }: ReturnType<typeof clothesOf>): void {
  const steel = ['#d9f6ff', '#7fb4d8', '#40648f'] as const;
  cel(
    pen,
    'M270 392 C300 430 306 560 280 622 C240 650 160 650 130 610 C90 560 96 440 130 400 C170 370 240 366 270 392 Z',
    skin,
    {
      shade: 'M120 560 C180 600 250 590 310 540 L300 660 L120 660 Z',
      line: 9,
    },
  );
  cel(pen, 'M120 590 L210 606 L196 720 C170 740 130 730 116 706 Z', ['#4a3f6a', '#2b2540', '#17122a'], {
    shade: 'M170 590 L220 600 L200 740 L150 740 Z',
    line: 8,
  });
  cel(pen, 'M84 356 L206 330 L220 420 L108 440 Z', ['#4a3f6a', '#2b2540', '#17122a'], {
    shade: 'M150 340 L220 330 L230 430 L160 440 Z',
    line: 8,
  });
  // The ball of the microphone.
  cel(
    pen,
    'M128 126 C196 118 250 166 254 236 C256 306 206 356 140 360 C72 362 22 314 20 246 C18 182 62 132 128 126 Z',
    steel,
    {
      shade: 'M226 140 C250 250 190 320 60 310 L80 400 L260 380 L290 180 Z',
      shine: 'M62 208 C70 180 92 162 114 158 C128 160 126 174 112 178 C96 184 86 198 80 216 C72 226 58 222 62 208 Z',
      folds:
        'M96 134 C76 200 84 290 116 356 M160 128 C170 200 170 290 156 356 M212 160 C224 214 222 276 204 326 M36 196 C100 216 180 210 244 184 M22 252 C96 274 190 266 252 238 M44 306 C100 322 180 316 232 298',
      line: 8,
    },
  );
  cel(
    pen,
    'M46 322 C100 350 190 344 240 300 C254 308 256 330 244 342 C190 384 96 388 44 356 C32 346 34 328 46 322 Z',
    [cream[0], '#ffd24a', '#d9820f'],
    { line: 7 },
  );
  // Fingers from the first to the last.
  for (const [path, shade] of [
    [
      'M284 398 C240 384 150 382 92 398 C58 412 58 456 88 466 C150 476 230 470 288 468 Z',
      'M60 446 C130 462 220 458 300 450 L300 490 L60 490 Z',
    ],
    [
      'M290 460 C240 452 146 452 84 462 C48 476 50 522 82 530 C146 538 230 534 292 528 Z',
      'M50 508 C130 524 220 520 300 510 L300 550 L50 550 Z',
    ],
    [
      'M290 522 C240 516 150 518 92 526 C58 538 60 578 90 586 C150 594 226 592 286 586 Z',
      'M60 568 C130 580 220 576 300 566 L300 600 L60 600 Z',
    ],
    [
      'M282 580 C240 576 164 578 116 584 C86 594 88 630 114 636 C164 644 226 640 272 632 Z',
      'M86 620 C140 630 220 626 290 614 L290 650 L86 650 Z',
    ],
  ] as const)
    cel(pen, path, skin, {
      shade,
      shine: path.startsWith('M284')
        ? 'M92 412 C110 402 136 402 150 404 C158 410 152 416 142 414 C126 412 112 414 100 420 C90 424 84 418 92 412 Z'
        : '',
      line: 7,
    });
  cel(
    pen,
    'M306 476 C316 420 290 372 246 356 C210 344 168 350 148 370 C132 392 150 412 174 408 C200 404 218 412 228 432 C236 456 270 490 306 476 Z',
    skin,
    {
      shade: 'M150 400 C190 388 230 400 244 440 C262 470 290 470 316 450 L310 500 L220 500 Z',
      shine:
        'M206 362 C226 362 246 370 258 384 C260 392 250 394 246 388 C236 378 222 374 208 374 C200 372 200 364 206 362 Z',
      folds: 'M156 372 C164 366 178 366 184 374 C184 384 176 392 164 394',
      line: 8,
    },
  );
}
