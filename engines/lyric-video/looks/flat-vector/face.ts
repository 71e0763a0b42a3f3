import type { Context2D } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Tint } from '../../look.ts';
import { fillPath, insidePath } from '../../picture/path-shapes.ts';
import { fillsOf, HERS, INK } from './shapes.ts';

/** Height of the portrait in its own units, and its middle from the left. */
export const [TALL, MIDDLE] = [1120, 520];

const FACE =
  'M318 372 C312 420 318 446 312 474 C304 508 298 528 306 556 C314 590 326 622 340 660 C350 700 372 742 404 762 C440 784 478 780 512 762 C574 730 640 682 676 606 L700 380 L500 320 Z';
const NEAR =
  'M420 462 C424 408 476 384 534 388 C604 392 642 424 638 480 C634 546 592 588 528 586 C460 584 416 530 420 462 Z';
const FAR =
  'M268 466 C268 412 298 390 338 392 C376 394 396 420 394 474 C392 540 370 582 332 580 C292 578 268 530 268 466 Z';

/** The two lenses: their middle and half their size. */
export const LENSES = [
  { x: 529, y: 487, wide: 109, tall: 99, outline: NEAR },
  { x: 331, y: 486, wide: 63, tall: 94, outline: FAR },
] as const;

/** Her face from the front and a little from the side, up to the collar of her coat. The sun is on the left. */
export function portrait(pen: Context2D, tint: Tint, shade: string): void {
  const { coat, fold, hair, shine, skin, lips, phones } = HERS;
  const own = fillsOf(pen, tint);
  // The hair behind her neck, and the neck.
  own(hair, 'M560 560 C600 640 560 760 520 842 L700 900 C800 860 860 800 872 742 L800 480 Z');
  // The coat, its collar turned up.
  own(INK, 'M440 880 L480 840 L730 820 L760 900 L560 1090 Z');
  fillPath(pen, shade, 'M470 780 L462 910 L520 1010 L600 1010 L700 900 L700 640 L500 720 Z');
  own(skin, 'M470 764 L456 910 L500 980 C512 900 520 850 548 792 C520 790 490 780 476 764 Z');
  own(coat, 'M20 1120 C70 1010 200 960 372 912 L520 1040 L760 860 L836 880 C940 920 1010 1000 1030 1120 Z');
  own(fold, 'M640 1120 C700 1060 760 980 800 870 L836 880 C940 920 1010 1000 1030 1120 Z');
  own(fold, 'M150 1120 C160 1060 190 1010 232 958 L286 938 C240 1000 222 1060 226 1120 Z');
  own(fold, 'M356 1000 C400 1040 450 1080 486 1120 L400 1120 C380 1080 366 1040 356 1000 Z');
  own(
    coat,
    'M476 836 C446 856 388 884 344 896 C348 950 372 1000 400 1040 L520 1120 L560 1120 C524 1060 486 960 476 836 Z',
  );
  own(fold, 'M476 836 C486 960 524 1060 564 1120 L520 1120 C476 1040 448 950 440 852 Z');
  own(coat, 'M704 804 C690 900 630 1010 530 1120 L700 1120 C780 1060 850 960 868 866 C830 830 760 806 704 804 Z');
  own(fold, 'M704 804 C690 900 630 1010 530 1120 L560 1120 C660 1030 730 930 752 812 Z');
  // The far side of her bob, and her face in light and shadow.
  own(hair, 'M330 300 C270 350 246 470 262 570 C270 630 292 676 346 700 L360 560 Z');
  fillPath(pen, shade, FACE);
  insidePath(pen, FACE, () => {
    own(
      skin,
      'M280 430 C340 436 400 432 470 436 C560 440 600 470 604 540 C600 586 556 600 540 628 C532 650 560 664 556 690 C548 720 500 760 470 800 L280 800 Z',
    );
    fillPath(pen, shade, 'M404 762 C424 742 470 742 500 756 L512 790 L400 790 Z');
  });
  // Nose and lips.
  fillPath(
    pen,
    shade,
    'M424 470 C412 520 384 560 376 584 C374 600 388 606 402 604 C424 614 446 612 456 596 C462 580 452 560 444 548 C436 520 440 500 444 470 Z',
  );
  own(
    lips,
    'M350 664 C366 652 382 640 396 642 C404 643 408 648 414 647 C432 642 462 654 478 660 C462 692 440 712 412 714 C384 714 364 692 350 664 Z',
  );
  fillPath(
    pen,
    tint('#8f1040'),
    'M350 664 C376 664 392 660 406 662 C426 664 450 660 478 660 C450 672 430 676 408 676 C384 676 366 672 350 664 Z',
  );
  // Bob and fringe are one shape.
  own(
    hair,
    'M304 420 C286 300 330 190 450 140 C590 84 760 130 830 270 C880 370 876 500 880 610 C884 690 876 760 836 838 C770 800 660 780 566 748 C620 700 660 620 662 540 C664 480 656 440 640 404 C560 388 400 392 304 420 Z',
  );
  own(
    shine,
    'M420 196 C520 130 660 140 730 210 C650 190 540 200 470 262 C440 290 420 330 412 372 L372 380 C372 310 384 240 420 196 Z',
  );
  own(shine, 'M842 440 C856 540 850 680 822 790 C800 780 790 776 776 772 C826 680 836 560 842 440 Z');
  // Sunglasses, still without what they reflect.
  own(
    INK,
    'M252 462 C252 398 292 376 338 378 C372 380 398 392 408 420 C420 400 470 372 534 374 C600 376 646 396 652 440 L720 430 L720 468 L652 484 C648 556 600 602 528 600 C462 598 412 556 406 476 C404 548 376 596 332 594 C284 592 252 536 252 462 Z',
  );
  headphones(pen, tint(phones), tint(INK));
}

/** What a lens shows, in the portrait's units: the sun behind the city, whose houses rise with the music. */
export function reflection(pen: Context2D, tint: Tint, number: number, share: number): void {
  const { x, y, wide, tall, outline } = LENSES[number] as (typeof LENSES)[number];
  insidePath(pen, outline, () => {
    pen.fillStyle = tint('#ff6a50');
    pen.fillRect(x - wide, y - tall, 2 * wide, 2 * tall);
    pen.fillStyle = tint('#ffd98a');
    disc(pen, x + 0.06 * wide, y + 0.16 * tall, 0.52 * tall);
    pen.fill();
    pen.fillStyle = tint('#5a2a86');
    HOUSES.forEach((tallest, house) => {
      const high = tall * (0.3 + tallest * (0.3 + 0.75 * share * (0.6 + 0.4 * Math.sin(house * 2.1 + 9 * share))));
      const across = (2 * wide) / HOUSES.length;
      pen.fillRect(x - wide + house * across, y + tall - high, across + 1, high);
    });
    pen.fillStyle = tint(INK);
    pen.fillRect(x - wide, y + 0.62 * tall, 2 * wide, tall);
  });
}

/** Heights of the houses in a lens, in shares of the tallest. */
const HOUSES = [0.5, 0.9, 0.35, 0.7, 1, 0.45, 0.8, 0.3] as const;

/** Where the red middle of her headphones is, which beats with the bass, and half its greatest size. */
export const CUSHION = { x: 778, y: 500, wide: 66 } as const;

function headphones(pen: Context2D, shell: string, ink: string): void {
  fillPath(
    pen,
    shell,
    'M716 420 C728 290 668 160 540 120 C510 118 482 128 446 146 C486 102 548 84 604 92 C716 118 786 260 776 420 Z',
  );
  fillPath(pen, ink, 'M660 430 C664 372 700 348 742 352 L742 648 C694 648 662 616 658 560 Z');
  fillPath(
    pen,
    shell,
    'M700 500 C700 410 730 356 776 356 C824 356 852 420 852 500 C852 580 824 644 776 644 C730 644 700 590 700 500 Z',
  );
}
