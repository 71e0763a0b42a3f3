import { Path2D } from '@napi-rs/canvas';
import type { Context2D } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Tint } from '../../look.ts';
import { clothesOf, twoTones } from './clothes.ts';
import { cel, type Fade } from './ink.ts';
import { BLACK } from './piece.ts';

/** Width and height of the picture in its own units. */
export const [PAINTER_WIDE, PAINTER_TALL] = [500, 900];
/** Where paint leaves the can. */
export const NOZZLE = { x: 46, y: 0 };

/** A writer from behind, in two flat tones: hood up, straps of a respirator over it, a can in each hand. */
export function painter(pen: Context2D, tint: Tint): void {
  const two = (light: string, dark: string) => twoTones(tint, light, dark);
  const { hood, glove } = clothesOf(tint);
  const jeans = two('#3a3a66', '#17162e');
  const shoe = two('#fffdf2', '#ff5aa2');
  const paint = two('#ff5aa8', '#b0105f');
  legs(pen, jeans, shoe);
  // The hand that rests holds the next color.
  sprayCan(pen, { x: 416, y: 572, turn: 0.16, size: 1.25 }, two('#ffd23d', '#d9820f'));
  cel(pen, 'M394 470 L442 476 C450 500 446 528 430 540 C408 542 388 524 388 502 Z', glove, {
    shade: 'M424 466 L460 470 L450 550 L414 548 Z',
    folds: 'M392 506 C404 512 416 512 426 508 M396 524 C406 530 416 530 424 526',
    line: 4,
  });
  cel(
    pen,
    'M372 242 C416 256 440 306 452 364 C460 402 456 444 448 490 L388 482 C390 448 390 416 384 392 C370 356 356 300 352 262 Z',
    hood,
    {
      shade: 'M410 250 C424 320 426 400 416 500 L470 500 L470 250 Z',
      folds: 'M386 392 C402 396 414 394 424 386 M390 462 C408 470 428 472 450 468 M396 414 C408 418 420 416 430 410',
      line: 4,
    },
  );
  torso(pen, hood);
  arm(pen, hood);
  sprayCan(pen, { x: 66, y: 88, turn: -0.1, size: 1.25 }, paint);
  cel(pen, 'M42 146 C30 128 32 106 44 98 C40 84 58 78 70 84 C86 78 100 86 102 102 C108 122 102 142 88 152 Z', glove, {
    shade: 'M84 60 C92 90 86 126 60 158 L110 158 L110 60 Z',
    folds: 'M46 100 C52 96 60 96 68 98 M40 116 C48 112 58 112 68 114 M42 132 C50 128 58 128 66 130',
    line: 4,
  });
  head(pen, hood);
}

/** A can around a point between its ends, in the painter's units. */
function sprayCan(
  pen: Context2D,
  { x, y, turn, size }: { x: number; y: number; turn: number; size: number },
  paint: Fade,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(size, size);
  cel(pen, 'M-8 -54 L-8 -68 C-8 -74 8 -74 8 -68 L8 -54 Z', ['#fffdf2', '#fffdf2', '#b9b4d0'], { line: 3 });
  cel(pen, 'M-21 -38 C-21 -52 -12 -56 0 -56 C12 -56 21 -52 21 -38 Z', ['#e6e8f2', '#e6e8f2', '#8a8fae'], {
    shade: 'M6 -60 L24 -60 L24 -30 L8 -30 Z',
    line: 3,
  });
  cel(pen, 'M-22 -38 L22 -38 L22 52 C12 58 -12 58 -22 52 Z', paint, {
    shade: 'M8 -40 L26 -40 L26 60 L8 60 Z',
    shine: 'M-15 -30 L-10 -30 L-10 44 L-15 42 Z',
    line: 4,
  });
  pen.restore();
}

function legs(pen: Context2D, jeans: Fade, shoe: Fade): void {
  cel(pen, 'M168 806 C150 826 132 848 132 868 C166 884 240 884 270 874 L268 812 Z', shoe, {
    shade: 'M120 860 C170 872 230 872 280 862 L280 890 L120 890 Z',
    folds: 'M212 818 L212 864',
    line: 4,
  });
  cel(pen, 'M340 810 C334 836 334 858 338 874 C372 886 436 886 472 870 C470 850 454 828 440 806 Z', shoe, {
    shade: 'M330 862 C380 874 430 872 480 858 L480 890 L330 890 Z',
    folds: 'M390 818 L390 866',
    line: 4,
  });
  cel(
    pen,
    'M204 500 C196 590 180 690 158 800 C160 826 168 834 178 836 C210 842 244 842 270 834 C278 828 280 816 276 802 C288 712 302 640 320 560 L322 510 Z',
    jeans,
    {
      shade: 'M250 500 C262 620 230 740 226 850 L290 850 L330 500 Z',
      folds: 'M164 792 C200 806 240 808 276 800 M170 762 C196 774 226 778 252 774 M300 560 C286 572 270 578 254 580',
      line: 4,
    },
  );
  cel(
    pen,
    'M290 520 C306 610 318 700 330 800 C326 816 328 830 336 836 C368 844 410 842 444 830 C452 820 454 812 448 800 C440 690 426 590 402 500 Z',
    jeans,
    {
      shade: 'M374 500 C400 610 396 730 392 850 L470 850 L470 500 Z M286 520 C300 560 304 600 306 640 L290 620 Z',
      folds: 'M332 798 C370 810 410 808 448 796 M338 766 C366 778 396 778 418 772 M316 566 C330 580 346 586 362 586',
      line: 4,
    },
  );
  // Pockets.
  cel(pen, 'M226 548 L276 552 L272 604 L248 618 L222 600 Z M338 552 L388 546 L396 598 L372 616 L346 604 Z', jeans, {
    shade: 'M252 540 L290 540 L280 630 L250 620 Z M368 540 L400 540 L404 620 L372 620 Z',
    line: 2.5,
  });
}

function torso(pen: Context2D, hood: Fade): void {
  cel(
    pen,
    'M262 222 C226 230 204 246 198 276 C206 350 206 440 198 518 C254 546 350 546 406 516 C402 430 408 350 402 280 C394 246 366 230 334 222 Z',
    hood,
    {
      shade:
        'M318 210 C352 300 344 420 300 560 L420 560 L420 220 Z M190 490 C250 520 300 524 340 512 L330 560 L190 560 Z',
      folds:
        'M200 492 C256 520 348 520 406 490 M212 380 C236 390 256 408 266 432 M396 400 C376 410 360 428 352 450 M220 440 C238 446 252 456 262 470',
      line: 4,
    },
  );
}

/** The sleeve of the arm that paints. */
function arm(pen: Context2D, hood: Fade): void {
  cel(
    pen,
    'M250 234 C206 222 170 204 144 178 C128 160 112 142 100 122 L36 150 C44 184 64 216 94 244 C130 286 172 326 216 350 C238 320 252 276 250 234 Z',
    hood,
    {
      shade: 'M40 164 C90 216 150 252 240 262 L240 370 L120 330 L30 190 Z',
      folds: 'M48 174 C68 168 92 156 110 140 M98 248 C112 232 130 222 150 218 M122 272 C136 262 148 256 162 254',
      line: 4,
    },
  );
}

function head(pen: Context2D, hood: Fade): void {
  // A filter of the respirator beside the cheek.
  pen.fillStyle = BLACK;
  disc(pen, 226, 196, 27);
  pen.fill();
  pen.fillStyle = '#ff8a1a';
  disc(pen, 225, 195, 20);
  pen.fill();
  pen.fillStyle = BLACK;
  disc(pen, 223, 195, 9);
  pen.fill();
  cel(
    pen,
    'M284 60 C340 50 374 98 376 150 C378 186 388 214 410 242 C376 284 236 286 192 248 C214 220 220 188 222 156 C224 108 240 70 284 60 Z',
    hood,
    {
      shade:
        'M312 50 C346 100 350 190 318 290 L420 290 L420 50 Z M190 236 C240 262 330 258 380 214 L420 250 L380 300 L200 290 Z',
      folds: 'M232 206 C240 232 262 250 286 254 M368 204 C360 230 342 248 318 256 M286 62 C276 76 272 90 272 104',
      line: 4,
    },
  );
  const straps = new Path2D('M225 140 Q300 128 377 146 M226 190 Q300 206 380 192');
  pen.lineCap = 'butt';
  for (const [color, wide] of [
    [BLACK, 15],
    ['#ffe9d0', 7],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pen.stroke(straps);
  }
}
