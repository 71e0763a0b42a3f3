import { type Point, ringOf } from '../../../drawing/hand.ts';
import { type Can, field, runs, spot, sprayedBird, swing, through } from './can.ts';

const FACE =
  'M470 190 C540 170 610 220 640 320 C645 348 640 366 644 384 C662 424 704 466 728 494 C738 508 726 526 704 530 C692 534 680 538 680 550 C686 562 704 572 706 586 C706 596 692 600 686 604 C700 608 708 622 700 636 C692 646 678 648 676 658 C690 676 696 704 684 726 C668 752 626 754 588 744 C566 780 552 830 556 870 C566 930 640 968 740 1000 C820 1026 880 1060 910 1100 L150 1100 C280 960 320 860 320 760 L330 300 Z';
/** All below the line of the jaw, from the ear to the chin. */
const NECK =
  'M588 744 C524 736 466 704 432 648 C418 620 408 600 398 580 L280 560 L140 1100 L930 1100 C880 1060 820 1026 740 1000 C640 968 566 930 556 870 C552 830 566 780 588 744 Z';
/** The hair at the head: from the forehead past the temple, around the ear and down the nape. */
const HAIRLINE =
  'M572 200 C530 214 506 252 498 300 C490 346 474 376 458 404 C450 432 446 452 438 474 C430 448 416 430 394 430 C360 430 340 456 342 496 C344 544 356 580 372 606 C352 690 318 790 240 920 L-40 900 L-80 500 L160 130 L430 60 Z';
const EAR =
  'M396 438 C436 424 464 452 458 496 C454 528 438 546 432 568 C428 596 404 608 390 592 C376 572 372 542 366 510 C360 472 368 446 396 438 Z';
const UPPER_LIP =
  'M706 586 C704 574 690 566 682 562 C668 566 644 580 626 594 C650 598 670 598 688 602 C696 600 704 596 706 586 Z';
const LOWER_LIP = 'M626 595 C646 602 668 602 688 604 C700 608 708 622 700 636 C676 648 644 632 626 595 Z';

/** Strands from the hairline: color, its light, width and points. They swing back, up, and over to the other side. */
const HAIR: readonly (readonly [string, string, number, string])[] = [
  ['#1b1a5c', '#3a2fa0', 230, '480,240 330,330 180,520 60,800 -120,1060'],
  ['#241a6b', '#4a35b8', 220, '500,220 340,230 140,340 -40,560 -260,700'],
  ['#2a1d7a', '#5b3fd0', 190, '520,205 380,120 180,110 -40,220 -280,240'],
  ['#0a5fc4', '#35b6ff', 120, '420,420 330,560 250,740 210,920 90,1120'],
  ['#0aa7c9', '#7ff3f2', 92, '430,330 300,440 170,640 60,740 -120,820'],
  ['#7a2bd0', '#c08bff', 110, '470,260 310,300 140,430 0,470 -220,450'],
  ['#ff2e7e', '#ff9cc4', 96, '500,225 340,190 170,240 20,330 -210,330'],
  ['#08c9d6', '#b5fff6', 70, '510,215 370,150 210,130 60,60 -160,80'],
  ['#ff7a1a', '#ffc46b', 104, '520,205 420,90 280,20 90,10 -120,-60'],
  ['#ff2e63', '#ff9a8f', 92, '540,205 470,80 420,-20 480,-110 640,-130'],
  ['#ffd21f', '#fff4a8', 74, '550,208 500,100 520,0 650,-56 820,-30'],
  ['#0aa7e0', '#a8f1ff', 58, '566,214 560,120 640,60 790,56 930,10'],
  ['#ff5aa5', '#ffd0e4', 44, '572,226 600,160 690,130 800,150 880,130'],
  ['#ffd21f', '#fff4a8', 40, '450,300 330,370 230,520 110,600 -60,620'],
  ['#ff7a1a', '#ffd08a', 44, '352,540 312,670 274,800 170,910 30,960'],
];

/** Birds that the strands become: place, size, turn, lift and colors. */
const BIRDS: readonly (readonly [Point, number, number, number, string[]])[] = [
  [[930, 16], 90, -0.25, 0.8, ['#ffb21f', '#ffd21f', '#fff4a8']],
  [[1116, 70], 118, -0.08, 0.78, ['#0a9fe0', '#16d4ea', '#e0fdff']],
  [[1296, 4], 96, -0.3, 0.85, ['#ff3f86', '#ff7ab5', '#ffe0ee']],
  [[1424, 92], 66, 0.05, 0.9, ['#ff7a1a', '#ffb21f', '#fff4c0']],
];

/** Fields and strokes that fill the wall around her where it is seen whole. */
export function strokesAround(can: Can): void {
  spot(can, [1000, 420], 620, '#08a7cf', 0.75);
  spot(can, [1260, 900], 520, '#ff2e7e', 0.7);
  spot(can, [640, 1000], 420, '#ff7a1a', 0.75);
  spot(can, [-100, 300], 520, '#5a2fd0', 0.8);
  spot(can, [-60, 900], 420, '#0a5fc4', 0.8);
  swing(can, '560,1060 860,850 1180,800 1540,560', 190, '#ff2e7e', { light: '#ff9cc4', soft: 0.1 });
  swing(can, '640,1120 960,950 1300,930 1640,740', 120, '#ffd21f', { light: '#fff4a8', soft: 0.1 });
  swing(can, '760,760 960,690 1220,600 1500,330', 90, '#08d0d6', { light: '#b5fff6', soft: 0.1 });
  for (const [place, size, turn] of [
    [[1010, 330], 130, -0.2],
    [[1180, 440], 96, -0.1],
  ] as const)
    sprayedBird(can, place, size, turn, 0.9, ['#fff0d8', '#ffffff', '#ffd27a']);
}

/** A woman who sings with closed eyes, in profile; her hair becomes birds. Her face is within 1000 by 1000 units. */
export function woman(can: Can): void {
  const { pen } = can;
  spot(can, [430, 480], 640, '#ff2e7e', 0.34);
  spot(can, [820, 120], 420, '#08c9d6', 0.26);
  for (const [color, light, width, points] of HAIR.slice(0, 3))
    swing(can, points, width, color, { light, ends: [0.8, 0.2] });
  pen.save();
  pen.translate(520, 520);
  pen.rotate(-0.1);
  pen.translate(-520, -520);
  face(can);
  pen.restore();
  for (const [color, light, width, points] of HAIR.slice(3))
    swing(can, points, width, color, { light, shade: '#1b1a5c', ends: [0.14, 0.06] });
  runs(can, '#ff2e7e', 9, [
    [128, 330, 150],
    [232, 250, 90],
  ]);
  runs(can, '#0a5fc4', 10, [[236, 860, 130]]);
  for (const [place, size, turn, lift, colors] of BIRDS) sprayedBird(can, place, size, turn, lift, colors);
}

function face(can: Can): void {
  field(can, FACE, '#ff2e7e', 16, 0.5);
  field(can, FACE, '#ff9a5c');
  through(can, FACE, () => {
    spot(can, [330, 620], 330, '#c4206e', 0.95);
    spot(can, [400, 300], 240, '#d8347a', 0.8);
    field(can, NECK, '#c22f74', 2);
    spot(can, [300, 1000], 340, '#5a1f86', 1);
    // The shadow of the jaw, the muscle from the ear to the collarbone, and light on the throat.
    swing(can, '390,620 450,720 540,776 640,770', 96, '#6a1a6e', { soft: 0.34, ends: [0.8, 0.4] });
    swing(can, '410,700 450,800 510,890 600,980', 40, '#e0557e', { soft: 0.4, ends: [0.3, 0.2] });
    swing(can, '584,800 562,860 600,930 760,1000 920,1080', 50, '#ff9a5a', { soft: 0.34, ends: [0.3, 0.5] });
    swing(can, '430,630 480,694 560,726 640,734', 44, '#ffb47a', { soft: 0.4, ends: [0.3, 0.3], paint: 0.75 });
    // Light from the sky, down the edge of the face.
    swing(can, '560,190 622,270 634,350 650,400 724,500', 74, '#ffe08a', { soft: 0.26, ends: [0.5, 0.5] });
    spot(can, [560, 300], 120, '#ffd28a', 0.9);
    spot(can, [660, 700], 62, '#ffd28a', 0.9);
    spot(can, [566, 556], 110, '#ff4f6d', 0.8);
    spot(can, [604, 500], 56, '#ffcf8a', 0.85);
    // The side of the nose, and the hollow of the eye.
    field(
      can,
      'M622 392 C630 430 648 480 652 510 C640 524 660 540 682 534 C690 522 680 506 672 494 C650 470 636 430 634 396 Z',
      '#e0486a',
      5,
      0.8,
    );
    field(
      can,
      'M530 372 C560 352 610 356 640 378 C630 412 596 428 556 420 C536 412 526 392 530 372 Z',
      '#7a2bd0',
      9,
      0.75,
    );
    field(
      can,
      'M536 388 C560 366 600 366 628 384 C622 404 596 416 560 412 C546 408 538 400 536 388 Z',
      '#08b9d6',
      5,
      0.85,
    );
  });
  // Hard edges, through a stencil.
  field(
    can,
    'M530 396 C556 424 600 426 634 400 L648 408 L632 412 L642 424 L622 418 L626 434 L608 424 L606 440 L592 427 L582 438 L574 424 C556 420 540 412 530 396 Z',
    '#1b1140',
  );
  field(can, 'M512 348 C550 314 600 308 646 334 C604 326 556 334 520 362 Z', '#1b1140', 1.5);
  field(can, 'M676 532 C684 518 700 514 712 522 C704 532 690 536 676 532 Z', '#5a1244');
  field(can, UPPER_LIP, '#b0123f');
  field(can, LOWER_LIP, '#f0245a');
  field(can, 'M668 612 C680 610 692 614 694 622 C686 630 672 628 664 620 Z', '#ffb0b8', 3);
  field(can, 'M612 592 C636 600 664 602 688 603 C664 610 634 606 612 592 Z', '#4a0a30');
  field(can, HAIRLINE, '#2a1d7a', 5);
  ear(can);
}

function ear(can: Can): void {
  field(can, EAR, '#3a1060', 5, 0.6);
  field(can, EAR, '#ff8f5c');
  through(can, EAR, () => {
    spot(can, [370, 540], 90, '#c4306e', 0.8);
    swing(can, '384,452 430,440 448,470 444,510', 16, '#ffc98a', { soft: 0.24, ends: [0.6, 0.4] });
  });
  field(
    can,
    'M402 462 C428 452 440 474 434 500 C430 520 416 530 412 550 C404 556 398 548 400 534 C408 520 416 510 410 494 C404 484 396 486 390 500 C382 480 388 466 402 462 Z',
    '#8a1c58',
    2,
  );
  // A hoop hangs from the lobe.
  const hoop = ringOf(404, 638, 42, 24, () => 1);
  swing(can, [...hoop, ...hoop.slice(0, 2)], 13, '#ffd21f', {
    light: '#fff4a8',
    ends: [1, 1],
    soft: 0.05,
  });
}
